# What is said at a table of Sealed cards: no more than the tests ask for.

card = card { $digit1 }

refused-2 = First lay a card.
refused-3 = The { $card } is not in your hand.
refused-4 = You are not asked anything now.
refused-5 = First say whether you draw a card.
refused-6 = The game is over.
