## Dungeons en la mesa: acciones, sucesos, negativas, desenlaces. Los argumentos están en content/playwording.py.
## Los mensajes que empiezan por «own-» ayudan a los demás de su idioma.

dungeons-word-melee = cuerpo a cuerpo
dungeons-word-ranged = a distancia
dungeons-word-none = nada
dungeons-word-health = Salud
dungeons-word-energy = Energía
dungeons-word-loot = Botín
dungeons-word-plain = suelo
dungeons-word-water = agua
dungeons-word-pit = foso
dungeons-word-blocked = bloqueado
dungeons-word-void = nada
dungeons-word-strength = Fuerza
dungeons-word-dexterity = Destreza
dungeons-word-wisdom = Sabiduría
dungeons-word-charisma = Carisma
dungeons-word-north = norte
dungeons-word-east = este
dungeons-word-south = sur
dungeons-word-west = oeste
dungeons-word-front = anverso
dungeons-word-back = reverso

# Cómo aparecen los enemigos en una frase. El mensaje es el nombre de la entrada; si ha cambiado, solo figura el nombre.
dungeons-noun-enemy-brine-cantor = Cantor de salmuera
    .subject = el Cantor de salmuera
    .object = al Cantor de salmuera
dungeons-noun-enemy-knocker = Tocapiedras
    .subject = el Tocapiedras
    .object = al Tocapiedras
dungeons-noun-enemy-knocker-foreman = Capataz Tocapiedras
    .subject = el Capataz Tocapiedras
    .object = al Capataz Tocapiedras
dungeons-noun-enemy-lantern-jelly = Medusa farol
    .subject = la Medusa farol
    .object = a la Medusa farol
dungeons-noun-enemy-mother-undertow = Madre Resaca
    .subject = Madre Resaca
    .object = a Madre Resaca
dungeons-noun-enemy-pickled-knight = Caballero en salmuera
    .subject = el Caballero en salmuera
    .object = al Caballero en salmuera
dungeons-noun-enemy-pickled-squire = Escudero en salmuera
    .subject = el Escudero en salmuera
    .object = al Escudero en salmuera
dungeons-noun-enemy-pillar-of-salt = Estatua de sal
    .subject = la Estatua de sal
    .object = a la Estatua de sal
dungeons-noun-enemy-rock-salt-crab = Cangrejo de sal gema
    .subject = el Cangrejo de sal gema
    .object = al Cangrejo de sal gema

# En una frase, a los héroes se los llama por un nombre corto.
dungeons-noun-hero-dame-fanfare = Doña Charanga
    .subject = Doña Charanga
    .object = a Doña Charanga
dungeons-noun-hero-gritta = Greta la Picadora
    .subject = Greta
    .object = a Greta
dungeons-noun-hero-inspector-quill = El inspector Plumilla
    .subject = Plumilla
    .object = a Plumilla
dungeons-noun-hero-nell-blacksalt = Nela Salnegra
    .subject = Nela
    .object = a Nela
dungeons-noun-hero-tam-the-boiler = Tomé el Salinero
    .subject = Tomé
    .object = a Tomé
dungeons-noun-hero-wick = Mecha la Lamparera
    .subject = Mecha
    .object = a Mecha

own-dungeons-into = { $terrain ->
    [water] {" "}(agua, 2 puntos)
    [pit] {" "}(un foso: 1 de Daño)
   *[other] {""}
 }
own-dungeons-hits = { $hits ->
    [one] 1 Impacto
   *[other] { $hits } Impactos
 }
own-dungeons-kind = { $type ->
    [ranged] a distancia
   *[melee] cuerpo a cuerpo
 }
own-dungeons-roller = { $roller_seat ->
    [-1] el enemigo
   *[other] { $roller_subject }
 }
own-dungeons-amount = { $amount } de { $resource_word }

## Acciones

dungeons-action-card = { $definition }
dungeons-action-place = { $hero_subject } empieza en { $space }
dungeons-action-activate = Ahora actúa { $hero_subject }
    .help = Un héroe realiza hasta dos acciones y después sigue el siguiente. Cada uno actúa una vez por ronda.
dungeons-action-move = Mover (hasta { $speed })
    .help = El agua cuesta 2 puntos y un foso hace daño. Salir por una abertura sin explorar termina tu turno.
dungeons-action-step = Ir al { $direction_word }, a { $space }{ own-dungeons-into }
dungeons-action-explore = Explorar hacia el { $direction_word }
    .help = Se coloca una loseta nueva, se lee su encuentro y tu turno termina. Las acciones menores siguen permitidas.
dungeons-action-leave = Salir de la mazmorra por el { $direction_word }
dungeons-action-stop = Quedarse aquí
dungeons-action-attack = Atacar { $enemy_object } { own-dungeons-kind }, en { $space }
    .help = Cada dado que llegue a 6 o más con el modificador es un Impacto y te da 1 de Energía. Un 6 natural no se puede bloquear.
dungeons-action-aim = Dado { $die }: { $enemy } en { $space }
dungeons-action-enemy = { $enemy } en { $space } (Salud { $health })
dungeons-action-ability = { $hero_subject }: { $definition } ({ $energy } de Energía)
dungeons-action-talent = { $definition_kind ->
    [hero] Usar el talento de { $definition_subject }
   *[other] { $hero_subject }: usar «{ $definition }»
 }
dungeons-action-item = { $hero_subject }: usar «{ $card }»
dungeons-action-buy = { $hero_subject }: comprar «{ $card }» por { $price } de Botín
dungeons-action-trade = { $hero_subject } intercambia con { $other_hero_subject }
dungeons-action-give-loot = Dar 1 de Botín
dungeons-action-give-item = Dar «{ $card }»
dungeons-action-ask-loot = Pedir 1 de Botín
dungeons-action-ask-item = Pedir «{ $card }»
dungeons-action-offer = Proponer este intercambio
dungeons-action-cancel = Anular el intercambio
dungeons-action-interact = { $hero_subject }: { $interaction_text }
dungeons-action-end = Terminar la activación
    .help = Las acciones que queden se pierden.
dungeons-action-pass = { $hero_subject }: nada por ahora
dungeons-action-die = El { $face }
dungeons-action-hero = { $hero }
dungeons-action-space = Espacio { $space }
dungeons-action-pick = «{ $card }»
dungeons-action-option = { $text }
dungeons-action-choice = { $passage_text }
dungeons-action-face = { $face }
dungeons-action-enemy-face = { $type_word }, Salud { $health }
dungeons-action-yes-consent = Aceptar el intercambio
dungeons-action-no-consent = Rechazar el intercambio
dungeons-action-yes-effect = Usar «{ $definition }»
dungeons-action-no-effect = Renunciar a «{ $definition }»

## Sucesos

dungeons-event-adventure = «{ $adventure }»
dungeons-event-introduction = { $introduction_text }
dungeons-event-chosen = El puesto { $seat } toma «{ $definition }».
dungeons-event-placed = { $hero_subject } está en { $space }.
dungeons-event-round = Ronda { $round }
dungeons-event-phase = { $phase ->
    [setup] Todo a punto.
    [player] Turno de los héroes.
    [enemy] Turno de los enemigos.
   *[recovery] Todos se recuperan.
 }
dungeons-event-activated = Actúa { $hero_subject }.
dungeons-event-activation-ends = { $hero_subject } ha terminado.
dungeons-event-moved = { $cause ->
    [force] { $hero_subject } acaba en { $space } (estaba en { $from_space }).
    [placing] { $hero_subject } aparece en { $space }.
   *[other] { $hero_subject } va de { $from_space } a { $space }.
 }
dungeons-event-explored = { $hero_subject } explora: { $room_text }.
dungeons-event-laid = Colocad la loseta «{ $tile }» con el { $face_word } hacia arriba, { $turn ->
    [0] tal como está impresa
    [1] girada un cuarto a la derecha
    [2] girada media vuelta
   *[3] girada un cuarto a la izquierda
 }, { $width } por { $height } espacios desde { $space }.
dungeons-event-encounter = { $encounter_text }
dungeons-event-spawn-rolled = El dado de enemigo dice: { $type_word }, Salud { $health }.
dungeons-event-spawned = { $enemy } aparece en { $space }: { $type_word }, Salud { $health }.
dungeons-event-no-space = Ya no queda sitio para { $definition }.
dungeons-event-attack = { $hero_subject } ataca { $enemy_object } { own-dungeons-kind } con «{ $definition }».
dungeons-event-enemy-attack = { $enemy_subject } ataca { own-dungeons-kind } a { $hero_subject } con { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
 }.
dungeons-event-die = { $face } ({ $total })
dungeons-event-rolls = { $roll ->
    [attack] Dados de ataque para { own-dungeons-roller }: { $dice }.
    [defence] Dados de defensa para { own-dungeons-roller }: { $dice }.
    [check] Dados para el chequeo: { $dice }.
    [loot] Lanzad el dado del enemigo para el Botín.
   *[spawn] Lanzad el dado de enemigo para ver qué aparece.
 }
dungeons-event-rolled-dice = { $roll ->
    [attack] Ataque
    [defence] Defensa
    [check] Chequeo
    [loot] Botín
   *[spawn] Dado de enemigo
 }: { $dice }.
dungeons-event-hits = { $hits ->
    [0] { $hero_subject } no logra ningún Impacto
   *[other] { $hero_subject } logra { own-dungeons-hits }
 }{ $energy ->
    [0] .
   *[other] {" "}y gana { $energy } de Energía.
 }
dungeons-event-critical = { $criticals ->
    [one] Un Impacto crítico: no se puede bloquear.
   *[other] { $criticals } Impactos críticos: no se pueden bloquear.
 }
dungeons-event-enemy-hits = { $hits ->
    [0] { $enemy_subject } no logra ningún Impacto.
   *[other] { $enemy_subject } logra { own-dungeons-hits }.
 }
dungeons-event-defence = { $blocked ->
    [0] { $hero_subject } no bloquea nada.
    [one] { $hero_subject } bloquea 1 Impacto.
   *[other] { $hero_subject } bloquea { $blocked } Impactos.
 }
dungeons-event-enemy-defence = { $blocked ->
    [0] { $enemy_subject } no bloquea nada.
    [one] { $enemy_subject } bloquea 1 Impacto.
   *[other] { $enemy_subject } bloquea { $blocked } Impactos.
 }
dungeons-event-damage = { $cause ->
    [pit] { $hero_subject } cae en un foso: { $damage } de Daño, Salud { $health }.
   *[other] { $hero_subject } sufre { $damage } de Daño: Salud { $health }.
 }
dungeons-event-enemy-damage = { $cause ->
    [pit] { $enemy_subject } cae en un foso: { $damage } de Daño, Salud { $health }.
   *[other] { $enemy_subject } sufre { $damage } de Daño: Salud { $health }.
 }
dungeons-event-prevented = { $hero_subject } se libra de { $amount } de Daño.
dungeons-event-defeated = { $hero_seat ->
    [-1] { $enemy_subject } cae.
   *[other] { $hero_subject } derrota { $enemy_object }.
 }
dungeons-event-loot = { $hero_subject } gana { $loot } de Botín.
dungeons-event-fallen = { $hero_subject } cae y sale del mapa.
dungeons-event-revived = { $hero_subject } vuelve en { $space } con { $health } de Salud.
dungeons-event-gained = { $hero_subject } gana { own-dungeons-amount }.
dungeons-event-lost = { $hero_subject } pierde { own-dungeons-amount }.
dungeons-event-stunned = { $enemy_subject } sufre aturdimiento.
dungeons-event-skipped = { $enemy_subject } de { $space }, bajo los efectos del aturdimiento, no hace nada.
dungeons-event-enemy-acts = { $enemy_subject } de { $space } no persigue a nadie, pero se mueve, porque { $reasons }.
dungeons-event-enemy-target = { $type ->
    [none] { $enemy_subject } de { $space } no le quita ojo a { $hero_subject }
   *[other] { $enemy_subject } de { $space } va a por { $hero_subject } { own-dungeons-kind }
 }, porque { $reasons }.
dungeons-event-enemy-line = Línea de Visión: de la esquina { $from_corner ->
    [north-west] noroeste
    [north-east] noreste
    [south-west] suroeste
   *[south-east] sureste
 } de su espacio a la esquina { $corner ->
    [north-west] noroeste
    [north-east] noreste
    [south-west] suroeste
   *[south-east] sureste
 } del de su objetivo [DD-LOS-01].
dungeons-event-enemy-why = { $reason ->
    [only-one] no hay nadie más a su alcance
    [nearest] { $clause ->
        [DD-ENEMY-04] su carta prefiere al héroe más cercano
       *[other] nadie está más cerca
     }
    [least-health] { $clause ->
        [DD-ENEMY-04] su carta prefiere al héroe con menos Salud
       *[other] nadie de los más cercanos tiene menos Salud
     }
    [seat] entre iguales decide el orden en la mesa
    [to-attack] va adonde puede atacar
    [no-need-to-move] puede atacar desde donde está
    [out-of-reach] se acerca cuanto puede
    [hemmed-in] no tiene por dónde salir
    [no-way-round-pits] no hay forma de rodear el foso
    [own-line] así combate según su dado
    [other-line] su forma habitual de combatir no es posible
    [line-without-dice] no tiene dados para la otra forma
    [no-way] no hay camino
    [charge] su carta le manda cargar
    [flee] su carta le manda huir
    [guard] su carta le manda vigilar esta loseta
    [keep-distance] su carta le manda mantener la distancia
    [most-health] su carta prefiere al héroe con más Salud
    [least-energy] su carta prefiere al héroe con menos Energía
    [most-energy] su carta prefiere al héroe con más Energía
    [least-loot] su carta prefiere al héroe con menos Botín
    [most-loot] su carta prefiere al héroe con más Botín
    [farthest] su carta prefiere al héroe más lejano
    [own-tile] su carta prefiere a los héroes de su loseta
   *[last-attacker] su carta prefiere a su último atacante
 } [{ $clause }]
dungeons-event-enemy-moved = { $cause ->
    [force] { $enemy_subject } acaba en { $space } (estaba en { $from_space }).
    [placing] { $enemy_subject } aparece en { $space }.
   *[other] { $enemy_subject } va de { $from_space } a { $space }.
 }
dungeons-event-enemy-idle = { $enemy_subject } de { $space } no hace nada, porque { $reasons }.
dungeons-event-siphon = { $enemy_subject } le absorbe 1 de Energía a { $hero_subject }.
dungeons-event-ritual = { $enemy_subject } celebra un ritual: { $other_enemy_subject } tiene ahora Salud { $health }.
dungeons-event-regenerated = { $enemy_subject } se regenera: Salud { $health }.
dungeons-event-enemy-healed = { $enemy_subject } gana { $amount } de Salud y tiene { $health }.
dungeons-event-check = { $hero_subject } debe superar un chequeo: { $attribute_word } { $successes }.
dungeons-event-check-result = { $passed ->
    [0] { $scored ->
        [one] 1 éxito: no superado.
       *[other] { $scored } éxitos: no superado.
     }
   *[other] { $scored ->
        [one] 1 éxito: ¡superado!
       *[other] { $scored } éxitos: ¡superado!
     }
 }
dungeons-event-check-read = Chequeo: { $check_text }.
dungeons-event-check-ends = { $read_text }
dungeons-event-ability = { $hero_subject } usa la Habilidad «{ $definition }»: { $definition_text }
dungeons-event-item = { $hero_subject } usa «{ $card }»: { $card_text }
dungeons-event-bought = { $hero_subject } compra «{ $card }» por { $price } de Botín.
dungeons-event-turned-up = Nuevo objeto a la venta: «{ $card }».
dungeons-event-discarded = { $hero_subject } descarta «{ $card }».
dungeons-event-trade-offered = { $hero_subject } propone un intercambio a { $other_hero_subject }.
dungeons-event-traded = { $hero_subject } y { $other_hero_subject } intercambian.
dungeons-event-trade-refused = { $other_hero_subject } rechaza el intercambio con { $hero_subject }.
dungeons-event-effect = { $definition_kind ->
    [hero] Entra en juego el talento de { $definition_subject }.
    [enemy] { $definition_subject } muestra de qué es capaz.
    [adventure] { $rule ->
        [named] Regla especial: { $rule_text }.
       *[nameless] Entra en juego una regla especial de la aventura.
     }
   *[other] Entra en juego «{ $definition }».
 }
dungeons-event-interaction = { $hero_subject }: { $interaction_text }.
dungeons-event-interaction-read = { $read_text }
dungeons-event-passage = { $passage_text }
dungeons-event-flag = { $set ->
    [0] Ya no: { $flag_text }.
   *[other] A partir de ahora: { $flag_text }.
 }
dungeons-event-counter = { $counter_text }: { $most ->
    [99] { $value }
   *[other] { $value } de { $most }
 }
dungeons-event-rule-begins = Regla especial: { $rule_text }
dungeons-event-rule-ends = Deja de aplicarse: { $rule_text }
dungeons-event-exit-opened = { $exit_row ->
    [0] Se abre un paso.
   *[other] Se abre un paso en { $exit_space }.
 }
dungeons-event-exit-closed = { $exit_row ->
    [0] Se cierra un paso.
   *[other] Se cierra un paso en { $exit_space }.
 } { $exit_text }
dungeons-event-terrain = { $space } es ahora: { $terrain_word }.
dungeons-event-escaped = { $hero_subject } sale de la mazmorra.
dungeons-event-ended = { $ending_text }
dungeons-event-pushed = { $hero_subject } recibe un empujón de { $from_space } a { $space }.
dungeons-event-enemy-pushed = { $enemy_subject } recibe un empujón de { $from_space } a { $space }.
dungeons-event-rerolled = Primera tirada: { $first_faces }. { $dice ->
    [one] Se vuelve a lanzar: { $faces }.
   *[other] Se vuelven a lanzar: { $faces }.
 }
dungeons-event-crush = Aplastar: { $damage } más de Daño.
dungeons-event-enemy-removed = { $enemy_subject } sale del mapa.
dungeons-event-offered = Ahora es posible: { $interaction_text }
dungeons-event-withdrawn = Ya no es posible: { $interaction_text }
dungeons-event-item-gained = { $hero_subject } tiene ahora «{ $card }».
dungeons-event-revealed = { $leads ->
    [closed] Tras la salida de { $exit_space } no hay nada.
    [out] La salida de { $exit_space } lleva fuera de la mazmorra.
    [pool] Nadie sabe qué hay tras la salida de { $exit_space }.
   *[room] Tras la salida de { $exit_space } está: { $room_text }.
 }
dungeons-event-swapped = { $hero_subject } y { $enemy_subject } intercambian sus sitios.

## Desenlaces

dungeons-outcome-victory = ¡Aventura ganada!
dungeons-outcome-defeat = Aventura perdida.
dungeons-outcome-all-fallen = Todos los héroes han caído: aventura perdida.
dungeons-outcome-out-of-time = Se ha acabado el tiempo: aventura perdida.

## Negativas

dungeons-refusal-over = La aventura ha terminado.
dungeons-refusal-not-your-decision = La decisión es de otra persona.
dungeons-refusal-not-now = Ahora no es posible.
dungeons-refusal-not-moving = Ahora nadie se mueve: elige antes Mover.
dungeons-refusal-not-in-anothers-space = Nadie puede detenerse en un espacio ocupado.
dungeons-refusal-not-a-start-space = No es un espacio inicial.
dungeons-refusal-card-taken = Esa carta ya la tiene alguien.
dungeons-refusal-not-this-card = Esa carta no se puede elegir ahora.
dungeons-refusal-empty-deal = En un intercambio algo debe cambiar de manos.
dungeons-refusal-not-yours-to-give = Eso no se puede entregar.
dungeons-refusal-not-asked = Ahora no se pregunta eso a nadie.
dungeons-refusal-in-a-move = Antes debe terminar el movimiento.
dungeons-refusal-no-action-left = No quedan acciones.
dungeons-refusal-forbidden = Una carta o una regla lo prohíbe.
dungeons-refusal-no-way = Por ahí no hay paso.
dungeons-refusal-no-such-hero = No existe ese héroe.
dungeons-refusal-no-such-enemy = Ese enemigo no está en el mapa.
dungeons-refusal-fallen = Ese héroe ha caído.
dungeons-refusal-activated-already = Ese héroe ya ha actuado en esta ronda.
dungeons-refusal-finish-first = Antes debe terminar el héroe que está actuando.
dungeons-refusal-closed = Esa salida está cerrada.
dungeons-refusal-blocked = El espacio está bloqueado.
dungeons-refusal-too-few-points = Cuesta más de lo que queda ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }).
dungeons-refusal-enemy-in-the-way = Ahí hay un enemigo.
dungeons-refusal-cannot-end-there = Ahí hay alguien y los puntos no llegan más lejos.
dungeons-refusal-in-anothers-space = No mientras se esté en el espacio de otro.
dungeons-refusal-half-resolved = Antes hay que terminar lo que está en marcha.
dungeons-refusal-no-card = En ese hueco no hay ninguna carta.
dungeons-refusal-too-dear = Cuesta { $price } de Botín y hay { $loot }.
dungeons-refusal-not-adjacent = No están uno junto al otro.
dungeons-refusal-nothing-to-trade = Ninguno de los dos tiene nada que intercambiar.
dungeons-refusal-not-offered = Eso no es posible aquí.
dungeons-refusal-done-already = Eso ya se ha hecho.
dungeons-refusal-not-there = Nadie está en el sitio adecuado para eso.
dungeons-refusal-not-usable = La carta no puede hacer nada ahora.
dungeons-refusal-not-yours = Ese héroe no tiene esa carta.
dungeons-refusal-too-little-energy = Cuesta { $price } de Energía y hay { $energy }.
dungeons-refusal-no-dice = No hay dados para ese tipo de ataque.
dungeons-refusal-immune = Ahora no se puede atacar así a ese enemigo.
dungeons-refusal-not-a-target = No se puede apuntar a ese enemigo.
dungeons-refusal-only-with-reach = En diagonal solo golpea un arma con Alcance extendido.
dungeons-refusal-corner-blocked = No se puede golpear por esa esquina.
dungeons-refusal-too-close = Demasiado cerca para disparar: debe haber un espacio en medio.
dungeons-refusal-other-tile = El objetivo no está en esta loseta ni en una adyacente.
dungeons-refusal-not-between-tiles = Desde un espacio intermedio solo se puede disparar a sus dos losetas.
dungeons-refusal-no-sight = No hay Línea de Visión.

## Preguntas

dungeons-question-choose = ¿Qué carta tomas?
dungeons-question-position = ¿Dónde empieza el héroe?
dungeons-question-next = ¿Quién actúa ahora?
dungeons-question-act = ¿Qué hace { $hero_subject }?
dungeons-question-move = ¿Adónde va { $hero_subject }?
dungeons-question-pause = ¿Alguien quiere hacer algo ahora?
dungeons-question-aim = ¿A qué enemigo va este dado?
dungeons-question-trade = ¿Qué cambia de manos?
dungeons-question-consent = Proponen un intercambio a { $hero_subject }. ¿De acuerdo?
dungeons-question-story = ¿Quién hace el chequeo?
dungeons-question-pick-die = ¿Qué dado?
dungeons-question-throw = { $left ->
    [one] ¿Qué muestra el dado?
   *[other] ¿Qué muestra el siguiente de los { $left } dados?
 }
dungeons-question-throw-enemy = { $die }: ¿qué muestra?
dungeons-question-effect = ¿Usar «{ $definition }»?
dungeons-question-pick-hero = «{ $definition }»: ¿qué héroe?
dungeons-question-pick-enemy = «{ $definition }»: ¿qué enemigo?
dungeons-question-pick-space = «{ $definition }»: ¿qué espacio?
dungeons-question-pick-card = «{ $definition }»: ¿qué carta?
dungeons-question-pick-option = «{ $definition }»: ¿qué eliges?

## La mesa

dungeons-table-adventure = { $limit ->
    [0] { $adventure }, ronda { $round }
   *[other] { $adventure }, ronda { $round } de { $limit }
 }
dungeons-table-hero = { $sign } = { $hero }: Salud { $health }/{ $most }, Energía { $energy }, Botín { $loot }
dungeons-table-unchosen = aún sin héroe
dungeons-table-fallen = ha caído
dungeons-table-escaped = fuera de la mazmorra
dungeons-table-active = actúa, { $actions ->
    [one] queda 1 acción
   *[other] quedan { $actions } acciones
 }
dungeons-table-done = ya ha actuado
dungeons-table-gear = { $equipment }; { $ability }
dungeons-table-items = Objetos: { $items }
dungeons-table-stats = Velocidad { $speed }, cuerpo a cuerpo { $melee }, a distancia { $ranged }, Defensa { $defence }
dungeons-table-enemy = { $sign } = { $enemy }: { $type_word }, Salud { $health }
dungeons-table-stunned = bajo aturdimiento
dungeons-table-row = Objetos a la venta: { $items }
dungeons-table-price = { $card } ({ $price })
dungeons-table-rules = En vigor: { $rules }
dungeons-table-can = Posible aquí: { $interactions }
dungeons-table-legend = Signos: { $legend }
dungeons-table-legend-blocked = { $sign } bloqueado
dungeons-table-legend-water = { $sign } agua
dungeons-table-legend-pit = { $sign } foso
dungeons-table-legend-unexplored = { $sign } sin explorar
dungeons-table-legend-closed = { $sign } cerrado
dungeons-table-legend-out = { $sign } salida
dungeons-table-legend-joined = { $sign } paso
