## Las opciones de Platformer, y por qué no se puede preparar. content/playwording.py explica cómo se encuentran.

platformer-setting-tile-set = Mazmorra
    .help = Con qué losetas se construye la mazmorra.
    .choice-any = Bosque o Vacío, al azar
    .choice-forest = Bosque
    .choice-void = Vacío
    .choice-mixed = Bosque y Vacío mezclados
platformer-setting-boss = Jefe
    .help = Quién espera en el Nivel de Jefe.
    .choice-none = al azar
platformer-setting-heroes = Héroes
    .help = Los Héroes por orden de puestos; el puesto que no tenga ninguno lo recibe al azar.
    .choice-none = al azar
platformer-setting-first-player = Primer jugador
    .help = El puesto que empieza; el primer puesto es el 0.
    .choice-minus-1 = al azar
platformer-setting-artifacts = Artefactos
    .help = Jugar con dos Artefactos.
platformer-setting-larger-map = Mapa más grande
    .help = Cuatro Niveles normales en lugar de tres; no en el Modo solitario.
platformer-setting-portal-cost = Precio del Portal
    .help = Cuánto Oro cuesta un viaje por un Portal al Vacío.
platformer-setting-collect-on = Recoger
    .help = De qué maneras hay que entrar en una casilla para poder recoger su Oro o su Gema.
    .choice-none = nunca
    .choice-move = moviéndose con un símbolo
    .choice-card = moviéndose con una carta
    .choice-portal = por un Portal al Vacío
    .choice-fall = al caer
    .choice-push = al ser empujado
    .choice-respawn = al Reaparecer
platformer-setting-catch-ladder = Las Escaleras sujetan
    .help = Un Héroe que cae se detiene en una Escalera.
platformer-setting-start-bonus = Bonificación inicial
    .help = Oro y Gemas de los jugadores por orden de turno.
    .pair = { $gold } de Oro y { $gems } { $gems ->
        [one] Gema
       *[other] Gemas
     }
platformer-setting-start-bonus-gold = Oro
platformer-setting-start-bonus-gems = Gemas
platformer-setting-boss-ignores-walls = El Jefe golpea a través de las Paredes
    .help = Además de sus cartas de Ataque, también atraviesan Paredes sus ataques por dado de Enemigo y contra quien se mueve.
platformer-setting-turn-limit = Límite de turnos
    .help = Tras tantos turnos de cada jugador, la partida acaba en empate.

platformer-option-error-solo-larger-map = El Modo solitario usa la mazmorra normal. Desactiva esta opción o sienta a más jugadores.
platformer-option-error-tile-heights = Las losetas robadas no tienen todas la misma altura. Elige otra mazmorra o vuelve a dibujar las losetas.
platformer-option-error-not-enough-tiles = La mazmorra necesita { $needed } losetas normales y 2 de Jefe; de «{ $set }» esta edición tiene { $held } y { $boss_held }. Elige otra mazmorra o añade losetas.
platformer-option-error-no-enemy = No queda ningún Enemigo de rango { $rank } para el Nivel { $level }. Añade uno al conjunto.
