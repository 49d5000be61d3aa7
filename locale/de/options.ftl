## Womit ein Spiel begonnen werden kann, und warum nicht. Die Optionen eines Spiels stehen in <spiel>/options.ftl, jede mit
## Titel, einer Zeile Hilfe und den Namen ihrer Werte („choice-none“: nichts gewählt; „choice-minus-1“: -1).

setting-game = Spiel
setting-seats = Spielerzahl
setting-chance = Würfel
setting-yes = ja
setting-no = nein

## Die Liste von manage.py play --options

options-heading = { $game }: { $least } bis { $most } Spieler.
options-how = Eine Option setzt man mit --option name=wert, beliebig oft.
options-option = { $title }. { $help }
options-choice = { $value }: { $name }
options-range = Eine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }.
options-default = Vorgabe: { $value }
options-example = Beispiel: { $example }

## Was nicht stimmt. Davor steht die Option, dahinter, was vielleicht gemeint war, und der Abschnitt der Regeln.

option-error-named = { $title } ({ $path }): { $text }
option-error-unnamed = { $path }: { $text }

option-error-other-game = Diese Ausgabe gehört zu { $game }, nicht zu { $is }.
option-error-unknown-option = Eine solche Option gibt es nicht. Es gibt: { $allowed }.
option-error-missing = Die Angabe fehlt. Nötig sind { $allowed }.
option-error-wrong-type = Hier wird { $wanted } gebraucht, nicht „{ $is }“.
option-error-length = Hier gehören { $wanted } Werte zusammen, nicht { $is }.
option-error-unreadable = „{ $is }“ lässt sich nicht lesen.
option-error-range = { $is } liegt außerhalb des Erlaubten. Möglich ist { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }.
option-error-choice = „{ $is }“ steht nicht zur Wahl. Erlaubt: { $allowed }.
option-error-too-few = Mindestens { $least } sind nötig, nicht { $is }.
option-error-too-many = Angegeben ist etwas für { $is } Plätze, es spielen aber nur { $seats }. Lass etwas weg oder nimm mehr Spieler.
option-error-no-seat = Einen Platz { $is } gibt es nicht. Die Plätze zählen von 0 bis { $most }; -1 heißt: das Los entscheidet.
option-error-seats = Das Spiel ist für { $least } bis { $most } Spieler gedacht, nicht für { $is }.
option-error-entry = „{ $is }“ gibt es in dieser Ausgabe nicht ({ $kind }). Es gibt: { $allowed }.
option-error-twice = „{ $is }“ ist für zwei Plätze angegeben, jede Karte gibt es aber nur einmal. Wähle für einen davon eine andere.
option-error-not-enough = { $kinds }: { $needed } sind nötig, diese Ausgabe hat { $held }. Ändere die Optionen oder nimm mehr Karten ins Set auf.
