## Lo que acompaña a los dibujos de la mesa de Platformer

platformer-draw-tower = La torre
platformer-draw-dice = Dados
platformer-draw-used = { $die } (usado)
platformer-draw-heroes = Héroes
platformer-draw-foes = Jefe y enemigos
platformer-draw-shop = Tienda
platformer-draw-hearts = Salud: { $hearts } de { $health }
platformer-draw-gold = Oro
platformer-draw-gems = Gemas
platformer-draw-saved = Dado especial: { $symbol_word }
platformer-draw-damage = Daño
platformer-draw-health = Salud
platformer-draw-price = Precio
platformer-draw-tired = habilidad agotada
