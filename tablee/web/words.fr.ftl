# Ce que disent les pages, en français. Ce qui est d’un jeu se dit dans les mots de ce jeu, ce que
# le serveur dit de lui-même dans tablee/server. Les espaces devant : ; ! ? et dans « » sont
# insécables.

## Sur chaque page

house-name = Tablée
house-line = Des jeux de société modernes, à jouer entre amis ou contre des robots.
house-ways = Aller ailleurs
skip-to-main = Aller au contenu
about-link = À propos
language-fr = Français
language-en = English
colophon = Chaque jeu a ses auteurs, que nous saluons ; les dessins sont de la maison.
colophon-more = Qui a fait quoi
