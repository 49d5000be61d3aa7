## Lo que acompaña a los dibujos de la mesa de La Princesa

princess-draw-table = La mesa
princess-draw-hand = Tu mano
princess-draw-shop = Tienda y Entorno
princess-draw-players = Viajeros
princess-draw-deck = Mazo de aventura
princess-draw-discard = Descartes
princess-draw-life = Vida
princess-draw-gold = Oro
princess-draw-cards = Cartas
princess-draw-ghost = fantasma
princess-draw-princess-centre = La Princesa está Libre.
princess-draw-princess-held = La Princesa está con { $hero }.
