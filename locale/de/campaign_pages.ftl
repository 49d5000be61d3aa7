## Die Seiten der Kampagnen

cpage-group = Spieltest
cpage-campaign = Kampagne
cpage-campaigns = Kampagnen
cpage-untitled = { $game }, { $when }
cpage-release = Ausgabe { $number }
cpage-draft = Entwurf, so wie er gerade bearbeitet wird
cpage-draft-of = Entwurf { $hash }
cpage-versus = { $first } ↔ { $second }
cpage-seeds = { $first } bis { $last }
cpage-seat = Platz { $seat }
cpage-of-seat = { $what }, Platz { $seat }
cpage-nobody = niemand
cpage-by-lot = ausgelost
cpage-all = alle

# Die Liste
cpage-new = Neue Kampagne
cpage-new-of = Neue Kampagne: { $game }
cpage-compare-draft = Mit dem Entwurf vergleichen
cpage-try-draft = Entwurf im Spieltest mit dieser Ausgabe vergleichen
cpage-try-release = Diese Ausgabe im Spieltest mit Ausgabe { $number } vergleichen
cpage-attention-broken = { $broken } von { $games } Partien der letzten Kampagne sind abgebrochen. { $finding }
cpage-attention-finished = Die letzte Kampagne ist nach { $games } Partien fertig. { $finding }
cpage-no-games = Es gibt noch kein Spiel, das gespielt werden kann. Lade zuerst ein Paket.
cpage-none = Es gibt noch keine Kampagnen.
cpage-none-help = In einer Kampagne spielen Bots Hunderte oder Tausende Partien, und der Bericht sagt, was dabei herauskommt: wer gewinnt, wie lange Partien dauern, welche Karten niemand nutzt.
cpage-none-found = Keine Kampagne passt dazu.
cpage-show-all = Alle zeigen
cpage-filter-text = Titel
cpage-filter = Anzeigen
cpage-mine = nur meine
cpage-title = Titel
cpage-game = Spiel
cpage-content = Inhalt
cpage-state = Zustand
cpage-progress-column = Fortschritt
cpage-games-column = Partien
cpage-ordered = Bestellt
cpage-broken = { NUMBER($number) } { $number ->
    [one] gestörte Partie
   *[other] gestörte Partien
}

# Eine neue Kampagne
cpage-what = Was gespielt wird
cpage-against = Vergleichen mit
cpage-against-nothing = nichts: eine einzelne Kampagne
cpage-against-help = Dieselben Partien mit beiden Inhalten und denselben Startwerten: Was hat sich verändert, und ist es mehr als Zufall?
cpage-title-help = kann entfallen
cpage-who = Wer spielt
cpage-players = Spielerzahlen
cpage-bots = Bots
cpage-becomes = wird zu
cpage-bots-help = Jede Zeile ist eine Besetzung. Offene Plätze spielen wie Platz 1. Der suchende Bot denkt mit mehr Durchläufen besser, aber länger: Die Zahl im letzten Feld gilt für jeden suchenden Bot der Zeile, der keine eigene hat.
cpage-like-first = wie Platz 1
cpage-choose-bot = Bot wählen
cpage-budget = Durchläufe
cpage-line = Besetzung { $number }
cpage-more-lines = Noch eine Besetzung
cpage-varied = Optionen
cpage-varied-help = Sind mehrere Werte angekreuzt, wird jeder gespielt.
cpage-more-options = Weitere Optionen
cpage-all-of-them = alle
cpage-how-many = Wie viele Partien
cpage-games-each = Partien je Kombination
cpage-seed = Erster Startwert
cpage-seed-help = Gleiche Startwerte ergeben gleiche Partien, wann und wo auch immer sie gespielt werden.
cpage-start = Starten
cpage-check = Ausrechnen
cpage-asking = Wird ausgerechnet …
cpage-size = { NUMBER($games) } { $games ->
    [one] Partie
   *[other] Partien
} in { NUMBER($cells) } { $cells ->
    [one] Kombination
   *[other] Kombinationen
}, ungefähr { $time }.
cpage-size-compared = { NUMBER($games) } Partien auf beiden Seiten zusammen, in { NUMBER($cells) } { $cells ->
    [one] Kombination
   *[other] Kombinationen
}, ungefähr { $time }.
cpage-size-wrong = Etwas stimmt noch nicht: siehe die markierten Felder.
cpage-refused = Es wurde nichts gestartet: siehe die Hinweise unten.
cpage-no-number = „{ $is }“ ist keine ganze Zahl.
cpage-tick-one = Kreuze mindestens einen Wert an.
cpage-line-missing = Für { $seats } Spieler gibt es keine Besetzung. Ergänze eine oder lass diese Spielerzahl weg.
cpage-bot-first = Eine Besetzung beginnt mit Platz 1: Wähle dort einen Bot.
cpage-bot-seats = Diese Besetzung braucht { $seats } Spieler, aber keine so große Spielerzahl ist gewählt.
cpage-same-content = Beide Seiten haben denselben Inhalt: Es gibt nichts zu vergleichen.
cpage-old-content = Dieser Inhalt stammt von einer älteren Version des Studios und lässt sich nicht mehr spielen: { $problem }

# Eine Kampagne
cpage-parts = Teile der Kampagne
cpage-report = Bericht
cpage-what-moved = Was sich verändert hat
cpage-games = Einzelne Partien
cpage-games-of = Partien: { $content }
cpage-download = Herunterladen:
cpage-sections = Abschnitte des Berichts
cpage-all-numbers = Alle Zahlen
cpage-sort-hint = Nach dieser Spalte sortieren
cpage-again = Noch eine wie diese
cpage-leave = Du kannst diese Seite verlassen; die Kampagne läuft weiter.
cpage-behind = Es sind mehr Partien fertig, als hier gezählt sind; der Rest folgt gleich.
cpage-pause = Anhalten
cpage-resume = Fortsetzen
cpage-cancel = Abbrechen
cpage-cancel-sure = Diese Kampagne endgültig abbrechen? Was fertig ist, bleibt.
cpage-delete = Löschen
cpage-delete-sure = Die Kampagne und alle ihre Ergebnisse gehen endgültig verloren.
cpage-done-pause = Die Kampagne ist angehalten. Was fertig ist, bleibt.
cpage-done-resume = Die Kampagne läuft weiter.
cpage-done-cancel = Die Kampagne ist abgebrochen. Was fertig ist, bleibt.
cpage-done-delete = Die Kampagne wurde gelöscht.
cpage-rate = { NUMBER($rate) } { $rate ->
    [one] Partie/s
   *[other] Partien/s
}
cpage-progress = { NUMBER($done) } von { NUMBER($total) } Partien
cpage-progress-waiting = { NUMBER($done) } von { NUMBER($total) } Partien, wartet, bis sie an der Reihe ist
cpage-progress-abandoned = { NUMBER($done) } von { NUMBER($total) } Partien, unterbrochen; sie wird gleich wieder aufgenommen
cpage-progress-running = { NUMBER($done) } von { NUMBER($total) } Partien, { $rate }, noch { $left }
cpage-progress-done = { NUMBER($done) } { $done ->
    [one] Partie
   *[other] Partien
} in { $took }

# Ihre Partien
cpage-cell = Kombination
cpage-winner = Gewinner
cpage-ending = Ausgang
cpage-cause = Niederlage durch
cpage-only-broken = nur gestörte
cpage-number = Nr.
cpage-seed-column = Startwert
cpage-turns = Runden
cpage-decisions = Entscheidungen
cpage-replay = Nachspielen
cpage-broken-by = Zerbrochen an
cpage-to-card = zur Karte
cpage-broken-game = gestört
cpage-no-game-yet = Noch ist keine Partie fertig.
cpage-no-game-found = Keine fertige Partie passt dazu.
cpage-none-yet = Unter den Partien vor Nummer { NUMBER($number) } wurde nichts gefunden. Von dort kann weitergesucht werden.
cpage-pages = Seiten
cpage-from-start = Von vorn
cpage-further = Weiter
cpage-replaying = Partie { NUMBER($number) } noch einmal
cpage-replaying-text = Die Bots spielen diese Partie noch einmal, Zug für Zug. Das dauert so lange wie damals; danach öffnet sie sich von selbst.
cpage-look-again = Noch einmal nachsehen
campaign-error-replays-busy = Es werden schon { NUMBER($most) } Partien noch einmal gespielt. Warte einen Moment und versuche es wieder.
campaign-error-no-replay = Partie { NUMBER($number) } lässt sich nicht Zug für Zug zeigen: { $problem }

# Spalten der Datei mit allen Partien
cpage-csv-game = Partie
cpage-csv-cell = Kombination
cpage-csv-seed = Startwert
cpage-csv-players = Spieler
cpage-csv-ending = Ausgang
cpage-csv-winners = Gewinner (Plätze)
cpage-csv-turns = Runden
cpage-csv-decisions = Entscheidungen
cpage-csv-card = Karte
cpage-csv-fault = Störung
cpage-csv-who = spielt
cpage-csv-bot = Bot
cpage-csv-won = gewonnen
cpage-csv-score = Punkte

# Ablehnungen der API
error-campaign-no-rules = { $game } kann noch nicht gespielt werden: Es gibt keine Regeln dafür.
error-campaign-no-sides = Diese Kampagne vergleicht nichts: Sie hat keine Seiten.
error-campaign-not-yet = Partie { $number } ist noch nicht fertig.

# Steps of the first tour on the dashboard
tour-play = Spielen
    .text = Setz dich mit Bots an einen Tisch oder schick Freunden einen Link. Jeder liest in seiner Sprache.
tour-run = Bots 20 Partien spielen lassen
    .text = Eine Kampagne sagt, wer gewinnt, wie lange es dauert und welche Karten nie benutzt werden.
