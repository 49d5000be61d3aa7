## What `manage.py packs` says

packs-sound = { $pack }: sound, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
 } in { $languages ->
    [one] 1 language
   *[other] { $languages } languages
 }{ $games ->
    [0] {""}
    [one] ; played 1 game
   *[other] ; played { $games } games
 }.
packs-faults = { $faults ->
    [one] 1 fault. Nothing was changed.
   *[other] { $faults } faults. Nothing was changed.
 }
packs-loaded = { $pack }: { $added } added, { $changed } changed, { $removed } removed, { $kept } with local edits kept.
packs-conflicts = { $entries ->
    [one] 1 entry was
   *[other] { $entries } entries were
 } changed both here and in the pack. Nothing was loaded. Look at them with “packs diff”, then load with --prefer mine or --prefer theirs.
packs-same = { $pack }: disk and database say the same.
packs-dumped = { $pack }: files written: { $written }, removed: { $removed }.
packs-not-loaded = not in the database: { $game }.
packs-new = Written: { $file }
packs-new-exists = The file exists already; it was left alone.
packs-new-slug = Say what to call the entry: packs new GAME KIND SLUG
packs-no-kind = There is no kind { $kind }.
verdict-same = the same on both sides
verdict-theirs = changed in the pack
verdict-mine = changed here
verdict-conflict = changed on both sides
side-base = before
side-theirs = pack
side-mine = here
sheets-imported = { $entries ->
    [one] 1 entry changed.
   *[other] { $entries } entries changed.
 }
sheets-would = { $added } added, { $changed } changed, { $unchanged } unchanged. Nothing was written.
sheets-added = added: { $entry }
sheets-changed = changed: { $entry }
