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
fault-effects = «{ $is }» no es una lista de efectos. Cada efecto empieza con «- when:».
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
fault-unknown-word = «{ $is }» no existe como { $family }.{ $allowed ->
    [none] { "" }
   *[other] { " " }Aquí puede ir: { $allowed }.
 }
fault-word-family = { $sort ->
    [trigger] «{ $is }» es un desencadenante: va en «{ $field }».
    [condition] «{ $is }» es una condición: va en «{ $field }».
    [cost] «{ $is }» es un coste: va en «{ $field }».
   *[operation] «{ $is }» es una operación: va en «{ $field }».
 }
fault-misplaced-word = «{ $is }» no puede ir aquí: necesita { $need }.{ $kinds ->
    [none] { "" }
   *[other] { " " }Tipos que lo tienen: { $kinds }.
 }{ $triggers ->
    [none] { "" }
   *[other] { " " }Desencadenantes que lo aportan: { $triggers }.
 }{ $inside ->
    [none] { "" }
   *[other] { " " }Se conoce dentro de: { $inside }.
 }
fault-misplaced-once = «always» solo admite lo que dura mientras la carta está en juego, y «{ $is }» sucede una vez. Haz que espere un momento (por ejemplo, «activated»){ $allowed ->
    [none] { "." }
   *[other] { " " }o usa algo que dure: { $allowed }.
 }
fault-misplaced-value = { $left-out ->
    [yes] si no se indica, «{ $parameter }» vale «{ $is }», que
   *[no] «{ $is }»
 } no puede ir aquí: necesita { $need }.{ $with ->
    [none] { "" }
   *[other] { " " }Va con { $with }.
 }{ $allowed ->
    [none] { "" }
   *[other] { " " }Valores admitidos aquí: { $allowed }.
 }
fault-misplaced-field = «{ $is }» no significa nada con «always»: lo que dura mientras la carta está en juego ni se rechaza ni se termina. Quítalo, o haz que el efecto espere un momento.
fault-cost-twice = «{ $is }» toma lo que ya toma otro coste de este efecto; no se puede saber si se pueden pagar los dos. Quita uno o aumenta su cantidad.
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
fault-file-large = el archivo ocupa { MEGABYTES($is) } MB; el máximo es { MEGABYTES($most) } MB.
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

fault-slug-missing = falta el identificador y no se puede formar a partir del nombre: hay que escribir uno que empiece por una letra y contenga solo minúsculas (a–z), cifras y guiones bajos sueltos.
fault-slug-taken = ya existe una entrada «{ $is }» de este tipo.

## Qué encuentran las comprobaciones

fault-translation-missing = aún sin traducir.
fault-translation-stale = el texto original ha cambiado desde que se tradujo.
fault-translation-unreviewed = traducido, pero aún sin revisar.
fault-placeholder-lost = la traducción ha perdido { $is }, que está en el original. Ponlo donde corresponda.
fault-placeholder-invented = { $is } no es un marcador de este texto. Se permiten: { $allowed }.
fault-own-text-stale = los efectos han cambiado desde que se escribió este texto propio. Corrígelo o confirma con un motivo que sigue siendo correcto. Los efectos dicen ahora: { $rendered }
fault-own-text-unknown = no se sabe para qué efectos se escribió este texto propio. Corrígelo o confirma con un motivo que es correcto. Los efectos dicen ahora: { $rendered }
fault-own-text-lacks = los efectos dicen algo que falta en este texto propio: { $missing }. Añádelo, escribe { $place } en lugar del texto generado o confirma con un motivo.
fault-own-text-none = no hay ningún texto propio en «{ $language }» que se pueda confirmar.
fault-own-text-moved = el texto o los efectos han cambiado desde que los viste. Vuelve a mirarlos antes de confirmar. El texto dice ahora: { $text } Los efectos dicen ahora: { $rendered }
fault-because-missing = explica por qué el texto sigue siendo correcto; el motivo queda en el historial.
fault-trial-endless = Una partida de prueba no pudo pasar de esta carta: su efecto se activa a sí mismo una y otra vez. Dale un coste como «once_per_turn» o una condición que lo termine.
fault-trial-broken = Una partida de prueba se rompió aquí ({ $problem }). Escribe el efecto de otra manera; si debería funcionar, díselo a quien cuida del estudio.
fault-trial-program = De esto no se pueden hacer reglas, así que ninguna partida podría empezar ({ $problem }). Escríbelo de otra manera.
fault-trial-options = Con este contenido no se puede preparar ninguna partida ({ $problem }). Corrige lo que se nombra.
fault-name-twice = «{ $is }» es también el nombre de «{ $first }».

## La lengua de los textos

fault-term = «{ $is }» no es como lo dice este juego: escribe «{ $instead }». Motivo: { $why }
fault-term-rendered = el texto de reglas hecho a partir de los efectos dice «{ $is }»; debería decir «{ $instead }». Motivo: { $why } Se redacta en «{ $file }».
fault-term-phrase = «{ $is }» no se puede leer como frase. Escribe palabras; «*» al final de una palabra es cualquier terminación; «#», un número; «...», las palabras que sean entre medias.
fault-term-instead = el concepto no tiene término en «{ $language }»; indica en «instead» qué hay que escribir.
fault-term-contradiction = «{ $is }» prohíbe «{ $term }», que es una forma del propio término.
fault-typography = { $rule ->
    [apostrophe] apóstrofo recto en «{ $is }»; escribe { $instead }.
    [quotes] comillas de otro idioma en «{ $is }»; escribe { $instead }.
    [minus] guion ante un número en «{ $is }»; escribe un signo menos, { $instead }.
    [ellipsis] tres puntos sueltos en «{ $is }»; escribe un solo carácter, { $instead }.
    [double-space] dos espacios en «{ $is }»; escribe uno.
    [space-before] espacio ante un signo en «{ $is }»; quítalo.
    [space-inside] espacio dentro de paréntesis o comillas en «{ $is }»; quítalo.
    [space-after] falta el espacio tras un signo en «{ $is }»; ponlo.
    [decimal] «{ $is }» escribe un número como en otro idioma; escribe { $instead }.
    [percent] espacio incorrecto ante el signo de porcentaje en «{ $is }»; escribe «{ $instead }» tras el número.
    [contraction] «{ $is }» deja separadas dos palabras que se contraen; escribe «{ $instead }».
    [range] guion o espacios en el intervalo «{ $is }»; escribe { $instead }.
    [times] letra x entre números en «{ $is }»; escribe ×.
    [spelling] mal escrito: «{ $is }»; escribe «{ $instead }».
    [outer-quotes] comillas interiores por fuera en «{ $is }»; escribe { $instead }.
   *[opening] el texto tiene «{ $is }», pero le falta su «{ $instead }».
 }

## Qué falla en una hoja de cálculo

fault-sheet-broken = esto no es una hoja de cálculo (.xlsx) legible.
fault-sheet-stale = la entrada ha cambiado desde que se exportó la hoja de cálculo; hay que exportarla de nuevo y trasladar los cambios propios.
fault-sheet-rows = la hoja tiene más de { NUMBER($most, useGrouping: 0) } filas.
fault-sheet-twice = «{ $is }» ya está en la fila { NUMBER($first, useGrouping: 0) }.
fault-sheet-moved = la entrada ha cambiado desde la vista previa; hay que entregar el archivo otra vez para ver qué cambiaría ahora.
fault-sheet-forgotten = lo que se mostró ya no se conserva; hay que entregar el archivo otra vez.
fault-sheet-no-slug = la primera fila debe contener los títulos de las columnas, y «slug» debe ser uno de ellos.
fault-sheet-formula = la celda contiene una fórmula sin resultado; hay que abrir el archivo en un programa de hojas de cálculo y guardarlo, o escribir el valor directamente.
fault-sheet-large = el archivo ocupa { NUMBER($is, useGrouping: 0) } MB; el máximo es { NUMBER($most, useGrouping: 0) } MB.
fault-sheet-unpacked = descomprimido, el archivo ocupa más de { NUMBER($most, useGrouping: 0) } MB, mucho más de lo que necesita un juego. Hay que exportarlo de nuevo y trasladar los cambios propios.
fault-sheet-parts = el archivo consta de { NUMBER($is, useGrouping: 0) } partes; se permiten { NUMBER($most, useGrouping: 0) }. Hay que borrar las hojas y las imágenes que no sean del juego.
fault-sheet-sheets = el archivo tiene más de { NUMBER($most, useGrouping: 0) } hojas. Hay que borrar las que no sean del juego.
fault-sheet-elements = el archivo describe muchas más filas y celdas de las que necesita un juego. Hay que borrar las filas y hojas vacías, o exportarlo de nuevo y trasladar los cambios propios.
fault-sheet-strings = el archivo tiene más de { NUMBER($most) } textos distintos. Hay que exportarlo de nuevo y trasladar los cambios propios.
fault-sheet-cells = el archivo tiene más de { NUMBER($most) } celdas con contenido. Hay que entregarlo en varias partes.
fault-sheet-text = el archivo tiene más de { NUMBER($most, useGrouping: 0) } millones de caracteres de texto. Hay que entregarlo en varias partes.
fault-sheet-compounds = las celdas compuestas del archivo (listas, efectos, dibujos) contienen mucho más de lo que necesita un juego. Hay que exportarlo de nuevo y trasladar los cambios propios, o entregarlo en varias partes.
fault-sheet-cell = una celda tiene más de { NUMBER($most) } caracteres, el máximo de una hoja de cálculo. Hay que acortarla.
fault-sheet-doctype = el archivo declara abreviaturas propias (DOCTYPE), cosa que ningún programa de hojas de cálculo hace; no se lee. Hay que exportarlo de nuevo y trasladar los cambios propios.
fault-cells-many = { NUMBER($is) } entradas son demasiadas para cambiarlas a la vez; se permiten { NUMBER($most) }. Hay que filtrar la lista o usar la hoja de cálculo del juego.
fault-cells-column = «{ $is }» no es una columna cuyas celdas puedan cambiarse aquí. Hay que abrir la entrada para editarla.
fault-change-column = falta elegir la columna que se quiere cambiar.
fault-change-no-rows = no hay ninguna entrada elegida. Hay que marcar filas o elegir todas las entradas de la lista.
fault-change-unfit = esto no puede hacerse con esta columna: los números se fijan, se suman y se multiplican; los textos se fijan y se reemplazan; todo lo demás se fija.
fault-change-number = «{ $is }» no es un número. Valen números como 1, −2 o 1,5.
fault-change-nothing = falta el texto que se quiere reemplazar.

## Qué falla en una imagen

fault-art-large = la imagen ocupa { MEGABYTES($is) } MB; el máximo es { MEGABYTES($most) } MB.
fault-art-pixels = la imagen tiene más de { NUMBER($most, useGrouping: 0) } píxeles; hay que reducirla.
fault-art-side = la imagen mide { NUMBER($is, useGrouping: 0) } píxeles de largo; ningún lado puede medir más de { NUMBER($most, useGrouping: 0) }.
fault-art-format = esto no es una imagen legible. Formatos admitidos: { $allowed }.
fault-art-broken = la imagen está dañada y no se puede leer hasta el final.
fault-art-metadata = la imagen contiene datos ocultos (autoría, lugar, programa); hay que guardarla como PNG sin metadatos.
fault-art-animated = la imagen es animada; debe tener un solo fotograma.
fault-art-svg-broken = el dibujo (SVG) no se puede leer. Ábrelo en el programa con que se hizo y guárdalo de nuevo, o envíalo como PNG.
fault-art-svg-heavy = dibujar este SVG lleva demasiado tiempo o demasiada memoria. Simplifícalo o envíalo como PNG.
fault-art-unknown = esa imagen no existe aquí; hay que subirla de nuevo.

## Lo que debe conocerse donde va una palabra

fact-or = { $first } o { $last }
fact-in-play = una carta en juego que se entera de los momentos
fact-moment = un momento en el que sucede algo
fact-holder = alguien que tenga la carta
fact-card = una carta que se pueda agotar
fact-held-card = una carta que se pueda descartar
fact-usable = una carta que se pueda usar
fact-this = un enemigo que lleve el efecto
fact-hero = alguien de quien se trate: a quien afecte el momento o que se haya elegido
fact-enemy = un enemigo del que se trate: al que afecte el momento o que se haya elegido
fact-space = un espacio del que se trate
fact-amount = un número que aporte el momento
fact-of-heroes = un cambio de héroes
fact-of-enemies = un cambio de enemigos
fact-damage = daño que esté a punto de infligirse
