## Parts of Dungeons, as people choose what to print

part-heroes = Heroes
part-equipment = Equipment
part-abilities = Abilities
part-items = Items
part-enemies = Enemies
part-markers = Markers
part-help-cards = Help cards
part-tiles = Tiles
part-standees = Standees
part-dice = Enemy dice to fold
part-stickers = Enemy dice stickers
part-adventures = Adventures
