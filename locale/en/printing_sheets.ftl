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
fault-sheet-too-small = { $piece } measures { $width } × { $height } mm and does not fit on a sheet of “{ $preset }”, which leaves { $across } × { $up } mm. Choose a preset with larger paper, or smaller margins.
