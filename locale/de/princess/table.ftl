## Was neben den Bildern des Tisches der Prinzessin steht

princess-draw-table = Der Tisch
princess-draw-hand = Deine Hand
princess-draw-shop = Laden und Umgebung
princess-draw-players = Reisende
princess-draw-deck = Abenteuerstapel
princess-draw-discard = Ablagestapel
princess-draw-life = Leben
princess-draw-gold = Gold
princess-draw-cards = Karten
princess-draw-ghost = Geist
princess-draw-princess-centre = Die Prinzessin ist frei.
princess-draw-princess-held = Die Prinzessin ist bei { $hero }.
