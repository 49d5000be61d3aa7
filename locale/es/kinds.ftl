## Nombres en el editor: juegos, tipos, campos

game-platformer = Platformer

kind-platformer-hero = Héroe
    .many = Héroes
    .star = La Estrella cuenta como
    .star-help = Los símbolos que puede sustituir una Estrella. «Estrella» indica un efecto propio, que se describe abajo con el desencadenante star_used.
    .health-help = Cuántas fichas de Salud tiene; al perder la última, queda Abatido.

kind-platformer-enemy = Enemigo
    .many = Enemigos
    .rank-help = El rango I vive en el primer Nivel; el II, en el segundo; el III, más arriba.
    .health-help = Las Heridas que debe infligir un solo Ataque para Derrotarlo.
    .damage-help = Las Heridas que inflige su Ataque.

kind-platformer-item = Objeto
    .many = Objetos

kind-platformer-potion = Poción
    .many = Pociones

kind-platformer-boss = Jefe
    .many = Jefes
    .text = Reglas de Jefe especiales
    .damage = Daño del Jefe
    .health-per-level-help = Se multiplica por el número de Niveles y se suma a la Salud básica.

kind-platformer-boss-token = Ficha de Jefe
    .many = Fichas de Jefe
    .boss = Pertenece a
    .role-help = Una ficha la conserva un Héroe; una Invocación está en el Mapa y actúa como un Enemigo.
    .health-help = Solo para Invocaciones.
    .damage-help = Solo para Invocaciones.

kind-platformer-boss-attack = Carta de Ataque de Jefe
    .many = Cartas de Ataque de Jefe
    .boss = Pertenece a
    .signs-help = Qué caras del dado de Enemigo, o qué símbolos de la tirada, activan la carta.

kind-platformer-artifact = Artefacto
    .many = Artefactos

kind-platformer-event = Evento
    .many = Eventos

kind-platformer-tile = Loseta
    .many = Losetas
    .boss = Nivel de Jefe
    .boss-help = La loseta lleva el icono de Jefe y forma parte del Nivel más alto.

kind-platformer-die = Dado
    .many = Dados

kind-platformer-help-card = Carta de ayuda
    .many = Cartas de ayuda

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

game-princess = La Princesa

kind-princess-character = Personaje
    .many = Personajes
    .life = Máximo de vida
    .talent-help = El talento con tus palabras; si se deja vacío, se redacta a partir de los efectos.
    .life-help = La vida inicial, que es también la máxima.
    .symbol-help = Figura en el dorso de las tres cartas de equipo inicial del personaje; ningún otro personaje lo comparte.

kind-princess-secret = Secreto
    .many = Secretos
    .text-help = El texto con tus palabras; si se deja vacío, se redacta a partir de los efectos.
    .kidnapper-help = Exactamente un secreto es el Secuestrador; siempre se reparte.

kind-princess-adventure-card = Carta de aventura
    .many = Cartas de aventura
    .text-help = El texto con tus palabras; si se deja vacío, se redacta a partir de los efectos.
    .hero-help = El personaje que empieza con ella; vacío en las cartas del mazo de aventura.
    .mark-help = Lo que se ve de la carta boca abajo. El equipo inicial lleva el símbolo de su héroe.
    .unstoppable-help = No se le puede oponer ninguna respuesta.
    .persistent-help = Se queda en la mesa: todas las maldiciones y todos los Entornos.
    .target-help = Solo para la Magia: a quién se puede aplicar el hechizo.

kind-princess-princess = Princesa
    .many = Princesas
    .text-help = El texto con tus palabras; si se deja vacío, se redacta a partir de los efectos.

kind-princess-board = Tablero central
    .many = Tableros centrales

kind-princess-counter = Contador
    .many = Contadores

kind-princess-turn-marker = Indicador de turno
    .many = Indicadores de turno

kind-princess-reference-card = Tarjeta de referencia
    .many = Tarjetas de referencia

## Campos que comparten muchos tipos, y partes de los efectos

field-name = Nombre
field-text = Texto de la carta
field-ability = Habilidad
field-health = Salud
field-damage = Daño
field-rank = Rango
field-loot-gold = Botín: Oro
field-loot-gems = Botín: Gemas
field-price = Precio
field-activation = Activación
field-health-per-level = Salud por nivel
field-health-base = Salud básica
field-boss = Jefe
field-role = Función
field-signs = Indicador especial
field-range = Alcance del ataque
field-set = Serie
field-map = Mapa
field-faces = Caras
field-about = Trata de
field-effects = Efectos
    .help = Lo que hace la carta: cuándo, con qué condiciones, a qué coste y en qué orden.
field-when = Cuándo
field-if = Si
field-cost = Coste
field-may = Opcional
field-do = Hace
field-until = Duración
field-step = Paso
field-by = Quién lo hace
field-result = Resultado
field-symbol = Símbolo
field-source = Origen
field-kind = Tipo de casilla
field-enemy = Enemigo
field-cause = Causa
field-what = Qué
field-who = Quién
field-where = Dónde
field-level = Nivel
field-enemies = Enemigos
field-least = Como mínimo
field-most = Como máximo
field-place = Comparación
field-unused = Solo dados sin usar
field-amount = Cantidad
field-token = Ficha de Jefe
field-conditions = Condiciones
field-of = Afecta a
field-then = Entonces
field-otherwise = Si no
field-among = Entre
field-on-map = Solo en el mapa
field-options = Opciones
field-within = Dentro de
field-other = Otro
field-times = Veces
field-deck = Mazo
field-which = Cuáles
field-to = A
field-direction = Dirección
field-steps = Pasos
field-ignore = Ignora
field-spaces = Casillas
field-dice = Dados

## Opciones: símbolos de los dados

choice-move = Movimiento
choice-sword = Espada
choice-coin = Moneda
choice-hand = Mano
choice-star = Estrella
choice-blank = En blanco
choice-attack = Ataque
choice-left = Izquierda
choice-right = Derecha
choice-equal = Símbolos iguales
choice-pool = Reserva de Dados
choice-saved = Símbolo guardado
choice-forged = Símbolo Forjado
choice-unused = Todos los que estén sin usar
choice-one = Uno

## Opciones: tipos de cartas y losetas

choice-match-enemy-die = Según el dado de Enemigo
choice-compare-symbols = Según los símbolos obtenidos
choice-token = Ficha
choice-summon = Invocación
choice-action = Acción
choice-enemy = Enemigo
choice-special = Especial
choice-forest = Bosque
choice-void = Vacío
choice-turn = Turno
choice-boss = Jefe
choice-item = Objeto
choice-potion = Poción
choice-hero = Héroe

## Opciones: el mapa

choice-kind = Casilla
choice-plain = Normal
choice-gold = Oro
choice-gem = Gema
choice-trap = Trampa
choice-shop = Tienda
choice-spawn = Casilla de Aparición
choice-portal = Portal al Vacío
choice-boss-spawn = Casilla de Aparición del Jefe
choice-ladder = Escalera
choice-wall = Pared
choice-floor = Suelo
choice-platform = Plataforma
choice-one-way = Acceso unidireccional
choice-none = No hay
choice-row = Fila
choice-adjacent = Adyacente
choice-around = Las ocho casillas de alrededor
choice-tile = Loseta
choice-level = Nivel
choice-map = Mapa
choice-free = Casilla libre
choice-anywhere = En cualquier lugar
choice-same-row = Misma fila
choice-same-level = Mismo nivel
choice-in-range = Dentro del alcance
choice-in-air = En el aire
choice-on-ladder = En una escalera
choice-boss-level = En el Nivel de Jefe
choice-below-boss-level = Por debajo del Nivel de Jefe
choice-lowest-row = En la fila más baja
choice-off-map = Fuera del mapa
choice-highest = Nivel más alto
choice-own = Nivel propio
choice-away = Alejándolo
choice-up = Arriba
choice-down = Abajo

## Opciones: quién

choice-self = Héroe propio
choice-other = Otro héroe
choice-others = Los demás héroes
choice-any = Cualquiera
choice-all = Todos
choice-them = El héroe afectado
choice-active = Héroe activo
choice-this = Este
choice-enemies = Enemigos
choice-1 = Rango I
choice-2 = Rango II
choice-3 = Rango III
choice-rank-1 = Rango I
choice-rank-2 = Rango II
choice-rank-3 = Rango III
choice-not-boss = No es el Jefe

## Opciones: causas, cuentas y valores que cambian las cartas

choice-die = Dado de Enemigo
choice-push = Empujón
choice-fall = Caída
choice-card = Carta
choice-movement = Movimiento
choice-heart = Salud
choice-cards = Cartas
choice-tokens = Fichas de Jefe
choice-defeated = Enemigos Derrotados
choice-height = Altura en el mapa
choice-most = Más que nadie
choice-fewest = Menos que nadie
choice-move-steps = Casillas por Movimiento
choice-hand-steps = Casillas por Mano
choice-sword-damage = Heridas por Espada
choice-coin-gold = Oro por Moneda
choice-attack-damage = Heridas de cada ataque
choice-gem-price = Precio en Gemas
choice-price = Precio
choice-loot-gold = Oro del botín
choice-loot-gems = Gemas del botín
choice-shield = Heridas evitadas
choice-attack-reach = Alcance de los ataques
choice-shop-reach = Alcance de la Tienda
choice-push-length = Longitud del empujón
choice-portal-price = Precio de un portal
choice-damage = Daño
choice-health = Salud

## Opciones: lo prohibido, lo ignorado, lo inofensivo

choice-forge = Forjar
choice-save = Guardar
choice-buy = Comprar
choice-ladders = Escaleras
choice-portals = Portales
choice-gems = Gemas
choice-collect = Recoger fichas
choice-heal = Curarse
choice-traps = Trampas
choice-reach = Zona de control
choice-gravity = Gravedad
choice-enemy-die = Dado de Enemigo
choice-boss-attacks = Ataques del Jefe
choice-falls-into-traps = Caídas en trampas
choice-attacks = Ataques
choice-walls = Paredes
choice-platforms = Plataformas

## Opciones: cuánto dura

choice-instant = Inmediato
choice-next-turn = Próximo turno
choice-game = Partida
