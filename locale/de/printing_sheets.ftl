## Bögen, Ausgaben und das Druckzentrum

# Größen der Teile; hinter jedem Namen stehen die Millimeter.
size-shown = { $name } ({ $width } × { $height } mm)
size-custom = Eigenes Maß
size-poker = Poker
size-bridge = Bridge
size-mini = Mini
size-tarot = Tarot
size-square = Quadratisch
size-large-square = Quadratisch, groß
size-euro = Euro
size-mini-euro = Mini-Euro
size-jumbo = Jumbo
size-a6 = A6
size-a5 = A5
size-a4 = A4

## Was an einer Vorlage oder einem Auftrag nicht stimmt

fault-preset-unknown = Eine Druckvorlage „{ $is }“ gibt es nicht. Es gibt: { $allowed }.
fault-preset-circle = Diese Vorlage erweitert „{ $is }“, und die wiederum diese hier. Eine von beiden muss für sich stehen.
fault-preset-length = „{ $is }“ ist hier keine passende Länge: Erlaubt sind { $low } bis { $high } Millimeter.
fault-sheet-too-small = { $piece } misst { $width } × { $height } mm und passt auf keinen Bogen von „{ $preset }“, der { $across } × { $up } mm Platz lässt. Wähle eine Vorlage mit größerem Papier oder schmalere Ränder.
