## Campañas: qué está mal en un encargo

fault-campaign-empty-list = esta lista está vacía: debe tener al menos un valor. Omítela para jugar con el habitual.
fault-campaign-long-list = esta lista tiene { NUMBER($is) } valores; se permiten { NUMBER($most) }.
fault-campaign-twice = «{ $is }» ya está en esta lista.
fault-campaign-line-up = esta alineación es para { $is } puestos, pero solo se juega con { $seats }. Nombra un bot para todos los puestos o uno para cada uno.
fault-campaign-option-unknown = no existe la opción «{ $is }». Opciones de este juego: { $allowed }.
fault-campaign-fixed-and-varied = «{ $is }» aparece en options y en vary: deja solo una de las dos.
fault-campaign-seat-list = este valor es para { $is } puestos, pero solo se juega con { $seats }.
fault-campaign-bot-unknown = no existe el bot «{ $is }». Bots: { $allowed }.
fault-campaign-bot-budget = «{ $is }» no es un presupuesto que este bot pueda tener: escribe mcts:200 para 200 iteraciones, o solo el nombre.
fault-campaign-bot-clock = «{ $is }» piensa según el reloj, así que ninguna partida podría repetirse igual. Da el presupuesto en iteraciones, como mcts:200.
fault-campaign-no-cell = no se jugaría nada: ninguna alineación y ningún valor encajan con el mismo número de puestos.
fault-campaign-many-cells = esto varía demasiado a la vez: más de { NUMBER($most) } combinaciones. Varía menos o inicia varias campañas.
fault-campaign-many-games = { NUMBER($is) } partidas son demasiadas ({ NUMBER($cells) } combinaciones con tantas semillas cada una); se permiten { NUMBER($most) }.
fault-campaign-broken-content = un contenido con el que no puede empezar ninguna partida: { $reason }
fault-campaign-refused = una partida con { $seats } puestos no se puede preparar así: { $reason }

## Por qué ha fallado una campaña

fault-campaign-failed-no-cluster = No se puede acceder al clúster { $address }: { $problem }. Comprueba la dirección y que el planificador esté en marcha, y después reanuda.
fault-campaign-failed-cluster-lost = Se ha perdido la conexión con el clúster { $address }. Todo lo terminado se conserva: reanuda cuando el clúster haya vuelto.
fault-campaign-failed-other-rules = Un trabajador del clúster { $address } usa otra versión del estudio. Instala la misma versión en todos y después reanuda.
fault-campaign-failed-bare-worker = Un trabajador del clúster { $address } no tiene instalado el estudio: { $problem }. Instálalo allí y después reanuda.
fault-campaign-failed-kills-workers = El bloque { NUMBER($chunk) } ha hecho caer a sus trabajadores una y otra vez. Revisa la memoria de los trabajadores y después reanuda.
fault-campaign-failed-rules-changed = Las reglas del estudio han cambiado desde que empezó esta campaña, así que sus partidas ya no encajarían. Inicia una nueva.
fault-campaign-failed-interrupted = Se ha empezado varias veces y siempre se ha interrumpido antes de terminar nada. Reanuda para intentarlo de nuevo.
fault-campaign-failed-broken = Ha ocurrido algo inesperado: { $problem }. Todo lo terminado se conserva; reanuda para intentarlo de nuevo.

## Lo que no se puede hacer

campaign-error-too-many = Ya tienes { NUMBER($most) } campañas en curso. Espera a que termine una o cancela alguna.
campaign-error-no-release = { $game } no tiene edición actual: aún no se ha publicado nada o todas las ediciones han sido retiradas. Publica una o juega con el borrador.
campaign-error-cannot-pause = Solo se puede pausar una campaña en espera o en curso; esta está { $state }.
campaign-error-cannot-resume = Solo se puede reanudar una campaña en pausa o fallida; esta está { $state }.
campaign-error-cannot-cancel = Esta campaña está { $state } y ya no se puede cancelar.
campaign-error-cannot-delete = Esta campaña está { $state }: cancélala antes de eliminarla.
campaign-error-no-game = No existe la partida { $number }: las partidas de esta campaña van de la 0 a la { $most }.
campaign-error-replay-differs = La partida { $number } ya no termina como entonces: las reglas han cambiado desde que se jugó.

campaign-state-waiting = en espera
campaign-state-running = en curso
campaign-state-paused = en pausa
campaign-state-cancelled = cancelada
campaign-state-done = terminada
campaign-state-failed = fallida
campaign-step-play = jugando
campaign-step-interrupted = interrumpida; enseguida continúa

duration-seconds = { $seconds } s
duration-minutes = { $minutes } min { $seconds } s
duration-hours = { $hours } h { $minutes } min

## manage.py playtest

playtest-plan = { $game }, { $content }: { NUMBER($games) } { $games ->
    [one] partida
   *[other] partidas
 } en { NUMBER($cells) } { $cells ->
    [one] combinación
   *[other] combinaciones
 }
playtest-release = edición { $number }
playtest-draft = el borrador
playtest-id = Campaña { $id }
playtest-bar = { NUMBER($done) } de { NUMBER($total) } partidas, { NUMBER($rate, maximumFractionDigits: 1) } partidas/s, faltan { $left }
playtest-bar-begun = { NUMBER($done) } de { NUMBER($total) } partidas
playtest-bar-no-workers = { NUMBER($done) } de { NUMBER($total) } partidas, a la espera de trabajadores
playtest-done = { NUMBER($games) } { $games ->
    [one] partida
   *[other] partidas
 } en { $took }. Huella { $digest }
playtest-broken = { NUMBER($count) } { $count ->
    [one] partida no llegó
   *[other] partidas no llegaron
 } a su fin. La primera: partida { $number }, { $fault }
playtest-paused = En pausa; todo lo terminado se conserva. Sigue con: manage.py playtest --resume { $id }
playtest-stopped = La campaña está { $state }.
playtest-none = Aún no hay campañas.
playtest-no-campaign = No existe la campaña «{ $is }». manage.py playtest --list las muestra.
playtest-many-campaigns = Varias campañas empiezan por «{ $is }»: escribe más letras del nombre.
playtest-taken = Otra persona ya está ejecutando la campaña { $id }. Páusala antes.
playtest-refused = El encargo se ha rechazado: { NUMBER($count) } { $count ->
    [one] error
   *[other] errores
 }.
playtest-no-game = No existe el juego «{ $is }». Juegos: { $allowed }.
playtest-name-game = Di a qué juego hay que jugar. Juegos: { $allowed }.
playtest-no-pack = { $game } aún no está en la base de datos: ejecuta antes manage.py setup.
playtest-no-database = La base de datos aún no está preparada: ejecuta antes manage.py setup.
playtest-no-release = { $game } no tiene la edición { $number }. Ediciones: { $allowed }.
playtest-bad-grid = «{ $is }» no se puede leer: escribe CLAVE=valor,valor, como en --grid boss=primer_jefe,segundo_jefe. Las listas y los números se escriben en YAML.
