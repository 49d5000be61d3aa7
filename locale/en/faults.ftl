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
fault-effects = “{ $is }” is not a list of effects. Each effect begins with “- when:”.
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
fault-unknown-word = there is no { $family } “{ $is }”.{ $allowed ->
    [none] { "" }
   *[other] { " " }Here may stand: { $allowed }.
 }
fault-word-family = { $sort ->
    [trigger] “{ $is }” is a trigger: it goes under “{ $field }”.
    [condition] “{ $is }” is a condition: it goes under “{ $field }”.
    [cost] “{ $is }” is a cost: it goes under “{ $field }”.
   *[operation] “{ $is }” is an operation: it goes under “{ $field }”.
 }
fault-misplaced-word = “{ $is }” cannot stand here: it needs { $need }.{ $kinds ->
    [none] { "" }
   *[other] { " " }Kinds that have it: { $kinds }.
 }{ $triggers ->
    [none] { "" }
   *[other] { " " }Triggers that bring it: { $triggers }.
 }{ $inside ->
    [none] { "" }
   *[other] { " " }It is known inside: { $inside }.
 }
fault-misplaced-once = “always” takes only what lasts as long as the card lies there, and “{ $is }” happens once. Let it wait for a moment (such as “activated”){ $allowed ->
    [none] { "." }
   *[other] , or take something that lasts: { $allowed }.
 }
fault-misplaced-value = { $left-out ->
    [yes] “{ $parameter }” is “{ $is }” if it is left out, and that
   *[no] “{ $is }”
 } cannot stand here: it needs { $need }.{ $with ->
    [none] { "" }
   *[other] { " " }It goes with { $with }.
 }{ $allowed ->
    [none] { "" }
   *[other] { " " }Allowed here: { $allowed }.
 }
fault-misplaced-field = “{ $is }” means nothing with “always”: what lasts as long as the card lies there is neither declined nor ended. Leave it out, or let the effect wait for a moment.
fault-cost-twice = “{ $is }” takes what another cost of this effect takes already; whether both can be paid cannot be told. Leave one out, or raise its amount.
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
fault-file-large = the file has { MEGABYTES($is) } MB; { MEGABYTES($most) } MB are allowed.
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

fault-slug-missing = the slug is missing, and none can be made from the name: write one in lower-case letters (a–z), digits and single underscores, starting with a letter.
fault-slug-taken = there is already an entry “{ $is }” of this kind.

## What checks find

fault-translation-missing = not translated yet.
fault-translation-stale = the source text has changed since it was translated.
fault-translation-unreviewed = translated, but not reviewed yet.
fault-placeholder-lost = the translation has lost { $is }; the source has it. Put it where it belongs.
fault-placeholder-invented = { $is } is no placeholder of this text. Allowed: { $allowed }.
fault-own-text-stale = the effects have changed since this own text was written. Mend it, or confirm with a reason that it still fits. The effects now read: { $rendered }
fault-own-text-unknown = nobody has said which effects this own text was written for. Mend it, or confirm with a reason that it fits. The effects now read: { $rendered }
fault-own-text-lacks = the effects have what this own text does not: { $missing }. Add it, write { $place } for the rendered text, or confirm with a reason.
fault-own-text-none = there is no own text in “{ $language }” that could be confirmed.
fault-own-text-moved = the text or the effects have changed since you looked. Look again before you confirm. The text now reads: { $text } The effects now read: { $rendered }
fault-because-missing = say why the text still fits; the reason is kept in the history.
fault-trial-endless = a trial game did not get past this card: its effect sets itself off again and again. Give it a cost such as “once_per_turn”, or a condition that ends it.
fault-trial-broken = a trial game broke here ({ $problem }). Write the effect in another way; if it ought to work, tell whoever looks after the studio.
fault-trial-program = this cannot be turned into rules, so no game could begin ({ $problem }). Write it in another way.
fault-trial-options = no game can be set up with this content ({ $problem }). Mend what it names.
fault-name-twice = “{ $is }” is also the name of “{ $first }”.

## The language of texts

fault-term = “{ $is }” is not what this game says here: write “{ $instead }”. Why: { $why }
fault-term-rendered = the rules text made from the effects says “{ $is }”; it should say “{ $instead }”. Why: { $why } It is worded in “{ $file }”.
fault-term-phrase = “{ $is }” cannot be read as a phrase. Write words; “*” at the end of a word is any ending, “#” a number, “...” any words in between.
fault-term-instead = the concept has no term in “{ $language }”; say under “instead” what to write.
fault-term-contradiction = “{ $is }” forbids “{ $term }”, which is a form of the term itself.
fault-typography = { $rule ->
    [apostrophe] straight apostrophe in “{ $is }”; write { $instead }.
    [quotes] quotation marks of another language in “{ $is }”; write { $instead }.
    [minus] hyphen before a number in “{ $is }”; write a minus, { $instead }.
    [ellipsis] three full stops in “{ $is }”; write one character, { $instead }.
    [double-space] two spaces in “{ $is }”; write one.
    [space-before] space before a mark in “{ $is }”; leave it out.
    [space-inside] space inside brackets or quotation marks in “{ $is }”; leave it out.
    [space-after] no space after a mark in “{ $is }”; put one in.
    [decimal] “{ $is }” writes a number as another language does; write { $instead }.
    [percent] wrong space before the percent sign in “{ $is }”; write “{ $instead }” behind the number.
    [contraction] “{ $is }” leaves two words apart that run together; write “{ $instead }”.
    [range] hyphen or spaces in the range “{ $is }”; write { $instead }.
    [times] letter x between numbers in “{ $is }”; write ×.
    [spelling] misspelled: “{ $is }”; write “{ $instead }”.
    [outer-quotes] inner quotation marks outside in “{ $is }”; write { $instead }.
   *[opening] the text has “{ $is }” but no “{ $instead }” for it.
 }

## What is wrong with a spreadsheet

fault-sheet-broken = this is not a spreadsheet (.xlsx) we can read.
fault-sheet-stale = the entry has changed since the spreadsheet was exported; export it again and carry your changes over.
fault-sheet-rows = the sheet has more than { NUMBER($most, useGrouping: 0) } rows.
fault-sheet-twice = “{ $is }” stands in row { NUMBER($first, useGrouping: 0) } already.
fault-sheet-moved = the entry has changed since you looked. Hand the file in again to see what it would change now.
fault-sheet-forgotten = what was shown is no longer kept. Hand the file in again.
fault-sheet-no-slug = the first row must hold the titles of the columns, and “slug” must be one of them.
fault-sheet-formula = the cell holds a formula without a result. Open the file in a spreadsheet program and save it, or write the value itself.
fault-sheet-large = the file is { NUMBER($is, useGrouping: 0) } MB; { NUMBER($most, useGrouping: 0) } MB are allowed.
fault-sheet-unpacked = the file unpacks to more than { NUMBER($most, useGrouping: 0) } MB, far more than a game needs. Export it again and carry your changes over.
fault-sheet-parts = the file consists of { NUMBER($is, useGrouping: 0) } parts; { NUMBER($most, useGrouping: 0) } are allowed. Delete the sheets and pictures that do not belong to the game.
fault-sheet-sheets = the file has more than { NUMBER($most, useGrouping: 0) } sheets. Delete those that do not belong to the game.
fault-sheet-elements = the file describes far more rows and cells than a game needs. Delete empty rows and sheets, or export it again and carry your changes over.
fault-sheet-strings = the file has more than { NUMBER($most) } different texts. Export it again and carry your changes over.
fault-sheet-cells = the file has more than { NUMBER($most) } filled cells. Hand it in in several parts.
fault-sheet-text = the file has more than { NUMBER($most, useGrouping: 0) } million characters of text. Hand it in in several parts.
fault-sheet-compounds = the compound cells of the file (lists, effects, drawings) hold far more than a game needs. Export it again and carry your changes over, or hand it in in several parts.
fault-sheet-cell = a cell has more than { NUMBER($most) } characters, the most that a spreadsheet allows. Shorten it.
fault-sheet-doctype = the file declares abbreviations of its own (DOCTYPE), as no spreadsheet program does; it is not read. Export it again and carry your changes over.
fault-cells-many = { NUMBER($is) } entries are too many to change at once; { NUMBER($most) } are allowed. Filter the list, or use the spreadsheet of the game.
fault-cells-column = “{ $is }” is no column whose cells can be changed here. Open the entry to edit it.
fault-change-column = choose the column that is to be changed.
fault-change-no-rows = no entry is chosen. Tick some rows, or choose all entries of the list.
fault-change-unfit = this cannot be done to this column: numbers can be set, added to and multiplied, texts set and replaced, everything else set.
fault-change-number = “{ $is }” is not a number. Write one such as 1, −2 or 1.5.
fault-change-nothing = say which text is to be replaced.

## What is wrong with a picture

fault-art-large = the picture has { MEGABYTES($is) } MB; { MEGABYTES($most) } MB are allowed.
fault-art-pixels = the picture has more than { NUMBER($most, useGrouping: 0) } pixels; make it smaller.
fault-art-side = the picture is { NUMBER($is, useGrouping: 0) } pixels long; no side may be longer than { NUMBER($most, useGrouping: 0) }.
fault-art-format = this is not a picture we can read. Use { $allowed }.
fault-art-broken = the picture is damaged and cannot be read to its end.
fault-art-metadata = the picture carries hidden data (author, place, software); save it as a plain PNG.
fault-art-animated = the picture is animated; use a single frame.
fault-art-svg-broken = the drawing (SVG) cannot be read. Open it in the program it was drawn with and save it again, or send it as a PNG.
fault-art-svg-heavy = the drawing (SVG) takes too long or too much memory to be drawn. Make it simpler, or send it as a PNG.
fault-art-unknown = there is no such picture here; upload it again.

## What a word needs to be known where it stands

fact-or = { $first } or { $last }
fact-in-play = a card in play that hears of moments
fact-moment = a moment at which something happens
fact-holder = a player who holds the card
fact-card = a card that can be exhausted
fact-held-card = a card that a player can discard
fact-usable = a card that a player can use
fact-this = an enemy that bears the effect
fact-hero = somebody it is about: whom the moment concerns or who was chosen
fact-enemy = an enemy it is about: that the moment concerns or that was chosen
fact-space = a space it is about
fact-amount = a number that the moment brings along
fact-of-heroes = a change of heroes
fact-of-enemies = a change of enemies
fact-damage = damage that is about to be dealt
