## Bögen, Ausgaben und das Druckzentrum

# Größen der Teile; hinter jedem Namen stehen die Millimeter.
size-shown = { $name } ({ $width } × { $height } mm)
size-custom = Eigenes Maß
size-poker = Poker
size-bridge = Bridge
size-mini = Mini
size-tarot = Tarot
size-square = Quadratisch
size-large-square = Quadratisch, groß
size-euro = Euro
size-mini-euro = Mini-Euro
size-jumbo = Jumbo
size-a6 = A6
size-a5 = A5
size-a4 = A4

## Was an einer Vorlage oder einem Auftrag nicht stimmt

fault-preset-unknown = Eine Druckvorlage „{ $is }“ gibt es nicht. Es gibt: { $allowed }.
fault-preset-circle = Diese Vorlage erweitert „{ $is }“, und die wiederum diese hier. Eine von beiden muss für sich stehen.
fault-preset-length = „{ $is }“ ist hier keine passende Länge: Erlaubt sind { $low } bis { $high } Millimeter.
fault-sheet-no-slot = { $piece } misst { $width } × { $height } mm und passt in kein Fach von „{ $preset }“. Lass es weg oder wähle eine andere Vorlage.
fault-print-card = Eine Karte oder ein anderes Teil „{ $is }“ gibt es in diesem Spiel nicht. Nenne Art und Kürzel, etwa hero/sweety.
fault-print-nothing = Von dem, was gewählt ist, hat dieses Spiel nichts: Prüfe Teile und Karten.
fault-print-untranslated = { $count ->
    [one] 1 Text ist
   *[other] { $count } Texte sind
 } nicht übersetzt (Sprache: { $language }): { $texts }. Übersetze { $count ->
    [one] ihn
   *[other] sie
 }, oder erlaube für diesen Druck unübersetzte Texte.
fault-print-rules-lacking = { $count ->
    [one] 1 Regeltext steht
   *[other] { $count } Regeltexte stehen
 } nicht in der gewünschten Sprache ({ $language }), sondern in { $spoken }, weil ihr die Formulierungen noch fehlen: { $cards }. Fehlende Meldungen: { $messages }. Ergänze sie in locale/{ $language }, oder erlaube für diesen Druck unübersetzte Texte.
fault-print-labels-lacking = { $count ->
    [one] 1 Beschriftung steht
   *[other] { $count } Beschriftungen stehen
 } nicht in der gewünschten Sprache ({ $language }), sondern in { $spoken }: { $messages }. Seiten, die sie tragen: { $cards }. Ergänze sie in locale/{ $language }, oder erlaube für diesen Druck unübersetzte Texte.
fault-print-notes-lacking = { $count ->
    [one] 1 Vermerk neben den Seiten der Karten (Rand, Lesezeichen) steht
   *[other] { $count } Vermerke neben den Seiten der Karten (Rand, Lesezeichen) stehen
 } nicht in der gewünschten Sprache ({ $language }), sondern in { $spoken }: { $messages }. Ergänze { $count ->
    [one] ihn
   *[other] sie
 } in locale/{ $language }.
fault-print-disk-full = { $path }: Der Datenträger ist voll. Es wurde nichts geschrieben; schaffe Platz oder wähle einen anderen Ordner.
fault-print-cannot-write = { $path } lässt sich nicht schreiben: { $reason }. Es wurde nichts geschrieben.
fault-print-release = Eine Ausgabe { $is } dieses Spiels gibt es nicht. Es gibt: { $allowed }.
fault-print-old-release = Mit Ausgabe { $is } lässt sich nicht vergleichen: Ihr Inhalt hat eine Form, die diese Version des Studios nicht liest.
fault-print-no-layouts = Für { $game } gibt es noch keine Gestaltung: Es lässt sich nichts davon drucken.
fault-print-no-pack = In { $path } liegt kein Paket.
fault-print-all-withdrawn = Alle Ausgaben von { $game } wurden zurückgezogen: Nenne eine (--release), drucke den Entwurf oder veröffentliche eine neue.
fault-print-no-content = Die Datenbank hat noch keinen Inhalt für { $game }: Lade zuerst ein Paket (manage.py packs load).
fault-print-printer = Einen Drucker „{ $is }“ gibt es nicht. Es gibt: { $allowed }.
fault-print-interrupted = Das Studio wurde angehalten, während dies gedruckt wurde. Gib den Auftrag noch einmal.
fault-print-broken = Im Studio selbst ging etwas schief: { $problem }. Es wurde nichts geschrieben.

## Was auf Bögen neben den Teilen steht

sheet-release = Ausgabe { $number }
sheet-draft = Entwurf
sheet-title = { $game }, { $edition }: zum Selberdrucken
sheet-subject = Inhalt { $release }, Vorlage { $preset }
sheet-label-front = { $sheet } vorn
sheet-label-back = { $sheet } hinten
sheet-place-front = Bogen { $sheet } von { $sheets }, Vorderseite
sheet-place-back = Bogen { $sheet } von { $sheets }, Rückseite

## Der Bericht über Texte, die nicht passen

side-front = Vorderseite
side-back = Rückseite
side-page = Seite { $number }
overflow-title = { $game } ({ $language }): Texte, die nicht passen
overflow-high = { $title } ({ $key }, { $side }, { $language }): { $field } braucht { $missing } mm mehr Höhe, selbst bei { $size } pt.
overflow-wide = { $title } ({ $key }, { $side }, { $language }): Ein Wort in { $field } ist { $missing } mm zu breit, selbst bei { $size } pt.
fit-high = Dieser Text braucht { $missing } mm mehr Höhe, selbst bei { $size } pt.
fit-wide = Ein Wort ist { $missing } mm zu breit, selbst bei { $size } pt.
fit-small = Sehr klein gesetzt, damit es passt: { $size } pt statt { $normal } pt.
picture-fine = { $dpi } dpi in einem Rahmen von { $width } × { $height } mm.
picture-sharp = Wenige Farben: wird als scharfe Quadrate gedruckt, { $dpi } auf den Zoll, in einem Rahmen von { $width } × { $height } mm.
picture-soft = Nur { $dpi } dpi in einem Rahmen von { $width } × { $height } mm: Im Druck wirkt es unscharf. Druckereien wollen { $wanted } dpi; dafür müsste es { $across } × { $down } Pixel haben oder kleiner zu sehen sein.

## Der virtuelle Tisch

tabletop-readme = { $game } für Tabletop Simulator. Lege save.json in den Ordner „Saves“ des Spiels. Die Bilder daneben müssen unter der Adresse liegen, die save.json nennt: Lade sie dort hoch, oder drucke noch einmal mit der Adresse, unter der sie liegen.

## Die Kalibrierseite

calibration-title = Kalibrierung eines Druckers
calibration-print = Drucke beide Seiten als ein beidseitiges Blatt, mit 100 %, ohne „an Seite anpassen“. Halte das Blatt gegen das Licht, die Vorderseite zu dir.
calibration-ruler = Diese Linie muss 100 mm lang sein. Ist sie es nicht, verkleinert oder vergrößert der Drucker.
calibration-read = Das Kreuz der Rückseite scheint auf den Skalen der Vorderseite durch. Lies in der Blattmitte ab, um wie viele Millimeter es nach rechts (negativ: nach links) und nach oben (negativ: nach unten) versetzt ist, und speichere die beiden Zahlen als Versatz des Druckers.
calibration-front = Vorderseite
calibration-back = Rückseite

## manage.py print

print-step-compose = setzen
print-step-compare = vergleichen
print-step-draw = Bögen zeichnen
print-step-pictures = Bilder rechnen
print-step-tabletop = Tisch decken
print-step-finished = fertig
print-step-interrupted = unterbrochen; wird gleich neu begonnen
print-written = { $file }
print-written-pages = { $file } ({ $pages ->
    [one] 1 Seite
   *[other] { $pages } Seiten
 })
print-overflows = { $count ->
    [one] 1 Text passt nicht
   *[other] { $count } Texte passen nicht
 }. Liste und Bilder stehen in { $file }.
print-unchanged = { $game }: Nichts sieht anders aus als in Ausgabe { $number }.
print-changed = { $game }, { $language }: { $count ->
    [one] 1 Teil sieht
   *[other] { $count } Teile sehen
 } anders aus als in Ausgabe { $number }.
print-removed = { $game }, { $language }: nicht mehr in der Schachtel: { $pieces }.
print-stopped = Angehalten. Es wurde nichts geschrieben.
print-refused = { $count ->
    [one] 1 Fehler. Es wurde nichts gedruckt.
   *[other] { $count } Fehler. Es wurde nichts gedruckt.
 }
print-refused-games = { $games } ließ sich nicht drucken, siehe oben. Das Übrige ist gedruckt.
print-bad-setting = --set: „{ $is }“ hat nicht die Form feld=wert.
print-list-sizes = Größen:
print-list-presets = Druckvorlagen:
print-list-parts = Teile von { $game }:
print-preset-line = { $preset }: { $label } ({ $count ->
    [one] 1 Pokerkarte je Bogen
   *[other] { $count } Pokerkarten je Bogen
 })

## Die Druckvorlagen

preset-a3-bleed = A3, mit vollem Beschnitt
preset-a3-touching = A3, Kante an Kante
preset-a4-bleed = A4, mit vollem Beschnitt
preset-a4-draft = A4, schneller Entwurf: grau, wenig Tinte, nur Vorderseiten
preset-a4-gutterfold = A4, zum Falten und Kleben (einseitige Drucker)
preset-a4-perforated = A4, perforierte Bögen mit zehn Karten (85 × 54 mm)
preset-a4-plotter = A4, für einen Schneideplotter
preset-a4-proof = A4, Prüfdruck mit Sicherheitsrand
preset-a4-touching = A4, Kante an Kante
preset-letter-bleed = Letter, mit Beschnitt
preset-letter-draft = Letter, schneller Entwurf: grau, wenig Tinte, nur Vorderseiten
preset-letter-gutterfold = Letter, zum Falten und Kleben (einseitige Drucker)
preset-letter-touching = Letter, Kante an Kante
preset-shop = Für Druckereien: eine Seite je Kartenseite, mit Beschnitt
