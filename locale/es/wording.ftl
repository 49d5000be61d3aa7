## Mensajes que se redactan en el estudio: qué tiene de malo uno, y qué dice `manage.py wording`.
## $line  la línea del campo en la que está

fault-wording-empty = el mensaje está vacío. Para que vuelva a hablar el texto incluido, elige «Volver al texto incluido».
fault-wording-character = línea { $line }: el carácter { $is } no puede estar en un mensaje. Bórralo.
# $code es el número del error en la lista de Fluent; $is, el carácter que se espera.
fault-wording-syntax = línea { $line }: { $code ->
    [E0003] aquí falta «{ $is }». Lo que se abre debe cerrarse: cada { "{" } necesita su { "}" }.
    [E0005] detrás del signo igual debe haber algo.
    [E0010] una de las opciones debe ser la habitual: pon un asterisco delante de su corchete, *[other].
    [E0011] detrás de la flecha -> faltan las opciones, cada una en su línea: [one] …, *[other] ….
    [E0012] aquí falta texto.
    [E0013] falta el nombre de la opción entre los corchetes: [one].
    [E0015] solo una de las opciones puede llevar asterisco.
    [E0016] no se puede elegir según otro mensaje, solo según un argumento como $count.
    [E0017] no se puede elegir según un término, solo según un argumento como $count.
    [E0020] falta cerrar unas comillas.
    [E0027] este { "}" } cierra algo que ningún { "{" } abrió.
    [E0028] entre las llaves debe haber algo: un argumento como { "{ $count }" }, un mensaje o un término.
   *[other] esto no se puede leer ({ $code }). Compáralo con el texto incluido.
 }
fault-wording-argument = línea { $line }: el mensaje no recibe { $is }. Recibe: { $allowed }.
fault-wording-function = línea { $line }: no existe la función { $is }. Existen: { $allowed }.
fault-wording-term = línea { $line }: no existe el término { $is } en este idioma.
fault-wording-message = línea { $line }: no existe el mensaje { $is }.
fault-wording-lost = se ha perdido { $is }: el original lo dice. Úsalo o elige según él.
fault-wording-attribute = falta la parte «.{ $is } =». Escríbela en una línea propia debajo del texto.
fault-wording-no-value = falta el texto del propio mensaje encima de sus partes.
# $is es lo que dice en inglés la biblioteca de mensajes.
fault-wording-case = no se puede decir si { $case } ({ $is }). Corrige ese caso o compáralo con el texto incluido.
# $is es una carta o una palabra de las cartas; $message, el mensaje que falla en ella.
fault-wording-card = no se podría decir «{ $is }» con él: allí falla { $message }. Compáralo con el texto incluido.

wording-no-language = No existe el idioma «{ $is }». Existen: { $allowed }.
wording-nothing = No hay nada que escribir: ningún mensaje está redactado en el estudio de otro modo que en los archivos.
wording-would-change = { $files ->
    [one] Cambiaría 1 archivo.
   *[other] Cambiarían { $files } archivos.
 }
wording-dumped = { $messages ->
    [one] 1 mensaje está ahora en su archivo y ya no es una redacción propia.
   *[other] { $messages } mensajes están ahora en sus archivos y ya no son redacciones propias.
 }

## De qué tratan los mensajes de un archivo

wording-subject-effects = textos de reglas
wording-subject-faces = rótulos de las caras
wording-subject-faults = fallos
wording-subject-kinds = nombres de tipos, campos y opciones
wording-subject-options = opciones de una partida
wording-subject-play = registro, preguntas y rechazos
wording-subject-reports = informes
wording-subject-table = la mesa
wording-subject-api = la API
wording-subject-broken = partidas rotas
wording-subject-campaign-pages = páginas de campañas
wording-subject-campaigns = campañas
wording-subject-desk = la mesa de traducción
wording-subject-games = nombres de los juegos
wording-subject-jobs = tareas
wording-subject-layouts = diseños
wording-subject-own-texts = textos propios
wording-subject-packs = paquetes
wording-subject-printing = impresión
wording-subject-search = búsqueda
wording-subject-sprites = dibujos
wording-subject-texts = archivos para traductores
wording-subject-trying = probar entradas
wording-subject-wording = redacción
