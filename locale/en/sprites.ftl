## What `manage.py sprites` says

sprites-rendered = { $pack }: { $pictures ->
    [one] 1 picture
   *[other] { $pictures } pictures
 } rendered.
sprites-sound = { $pack }: sound, { $sprites ->
    [one] 1 sprite
   *[other] { $sprites } sprites
 }.

## What is wrong with pixel art

fault-sprite-no-palette = the palette is missing: palette.yaml gives each character its colour.
fault-sprite-colour = “{ $character }: { $colour }” is no colour of a palette: write one character that is not used yet, and six hexadecimal digits in quotes.
fault-sprite-form = the file must hold one drawing of 1 to { $largest } rows and columns, and nothing else.
fault-sprite-row = this row has { $is } characters; the first has { $wanted }.
fault-sprite-character = “{ $found }” in column { $column } is no colour of the palette.
fault-sprite-without-entry = no entry belongs to this sprite: “{ $wanted }” is missing in the pack.
fault-sprite-stale = “{ $picture }” is not the picture of this drawing: run “manage.py sprites render”.
