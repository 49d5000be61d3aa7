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
    .ability-help = Was über dem Regeltext gedruckt steht.

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
    .threat-help = Für welche Gegner er geworfen wird: 1 niedrig (grau), 2 mittel (blau), 3 hoch (rot).

kind-dungeons-marker = Markerkarte
    .many = Markerkarten
    .about-help = Welche Zahl sie zeigt.

kind-dungeons-help-card = Übersichtskarte
    .many = Übersichtskarten
    .text-help = Die Übersicht, die man beim Spielen liest.

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
    .threats-scaling-health-help = Wird zur Gesundheit addiert, mit der sie erscheinen, höchstens bis zur höchsten Seite ihres Würfels.
    .threats-scaling-dice-help = Wird zu den Würfeln jeder Angriffszeile addiert, die welche hat.
    .threats-scaling-heroes-help = Bei wie vielen Helden das gilt.
    .start-rooms-help = Die Räume, die zu Beginn auf dem Tisch liegen.
    .start-rooms-column-help = Wo das Feld oben links auf dem gemeinsamen Raster liegt; zwischen benachbarten Kartenteilen ist ein Feld Abstand.
    .start-rooms-row-help = Wie die Spalte, nach unten gezählt.
    .start-spaces-help = Wo Helden beginnen dürfen, nach Wahl in Sitzreihenfolge. Bleibt es leer: an den Eingängen des ersten Raums.
    .start-encounter-help = Die Begegnung, die zu Beginn gelesen wird; leer: keine.
    .rooms-exits-id-help = Welche Öffnung des Kartenteils gemeint ist.
    .rooms-exits-room-help = Der Raum dahinter; bei einem geschlossenen Ausgang der, der dort liegt, sobald er offen ist.
    .rooms-exits-text-help = Was von ihm gesagt wird, solange er geschlossen ist oder wenn Helden durch ihn hinausgehen.
    .encounters-rules-help = Die Sonderregeln, die jetzt beginnen.
    .encounters-interactions-help = Die Interaktionen, die ab jetzt möglich sind.
    .encounters-text-help = Wird vorgelesen, wenn der Raum erkundet wird.
    .encounters-enemies-type-help = Mit einer Zahl: wie er kämpft. „Karte“ heißt Nahkampf, falls seine Karte Nahkampfwürfel hat, sonst Fernkampf.
    .encounters-enemies-number-help = Die Gesundheit, die sein Würfel zeigt. Bleibt es leer, wird gewürfelt, und der Würfel gibt Typ und Gesundheit.
    .interactions-name-help = Was der Held tut, so wie es angeboten wird: „Den Hebel ziehen“.
    .interactions-text-help = Wird vorgelesen, wenn es getan wird.
    .interactions-conditions-help = Wer es darf, und wann.
    .checks-text-help = Wird vorgelesen, bevor gewürfelt wird.
    .checks-successes-help = Wie viele Erfolge nötig sind: von vier Würfeln zählt jeder, der mit Modifikator 6 oder mehr ergibt.
    .rules-text-help = Wird vorgelesen, wenn sie beginnt. Was sie bewirkt, wird aus ihren Effekten formuliert.
    .passages-text-help = Was Operationen zeigen, oder die Worte einer Auswahl.
    .victories-text-help = Wird allen vorgelesen, wenn es so weit ist.
    .defeats-text-help = Wird allen vorgelesen, wenn es so weit ist.
    .victories-conditions-help = Es endet, sobald sie alle gelten. Ohne Bedingung kommt es nur durch die Operation „victory“ dazu.
    .defeats-conditions-help = Es endet, sobald sie alle gelten. Ohne Bedingung kommt es nur durch die Operation „defeat“ dazu.
    .flags-name-help = Wird den Spielern gezeigt, falls angegeben: „Die Brücke ist unten“.
    .counters-name-help = Wird den Spielern gezeigt, falls angegeben: „Alarm“.
    .counters-start-help = Die Zahl, mit der er beginnt.
    .counters-most-help = Höher steigt er nie.
    .pools-rooms-help = Die Räume, von denen zufällig einer gezogen wird, jeder nur einmal.
    .heroes-least-help = Für wie viele Helden es mindestens gedacht ist.
    .heroes-most-help = Für wie viele Helden es höchstens gedacht ist.

## Felder: Eigene Wörter dieses Spiels

field-text = Text
    .help = Der Text in eigenen Worten; bleibt das Feld leer, wird er aus den Effekten formuliert.
field-health = Gesundheit
    .help = Wie viel Schaden verkraftet wird.
field-enemy = Gegner
    .help = Die Gegnerkarte, die in diesem Abenteuer dafür steht.
field-enemies = Gegner
    .help = Die Gegner, die erscheinen, einer nach dem anderen.
field-kind = Art des Angriffs
field-set = Gesetzt
    .help = Ob es von Anfang an gesetzt ist.
field-map = Plan
    .help = Das Gelände jedes Feldes; alles außerhalb der Zeichnung ist versperrt.
field-spaces = Felder
field-room = Raum
    .help = Der gemeinte Raum, mit seiner Kennung.
field-rooms = Räume
    .help = Die Kartenteile, wie dieses Abenteuer sie verwendet: was dort zu finden ist und was hinter den Öffnungen liegt.

## Felder: Helden, Ausrüstung, Fähigkeiten, Gegenstände, Gegner

field-melee = Nahkampf-Modifikator
    .help = Wird zu jedem Würfel eines Nahkampfangriffs addiert; ab 6 ist es ein Treffer.
field-ranged = Fernkampf-Modifikator
    .help = Wird zu jedem Würfel eines Fernkampfangriffs addiert; ab 6 ist es ein Treffer.
field-melee-dice = Nahkampfwürfel
    .help = Wie viele Würfel ein Nahkampfangriff wirft; ohne Würfel ist kein Nahkampf möglich.
field-ranged-dice = Fernkampfwürfel
    .help = Wie viele Würfel ein Fernkampfangriff wirft; ohne Würfel ist kein Fernkampf möglich.
field-defence = Verteidigung
    .help = Wird zu jedem Verteidigungswürfel addiert; ab 6 ist ein Treffer abgewehrt.
field-speed = Tempo
    .help = Wie weit eine Bewegung reicht; ein einfaches Feld kostet 1.
field-movement = Bewegungsmodifikator
field-strength = Stärke
    .help = Wird zu jedem Würfel einer Stärkeprobe addiert.
field-dexterity = Geschick
    .help = Wird zu jedem Würfel einer Geschickprobe addiert.
field-wisdom = Weisheit
    .help = Wird zu jedem Würfel einer Weisheitsprobe addiert.
field-charisma = Charisma
    .help = Wird zu jedem Würfel einer Charismaprobe addiert.
field-energy = Energie
field-loot = Beute
    .help = Was es an Beute kostet.
field-keywords = Schlüsselwörter
    .help = Was seine Angriffe außerdem können.
field-kept = Bleibt nach Gebrauch
field-threat = Bedrohung
    .help = 1 niedrig (grau), 2 mittel (blau), 3 hoch (rot).
field-highest = Höchste Zahl
    .help = Die höchste Zahl, die auf ihr steht.

## Felder: Kartenteile und Gegnerwürfel

field-front = Vorderseite
    .help = Die Seite, die vorn gedruckt ist.
field-back = Rückseite
    .help = Die Seite, die hinten gedruckt ist, falls es eine gibt.
field-openings = Ein- und Ausgänge
    .help = Die Wege, die vom Kartenteil führen.
field-side = Seite
    .help = An welcher Seite des Kartenteils sie ist.
field-at = Neben Feld
    .help = Gezählt ab 1: im Norden und Süden von Westen her, im Osten und Westen von Norden her.
field-arrow = Pfeil an
    .help = Die Öffnung, an der der Pfeil steht: Mit ihr wird das Kartenteil an das verlassene angelegt.
field-points = Brennpunkte
    .help = Die Felder, um die herum Gegner erscheinen.
field-column = Spalte
    .help = Gezählt ab 1 vom linken Rand des Kartenteils, wie es gedruckt ist.
field-row = Zeile
    .help = Gezählt ab 1 vom oberen Rand des Kartenteils, wie es gedruckt ist.
field-type = Typ
    .help = Ob er im Nahkampf oder im Fernkampf kämpft.

## Felder: Abenteuer

field-id = Kennung
    .help = Der Name, unter dem andere Teile des Eintrags davon sprechen. Texte hängen daran: Er sollte sich nie ändern.
field-introduction = Einleitung
    .help = Wird vorgelesen, bevor das Spiel beginnt.
field-version = Fassung
    .help = Erhöhe sie, wenn sich die Geschichte ändert, damit man Drucke unterscheiden kann.
field-heroes = Helden
    .help = Bei wie vielen Helden es gilt.
field-heroes-least = Mindestens so viele Helden
    .help = Mit weniger Helden im Spiel fällt es weg.
field-heroes-most = Höchstens so viele Helden
    .help = Mit mehr Helden im Spiel fällt es weg.
field-difficulty = Schwierigkeit
    .help = Wie schwer es ist, für alle, die ein Abenteuer aussuchen.
field-round-limit = Höchstzahl der Runden
field-threats = Bedrohungen
    .help = Welche Gegnerkarte und welcher Würfel in diesem Abenteuer für jede Bedrohung stehen.
field-die = Gegnerwürfel
    .help = Der Würfel, der dafür geworfen wird. Bleibt es leer: der des Satzes für diese Bedrohung.
field-scaling = Je nach Heldenzahl
    .help = Was sich für diese Gegner mit der Zahl der Helden ändert.
field-attack = Angriffsmodifikator
    .help = Wird zu beiden Angriffsmodifikatoren addiert.
field-start = Anfang
    .help = Wie das Abenteuer beginnt: die Räume auf dem Tisch, wo Helden stehen, was zuerst gelesen wird.
field-turn = Vierteldrehungen
    .help = Vierteldrehungen im Uhrzeigersinn gegenüber dem Druck.
field-encounter = Begegnung
    .help = Die Begegnung, die beim Erkunden gelesen wird; leer: Dort ist nichts.
field-encounters = Begegnungen
    .help = Was einem in Räumen begegnet: ein Text, Gegner, Sonderregeln, Möglichkeiten.
field-tile = Kartenteil
    .help = Das Kartenteil des Raums.
field-face = Oben liegende Seite
    .help = Welche Seite des Kartenteils oben liegt.
field-exits = Ausgänge
    .help = Was hinter jeder Öffnung des Kartenteils liegt.
field-exit = Ausgang
field-leads = Führt
    .help = In einen Raum, in einen aus einem Vorrat gezogenen Raum, nirgendwohin, bis etwas ihn öffnet, oder ins Freie.
field-pool = Vorrat
    .help = Der Vorrat, aus dem der Raum gezogen wird, mit seiner Kennung.
field-pools = Raumvorräte
    .help = Räume, von denen zufällig einer gezogen wird, sobald ein Ausgang dorthin führt.
field-opens-if = Öffnet sich, falls
    .help = Ein geschlossener Ausgang ist offen, sobald und solange all das gilt.
field-number = Zahl
    .help = Die Gesundheit, die sein Würfel zeigt.
field-point = Brennpunkt
    .help = An welchem Brennpunkt des Kartenteils, nach seinem Platz in der Liste.
field-group = Gruppe
    .help = Ein Name, unter dem Bedingungen und Operationen davon sprechen; mehrere können ihn teilen.
field-interaction = Interaktion
field-interactions = Interaktionen
    .help = Was Helden außer Bewegen und Kämpfen tun können.
field-once = Nur einmal
    .help = Ob es im Abenteuer nur einmal getan werden kann.
field-offered = Von Anfang an möglich
    .help = Sonst erst, wenn eine Begegnung oder eine Operation es sagt.
field-check = Attributsprobe
field-checks = Attributsproben
    .help = Attributsproben, und was aus Erfolg und Misserfolg folgt.
field-attribute = Attribut
    .help = Welches Attribut zu den Würfeln addiert wird.
field-successes = Erfolge
    .help = Um wie viele Erfolge es geht.
field-retry = Wiederholbar
    .help = Ob man es nach einem Misserfolg noch einmal versuchen kann.
field-passed = Bei Erfolg
    .help = Was bei Erfolg geschieht.
field-failed = Bei Misserfolg
    .help = Was bei Misserfolg geschieht.
field-passed-text = Text bei Erfolg
    .help = Wird bei Erfolg vorgelesen.
field-failed-text = Text bei Misserfolg
    .help = Wird bei Misserfolg vorgelesen.
field-by-number = Je nach Zahl der Erfolge
    .help = Was außerdem bei genau so vielen Erfolgen geschieht.
field-rule = Sonderregel
field-rules = Sonderregeln
    .help = Regeln, die dieses Abenteuer hinzufügt; sie gelten für alle, solange sie in Kraft sind.
field-active = Gilt von Anfang an
    .help = Ob sie von Anfang an gilt.
field-flag = Merkzeichen
field-flags = Merkzeichen
    .help = Was sich das Abenteuer mit Ja oder Nein merkt.
field-counter = Zähler
field-counters = Zähler
    .help = Zahlen, die sich das Abenteuer merkt.
field-passage = Textstelle
field-passages = Textstellen
    .help = Texte, die Operationen zeigen, oder die Worte einer Auswahl.
field-ending = Ende
field-victories = Siege
field-defeats = Niederlagen
    .help = Jede beendet das Abenteuer als verloren, sobald alle ihre Bedingungen gelten.
field-lost-when-all-fall = Verloren, wenn alle Helden gefallen sind
    .help = Ob es verloren ist, wenn kein Held mehr steht.

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
