## What stands beside the pictures of Platformer's table

platformer-draw-tower = The tower
platformer-draw-dice = Dice
platformer-draw-used = { $die } (used)
platformer-draw-heroes = Heroes
platformer-draw-foes = Boss and enemies
platformer-draw-shop = Shop
platformer-draw-hearts = { $hearts } of { $health } Hearts
platformer-draw-gold = Gold
platformer-draw-gems = Gems
platformer-draw-saved = Special die: { $symbol_word }
platformer-draw-damage = Damage
platformer-draw-health = Health
platformer-draw-price = Price
platformer-draw-tired = ability exhausted
