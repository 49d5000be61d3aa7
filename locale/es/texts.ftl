## Qué falla en un archivo de traducción

fault-texts-none = ningún texto cumple estos filtros: no hay nada que poner en un archivo.
fault-texts-sources = los textos están escritos en varios idiomas ({ $languages }) y un archivo tiene uno solo. Hay que elegir un juego.
fault-texts-format = esto no es un archivo de traducción legible: { $allowed }, o un zip con uno de ellos.
fault-texts-many = el archivo tiene más de { NUMBER($most) } textos; hay que entregarlo en varias partes.
fault-texts-huge = el archivo contiene mucho más de lo que necesitan los textos de un juego; hay que descargarlo de nuevo y trasladar las traducciones propias.
fault-texts-xml = esto no es XML ({ $why }); hay que abrir el archivo en el programa del que procede y guardarlo otra vez.
fault-texts-doctype = el archivo declara abreviaturas propias (DOCTYPE), cosa que no hace ningún programa de traducción; no se lee. Hay que descargarlo de nuevo y trasladar las traducciones propias.
fault-texts-encoding = los caracteres del archivo no son legibles; hay que guardarlo como UTF-8.
fault-texts-po = esto no es una línea de un archivo PO: «{ $is }».
fault-texts-csv = esto no es CSV ({ $why }); hay que guardar el archivo como «CSV UTF-8».
fault-texts-columns = la primera fila debe contener los títulos de las columnas; faltan: { $missing }.
fault-texts-sheet = el archivo no tiene ninguna hoja «{ $wanted }», sino: { $is }.
fault-texts-archive = el zip está dañado; hay que volver a comprimirlo.
fault-texts-bundle = un zip debe contener un solo archivo de traducción ({ $allowed }); este contiene { NUMBER($count) }.
fault-texts-languages = el archivo es para varios idiomas ({ $first } y { $is }); hay que entregar un archivo por idioma.
fault-texts-unknown-language = el archivo es para «{ $is }», que no es un idioma del estudio: { $allowed }.
fault-texts-other-language = el archivo es para «{ $is }», no para «{ $wanted }».
fault-texts-not-yours = el archivo es para «{ $is }»; tus idiomas son: { $allowed }. Un propietario puede añadir otro.
fault-texts-unknown = el texto «{ $is }» no existe, o ya no existe.
fault-texts-twice = el texto aparece varias veces en el archivo.
fault-texts-partly = solo está traducida una parte del texto.
fault-texts-moved = el texto ha cambiado desde la vista previa; hay que entregar el archivo otra vez para ver qué cambiaría ahora.
fault-texts-source-changed = El texto original ha cambiado desde que se hizo el archivo: esto responde al antiguo y quedará desactualizado.
fault-texts-not-reviewed = El archivo lo da por revisado; queda como borrador, porque tú no puedes revisar este texto.
fault-texts-was-reviewed = La traducción está revisada; la nueva será un borrador hasta que alguien la revise.
fault-texts-rules-changed = Los efectos dicen algo distinto de cuando se hizo el archivo: este texto propio quedará desactualizado.

## Qué dicen los textos en la terminal

texts-exported = { $file }: { $texts ->
    [one] 1 texto
   *[other] { $texts } textos
 }.
texts-imported = { $texts ->
    [one] 1 texto escrito.
   *[other] { $texts } textos escritos.
 }
texts-would = { $changes } cambiados, { $conflicts } en conflicto, { $refused } no posibles, { $unchanged } sin cambios, { $empty } sin traducción. No se ha escrito nada.
texts-left = Sin escribir: { $conflicts } en conflicto, { $refused } no posibles. --dry-run los muestra, --conflicts escribe lo que dice el archivo.
texts-change = cambio
texts-conflict = conflicto
texts-refused = no es posible
texts-now = en el estudio
texts-why = { $format }: { $file }, { $texts ->
    [one] 1 texto
   *[other] { $texts } textos
 }
job-step-collect = reuniendo los textos
job-step-draw = dibujando las cartas
