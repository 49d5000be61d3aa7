## Namen im Editor, die nur Platformer verwendet oder auf eigene Weise verwendet

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
    .text-help = Die Spezialregel in eigenen Worten; bleibt das Feld leer, wird sie aus den Effekten formuliert.
    .damage-help = Wie viele Herzen ein Held verliert, den der Boss angreift.

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
    .text-help = Die Übersicht, die man beim Spielen liest.

## Felder, die viele Arten haben, und die Teile von Effekten

field-health = Ausdauer
field-damage = Schaden
field-rank = Stufe
field-loot-gold = Beute: Münzen
    .help = Die Münzen für den, der es besiegt.
field-loot-gems = Beute: Kristalle
    .help = Die Kristalle für den, der es besiegt.
field-price = Preis
    .help = Was es im Shop kostet.
field-activation = Aktivierung
    .help = Was entscheidet, welche seiner Bosskampf-Karten der Boss einsetzt.
field-health-per-level = Ausdauer je Level
field-health-base = Grundausdauer
    .help = Was er unabhängig von der Zahl der Level hat.
field-boss = Boss
    .help = Der Boss, mit dem es ins Spiel kommt.
field-signs = Spezialsymbole
field-range = Angriffsreichweite
    .help = Welche Helden der Angriff trifft, vom Boss aus gesehen. Er geht durch Wände und Plattformen.
field-set = Kartensatz
    .help = Der Satz von Karten, mit dem sie gemischt wird.
field-map = Plan
    .help = Was auf jedem Feld ist, und die Wände und Böden dazwischen. Wähle ein Zeichen und male.
field-step = Schritt
field-symbol = Symbol
field-source = Herkunft
field-kind = Feldart
field-enemy = Monster
field-level = Level
field-enemies = Monster
field-unused = Nur ungenutzte Würfel
field-token = Bossmarker
field-on-map = Nur im Verlies
field-other = Anderes
field-deck = Stapel
field-steps = Schritte
field-ignore = Ignoriert
field-spaces = Felder

## Auswahl: Symbole der Würfel

choice-sword = Schwert
choice-coin = Münze
choice-hand = Hand
choice-star = Stern
choice-blank = Leer
choice-left = Links
choice-right = Rechts
choice-equal = Gleiche Symbole
choice-pool = Würfelpool
choice-saved = Abgespeichertes Symbol
choice-forged = Geschmiedetes Symbol
choice-unused = Alle ungenutzten

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
choice-boss = Boss
choice-item = Ausrüstung
choice-potion = Trank

## Auswahl: das Verlies

choice-kind = Feld
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
choice-around = Acht Felder ringsum
choice-tile = Verlieskarte
choice-level = Level
choice-map = Verlies
choice-free = Freies Feld
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
choice-movement = Bewegung
choice-heart = Herz
choice-tokens = Bossmarker
choice-defeated = Besiegte Monster
choice-height = Höhe im Verlies
choice-fewest = Am wenigsten
choice-move-steps = Felder je Bewegung
choice-hand-steps = Felder je Hand
choice-sword-damage = Schaden je Schwert
choice-coin-gold = Münzen je Münzsymbol
choice-attack-damage = Schaden je Angriff
choice-gem-price = Kristallpreis
choice-loot-gold = Münzen der Beute
choice-loot-gems = Kristalle der Beute
choice-shield = Verhinderter Schaden
choice-attack-reach = Reichweite der Angriffe
choice-shop-reach = Reichweite des Shops
choice-push-length = Weite des Schubsens
choice-portal-price = Preis eines Portals
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
