## Sheets, exports and the print centre

# Sizes of components; the millimetres stand behind each name.
size-shown = { $name } ({ $width } × { $height } mm)
size-custom = Custom
size-poker = Poker
size-bridge = Bridge
size-mini = Mini
size-tarot = Tarot
size-square = Square
size-large-square = Large square
size-euro = Euro
size-mini-euro = Mini Euro
size-jumbo = Jumbo
size-a6 = A6
size-a5 = A5
size-a4 = A4

## What is wrong with a preset or an order

fault-preset-unknown = there is no preset “{ $is }”. Presets: { $allowed }.
fault-preset-circle = this preset extends “{ $is }”, which extends this one in turn. Let one of them stand by itself.
fault-preset-length = “{ $is }” is no length that fits here: { $low } to { $high } millimetres are allowed.
fault-sheet-no-slot = { $piece } measures { $width } × { $height } mm and fits into no slot of “{ $preset }”. Leave it out, or choose another preset.
fault-print-card = there is no card or other piece “{ $is }” in this game. Name it by kind and slug, as in hero/sweety.
fault-print-nothing = nothing is chosen that this game has: check the parts and cards.
fault-print-untranslated = { $count ->
    [one] 1 text is
   *[other] { $count } texts are
 } not translated into { $language }: { $texts }. Translate { $count ->
    [one] it
   *[other] them
 }, or allow untranslated texts for this print.
fault-print-rules-lacking = { $count ->
    [one] 1 rules text is
   *[other] { $count } rules texts are
 } not in { $language } but in { $spoken }, because { $language } has no wording for { $count ->
    [one] it
   *[other] them
 } yet: { $cards }. Messages that are missing: { $messages }. Add them to locale/{ $language }, or allow untranslated texts for this print.
fault-print-labels-lacking = { $count ->
    [one] 1 label is
   *[other] { $count } labels are
 } not in { $language } but in { $spoken }: { $messages }. Faces that bear { $count ->
    [one] it
   *[other] them
 }: { $cards }. Add { $count ->
    [one] it
   *[other] them
 } to locale/{ $language }, or allow untranslated texts for this print.
fault-print-notes-lacking = { $count ->
    [one] 1 note
   *[other] { $count } notes
 } beside the faces, in margins and bookmarks, { $count ->
    [one] is
   *[other] are
 } not in { $language } but in { $spoken }: { $messages }. Add { $count ->
    [one] it
   *[other] them
 } to locale/{ $language }.
fault-print-disk-full = { $path }: the disk is full. Nothing was written; free some space or choose another folder.
fault-print-cannot-write = { $path } cannot be written: { $reason }. Nothing was written.
fault-print-release = there is no release { $is } of this game. Releases: { $allowed }.
fault-print-old-release = release { $is } cannot be compared: its content has a form that this version of the studio does not read.
fault-print-no-layouts = there are no layouts for { $game } yet: nothing of it can be printed.
fault-print-no-pack = there is no pack in { $path }.
fault-print-all-withdrawn = every release of { $game } has been withdrawn: name one (--release), print the draft, or publish a new release.
fault-print-no-content = the database has no content for { $game } yet: load a pack first (manage.py packs load).
fault-print-printer = there is no printer “{ $is }”. Printers: { $allowed }.
fault-print-interrupted = the studio was stopped while this was being printed. Order it again.
fault-print-broken = something went wrong in the studio itself: { $problem }. Nothing was written.

## What sheets say beside the faces

sheet-release = release { $number }
sheet-draft = draft
sheet-title = { $game }, { $edition }: print and play
sheet-subject = content { $release }, preset { $preset }
sheet-label-front = { $sheet } front
sheet-label-back = { $sheet } back
sheet-place-front = sheet { $sheet } of { $sheets }, front
sheet-place-back = sheet { $sheet } of { $sheets }, back

## The report of texts that do not fit

side-front = front
side-back = back
side-page = page { $number }
overflow-title = { $game } ({ $language }): texts that do not fit
overflow-high = { $title } ({ $key }, { $side }, { $language }): { $field } needs { $missing } mm more height, even at { $size } pt.
overflow-wide = { $title } ({ $key }, { $side }, { $language }): a word in { $field } is { $missing } mm too wide, even at { $size } pt.
fit-high = This text needs { $missing } mm more height, even at { $size } pt.
fit-wide = A word is { $missing } mm too wide, even at { $size } pt.
fit-small = Set very small to fit: { $size } pt instead of { $normal } pt.
picture-fine = { $dpi } dpi in a frame of { $width } × { $height } mm.
picture-sharp = Few colours: printed as sharp squares of { $dpi } to the inch, in a frame of { $width } × { $height } mm.
picture-soft = Only { $dpi } dpi in a frame of { $width } × { $height } mm: it will look soft in print. Print shops want { $wanted } dpi; for that it would need { $across } × { $down } pixels, or be seen smaller.

## The virtual table

tabletop-readme = { $game } for Tabletop Simulator. Put save.json into the folder “Saves” of the game. The pictures beside it must lie at the address that save.json names: upload them there, or print again with the address at which they lie.

## The calibration page

calibration-title = Calibration of a printer
calibration-print = Print both pages as one duplex sheet, at 100%, without “fit to page”. Hold the sheet against the light, front towards you.
calibration-ruler = This line must measure 100 mm. If it does not, the printer scales.
calibration-read = The cross of the back shows through on the scales of the front. Read how many millimetres it is off to the right (negative: to the left) and up (negative: down) in the middle of the sheet, and save the two numbers with the printer as its offset.
calibration-front = Front
calibration-back = Back

## manage.py print

print-step-compose = composing
print-step-compare = comparing
print-step-draw = drawing sheets
print-step-pictures = rasterising
print-step-tabletop = laying the table
print-step-finished = finished
print-step-interrupted = interrupted; it is begun again
print-written = { $file }
print-written-pages = { $file } ({ $pages ->
    [one] 1 page
   *[other] { $pages } pages
 })
print-overflows = { $count ->
    [one] 1 text does not fit
   *[other] { $count } texts do not fit
 }. See { $file } for the list and the pictures.
print-unchanged = { $game }: nothing looks different from release { $number }.
print-changed = { $game }, { $language }: { $count ->
    [one] 1 piece looks
   *[other] { $count } pieces look
 } different from release { $number }.
print-removed = { $game }, { $language }: no longer in the box: { $pieces }.
print-stopped = Stopped. Nothing was written.
print-refused = { $count ->
    [one] 1 fault. Nothing was printed.
   *[other] { $count } faults. Nothing was printed.
 }
print-refused-games = { $games } could not be printed; see above. The others were.
print-bad-setting = --set: “{ $is }” does not have the form field=value.
print-list-sizes = Sizes:
print-list-presets = Presets:
print-list-parts = Parts of { $game }:
print-preset-line = { $preset }: { $label } ({ $count ->
    [one] 1 poker card a sheet
   *[other] { $count } poker cards a sheet
 })

## Presets by name

preset-a3-bleed = A3, with full bleed
preset-a3-touching = A3, edge to edge
preset-a4-bleed = A4, with full bleed
preset-a4-draft = A4, quick draft: grey, little ink, fronts only
preset-a4-gutterfold = A4, to fold and glue (one-sided printers)
preset-a4-perforated = A4, perforated sheets of ten cards (85 × 54 mm)
preset-a4-plotter = A4, for a cutting plotter
preset-a4-proof = A4, proof with safety margins
preset-a4-touching = A4, edge to edge
preset-letter-bleed = Letter, with bleed
preset-letter-draft = Letter, quick draft: grey, little ink, fronts only
preset-letter-gutterfold = Letter, to fold and glue (one-sided printers)
preset-letter-touching = Letter, edge to edge
preset-shop = For print shops: a page for each face, with bleed
