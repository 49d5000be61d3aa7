## Die Seiten, auf denen Testpartien gespielt werden

table-view = Was auf dem Tisch liegt

# Der Rahmen und der Vorraum
table-lobby = Testpartien
table-bots-think = An { $tables ->
    [one] einem Tisch
   *[other] { NUMBER($tables) } Tischen
} denken gerade Bots nach.
table-language = Sprache
table-studio = Zum Studio
table-new = Neue Partie
table-my-games = Meine Partien
table-none = Du hast noch keine Partie begonnen.
table-column-game = Spiel
table-column-players = Wer spielt
table-column-state = Stand
table-column-changed = Letzte Änderung
table-column-links = Seiten
table-unreadable = Von einer älteren Version des Studios: nicht mehr lesbar.
table-broken = defekt
table-over = beendet
table-watch = Zuschauen
table-replay = Noch einmal ansehen
table-delete = Löschen
table-delete-sure = Diese Partie „{ $game }“ samt ihrem ganzen Verlauf löschen? Sie lässt sich nicht zurückholen.
table-keep = Behalten
table-which-game = Welches Spiel?
table-no-games = Es gibt noch kein Spiel. Lade zuerst ein Paket.

# Eine neue Partie
table-release = Inhalt
table-release-number = Ausgabe { $number }
table-draft = Entwurf, wie er gerade bearbeitet wird
table-take = Anzeigen
table-seats = Plätze
table-seat-number = Platz { $number }
table-who = Wer auf Platz { $number } sitzt
table-person = ein Mensch
table-nobody = niemand
table-bot = Bot „{ $bot }“
table-name = Name
table-name-of = Name auf Platz { $number }
table-budget = 500ms oder 2000
table-budget-of = Wie lange der Bot auf Platz { $number } nachdenkt
table-seats-help = Jeder Mensch bekommt einen Link. Einem suchenden Bot (mcts) kann man sagen, wie lange er über eine Entscheidung nachdenkt: 500ms, oder 2000 für so viele Durchläufe.
table-options = Optionen
table-more-options = Weitere Optionen und Lesarten der Regeln
table-left-open = noch offen
table-table = Der Tisch
table-seed = Startwert
table-seed-help = Gleicher Startwert und gleiche Entscheidungen ergeben die gleiche Partie. Bleibt das Feld leer, wird er ausgelost.
table-bad-seed = Ein Startwert ist eine ganze Zahl mit höchstens 16 Ziffern. Lass das Feld leer, wenn er ausgelost werden soll.
table-undo-rule = Zurücknehmen
table-undo-own = die eigene letzte Entscheidung, wenn sie nichts verraten hat
table-undo-any = alles, durch alle am Tisch
table-undo-never = nie
table-dice = Echte Würfel
table-dice-help = Du würfelst am eigenen Tisch und sagst dem Spiel, was die Würfel zeigen.
table-open-table = Offener Tisch
table-open-help = Vor niemandem ist etwas verborgen, und wer die Partie begonnen hat, darf für alle Menschen entscheiden.
table-begin = Partie beginnen

# Links
table-links = Links zu den Plätzen
table-links-help = Wer einen Link öffnet, sitzt auf diesem Platz. Gib jeden nur einer Person; ein neuer Link macht den alten wertlos.
table-link-of = Link für { $name }
table-link-gone = Der Link wird nur in dem Browser gezeigt, in dem er entstanden ist.
table-copy = Kopieren
table-copied = Kopiert
table-sit = Hier sitzen
table-new-link = Neuer Link
table-to-the-table = Zum Tisch

# Der Tisch
table-players = Wer spielt
table-you = du
table-eyes = Gesehen mit den Augen von
table-decision = Entscheidung
table-waiting = { $seats ->
    [one] { $name } entscheidet
   *[other] { $name } entscheiden
 }
table-waiting-dice = Die Würfel entscheiden
table-edit-card = „{ $name }“ bearbeiten
table-broken-help = Die Karte lässt sich im Entwurf berichtigen; diese Partie behält den Inhalt, mit dem sie begann.
table-deciding-for = Du entscheidest für { $name }
table-undo = Zurücknehmen
table-log = Was geschehen ist
table-watching = Du schaust zu
table-live-on = live
table-live-off = fragt alle 2 Sekunden nach Neuem
table-lost = Diesen Tisch gibt es nicht mehr, oder dein Link wurde durch einen neuen ersetzt.
table-failed = Der Server ist nicht zu erreichen. Deine Entscheidung ist nicht verloren: Versuch es noch einmal.
table-gone-on = Inzwischen ist das Spiel weitergegangen. Schau noch einmal hin und entscheide dann.
table-decided-already = Diese Entscheidung ist schon gefallen.
table-no-seat = Kein Platz an diesem Tisch
table-no-seat-text = Bitte die Person, die die Partie begonnen hat, um den Link zu einem Platz, oder melde dich an, wenn du in diesem Studio arbeitest und zuschauen möchtest.
table-sign-in = Anmelden

# Noch einmal ansehen
table-at = Nach Entscheidung { $ply } von { $most }
table-decision-number = Nummer der Entscheidung
table-before = Eine Entscheidung zurück
table-after = Eine Entscheidung weiter
table-show = Zeigen
table-back = Zurück zum Tisch
release-withdrawn = zurückgezogen
