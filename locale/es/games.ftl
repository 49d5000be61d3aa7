## Partidas de prueba: lo que dicen de sí mismas y por qué algo no se puede hacer con ellas

games-undone = { $known ->
    [yes] { $name } deshace { $decisions ->
        [one] la última decisión
       *[other] las últimas { $decisions } decisiones
     }.
   *[no] { $decisions ->
        [one] Se deshace la última decisión
       *[other] Se deshacen las últimas { $decisions } decisiones
     }.
 }

error-game-stale = La partida ha continuado; ahora va por la jugada { $ply }.
    .hint = Vuelve a mirar el estado y decide para esa jugada.
error-game-broken = Esta partida está rota: sus reglas han fallado.
    .hint = Retira la última decisión si la partida lo permite y corrige la carta que nombra «entry».
error-game-broken-content = Con este contenido no puede empezar ninguna partida.
    .hint = Corrige la carta que nombra «entry» y juega con el borrador o con una nueva edición.
error-game-key-reused = Esta clave de idempotencia ya se usó para otra petición.
    .hint = Usa una clave nueva para cada decisión, y la anterior solo para repetir la misma petición.
error-game-key = La clave de idempotencia tiene más de { $most } caracteres o contiene alguno no imprimible.
error-game-action = Una acción es una lista de cuatro números enteros, tal como el estado las muestra en «actions».
error-game-no-seat = Estás mirando esta partida y no tienes puesto en ella.
    .hint = Usa el token de un puesto.
error-game-other-seat = No te corresponde decidir por el puesto { $seat }.
    .hint = Usa el token de ese puesto.
error-game-not-creator = Eso solo puede hacerlo quien creó esta partida.
error-game-no-game = Esta partida no existe o se ha borrado.
error-game-no-such-game = En este estudio no hay ningún juego «{ $game }».
    .hint = La dirección «packs» los enumera.
error-game-no-release = No hay edición actual de «{ $game }»: aún no se ha publicado nada o todas las ediciones han sido retiradas.
    .hint = Publica una edición o juega con el borrador.
error-game-no-content = Aquí no existe la edición { $release }.
    .hint = Publícala primero o carga el paquete del que salió.
error-game-old-content = La edición { $release } es de una versión anterior del estudio y esta ya no puede leerla.
    .hint = Publica de nuevo el juego y juega con la nueva edición.
error-game-release-and-draft = Se juega con una edición o con el borrador, no con las dos cosas.
error-game-no-ply = No hay jugada { $ply }; esta partida tiene las jugadas de 0 a { $most }.
error-game-no-such-seat = Esta partida no tiene puesto { $seat }.
error-game-seat-of-a-bot = En el puesto { $seat } hay un bot; no necesita enlace.
error-game-choice = «{ $input }» no es posible aquí. Posible: { $allowed }.
error-game-seed = Una semilla es un número entero de 0 a { $most }.
error-game-seats = Una partida tiene de 1 a { $most } puestos; cuántos exactamente depende del juego.
error-game-name = Un nombre tiene como máximo { $most } caracteres.
error-game-bot-unknown = Ningún bot se llama «{ $input }». Hay: { $allowed }.
error-game-bot-bad-budget = «{ $input }»: tras los dos puntos va cuánto puede pensar el bot una decisión.
    .hint = Escribe 2000 para 2000 iteraciones o 500ms para medio segundo.
error-game-bot-without-budget = El bot «{ $input }» piensa lo que necesita. Se puede dar un límite a: { $allowed }.
error-game-bot-too-slow = «{ $input }» piensa demasiado para una partida de prueba; el máximo es { $most }.
error-game-undo-never = En esta partida no se pueden deshacer decisiones; así se creó.
error-game-undo-onlooker = Solo puede deshacer una decisión quien tiene puesto.
error-game-undo-nothing = No hay ninguna decisión que puedas deshacer.
error-game-undo-others-decided = Otra persona ha decidido desde entonces.
error-game-undo-over = La partida ha terminado y ya está todo a la vista.
error-game-undo-revealed = Tu última decisión ha revelado algo que antes no sabías.
error-game-export-hidden = El archivo mostraría todo lo oculto, y esta partida sigue en marcha.
    .hint = Expórtala cuando termine. Las mesas abiertas se pueden exportar en cualquier momento.
error-game-import-format = Esto no es un archivo de una partida de prueba: «format» debe ser «{ $format }» y «version», { $version }.
error-game-import-part = «{ $part }» falta en el archivo o no es lo que debería.
error-game-import-seats = El archivo nombra { $seats } puestos, pero su partida tiene { $wanted }.
error-game-import-too-long = El archivo contiene más de { $most } acciones.
error-game-import-other-game = El archivo dice que es una partida de «{ $input }», pero su edición es de «{ $game }».
error-game-import-broken = La acción número { $number } del archivo no se puede llevar a cabo: las reglas fallan ({ $entry }).
error-game-import-action = La acción número { $number } del archivo no está permitida donde está: { $refusal }
    .hint = Se cuenta desde 0. El archivo se ha modificado o pertenece a otra edición.
error-game-import-digest = Tras todas sus acciones, la partida no es aquella de la que salió el archivo.
    .hint = El archivo se ha modificado o se hizo con otra versión de las reglas.
error-game-streams-full = Hay demasiadas transmisiones abiertas.
    .hint = Cierra una o pregunta por el estado de vez en cuando. La cabecera «Retry-After» indica los segundos.
error-game-no-rules = Todavía no hay reglas para «{ $game }», así que no se puede jugar.
