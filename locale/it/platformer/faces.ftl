## Words on printed faces of Platformer

face-loot = Bottino
face-per-level = per Livello
face-boss-tokens = Segnalini
face-activation = Come sceglie i suoi Attacchi:
face-score-title = Punteggio in solitario
face-score-hero = Eroe
face-score-boss = Boss
face-score-events = Eventi rimasti nel mazzo
face-score-enemies = Nemici sconfitti
face-score-wounds = Ferite oltre la Vita del Boss
face-score-gems = Gemme che possiedi ancora
face-score-gold = Monete e prezzi delle tue carte
face-score-total = Totale
face-score-note = Il Boss deve cadere entro 12 Turni. Quando dividi le Monete, arrotonda per difetto. Oggetti e Pozioni valgono il prezzo stampato, gli Artefatti non contano.

## Parts of Platformer, as people choose what to print

part-heroes = Eroi
part-enemies = Nemici
part-items = Oggetti
part-potions = Pozioni
part-artifacts = Artefatti
part-events = Eventi
part-boss-attacks = Attacchi del Boss
part-help-cards = Carte Aiuto
part-bosses = Schede Boss
part-tiles = Tessere
part-tokens = Segnalini
part-standees = Sagome
part-dice = Dadi da piegare
part-stickers = Adesivi per dadi
part-sheets = Foglio dei punti
