refused-2 = First lay a card.
refused-3 = Card { $card } is not in your hand.
refused-4 = You are not asked anything now.
refused-5 = First say whether you draw a card.
refused-6 = The game is over.
