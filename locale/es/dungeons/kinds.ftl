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

kind-dungeons-marker = Carta de marcador
    .many = Cartas de marcador

kind-dungeons-help-card = Carta de ayuda
    .many = Cartas de ayuda

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

## Campos: palabras propias de este juego

field-text = Texto
field-health = Salud
field-enemy = Enemigo
field-enemies = Enemigos
field-kind = Tipo de ataque
field-set = Activada
field-map = Mapa
field-spaces = Espacios
field-room = Sala
field-rooms = Salas

## Campos: héroes, equipo, habilidades, objetos, enemigos

field-melee = Modificador cuerpo a cuerpo
field-ranged = Modificador a distancia
field-melee-dice = Dados cuerpo a cuerpo
field-ranged-dice = Dados a distancia
field-defence = Defensa
field-speed = Velocidad
field-movement = Modificador de movimiento
field-strength = Fuerza
field-dexterity = Destreza
field-wisdom = Sabiduría
field-charisma = Carisma
field-energy = Energía
field-loot = Botín
field-keywords = Palabras clave
field-kept = Se conserva al usarlo
field-threat = Amenaza
field-highest = Número más alto

## Campos: losetas y dados de enemigo

field-front = Anverso
field-back = Reverso
field-openings = Entradas y salidas
field-side = Lado
field-at = Junto al espacio
field-arrow = Flecha en
field-points = Puntos de interés
field-column = Columna
field-row = Fila
field-type = Tipo

## Campos: aventuras

field-id = Identificador
field-introduction = Introducción
field-version = Versión
field-heroes = Héroes
field-heroes-least = Mínimo de héroes
field-heroes-most = Máximo de héroes
field-difficulty = Dificultad
field-round-limit = Límite de rondas
field-threats = Amenazas
field-die = Dado de enemigo
field-scaling = Según el número de héroes
field-attack = Modificador de ataque
field-start = Inicio
field-turn = Cuartos de vuelta
field-encounter = Encuentro
field-encounters = Encuentros
field-tile = Loseta
field-face = Cara visible
field-exits = Salidas
field-exit = Salida
field-leads = Conduce
field-pool = Reserva
field-pools = Reservas de salas
field-opens-if = Se abre si
field-number = Número
field-point = Punto de interés
field-group = Grupo
field-interaction = Interacción
field-interactions = Interacciones
field-once = Solo una vez
field-offered = Disponible desde el inicio
field-check = Chequeo de atributos
field-checks = Chequeos de atributos
field-attribute = Atributo
field-successes = Éxitos
field-retry = Se puede repetir
field-passed = Si se supera
field-failed = Si se falla
field-passed-text = Texto si se supera
field-failed-text = Texto si se falla
field-by-number = Según los éxitos
field-rule = Regla especial
field-rules = Reglas especiales
field-active = Vigente desde el inicio
field-flag = Señal
field-flags = Señales
field-counter = Contador
field-counters = Contadores
field-passage = Pasaje
field-passages = Pasajes
field-ending = Final
field-victories = Victorias
field-defeats = Derrotas
field-lost-when-all-fall = Perdida si caen todos los héroes

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
