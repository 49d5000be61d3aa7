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
fault-effects = „{ $is }“ ist keine Liste von Effekten. Jeder Effekt beginnt mit „- when:“.
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
fault-unknown-word = „{ $is }“ ist als { $family } nicht bekannt.{ $allowed ->
    [none] { "" }
   *[other] { " " }Hier darf stehen: { $allowed }.
 }
fault-word-family = { $sort ->
    [trigger] „{ $is }“ ist ein Auslöser und gehört unter „{ $field }“.
    [condition] „{ $is }“ ist eine Bedingung und gehört unter „{ $field }“.
    [cost] „{ $is }“ gehört zu den Kosten und steht unter „{ $field }“.
   *[operation] „{ $is }“ ist eine Operation und gehört unter „{ $field }“.
 }
fault-misplaced-word = „{ $is }“ kann hier nicht stehen, denn nötig ist { $need }.{ $kinds ->
    [none] { "" }
   *[other] { " " }Vorhanden bei: { $kinds }.
 }{ $triggers ->
    [none] { "" }
   *[other] { " " }Auslöser, die das mitbringen: { $triggers }.
 }{ $inside ->
    [none] { "" }
   *[other] { " " }Bekannt innerhalb von: { $inside }.
 }
fault-misplaced-once = Zu „always“ passt nur, was gilt, solange die Karte liegt; „{ $is }“ geschieht einmal. Lass den Effekt auf einen Moment warten (etwa „activated“){ $allowed ->
    [none] { "." }
   *[other] { " " }oder nimm etwas, das anhält: { $allowed }.
 }
fault-misplaced-value = { $left-out ->
    [yes] Ohne Angabe ist „{ $parameter }“ hier „{ $is }“, und das
   *[no] „{ $is }“
 } kann hier nicht stehen, denn nötig ist { $need }.{ $with ->
    [none] { "" }
   *[other] { " " }Es passt zu { $with }.
 }{ $allowed ->
    [none] { "" }
   *[other] { " " }Hier erlaubt: { $allowed }.
 }
fault-misplaced-field = „{ $is }“ hat mit „always“ keinen Sinn: Was gilt, solange die Karte liegt, wird weder abgelehnt noch beendet. Lass es weg, oder lass den Effekt auf einen Moment warten.
fault-cost-twice = „{ $is }“ nimmt, was andere Kosten dieses Effekts schon nehmen; ob beides bezahlt werden kann, lässt sich nicht sagen. Eine Angabe streichen oder die Menge erhöhen.
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
fault-file-large = Die Datei ist { MEGABYTES($is) } MB groß; erlaubt sind höchstens { MEGABYTES($most) } MB.
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

fault-slug-missing = Der Kurzname fehlt, und aus dem Namen lässt sich keiner bilden: Bitte einen aus Kleinbuchstaben (a–z), Ziffern und einzelnen Unterstrichen schreiben, mit einem Buchstaben am Anfang.
fault-slug-taken = Einen Eintrag „{ $is }“ dieser Art gibt es schon.

## Was Prüfungen finden

fault-translation-missing = Noch nicht übersetzt.
fault-translation-stale = Der Ausgangstext wurde seit der Übersetzung geändert.
fault-translation-unreviewed = Übersetzt, aber noch nicht geprüft.
fault-placeholder-lost = In der Übersetzung fehlt { $is }; der Ausgangstext hat es. Setze es an die richtige Stelle.
fault-placeholder-invented = { $is } ist kein Platzhalter dieses Textes. Erlaubt: { $allowed }.
fault-own-text-stale = Die Effekte haben sich geändert, seit dieser eigene Text geschrieben wurde. Passe ihn an oder bestätige mit einem Grund, dass er noch stimmt. Die Effekte lauten jetzt: { $rendered }
fault-own-text-unknown = Für welche Effekte dieser eigene Text geschrieben wurde, ist nicht bekannt. Passe ihn an oder bestätige mit einem Grund, dass er stimmt. Die Effekte lauten jetzt: { $rendered }
fault-own-text-lacks = Die Effekte enthalten etwas, das in diesem eigenen Text fehlt: { $missing }. Ergänze es, schreibe { $place } für den erzeugten Text oder bestätige mit einem Grund.
fault-own-text-none = In „{ $language }“ gibt es keinen eigenen Text, der bestätigt werden könnte.
fault-own-text-moved = Der Text oder die Effekte haben sich geändert, seit du sie gesehen hast. Sieh noch einmal hin, bevor du bestätigst. Der Text lautet jetzt: { $text } Die Effekte lauten jetzt: { $rendered }
fault-because-missing = Schreibe dazu, warum der Text noch stimmt; der Grund bleibt im Verlauf.
fault-trial-endless = Eine Probepartie kam über diese Karte nicht hinaus: Ihr Effekt löst sich immer wieder selbst aus. Gib ihm Kosten wie „once_per_turn“ oder eine Bedingung, die ihn beendet.
fault-trial-broken = Eine Probepartie brach hier ab ({ $problem }). Schreibe den Effekt anders; wenn er gehen müsste, sag es denen, die das Studio betreuen.
fault-trial-program = Daraus lassen sich keine Regeln machen; keine Partie könnte beginnen ({ $problem }). Schreibe es anders.
fault-trial-options = Mit diesem Inhalt lässt sich keine Partie aufbauen ({ $problem }). Behebe, was genannt wird.
fault-name-twice = „{ $is }“ ist auch der Name von „{ $first }“.

## Die Sprache der Texte

fault-term = „{ $is }“ sagt dieses Spiel hier nicht: Schreib „{ $instead }“. Grund: { $why }
fault-term-rendered = Der Regeltext aus den Effekten sagt „{ $is }“; dort sollte „{ $instead }“ stehen. Grund: { $why } Der Wortlaut steht in „{ $file }“.
fault-term-phrase = „{ $is }“ lässt sich nicht als Wendung lesen. Schreib Wörter; „*“ am Ende eines Wortes ist jede Endung, „#“ eine Zahl, „...“ beliebige Wörter dazwischen.
fault-term-instead = Der Begriff hat in „{ $language }“ keine Benennung; nenn unter „instead“, was zu schreiben ist.
fault-term-contradiction = „{ $is }“ verbietet „{ $term }“, und das ist eine Form der Benennung selbst.
fault-typography = { $rule ->
    [apostrophe] Gerader Apostroph in „{ $is }“; schreib { $instead }.
    [quotes] Anführungszeichen einer anderen Sprache in „{ $is }“; schreib { $instead }.
    [minus] Bindestrich vor einer Zahl in „{ $is }“; schreib ein Minus, { $instead }.
    [ellipsis] Drei einzelne Punkte in „{ $is }“; schreib ein Zeichen, { $instead }.
    [double-space] Zwei Leerzeichen in „{ $is }“; schreib eines.
    [space-before] Leerzeichen vor einem Satzzeichen in „{ $is }“; lass es weg.
    [space-inside] Leerzeichen innerhalb von Klammern oder Anführungszeichen in „{ $is }“; lass es weg.
    [space-after] Kein Leerzeichen hinter einem Satzzeichen in „{ $is }“; setz eines.
    [decimal] „{ $is }“ schreibt eine Zahl wie eine andere Sprache; schreib { $instead }.
    [percent] Falsches Leerzeichen vor dem Prozentzeichen in „{ $is }“; schreib „{ $instead }“ hinter die Zahl.
    [contraction] „{ $is }“ lässt zwei Wörter getrennt, die verschmelzen; schreib „{ $instead }“.
    [range] Bindestrich oder Leerzeichen im Bereich „{ $is }“; schreib { $instead }.
    [times] Buchstabe x zwischen Zahlen in „{ $is }“; schreib ×.
    [spelling] Falsch geschrieben: „{ $is }“; schreib „{ $instead }“.
    [outer-quotes] Innere Anführungszeichen außen in „{ $is }“; schreib { $instead }.
   *[opening] Der Text hat „{ $is }“, aber kein „{ $instead }“ dazu.
 }

## Was an einer Tabelle nicht stimmt

fault-sheet-broken = Das ist keine lesbare Tabelle (.xlsx).
fault-sheet-stale = Der Eintrag wurde seit dem Export der Tabelle geändert; die Tabelle neu exportieren und die eigenen Änderungen übertragen.
fault-sheet-rows = Das Blatt hat mehr als { NUMBER($most, useGrouping: 0) } Zeilen.
fault-sheet-twice = „{ $is }“ steht schon in Zeile { NUMBER($first, useGrouping: 0) }.
fault-sheet-moved = Der Eintrag hat sich seit der Vorschau geändert; die Datei noch einmal abgeben, um zu sehen, was sie jetzt ändern würde.
fault-sheet-forgotten = Was gezeigt wurde, wird nicht mehr aufbewahrt; die Datei noch einmal abgeben.
fault-sheet-no-slug = Die erste Zeile muss die Titel der Spalten enthalten, darunter „slug“.
fault-sheet-formula = Die Zelle enthält eine Formel ohne Ergebnis; die Datei in einer Tabellenkalkulation öffnen und speichern oder den Wert selbst hineinschreiben.
fault-sheet-large = Die Datei ist { NUMBER($is, useGrouping: 0) } MB groß; erlaubt sind { NUMBER($most, useGrouping: 0) } MB.
fault-sheet-unpacked = Entpackt ist die Datei größer als { NUMBER($most, useGrouping: 0) } MB, weit mehr, als ein Spiel braucht. Die Datei neu exportieren und die eigenen Änderungen übertragen.
fault-sheet-parts = Die Datei besteht aus { NUMBER($is, useGrouping: 0) } Teilen; erlaubt sind { NUMBER($most, useGrouping: 0) }. Blätter und Bilder löschen, die nicht zum Spiel gehören.
fault-sheet-sheets = Die Datei hat mehr als { NUMBER($most, useGrouping: 0) } Blätter. Die löschen, die nicht zum Spiel gehören.
fault-sheet-elements = Die Datei beschreibt weit mehr Zeilen und Zellen, als ein Spiel braucht. Leere Zeilen und Blätter löschen oder die Datei neu exportieren und die eigenen Änderungen übertragen.
fault-sheet-strings = Die Datei hat mehr als { NUMBER($most) } verschiedene Texte. Die Datei neu exportieren und die eigenen Änderungen übertragen.
fault-sheet-cells = Die Datei hat mehr als { NUMBER($most) } ausgefüllte Zellen. Die Datei in mehreren Teilen abgeben.
fault-sheet-text = Die Datei enthält mehr als { NUMBER($most, useGrouping: 0) } Millionen Zeichen Text. Die Datei in mehreren Teilen abgeben.
fault-sheet-compounds = Die zusammengesetzten Zellen der Datei (Listen, Effekte, Zeichnungen) enthalten weit mehr, als ein Spiel braucht. Die Datei neu exportieren und die eigenen Änderungen übertragen oder sie in mehreren Teilen abgeben.
fault-sheet-cell = Eine Zelle hat mehr als { NUMBER($most) } Zeichen, das Höchste, was eine Tabelle erlaubt. Bitte kürzen.
fault-sheet-doctype = Die Datei erklärt eigene Abkürzungen (DOCTYPE), was keine Tabellenkalkulation tut; sie wird nicht gelesen. Die Datei neu exportieren und die eigenen Änderungen übertragen.
fault-cells-many = { NUMBER($is) } Einträge sind zu viele für eine Änderung; { NUMBER($most) } sind erlaubt. Die Liste filtern oder die Tabelle (.xlsx) des Spiels nehmen.
fault-cells-column = „{ $is }“ ist keine Spalte, deren Zellen hier geändert werden können. Den Eintrag öffnen, um ihn zu bearbeiten.
fault-change-column = Es ist keine Spalte gewählt, die geändert werden soll.
fault-change-no-rows = Es ist kein Eintrag gewählt. Zeilen ankreuzen oder alle Einträge der Liste wählen.
fault-change-unfit = Das geht mit dieser Spalte nicht: Zahlen können gesetzt, erhöht und multipliziert, Texte gesetzt und ersetzt, alles andere gesetzt werden.
fault-change-number = „{ $is }“ ist keine Zahl. Erlaubt sind Zahlen wie 1, −2 oder 1,5.
fault-change-nothing = Es fehlt der Text, der ersetzt werden soll.

## Was an einem Bild nicht stimmt

fault-art-large = Das Bild ist { MEGABYTES($is) } MB groß; erlaubt sind höchstens { MEGABYTES($most) } MB.
fault-art-pixels = Das Bild hat mehr als { NUMBER($most, useGrouping: 0) } Pixel; es muss kleiner sein.
fault-art-side = Das Bild ist { NUMBER($is, useGrouping: 0) } Pixel lang; keine Seite darf länger als { NUMBER($most, useGrouping: 0) } sein.
fault-art-format = Das ist kein lesbares Bild. Mögliche Formate: { $allowed }.
fault-art-broken = Das Bild ist beschädigt und lässt sich nicht bis zum Ende lesen.
fault-art-metadata = Das Bild enthält verborgene Angaben (Urheber, Ort, Software); als reines PNG speichern.
fault-art-animated = Das Bild ist animiert; ein Einzelbild verwenden.
fault-art-svg-broken = Die Zeichnung (SVG) ist nicht lesbar. Im Zeichenprogramm öffnen und neu speichern oder als PNG senden.
fault-art-svg-heavy = Die Zeichnung (SVG) braucht zu viel Zeit oder Speicher. Sie vereinfachen oder als PNG senden.
fault-art-unknown = Dieses Bild gibt es hier nicht; es noch einmal hochladen.

## Was an der Stelle eines Wortes bekannt sein muss

fact-or = { $first } oder { $last }
fact-in-play = eine Karte im Spiel, die Momente mitbekommt
fact-moment = ein Moment, in dem etwas geschieht
fact-holder = jemand, dem die Karte gehört
fact-card = eine Karte, die erschöpft werden kann
fact-held-card = eine Karte, die abgelegt werden kann
fact-usable = eine Karte, die man einsetzen kann
fact-this = ein Gegner, der den Effekt trägt
fact-hero = jemand, um den es geht: vom Moment betroffen oder gewählt
fact-enemy = ein Gegner, um den es geht: vom Moment betroffen oder gewählt
fact-space = ein Feld, um das es geht
fact-amount = eine Zahl, die der Moment mitbringt
fact-of-heroes = eine Änderung bei Helden
fact-of-enemies = eine Änderung bei Gegnern
fact-damage = bevorstehender Schaden
