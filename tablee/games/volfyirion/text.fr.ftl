# La table de Volfyirion dans un terminal, en français : voir text.py.

player =
    { $name }{ $you ->
        [yes] { " " }(vous)
       *[no] { "" }
    }{ $turn ->
        [yes] , à jouer
       *[no] { "" }
    } : { $cities } ; { $deck } dans le Deck de Maison, { $hand } en main, { $discard } dans la Défausse.
city =
    { $city }, Défense { $defence }{ $holds ->
        [yes] { "" } : { $cards }
       *[no] { "" }
    }.
ruins = { $city } : Cité détruite.
burns = Volfyirion est ici, et brûlera tout à la fin du tour de son propriétaire !
in-play = En jeu : { $cards }.
points = Points : { $gain }.
perk = Carte Bonus : { $perk }.
ploy = Carte Ruse : { $ploy }.
perk-1 = Qoam Armory
perk-2 = Anomaly Collider
perk-3 = Qoam Oracle
perk-4 = Heroes Party
ploy-1 = Mirage City
ploy-2 = Double Shift
ploy-3 = Qoam Instability
ploy-4 = Afterthought
ploy-5 = Crystallization
ploy-6 = Second Chance
ploy-hidden = cachée
dragon-gone = Volfyirion n’est plus.
dragon-awake = Volfyirion a quitté son Antre, et attaque à la fin de ce tour !
dragon-on-city = Volfyirion est sur { $city }.
dragon-on-yours = Volfyirion est sur { $city }, qui est à vous : chassez-le, ou perdez la Cité !
dragon-rests = Volfyirion est sur son Antre.
row = La Rangée d’Atouts :
top = Sur le Deck d’Atouts : { $card }.
lair = Les Merveilles de l’Antre :
for-sale = { $card }, pour { $cost } : { $says }.
between = { "" } ;{ " " }
rage = La Pile de Rage a { $count } cartes ; { $aside } sont de côté.
grid = La Grille de Rage :
cell =
    { $cell } : { $card }, coûte { $cost }{ $sealed ->
        [yes] , scellée
       *[no] { "" }
    }.
hand = Votre main : { $cards }.
their-hand = En main chez { $name } : { $cards }.
sealed =
    { $count ->
        [one] { $count } scellée
       *[other] { $count } scellées
    }
