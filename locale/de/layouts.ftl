## What is wrong with layouts (printing/layouts), icons and fonts

fault-layout-mapping = hier müssen Eigenschaften mit ihren Werten stehen, nicht „{ $is }“.
fault-layout-list = hier muss eine Liste stehen, nicht „{ $is }“.
fault-layout-unknown = „{ $is }“ bedeutet hier nichts. Erlaubt: { $allowed }.
fault-layout-element = das ist kein Element oder mehr als eines: { $found }. Genau einer dieser Namen muss darin stehen: { $allowed }.
fault-layout-number = „{ $is }“ ist keine Zahl.
fault-layout-numbers = „{ $is }“ ist keine Liste von Zahlen; erwartet werden { $wanted } Zahlen.
fault-layout-flag = „{ $is }“ ist weder true noch false.
fault-layout-size = „{ $is }“ ist keine Größe: Schreibe den Namen einer Größe, [Breite, Höhe] in Millimetern oder ein Raster mit seiner Zelle.
fault-layout-no-size = das Layout „{ $is }“ ist die Vorderseite einer Komponente und braucht eine Größe.
fault-layout-contour = „{ $is }“ ist keine Kontur: Schreibe round, card oder eine Liste von Punkten [x, y].
fault-layout-folds = „{ $is }“ sind keine Faltlinien: Schreibe eine Liste von Linien [x, y, x, y].
fault-layout-path = der Pfad lässt sich bei „{ $is }“ nicht lesen.
fault-layout-colour = „{ $is }“ ist keine Farbe. Farben dieses Spiels: { $allowed }; oder sechs hexadezimale Ziffern in Anführungszeichen.
fault-layout-hex = „{ $is }“ ist keine Farbe: Schreibe sechs hexadezimale Ziffern in Anführungszeichen.
fault-layout-binding-form = „{ $is }“ ist keine Bindung: Schreibe ein Feld, einen Weg wie boss.name oder say: und den Namen einer Meldung.
fault-layout-condition = das ist keine Bedingung: Schreibe eine Bindung oder Felder mit den Werten, die sie haben müssen.
fault-layout-message = es gibt keine Meldung „{ $is }“: Ergänze sie in locale/<Sprache>/<Spiel>/faces.ftl in jeder Sprache.
fault-layout-field = { $kind } hat kein Feld „{ $is }“. Felder: { $allowed }.
fault-layout-deeper = „{ $is }“ führt nirgendwohin: { $path } ist ein einfacher Wert.
fault-layout-no-entry = „{ $is }“ lässt sich hier nicht lesen: Diese Komponente steht für keinen Eintrag.
fault-layout-circle = Layouts, die zu sich selbst zurückführen: { $circle }.
fault-layout-image-missing = neben dem Layout liegt kein Bild „{ $is }“. Bilder dort: { $allowed }.
fault-layout-flow = ein Textfluss braucht den Rahmen seiner Spalten, at: [x, y, Breite, Höhe], und mindestens eine Spalte; gefunden: „{ $is }“.
fault-layout-move = „{ $is }“ ist keine Verschiebung: Schreibe einen Wert und die Millimeter nach rechts und nach unten je Einheit, etwa [item.column, 20, 0].
fault-layout-required = „{ $is }“ fehlt.
fault-layout-key-twice = den Schlüssel „{ $is }“ verwendet schon Punkt { $first }: Komponenten brauchen eigene Schlüssel.
fault-layout-reserved = kein Layout darf „{ $is }“ heißen: Mit diesem Wort legen Einträge den Bildausschnitt für alle Layouts fest. Gib der Datei einen anderen Namen.
fault-layout-no-game = für { $game } gibt es keine Layouts. Spiele mit Layouts: { $allowed }.
fault-layout-no-components = components.yaml fehlt: Darin steht, woraus das Spiel auf Papier besteht.
fault-icon-character = „{ $is }“ ist kein Zeichen einer Palette: ein Zeichen für jede Farbe.
fault-icon-pixel = „{ $found }“ in Spalte { $column } ist keine Farbe der Palette.
fault-icon-view = „{ $is }“ ist kein Ausschnitt: Schreibe [Breite, Höhe].
fault-icon-shape = diese Form lässt sich nicht lesen: { $is }.
fault-font-package = die Schrift { $file } fehlt: Installiere das Paket { $package }.
fault-font-missing = das Paket { $package } enthält die Schrift { $file } nicht; siehe printing/fonts.yaml.
fault-font-broken = die Schrift { $file } lässt sich nicht lesen: { $problem }.

## What is wrong with one face

fault-glyph-missing = keine Schrift hat das Zeichen „{ $character }“ ({ $code }) in „{ $text }“. Schreibe es anders oder ergänze eine Schrift in printing/fonts.yaml.
fault-face-art-missing = das Bild { $hash } ist nicht da: Lade es noch einmal hoch.
fault-face-unsound = Karten lassen sich nicht zeichnen: Ein gespeicherter Eintrag passt nicht mehr zu seiner Art. Die Prüfungen sagen, welcher.
fault-face-colour = das Layout verlangt die Farbe „{ $is }“, die das Spiel nicht hat.
fault-face-icon = das Layout verlangt das Icon „{ $is }“, das das Spiel nicht hat.
fault-face-grid = das Layout verlangt eine Karte und findet „{ $is }“.
fault-face-page = es gibt keine Seite { $is }: Das Heft hat { $pages }.
fault-face-number = das Layout braucht eine Zahl aus { $binding } und findet „{ $is }“.
