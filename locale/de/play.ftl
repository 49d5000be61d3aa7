## Spielen im Terminal: manage.py play

# Wie ein Name im Satz steht, über den man nichts weiter weiß.
play-noun = { $name }
    .subject = { $name }
    .object = { $name }
play-quoted = „{ $name }“
play-card = { $name }: { $text }

play-heading = { $game }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
 }, Startwert { $seed }, Ausgabe { $release }
play-seat = Platz { $seat }
play-seat-person = Platz { $seat }: { $name }, gespielt von { $person }
play-seat-bot = Platz { $seat }: { $name }, gespielt vom Bot „{ $bot }“
play-you = dir
play-unfinished = Hier endet das gespeicherte Spiel.

play-question = Was nun?
play-prompt = Nummer, oder ? für Hilfe:
play-commands = Eine Nummer wählt eine Aktion. Außerdem:
play-command-explain = ? 3: Aktion 3 erklären
play-command-why = w: Warum geht nicht mehr, was in diesem Zug schon angeboten war?
play-command-cards = c: die Karten auf dem Tisch lesen
play-command-board = b: den Tisch noch einmal zeigen
play-command-undo = u: die letzte eigene Entscheidung zurücknehmen
play-command-language = l es: in einer anderen Sprache weiterspielen ({ $languages })
play-command-save = s Datei: das Spiel speichern
play-command-quit = q: gehen
play-unknown = „{ $input }“ ist weder eine Nummer von 1 bis { $most } noch ein Befehl.
play-no-cards = Es gibt nichts zu lesen.
play-nothing-refused = Alles, was in diesem Zug angeboten war, ist noch möglich.
play-no-explanation = Mehr gibt es dazu nicht zu sagen.
play-undo-nothing = Du hast noch nichts entschieden.
play-undone = Zurückgenommen. Du entscheidest noch einmal.
play-language = Weiter auf Deutsch.
play-language-unknown = Das Studio spricht { $languages }.
play-save-name = Sag, wohin: s Datei
play-saved = Gespeichert: { $file }. Mit „--resume“ geht es weiter, mit „--replay“ schaut man es an.
play-left = Du stehst vom Tisch auf. Bis zum nächsten Mal!

play-no-game = Nenne das Spiel, wie in manage.py play platformer. Es gibt: { $games }.
play-unknown-game = Ein Spiel { $game } gibt es nicht. Es gibt: { $games }.
play-bad-people = --people: „{ $input }“ ist kein Platz von 1 bis { $most }.
play-too-many-people = --people: Für { $input } ist kein Platz mehr frei.
play-bad-bot = --bot: „{ $input }“ ist nichts von { $allowed }.
play-bad-option = --option: „{ $input }“ hat nicht die Form schlüssel=wert.
play-bad-start = So lässt sich das Spiel nicht aufbauen: { $error }
play-bad-file = { $file } ist kein gespeichertes Spiel.
play-cannot-read = { $file } lässt sich nicht lesen: { $error }
play-cannot-write = { $file } lässt sich nicht schreiben: { $error }
play-other-file = { $file } gibt es schon und ist kein gespeichertes Spiel. Die Datei blieb unberührt.
play-other-release = Gespielt wurde mit der Ausgabe { $release }, und die ist nicht da. Nenne ihr Paket mit --pack oder veröffentliche sie.
play-bad-replay = Aktion { $number } von { $file } passt nicht zum Spiel.
play-bad-pack = { $pack } hat Fehler. „manage.py packs check“ zählt sie auf.
play-all-withdrawn = Alle Ausgaben von { $game } wurden zurückgezogen. Spiele den Entwurf (--draft) oder ein Paket (--pack), oder veröffentliche eine neue Ausgabe.
play-no-pack = Die Datenbank kennt kein Spiel { $game }. „manage.py packs load“ lädt es.
