## Qué está mal en las losetas y aventuras de Dungeons. Cada mensaje dice qué se ha encontrado y cómo arreglarlo.

part-room = sala
part-pool = reserva
part-encounter = encuentro
part-interaction = interacción
part-check = chequeo
part-rule = regla especial
part-flag = señal
part-counter = contador
part-passage = pasaje
part-victory = victoria
part-defeat = derrota
part-group = grupo de enemigos
part-exit = salida

fault-tile-opening-off = la abertura está junto al espacio { $is }, pero este lado solo tiene { $high } espacios.
fault-tile-opening-twice = la abertura «{ $is }» está en el mismo sitio que «{ $first }»; hay que mover o quitar una de las dos.
fault-tile-opening-blocked = la abertura «{ $is }» da a un espacio bloqueado; hay que despejar el espacio o mover la abertura.
fault-tile-arrow = no hay abertura «{ $is }» para la flecha. Aberturas: { $allowed }.
fault-tile-point-off = la columna { $column }, fila { $row } no está en esta cara, que mide { $width } por { $height } espacios.

fault-story-unknown = en esta aventura no existe: { $part } «{ $is }». Hay: { $allowed }.
fault-story-unused = nada pone esto en juego: { $part } «{ $is }». Hay que hacer referencia a ello o quitarlo.
fault-story-never-set = nada cambia nunca esto: { $part } «{ $is }». Debe hacerlo una operación; si no, hay que quitarlo.
fault-story-never-asked = nada pregunta nunca por esto: { $part } «{ $is }». Hay que usarlo en una condición, darle un nombre para los jugadores o quitarlo.
fault-story-unreachable = los héroes no pueden llegar nunca a esto, hagan lo que hagan: { $part } «{ $is }».
fault-story-no-victory = no se puede llegar a ninguna victoria, hagan lo que hagan los héroes: hay que seguir salidas, señales y contadores desde el principio.

fault-story-threat-twice = la amenaza { $threat } está dos veces en la tabla.
fault-story-threat-other = «{ $is }» es de amenaza { $other }, no { $threat }.
fault-story-threat-missing = aquí aparece un enemigo de amenaza { $threat }, pero no está en la tabla de la aventura. Amenazas de la tabla: { $allowed }.
fault-story-threat-unused = nunca aparece un enemigo de amenaza { $threat }; hay que quitar la línea o hacer que aparezca uno.
fault-story-scaling-twice = el número de héroes { $heroes } está aquí dos veces.
fault-story-heroes = al menos { $least } héroes, pero como mucho { $most }: no cabe ningún grupo.
fault-story-number = el dado de la amenaza { $threat } muestra como mucho { $high }, no { $is }.
fault-story-point = la loseta de la sala «{ $room }» no tiene punto de interés número { $is }; el último es { $high }.
fault-story-enemy-never = este enemigo no aparece con ningún grupo de { $least } a { $most } héroes.

fault-story-exit-arrow = en la abertura «{ $is }» está la flecha: por ahí entran los héroes y no hace falta salida.
fault-story-exit-nowhere = una salida con «leads: { $is }» debe decir adónde lleva.
fault-story-exit-behind = la salida «{ $is }» puede abrirse, pero no nombra ninguna sala detrás.
fault-story-exit-missing = nada dice qué hay tras la abertura «{ $is }» de la sala «{ $room }»; falta una salida («leads: closed» si no lleva a ninguna parte).
fault-story-layouts = las salas se pueden colocar de más de { $most } maneras, demasiadas para comprobar que ninguna se solapa; hay que usar reservas más pequeñas.
fault-story-overlap = la loseta de la sala «{ $room }» se solaparía con la de la sala «{ $other }» o la tocaría; entre losetas debe quedar un espacio.
fault-story-tile-twice = las salas «{ $room }» y «{ $other }» pueden estar en la mesa a la vez, pero la loseta «{ $tile }» no está tantas veces en la caja. Sus dos caras son una sola carta.

fault-story-start-room = la sala «{ $room }» no está en la mesa al principio.
fault-story-start-twice = la columna { $column }, fila { $row } se nombra dos veces.
fault-story-start-few = hay espacios de inicio para { $is ->
    [one] 1 héroe
   *[other] { $is } héroes
 }, pero pueden jugar hasta { $heroes }.
fault-story-space-off = la columna { $column }, fila { $row } no está en la loseta, que mide { $width } por { $height } espacios.
fault-story-space-blocked = el espacio de la columna { $column }, fila { $row } está bloqueado; nadie puede estar ahí.
fault-story-interaction-room = una interacción que solo se puede hacer en un sitio («{ $is }») debe nombrar su sala.
fault-story-counter-start = el contador empieza en { $is }, por encima de su valor más alto, { $most }.
fault-story-counter-never = el contador «{ $counter }» nunca llega a { $is }; puede valer de { $least } a { $most }.

## Lo que debe conocerse donde va una palabra

fact-attack = un ataque en curso
fact-roll = una tirada sobre la mesa
fact-story = una aventura a la que pertenecer
