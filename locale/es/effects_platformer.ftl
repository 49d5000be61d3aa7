## Platformer: los sustantivos de sus textos de reglas. Un solo lugar para todo lo que un día podría ser un icono.
## $who      además: others, all, in_range, level, adjacent
## $bearer   además: enemy, summon, boss
## $enemy    el Enemigo del que se habla: any, this, that, all, boss, summon, rank_1 …, chosen_…, each_…
## $space    la Casilla de la que se habla: that, o chosen_…

-gold = de Oro
-gem = { $number ->
    [one] Gema
   *[many] Gemas
 }
-heart = de Salud
-wound = { $number ->
    [one] Herida
   *[many] Heridas
 }
-move = { $number ->
    [one] símbolo de Movimiento
   *[many] símbolos de Movimiento
 }
-sword = { $number ->
    [one] símbolo de Espada
   *[many] símbolos de Espada
 }
-coin = { $number ->
    [one] símbolo de Moneda
   *[many] símbolos de Moneda
 }
-hand = { $number ->
    [one] símbolo de Mano
   *[many] símbolos de Mano
 }
-star = { $number ->
    [one] símbolo de Estrella
   *[many] símbolos de Estrella
 }
-attack = Ataque
-left = Izquierda
-right = Derecha

## Quién y qué

hero-nom = { $who ->
    [same] { "" }
    [that] ese Héroe
    [pron] { "" }
    [of_them] cada uno de ellos
    [active] el Héroe activo
    [others] cada uno de los demás Héroes
    [all] cada Héroe
    [in_range] cada Héroe al Alcance
    [level] { $bearer ->
        [holder] cada otro Héroe de tu Nivel
       *[enemy] cada Héroe en el Nivel { bearer-gen }
     }
    [adjacent] cada Héroe adyacente a { own-bearer-a }
    [another] otro Héroe
    [any] un Héroe
    [chosen_all] un Héroe a tu elección
    [chosen_in_range] un Héroe al Alcance a tu elección
    [chosen_level] otro Héroe de tu Nivel a tu elección
    [chosen_adjacent] un Héroe adyacente a tu elección
    [chosen_others] otro Héroe a tu elección
   *[you] tú
 }
hero-acc = { $who ->
    [you] a ti
    [pron] a ese Héroe
    [active] al Héroe activo
   *[other] a { hero-nom }
 }
hero-dat = { $who ->
    [you] ti
    [pron] ese Héroe
   *[other] { hero-nom }
 }
hero-gen = { $who ->
    [you] tuyo
    [pron] de ese Héroe
    [active] del Héroe activo
   *[other] de { hero-nom }
 }

bearer-nom = { $bearer ->
    [enemy] este Enemigo
    [summon] esta Invocación
    [boss] el Jefe
   *[holder] tú
 }
bearer-acc = { $bearer ->
    [boss] al Jefe
    [holder] a ti
   *[other] a { bearer-nom }
 }
bearer-gen = { $bearer ->
    [boss] del Jefe
    [holder] de tu Héroe
   *[other] de { bearer-nom }
 }
# tras «adyacente a»
own-bearer-a = { $bearer ->
    [enemy] este Enemigo
    [summon] esta Invocación
    [boss] la Casilla del Jefe
   *[holder] ti
 }
own-bearer-row = { $bearer ->
    [holder] de tu Fila
   *[other] de la Fila { bearer-gen }
 }
own-bearer-level = { $bearer ->
    [holder] de tu Nivel
   *[other] del Nivel { bearer-gen }
 }
own-bearer-around = { $bearer ->
    [holder] a tu alrededor
   *[other] alrededor { bearer-gen }
 }

enemy-nom = { $enemy ->
    [this] { bearer-nom }
    [that] ese Enemigo
    [all] los Enemigos
    [boss] el Jefe
    [not_boss] un Enemigo que no sea el Jefe
    [summon] una Invocación
    [rank_1] un Enemigo de rango I
    [rank_2] un Enemigo de rango II
    [rank_3] un Enemigo de rango III
    [chosen_anywhere] un Enemigo a tu elección
    [chosen_adjacent] un Enemigo adyacente
    [chosen_around] un Enemigo en una de las ocho Casillas { own-bearer-around }
    [chosen_same_row] un Enemigo { own-bearer-row }
    [chosen_same_level] un Enemigo { own-bearer-level }
    [each_anywhere] cada Enemigo
    [each_adjacent] cada Enemigo adyacente a { own-bearer-a }
    [each_around] cada Enemigo en las ocho Casillas { own-bearer-around }
    [each_same_row] cada Enemigo { own-bearer-row }
    [each_same_level] cada Enemigo { own-bearer-level }
    [chosen_anywhere_not_boss] un Enemigo a tu elección que no sea el Jefe
    [chosen_adjacent_not_boss] un Enemigo adyacente que no sea el Jefe
    [chosen_around_not_boss] un Enemigo que no sea el Jefe en una de las ocho Casillas { own-bearer-around }
    [chosen_same_row_not_boss] un Enemigo { own-bearer-row } que no sea el Jefe
    [chosen_same_level_not_boss] un Enemigo { own-bearer-level } que no sea el Jefe
   *[any] un Enemigo
 }
enemy-acc = { $enemy ->
    [this] { bearer-acc }
    [boss] al Jefe
   *[other] a { enemy-nom }
 }
enemy-dat = { enemy-nom }

space-acc = { $space ->
    [chosen_free_adjacent] una Casilla adyacente libre
    [chosen_free_around] una Casilla libre { own-bearer-around }
    [chosen_free_row] una Casilla libre { own-bearer-row }
    [chosen_free_level] una Casilla libre { own-bearer-level }
    [chosen_free_map] una Casilla libre del Mapa
    [chosen_token_adjacent] una Casilla adyacente
    [chosen_token_around] una Casilla { own-bearer-around }
    [chosen_token_row] una Casilla { own-bearer-row }
    [chosen_token_level] una Casilla { own-bearer-level }
    [chosen_token_map] una Casilla del Mapa
    [chosen_platform_adjacent] una Casilla adyacente libre con Plataforma
    [chosen_platform_around] una Casilla libre con Plataforma { own-bearer-around }
    [chosen_platform_row] una Casilla libre con Plataforma { own-bearer-row }
    [chosen_platform_level] una Casilla libre con Plataforma { own-bearer-level }
    [chosen_platform_map] una Casilla libre con Plataforma del Mapa
   *[that] esa Casilla
 }
space-dat = { space-acc }

things = { $what ->
    [gold] { $amount } { -gold }
    [gem] { $amount ->
        [one] 1 { -gem(number: "one") }
       *[other] { $amount } { -gem(number: "many") }
     }
   *[heart] { $amount } { -heart }
 }
wounds = { $amount ->
    [one] 1 { -wound(number: "one") }
   *[other] { $amount } { -wound(number: "many") }
 }
spaces = { $n ->
    [one] 1 Casilla
   *[other] { $n } Casillas
 }
spaces-up-to = { $n ->
    [one] 1 Casilla
   *[other] hasta { $n } Casillas
 }
symbol-one = { $symbol ->
    [move] { -move(number: "one") }
    [sword] { -sword(number: "one") }
    [coin] { -coin(number: "one") }
    [hand] { -hand(number: "one") }
    [star] { -star(number: "one") }
   *[any] símbolo
 }
symbol-many = { $symbol ->
    [move] { -move(number: "many") }
    [sword] { -sword(number: "many") }
    [coin] { -coin(number: "many") }
    [hand] { -hand(number: "many") }
    [star] { -star(number: "many") }
   *[any] símbolos
 }
result = { $result ->
    [left] { -left }
    [right] { -right }
   *[attack] { -attack }
 }
space-kind = { $kind ->
    [plain] Casilla normal
    [gold] Casilla de Oro
    [gem] Casilla de Gema
    [trap] Casilla de Trampa
    [shop] Casilla de Tienda
    [spawn] Casilla de Aparición
    [portal] Casilla de Portal al Vacío
    [boss_spawn] Casilla de Aparición del Jefe
    [special] Casilla especial
   *[any] Casilla
 }

## Cuánto dura

until-instant = hasta el final del turno
until-turn = hasta el final del turno
until-attack = en tu próximo Ataque de este turno
until-next-turn = hasta el comienzo de tu próximo turno
until-game = durante el resto de la partida

## Platformer: desencadenantes. $least es el número que hay que alcanzar; 0 si vale cualquiera.

when-always = siempre
when-activated = como acción
when-step-begins = { $step ->
    [1] al comienzo { own-turn }
    [8] al final { own-turn }
   *[other] al comienzo { own-step }
 }
when-step-ends = { $step ->
    [8] justo al final { own-turn }
   *[other] al final { own-step }
 }
own-turn = { $who ->
    [you] de tu turno
   *[any] del turno { hero-gen }
 }
own-step = { $who ->
    [you] de tu { step-name }
   *[any] del { step-name } { hero-gen }
 }
step-name = { $step ->
    [0] paso de Evento
    [1] primer paso
    [2] paso de revitalizar
    [3] paso de lanzar los dados
    [4] paso del dado de Enemigo
    [5] paso de acciones
    [6] paso de guardar
    [7] paso de Gravedad
   *[other] último paso
 }
when-boss-setup = preparación
when-boss-begins = { $who ->
    [you] cuando se active el Jefe en tu turno
    [another] cuando se active el Jefe en el turno de otro Héroe
   *[any] cuando se active el Jefe
 }
when-boss-ends = { $who ->
    [you] después de que el Jefe actúe en tu turno
    [another] después de que el Jefe actúe en el turno de otro Héroe
   *[any] después de que el Jefe actúe
 }

when-pool-rolled = { $who ->
    [you] después de lanzar los dados de acción
   *[any] después de que { hero-nom } lance los dados de acción
 }
when-enemy-die = { $result ->
    [any] { $who ->
        [you] después de lanzar el dado de Enemigo
        [another] después de que otro Héroe lance el dado de Enemigo
       *[any] después de que se lance el dado de Enemigo
     }
   *[other] { $who ->
        [you] cuando saques { result } en el dado de Enemigo
        [another] cuando otro Héroe saque { result } en el dado de Enemigo
       *[any] cuando salga { result } en el dado de Enemigo
     }
 }
when-symbol-used = cuando { $who ->
    [you] uses
   *[any] { hero-nom } use
 } un { symbol-one }{ $source ->
    [pool] { " " }de la Reserva de Dados
    [saved] { " " }guardado
    [forged] { " " }forjado
   *[any] { "" }
 }
when-symbol-boosted = cuando { $who ->
    [you] mejores
   *[any] { hero-nom } mejore
 } un { symbol-one } con { -gem(number: "many") }{ $least ->
    [0] { "" }
    [1] { "" }
    [2] { " " }al menos dos veces
   *[other] { " " }al menos { $least } veces
 }
when-forged = cuando { $who ->
    [you] forjes
   *[any] { hero-nom } forje
 } un { symbol-one }
when-saved = cuando { $who ->
    [you] guardes
   *[any] { hero-nom } guarde
 } un { symbol-one }
when-special-reset = cuando se restablezca { $who ->
    [you] tu dado especial
   *[any] el dado especial { hero-gen }
 }
when-star-used = { $who ->
    [you] { -star(number: "one") }
   *[any] cuando { hero-nom } use un { -star(number: "one") } para su propio efecto
 }

when-move-begins = cuando { $who ->
    [you] vayas a moverte
   *[any] { hero-nom } vaya a moverse
 }
when-moved = cuando { $who ->
    [you] te muevas
   *[any] { hero-nom } se mueva
 } 1 Casilla
when-reach-left = cuando { $who ->
    [you] te alejes
   *[any] { hero-nom } se aleje
 } de un Enemigo adyacente
when-entered = cuando { $who ->
    [you] entres
   *[any] { hero-nom } entre
 } en una { space-kind }
when-came-next = cuando { $who ->
    [you] te muevas
   *[any] { hero-nom } se mueva
 } junto { enemy-acc }
when-ladder-used = cuando { $who ->
    [you] atravieses
   *[any] { hero-nom } atraviese
 } una Plataforma por una Escalera
when-portal-used = cuando { $who ->
    [you] viajes
   *[any] { hero-nom } viaje
 } por un Portal al Vacío
when-pushed = cuando { $who ->
    [you] te empujen
   *[any] empujen { hero-acc }
 }
when-pushes-hero = cuando { $who ->
    [you] empujes
   *[any] { hero-nom } empuje
 } a otro Héroe
when-fell = cuando { $who ->
    [you] caigas
   *[any] { hero-nom } caiga
 }{ $least ->
    [0] { "" }
    [one] { " " }al menos 1 Casilla
   *[other] { " " }al menos { $least } Casillas
 }
when-fell-through-trap = cuando { $who ->
    [you] caigas
   *[any] { hero-nom } caiga
 } en una Trampa o la atraviese{ $who ->
    [you] s
   *[any] { "" }
 } al caer
when-boss-level-entered = cuando { $who ->
    [you] entres
   *[any] { hero-nom } entre
 } en el Nivel de Jefe

when-enemy-moved = cuando { $cause ->
    [die] el dado de Enemigo mueva { enemy-acc }
    [hand] un { -hand(number: "one") } mueva { enemy-acc }
    [push] empujen { enemy-acc }
    [fall] { enemy-nom } caiga
    [card] una carta mueva { enemy-acc }
   *[any] { enemy-nom } se mueva
 }
when-enemy-attacks = cuando { $cause ->
    [boss] una carta de Ataque de Jefe { $who ->
        [you] te alcance
       *[any] alcance { hero-acc }
     }
   *[other] { enemy-nom } { $who ->
        [you] te ataque
       *[any] ataque { hero-acc }
     }{ $cause ->
        [die] { " " }por el dado de Enemigo
        [movement] { " " }por alejarse{ $who ->
            [you] { " " }de él
           *[any] { "" }
         }
        [card] { " " }por una carta
       *[any] { "" }
     }
 }
when-enemy-spawned = cuando { enemy-nom } aparezca en el Mapa

when-attack-declared = cuando { $who ->
    [you] ataques
   *[any] { hero-nom } ataque
 } { enemy-acc }
when-damage-summed = cuando { $who ->
    [you] inflijas
   *[any] { hero-nom } inflija
 } { $least ->
    [0] Daño
   *[other] al menos { $least } de Daño
 } { enemy-acc }
when-enemy-defeated = cuando { $who ->
    [you] derrotes
   *[any] { hero-nom } derrote
 } { enemy-acc }
when-boss-survived = cuando { $who ->
    [you] ataques
   *[any] { hero-nom } ataque
 } al Jefe{ $least ->
    [0] { "" }
   *[other] { " " }con al menos { $least } de Daño
 } sin derrotarlo
when-looted = cuando { $who ->
    [you] tomes
   *[any] { hero-nom } tome
 } el Botín de un Enemigo derrotado

when-wounded = cuando { $who ->
    [you] sufras
   *[any] { hero-nom } sufra
 } { $least ->
    [0] { -wound(number: "many") }
    [one] al menos 1 { -wound(number: "one") }
   *[other] al menos { $least } { -wound(number: "many") }
 }
when-healed = cuando { $who ->
    [you] recuperes
   *[any] { hero-nom } recupere
 } Salud
when-downed = cuando { $who ->
    [you] quedes
   *[any] { hero-nom } quede
 } Abatido
when-respawned = cuando { $who ->
    [you] reaparezcas
   *[any] { hero-nom } reaparezca
 }
when-token-gained = cuando { $who ->
    [you] recibas
   *[any] { hero-nom } reciba
 } una ficha de Jefe
when-token-repeated = cuando { $who ->
    [you] vayas a recibir una ficha de Jefe que ya tengas
   *[any] { hero-nom } vaya a recibir una ficha de Jefe que ya tenga
 }
when-token-lost = cuando { $who ->
    [you] pierdas
   *[any] { hero-nom } pierda
 } una ficha de Jefe

when-gained = cuando { $who ->
    [you] ganes
   *[any] { hero-nom } gane
 } { any-things }
when-spent = cuando { $who ->
    [you] pagues o pierdas
   *[any] { hero-nom } pague o pierda
 } { any-things }
any-things = { $least ->
    [0] { $what ->
        [gold] Oro
        [gem] { -gem(number: "many") }
       *[any] Oro o { -gem(number: "many") }
     }
   *[other] al menos { $what ->
        [gold] { $least } { -gold }
        [gem] { $least ->
            [one] 1 { -gem(number: "one") }
           *[other] { $least } { -gem(number: "many") }
         }
       *[any] { $least } { -gold } o { $least ->
            [one] 1 { -gem(number: "one") }
           *[other] { $least } { -gem(number: "many") }
         }
     }
 }
when-collected = cuando { $who ->
    [you] tomes
   *[any] { hero-nom } tome
 } { $what ->
    [gold] Oro
    [gem] una { -gem(number: "one") }
   *[any] Oro o una { -gem(number: "one") }
 } del Mapa
when-bought = cuando { $who ->
    [you] compres
   *[any] { hero-nom } compre
 } una carta{ $least ->
    [0] { "" }
   *[other] { " " }por al menos { $least } { -gold }
 }
when-card-used = cuando { $who ->
    [you] uses
   *[any] { hero-nom } use
 } una carta
when-card-exhausted = cuando { $who ->
    [you] agotes
   *[any] { hero-nom } agote
 } una carta
when-card-refreshed = cuando se revitalice { $who ->
    [you] una de tus cartas
   *[any] una carta { hero-gen }
 }
when-card-discarded = cuando { $who ->
    [you] descartes
   *[any] { hero-nom } descarte
 } una carta
when-artifact-taken = cuando { $who ->
    [you] tomes
   *[any] { hero-nom } tome
 } un Artefacto

when-level-revealed = cuando { $who ->
    [you] reveles un Nivel
    [another] otro Héroe revele un Nivel
   *[any] se revele un Nivel
 }
when-level-removed = cuando se retire el Nivel más bajo{ in-turn }
when-gravity-applied = cuando se active la Gravedad{ in-turn }
in-turn = { $who ->
    [you] { " " }en tu turno
    [another] { " " }en el turno de otro Héroe
   *[any] { "" }
 }
when-event-revealed = cuando se revele este Evento
when-attack-resolved = cuando se resuelva una carta de Ataque de Jefe
when-attack-drawn = cuando se robe una carta de Ataque de Jefe

## Condiciones, tras «si» o «salvo si»

cond-on-space = { $who ->
    [you] estás
   *[other] { hero-nom } está
 } en una { space-kind }
cond-standing = { $who ->
    [you] estás
   *[other] { hero-nom } está
 } { $where ->
    [in_air] en el aire
    [on_ladder] en una Escalera
    [boss_level] en el Nivel de Jefe
    [below_boss_level] por debajo del Nivel de Jefe
    [lowest_row] en la Fila más baja
   *[off_map] fuera del Mapa
 }
cond-level-at-least = { $who ->
    [you] estás
   *[other] { hero-nom } está
 } en el Nivel { $level } o superior
cond-adjacent = hay { $enemies ->
    [one] un Enemigo adyacente
   *[other] al menos { $enemies } Enemigos adyacentes
 } { hero-acc }
cond-next-to-this = { $who ->
    [you] estás
   *[other] { hero-nom } está
 } junto { bearer-acc }
cond-next-to-its-kind = hay otro Enemigo de su tipo adyacente
cond-has = { $who ->
    [you] { $what ->
        [defeated] has derrotado
       *[other] tienes
     }
   *[other] { hero-nom } { $what ->
        [defeated] ha derrotado
       *[other] tiene
     }
 } { $range ->
    [exact] exactamente { cond-has-least }
    [least] al menos { cond-has-least }
    [most] como máximo { cond-has-most }
   *[both] de { $least } a { cond-has-most }
 }
cond-has-least = { $what ->
    [gold] { $least } { -gold }
    [gem] { $least ->
        [one] 1 { -gem(number: "one") }
       *[other] { $least } { -gem(number: "many") }
     }
    [heart] { $least } { -heart }
    [cards] { $least ->
        [one] 1 carta
       *[other] { $least } cartas
     }
    [tokens] { $least ->
        [one] 1 ficha de Jefe
       *[other] { $least } fichas de Jefe
     }
   *[defeated] { $least ->
        [one] a 1 Enemigo
       *[other] a { $least } Enemigos
     }
 }
cond-has-most = { $what ->
    [gold] { $most } { -gold }
    [gem] { $most ->
        [one] 1 { -gem(number: "one") }
       *[other] { $most } { -gem(number: "many") }
     }
    [heart] { $most } { -heart }
    [cards] { $most ->
        [one] 1 carta
       *[other] { $most } cartas
     }
    [tokens] { $most ->
        [one] 1 ficha de Jefe
       *[other] { $most } fichas de Jefe
     }
   *[defeated] { $most ->
        [one] a 1 Enemigo
       *[other] a { $most } Enemigos
     }
 }
cond-ranks = { $what ->
    [height] { $who ->
        [you] estás
       *[other] { hero-nom } está
     } más { $place ->
        [most] arriba
       *[fewest] abajo
     } que todos los demás Héroes
    [defeated] { $who ->
        [you] eres quien
       *[other] { hero-nom } es quien
     } { $place ->
        [most] más
       *[fewest] menos
     } Enemigos ha derrotado
   *[other] { $who ->
        [you] eres quien
       *[other] { hero-nom } es quien
     } { $place ->
        [most] más
       *[fewest] menos
     } { $what ->
        [gold] Oro
        [gem] { -gem(number: "many") }
        [heart] Salud
       *[cards] cartas
     } tiene
 }
cond-dice-show = { $least ->
    [one] al menos 1 dado{ $unused ->
        [yes] { " " }sin usar
       *[no] { "" }
     } de la Reserva muestra { $symbol ->
        [equal] un símbolo
       *[other] un { symbol-one }
     }
   *[other] al menos { $least } dados{ $unused ->
        [yes] { " " }sin usar
       *[no] { "" }
     } de la Reserva muestran { $symbol ->
        [equal] el mismo símbolo
       *[other] un { symbol-one }
     }
 }
cond-special-shows = { $who ->
    [you] tu dado especial
   *[other] el dado especial { hero-gen }
 } { $symbol ->
    [blank] no guarda ningún símbolo
    [any] guarda un símbolo
   *[other] guarda un { symbol-one }
 }
cond-card-ready = esta carta no está agotada
cond-own-turn = es tu turno
cond-caused-by = la causa es { $cause ->
    [die] el dado de Enemigo
    [movement] un Movimiento
    [card] una carta
    [trap] una Trampa
    [hand] un { -hand(number: "one") }
    [push] un empujón
    [fall] una caída
    [boss] el Jefe
   *[portal] un Portal al Vacío
 }
cond-enemy-is = ese Enemigo { $what ->
    [rank_1] es de rango I
    [rank_2] es de rango II
    [rank_3] es de rango III
    [boss] es el Jefe
    [summon] es una Invocación
    [this] es { bearer-nom }
   *[not_boss] no es el Jefe
 }
cond-boss-is = el Jefe es { $boss }
cond-holds-token = { $who ->
    [you] tienes
   *[other] { hero-nom } tiene
 } la ficha «{ $token }»
cond-enemies-on-map = { $range ->
    [exact] { $least ->
        [0] no hay ningún Enemigo
        [one] hay exactamente 1 Enemigo
       *[other] hay exactamente { $least } Enemigos
     }
    [least] hay al menos { $least ->
        [one] 1 Enemigo
       *[other] { $least } Enemigos
     }
    [most] { $most ->
        [0] no hay ningún Enemigo
        [one] hay como máximo 1 Enemigo
       *[other] hay como máximo { $most } Enemigos
     }
   *[both] hay de { $least } a { $most } Enemigos
 } además del Jefe en el { $where ->
    [map] Mapa
   *[boss_level] Nivel de Jefe
 }

## Costes

cost-exhaust = { $form ->
    [label] agotar
    [infinitive] agotar esta carta
   *[imperative] agota esta carta
 }
cost-discard = { $form ->
    [label] descartar
    [infinitive] descartar esta carta
   *[imperative] descarta esta carta
 }
cost-once-per-turn = una vez por turno
cost-pay = { $form ->
    [imperative] { $what ->
        [heart] pierde
       *[other] paga
     }
   *[infinitive] { $what ->
        [heart] perder
       *[other] pagar
     }
 } { things }
cost-spend-symbol = { $form ->
    [imperative] gasta
   *[infinitive] gastar
 } un { symbol-one } de la Reserva de Dados
cost-spend-pair = { $form ->
    [imperative] gasta
   *[infinitive] gastar
 } dos { symbol-many } de la Reserva de Dados
cost-spend-saved = { $form ->
    [imperative] gasta
   *[infinitive] gastar
 } tu símbolo guardado

## Operaciones

op-gain = { $form ->
    [infinitive] { $what ->
        [heart] recuperar
       *[other] ganar
     }
    [imperative] { $what ->
        [heart] recupera
       *[other] gana
     }
   *[statement] { hero-nom } { $what ->
        [heart] recupera
       *[other] gana
     }
 } { things }
op-lose = { $form ->
    [infinitive] perder
    [imperative] pierde
   *[statement] { hero-nom } pierde
 } { things }
op-steal = { $form ->
    [infinitive] robar { things } { hero-acc }
    [imperative] roba { things } { hero-acc }
   *[statement] { hero-nom } pierde { things }
 }
op-heal-full = { $form ->
    [infinitive] recuperar toda tu Salud
    [imperative] recupera toda tu Salud
   *[statement] { hero-nom } recupera toda su Salud
 }
op-wound = { $form ->
    [infinitive] sufrir
    [imperative] sufre
   *[statement] { hero-nom } sufre
 } { wounds }
op-give-token = { $form ->
    [infinitive] recibir
    [imperative] recibe
   *[statement] { hero-nom } recibe
 } la ficha «{ $token }»
op-drop-tokens = { $form ->
    [infinitive] descartar todas tus fichas de Jefe
    [imperative] descarta todas tus fichas de Jefe
   *[statement] { hero-nom } descarta todas sus fichas de Jefe
 }
op-reset-special = { $form ->
    [infinitive] restablecer tu dado especial
    [imperative] restablece tu dado especial
   *[statement] { hero-nom } restablece su dado especial
 }
op-set-special = { $form ->
    [infinitive] poner tu dado especial
    [imperative] pon tu dado especial
   *[statement] { hero-nom } pone su dado especial
 } en el { symbol-one }
op-exhaust-cards = { $form ->
    [infinitive] agotar todos tus Objetos y Artefactos
    [imperative] agota todos tus Objetos y Artefactos
   *[statement] { hero-nom } agota todos sus Objetos y Artefactos
 }
op-respawn-hero = { $form ->
    [infinitive] reaparecer
    [imperative] reaparece
   *[statement] { hero-nom } reaparece
 } de inmediato sin gastar ningún símbolo
op-move = { $form ->
    [statement] { hero-nom } puede moverse
    [inverted] { hero-nom } puede moverse
    [infinitive] { $who ->
        [you] moverte
       *[other] mover { hero-acc }
     }
   *[imperative] { $who ->
        [you] muévete
       *[other] mueve { hero-acc }
     }
 } { spaces-up-to }{ $ignore ->
    [none] { "" }
    [reach] { " " }sin recibir Ataques
    [walls] , incluso a través de Paredes
    [platforms] , incluso a través de Plataformas
    [reach_walls] { " " }sin recibir Ataques, incluso a través de Paredes
    [reach_platforms] { " " }sin recibir Ataques, incluso a través de Plataformas
    [walls_platforms] , incluso a través de Paredes y Plataformas
   *[reach_walls_platforms] { " " }sin recibir Ataques, incluso a través de Paredes y Plataformas
 }
op-push = { $form ->
    [infinitive] empujar { hero-acc } { spaces } { own-push-way }
    [imperative] empuja { hero-acc } { spaces } { own-push-way }
   *[statement] { $who ->
        [you] te empujan
       *[other] { hero-nom } es empujado
     } { spaces } { own-push-way }
 }
own-push-way = { $direction ->
    [left] a la izquierda
    [right] a la derecha
    [up] hacia arriba
    [down] hacia abajo
   *[away] en dirección opuesta { bearer-acc }
 }
op-swap = { $form ->
    [infinitive] intercambiar
   *[imperative] intercambia
 } tu posición con { $other ->
    [hero] { hero-dat }
   *[enemy] { enemy-dat }
 }
op-place = { $form ->
    [infinitive] colocar
   *[imperative] coloca
 } { $who ->
    [you] a tu Héroe
   *[other] { hero-acc }
 } en { space-acc }
op-place-token = { $form ->
    [infinitive] colocar
   *[imperative] coloca
 } { $what ->
    [gold] 1 { -gold }
   *[gem] 1 { -gem(number: "one") }
 } en { space-acc }
op-take-token = { $form ->
    [infinitive] tomar
   *[imperative] toma
 } el Oro o la { -gem(number: "one") } de { space-dat }

op-move-enemy = { $form ->
    [infinitive] mover
   *[imperative] mueve
 } { enemy-acc } { spaces-up-to }
op-damage-enemy = { $form ->
    [infinitive] infligir
   *[imperative] inflige
 } { $amount } de Daño { enemy-acc }
op-remove-enemy = { $form ->
    [infinitive] retirar
   *[imperative] retira
 } del Mapa { enemy-acc }
op-march = { $form ->
    [infinitive] mover
   *[imperative] mueve
 } a todos los Enemigos 1 Casilla a la { $direction ->
    [either] izquierda o a la derecha
    [left] izquierda
   *[right] derecha
 }
op-spawn-enemy = { $form ->
    [infinitive] colocar
   *[imperative] coloca
 } 1 Enemigo en una Casilla de Aparición libre { $level ->
    [highest] del Nivel revelado más alto
   *[own] { $bearer ->
        [holder] de tu Nivel
       *[other] del Nivel del Héroe activo
     }
 }
op-summon = { $form ->
    [infinitive] colocar
   *[imperative] coloca
 } { $amount ->
    [one] 1 Invocación «{ $token }» en una Casilla de Aparición libre
   *[other] { $amount } Invocaciones «{ $token }» en Casillas de Aparición libres
 } del Nivel de Jefe

op-add-damage = { $form ->
    [infinitive] añadir
   *[imperative] añade
 } { $amount } de Daño { $now ->
    [attack] a este Ataque
   *[other] a tu Ataque actual o al próximo de este turno
 }
op-add-symbol = { $form ->
    [infinitive] ganar
   *[imperative] gana
 } { $amount ->
    [one] 1 { symbol-one }
   *[other] { $amount } { symbol-many }
 } para este turno
op-double-symbol = el próximo símbolo que uses este turno cuenta { $times ->
    [one] dos veces
   *[other] { $total } veces
 }
op-draw-card = { $form ->
    [infinitive] tomar
   *[imperative] toma
 } gratis la primera carta del mazo de { $deck ->
    [item] Objetos
   *[potion] Pociones
 }
op-reroll = { $form ->
    [infinitive] volver a lanzar
   *[imperative] vuelve a lanzar
 } { $dice ->
    [one] un dado sin usar a tu elección
   *[unused] todos los dados sin usar
 }
op-reroll-enemy-die = { $now ->
    [enemy_die] { $form ->
        [infinitive] volver a lanzarlo
       *[imperative] vuelve a lanzarlo
     }
   *[other] { $form ->
        [infinitive] volver a lanzar el dado de Enemigo
       *[imperative] vuelve a lanzar el dado de Enemigo
     }
 }
op-set-enemy-die = { $now ->
    [enemy_die] { $form ->
        [infinitive] ponerlo
       *[imperative] ponlo
     }
   *[other] { $form ->
        [infinitive] poner el dado de Enemigo
       *[imperative] pon el dado de Enemigo
     }
 } en { result }
op-cancel-enemy-die = { $now ->
    [enemy_die] { $form ->
        [infinitive] ignorarlo
       *[imperative] ignóralo
     }
   *[other] { $form ->
        [infinitive] ignorar el dado de Enemigo
       *[imperative] ignora el dado de Enemigo
     }
 } este turno
op-turn-die = { $form ->
    [infinitive] cambiar
   *[imperative] cambia
 } un { symbol-one } sin usar por un { $to-one }
op-refresh-cards = { $form ->
    [infinitive] revitalizar
   *[imperative] revitaliza
 } { $which ->
    [this] esta carta
   *[all] todas tus cartas
 }
op-discard-this = { $form ->
    [infinitive] descartar
   *[imperative] descarta
 } esta carta
op-take-this = { $form ->
    [infinitive] tomar
   *[imperative] toma
 } este Artefacto
op-apply-gravity = { $form ->
    [infinitive] activar
   *[imperative] activa
 } la Gravedad
op-reveal-level = { $form ->
    [infinitive] revelar
   *[imperative] revela
 } el siguiente Nivel
op-remove-level = { $form ->
    [infinitive] retirar
   *[imperative] retira
 } el Nivel más bajo
op-renew-shop = { $form ->
    [infinitive] reemplazar
   *[imperative] reemplaza
 } todas las cartas de la Tienda

boss-nom = { $again ->
    [yes] { "" }
   *[no] el Jefe
 }
op-activate-boss = { $again ->
    [yes] se activa
   *[no] se activa el Jefe
 }
op-boss-hits = { $who ->
    [you] { boss-nom } te ataca
   *[other] { boss-nom } ataca { hero-acc }
 }
op-move-boss = { boss-nom } se mueve a una Casilla { $to ->
    [hero] libre junto { hero-acc }
   *[spawn] de Aparición del Jefe libre al azar
 }
op-enemies-attack = { $which ->
    [this] { bearer-nom } ataca a cada Héroe adyacente
   *[all] todos los Enemigos atacan a los Héroes adyacentes
 }
op-this-attacks = { $enemy ->
    [this] { $bearer ->
        [summon] esta
       *[enemy] este
     }
   *[that] { bearer-nom }
 } { $who ->
    [you] te ataca
    [that] { $enemy ->
        [this] lo ataca
       *[that] ataca { hero-acc }
     }
   *[other] ataca { hero-acc }
 }
op-win = ganas la partida

op-choose-enemy = { $form ->
    [infinitive] elegir
   *[imperative] elige
 } { enemy-acc }
op-choose-hero = { $form ->
    [infinitive] elegir
   *[imperative] elige
 } { hero-acc }
op-choose-space = { $form ->
    [infinitive] elegir
   *[imperative] elige
 } { space-acc }
op-each-enemy = para { enemy-dat }: { $inner }
op-each-hero = para { hero-dat }: { $inner }

## Cambios que duran. $of: you, all, others; $sign: plus o minus; $n: cuánto cambia; $total: cuánto resulta

each-symbol = { $of ->
    [you] cada uno de tus { symbol-many }
    [others] cada { symbol-one } de otro Héroe
   *[all] cada { symbol-one }
 }
of-nom = { $again ->
    [yes] { "" }
   *[no] { $of ->
        [you] { "" }
        [others] los demás Héroes
       *[all] los Héroes
     }
 }
# tras un verbo con «te» o «les»
of-acc = { $of ->
    [you] { "" }
    [others] a los demás Héroes
   *[all] a los Héroes
 }
own-te = { $of ->
    [you] te
   *[all] les
 }
op-change-move-steps = { each-symbol } { $of ->
    [you] te mueve
   *[all] mueve { of-acc }
 } { $sign ->
    [plus] hasta { $total } Casillas en lugar de 1
   *[minus] { spaces } menos
 }{ $until }
op-change-hand-steps = { each-symbol } mueve a un Enemigo { $sign ->
    [plus] hasta { $total } Casillas en lugar de 1
   *[minus] { spaces } menos
 }{ $until }
op-change-sword-damage = { each-symbol } inflige { $sign ->
    [plus] { $total } de Daño en lugar de 1
   *[minus] { $n } de Daño menos
 }{ $until }
op-change-coin-gold = { each-symbol } da { $sign ->
    [plus] { $total } { -gold } en lugar de 1
   *[minus] { $n } { -gold } menos
 }{ $until }
op-change-attack-damage = { $of ->
    [you] cada uno de tus Ataques
    [others] cada Ataque de otro Héroe
   *[all] cada Ataque de un Héroe
 } inflige { $n } de Daño { $sign ->
    [plus] adicional
   *[minus] menos
 }{ $until }
op-change-gem-price = cada mejora { own-te } cuesta { of-acc } { $n ->
    [one] 1 { -gem(number: "one") }
   *[other] { $n } { -gem(number: "many") }
 } { $sign ->
    [plus] más
   *[minus] menos (pero al menos 1)
 }{ $until }
op-change-price = las cartas de la Tienda { own-te } cuestan { of-acc } { $n } { -gold } { $sign ->
    [plus] más
   *[minus] menos
 }{ $until }
op-change-loot-gold = { $of ->
    [you] recibes
    [others] los demás Héroes reciben
   *[all] los Héroes reciben
 } { $n } { -gold } { $sign ->
    [plus] más
   *[minus] menos
 } como Botín de cada Enemigo derrotado{ $until }
op-change-loot-gems = { $of ->
    [you] recibes
    [others] los demás Héroes reciben
   *[all] los Héroes reciben
 } { $n ->
    [one] 1 { -gem(number: "one") }
   *[other] { $n } { -gem(number: "many") }
 } { $sign ->
    [plus] más
   *[minus] menos
 } como Botín de cada Enemigo derrotado{ $until }
op-change-shield = { $of ->
    [you] ignoras
    [others] los demás Héroes ignoran
   *[all] los Héroes ignoran
 } { $n ->
    [one] la primera { -wound(number: "one") }
   *[other] las primeras { $n } { -wound(number: "many") }
 } que { $of ->
    [you] sufras
   *[all] sufran
 } en cada turno{ $until }
op-change-attack-reach = { $of ->
    [you] puedes
    [others] los demás Héroes pueden
   *[all] los Héroes pueden
 } atacar a Enemigos a una distancia de hasta { $total } Casillas{ $until }
op-change-shop-reach = { $of ->
    [you] puedes
    [others] los demás Héroes pueden
   *[all] los Héroes pueden
 } comprar también desde una Casilla adyacente a una Tienda{ $until }
op-change-push-length = { $of ->
    [you] empujas
    [others] los demás Héroes empujan
   *[all] los Héroes empujan
 } { spaces } { $sign ->
    [plus] más lejos
   *[minus] menos
 }{ $until }
op-change-portal-price = los Portales al Vacío { own-te } cuestan { of-acc } { $n } { -gold } { $sign ->
    [plus] más
   *[minus] menos
 }{ $until }
has-nom = { $again ->
    [yes] { "" }
   *[no] { enemy-nom } { $enemy ->
        [all] tienen
       *[this] tiene
     }
 }
is-nom = { $again ->
    [yes] { "" }
   *[no] { enemy-nom }
 }
op-change-damage = { has-nom } { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
 } de Daño{ $until }
op-change-health = { has-nom } { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
 } de Salud{ $until }
op-change-enemy-loot-gold = { has-nom } { $n } { -gold } { $sign ->
    [plus] más
   *[minus] menos
 } como Botín{ $until }
op-change-enemy-loot-gems = { has-nom } { $n ->
    [one] 1 { -gem(number: "one") }
   *[other] { $n } { -gem(number: "many") }
 } { $sign ->
    [plus] más
   *[minus] menos
 } como Botín{ $until }

op-forbid = { of-nom } no { $of ->
    [you] puedes
   *[all] pueden
 } { $deeds }{ $until }
forbidden = { $what ->
    [forge] forjar
    [save] guardar símbolos
    [buy] comprar cartas
    [ladders] atravesar Plataformas por Escaleras
    [portals] usar Portales al Vacío
    [gems] mejorar símbolos con { -gem(number: "many") }
    [attack] atacar
    [collect] tomar fichas del Mapa
    [heal] recuperar Salud
   *[cards] usar cartas
 }
op-block-symbol = { op-forbid }
forbidden-symbol = usar { symbol-many }
op-counts-as = { of-nom } { $of ->
    [you] puedes
   *[all] pueden
 } usar { symbol-many } como { $other-many }{ $until }
op-immune = { of-nom } { $to ->
    [traps] no { $of ->
        [you] sufres
       *[all] sufren
     } { -wound(number: "many") } por Trampas
    [reach] no { $of ->
        [you] recibes
       *[all] reciben
     } Ataques al alejar{ $of ->
        [you] te
       *[all] se
     } de los Enemigos
    [gravity] no { $of ->
        [you] caes
       *[all] caen
     }
    [push] no pueden { $of ->
        [you] empujarte
       *[all] ser empujados
     }
    [enemy_die] { $of ->
        [you] ignoras
       *[all] ignoran
     } los Ataques por el dado de Enemigo
    [boss_attacks] { $of ->
        [you] ignoras
       *[all] ignoran
     } las cartas de Ataque de Jefe
   *[falls_into_traps] no { $of ->
        [you] sufres
       *[all] sufren
     } { -wound(number: "many") } al caer en Trampas
 }{ $until }
op-immune-enemy = { is-nom } no { $to ->
    [hand] se { $enemy ->
        [all] pueden
       *[this] puede
     } mover con { -hand(number: "many") }
    [push] se { $enemy ->
        [all] pueden
       *[this] puede
     } empujar
    [enemy_die] se { $enemy ->
        [all] mueven
       *[this] mueve
     } por el dado de Enemigo
    [attacks] se { $enemy ->
        [all] pueden
       *[this] puede
     } derrotar
   *[gravity] { $enemy ->
        [all] caen
       *[this] cae
     }
 }{ $until }
op-drops-loot = el Botín { bearer-gen } queda como ficha en su Casilla en lugar de ser para el Héroe vencedor{ $until }
