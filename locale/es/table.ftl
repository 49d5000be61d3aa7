## Las páginas en las que se juegan partidas de prueba

table-view = Lo que hay sobre la mesa

# El marco y la antesala
table-lobby = Partidas de prueba
table-bots-think = Hay bots pensando en { $tables ->
    [one] una mesa
   *[other] { NUMBER($tables) } mesas
}.
table-language = Idioma
table-studio = Al estudio
table-new = Nueva partida
table-my-games = Mis partidas
table-none = Aún no has empezado ninguna partida.
table-column-game = Juego
table-column-players = Jugadores
table-column-state = Estado
table-column-changed = Último cambio
table-column-links = Páginas
table-unreadable = De una versión anterior del estudio: ya no se puede leer.
table-broken = rota
table-over = terminada
table-watch = Mirar
table-replay = Repetición
table-delete = Eliminar
table-delete-sure = ¿Eliminar esta partida de { $game } con todo su historial? No se podrá recuperar.
table-keep = Conservarla
table-which-game = ¿Qué juego?
table-no-games = Aún no hay ningún juego. Carga primero un paquete.

# Una nueva partida
table-release = Contenido
table-release-number = Edición { $number }
table-draft = Borrador, tal como se está editando
table-take = Mostrar
table-seats = Puestos
table-seat-number = Puesto { $number }
table-who = Quién ocupa el puesto { $number }
table-person = una persona
table-nobody = nadie
table-bot = bot «{ $bot }»
table-name = Nombre
table-name-of = Nombre en el puesto { $number }
table-budget = 500ms o 2000
table-budget-of = Cuánto piensa el bot del puesto { $number }
table-seats-help = Cada persona recibe un enlace. A un bot que busca (mcts) se le puede decir cuánto piensa cada decisión: 500ms, o 2000 para ese número de iteraciones.
table-options = Opciones
table-more-options = Más opciones y lecturas de las reglas
table-left-open = sin decidir
table-table = La mesa
table-seed = Semilla
table-seed-help = La misma semilla y las mismas decisiones dan la misma partida. Si se deja vacía, se sortea.
table-bad-seed = La semilla es un número entero de 16 cifras como máximo. Déjala vacía para que se sortee.
table-undo-rule = Deshacer
table-undo-own = la última decisión propia, si no ha revelado nada
table-undo-any = todo, cualquiera de la mesa
table-undo-never = nunca
table-dice = Dados reales
table-dice-help = Tiras los dados en tu propia mesa y le dices al juego lo que muestran.
table-open-table = Mesa abierta
table-open-help = Nada se oculta a nadie, y quien ha empezado la partida puede decidir por todas las personas.
table-begin = Empezar la partida

# Enlaces
table-links = Enlaces de los puestos
table-links-help = Quien abre un enlace ocupa ese puesto. Da cada uno a una sola persona; un enlace nuevo anula el anterior.
table-link-of = Enlace para { $name }
table-link-gone = El enlace solo se muestra en el navegador en el que se creó.
table-copy = Copiar
table-copied = Copiado
table-sit = Sentarse aquí
table-new-link = Enlace nuevo
table-to-the-table = A la mesa

# La mesa
table-players = Jugadores
table-you = tú
table-eyes = Visto con los ojos de
table-decision = Decisión
table-waiting = { $seats ->
    [one] Decide { $name }
   *[other] Deciden { $name }
 }
table-waiting-dice = Deciden los dados
table-edit-card = Editar «{ $name }»
table-broken-help = La carta se puede corregir en el borrador; esta partida conserva el contenido con el que empezó.
table-deciding-for = Decides por { $name }
table-undo = Deshacer
table-log = Lo que ha pasado
table-watching = Estás mirando
table-live-on = en directo
table-live-off = pregunta cada 2 segundos si hay novedades
table-lost = Esta mesa ya no existe, o tu enlace se ha sustituido por otro nuevo.
table-failed = No se puede contactar con el servidor. Tu decisión no se ha perdido: inténtalo de nuevo.
table-gone-on = Mientras tanto, la partida ha seguido. Mira de nuevo y decide.
table-decided-already = Esta decisión ya se ha tomado.
table-no-seat = Sin puesto en esta mesa
table-no-seat-text = Pide el enlace de un puesto a quien ha empezado la partida, o inicia sesión si trabajas en este estudio y quieres mirar.
table-sign-in = Iniciar sesión

# Repeticiones
table-at = Tras la decisión { $ply } de { $most }
table-decision-number = Número de la decisión
table-before = Una decisión atrás
table-after = Una decisión adelante
table-show = Mostrar
table-back = Volver a la mesa
release-withdrawn = retirada
