## Hojas, exportaciones y el centro de impresión

# Tamaños de los componentes; detrás de cada nombre van los milímetros.
size-shown = { $name } ({ $width } × { $height } mm)
size-custom = A medida
size-poker = Póker
size-bridge = Bridge
size-mini = Mini
size-tarot = Tarot
size-square = Cuadrada
size-large-square = Cuadrada grande
size-euro = Euro
size-mini-euro = Mini Euro
size-jumbo = Jumbo
size-a6 = A6
size-a5 = A5
size-a4 = A4

## Qué falla en una plantilla o en un encargo

fault-preset-unknown = no existe la plantilla de impresión «{ $is }». Plantillas: { $allowed }.
fault-preset-circle = esta plantilla amplía «{ $is }», que a su vez amplía esta. Una de las dos tiene que valerse por sí misma.
fault-preset-length = «{ $is }» no es una longitud válida aquí: se permite de { $low } a { $high } milímetros.
fault-sheet-too-small = { $piece } mide { $width } × { $height } mm y no cabe en una hoja de «{ $preset }», que deja { $across } × { $up } mm. Elige una plantilla con papel más grande o márgenes más estrechos.
