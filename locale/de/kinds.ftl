## Namen im Editor: Spiele, Arten, Felder

game-platformer = Platformer

kind-platformer-hero = Held
    .many = Helden
    .star = Stern zählt als
    .star-help = Die Symbole, als die ein Stern eingesetzt werden darf. Wähle „Stern“, wenn er einen eigenen Effekt hat, und beschreibe diesen unten mit dem Auslöser star_used.
    .health-help = Wie viele Herzen der Held hat; ohne Herzen ist er bewusstlos.

kind-platformer-enemy = Monster
    .many = Monster
    .rank-help = Stufe I lebt auf dem ersten Level, Stufe II auf dem zweiten, Stufe III darüber.
    .health-help = Der Schaden, den ein einzelner Angriff zufügen muss, um es zu besiegen.
    .damage-help = Der Schaden, den sein Angriff zufügt.

kind-platformer-item = Ausrüstung
    .many = Ausrüstung

kind-platformer-potion = Trank
    .many = Tränke

kind-platformer-boss = Boss
    .many = Bosse
    .text = Boss-Spezialregel
    .damage = Boss-Angriffswert
    .health-per-level-help = Wird mit der Zahl der Level multipliziert und zur Grundausdauer addiert.

kind-platformer-boss-token = Bossmarker
    .many = Bossmarker
    .boss = Gehört zu
    .role-help = Einen Marker behält ein Held; ein Handlanger steht im Verlies und handelt wie ein Monster.
    .health-help = Nur bei Handlangern.
    .damage-help = Nur bei Handlangern.

kind-platformer-boss-attack = Bosskampf-Karte
    .many = Bosskampf-Karten
    .boss = Gehört zu
    .signs-help = Welche Seiten des Monsterwürfels oder welche gewürfelten Symbole die Karte auslösen.

kind-platformer-artifact = Artefakt
    .many = Artefakte

kind-platformer-event = Ereignis
    .many = Ereignisse

kind-platformer-tile = Verlieskarte
    .many = Verlieskarten
    .boss = Boss-Level
    .boss-help = Die Karte trägt das Boss-Symbol und gehört zum obersten Level.

kind-platformer-die = Würfel
    .many = Würfel

kind-platformer-help-card = Übersichtskarte
    .many = Übersichtskarten

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

game-princess = Die Prinzessin

kind-princess-character = Charakter
    .many = Charaktere
    .life = Höchstzahl an Leben
    .talent-help = Das Talent in eigenen Worten; bleibt das Feld leer, wird es aus den Effekten formuliert.
    .life-help = Die Leben zu Beginn; mehr können es nie werden.
    .symbol-help = Steht auf der Rückseite der drei Startkarten; jeder Charakter hat sein eigenes.

kind-princess-secret = Geheimnis
    .many = Geheimnisse
    .text-help = Der Text in eigenen Worten; bleibt das Feld leer, wird er aus den Effekten formuliert.
    .kidnapper-help = Genau ein Geheimnis ist der Entführer; es wird immer ausgeteilt.

kind-princess-adventure-card = Abenteuerkarte
    .many = Abenteuerkarten
    .text-help = Der Text in eigenen Worten; bleibt das Feld leer, wird er aus den Effekten formuliert.
    .hero-help = Der Charakter, der mit ihr beginnt; leer bei den Karten des Abenteuerstapels.
    .mark-help = Was von der verdeckten Karte zu sehen ist. Startkarten tragen das Symbol ihres Helden.
    .unstoppable-help = Auf sie kann nicht geantwortet werden.
    .persistent-help = Sie bleibt auf dem Tisch: jeder Fluch und jede Umgebung.
    .target-help = Nur für Magie: auf wen der Zauber wirken kann.

kind-princess-princess = Prinzessin
    .many = Prinzessinnen
    .text-help = Der Text in eigenen Worten; bleibt das Feld leer, wird er aus den Effekten formuliert.

kind-princess-board = Spielplan
    .many = Spielpläne

kind-princess-counter = Marker
    .many = Marker

kind-princess-turn-marker = Zuganzeiger
    .many = Zuganzeiger

kind-princess-reference-card = Übersichtskarte
    .many = Übersichtskarten

## Felder, die viele Arten haben, und die Teile von Effekten

field-name = Name
field-text = Kartentext
field-ability = Fähigkeit
field-health = Ausdauer
field-damage = Schaden
field-rank = Stufe
field-loot-gold = Beute: Münzen
field-loot-gems = Beute: Kristalle
field-price = Preis
field-activation = Aktivierung
field-health-per-level = Ausdauer je Level
field-health-base = Grundausdauer
field-boss = Boss
field-role = Rolle
field-signs = Spezialsymbole
field-range = Angriffsreichweite
field-set = Kartensatz
field-map = Plan
field-faces = Seiten
field-about = Thema
field-effects = Effekte
    .help = Was die Karte bewirkt: wann, unter welchen Bedingungen, zu welchen Kosten und in welcher Reihenfolge.
field-when = Wann
field-if = Falls
field-cost = Kosten
field-may = Freiwillig
field-do = Bewirkt
field-until = Dauer
field-step = Schritt
field-by = Durch wen
field-result = Ergebnis
field-symbol = Symbol
field-source = Herkunft
field-kind = Feldart
field-enemy = Monster
field-cause = Ursache
field-what = Was
field-who = Wer
field-where = Wo
field-level = Level
field-enemies = Monster
field-least = Mindestens
field-most = Höchstens
field-place = Vergleich
field-unused = Nur ungenutzte Würfel
field-amount = Anzahl
field-token = Bossmarker
field-conditions = Bedingungen
field-of = Gilt für
field-then = Dann
field-otherwise = Sonst
field-among = Unter
field-on-map = Nur im Verlies
field-options = Möglichkeiten
field-within = Innerhalb von
field-other = Anderes
field-times = Wie oft
field-deck = Stapel
field-which = Welche
field-to = Ziel
field-direction = Richtung
field-steps = Schritte
field-ignore = Ignoriert
field-spaces = Felder
field-dice = Würfel

## Auswahl: Symbole der Würfel

choice-move = Bewegung
choice-sword = Schwert
choice-coin = Münze
choice-hand = Hand
choice-star = Stern
choice-blank = Leer
choice-attack = Angriff
choice-left = Links
choice-right = Rechts
choice-equal = Gleiche Symbole
choice-pool = Würfelpool
choice-saved = Abgespeichertes Symbol
choice-forged = Geschmiedetes Symbol
choice-unused = Alle ungenutzten
choice-one = Einer

## Auswahl: Arten von Karten

choice-match-enemy-die = Nach dem Monsterwürfel
choice-compare-symbols = Nach den gewürfelten Symbolen
choice-token = Marker
choice-summon = Handlanger
choice-action = Aktion
choice-enemy = Monster
choice-special = Spezial
choice-forest = Wald
choice-void = Schatten
choice-turn = Zug
choice-boss = Boss
choice-item = Ausrüstung
choice-potion = Trank
choice-hero = Held

## Auswahl: das Verlies

choice-kind = Feld
choice-plain = Normal
choice-gold = Münze
choice-gem = Kristall
choice-trap = Falle
choice-shop = Shop
choice-spawn = Spawn-Feld
choice-portal = Portal
choice-boss-spawn = Boss-Spawn-Feld
choice-ladder = Leiter
choice-wall = Wand
choice-floor = Boden
choice-platform = Plattform
choice-one-way = Nur in Pfeilrichtung
choice-none = Ohne
choice-row = Reihe
choice-adjacent = Benachbart
choice-around = Acht Felder ringsum
choice-tile = Verlieskarte
choice-level = Level
choice-map = Verlies
choice-free = Freies Feld
choice-anywhere = Überall
choice-same-row = Gleiche Reihe
choice-same-level = Gleiches Level
choice-in-range = In Reichweite
choice-in-air = In der Luft
choice-on-ladder = Auf einer Leiter
choice-boss-level = Auf dem Boss-Level
choice-below-boss-level = Unterhalb des Boss-Levels
choice-lowest-row = In der untersten Reihe
choice-off-map = Nicht im Verlies
choice-highest = Höchstes Level
choice-own = Eigenes Level
choice-away = Weg
choice-up = Nach oben
choice-down = Nach unten

## Auswahl: wer

choice-self = Eigener Held
choice-other = Ein anderer Held
choice-others = Andere Helden
choice-any = Beliebig
choice-all = Alle
choice-them = Der betroffene Held
choice-active = Aktiver Held
choice-this = Dieses
choice-enemies = Monster
choice-1 = Stufe I
choice-2 = Stufe II
choice-3 = Stufe III
choice-rank-1 = Stufe I
choice-rank-2 = Stufe II
choice-rank-3 = Stufe III
choice-not-boss = Nicht der Boss

## Auswahl: Ursachen, Mengen, Werte, die Karten ändern

choice-die = Monsterwürfel
choice-push = Schubsen
choice-fall = Sturz
choice-card = Karte
choice-movement = Bewegung
choice-heart = Herz
choice-cards = Karten
choice-tokens = Bossmarker
choice-defeated = Besiegte Monster
choice-height = Höhe im Verlies
choice-most = Am meisten
choice-fewest = Am wenigsten
choice-move-steps = Felder je Bewegung
choice-hand-steps = Felder je Hand
choice-sword-damage = Schaden je Schwert
choice-coin-gold = Münzen je Münzsymbol
choice-attack-damage = Schaden je Angriff
choice-gem-price = Kristallpreis
choice-price = Preis
choice-loot-gold = Münzen der Beute
choice-loot-gems = Kristalle der Beute
choice-shield = Verhinderter Schaden
choice-attack-reach = Reichweite der Angriffe
choice-shop-reach = Reichweite des Shops
choice-push-length = Weite des Schubsens
choice-portal-price = Preis eines Portals
choice-damage = Schaden
choice-health = Ausdauer

## Auswahl: Verbotenes, Ignoriertes, Harmloses

choice-forge = Schmieden
choice-save = Abspeichern
choice-buy = Kaufen
choice-ladders = Leitern
choice-portals = Portale
choice-gems = Kristalle
choice-collect = Marker einsammeln
choice-heal = Heilen
choice-traps = Fallen
choice-reach = Reichweite der Monster
choice-gravity = Schwerkraft
choice-enemy-die = Monsterwürfel
choice-boss-attacks = Angriffe des Bosses
choice-falls-into-traps = Stürze in Fallen
choice-attacks = Angriffe
choice-walls = Wände
choice-platforms = Plattformen

## Auswahl: wie lange

choice-instant = Sofort
choice-next-turn = Nächster Zug
choice-game = Ganze Partie
