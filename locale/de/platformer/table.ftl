## Was neben den Bildern von Platformers Tisch steht

platformer-draw-tower = Der Turm
platformer-draw-dice = Würfel
platformer-draw-used = { $die } (genutzt)
platformer-draw-heroes = Helden
platformer-draw-foes = Boss und Monster
platformer-draw-shop = Auslage
platformer-draw-hearts = { $hearts } von { $health } Herzen
platformer-draw-gold = Münzen
platformer-draw-gems = Kristalle
platformer-draw-saved = Spezialwürfel: { $symbol_word }
platformer-draw-damage = Schaden
platformer-draw-health = Ausdauer
platformer-draw-price = Preis
platformer-draw-tired = Fähigkeit erschöpft
