## Parts of Dungeons, as people choose what to print

part-heroes = Eroi
part-equipment = Equipaggiamento
part-abilities = Abilità
part-items = Oggetti
part-enemies = Nemici
part-markers = Carte segnalino
part-help-cards = Carte Aiuto
part-tiles = Tessere
part-standees = Sagome
part-dice = Dadi nemico da piegare
part-stickers = Adesivi per dadi nemico
part-adventures = Avventure
