## What is wrong with layouts (printing/layouts), icons and fonts

fault-layout-mapping = here must stand properties with their values, not “{ $is }”.
fault-layout-list = here must stand a list, not “{ $is }”.
fault-layout-unknown = “{ $is }” means nothing here. Allowed: { $allowed }.
fault-layout-element = this is no element, or more than one: { $found }. Exactly one of these names must stand in it: { $allowed }.
fault-layout-number = “{ $is }” is no number.
fault-layout-numbers = “{ $is }” is not a list of numbers; wanted: { $wanted } numbers.
fault-layout-flag = “{ $is }” is neither true nor false.
fault-layout-size = “{ $is }” is no size: write the name of a size, [width, height] in millimetres, or a grid with its cell.
fault-layout-no-size = the layout “{ $is }” is the front of a component and needs a size.
fault-layout-contour = “{ $is }” is no contour: write round, card, or a list of points [x, y].
fault-layout-folds = “{ $is }” are no folds: write a list of lines [x, y, x, y].
fault-layout-path = the path cannot be read at “{ $is }”.
fault-layout-colour = “{ $is }” is no colour. Colours of this game: { $allowed }; or six hexadecimal digits in quotes.
fault-layout-hex = “{ $is }” is no colour: write six hexadecimal digits in quotes.
fault-layout-binding-form = “{ $is }” is no binding: write a field, a path like boss.name, or say: and the name of a message.
fault-layout-condition = this is no condition: write a binding, or fields with the values that they must have.
fault-layout-message = there is no message “{ $is }”: add it to locale/<language>/<game>/faces.ftl in every language.
fault-layout-field = { $kind } has no field “{ $is }”. Fields: { $allowed }.
fault-layout-deeper = “{ $is }” leads nowhere: { $path } is a plain value.
fault-layout-no-entry = “{ $is }” cannot be read here: this component stands for no entry.
fault-layout-circle = layouts that lead back to themselves: { $circle }.
fault-layout-image-missing = there is no picture “{ $is }” beside the layout. Pictures there: { $allowed }.
fault-layout-flow = a flow needs the frame of its columns, at: [x, y, width, height], and at least one column; found: “{ $is }”.
fault-layout-move = “{ $is }” is no move: write a value and the millimetres to the right and down for each, as in [item.column, 20, 0].
fault-layout-required = “{ $is }” is missing.
fault-layout-key-twice = the key “{ $is }” is used by item { $first } already: components need keys of their own.
fault-layout-reserved = no layout may be called “{ $is }”: with this word entries frame their picture on all layouts. Give the file another name.
fault-layout-no-game = there are no layouts for { $game }. Games with layouts: { $allowed }.
fault-layout-no-components = components.yaml is missing: it lists what the game consists of on paper.
fault-icon-character = “{ $is }” is no character of a palette: one sign for each colour.
fault-icon-pixel = “{ $found }” in column { $column } is no colour of the palette.
fault-icon-view = “{ $is }” is no view: write [width, height].
fault-icon-shape = this shape cannot be read: { $is }.
fault-font-package = the font { $file } is missing: install the package { $package }.
fault-font-missing = the package { $package } does not hold the font { $file }; see printing/fonts.yaml.
fault-font-broken = the font { $file } cannot be read: { $problem }.

## What is wrong with one face

fault-glyph-missing = no font has the character “{ $character }” ({ $code }) in “{ $text }”. Write it another way, or add a font to printing/fonts.yaml.
fault-face-art-missing = the picture { $hash } is not there: upload the art again.
fault-face-unsound = cards cannot be drawn: some stored entry no longer fits its kind. The checks say which.
fault-face-colour = the layout asks for the colour “{ $is }”, which the game does not have.
fault-face-icon = the layout asks for the icon “{ $is }”, which the game does not have.
fault-face-grid = the layout asks for a map and finds “{ $is }”.
fault-face-page = there is no page { $is }: the book has { $pages }.
fault-face-number = the layout needs a number from { $binding } and finds “{ $is }”.
