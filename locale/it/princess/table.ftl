## Ciò che accompagna i disegni del tavolo della Principessa

princess-draw-table = Il tavolo
princess-draw-hand = La tua mano
princess-draw-shop = Bottega e Ambiente
princess-draw-players = Viaggiatori
princess-draw-deck = Mazzo avventura
princess-draw-discard = Scarti
princess-draw-life = Vita
princess-draw-gold = Oro
princess-draw-cards = Carte
princess-draw-ghost = fantasma
princess-draw-princess-centre = La Principessa è Libera.
princess-draw-princess-held = La Principessa è con { $hero }.
