## Las páginas de las campañas

cpage-group = Pruebas de juego
cpage-campaign = Campaña
cpage-campaigns = Campañas
cpage-untitled = { $game }, { $when }
cpage-release = Edición { $number }
cpage-draft = Borrador, tal como se está editando
cpage-draft-of = Borrador { $hash }
cpage-versus = { $first } ↔ { $second }
cpage-seeds = de { $first } a { $last }
cpage-seat = Puesto { $seat }
cpage-of-seat = { $what }, puesto { $seat }
cpage-nobody = nadie
cpage-by-lot = por sorteo
cpage-all = todo

# La lista
cpage-new = Nueva campaña
cpage-new-of = Nueva campaña: { $game }
cpage-compare-draft = Comparar con el borrador
cpage-try-draft = Probar el borrador frente a esta edición
cpage-try-release = Probar esta edición frente a la edición { $number }
cpage-attention-broken = { $broken } de { $games } partidas de la última campaña se rompieron. { $finding }
cpage-attention-finished = La última campaña ha terminado tras { $games } partidas. { $finding }
cpage-no-games = Aún no hay ningún juego que jugar. Carga antes un paquete.
cpage-none = Aún no hay campañas.
cpage-none-help = En una campaña los bots juegan cientos o miles de partidas y el informe dice qué resulta de ellas: quién gana, cuánto duran, qué cartas no usa nadie.
cpage-none-found = Ninguna campaña coincide.
cpage-show-all = Mostrar todas
cpage-filter-text = Título
cpage-filter = Mostrar
cpage-mine = solo las mías
cpage-title = Título
cpage-game = Juego
cpage-content = Contenido
cpage-state = Estado
cpage-progress-column = Progreso
cpage-games-column = Partidas
cpage-ordered = Encargada
cpage-broken = { NUMBER($number) } { $number ->
    [one] partida interrumpida
   *[other] partidas interrumpidas
}

# Una campaña nueva
cpage-what = Qué se juega
cpage-against = Comparar con
cpage-against-nothing = nada: una sola campaña
cpage-against-help = Las mismas partidas con los dos contenidos y las mismas semillas: ¿qué ha cambiado, y es más que azar?
cpage-title-help = se puede omitir
cpage-who = Quién juega
cpage-players = Números de jugadores
cpage-bots = Bots
cpage-becomes = pasa a ser
cpage-bots-help = Cada línea es una alineación. Los puestos en blanco juegan como el puesto 1. El bot buscador piensa mejor con más iteraciones, y tarda más: el número del último campo vale para cada bot buscador de la línea que no tenga el suyo.
cpage-like-first = como el puesto 1
cpage-choose-bot = elegir un bot
cpage-budget = Iteraciones
cpage-line = alineación { $number }
cpage-more-lines = Otra alineación
cpage-varied = Opciones
cpage-varied-help = Si marcas varios valores, se juega cada uno de ellos.
cpage-more-options = Más opciones
cpage-all-of-them = todos
cpage-how-many = Cuántas partidas
cpage-games-each = Partidas de cada combinación
cpage-seed = Primera semilla
cpage-seed-help = Las mismas semillas dan las mismas partidas, se jueguen cuando y donde se jueguen.
cpage-start = Empezar
cpage-check = Calcular
cpage-asking = Calculando…
cpage-size = { NUMBER($games) } { $games ->
    [one] partida
   *[other] partidas
} en { NUMBER($cells) } { $cells ->
    [one] combinación
   *[other] combinaciones
}, aproximadamente { $time }.
cpage-size-compared = { NUMBER($games) } partidas entre los dos lados, en { NUMBER($cells) } { $cells ->
    [one] combinación
   *[other] combinaciones
}, aproximadamente { $time }.
cpage-size-wrong = Algo no está bien todavía: mira los campos marcados.
cpage-refused = No se ha empezado nada: mira lo que se indica abajo.
cpage-no-number = «{ $is }» no es un número entero.
cpage-tick-one = Marca al menos un valor.
cpage-line-missing = Ninguna alineación sirve para { $seats } jugadores. Añade una o quita ese número de jugadores.
cpage-bot-first = Una alineación empieza por el puesto 1: elige su bot.
cpage-bot-seats = Esta alineación necesita { $seats } jugadores y no se ha elegido tal número.
cpage-same-content = Los dos lados son el mismo contenido: no hay nada que comparar.
cpage-old-content = Este contenido es de una versión anterior del estudio y ya no se puede jugar: { $problem }

# Una campaña
cpage-parts = Partes de la campaña
cpage-report = Informe
cpage-what-moved = Qué ha cambiado
cpage-games = Partidas sueltas
cpage-games-of = Partidas: { $content }
cpage-download = Descargar:
cpage-sections = Secciones del informe
cpage-all-numbers = Todas las cifras
cpage-sort-hint = Ordenar por esta columna
cpage-again = Otra como esta
cpage-leave = Puedes salir de esta página; la campaña sigue.
cpage-behind = Hay más partidas terminadas de las que se han contado aquí; el resto llega enseguida.
cpage-pause = Pausar
cpage-resume = Reanudar
cpage-cancel = Cancelar
cpage-cancel-sure = ¿Cancelar esta campaña para siempre? Lo terminado se conserva.
cpage-delete = Eliminar
cpage-delete-sure = La campaña y todos sus resultados desaparecen para siempre.
cpage-done-pause = La campaña está en pausa. Lo terminado se conserva.
cpage-done-resume = La campaña sigue.
cpage-done-cancel = La campaña se ha cancelado. Lo terminado se conserva.
cpage-done-delete = La campaña se ha eliminado.
cpage-rate = { NUMBER($rate) } { $rate ->
    [one] partida/s
   *[other] partidas/s
}
cpage-progress = { NUMBER($done) } de { NUMBER($total) } partidas
cpage-progress-waiting = { NUMBER($done) } de { NUMBER($total) } partidas, esperando su turno
cpage-progress-abandoned = { NUMBER($done) } de { NUMBER($total) } partidas, interrumpida; enseguida se retoma
cpage-progress-running = { NUMBER($done) } de { NUMBER($total) } partidas, { $rate }, quedan { $left }
cpage-progress-done = { NUMBER($done) } { $done ->
    [one] partida
   *[other] partidas
} en { $took }

# Sus partidas
cpage-cell = Combinación
cpage-winner = Ganador
cpage-ending = Final
cpage-cause = Derrota por
cpage-only-broken = solo las interrumpidas
cpage-number = N.º
cpage-seed-column = Semilla
cpage-turns = Rondas
cpage-decisions = Decisiones
cpage-replay = Repetición
cpage-broken-by = Rota por
cpage-to-card = a la carta
cpage-broken-game = interrumpida
cpage-no-game-yet = Aún no ha terminado ninguna partida.
cpage-no-game-found = Ninguna partida terminada coincide.
cpage-none-yet = No se ha encontrado nada entre las partidas anteriores a la { NUMBER($number) }. Se puede seguir buscando desde ahí.
cpage-pages = Páginas
cpage-from-start = Desde el principio
cpage-further = Seguir
cpage-replaying = La partida { NUMBER($number) } otra vez
cpage-replaying-text = Los bots están jugando otra vez esta partida, jugada a jugada. Tarda lo mismo que entonces; la repetición se abre sola.
cpage-look-again = Mirar otra vez
campaign-error-replays-busy = Ya se están jugando otra vez { NUMBER($most) } partidas. Espera un momento e inténtalo de nuevo.
campaign-error-no-replay = La partida { NUMBER($number) } no se puede mostrar jugada a jugada: { $problem }

# Columnas del archivo con todas las partidas
cpage-csv-game = Partida
cpage-csv-cell = Combinación
cpage-csv-seed = Semilla
cpage-csv-players = Jugadores
cpage-csv-ending = Final
cpage-csv-winners = Ganadores (puestos)
cpage-csv-turns = Rondas
cpage-csv-decisions = Decisiones
cpage-csv-card = Carta
cpage-csv-fault = Fallo
cpage-csv-who = juega
cpage-csv-bot = bot
cpage-csv-won = ganó
cpage-csv-score = puntos

# Rechazos de la API
error-campaign-no-rules = { $game } aún no se puede jugar: no hay reglas para él.
error-campaign-no-sides = Esta campaña no compara nada: no tiene lados.
error-campaign-not-yet = La partida { $number } aún no ha terminado.

# Steps of the first tour on the dashboard
tour-play = Juega
    .text = Siéntate a una mesa con bots o envía un enlace a tus amigos. Cada uno lee en su idioma.
tour-run = Haz que los bots jueguen 20 partidas
    .text = Una campaña dice quién gana, cuánto se tarda y qué cartas no se usan nunca.
