## Words on printed faces of The Princess

face-hero = Hero
face-ghost = Ghost
face-ghost-turn = On your turn, one of these
face-ghost-deeds =
    Wander: with fewer than 9 cards in hand, draw 3 cards.

    Enchant: apply a spell from your hand to a hero.

    Resurrect: discard one or more cards and gain 1 Life for each, up to your maximum. With 9 or more cards in hand you must.
face-talent-rests = Your talent rests while you are a ghost.
face-kidnapper = The Princess is Kidnapped until your Secret is turned up. If the adventure deck is empty before that, you win.
face-no-effect = This Secret has no effect.
face-princess = When the adventure deck is empty, whoever holds her wins.
face-beats = beats

## Parts of The Princess, as people choose what to print

part-characters = Characters
part-secrets = Secrets
part-adventure-cards = Adventure cards
part-princess = The Princess
part-reference-cards = Reference cards
part-counters = Counters
part-turn-marker = Turn marker
part-board = Central board
