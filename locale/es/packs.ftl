## Qué dice `manage.py packs`

packs-sound = { $pack }: sin errores, { $entries ->
    [one] 1 entrada
   *[other] { $entries } entradas
 } en { $languages ->
    [one] 1 idioma
   *[other] { $languages } idiomas
 }{ $games ->
    [0] {""}
    [one] ; 1 partida jugada
   *[other] ; { $games } partidas jugadas
 }.
packs-faults = { $faults ->
    [one] 1 error.
   *[other] { $faults } errores.
 } No se ha cambiado nada.
packs-loaded = { $pack }: { $added ->
    [one] 1 entrada añadida
   *[other] { $added } entradas añadidas
 }, { $changed ->
    [one] 1 modificada
   *[other] { $changed } modificadas
 }, { $removed ->
    [one] 1 eliminada
   *[other] { $removed } eliminadas
 }, { $kept } con cambios locales conservados.
packs-conflicts = { $entries ->
    [one] 1 entrada ha cambiado
   *[other] { $entries } entradas han cambiado
 } tanto aquí como en el paquete. No se ha cargado nada. Las diferencias se ven con «packs diff»; después se puede cargar con --prefer mine o --prefer theirs.
packs-same = { $pack }: el disco y la base de datos coinciden.
packs-dumped = { $pack }: { $written ->
    [one] 1 archivo escrito
   *[other] { $written } archivos escritos
 }, { $removed ->
    [one] 1 eliminado
   *[other] { $removed } eliminados
 }.
packs-not-loaded = sin cargar en la base de datos: { $game }.
packs-new = Archivo escrito: { $file }
packs-new-exists = El archivo ya existe; no se ha modificado.
packs-new-slug = Falta el identificador de la entrada: packs new GAME KIND SLUG
packs-no-kind = No existe el tipo { $kind }.
verdict-same = igual en ambos lados
verdict-theirs = cambiado en el paquete
verdict-mine = cambiado aquí
verdict-conflict = cambiado en ambos lados
side-base = antes
side-theirs = paquete
side-mine = aquí
sheets-imported = { $entries ->
    [one] 1 entrada modificada.
   *[other] { $entries } entradas modificadas.
 }
sheets-would = Añadidas: { $added }; cambiadas: { $changed }; sin cambios: { $unchanged }. No se ha escrito nada.
sheets-added = añadida: { $entry }
sheets-changed = cambiada: { $entry }
