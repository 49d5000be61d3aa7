## Words on printed faces of Platformer

face-loot = Loot
face-per-level = per level
face-boss-tokens = Tokens
face-activation = How it chooses its attacks:
face-score-title = Solo score
face-score-hero = Hero
face-score-boss = Boss
face-score-events = Events left in the deck
face-score-enemies = Enemies defeated
face-score-wounds = Wounds beyond the boss’s Health
face-score-gems = Gems you still hold
face-score-gold = Gold and the prices of your cards
face-score-total = Total
face-score-note = The boss must fall within 12 turns. Round down when you divide the Gold. Your items and potions count with their printed price, artifacts do not count.

## Parts of Platformer, as people choose what to print

part-heroes = Heroes
part-enemies = Enemies
part-items = Items
part-potions = Potions
part-artifacts = Artifacts
part-events = Events
part-boss-attacks = Boss attacks
part-help-cards = Help cards
part-bosses = Bosses
part-tiles = Tiles
part-tokens = Tokens
part-standees = Standees
part-dice = Dice to fold
part-stickers = Dice stickers
part-sheets = Score sheet
