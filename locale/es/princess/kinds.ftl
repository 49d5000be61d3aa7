## Nombres del editor que solo La Princesa usa, o que usa a su manera

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
    .role-help = Lo que cuenta.

kind-princess-turn-marker = Indicador de turno
    .many = Indicadores de turno

kind-princess-reference-card = Tarjeta de referencia
    .many = Tarjetas de referencia
    .text-help = El resumen que se lee durante la partida.

## Campos: las cartas y el tablero

field-talent = Talento
field-flavour = Frase de ambiente
    .help = Una frase para dar ambiente; no tiene ningún efecto.
field-life = Vida
field-symbol = Símbolo
field-colour = Color
    .help = El color de las cartas y la figura del personaje; no hay dos personajes del mismo color.
field-kidnapper = Es el Secuestrador
field-type = Tipo
    .help = Con Ataque, Defensa y Estrategia se lucha en un desafío; la Magia se lanza; un Entorno queda en el centro y vale para todos.
field-hero = Equipo inicial de
field-mark = Símbolo del dorso
field-unstoppable = Imparable
field-persistent = Persistente
field-target = Se aplica a
field-deck = Mazo de aventura
    .help = Lo que está impreso en el lugar del mazo de aventura.
field-discard-pile = Mazo de descartes
    .help = Lo que está impreso en el lugar del mazo de descartes.
field-shop = Tienda
    .help = Lo que está impreso en los lugares de la tienda.
field-centre = Centro de la mesa
    .help = Lo que está impreso en el centro de la mesa, donde puede estar la Princesa.
field-kidnapped = Secuestrada
    .help = Lo que está impreso en el lugar de la Princesa secuestrada.

## Campos: partes de los efectos

field-action = Acción
field-against = Contra ellos, no de ellos
field-as-well = Junto al ganador
field-character = Personaje
field-count = Cuántas
field-for-good = Fuera de la partida
field-go-to = Los gana
field-hand = Toda la mano
field-how = Cómo
field-over = Vence a
field-place = De dónde
field-right = Si se acierta
field-wrong = Si se falla
field-state = Estado
field-than = Que quién
field-whose = Carta de quién

## Opciones: tipos de carta, símbolos del dorso, quién puede ser el objetivo

choice-attack = Ataque
choice-defence = Defensa
choice-strategy = Estrategia
choice-magic = Magia
choice-environment = Entorno
choice-question = Signo de interrogación
choice-exclamation = Signo de exclamación
choice-emblem = Símbolo de su héroe
choice-hero = Un héroe
choice-ghost = Un fantasma
choice-anyone = Héroe o fantasma

## Opciones: símbolos de los héroes

choice-sun = Sol
choice-moon = Luna
choice-flame = Llama
choice-leaf = Hoja
choice-wave = Ola
choice-feather = Pluma
choice-key = Llave
choice-bell = Campana
choice-rose = Rosa
choice-anchor = Ancla

## Opciones: colores de los héroes

choice-crimson = Carmesí
choice-amber = Ámbar
choice-gold = Oro
choice-lime = Lima
choice-emerald = Esmeralda
choice-teal = Verde azulado
choice-azure = Azur
choice-indigo = Índigo
choice-violet = Violeta
choice-pink = Rosado

## Opciones: acciones

choice-explore = Explorar
choice-trade = Comerciar
choice-challenge = Desafío
choice-wander = Vagar
choice-enchant = Encantar
choice-resurrect = Resucitar
choice-buy = Comprar
choice-sell = Vender
choice-heal = Ganar vida
choice-take-princess = Tomar a la Princesa

## Opciones: quién

choice-self = Su dueño
choice-them = El jugador afectado
choice-active = Jugador activo
choice-all = Todos
choice-others = Todos los demás
choice-other = Otro jugador
choice-heroes = Héroes
choice-other-heroes = Los demás héroes
choice-ghosts = Fantasmas
choice-left = Héroe a la izquierda
choice-right = Héroe a la derecha
choice-princess-holder = Quien tiene a la Princesa
choice-culprit = El culpable
choice-challenger = Desafiante
choice-opponent = Oponente
choice-either = Desafiante u oponente
choice-nobody = Nadie

## Opciones: estados y lugares

choice-kidnapped = Secuestrada
choice-free = Libre
choice-centre = Centro de la mesa
choice-held = En la mano de alguien
choice-hand = La mano de alguien
choice-anywhere = Dondequiera que esté
choice-hidden = Oculto
choice-revealed = Revelado
choice-cursed = Maldito
choice-top = Parte superior del mazo
choice-bottom = Parte inferior del mazo
choice-own = Carta propia
choice-opposing = Carta contraria
choice-random = Al azar
choice-chosen = A elección
choice-named = Por su nombre

## Opciones: valores que cambian las cartas, de qué se está a salvo

choice-life = Vida
choice-life-maximum = Máximo de vida
choice-healing = Vida ganada
choice-damage-dealt = Daño infligido
choice-damage-taken = Daño recibido
choice-explore-cards = Cartas al Explorar
choice-wander-cards = Cartas al Vagar
choice-overload-limit = Cartas sin sobrecarga
choice-price = Precio en la tienda
choice-sell-price = Oro por carta vendida
choice-shop-size = Cartas en la tienda
choice-theft = Robos
choice-curses = Maldiciones
choice-challenges = Desafíos
choice-looks = Miradas indiscretas
choice-journey = Trayecto
