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
fault-sheet-no-slot = { $piece } mide { $width } × { $height } mm y no cabe en ningún hueco de «{ $preset }». Déjala fuera o elige otra plantilla.
fault-print-card = en este juego no hay ninguna carta ni pieza «{ $is }». Nómbrala por tipo y clave, como hero/sweety.
fault-print-nothing = de lo elegido, este juego no tiene nada: revisa las partes y las cartas.
fault-print-untranslated = { $count ->
    [one] 1 texto no está traducido
   *[other] { $count } textos no están traducidos
 } (idioma: { $language }): { $texts }. { $count ->
    [one] Tradúcelo
   *[other] Tradúcelos
 } o permite textos sin traducir en esta impresión.
fault-print-rules-lacking = { $count ->
    [one] 1 texto de reglas no está
   *[other] { $count } textos de reglas no están
 } en el idioma pedido ({ $language }), sino en { $spoken }, porque todavía le faltan las frases: { $cards }. Mensajes que faltan: { $messages }. Añádelos en locale/{ $language } o permite textos sin traducir en esta impresión.
fault-print-labels-lacking = { $count ->
    [one] 1 rótulo no está
   *[other] { $count } rótulos no están
 } en el idioma pedido ({ $language }), sino en { $spoken }: { $messages }. Caras que { $count ->
    [one] lo
   *[other] los
 } llevan: { $cards }. { $count ->
    [one] Añádelo
   *[other] Añádelos
 } en locale/{ $language } o permite textos sin traducir en esta impresión.
fault-print-notes-lacking = { $count ->
    [one] 1 nota junto a las caras (márgenes, marcadores) no está
   *[other] { $count } notas junto a las caras (márgenes, marcadores) no están
 } en el idioma pedido ({ $language }), sino en { $spoken }: { $messages }. { $count ->
    [one] Añádela
   *[other] Añádelas
 } en locale/{ $language }.
fault-print-disk-full = { $path }: el disco está lleno. No se ha escrito nada; libera espacio o elige otra carpeta.
fault-print-cannot-write = no se puede escribir { $path }: { $reason }. No se ha escrito nada.
fault-print-release = no existe la edición { $is } de este juego. Ediciones: { $allowed }.
fault-print-old-release = no se puede comparar con la edición { $is }: su contenido tiene una forma que esta versión del estudio no lee.
fault-print-no-layouts = { $game } aún no tiene diseños: no se puede imprimir nada.
fault-print-no-pack = en { $path } no hay ningún paquete.
fault-print-all-withdrawn = todas las ediciones de { $game } han sido retiradas: nombra una (--release), imprime el borrador o publica una nueva.
fault-print-no-content = la base de datos aún no tiene contenido de { $game }: carga antes un paquete (manage.py packs load).
fault-print-printer = no existe la impresora «{ $is }». Impresoras: { $allowed }.
fault-print-interrupted = el estudio se detuvo mientras se imprimía esto. Vuelve a encargarlo.
fault-print-broken = algo ha fallado en el propio estudio: { $problem }. No se ha escrito nada.

## Lo que dicen las hojas junto a las piezas

sheet-release = edición { $number }
sheet-draft = borrador
sheet-title = { $game }, { $edition }: para imprimir y jugar
sheet-subject = contenido { $release }, plantilla { $preset }
sheet-label-front = { $sheet } anverso
sheet-label-back = { $sheet } reverso
sheet-place-front = hoja { $sheet } de { $sheets }, anverso
sheet-place-back = hoja { $sheet } de { $sheets }, reverso

## El informe de los textos que no caben

side-front = anverso
side-back = reverso
side-page = página { $number }
overflow-title = { $game } ({ $language }): textos que no caben
overflow-high = { $title } ({ $key }, { $side }, { $language }): a { $field } le faltan { $missing } mm de altura, incluso a { $size } pt.
overflow-wide = { $title } ({ $key }, { $side }, { $language }): una palabra de { $field } se pasa { $missing } mm de ancho, incluso a { $size } pt.
fit-high = Este texto necesita { $missing } mm más de altura, incluso a { $size } pt.
fit-wide = Una palabra sobresale { $missing } mm, incluso a { $size } pt.
fit-small = Compuesto muy pequeño para que quepa: { $size } pt en lugar de { $normal } pt.
picture-fine = { $dpi } ppp en un marco de { $width } × { $height } mm.
picture-sharp = Pocos colores: se imprime como cuadrados nítidos, { $dpi } por pulgada, en un marco de { $width } × { $height } mm.
picture-soft = Solo { $dpi } ppp en un marco de { $width } × { $height } mm: impresa se verá borrosa. Las imprentas piden { $wanted } ppp; para eso harían falta { $across } × { $down } píxeles o mostrarla más pequeña.

## La mesa virtual

tabletop-readme = { $game } para Tabletop Simulator. Pon save.json en la carpeta «Saves» del juego. Las imágenes que lo acompañan tienen que estar en la dirección que indica save.json: súbelas allí o vuelve a imprimir con la dirección en la que estén.

## La página de calibración

calibration-title = Calibración de una impresora
calibration-print = Imprime las dos páginas como una sola hoja a doble cara, al 100 %, sin «ajustar a la página». Mira la hoja al trasluz, con el anverso hacia ti.
calibration-ruler = Esta línea tiene que medir 100 mm. Si no es así, la impresora cambia la escala.
calibration-read = La cruz del reverso se transparenta sobre las escalas del anverso. Lee en el centro de la hoja cuántos milímetros se desvía a la derecha (negativo: a la izquierda) y hacia arriba (negativo: hacia abajo), y guarda los dos números como desviación de la impresora.
calibration-front = Anverso
calibration-back = Reverso

## manage.py print

print-step-compose = componiendo
print-step-compare = comparando
print-step-draw = dibujando hojas
print-step-pictures = generando imágenes
print-step-tabletop = poniendo la mesa
print-step-finished = terminado
print-step-interrupted = interrumpida; enseguida vuelve a empezar
print-written = { $file }
print-written-pages = { $file } ({ $pages ->
    [one] 1 página
   *[other] { $pages } páginas
 })
print-overflows = { $count ->
    [one] 1 texto no cabe
   *[other] { $count } textos no caben
 }. La lista y las imágenes están en { $file }.
print-unchanged = { $game }: nada se ve distinto de la edición { $number }.
print-changed = { $game }, { $language }: { $count ->
    [one] 1 pieza se ve distinta
   *[other] { $count } piezas se ven distintas
 } respecto a la edición { $number }.
print-removed = { $game }, { $language }: ya no están en la caja: { $pieces }.
print-stopped = Detenido. No se ha escrito nada.
print-refused = { $count ->
    [one] 1 error. No se ha impreso nada.
   *[other] { $count } errores. No se ha impreso nada.
 }
print-refused-games = { $games } no se ha podido imprimir, véase arriba. Lo demás está impreso.
print-bad-setting = --set: «{ $is }» no tiene la forma campo=valor.
print-list-sizes = Tamaños:
print-list-presets = Plantillas de impresión:
print-list-parts = Partes de { $game }:
print-preset-line = { $preset }: { $label } ({ $count ->
    [one] 1 carta de póker por hoja
   *[other] { $count } cartas de póker por hoja
 })

## Las plantillas de impresión

preset-a3-bleed = A3, con sangrado completo
preset-a3-touching = A3, borde con borde
preset-a4-bleed = A4, con sangrado completo
preset-a4-draft = A4, borrador rápido: gris, poca tinta, solo anversos
preset-a4-gutterfold = A4, para doblar y pegar (impresoras de una cara)
preset-a4-perforated = A4, hojas perforadas de diez cartas (85 × 54 mm)
preset-a4-plotter = A4, para plóter de corte
preset-a4-proof = A4, prueba con márgenes de seguridad
preset-a4-touching = A4, borde con borde
preset-letter-bleed = Carta, con sangrado
preset-letter-draft = Carta, borrador rápido: gris, poca tinta, solo anversos
preset-letter-gutterfold = Carta, para doblar y pegar (impresoras de una cara)
preset-letter-touching = Carta, borde con borde
preset-shop = Para imprentas: una página por cara, con sangrado
