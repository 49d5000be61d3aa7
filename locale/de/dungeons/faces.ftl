## Words on printed faces of Dungeons: the booklets of adventures

face-how = So liest man dieses Heft
face-how-text =
    Lest die Einleitung vor und baut das Abenteuer auf. Lest von da an nur den Abschnitt, zu dem ihr geschickt werdet: → 12 schickt euch zu Abschnitt 12. Die Nummern verraten nichts über den Lauf der Geschichte.

    Norden, Osten, Süden und Westen sind die Ausgänge, wie sie auf dem Kartenteil aufgedruckt sind, egal wie es liegt. Spalten zählen von links, Zeilen von oben, wie auf dem Kartenteil.

    Fels jenseits der gestrichelten Linie eines Kartenteils zählt nicht: Dort dürfen andere Kartenteile darüberliegen.

    Gegner stehen so da: Bedrohung, Art und Gesundheit (mit einem Würfel: würfelt), Brennpunkt, Zahl der Helden, bei der sie erscheinen.
face-setup = Aufbau
face-lay-first = Dieser Raum liegt aus:
face-start-spaces = Jeder Held beginnt auf einem dieser Felder, gewählt in Sitzreihenfolge:
face-start-entries = Die Helden beginnen auf den Zugängen dieses Raums und den nächsten Feldern.
face-deal = Legt die unten genannten Gegnerkarten und ihre Würfel bereit und deckt drei Gegenstände auf.
face-read-first = Lest dann:
face-in-force = Gilt von Anfang an:
face-offered = Steht von Anfang an offen:
face-rounds = Verloren am Ende von Runde
face-all-fall = Verloren, sobald kein Held mehr steht.
face-threats = Die Gegner
face-dice = Angriffswürfel
face-lay = Legt das Kartenteil
face-read-on = Lest:
face-opens = Offen,
face-pool = Wählt zufällig einen davon; jeder wird nur einmal gewählt:
face-new-rule = Von nun an:
face-you-may = Helden können:
face-cost = Kosten:
face-only = Möglich,
face-then = Wenn es getan wird:
face-exactly = Erfolge, genau
face-no-retry = Kein zweiter Versuch.
face-nothing = Sonst geschieht nichts.
face-won = Die Helden haben gewonnen.
face-lost = Die Helden haben verloren.
face-watch = Behaltet dies im Auge
face-watch-text = Sobald etwas davon eintritt, lest den Abschnitt.
face-notes = Notizen
face-notes-text = Gebt jedem Zähler eine Zeile, wenn er zum ersten Mal vorkommt: Schreibt seinen Namen auf und kreuzt seine Zahl an. Schreibt hier auf, was von nun an gilt:

## Parts of Dungeons, as people choose what to print

part-heroes = Helden
part-equipment = Ausrüstung
part-abilities = Fähigkeiten
part-items = Gegenstände
part-enemies = Gegner
part-markers = Markerkarten
part-help-cards = Übersichtskarten
part-tiles = Kartenteile
part-standees = Aufsteller
part-dice = Gegnerwürfel zum Falten
part-stickers = Aufkleber für Gegnerwürfel
part-adventures = Abenteuer
