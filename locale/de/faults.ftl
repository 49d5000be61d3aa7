## Was an Inhalten nicht stimmt. Jede Meldung sagt, was vorgefunden wurde und was erlaubt ist.

fault-hint = War „{ $hint }“ gemeint?

type-whole-number = eine ganze Zahl
type-yes-no = true oder false
type-string = ein Wort
type-text = ein Text
type-list = eine Liste
type-mapping = eine Zuordnung von Namen zu Werten
type-drawing = eine Zeichnung

word-trigger = Auslöser
word-condition = Bedingung
word-cost = Kosten
word-operation = Operation

fault-type = „{ $is }“ passt hier nicht; erwartet wird { $wanted }.
fault-range = { NUMBER($is, useGrouping: 0) } liegt außerhalb des erlaubten Bereichs von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }.
fault-choice = „{ $is }“ ist hier nicht erlaubt. Erlaubt: { $allowed }.
fault-slug = „{ $is }“ ist kein gültiger Kurzname: nur Kleinbuchstaben (a–z), Ziffern und einzelne Unterstriche verwenden, mit einem Buchstaben am Anfang.
fault-unknown-field = Ein Feld „{ $is }“ gibt es nicht. Felder: { $allowed }.
fault-missing-field = Hier ist eine Angabe erforderlich.
fault-list-length = Hier { $is ->
    [one] steht 1 Element
   *[other] stehen { $is } Elemente
 }; erlaubt sind { $low } bis { $high }.
fault-duplicate-id = Die ID „{ $is }“ kommt in dieser Liste zweimal vor, zuerst bei Element { $first }.
fault-text-required = Hier ist ein Text erforderlich.
fault-text-long = Der Text hat { NUMBER($is, useGrouping: 0) } Zeichen; erlaubt sind höchstens { NUMBER($longest, useGrouping: 0) }.
fault-text-lines = Der Text muss in einer einzigen Zeile stehen.
fault-text-character = Das Zeichen { $code } an Position { NUMBER($position, useGrouping: 0) } lässt sich weder anzeigen noch drucken.
fault-word-form = „{ $is }“ ist als { $family } nicht lesbar: einen Namen schreiben, allein oder mit seinen Parametern.
fault-unknown-word = „{ $is }“ ist als { $family } nicht bekannt. Bekannt: { $allowed }.
fault-too-deep = Die Effekte sind zu tief verschachtelt; erlaubt ist höchstens Tiefe { $deepest }.
fault-dangling = „{ $is }“ gibt es in diesem Spiel nicht (Art: { $kind }).

fault-grid-lines = Die Zeichnung hat { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
 }; jede Reihe von Feldern braucht { $per ->
    [one] 1 Zeile
   *[other] { $per } Zeilen
 }.
fault-grid-height = Die Zeichnung hat { $is ->
    [one] 1 Reihe
   *[other] { $is } Reihen
 }; erlaubt sind { $low } bis { $high }.
fault-grid-width = Die Zeichnung ist { $is ->
    [one] 1 Feld
   *[other] { $is } Felder
 } breit; erlaubt sind { $low } bis { $high }.
fault-grid-line-length = Diese Zeile der Zeichnung hat { $is } Zeichen; erforderlich: { $wanted }.
fault-grid-symbol = „{ $found }“ in Spalte { NUMBER($column, useGrouping: 0) } ist kein Zeichen der Ebene „{ $layer }“. Erlaubt: { $allowed }.
fault-grid-corner = Statt „{ $found }“ muss in Spalte { NUMBER($column, useGrouping: 0) } eine Ecke stehen: „+“.
fault-grid-floor-mixed = „{ $found }“ in Spalte { NUMBER($column, useGrouping: 0) } mischt zwei Zeichen unter einem Feld.

## Was an einem Paket auf dem Datenträger nicht stimmt

fault-file-encoding = Die Datei ist kein UTF-8-Text: Byte { $byte } an Position { NUMBER($position, useGrouping: 0) } ist nicht lesbar. Die Datei als UTF-8 speichern.
fault-file-unknown = Diese Datei gehört nicht in ein Paket. Einträge heißen „<kind>/<slug>.yaml“, Bilder „<kind>/<slug>.png“, Übersetzungen „i18n/<language>/<kind>.yaml“.
fault-file-extension = Paketdateien enden auf „.yaml“; diese Datei umbenennen.
fault-file-large = Die Datei ist { NUMBER($is, useGrouping: 0) } Byte groß; erlaubt sind höchstens { NUMBER($most, useGrouping: 0) }.
fault-file-link = Das ist eine Verknüpfung; Pakete enthalten nur gewöhnliche Dateien.
fault-file-empty = Die Datei ist leer.
fault-yaml = Das YAML ist nicht lesbar: { $problem }.
fault-yaml-tab = In der Einrückung steht ein Tabulator; YAML wird mit Leerzeichen eingerückt.
fault-yaml-alias = Anker („&“) und Aliasse („*“) sind in Paketen nicht erlaubt; den Wert ausschreiben.
fault-yaml-tag = Das Tag „{ $is }“ ist in Paketen nicht erlaubt.
fault-yaml-documents = Eine Paketdatei enthält genau ein Dokument; das „---“ in der Mitte entfernen.
fault-yaml-duplicate = Der Name „{ $is }“ steht in dieser Zuordnung zweimal, zuerst in Zeile { NUMBER($first, useGrouping: 0) }.
fault-yaml-key = „{ $is }“ kann hier kein Name sein; Namen sind einfache Wörter.
fault-yaml-deep = Die Datei ist zu tief verschachtelt; erlaubt ist höchstens Tiefe { $deepest }.
fault-unknown-kind = Das Spiel { $game } kennt keine Art „{ $is }“. Arten: { $allowed }.
fault-unknown-game = Ein Spiel „{ $is }“ gibt es nicht. Spiele: { $allowed }.
fault-unknown-language = Die Sprache „{ $is }“ gibt es in diesem Paket nicht. Sprachen: { $allowed }.
fault-language-code = „{ $is }“ ist kein Sprachcode wie „de“ oder „pt_BR“.
fault-missing-language = Das Paket nennt „{ $language }“ als Übersetzungssprache, aber „i18n/{ $language }“ enthält nichts.
fault-source-translated = „{ $language }“ ist die Sprache, in der das Paket geschrieben ist; ihre Texte stehen in den Einträgen.
fault-unknown-entry = „{ $is }“ gibt es in diesem Paket nicht (Art: { $kind }).
fault-unknown-text = „{ $entry }“ hat keinen Text „{ $is }“. Texte: { $allowed }.
fault-translation-form = Eine Übersetzung enthält unter „{ $source }“ den Ausgangstext und unter „{ $language }“ den übersetzten Text.
fault-translation-empty = Die Übersetzung ist leer; besser ganz weglassen.
fault-art-without-entry = Zu diesem Bild gibt es keinen Eintrag: „{ $wanted }“ fehlt.
fault-pack-missing = Die Datei „pack.yaml“ fehlt; sie nennt das Spiel, die Ausgangssprache und die Übersetzungssprachen.
fault-no-entries = Das Paket enthält keine Einträge.

fault-slug-taken = Einen Eintrag „{ $is }“ dieser Art gibt es schon.

## Was Prüfungen finden

fault-translation-missing = Noch nicht übersetzt.
fault-translation-stale = Der Ausgangstext wurde seit der Übersetzung geändert.
fault-translation-unreviewed = Übersetzt, aber noch nicht geprüft.
fault-placeholders = Die Platzhalter weichen vom Ausgangstext ab: dort { $wanted }, hier { $is }.
fault-name-twice = „{ $is }“ ist auch der Name von „{ $first }“.

## Was an einer Tabelle nicht stimmt

fault-sheet-broken = Das ist keine lesbare Tabelle (.xlsx).
fault-sheet-stale = Der Eintrag wurde seit dem Export der Tabelle geändert; die Tabelle neu exportieren und die eigenen Änderungen übertragen.
fault-sheet-rows = Das Blatt hat mehr als { NUMBER($most, useGrouping: 0) } Zeilen.
fault-sheet-twice = „{ $is }“ steht schon in Zeile { NUMBER($first, useGrouping: 0) }.

## Was an einem Bild nicht stimmt

fault-art-large = Das Bild ist { NUMBER($is, useGrouping: 0) } Byte groß; erlaubt sind höchstens { NUMBER($most, useGrouping: 0) }.
fault-art-pixels = Das Bild hat mehr als { NUMBER($most, useGrouping: 0) } Pixel; es muss kleiner sein.
fault-art-format = Das ist kein lesbares Bild. Mögliche Formate: { $allowed }.
fault-art-broken = Das Bild ist beschädigt und lässt sich nicht bis zum Ende lesen.
fault-art-metadata = Das Bild enthält verborgene Angaben (Urheber, Ort, Software); als reines PNG speichern.
fault-art-animated = Das Bild ist animiert; ein Einzelbild verwenden.
fault-art-unknown = Dieses Bild gibt es hier nicht; es noch einmal hochladen.
