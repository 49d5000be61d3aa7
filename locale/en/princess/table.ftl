## What stands beside the pictures of The Princess’ table

princess-draw-table = The table
princess-draw-hand = Your hand
princess-draw-shop = Shop and Environment
princess-draw-players = Travellers
princess-draw-deck = Adventure deck
princess-draw-discard = Discard pile
princess-draw-life = Life
princess-draw-gold = Gold
princess-draw-cards = Cards
princess-draw-ghost = ghost
princess-draw-princess-centre = The Princess is Free.
princess-draw-princess-held = The Princess is with { $hero }.
