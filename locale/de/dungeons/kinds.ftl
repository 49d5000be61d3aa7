## Namen im Editor, die nur Dungeons verwendet oder auf eigene Weise verwendet

game-dungeons = Dungeons

kind-dungeons-hero = Held
    .many = Helden
    .text = Talent
    .text-help = Das Talent in eigenen Worten; bleibt das Feld leer, wird es aus den Effekten formuliert.
    .health-help = Die Gesundheit zu Beginn; mehr kann sie nie werden.

kind-dungeons-equipment = Ausrüstung
    .many = Ausrüstung
    .melee-dice-help = Ohne Würfel ist mit der Waffe kein Nahkampf möglich.
    .ranged-dice-help = Ohne Würfel ist mit der Waffe kein Fernkampf möglich.
    .movement-help = Wird zum Tempo des Helden addiert.
    .keywords-help = Für beide Angriffszeilen. Für nur eine Zeile dient ein Effekt: attack_declared mit grant_keyword.

kind-dungeons-ability = Fähigkeit
    .many = Fähigkeiten
    .name = Titel der Karte
    .ability = Name der Fähigkeit
    .energy-help = Was der Einsatz kostet.

kind-dungeons-item = Gegenstand
    .many = Gegenstände
    .loot = Preis in Beute
    .kept-help = Sonst wird der Gegenstand nach Gebrauch abgeworfen.

kind-dungeons-enemy = Gegner
    .many = Gegner
    .threat-help = 1 niedrig (grau), 2 mittel (blau), 3 hoch (rot).
    .effects-help = Das Verhalten steht bei always (prefers, stance), besondere Fähigkeiten bei ihrem Zeitpunkt.

kind-dungeons-tile = Kartenteil
    .many = Kartenteile
    .front-openings-at-help = Gezählt ab 1: im Norden und Süden von Westen her, im Osten und Westen von Norden her.

kind-dungeons-enemy-die = Gegnerwürfel
    .many = Gegnerwürfel

kind-dungeons-marker = Markerkarte
    .many = Markerkarten

kind-dungeons-help-card = Übersichtskarte
    .many = Übersichtskarten

kind-dungeons-adventure = Abenteuer
    .many = Abenteuer
    .name = Titel
    .counters-most = Höchster Wert
    .counters-start = Anfangswert
    .start-spaces = Startfelder
    .threats-scaling-health = Zusätzliche Gesundheit
    .threats-scaling-dice = Zusätzliche Würfel
    .round-limit-help = Nach so vielen Runden ist das Abenteuer verloren; 0: nur wie die Spieloption es sagt.
    .victories-help = Jeder beendet das Abenteuer, sobald alle seine Bedingungen erfüllt sind.

## Felder: Eigene Wörter dieses Spiels

field-text = Text
field-health = Gesundheit
field-enemy = Gegner
field-enemies = Gegner
field-kind = Art des Angriffs
field-set = Gesetzt
field-map = Plan
field-spaces = Felder
field-room = Raum
field-rooms = Räume

## Felder: Helden, Ausrüstung, Fähigkeiten, Gegenstände, Gegner

field-melee = Nahkampf-Modifikator
field-ranged = Fernkampf-Modifikator
field-melee-dice = Nahkampfwürfel
field-ranged-dice = Fernkampfwürfel
field-defence = Verteidigung
field-speed = Tempo
field-movement = Bewegungsmodifikator
field-strength = Stärke
field-dexterity = Geschick
field-wisdom = Weisheit
field-charisma = Charisma
field-energy = Energie
field-loot = Beute
field-keywords = Schlüsselwörter
field-kept = Bleibt nach Gebrauch
field-threat = Bedrohung
field-highest = Höchste Zahl

## Felder: Kartenteile und Gegnerwürfel

field-front = Vorderseite
field-back = Rückseite
field-openings = Ein- und Ausgänge
field-side = Seite
field-at = Neben Feld
field-arrow = Pfeil an
field-points = Brennpunkte
field-column = Spalte
field-row = Zeile
field-type = Typ

## Felder: Abenteuer

field-id = Kennung
field-introduction = Einleitung
field-version = Fassung
field-heroes = Helden
field-heroes-least = Mindestens so viele Helden
field-heroes-most = Höchstens so viele Helden
field-difficulty = Schwierigkeit
field-round-limit = Höchstzahl der Runden
field-threats = Bedrohungen
field-die = Gegnerwürfel
field-scaling = Je nach Heldenzahl
field-attack = Angriffsmodifikator
field-start = Anfang
field-turn = Vierteldrehungen
field-encounter = Begegnung
field-encounters = Begegnungen
field-tile = Kartenteil
field-face = Oben liegende Seite
field-exits = Ausgänge
field-exit = Ausgang
field-leads = Führt
field-pool = Vorrat
field-pools = Raumvorräte
field-opens-if = Öffnet sich, falls
field-number = Zahl
field-point = Brennpunkt
field-group = Gruppe
field-interaction = Interaktion
field-interactions = Interaktionen
field-once = Nur einmal
field-offered = Von Anfang an möglich
field-check = Attributsprobe
field-checks = Attributsproben
field-attribute = Attribut
field-successes = Erfolge
field-retry = Wiederholbar
field-passed = Bei Erfolg
field-failed = Bei Misserfolg
field-passed-text = Text bei Erfolg
field-failed-text = Text bei Misserfolg
field-by-number = Je nach Zahl der Erfolge
field-rule = Sonderregel
field-rules = Sonderregeln
field-active = Gilt von Anfang an
field-flag = Merkzeichen
field-flags = Merkzeichen
field-counter = Zähler
field-counters = Zähler
field-passage = Textstelle
field-passages = Textstellen
field-ending = Ende
field-victories = Siege
field-defeats = Niederlagen
field-lost-when-all-fall = Verloren, wenn alle Helden gefallen sind

## Felder: Teile von Effekten

field-as-number = Zählt als
field-centre = Um wen herum
field-count = Wie viele
field-every = Alle so viele Runden
field-exactly = Genau diese Zahl
field-hero = Held
field-highest-threat = Höchste Bedrohung
field-hits = Treffer
field-item = Gegenstand
field-keyword = Schlüsselwort
field-modifier = Modifikator
field-myself = Auch der eigene Held
field-on = Möglich
field-order = Reihenfolge
field-per = Einmal je
field-phase = Phase
field-roll = Wurf
field-stance = Verhalten
field-terrain = Gelände
field-this-too = Auch dieser
field-value = Wert
field-whose = Wessen
field-with-whom = Mit wem

## Auswahl: Schlüsselwörter

choice-reach = Langer Arm
choice-crush = Zerschmettern
choice-stun = Betäuben
choice-pierce = Durchbohren
choice-barrage = Sperrfeuer
choice-heavy = Schwer
choice-siphon = Absaugen
choice-regenerate = Regenerieren
choice-ritual = Ritual

## Auswahl: Bedrohungen, Angriffe, Würfe

choice-1 = Grau (niedrig)
choice-2 = Blau (mittel)
choice-3 = Rot (hoch)
choice-threat-1 = Grau
choice-threat-2 = Blau
choice-threat-3 = Rot
choice-not-red = Nicht rot
choice-stunned = Betäubt
choice-melee = Nahkampf
choice-ranged = Fernkampf
choice-weapon = Mit einer Waffe
choice-ability = Fähigkeit
choice-item = Gegenstand
choice-check = Attributsprobe
choice-misses = Alle Fehlwürfe
choice-heroes = Helden
choice-enemies = Gegner
choice-enemy = Gegner
choice-this = Dieser

## Auswahl: Der Plan

choice-terrain = Gelände
choice-blocked = Versperrt
choice-water = Wasser
choice-pit = Grube
choice-pits = Gruben
choice-between = Übergangsfeld
choice-map = Plan
choice-north = Norden
choice-east = Osten
choice-south = Süden
choice-west = Westen
choice-front = Vorderseite
choice-back = Rückseite
choice-room = Raum
choice-pool = Raum aus einem Vorrat
choice-closed = Nirgendwohin (geschlossen)
choice-out = Aus dem Dungeon hinaus
choice-space = Auf dem Feld
choice-beside = Neben dem Feld
choice-around = Acht Felder ringsum
choice-near = Eigener und angrenzende Räume
choice-sight = In Sichtlinie
choice-range = In Reichweite eines Fernkampfangriffs
choice-away = Weg
choice-towards = Heran
choice-on-map = Auf dem Plan
choice-escaped = Haben den Dungeon verlassen
choice-in-game = Im Spiel
choice-fallen = Gefallene Helden

## Auswahl: Wer, und in welcher Reihenfolge

choice-bearer = Träger des Effekts
choice-chosen = Ein Held nach Wahl
choice-each = Jeder Held
choice-nearest = Am nächsten
choice-farthest = Am weitesten entfernt
choice-weakest = Am schwächsten
choice-strongest = Am stärksten
choice-lowest-threat = Niedrigste Bedrohung
choice-highest-threat = Höchste Bedrohung
choice-least = Am wenigsten
choice-least-health = Am wenigsten Gesundheit
choice-most-health = Am meisten Gesundheit
choice-least-energy = Am wenigsten Energie
choice-most-energy = Am meisten Energie
choice-least-loot = Am wenigsten Beute
choice-most-loot = Am meisten Beute
choice-own-room = Im eigenen Raum
choice-last-attacker = Wer ihn zuletzt angegriffen hat
choice-keep-distance = Hält Abstand
choice-charge = Stürmt heran
choice-flee = Flieht
choice-guard = Hält Wache

## Auswahl: Zahlen, die Karten ändern, Verbotenes und Harmloses

choice-health = Gesundheit
choice-lost-health = Verlorene Gesundheit
choice-energy = Energie
choice-loot = Beute
choice-defence = Verteidigung
choice-speed = Tempo
choice-melee-dice = Nahkampfwürfel
choice-ranged-dice = Fernkampfwürfel
choice-strength = Stärke
choice-dexterity = Geschick
choice-wisdom = Weisheit
choice-charisma = Charisma
choice-energy-cost = Energiekosten der Fähigkeiten
choice-critical = Spanne für kritische Treffer
choice-criticals = Kritische Treffer
choice-actions = Aktionen
choice-check-dice = Würfel der Attributsproben
choice-shield = Verhinderter Schaden
choice-items = Gegenstände
choice-buying = Gegenstände erwerben
choice-trade = Tauschen
choice-healing = Gesundheit zurückgewinnen
choice-force = Gestoßen und gezogen werden
choice-enemies-in-the-way = Gegner im Weg
choice-targeting = Angriffe der Gegner
choice-rule = Sonderregel

## Auswahl: Abenteuer: Schwierigkeit, Proben, Phasen, Dauer

choice-learning = Zum Lernen
choice-easy = Leicht
choice-normal = Normal
choice-hard = Schwer
choice-passed = Bestanden
choice-failed = Nicht bestanden
choice-untried = Noch nicht versucht
choice-player = Spielerphase
choice-recovery = Erholungsphase
choice-keywords = Schlüsselwörter
choice-round = Runde
choice-activation = Aktivierung
choice-next-activation = Nächste Aktivierung
choice-adventure = Abenteuer
