## Was an einer Übersetzungsdatei nicht stimmt

fault-texts-none = Auf diese Filter passt kein Text; es gibt nichts, was in eine Datei käme.
fault-texts-sources = Die Texte sind in mehreren Sprachen geschrieben ({ $languages }), eine Datei hat nur eine. Bitte ein einzelnes Spiel wählen.
fault-texts-format = Das ist keine lesbare Übersetzungsdatei: { $allowed } oder ein Zip mit einer davon.
fault-texts-many = Die Datei hat mehr als { NUMBER($most) } Texte. Die Datei in mehreren Teilen abgeben.
fault-texts-huge = Die Datei enthält weit mehr, als die Texte eines Spiels brauchen. Die Datei neu herunterladen und die eigenen Übersetzungen übertragen.
fault-texts-xml = Das ist kein XML ({ $why }). Die Datei in dem Programm öffnen, aus dem sie kommt, und noch einmal speichern.
fault-texts-doctype = Die Datei erklärt eigene Abkürzungen (DOCTYPE), was kein Übersetzungsprogramm tut; sie wird nicht gelesen. Die Datei neu herunterladen und die eigenen Übersetzungen übertragen.
fault-texts-encoding = Die Zeichen der Datei sind nicht lesbar. Die Datei als UTF-8 speichern.
fault-texts-po = Das ist keine Zeile einer PO-Datei: „{ $is }“.
fault-texts-csv = Das ist kein CSV ({ $why }). Die Datei als „CSV UTF-8“ speichern.
fault-texts-columns = Die erste Zeile muss die Titel der Spalten enthalten; es fehlen: { $missing }.
fault-texts-sheet = Die Datei hat kein Blatt „{ $wanted }“, sondern: { $is }.
fault-texts-archive = Das Zip ist beschädigt. Bitte neu packen.
fault-texts-bundle = Ein Zip muss genau eine Übersetzungsdatei enthalten ({ $allowed }); dieses enthält { NUMBER($count) }.
fault-texts-languages = Die Datei ist für mehrere Sprachen ({ $first } und { $is }). Bitte für jede eine eigene Datei abgeben.
fault-texts-unknown-language = Die Datei ist für „{ $is }“, keine Sprache des Studios: { $allowed }.
fault-texts-other-language = Die Datei ist für „{ $is }“, nicht für „{ $wanted }“.
fault-texts-not-yours = Die Datei ist für „{ $is }“; deine Sprachen sind: { $allowed }. Ein Besitzer kann eine hinzufügen.
fault-texts-unknown = Den Text „{ $is }“ gibt es nicht oder nicht mehr.
fault-texts-twice = Der Text steht mehrmals in der Datei.
fault-texts-partly = Nur ein Teil des Textes ist übersetzt.
fault-texts-moved = Der Text hat sich seit der Vorschau geändert; die Datei noch einmal abgeben, um zu sehen, was sie jetzt ändern würde.
fault-texts-source-changed = Der Ausgangstext hat sich geändert, seit die Datei entstand: Dies antwortet auf den alten und wird veraltet sein.
fault-texts-not-reviewed = Die Datei nennt ihn geprüft; er wird ein Entwurf, denn diesen Text darfst du nicht prüfen.
fault-texts-was-reviewed = Die Übersetzung ist geprüft; die neue ist ein Entwurf, bis jemand sie prüft.
fault-texts-rules-changed = Die Effekte sagen etwas anderes als zu der Zeit, als die Datei entstand: Dieser eigene Text wird veraltet sein.

## Was Texte im Terminal sagen

texts-exported = { $file }: { $texts ->
    [one] 1 Text
   *[other] { $texts } Texte
 }.
texts-imported = { $texts ->
    [one] 1 Text geschrieben.
   *[other] { $texts } Texte geschrieben.
 }
texts-would = { $changes } geändert, { $conflicts } im Konflikt, { $refused } nicht möglich, { $unchanged } unverändert, { $empty } ohne Übersetzung. Nichts wurde geschrieben.
texts-left = Nicht geschrieben: { $conflicts } im Konflikt, { $refused } nicht möglich. --dry-run zeigt sie, --conflicts schreibt, was in der Datei steht.
texts-change = Änderung
texts-conflict = Konflikt
texts-refused = nicht möglich
texts-now = im Studio
texts-why = { $format }: { $file }, { $texts ->
    [one] 1 Text
   *[other] { $texts } Texte
 }
job-step-collect = Texte werden zusammengestellt
job-step-draw = Karten werden gezeichnet
