## Words on printed faces of Platformer

face-loot = Beute
face-per-level = pro Level
face-boss-tokens = Bossmarker
face-activation = So wählt der Boss seine Angriffe:
face-score-title = Solo-Wertung
face-score-hero = Held
face-score-boss = Boss
face-score-events = Ereignisse, die noch im Stapel liegen
face-score-enemies = Besiegte Monster
face-score-wounds = Schaden über die Ausdauer des Bosses hinaus
face-score-gems = Kristalle in deinem Besitz
face-score-gold = Münzen und die Preise deiner Karten
face-score-total = Summe
face-score-note = Der Boss muss innerhalb von 12 Runden fallen. Beim Teilen der Münzen wird abgerundet. Ausrüstung und Tränke zählen mit ihrem aufgedruckten Preis, Artefakte zählen nicht.

## Parts of Platformer, as people choose what to print

part-heroes = Helden
part-enemies = Monster
part-items = Ausrüstung
part-potions = Tränke
part-artifacts = Artefakte
part-events = Ereignisse
part-boss-attacks = Bosskampf-Karten
part-help-cards = Übersichtskarten
part-bosses = Bosskarten
part-tiles = Verlieskarten
part-tokens = Marker
part-standees = Aufsteller
part-dice = Würfel zum Falten
part-stickers = Würfelaufkleber
part-sheets = Wertungsblatt
