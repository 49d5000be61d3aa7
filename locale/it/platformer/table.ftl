## Ciò che accompagna i disegni del tavolo di Platformer

platformer-draw-tower = La torre
platformer-draw-dice = Dadi
platformer-draw-used = { $die } (usato)
platformer-draw-heroes = Eroi
platformer-draw-foes = Boss e nemici
platformer-draw-shop = Negozio
platformer-draw-hearts = { $hearts } Cuori su { $health }
platformer-draw-gold = Monete
platformer-draw-gems = Gemme
platformer-draw-saved = Dado Speciale: { $symbol_word }
platformer-draw-damage = Danno
platformer-draw-health = Vita
platformer-draw-price = Prezzo
platformer-draw-tired = abilità esaurita
