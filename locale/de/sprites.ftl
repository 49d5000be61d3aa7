## Was `manage.py sprites` meldet

sprites-rendered = { $pack }: { $pictures ->
    [one] 1 Bild
   *[other] { $pictures } Bilder
 } gerendert.
sprites-sound = { $pack }: fehlerfrei, { $sprites ->
    [one] 1 Zeichnung
   *[other] { $sprites } Zeichnungen
 }.

## Was an Pixelzeichnungen nicht stimmt

fault-sprite-no-palette = Die Palette fehlt: palette.yaml gibt jedem Zeichen seine Farbe.
fault-sprite-colour = „{ $character }: { $colour }“ ist keine Farbe einer Palette: ein noch unbenutztes Zeichen und sechs Hexadezimalziffern in Anführungszeichen schreiben.
fault-sprite-form = Die Datei muss genau eine Zeichnung von 1 bis { $largest } Zeilen und Spalten enthalten und sonst nichts.
fault-sprite-row = Diese Zeile hat { $is } Zeichen; die erste hat { $wanted }.
fault-sprite-character = „{ $found }“ in Spalte { $column } ist keine Farbe der Palette.
fault-sprite-without-entry = Zu dieser Zeichnung gibt es keinen Eintrag: „{ $wanted }“ fehlt im Paket.
fault-sprite-stale = „{ $picture }“ ist nicht das Bild dieser Zeichnung: „manage.py sprites render“ ausführen.
