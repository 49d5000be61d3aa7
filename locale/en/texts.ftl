## What is wrong with a file for translators

fault-texts-none = no text fits these filters, so there is nothing to put into a file.
fault-texts-sources = the texts are written in several languages ({ $languages }), and a file has one. Choose one game.
fault-texts-format = this is no file for translators we can read: { $allowed }, or a zip with one of them.
fault-texts-many = the file has more than { NUMBER($most) } texts. Hand it in in several parts.
fault-texts-huge = the file holds far more than texts of a game need. Download it again and carry your translations over.
fault-texts-xml = this is not XML ({ $why }). Open the file in the tool it comes from and save it again.
fault-texts-doctype = the file declares abbreviations of its own (DOCTYPE), as no tool of translators does; it is not read. Download it again and carry your translations over.
fault-texts-encoding = the characters of the file cannot be read. Save it as UTF-8.
fault-texts-po = this is no line of a PO file: “{ $is }”.
fault-texts-csv = this is not CSV ({ $why }). Save the file as “CSV UTF-8”.
fault-texts-columns = the first row must hold the titles of the columns; missing: { $missing }.
fault-texts-sheet = the file has no sheet “{ $wanted }”, but: { $is }.
fault-texts-archive = the zip is damaged. Pack it again.
fault-texts-bundle = a zip must hold one file for translators ({ $allowed }); this one holds { NUMBER($count) }.
fault-texts-languages = the file is for several languages ({ $first } and { $is }). Hand in one file for each.
fault-texts-unknown-language = the file is for “{ $is }”, which is no language of the studio: { $allowed }.
fault-texts-other-language = the file is for “{ $is }”, not for “{ $wanted }”.
fault-texts-not-yours = the file is for “{ $is }”; your languages are: { $allowed }. An owner can add one.
fault-texts-unknown = there is no text “{ $is }”, or no longer.
fault-texts-twice = the text stands in the file several times.
fault-texts-partly = only a part of the text is translated.
fault-texts-moved = the text has changed since you looked. Hand the file in again to see what it would change now.
fault-texts-source-changed = The source has changed since the file was made: this answers the old one and will be stale.
fault-texts-not-reviewed = The file calls it reviewed; it becomes a draft, because you may not review this text.
fault-texts-was-reviewed = The translation is reviewed; the new one is a draft until somebody reviews it.
fault-texts-rules-changed = The effects say something else than when the file was made: this own text will be stale.

## What texts say in the terminal

texts-exported = { $file }: { $texts ->
    [one] 1 text
   *[other] { $texts } texts
 }.
texts-imported = { $texts ->
    [one] 1 text written.
   *[other] { $texts } texts written.
 }
texts-would = { $changes } changed, { $conflicts } in conflict, { $refused } not possible, { $unchanged } unchanged, { $empty } without a translation. Nothing was written.
texts-left = Not written: { $conflicts } in conflict, { $refused } not possible. --dry-run shows them, --conflicts writes the file’s side.
texts-change = change
texts-conflict = conflict
texts-refused = not possible
texts-now = in the studio
texts-why = { $format }: { $file }, { $texts ->
    [one] 1 text
   *[other] { $texts } texts
 }
job-step-collect = collecting the texts
job-step-draw = drawing the cards
