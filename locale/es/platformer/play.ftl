## Platformer en la mesa: acciones, sucesos, negativas, final. Qué argumentos hay lo dice content/playwording.py.
## Los mensajes que empiezan por «own-» ayudan a los demás de su idioma.

platformer-word-move = Movimiento
    .one = un { -move(number: "one") }
    .many = { -move(number: "many") }
platformer-word-sword = Espada
    .one = un { -sword(number: "one") }
    .many = { -sword(number: "many") }
platformer-word-coin = Moneda
    .one = un { -coin(number: "one") }
    .many = { -coin(number: "many") }
platformer-word-hand = Mano
    .one = un { -hand(number: "one") }
    .many = { -hand(number: "many") }
platformer-word-star = Estrella
    .one = un { -star(number: "one") }
    .many = { -star(number: "many") }
platformer-word-blank = vacío
    .one = ningún símbolo
    .many = caras vacías
platformer-word-attack = Ataque
platformer-word-left = Izquierda
platformer-word-right = Derecha
platformer-word-none = nada

# Cómo entran los Enemigos en una frase. El mensaje es el nombre de la entrada; si ahora se llama de otro modo, queda solo su nombre.
platformer-noun-enemy-bouncer = Gorila de Puerta
    .subject = el Gorila de Puerta
    .object = al Gorila de Puerta
platformer-noun-enemy-coinmunk = Ardilladrona
    .subject = la Ardilladrona
    .object = a la Ardilladrona
platformer-noun-enemy-ent = Ent
    .subject = el Ent
    .object = al Ent
platformer-noun-enemy-ogrechestra = Ogrorquesta
    .subject = la Ogrorquesta
    .object = a la Ogrorquesta
platformer-noun-enemy-puddling = Charquitín
    .subject = el Charquitín
    .object = al Charquitín
platformer-noun-enemy-werewolf = Hombre-Lobo
    .subject = el Hombre-Lobo
    .object = al Hombre-Lobo
platformer-noun-boss-medusa = Medusa
    .subject = Medusa
    .object = a Medusa
platformer-noun-boss-overlord-ikee = Señor Supremo Ikee
    .subject = el Señor Supremo Ikee
    .object = al Señor Supremo Ikee
platformer-noun-boss-token-stray-curl = Rizo Rebelde
    .subject = el Rizo Rebelde
    .object = al Rizo Rebelde
platformer-noun-boss-token-unpaid-intern = Becario sin Sueldo
    .subject = el Becario sin Sueldo
    .object = al Becario sin Sueldo

own-play-gold = { $gold } { -gold }
own-play-price = { $price } { -gold }
own-play-gems = { $gems ->
    [one] 1 { -gem(number: "one") }
   *[other] { $gems } { -gem(number: "many") }
 }
own-play-wounds = { $wounds ->
    [one] 1 { -wound(number: "one") }
   *[other] { $wounds } { -wound(number: "many") }
 }
own-play-damage = { $damage ->
    [one] 1 { -wound(number: "one") }
   *[other] { $damage } { -wound(number: "many") }
 }
own-play-amount = { $resource ->
    [gold] { $amount } { -gold }
    [gem] { $amount ->
        [one] 1 { -gem(number: "one") }
       *[other] { $amount } { -gem(number: "many") }
     }
   *[heart] { $amount } { -heart }
 }
own-play-loot = { $gold ->
    [0] { $gems ->
        [0] nada
       *[other] { own-play-gems }
     }
   *[other] { $gems ->
        [0] { own-play-gold }
       *[other] { own-play-gold } y { own-play-gems }
     }
 }
own-play-direction = { $direction ->
    [up] hacia arriba
    [down] hacia abajo
    [left] a la izquierda
   *[right] a la derecha
 }
own-play-face = { $face ->
    [move] { -move(number: "one") }
    [sword] { -sword(number: "one") }
    [coin] { -coin(number: "one") }
    [hand] { -hand(number: "one") }
   *[star] { -star(number: "one") }
 }
own-play-symbol = { $symbol ->
    [move] { -move(number: "one") }
    [sword] { -sword(number: "one") }
    [coin] { -coin(number: "one") }
    [hand] { -hand(number: "one") }
   *[star] { -star(number: "one") }
 }

## Acciones

own-play-deed = { $symbol ->
    [move] mover al Héroe
    [sword] para el ataque
    [coin] ganar Oro
    [hand] mover a un Enemigo
   *[star] activar el Efecto Estrella
 }
platformer-action-use = { $source ->
    [saved] Usar el { own-play-face } guardado
    [extra] Usar el { own-play-face } adicional
   *[pool] Usar { $face_one }
 }: { own-play-deed }
    .help = Se gasta un símbolo de la Reserva de Dados, el de tu dado especial o uno que te dio una carta.
platformer-action-forge = { $source ->
    [pair_saved] Forjar { $face_one } con el guardado y obtener { $result_one }
   *[pair] Forjar dos { $face_many } y obtener { $result_one }
 }: { own-play-deed }
    .help = Dos símbolos iguales se convierten en otro, que se usa en el acto.
platformer-action-attack = Atacar { $enemy_object } en { $space }
    .help = Después añades Espadas al ataque. Un Enemigo solo cae si un único ataque alcanza su Salud.
platformer-action-gravity = Activar la Gravedad
    .help = Lo que no tiene apoyo cae en vertical. Al final de tu turno ocurre de todos modos.
platformer-action-buy = Comprar «{ $card }» por { own-play-price }
    .help = La carta es tuya en el acto y el hueco de la Tienda se rellena.
platformer-action-card = { $card_kind ->
    [hero] Usar la Habilidad de { $card }
    [potion] Beber «{ $card }»
   *[item] Usar «{ $card }»
 }
    .help = Un Objeto usado queda agotado hasta tu próximo turno; una Poción se gasta.
platformer-action-portal = Cruzar el Portal hasta { $space }
    .help = Los Portales de un Nivel están unidos. El viaje cuesta Oro y nadie te ataca por hacerlo.
platformer-action-respawn = Gastar { $face_one } y reaparecer
    .help = Tu Héroe vuelve al Nivel más bajo, en la casilla que elijas.
platformer-action-end = No hacer nada más
    .help = Después puedes guardar un símbolo, se activa la Gravedad y tu turno termina.
platformer-action-step = { own-play-direction }
    .help = Una casilla en esa dirección. Quien deja una casilla adyacente a un Enemigo recibe su ataque.
platformer-action-push = Empujar { own-play-direction }
    .help = Quien estorba se aparta de un empujón.
platformer-action-gem = { $sword ->
    [0] Mejorar con { own-play-gems } (cuenta { $times } veces)
   *[other] Mejorar el { $sword }.º { -sword(number: "one") } con { own-play-gems } (cuenta { $times } veces)
 }
    .help = Las Gemas multiplican un símbolo: con 1 cuenta dos veces, con 2 más cuenta tres, y así sucesivamente.
platformer-action-done = Con esto basta
    .help = No sacas nada más de este símbolo.
platformer-action-enemy = { $enemy } en { $space }
platformer-action-strike = Golpear: { own-play-damage }
    .help = El ataque vale lo que has puesto en él. Si no alcanza la Salud del Enemigo, no pasa nada.
platformer-action-yes-collect = Recogerlo
platformer-action-no-collect = Dejarlo
platformer-action-yes-effect = { $definition_kind ->
    [hero] Usar la Habilidad de { $definition }
   *[item] Usar «{ $definition }»
 }
platformer-action-no-effect = { $definition_kind ->
    [hero] Renunciar a la Habilidad de { $definition }
   *[item] Renunciar a «{ $definition }»
 }
platformer-action-yes-gravity = Agarrarse a la Escalera
platformer-action-no-gravity = Soltarse
platformer-action-no-save = No guardar nada
    .help = Lo que muestra tu dado especial se queda como está.
platformer-action-no-offer = Quedarse fuera de momento
platformer-action-space = Casilla { $space }
platformer-action-save = { $source ->
    [pool] Guardar { $face_one }
    [pair_saved] Forjar { $face_one } con el guardado y guardar { $symbol_one }
   *[pair] Forjar dos { $face_many } y guardar { $symbol_one }
 }
    .help = El símbolo pasa a tu dado especial; puedes usarlo en cualquier turno posterior.
platformer-action-face = { $face_word }
platformer-action-result = { $result_word }
platformer-action-hero = { $hero }
platformer-action-option = { $text }

## Sucesos

platformer-event-turn = Ronda { $turn }: { $hero }
platformer-event-rolled = { $again ->
    [yes] Ahora los dados muestran
   *[no] { $hero } saca
 } { $die_1_word }, { $die_2_word }, { $die_3_word }, { $die_4_word }, { $die_5_word }.
platformer-event-enemy-die = { $result ->
    [none] El dado de Enemigo no cuenta.
   *[other] El dado de Enemigo muestra { $result_word }.
 }
platformer-event-symbol = { $hero } usa { $symbol_one }.
platformer-event-forged = { $hero } forja { $result_symbol_one } con dos { $symbol_many }.
platformer-event-boosted = { $gems ->
    [0] { $hero } mejora el { own-play-symbol }
   *[other] { $hero } mejora el { own-play-symbol } con { own-play-gems }
 }: cuenta { $times ->
    [2] el doble
    [3] el triple
   *[other] { $times } veces
 }.
platformer-event-saved = { $hero } guarda { $symbol_one } para más tarde.
platformer-event-special-reset = El dado especial de { $hero } se restablece.
platformer-event-moved = { $direction ->
    [up] { $hero } sube de { $from_space } a { $space }.
    [down] { $hero } baja de { $from_space } a { $space }.
    [back] { $hero } va y vuelve, y está otra vez en { $space }.
    [left] { $hero } va hacia la izquierda, de { $from_space } a { $space }.
   *[right] { $hero } va hacia la derecha, de { $from_space } a { $space }.
 }
platformer-event-pushed-hero = { $hero_seat ->
    [-1] Un empujón lleva { $other_hero_object } a { $space }.
   *[other] { $hero } empuja { $other_hero_object } hasta { $space }.
 }
platformer-event-pushed-enemy = { $hero_seat ->
    [-1] Un empujón lleva { $enemy_object } a { $space }.
   *[other] { $hero } empuja { $enemy_object } hasta { $space }.
 }
platformer-event-fell = { $hero } cae de { $from_space } a { $space }.
platformer-event-enemy-fell = { $enemy_subject } cae de { $from_space } a { $space }.
platformer-event-enemy-moved = { $cause ->
    [hand] Una Mano lleva { $enemy_object } de { $from_space } a { $space }.
   *[other] { $enemy_subject } va de { $from_space } a { $space }.
 }
platformer-event-marched = { $enemies } Enemigos avanzan una casilla { own-play-direction }.
platformer-event-attacked = { $wounds ->
    [0] { $enemy_subject } ataca { $hero_object }, sin consecuencias.
   *[other] { $cause ->
        [movement] { $enemy_subject } alcanza { $hero_object } al pasar: { own-play-wounds }.
       *[other] { $enemy_subject } ataca { $hero_object }: { own-play-wounds }.
     }
 }
platformer-event-wounded = { $cause ->
    [trap] { $hero } pisa una Trampa: { own-play-wounds }.
    [fall] En la caída, { $hero } da con una Trampa: { own-play-wounds }.
   *[other] { $hero } sufre { own-play-wounds }.
 }
platformer-event-downed = { $hero } no aguanta más y sale del Mapa.
platformer-event-respawned = { $hero } reaparece en { $space }.
platformer-event-struck = { $enough ->
    [yes] { $hero } golpea { $enemy_object } con { own-play-damage }, pero ahora no le hace efecto.
   *[no] { $hero } golpea { $enemy_object } con { own-play-damage }; hacían falta { $health }.
 }
platformer-event-slain = { $damage ->
    [0] { $hero } derrota { $enemy_object }
   *[other] { $hero } derrota { $enemy_object } con { own-play-damage }
 }{ $gold ->
    [0] { $gems ->
        [0] .
       *[other] { " " }y obtiene { own-play-loot }.
     }
   *[other] { " " }y obtiene { own-play-loot }.
 }
platformer-event-loot = { $hero } obtiene { own-play-loot } de Botín.
platformer-event-gained = { $hero } gana { own-play-amount }.
platformer-event-spent = { $hero } entrega { own-play-amount }.
platformer-event-collected = { $hero } recoge { own-play-amount } en { $space }.
platformer-event-loot-left = { $enemy_subject } deja { own-play-loot } en { $space }.
platformer-event-bought = { $hero } compra «{ $card }» por { own-play-price }.
platformer-event-card-used = { $card_kind ->
    [hero] { $hero } usa su Habilidad de Héroe.
    [potion] { $hero } bebe «{ $card }».
   *[item] { $hero } usa «{ $card }».
 }
platformer-event-refreshed = Las cartas de { $hero } están listas de nuevo.
platformer-event-level-revealed = Se revela el Nivel { $level }.
platformer-event-level-removed = El Nivel { $level } desaparece con todo lo que había en él.
platformer-event-gravity = Se activa la Gravedad; nadie cae.
platformer-event-spawned = { $enemy_kind ->
    [boss] { $enemy_subject } aparece en { $space }.
   *[enemy] Novedad en el Mapa: { $enemy } en { $space }.
 }
platformer-event-appeared = Novedades en el Mapa: { $enemy } en { $spaces }.
platformer-event-boss-acts = { $result ->
    [none] Ahora le toca { $enemy_object }.
   *[other] Ahora le toca { $enemy_object }: el dado de Enemigo muestra { $result_word }.
 }
platformer-event-boss-card = «{ $card }»: { $card_text }
platformer-event-boss-passes = { $cards } { $number ->
    [one] no coincide y se descarta.
   *[other] no coinciden y se descartan.
 }
platformer-event-token-gained = { $hero } recibe la ficha «{ $token }».
platformer-event-token-lost = { $hero } se libra de la ficha «{ $token }».
platformer-event-event = Evento «{ $card }»: { $card_text }
platformer-event-artifact = { $hero } se hace con el Artefacto «{ $card }».
platformer-event-portal = { $price ->
    [0] { $hero } cruza el Portal hasta { $space }.
   *[other] { $hero } paga { own-play-price } y cruza el Portal hasta { $space }.
 }
platformer-event-effect = { $definition_kind ->
    [hero] Se aplica la Habilidad de { $definition }.
    [enemy] Se aplica la Habilidad de Enemigo: { $definition }.
    [boss] Se aplica la regla especial del Jefe.
   *[item] Se aplica «{ $definition }».
 }
platformer-event-star = { $hero } activa su Efecto Estrella.
platformer-event-thanks = { $definition_kind ->
    [hero] Gracias a su Habilidad, { $hero } gana { own-play-amount }.
   *[item] Gracias a «{ $definition }», { $hero } gana { own-play-amount }.
 }
platformer-event-ended = La partida ha terminado.
platformer-event-healed = { $hero } recupera { $amount } { -heart }.
platformer-event-discarded = { $hero } descarta «{ $card }».
platformer-event-die-turned = { $hero } gira un dado hasta mostrar { $symbol_word }.

## Final

platformer-outcome-boss-defeated = { $seats ->
    [one] El Jefe ha caído. ¡{ $winner } gana con { $score } puntos!
   *[other] El Jefe ha caído. ¡{ $winner } gana la partida!
 }
platformer-outcome-hero-downed = El único Héroe ha caído: la partida está perdida.
platformer-outcome-events-out = El último Evento ha pasado y el Jefe sigue en pie: la partida está perdida.
platformer-outcome-turn-limit = Se ha alcanzado el límite de turnos: no gana nadie.
platformer-outcome-card = { $winners ->
    [0] Una carta termina la partida: no gana nadie.
   *[other] Una carta decide la partida: ¡gana { $winner }!
 }

## Negativas

platformer-refusal-already-begun = Las Gemas van antes del primer paso.
platformer-refusal-cannot-push = Allí hay alguien a quien no se puede empujar.
platformer-refusal-counts-not = Con este Héroe, { $face_one } no cuenta como { $symbol_word }.
platformer-refusal-declare-first = Di primero a qué Enemigo atacas.
platformer-refusal-exhausted = La carta está agotada.
platformer-refusal-forbidden = Una carta en juego lo prohíbe.
platformer-refusal-forge-other = De dos { $symbol_many } tiene que salir otro símbolo.
platformer-refusal-must-respawn = Tu Héroe está fuera del Mapa y primero debe reaparecer.
platformer-refusal-no-card = En ese lugar no hay ninguna carta.
platformer-refusal-no-enemy-to-move = No se puede mover a ningún Enemigo.
platformer-refusal-no-pair = Para forjar hacen falta dos { $symbol_many }.
platformer-refusal-no-portal = Tu Héroe no está en un Portal.
platformer-refusal-no-portal-there = Allí no hay ningún Portal de este Nivel.
platformer-refusal-no-respawn-there = Allí no puede reaparecer nadie.
platformer-refusal-no-shop = Tu Héroe no está en una Tienda.
platformer-refusal-no-such-enemy = Ese Enemigo no está en el Mapa.
platformer-refusal-no-such-symbol = No queda ningún { own-play-symbol } sin usar.
platformer-refusal-no-sword = Un ataque necesita al menos una Espada.
platformer-refusal-no-sword-yet = Aún no hay ninguna Espada en el ataque.
platformer-refusal-no-symbol = No queda ningún símbolo sin usar.
platformer-refusal-no-way = Por ahí no se puede pasar.
platformer-refusal-not-adjacent = El Enemigo no está adyacente.
platformer-refusal-not-now = Ahora no se puede.
platformer-refusal-not-open = { own-play-direction } aún no hay nada revelado.
platformer-refusal-not-saved = El dado especial no muestra { $symbol_one }.
platformer-refusal-not-unused = No queda ningún { own-play-symbol } sin usar que guardar.
platformer-refusal-not-usable = La carta no puede hacer nada ahora.
platformer-refusal-not-your-decision = Ahora decide otra persona.
platformer-refusal-not-yours = No tienes esa carta.
platformer-refusal-nothing-to-boost = No hay ningún símbolo que mejorar.
platformer-refusal-occupied = La casilla está ocupada.
platformer-refusal-on-the-map = Tu Héroe está en el Mapa.
platformer-refusal-only-swords = En un ataque solo entran Espadas.
platformer-refusal-over = La partida ha terminado.
platformer-refusal-same-sword = El { $sword }.º { -sword(number: "one") } es igual a otro posterior: mejora ese.
platformer-refusal-save-later = Los símbolos se guardan al final del turno.
platformer-refusal-sealed = El Nivel de Jefe está sellado.
platformer-refusal-too-dear = Eso cuesta { own-play-price } y tienes { $gold }.
platformer-refusal-too-few-gems = { $price ->
    [one] Para eso hace falta 1 { -gem(number: "one") }
   *[other] Para eso hacen falta { $price } { -gem(number: "many") }
 } y tienes { $gems }.

## Preguntas

platformer-question-act = ¿Qué hace { $hero }?
platformer-question-move = ¿Adónde va { $hero }?
platformer-question-step = Hay alguien en medio. ¿Hacia dónde se le empuja?
platformer-question-portal = Hay alguien en medio. ¿Hacia dónde se le empuja?
platformer-question-hand = ¿A qué Enemigo mueves, y adónde?
platformer-question-hand-chosen = ¿Adónde va { $enemy_subject } de { $space }?
platformer-question-coin = ¿Mejorar la Moneda?
platformer-question-star = ¿Mejorar la Estrella?
platformer-question-strike = ¿Qué pones en el ataque contra { $enemy_subject }?
platformer-question-attacked = Atacan varios Enemigos. ¿Cuál primero?
platformer-question-gravity = { $hero } cuelga de una Escalera. ¿Se agarra?
platformer-question-place = ¿Dónde reaparece { $hero }?
platformer-question-offer = { $hero } está fuera de combate. ¿Reaparece enseguida?
platformer-question-save = ¿Guardar un símbolo en el dado especial?
platformer-question-collect = Aquí hay algo. ¿Lo recoges?
platformer-question-throw = ¿Qué muestra el siguiente dado?
platformer-question-effect = ¿Usar «{ $definition }»?
platformer-question-pick-enemy = «{ $definition }»: ¿qué Enemigo?
platformer-question-pick-hero = «{ $definition }»: ¿qué Héroe?
platformer-question-pick-space = «{ $definition }»: ¿qué casilla?
platformer-question-pick-option = «{ $definition }»: ¿qué eliges?
platformer-question-pick-die = ¿Qué dado?

## La mesa

platformer-table-level = Nivel { $level }
platformer-table-boss-level = Nivel de Jefe
platformer-table-hidden = Nivel { $level }: boca abajo
platformer-table-hidden-boss = Nivel de Jefe: boca abajo
platformer-table-dice = Dados: { $dice }
platformer-table-enemy-die = Dado de Enemigo: { $result_word }
platformer-table-extra = además: { $symbols }
platformer-table-hero = { $hero }: Salud { $hearts }/{ $health }, Oro { $gold }, Gemas { $gems }, dado especial: { $special_word }
platformer-table-off = fuera del Mapa
platformer-table-cards = Cartas: { $cards }
platformer-table-exhausted = { $card } (agotada)
platformer-table-tokens = Fichas: { $tokens }
platformer-table-shop = Tienda: { $cards }
platformer-table-price = { $card } ({ $price })
platformer-table-enemy = { $sign } = { $enemy } (Daño { $damage }, Salud { $health })
platformer-table-pile = { $space }: { own-play-loot }
platformer-table-artifact = { $hero_seat ->
    [-1] Artefacto «{ $card }»: aún sin dueño
   *[other] Artefacto «{ $card }»: { $hero }
 }
platformer-table-event = Evento: { $card } (quedan { $left })
platformer-table-boss = Jefe: { $boss }
platformer-table-legend = Signos: { $legend }
platformer-table-legend-gold = { $sign } Oro
platformer-table-legend-gem = { $sign } Gema
platformer-table-legend-pile = { $sign } varias fichas
platformer-table-legend-trap = { $sign } Trampa
platformer-table-legend-shop = { $sign } Tienda
platformer-table-legend-portal = { $sign } Portal
platformer-table-legend-spawn = { $sign } casilla de Aparición
platformer-table-legend-boss-spawn = { $sign } Aparición del Jefe
platformer-table-legend-special = { $sign } Icono especial
platformer-table-legend-ladder = { $sign } Escalera
platformer-table-legend-platform = { $sign } Plataforma
platformer-table-legend-one-way = { $sign } solo de subida
platformer-table-legend-wall = { $sign } Pared
