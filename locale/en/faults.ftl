## What is wrong with content. Every message says what was found and what is allowed.

fault-hint = Did you mean “{ $hint }”?

type-whole-number = a whole number
type-yes-no = true or false
type-string = a word
type-text = a text
type-list = a list
type-mapping = a mapping of names to values
type-drawing = a drawing

word-trigger = trigger
word-condition = condition
word-cost = cost
word-operation = operation

fault-type = “{ $is }” is not { $wanted }.
fault-range = { NUMBER($is, useGrouping: 0) } is out of range: { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) } is allowed.
fault-choice = “{ $is }” is not allowed here. Allowed: { $allowed }.
fault-slug = “{ $is }” is not a proper name: use lower-case letters (a–z), digits and single underscores, starting with a letter.
fault-unknown-field = there is no field “{ $is }”. Fields: { $allowed }.
fault-missing-field = a value is required here.
fault-list-length = { $is ->
    [one] 1 item is
   *[other] { $is } items are
 } here; { $low } to { $high } are allowed.
fault-duplicate-id = the id “{ $is }” is used twice in this list; the first is item { $first }.
fault-text-required = a text is required here.
fault-text-long = the text has { NUMBER($is, useGrouping: 0) } characters; { NUMBER($longest, useGrouping: 0) } are allowed.
fault-text-lines = the text must be a single line.
fault-text-character = the character { $code } at position { $position } cannot be shown or printed.
fault-word-form = “{ $is }” cannot be read as { $family }: write a name, or one name with its parameters.
fault-unknown-word = there is no { $family } “{ $is }”. Known: { $allowed }.
fault-too-deep = effects are nested more than { $deepest } deep.
fault-dangling = there is no { $kind } “{ $is }” in this game.

fault-grid-lines = the drawing has { $lines ->
    [one] 1 line
   *[other] { $lines } lines
 }; each row of spaces takes { $per }.
fault-grid-height = the drawing has { $is ->
    [one] 1 row
   *[other] { $is } rows
 }; { $low } to { $high } are allowed.
fault-grid-width = the drawing is { $is ->
    [one] 1 space
   *[other] { $is } spaces
 } wide; { $low } to { $high } are allowed.
fault-grid-line-length = this line of the drawing has { $is ->
    [one] 1 character
   *[other] { $is } characters
 }; it needs { $wanted }.
fault-grid-symbol = “{ $found }” in column { $column } is no sign for { $layer }. Allowed: { $allowed }.
fault-grid-corner = “{ $found }” in column { $column } should be a corner, “+”.
fault-grid-floor-mixed = “{ $found }” in column { $column } mixes two signs under one space.

## What is wrong with a pack on disk

fault-file-encoding = the file is not UTF-8 text: byte { $byte } at position { $position } cannot be read. Save it as UTF-8.
fault-file-unknown = this file does not belong to a pack. Entries are “<kind>/<slug>.yaml”, art is “<kind>/<slug>.png”, translations are “i18n/<language>/<kind>.yaml”.
fault-file-extension = pack files end in “.yaml”; rename this one.
fault-file-large = the file has { NUMBER($is, useGrouping: 0) } bytes; { NUMBER($most, useGrouping: 0) } are allowed.
fault-file-link = this is a link; packs hold plain files only.
fault-file-empty = the file is empty.
fault-yaml = the YAML cannot be read: { $problem }.
fault-yaml-tab = there is a tab in the indentation; YAML indents with spaces.
fault-yaml-alias = anchors (“&”) and aliases (“*”) are not allowed in packs; write the value out.
fault-yaml-tag = the tag “{ $is }” is not allowed in packs.
fault-yaml-documents = a pack file holds one document; remove the “---” in the middle.
fault-yaml-duplicate = the name “{ $is }” stands twice in this mapping; the first is on line { NUMBER($first, useGrouping: 0) }.
fault-yaml-key = “{ $is }” cannot be a name here; names are plain words.
fault-yaml-deep = the file is nested more than { $deepest } deep.
fault-unknown-kind = the game { $game } has no kind “{ $is }”. Kinds: { $allowed }.
fault-unknown-game = there is no game “{ $is }”. Games: { $allowed }.
fault-unknown-language = there is no language “{ $is }” in this pack. Languages: { $allowed }.
fault-language-code = “{ $is }” is not a language code such as “de” or “pt_BR”.
fault-missing-language = the pack says it is translated into “{ $language }”, but “i18n/{ $language }” holds nothing.
fault-source-translated = “{ $language }” is the language the pack is written in; its texts stand in the entries.
fault-unknown-entry = there is no { $kind } “{ $is }” in this pack.
fault-unknown-text = { $entry } has no text “{ $is }”. Texts: { $allowed }.
fault-translation-form = a translation names the source text under “{ $source }” and its own under “{ $language }”.
fault-translation-empty = the translation is empty; leave it out instead.
fault-art-without-entry = there is no entry for this art: “{ $wanted }” is missing.
fault-pack-missing = the file “pack.yaml” is missing; it names the game, the source language and the languages.
fault-no-entries = the pack holds no entries.

fault-slug-taken = there is already an entry “{ $is }” of this kind.

## What checks find

fault-translation-missing = not translated yet.
fault-translation-stale = the source text has changed since it was translated.
fault-translation-unreviewed = translated, but not reviewed yet.
fault-placeholders = the placeholders differ from the source: { $wanted } there, { $is } here.
fault-name-twice = “{ $is }” is also the name of “{ $first }”.

## What is wrong with a spreadsheet

fault-sheet-broken = this is not a spreadsheet (.xlsx) we can read.
fault-sheet-stale = the entry has changed since the spreadsheet was exported; export it again and carry your changes over.
fault-sheet-rows = the sheet has more than { NUMBER($most, useGrouping: 0) } rows.
fault-sheet-twice = “{ $is }” stands in row { NUMBER($first, useGrouping: 0) } already.

## What is wrong with a picture

fault-art-large = the picture has { NUMBER($is, useGrouping: 0) } bytes; { NUMBER($most, useGrouping: 0) } are allowed.
fault-art-pixels = the picture has more than { NUMBER($most, useGrouping: 0) } pixels; make it smaller.
fault-art-format = this is not a picture we can read. Use { $allowed }.
fault-art-broken = the picture is damaged and cannot be read to its end.
fault-art-metadata = the picture carries hidden data (author, place, software); save it as a plain PNG.
fault-art-animated = the picture is animated; use a single frame.
fault-art-unknown = there is no such picture here; upload it again.
