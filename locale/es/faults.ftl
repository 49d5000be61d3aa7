## Qué falla en los contenidos. Cada mensaje dice qué se ha encontrado y qué se admite.

fault-hint = ¿Tal vez «{ $hint }»?

type-whole-number = un número entero
type-yes-no = true o false
type-string = una palabra
type-text = un texto
type-list = una lista
type-mapping = una asignación de nombres a valores
type-drawing = un dibujo

word-trigger = desencadenante
word-condition = condición
word-cost = coste
word-operation = operación

fault-type = «{ $is }» no es válido aquí: se espera { $wanted }.
fault-range = { NUMBER($is, useGrouping: 0) } está fuera del intervalo admitido, de { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }.
fault-choice = «{ $is }» no se admite aquí. Valores admitidos: { $allowed }.
fault-slug = «{ $is }» no es un identificador válido: debe empezar por una letra y contener solo minúsculas (a–z), cifras y guiones bajos sueltos.
fault-unknown-field = no existe el campo «{ $is }». Campos: { $allowed }.
fault-missing-field = aquí se necesita un valor.
fault-list-length = aquí hay { $is ->
    [one] 1 elemento
   *[other] { $is } elementos
 }; se admiten de { $low } a { $high }.
fault-duplicate-id = el id «{ $is }» aparece dos veces en esta lista; la primera, en el elemento { $first }.
fault-text-required = aquí se necesita un texto.
fault-text-long = el texto tiene { NUMBER($is, useGrouping: 0) } caracteres; el máximo es { NUMBER($longest, useGrouping: 0) }.
fault-text-lines = el texto debe ocupar una sola línea.
fault-text-character = el carácter { $code } de la posición { NUMBER($position, useGrouping: 0) } no se puede mostrar ni imprimir.
fault-word-form = «{ $is }» no es válido como { $family }: debe ser un nombre, solo o con sus parámetros.
fault-unknown-word = «{ $is }» no existe como { $family }. Disponibles: { $allowed }.
fault-too-deep = los efectos están demasiado anidados; la profundidad máxima es { $deepest }.
fault-dangling = en este juego no existe «{ $is }» (tipo: { $kind }).

fault-grid-lines = el dibujo tiene { $lines ->
    [one] 1 línea
   *[other] { $lines } líneas
 }; cada fila de casillas ocupa { $per ->
    [one] 1 línea
   *[other] { $per } líneas
 }.
fault-grid-height = el dibujo tiene { $is ->
    [one] 1 fila
   *[other] { $is } filas
 }; se admiten de { $low } a { $high }.
fault-grid-width = el dibujo tiene { $is ->
    [one] 1 casilla
   *[other] { $is } casillas
 } de ancho; se admiten de { $low } a { $high }.
fault-grid-line-length = esta línea del dibujo tiene { $is ->
    [one] 1 carácter
   *[other] { $is } caracteres
 }; debe tener { $wanted }.
fault-grid-symbol = «{ $found }» en la columna { NUMBER($column, useGrouping: 0) } no es un signo de la capa «{ $layer }». Signos admitidos: { $allowed }.
fault-grid-corner = «{ $found }» en la columna { NUMBER($column, useGrouping: 0) } debería ser una esquina: «+».
fault-grid-floor-mixed = «{ $found }» en la columna { NUMBER($column, useGrouping: 0) } mezcla dos signos bajo una misma casilla.

## Qué falla en un paquete en disco

fault-file-encoding = el archivo no es texto UTF-8: el byte { $byte } de la posición { NUMBER($position, useGrouping: 0) } no se puede leer. Hay que guardarlo como UTF-8.
fault-file-unknown = este archivo no corresponde a un paquete. Las entradas son «<kind>/<slug>.yaml»; las imágenes, «<kind>/<slug>.png»; las traducciones, «i18n/<language>/<kind>.yaml».
fault-file-extension = los archivos de un paquete terminan en «.yaml»; hay que cambiar el nombre de este.
fault-file-large = el archivo ocupa { NUMBER($is, useGrouping: 0) } bytes; el máximo es { NUMBER($most, useGrouping: 0) }.
fault-file-link = esto es un enlace; los paquetes solo contienen archivos normales.
fault-file-empty = el archivo está vacío.
fault-yaml = no se puede leer el YAML: { $problem }.
fault-yaml-tab = hay un tabulador en la sangría; en YAML se usan espacios.
fault-yaml-alias = los paquetes no admiten anclas («&») ni alias («*»); hay que escribir el valor completo.
fault-yaml-tag = los paquetes no admiten la etiqueta «{ $is }».
fault-yaml-documents = un archivo de paquete contiene un solo documento; hay que quitar el «---» de en medio.
fault-yaml-duplicate = el nombre «{ $is }» aparece dos veces en esta asignación; la primera, en la línea { NUMBER($first, useGrouping: 0) }.
fault-yaml-key = «{ $is }» no puede ser un nombre aquí; los nombres son palabras sencillas.
fault-yaml-deep = el archivo está demasiado anidado; la profundidad máxima es { $deepest }.
fault-unknown-kind = el juego { $game } no tiene el tipo «{ $is }». Tipos: { $allowed }.
fault-unknown-game = no existe el juego «{ $is }». Juegos: { $allowed }.
fault-unknown-language = este paquete no tiene el idioma «{ $is }». Idiomas: { $allowed }.
fault-language-code = «{ $is }» no es un código de idioma como «de» o «pt_BR».
fault-missing-language = el paquete indica que está traducido a «{ $language }», pero «i18n/{ $language }» no contiene nada.
fault-source-translated = «{ $language }» es el idioma en que está escrito el paquete; sus textos están en las entradas.
fault-unknown-entry = en este paquete no existe «{ $is }» (tipo: { $kind }).
fault-unknown-text = «{ $entry }» no tiene el texto «{ $is }». Textos: { $allowed }.
fault-translation-form = una traducción lleva el texto original en «{ $source }» y el traducido en «{ $language }».
fault-translation-empty = la traducción está vacía; es mejor omitirla.
fault-art-without-entry = no hay ninguna entrada para esta imagen: falta «{ $wanted }».
fault-pack-missing = falta el archivo «pack.yaml», que indica el juego, el idioma original y los idiomas de traducción.
fault-no-entries = el paquete no contiene ninguna entrada.

fault-slug-taken = ya existe una entrada «{ $is }» de este tipo.

## Qué encuentran las comprobaciones

fault-translation-missing = aún sin traducir.
fault-translation-stale = el texto original ha cambiado desde que se tradujo.
fault-translation-unreviewed = traducido, pero aún sin revisar.
fault-placeholders = los marcadores no coinciden con los del original: allí { $wanted }, aquí { $is }.
fault-name-twice = «{ $is }» es también el nombre de «{ $first }».

## Qué falla en una hoja de cálculo

fault-sheet-broken = esto no es una hoja de cálculo (.xlsx) legible.
fault-sheet-stale = la entrada ha cambiado desde que se exportó la hoja de cálculo; hay que exportarla de nuevo y trasladar los cambios propios.
fault-sheet-rows = la hoja tiene más de { NUMBER($most, useGrouping: 0) } filas.
fault-sheet-twice = «{ $is }» ya está en la fila { NUMBER($first, useGrouping: 0) }.

## Qué falla en una imagen

fault-art-large = la imagen ocupa { NUMBER($is, useGrouping: 0) } bytes; el máximo es { NUMBER($most, useGrouping: 0) }.
fault-art-pixels = la imagen tiene más de { NUMBER($most, useGrouping: 0) } píxeles; hay que reducirla.
fault-art-format = esto no es una imagen legible. Formatos admitidos: { $allowed }.
fault-art-broken = la imagen está dañada y no se puede leer hasta el final.
fault-art-metadata = la imagen contiene datos ocultos (autoría, lugar, programa); hay que guardarla como PNG sin metadatos.
fault-art-animated = la imagen es animada; debe tener un solo fotograma.
fault-art-unknown = esa imagen no existe aquí; hay que subirla de nuevo.
