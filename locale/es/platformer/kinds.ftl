## Nombres del editor que solo usa Platformer, o que usa a su manera

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
    .text-help = Las reglas especiales con tus palabras; si se dejan vacías, se redactan a partir de los efectos.
    .damage-help = Cuánta Salud pierde un Héroe atacado por el Jefe.

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
    .text-help = El resumen que se lee durante la partida.

## Campos que comparten muchos tipos, y partes de los efectos

field-health = Salud
field-damage = Daño
field-rank = Rango
field-loot-gold = Botín: Oro
    .help = El Oro para quien lo Derrote.
field-loot-gems = Botín: Gemas
    .help = Las Gemas para quien lo Derrote.
field-price = Precio
    .help = Lo que cuesta en la Tienda.
field-activation = Activación
    .help = Lo que decide cuál de sus cartas de Ataque usa el Jefe.
field-health-per-level = Salud por nivel
field-health-base = Salud básica
    .help = La que tiene sea cual sea el número de Niveles.
field-boss = Jefe
    .help = El Jefe con el que entra en juego.
field-signs = Indicador especial
field-range = Alcance del ataque
    .help = A qué Héroes alcanza el Ataque, visto desde el Jefe. Atraviesa paredes y plataformas.
field-set = Serie
    .help = El conjunto de losetas con el que se baraja.
field-map = Mapa
    .help = Lo que hay en cada casilla, y las paredes y suelos entre ellas. Elige un signo y pinta.
field-step = Paso
field-symbol = Símbolo
field-source = Origen
field-kind = Tipo de casilla
field-enemy = Enemigo
field-level = Nivel
field-enemies = Enemigos
field-unused = Solo dados sin usar
field-token = Ficha de Jefe
field-on-map = Solo en el mapa
field-other = Otro
field-deck = Mazo
field-steps = Pasos
field-ignore = Ignora
field-spaces = Casillas

## Opciones: símbolos de los dados

choice-sword = Espada
choice-coin = Moneda
choice-hand = Mano
choice-star = Estrella
choice-blank = En blanco
choice-left = Izquierda
choice-right = Derecha
choice-equal = Símbolos iguales
choice-pool = Reserva de Dados
choice-saved = Símbolo guardado
choice-forged = Símbolo Forjado
choice-unused = Todos los que estén sin usar

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
choice-boss = Jefe
choice-item = Objeto
choice-potion = Poción

## Opciones: el mapa

choice-kind = Casilla
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
choice-around = Las ocho casillas de alrededor
choice-tile = Loseta
choice-level = Nivel
choice-map = Mapa
choice-free = Casilla libre
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
choice-movement = Movimiento
choice-heart = Salud
choice-tokens = Fichas de Jefe
choice-defeated = Enemigos Derrotados
choice-height = Altura en el mapa
choice-fewest = Menos que nadie
choice-move-steps = Casillas por Movimiento
choice-hand-steps = Casillas por Mano
choice-sword-damage = Heridas por Espada
choice-coin-gold = Oro por Moneda
choice-attack-damage = Heridas de cada ataque
choice-gem-price = Precio en Gemas
choice-loot-gold = Oro del botín
choice-loot-gems = Gemas del botín
choice-shield = Heridas evitadas
choice-attack-reach = Alcance de los ataques
choice-shop-reach = Alcance de la Tienda
choice-push-length = Longitud del empujón
choice-portal-price = Precio de un portal
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
