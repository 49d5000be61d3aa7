## Nombres del editor que solo usa Dungeons, o que usa a su manera

game-dungeons = Dungeons

kind-dungeons-hero = Héroe
    .many = Héroes
    .text = Talento
    .text-help = El talento con tus palabras; si se deja vacío, se redacta a partir de los efectos.
    .health-help = La Salud inicial, que es también la máxima.

kind-dungeons-equipment = Equipo
    .many = Equipo
    .melee-dice-help = Sin dados, el arma no puede atacar cuerpo a cuerpo.
    .ranged-dice-help = Sin dados, el arma no puede atacar a distancia.
    .movement-help = Se suma a la Velocidad del héroe.
    .keywords-help = De ambas líneas de ataque. Para una sola, usa un efecto: attack_declared con grant_keyword.

kind-dungeons-ability = Habilidad
    .many = Habilidades
    .name = Título de la carta
    .ability = Nombre de la habilidad
    .energy-help = Lo que cuesta usarla.
    .ability-help = Lo que está impreso sobre el texto de reglas.

kind-dungeons-item = Objeto
    .many = Objetos
    .loot = Precio en Botín
    .kept-help = De lo contrario, el objeto se descarta al usarlo.

kind-dungeons-enemy = Enemigo
    .many = Enemigos
    .threat-help = 1 baja (gris), 2 media (azul), 3 alta (roja).
    .effects-help = La conducta va con always (prefers, stance); las habilidades especiales, con su momento.

kind-dungeons-tile = Loseta
    .many = Losetas
    .front-openings-at-help = Se cuenta desde 1: desde el oeste en los lados norte y sur, desde el norte en los lados este y oeste.

kind-dungeons-enemy-die = Dado de enemigo
    .many = Dados de enemigo
    .threat-help = Para qué enemigos se lanza: 1 baja (gris), 2 media (azul), 3 alta (roja).

kind-dungeons-marker = Carta de marcador
    .many = Cartas de marcador
    .about-help = Qué número muestra.

kind-dungeons-help-card = Carta de ayuda
    .many = Cartas de ayuda
    .text-help = El resumen que se lee durante la partida.

kind-dungeons-adventure = Aventura
    .many = Aventuras
    .name = Título
    .counters-most = Valor máximo
    .counters-start = Valor inicial
    .start-spaces = Espacios de inicio
    .threats-scaling-health = Salud añadida
    .threats-scaling-dice = Dados añadidos
    .round-limit-help = Tras tantas rondas la aventura se pierde; 0: solo según la opción de la partida.
    .victories-help = Cada una termina la aventura en cuanto se cumplen todas sus condiciones.
    .threats-scaling-health-help = Se suma a la Salud con la que aparecen, hasta la cara más alta de su dado.
    .threats-scaling-dice-help = Se suma a los dados de cada línea de ataque que los tenga.
    .threats-scaling-heroes-help = Con cuántos héroes vale.
    .start-rooms-help = Las salas que están en la mesa al empezar.
    .start-rooms-column-help = Dónde queda el espacio superior izquierdo de la loseta en la cuadrícula común; entre losetas vecinas hay un espacio.
    .start-rooms-row-help = Como la columna, contando hacia abajo.
    .start-spaces-help = Dónde pueden empezar los héroes, a elección y por orden de asiento. Si se deja vacío: en las entradas de la primera sala.
    .start-encounter-help = El encuentro que se lee al empezar; vacío: ninguno.
    .rooms-exits-id-help = A qué abertura de la loseta se refiere.
    .rooms-exits-room-help = La sala que hay detrás; si la salida está cerrada, la que aparece al abrirla.
    .rooms-exits-text-help = Lo que se dice de ella mientras está cerrada, o cuando los héroes salen por ella.
    .encounters-rules-help = Las reglas especiales que empiezan ahora.
    .encounters-interactions-help = Las interacciones disponibles a partir de ahora.
    .encounters-text-help = Se lee al explorar la sala.
    .encounters-enemies-type-help = Con un número: cómo lucha. «Carta» significa cuerpo a cuerpo si su carta tiene dados para ello; si no, a distancia.
    .encounters-enemies-number-help = La Salud que muestra su dado. Si se deja vacío, se lanza el dado, que da tipo y Salud.
    .interactions-name-help = Lo que hace el héroe, tal como se ofrece: «Tirar de la palanca».
    .interactions-text-help = Se lee al hacerla.
    .interactions-conditions-help = Quién puede hacerla, y cuándo.
    .checks-text-help = Se lee antes de lanzar los dados.
    .checks-successes-help = Cuántos éxitos hacen falta: de cuatro dados, cada uno que llegue a 6 o más.
    .rules-text-help = Se lee cuando empieza. Lo que hace se redacta a partir de sus efectos.
    .passages-text-help = Lo que muestran las operaciones, o las palabras de una elección.
    .victories-text-help = Se lee a todos cuando llega el momento.
    .defeats-text-help = Se lee a todos cuando llega el momento.
    .victories-conditions-help = Termina en cuanto se cumplen todas. Sin ninguna, solo llega con la operación «victory».
    .defeats-conditions-help = Termina en cuanto se cumplen todas. Sin ninguna, solo llega con la operación «defeat».
    .flags-name-help = Se muestra a los jugadores, si se da: «El puente está bajado».
    .counters-name-help = Se muestra a los jugadores, si se da: «Alarma».
    .counters-start-help = El número con el que empieza.
    .counters-most-help = Nunca sube por encima de este.
    .pools-rooms-help = Las salas de las que se roba una al azar, cada una solo una vez.
    .heroes-least-help = El menor número de héroes para el que está pensada.
    .heroes-most-help = El mayor número de héroes para el que está pensada.

## Campos: palabras propias de este juego

field-text = Texto
    .help = El texto con tus palabras; si se deja vacío, se redacta a partir de los efectos.
field-health = Salud
    .help = Cuánto daño aguanta.
field-enemy = Enemigo
    .help = La carta de enemigo que la representa en esta aventura.
field-enemies = Enemigos
    .help = Los enemigos que aparecen, uno por uno.
field-kind = Tipo de ataque
field-set = Activada
    .help = Si está activada desde el principio.
field-map = Mapa
    .help = El terreno de cada espacio; todo lo que queda fuera del dibujo está bloqueado.
field-spaces = Espacios
field-room = Sala
    .help = La sala de que se trata, por su identificador.
field-rooms = Salas
    .help = Las losetas tal como las usa esta aventura, con lo que hay en ellas y lo que hay tras sus aberturas.

## Campos: héroes, equipo, habilidades, objetos, enemigos

field-melee = Modificador cuerpo a cuerpo
    .help = Se suma a cada dado de un ataque cuerpo a cuerpo; con 6 o más es un Impacto.
field-ranged = Modificador a distancia
    .help = Se suma a cada dado de un ataque a distancia; con 6 o más es un Impacto.
field-melee-dice = Dados cuerpo a cuerpo
    .help = Cuántos dados lanza un ataque cuerpo a cuerpo; sin ninguno no puede atacar así.
field-ranged-dice = Dados a distancia
    .help = Cuántos dados lanza un ataque a distancia; sin ninguno no puede atacar así.
field-defence = Defensa
    .help = Se suma a cada dado de defensa; con 6 o más bloquea un Impacto.
field-speed = Velocidad
    .help = Hasta dónde llega un movimiento; entrar en un espacio normal cuesta 1.
field-movement = Modificador de movimiento
field-strength = Fuerza
    .help = Se suma a cada dado de un chequeo de Fuerza.
field-dexterity = Destreza
    .help = Se suma a cada dado de un chequeo de Destreza.
field-wisdom = Sabiduría
    .help = Se suma a cada dado de un chequeo de Sabiduría.
field-charisma = Carisma
    .help = Se suma a cada dado de un chequeo de Carisma.
field-energy = Energía
field-loot = Botín
    .help = Lo que cuesta en Botín.
field-keywords = Palabras clave
    .help = Lo que sus ataques pueden hacer además.
field-kept = Se conserva al usarlo
field-threat = Amenaza
    .help = 1 baja (gris), 2 media (azul), 3 alta (roja).
field-highest = Número más alto
    .help = El número más alto que lleva impreso.

## Campos: losetas y dados de enemigo

field-front = Anverso
    .help = El lado impreso en el anverso.
field-back = Reverso
    .help = El lado impreso en el reverso, si lo hay.
field-openings = Entradas y salidas
    .help = Los caminos para salir de la loseta.
field-side = Lado
    .help = En qué lado de la loseta está.
field-at = Junto al espacio
    .help = Se cuenta desde 1: desde el oeste en los lados norte y sur, desde el norte en los lados este y oeste.
field-arrow = Flecha en
    .help = La abertura en la que está la flecha: con ella hacia la loseta que se abandona se coloca la nueva.
field-points = Puntos de interés
    .help = Los espacios alrededor de los cuales aparecen los enemigos.
field-column = Columna
    .help = Se cuenta desde 1 por la izquierda de la loseta tal como está impresa.
field-row = Fila
    .help = Se cuenta desde 1 por arriba de la loseta tal como está impresa.
field-type = Tipo
    .help = Si lucha cuerpo a cuerpo o a distancia.

## Campos: aventuras

field-id = Identificador
    .help = El nombre con que otras partes de la entrada se refieren a ella. De él dependen textos: no debería cambiar nunca.
field-introduction = Introducción
    .help = Se lee antes de empezar la partida.
field-version = Versión
    .help = Súbela cuando cambie la historia, para que se distingan las impresiones.
field-heroes = Héroes
    .help = Con cuántos héroes vale.
field-heroes-least = Mínimo de héroes
    .help = Con menos héroes en la partida no cuenta.
field-heroes-most = Máximo de héroes
    .help = Con más héroes en la partida no cuenta.
field-difficulty = Dificultad
    .help = Lo difícil que es, para quien elige una aventura.
field-round-limit = Límite de rondas
field-threats = Amenazas
    .help = Qué carta de enemigo y qué dado representan cada amenaza en esta aventura.
field-die = Dado de enemigo
    .help = El dado que se lanza. Si se deja vacío: el del juego para esta amenaza.
field-scaling = Según el número de héroes
    .help = Lo que cambia para estos enemigos según el número de héroes.
field-attack = Modificador de ataque
    .help = Se suma a ambos modificadores de ataque.
field-start = Inicio
    .help = Cómo empieza la aventura: las salas en la mesa, dónde están los héroes, qué se lee primero.
field-turn = Cuartos de vuelta
    .help = Cuartos de vuelta en sentido horario respecto a lo impreso.
field-encounter = Encuentro
    .help = El encuentro que se lee al explorar la sala; vacío: no hay nada.
field-encounters = Encuentros
    .help = Lo que se encuentra en las salas: un texto, enemigos, reglas especiales, cosas que hacer.
field-tile = Loseta
    .help = La loseta de la sala.
field-face = Cara visible
    .help = Qué lado de la loseta queda a la vista.
field-exits = Salidas
    .help = Lo que hay tras cada abertura de la loseta.
field-exit = Salida
field-leads = Conduce
    .help = A una sala, a una sala robada de una reserva, a ninguna parte hasta que algo la abra, o fuera de la mazmorra.
field-pool = Reserva
    .help = La reserva de la que se roba la sala, por su identificador.
field-pools = Reservas de salas
    .help = Salas de las que se roba una al azar cuando una salida lleva a ellas.
field-opens-if = Se abre si
    .help = Una salida cerrada está abierta en cuanto, y mientras, se cumple todo esto.
field-number = Número
    .help = La Salud que muestra su dado.
field-point = Punto de interés
    .help = En qué punto de interés de la loseta, por su lugar en la lista.
field-group = Grupo
    .help = Un nombre con que condiciones y operaciones se refieren a él; varios pueden compartirlo.
field-interaction = Interacción
field-interactions = Interacciones
    .help = Lo que los héroes pueden hacer además de moverse y luchar.
field-once = Solo una vez
    .help = Si solo puede hacerse una vez en la aventura.
field-offered = Disponible desde el inicio
    .help = Si no, está disponible cuando lo dice un encuentro o una operación.
field-check = Chequeo de atributos
field-checks = Chequeos de atributos
    .help = Chequeos de atributos, con lo que sigue al superarlos y al fallarlos.
field-attribute = Atributo
    .help = Qué atributo se suma a los dados.
field-successes = Éxitos
    .help = De cuántos éxitos se trata.
field-retry = Se puede repetir
    .help = Si se puede volver a intentar tras un fallo.
field-passed = Si se supera
    .help = Lo que ocurre si se supera.
field-failed = Si se falla
    .help = Lo que ocurre si se falla.
field-passed-text = Texto si se supera
    .help = Se lee si se supera.
field-failed-text = Texto si se falla
    .help = Se lee si se falla.
field-by-number = Según los éxitos
    .help = Lo que ocurre además con exactamente esos éxitos.
field-rule = Regla especial
field-rules = Reglas especiales
    .help = Reglas que añade esta aventura; valen para todos mientras están vigentes.
field-active = Vigente desde el inicio
    .help = Si está vigente desde el principio.
field-flag = Señal
field-flags = Señales
    .help = Lo que la aventura recuerda con sí o no.
field-counter = Contador
field-counters = Contadores
    .help = Números que lleva la aventura.
field-passage = Pasaje
field-passages = Pasajes
    .help = Textos que muestran las operaciones, o las palabras de una elección.
field-ending = Final
field-victories = Victorias
field-defeats = Derrotas
    .help = Cada una da la aventura por perdida en cuanto se cumplen todas sus condiciones.
field-lost-when-all-fall = Perdida si caen todos los héroes
    .help = Si se pierde cuando no queda ningún héroe en pie.

## Campos: partes de los efectos

field-as-number = Cuenta como
field-centre = Alrededor de quién
field-count = Cuántas
field-every = Cada cuántas rondas
field-exactly = Exactamente este número
field-hero = Héroe
field-highest-threat = Amenaza máxima
field-hits = Impactos
field-item = Objeto
field-keyword = Palabra clave
field-modifier = Modificador
field-myself = También el héroe propio
field-on = Disponible
field-order = Orden
field-per = Una vez por
field-phase = Fase
field-roll = Tirada
field-stance = Conducta
field-terrain = Terreno
field-this-too = También este
field-value = Valor
field-whose = De quién
field-with-whom = Con quién

## Opciones: palabras clave

choice-reach = Alcance extendido
choice-crush = Aplastar
choice-stun = Aturdir
choice-pierce = Perforar
choice-barrage = Bombardeo
choice-heavy = Pesado
choice-siphon = Sifón
choice-regenerate = Regenerar
choice-ritual = Ritual

## Opciones: amenazas, ataques, tiradas

choice-1 = Gris (baja)
choice-2 = Azul (media)
choice-3 = Roja (alta)
choice-threat-1 = Gris
choice-threat-2 = Azul
choice-threat-3 = Rojo
choice-not-red = No rojo
choice-stunned = Aturdido
choice-melee = Cuerpo a cuerpo
choice-ranged = A distancia
choice-weapon = Con un arma
choice-ability = Habilidad
choice-item = Objeto
choice-check = Chequeo de atributos
choice-misses = Todos los fallos
choice-heroes = Héroes
choice-enemies = Enemigos
choice-enemy = Enemigo
choice-this = Este

## Opciones: el mapa

choice-terrain = Terreno
choice-blocked = Bloqueada
choice-water = Agua
choice-pit = Foso
choice-pits = Fosos
choice-between = Espacio intermedio
choice-map = Mapa
choice-north = Norte
choice-east = Este
choice-south = Sur
choice-west = Oeste
choice-front = Anverso
choice-back = Reverso
choice-room = Sala
choice-pool = Sala de una reserva
choice-closed = A ningún sitio (cerrada)
choice-out = Fuera de la mazmorra
choice-space = En el espacio
choice-beside = Junto al espacio
choice-around = Los ocho espacios de alrededor
choice-near = Sala propia y adyacentes
choice-sight = En Línea de Visión
choice-range = Al alcance de un ataque a distancia
choice-away = Alejándolo
choice-towards = Acercándolo
choice-on-map = En el mapa
choice-escaped = Han salido
choice-in-game = En la partida
choice-fallen = Héroes caídos

## Opciones: quién, y en qué orden

choice-bearer = Quien tiene el efecto
choice-chosen = Un héroe a elección
choice-each = Cada héroe
choice-nearest = El más cercano
choice-farthest = El más lejano
choice-weakest = El más débil
choice-strongest = El más fuerte
choice-lowest-threat = La menor amenaza
choice-highest-threat = La mayor amenaza
choice-least = Menos que nadie
choice-least-health = La menor Salud
choice-most-health = La mayor Salud
choice-least-energy = La menor Energía
choice-most-energy = La mayor Energía
choice-least-loot = El menor Botín
choice-most-loot = El mayor Botín
choice-own-room = En su misma sala
choice-last-attacker = Quien lo atacó por última vez
choice-keep-distance = Mantiene la distancia
choice-charge = Embiste
choice-flee = Huye
choice-guard = Monta guardia

## Opciones: números que cambian las cartas, lo prohibido y lo inofensivo

choice-health = Salud
choice-lost-health = Salud perdida
choice-energy = Energía
choice-loot = Botín
choice-defence = Defensa
choice-speed = Velocidad
choice-melee-dice = Dados cuerpo a cuerpo
choice-ranged-dice = Dados a distancia
choice-strength = Fuerza
choice-dexterity = Destreza
choice-wisdom = Sabiduría
choice-charisma = Carisma
choice-energy-cost = Coste de Energía de las habilidades
choice-critical = Margen de impactos críticos
choice-criticals = Impactos críticos
choice-actions = Acciones
choice-check-dice = Dados de los chequeos
choice-shield = Daño evitado
choice-items = Objetos
choice-buying = Adquirir objetos
choice-trade = Intercambiar
choice-healing = Recuperar Salud
choice-force = Ser empujado o atraído
choice-enemies-in-the-way = Enemigos en el camino
choice-targeting = Ataques de los enemigos
choice-rule = Regla especial

## Opciones: aventuras: dificultad, chequeos, fases, duración

choice-learning = Para aprender
choice-easy = Fácil
choice-normal = Normal
choice-hard = Difícil
choice-passed = Superado
choice-failed = Fallado
choice-untried = Aún no intentado
choice-player = Fase del Jugador
choice-recovery = Fase de Recuperación
choice-keywords = Palabras clave
choice-round = Ronda
choice-activation = Activación
choice-next-activation = Próxima activación
choice-adventure = Aventura
