## Namen im Editor, die nur Die Prinzessin verwendet oder auf eigene Weise verwendet

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
    .role-help = Was er zählt.

kind-princess-turn-marker = Zuganzeiger
    .many = Zuganzeiger

kind-princess-reference-card = Übersichtskarte
    .many = Übersichtskarten
    .text-help = Die Übersicht, die man beim Spielen liest.

## Felder: Karten und Spielplan

field-talent = Talent
field-flavour = Stimmungstext
    .help = Eine Zeile für die Stimmung; sie bewirkt nichts.
field-life = Leben
field-symbol = Symbol
field-colour = Farbe
    .help = Die Farbe der Karten und der Figur; jeder Charakter hat seine eigene.
field-kidnapper = Ist der Entführer
field-type = Typ
    .help = Mit Angriff, Verteidigung und Strategie wird gekämpft; Magie wird gewirkt; eine Umgebung liegt in der Mitte und gilt für alle.
field-hero = Startkarte von
field-mark = Zeichen auf der Rückseite
field-unstoppable = Unaufhaltsam
field-persistent = Dauerhaft
field-target = Wirkt auf
field-deck = Abenteuerstapel
    .help = Was auf dem Platz des Abenteuerstapels gedruckt steht.
field-discard-pile = Ablagestapel
    .help = Was auf dem Platz des Ablagestapels gedruckt steht.
field-shop = Laden
    .help = Was auf den Plätzen des Ladens gedruckt steht.
field-centre = Tischmitte
    .help = Was in der Tischmitte gedruckt steht, wo die Prinzessin liegen kann.
field-kidnapped = Entführt
    .help = Was auf dem Platz der entführten Prinzessin gedruckt steht.

## Felder: Teile von Effekten

field-action = Aktion
field-against = Gegen sie statt von ihnen
field-as-well = Neben dem Gewinner
field-character = Charakter
field-count = Wie viele
field-for-good = Ganz aus dem Spiel
field-go-to = Gewinnt
field-hand = Die ganze Hand
field-how = Wie
field-over = Schlägt
field-place = Woher
field-right = Bei richtigem Tipp
field-wrong = Bei falschem Tipp
field-state = Zustand
field-than = Als wer
field-whose = Wessen Karte

## Auswahl: Kartentypen, Zeichen, mögliche Ziele

choice-attack = Angriff
choice-defence = Verteidigung
choice-strategy = Strategie
choice-magic = Magie
choice-environment = Umgebung
choice-question = Fragezeichen
choice-exclamation = Ausrufezeichen
choice-emblem = Symbol des Helden
choice-hero = Ein Held
choice-ghost = Ein Geist
choice-anyone = Held oder Geist

## Auswahl: Symbole der Helden

choice-sun = Sonne
choice-moon = Mond
choice-flame = Flamme
choice-leaf = Blatt
choice-wave = Welle
choice-feather = Feder
choice-key = Schlüssel
choice-bell = Glocke
choice-rose = Rose
choice-anchor = Anker

## Auswahl: Farben der Helden

choice-crimson = Karmesin
choice-amber = Bernstein
choice-gold = Gold
choice-lime = Limette
choice-emerald = Smaragd
choice-teal = Petrol
choice-azure = Azur
choice-indigo = Indigo
choice-violet = Violett
choice-pink = Rosa

## Auswahl: Aktionen

choice-explore = Erkunden
choice-trade = Handeln
choice-challenge = Duell
choice-wander = Umherirren
choice-enchant = Verzaubern
choice-resurrect = Auferstehen
choice-buy = Kaufen
choice-sell = Verkaufen
choice-heal = Leben erhalten
choice-take-princess = Die Prinzessin nehmen

## Auswahl: Wer

choice-self = Wem die Karte gehört
choice-them = Wen es betrifft
choice-active = Wer am Zug ist
choice-all = Alle
choice-others = Alle anderen
choice-other = Jemand anderes
choice-heroes = Helden
choice-other-heroes = Andere Helden
choice-ghosts = Geister
choice-left = Held zur Linken
choice-right = Held zur Rechten
choice-princess-holder = Wer die Prinzessin hat
choice-culprit = Wer schuld ist
choice-challenger = Herausforderer
choice-opponent = Gegner
choice-either = Herausforderer oder Gegner
choice-nobody = Niemand

## Auswahl: Zustände und Orte

choice-kidnapped = Entführt
choice-free = Frei
choice-centre = Tischmitte
choice-held = Auf jemandes Hand
choice-hand = Jemandes Hand
choice-anywhere = Wo immer sie ist
choice-hidden = Verdeckt
choice-revealed = Aufgedeckt
choice-cursed = Verflucht
choice-top = Oben vom Stapel
choice-bottom = Unten vom Stapel
choice-own = Eigene Karte
choice-opposing = Karte des Gegners
choice-random = Zufällig
choice-chosen = Nach Wahl
choice-named = Nach Namen

## Auswahl: Werte, die Karten ändern, und wovor man sicher ist

choice-life = Leben
choice-life-maximum = Höchstzahl an Leben
choice-healing = Erhaltenes Leben
choice-damage-dealt = Zugefügter Schaden
choice-damage-taken = Erlittener Schaden
choice-explore-cards = Karten beim Erkunden
choice-wander-cards = Karten beim Umherirren
choice-overload-limit = Karten ohne Überladung
choice-price = Preis im Laden
choice-sell-price = Gold je verkaufter Karte
choice-shop-size = Karten im Laden
choice-theft = Diebstahl
choice-curses = Flüche
choice-challenges = Duelle
choice-looks = Neugierige Blicke
choice-journey = Reise
