## Platformer: los sustantivos de sus textos de reglas. Un solo lugar para todo lo que un día podría ser un icono.
## $who      además: others, all, in_range, level, adjacent
## $bearer   además: enemy, summon, boss
## $enemy    el Enemigo del que se habla: any, this, that, all, boss, summon, rank_1 …, chosen_…, each_…
## $doubtful yes si antes actuó otro: «gana 1» se entendería de él, y se dice «ganas 1»
## $space    la casilla de la que se habla: that, o chosen_…

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
    [in_range] cada Héroe al alcance
    [level] { $bearer ->
        [holder] cada uno de los demás Héroes de tu Nivel
       *[enemy] cada Héroe en el Nivel { bearer-gen }
     }
    [adjacent] cada Héroe adyacente a { own-bearer-a }
    [another] otro Héroe
    [any] un Héroe
    [chosen_all] un Héroe a tu elección
    [chosen_in_range] un Héroe al alcance a tu elección
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
    [boss] la casilla del Jefe
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
    [chosen_around] un Enemigo en una de las ocho casillas { own-bearer-around }
    [chosen_same_row] un Enemigo { own-bearer-row }
    [chosen_same_level] un Enemigo { own-bearer-level }
    [each_anywhere] cada Enemigo
    [each_adjacent] cada Enemigo adyacente a { own-bearer-a }
    [each_around] cada Enemigo en las ocho casillas { own-bearer-around }
    [each_same_row] cada Enemigo { own-bearer-row }
    [each_same_level] cada Enemigo { own-bearer-level }
    [chosen_anywhere_not_boss] un Enemigo a tu elección que no sea el Jefe
    [chosen_adjacent_not_boss] un Enemigo adyacente que no sea el Jefe
    [chosen_around_not_boss] un Enemigo que no sea el Jefe en una de las ocho casillas { own-bearer-around }
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
    [chosen_free_adjacent] una casilla adyacente libre
    [chosen_free_around] una casilla libre { own-bearer-around }
    [chosen_free_row] una casilla libre { own-bearer-row }
    [chosen_free_level] una casilla libre { own-bearer-level }
    [chosen_free_map] una casilla libre del Mapa
    [chosen_token_adjacent] una casilla adyacente
    [chosen_token_around] una casilla { own-bearer-around }
    [chosen_token_row] una casilla { own-bearer-row }
    [chosen_token_level] una casilla { own-bearer-level }
    [chosen_token_map] una casilla del Mapa
    [chosen_platform_adjacent] una casilla adyacente libre con Plataforma
    [chosen_platform_around] una casilla libre con Plataforma { own-bearer-around }
    [chosen_platform_row] una casilla libre con Plataforma { own-bearer-row }
    [chosen_platform_level] una casilla libre con Plataforma { own-bearer-level }
    [chosen_platform_map] una casilla libre con Plataforma del Mapa
   *[that] esa casilla
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
    [one] 1 casilla
   *[other] { $n } casillas
 }
spaces-up-to = { $n ->
    [one] 1 casilla
   *[other] hasta { $n } casillas
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
    [plain] casilla normal
    [gold] casilla de Oro
    [gem] casilla de Gema
    [trap] casilla de Trampa
    [shop] casilla de Tienda
    [spawn] casilla de Aparición
    [portal] casilla de Portal al Vacío
    [boss_spawn] casilla de Aparición del Jefe
    [special] casilla especial
   *[any] casilla
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
    [5] paso de acción
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
    [forged] { " " }Forjado
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
    [you] Forjes
   *[any] { hero-nom } Forje
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
 } 1 casilla
when-reach-left = cuando { $who ->
    [you] te alejes
   *[any] { hero-nom } se aleje
 } de un Enemigo adyacente
when-entered = cuando { $who ->
    [you] entres
   *[any] { hero-nom } entre
 } en una { space-kind }
when-came-next = cuando { $who ->
    [you] entres
   *[any] { hero-nom } entre
 } en una casilla adyacente { enemy-acc }
when-ladder-used = cuando { $who ->
    [you] atravieses
   *[any] { hero-nom } atraviese
 } una Plataforma por una Escalera
when-portal-used = cuando { $who ->
    [you] viajes
   *[any] { hero-nom } viaje
 } por un Portal al Vacío
when-pushed = cuando { $who ->
    [you] te Empujen
   *[any] Empujen { hero-acc }
 }{ $least ->
    [0] { "" }
    [one] { " " }al menos 1 casilla
   *[other] { " " }al menos { $least } casillas
 }
when-pushes-hero = cuando { $who ->
    [you] Empujes
   *[any] { hero-nom } Empuje
 } a otro Héroe
when-fell = cuando { $who ->
    [you] caigas
   *[any] { hero-nom } caiga
 }{ $least ->
    [0] { "" }
    [one] { " " }al menos 1 casilla
   *[other] { " " }al menos { $least } casillas
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
    [push] Empujen { enemy-acc }
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
        [movement] { " " }por { $who ->
            [you] alejarte de él
           *[any] alejarse
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
    [0] { -wound(number: "many") }
    [one] al menos 1 { -wound(number: "one") }
   *[other] al menos { $least } { -wound(number: "many") }
 } { enemy-acc }
when-enemy-defeated = cuando { $who ->
    [you] Derrotes
   *[any] { hero-nom } Derrote
 } { enemy-acc }
when-boss-survived = cuando { $who ->
    [you] ataques
   *[any] { hero-nom } ataque
 } al Jefe{ $least ->
    [0] { "" }
    [one] { " " }con al menos 1 { -wound(number: "one") }
   *[other] { " " }con al menos { $least } { -wound(number: "many") }
 } sin Derrotarlo
when-looted = cuando { $who ->
    [you] tomes
   *[any] { hero-nom } tome
 } el Botín de un Enemigo Derrotado

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
    [gem] { -gem(number: "many") }
   *[any] Oro o { -gem(number: "many") }
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
    [you] Agotes
   *[any] { hero-nom } Agote
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

# Tras «mientras» ($link: while) el verbo va en subjuntivo.
own-hay = { $link ->
    [while] haya
   *[if] hay
 }
own-estas = { $link ->
    [while] estés
   *[if] estás
 }
own-esta = { $link ->
    [while] esté
   *[if] está
 }
own-tienes = { $link ->
    [while] tengas
   *[if] tienes
 }
own-tiene = { $link ->
    [while] tenga
   *[if] tiene
 }
own-eres = { $link ->
    [while] seas
   *[if] eres
 }
own-es = { $link ->
    [while] sea
   *[if] es
 }
own-has = { $link ->
    [while] hayas
   *[if] has
 }
own-ha = { $link ->
    [while] haya
   *[if] ha
 }
own-muestra = { $link ->
    [while] muestre
   *[if] muestra
 }
own-muestran = { $link ->
    [while] muestren
   *[if] muestran
 }
own-guarda = { $link ->
    [while] guarde
   *[if] guarda
 }
cond-on-space = { $who ->
    [you] { own-estas }
   *[other] { hero-nom } { own-esta }
 } en una { space-kind }
cond-standing = { $who ->
    [you] { own-estas }
   *[other] { hero-nom } { own-esta }
 } { $where ->
    [in_air] en el aire
    [on_ladder] en una Escalera
    [boss_level] en el Nivel de Jefe
    [below_boss_level] por debajo del Nivel de Jefe
    [lowest_row] en la Fila más baja
   *[off_map] fuera del Mapa
 }
cond-level-at-least = { $who ->
    [you] { own-estas }
   *[other] { hero-nom } { own-esta }
 } en el Nivel { $level } o superior
cond-adjacent = { own-hay } { $enemies ->
    [one] un Enemigo adyacente
   *[other] al menos { $enemies } Enemigos adyacentes
 } { hero-acc }
cond-next-to-this = { $who ->
    [you] { own-estas }
   *[other] { hero-nom } { own-esta }
 } adyacente { bearer-acc }
cond-next-to-its-kind = { own-hay } otro Enemigo de su tipo adyacente
cond-has = { $who ->
    [you] { $what ->
        [defeated] { own-has } Derrotado
       *[other] { own-tienes }
     }
   *[other] { hero-nom } { $what ->
        [defeated] { own-ha } Derrotado
       *[other] { own-tiene }
     }
 } { $range ->
    [exact] exactamente { cond-has-least }
    [least] al menos { cond-has-least }
    [most] como máximo { cond-has-most }
   *[both] entre { $least } y { cond-has-most }
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
        [you] { own-estas }
       *[other] { hero-nom } { own-esta }
     } más { $place ->
        [most] arriba
       *[fewest] abajo
     } que todos los demás Héroes
    [defeated] { $who ->
        [you] { own-eres } quien
       *[other] { hero-nom } { own-es } quien
     } { $place ->
        [most] más
       *[fewest] menos
     } Enemigos { own-ha } Derrotado
   *[other] { $who ->
        [you] { own-eres } quien
       *[other] { hero-nom } { own-es } quien
     } { $place ->
        [most] más
       *[fewest] menos
     } { $what ->
        [gold] Oro
        [gem] { -gem(number: "many") }
        [heart] Salud
       *[cards] cartas
     } { own-tiene }
 }
cond-dice-show = { $least ->
    [one] al menos 1 dado{ $unused ->
        [yes] { " " }sin usar
       *[no] { "" }
     } de la Reserva { own-muestra } { $symbol ->
        [equal] un símbolo
       *[other] un { symbol-one }
     }
   *[other] al menos { $least } dados{ $unused ->
        [yes] { " " }sin usar
       *[no] { "" }
     } de la Reserva { own-muestran } { $symbol ->
        [equal] el mismo símbolo
       *[other] un { symbol-one }
     }
 }
cond-special-shows = { $who ->
    [you] tu dado especial
   *[other] el dado especial { hero-gen }
 } { $symbol ->
    [blank] no { own-guarda } ningún símbolo
    [any] { own-guarda } un símbolo
   *[other] { own-guarda } un { symbol-one }
 }
cond-card-ready = esta carta no { own-esta } Agotada
during-own-turn = durante tu turno
cond-own-turn = { own-es } tu turno
cond-caused-by = la causa { own-es } { $cause ->
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
    [rank_1] { own-es } de rango I
    [rank_2] { own-es } de rango II
    [rank_3] { own-es } de rango III
    [boss] { own-es } el Jefe
    [summon] { own-es } una Invocación
    [this] { own-es } { bearer-nom }
   *[not_boss] no { own-es } el Jefe
 }
cond-boss-is = el Jefe { own-es } { $boss }
cond-holds-token = { $who ->
    [you] { own-tienes }
   *[other] { hero-nom } { own-tiene }
 } la ficha «{ $token }»
cond-enemies-on-map = { $range ->
    [exact] { $least ->
        [0] no { own-hay } ningún Enemigo
        [one] { own-hay } exactamente 1 Enemigo
       *[other] { own-hay } exactamente { $least } Enemigos
     }
    [least] { own-hay } al menos { $least ->
        [one] 1 Enemigo
       *[other] { $least } Enemigos
     }
    [most] { $most ->
        [0] no { own-hay } ningún Enemigo
        [one] { own-hay } como máximo 1 Enemigo
       *[other] { own-hay } como máximo { $most } Enemigos
     }
   *[both] { own-hay } entre { $least } y { $most } Enemigos
 } además del Jefe en el { $where ->
    [map] Mapa
   *[boss_level] Nivel de Jefe
 }

## Costes

cost-exhaust = { $form ->
    [label] Agotar
    [infinitive] Agotar esta carta
   *[imperative] { $doubtful ->
        [yes] Agotas
       *[no] Agota
     } esta carta
 }
cost-discard = { $form ->
    [label] descartar
    [infinitive] descartar esta carta
   *[imperative] { $doubtful ->
        [yes] descartas
       *[no] descarta
     } esta carta
 }
cost-once-per-turn = una vez por turno
cost-pay = { $form ->
    [imperative] { $what ->
        [heart] { $doubtful ->
            [yes] pierdes
           *[no] pierde
         }
       *[other] { $doubtful ->
            [yes] pagas
           *[no] paga
         }
     }
   *[infinitive] { $what ->
        [heart] perder
       *[other] pagar
     }
 } { things }
cost-spend-symbol = { $form ->
    [imperative] { $doubtful ->
        [yes] gastas
       *[no] gasta
     }
   *[infinitive] gastar
 } un { symbol-one } de la Reserva de Dados
cost-spend-pair = { $form ->
    [imperative] { $doubtful ->
        [yes] gastas
       *[no] gasta
     }
   *[infinitive] gastar
 } dos { symbol-many } de la Reserva de Dados
cost-spend-saved = { $form ->
    [imperative] { $doubtful ->
        [yes] gastas
       *[no] gasta
     }
   *[infinitive] gastar
 } tu símbolo guardado

## Operaciones

op-gain = { $form ->
    [infinitive] { $what ->
        [heart] recuperar
       *[other] ganar
     }
    [imperative] { $what ->
        [heart] { $doubtful ->
            [yes] recuperas
           *[no] recupera
         }
       *[other] { $doubtful ->
            [yes] ganas
           *[no] gana
         }
     }
   *[statement] { hero-nom } { $what ->
        [heart] recupera
       *[other] gana
     }
 } { things }
op-lose = { $form ->
    [infinitive] perder
    [imperative] { $doubtful ->
        [yes] pierdes
       *[no] pierde
     }
   *[statement] { hero-nom } pierde
 } { things }
op-steal = { $form ->
    [infinitive] robar { things } { hero-acc }
    [imperative] { $doubtful ->
        [yes] robas
       *[no] roba
     } { things } { hero-acc }
   *[statement] { hero-nom } pierde { things }
 }
op-heal-full = { $form ->
    [infinitive] recuperar toda tu Salud
    [imperative] { $doubtful ->
        [yes] recuperas
       *[no] recupera
     } toda tu Salud
   *[statement] { hero-nom } recupera toda su Salud
 }
op-wound = { $form ->
    [infinitive] sufrir
    [imperative] { $doubtful ->
        [yes] sufres
       *[no] sufre
     }
   *[statement] { hero-nom } sufre
 } { wounds }
op-give-token = { $form ->
    [infinitive] recibir
    [imperative] { $doubtful ->
        [yes] recibes
       *[no] recibe
     }
   *[statement] { hero-nom } recibe
 } la ficha «{ $token }»
op-drop-tokens = { $form ->
    [infinitive] descartar todas tus fichas de Jefe
    [imperative] { $doubtful ->
        [yes] descartas
       *[no] descarta
     } todas tus fichas de Jefe
   *[statement] { hero-nom } descarta todas sus fichas de Jefe
 }
op-reset-special = { $form ->
    [infinitive] restablecer tu dado especial
    [imperative] { $doubtful ->
        [yes] restableces
       *[no] restablece
     } tu dado especial
   *[statement] { hero-nom } restablece su dado especial
 }
op-set-special = { $form ->
    [infinitive] girar tu dado especial
    [imperative] { $doubtful ->
        [yes] giras
       *[no] gira
     } tu dado especial
   *[statement] { hero-nom } gira su dado especial
 } al { symbol-one }
op-exhaust-cards = { $form ->
    [infinitive] Agotar todos tus Objetos y Artefactos
    [imperative] { $doubtful ->
        [yes] Agotas
       *[no] Agota
     } todos tus Objetos y Artefactos
   *[statement] { hero-nom } Agota todos sus Objetos y Artefactos
 }
op-respawn-hero = { $form ->
    [infinitive] reaparecer
    [imperative] { $doubtful ->
        [yes] reapareces
       *[no] reaparece
     }
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
        [you] { $doubtful ->
            [yes] te mueves
           *[no] muévete
         }
       *[other] { $doubtful ->
            [yes] mueves
           *[no] mueve
         } { hero-acc }
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
    [infinitive] Empujar { hero-acc } { spaces } { own-push-way }
    [imperative] { $doubtful ->
        [yes] Empujas
       *[no] Empuja
     } { hero-acc } { spaces } { own-push-way }
   *[statement] { $who ->
        [you] te Empujan
       *[other] { hero-nom } es Empujado
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
   *[imperative] { $doubtful ->
        [yes] intercambias
       *[no] intercambia
     }
 } tu posición con { $other ->
    [hero] { hero-dat }
   *[enemy] { enemy-dat }
 }
op-place = { $form ->
    [infinitive] colocar
   *[imperative] { $doubtful ->
        [yes] colocas
       *[no] coloca
     }
 } { $who ->
    [you] a tu Héroe
   *[other] { hero-acc }
 } en { space-acc }
op-place-token = { $form ->
    [infinitive] colocar
   *[imperative] { $doubtful ->
        [yes] colocas
       *[no] coloca
     }
 } { $what ->
    [gold] 1 ficha { -gold }
   *[gem] 1 { -gem(number: "one") }
 } en { space-acc }
op-take-token = { $form ->
    [infinitive] tomar
   *[imperative] { $doubtful ->
        [yes] tomas
       *[no] toma
     }
 } todo el Oro y todas las { -gem(number: "many") } de { space-dat }

op-move-enemy = { $form ->
    [infinitive] mover
   *[imperative] { $doubtful ->
        [yes] mueves
       *[no] mueve
     }
 } { enemy-acc } { spaces-up-to }
op-damage-enemy = { $form ->
    [infinitive] infligir
   *[imperative] { $doubtful ->
        [yes] infliges
       *[no] inflige
     }
 } { wounds } { enemy-acc }
op-remove-enemy = { $form ->
    [infinitive] retirar
   *[imperative] { $doubtful ->
        [yes] retiras
       *[no] retira
     }
 } del Mapa { enemy-acc }
op-march = { $form ->
    [infinitive] mover
   *[imperative] { $doubtful ->
        [yes] mueves
       *[no] mueve
     }
 } a todos los Enemigos 1 casilla a la { $direction ->
    [either] izquierda o a la derecha
    [left] izquierda
   *[right] derecha
 }
op-spawn-enemy = { $form ->
    [infinitive] colocar
   *[imperative] { $doubtful ->
        [yes] colocas
       *[no] coloca
     }
 } 1 Enemigo en una casilla de Aparición libre { $level ->
    [highest] del Nivel revelado más alto
   *[own] { $bearer ->
        [holder] de tu Nivel
       *[other] del Nivel del Héroe activo
     }
 }
op-summon = { $form ->
    [infinitive] colocar
   *[imperative] { $doubtful ->
        [yes] colocas
       *[no] coloca
     }
 } { $amount ->
    [one] 1 Invocación «{ $token }» en una casilla de Aparición libre
   *[other] { $amount } Invocaciones «{ $token }» en casillas de Aparición libres
 } del Nivel de Jefe

op-add-damage = { $form ->
    [infinitive] infligir
   *[imperative] { $doubtful ->
        [yes] infliges
       *[no] inflige
     }
 } { $amount ->
    [one] 1 { -wound(number: "one") } adicional
   *[other] { $amount } { -wound(number: "many") } adicionales
 } { $now ->
    [attack] en este Ataque
   *[other] en tu Ataque actual o en el próximo de este turno
 }
op-add-symbol = { $form ->
    [infinitive] ganar
   *[imperative] { $doubtful ->
        [yes] ganas
       *[no] gana
     }
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
   *[imperative] { $doubtful ->
        [yes] tomas
       *[no] toma
     }
 } gratis la carta superior del mazo de { $deck ->
    [item] Objetos
   *[potion] Pociones
 }
op-reroll = { $form ->
    [infinitive] volver a lanzar
   *[imperative] { $doubtful ->
        [yes] vuelves
       *[no] vuelve
     } a lanzar
 } { $dice ->
    [one] un dado sin usar a tu elección
   *[unused] todos los dados sin usar
 }
op-reroll-enemy-die = { $now ->
    [enemy_die] { $form ->
        [infinitive] volver a lanzarlo
       *[imperative] { $doubtful ->
            [yes] vuelves
           *[no] vuelve
         } a lanzarlo
     }
   *[other] { $form ->
        [infinitive] volver a lanzar el dado de Enemigo
       *[imperative] { $doubtful ->
            [yes] vuelves
           *[no] vuelve
         } a lanzar el dado de Enemigo
     }
 }
op-set-enemy-die = { $now ->
    [enemy_die] { $form ->
        [infinitive] girarlo
       *[imperative] { $doubtful ->
            [yes] lo giras
           *[no] gíralo
         }
     }
   *[other] { $form ->
        [infinitive] girar el dado de Enemigo
       *[imperative] { $doubtful ->
            [yes] giras
           *[no] gira
         } el dado de Enemigo
     }
 } a { result }
op-cancel-enemy-die = { $now ->
    [enemy_die] { $form ->
        [infinitive] ignorarlo
       *[imperative] { $doubtful ->
            [yes] lo ignoras
           *[no] ignóralo
         }
     }
   *[other] { $form ->
        [infinitive] ignorar el dado de Enemigo
       *[imperative] { $doubtful ->
            [yes] ignoras
           *[no] ignora
         } el dado de Enemigo
     }
 } este turno
op-turn-die = { $form ->
    [infinitive] cambiar
   *[imperative] { $doubtful ->
        [yes] cambias
       *[no] cambia
     }
 } un { symbol-one } sin usar por un { $to-one }
op-refresh-cards = { $form ->
    [infinitive] revitalizar
   *[imperative] { $doubtful ->
        [yes] revitalizas
       *[no] revitaliza
     }
 } { $which ->
    [this] esta carta
   *[all] todas tus cartas
 }
op-discard-this = { $form ->
    [infinitive] descartar
   *[imperative] { $doubtful ->
        [yes] descartas
       *[no] descarta
     }
 } esta carta
op-take-this = { $form ->
    [infinitive] tomar
   *[imperative] { $doubtful ->
        [yes] tomas
       *[no] toma
     }
 } este Artefacto
op-apply-gravity = { $form ->
    [infinitive] activar
   *[imperative] { $doubtful ->
        [yes] activas
       *[no] activa
     }
 } la Gravedad
op-reveal-level = { $form ->
    [infinitive] revelar
   *[imperative] { $doubtful ->
        [yes] revelas
       *[no] revela
     }
 } el siguiente Nivel
op-remove-level = { $form ->
    [infinitive] retirar
   *[imperative] { $doubtful ->
        [yes] retiras
       *[no] retira
     }
 } el Nivel más bajo
op-renew-shop = { $form ->
    [infinitive] reemplazar
   *[imperative] { $doubtful ->
        [yes] reemplazas
       *[no] reemplaza
     }
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
op-move-boss = { boss-nom } se mueve { $to ->
    [hero] a una casilla libre adyacente { hero-acc }
   *[spawn] a una casilla de Aparición del Jefe libre elegida al azar
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
   *[imperative] { $doubtful ->
        [yes] eliges
       *[no] elige
     }
 } { enemy-acc }
op-choose-hero = { $form ->
    [infinitive] elegir
   *[imperative] { $doubtful ->
        [yes] eliges
       *[no] elige
     }
 } { hero-acc }
op-choose-space = { $form ->
    [infinitive] elegir
   *[imperative] { $doubtful ->
        [yes] eliges
       *[no] elige
     }
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
    [plus] hasta { $total } casillas en lugar de 1
   *[minus] { spaces } menos
 }{ $until }
op-change-hand-steps = { each-symbol } mueve a un Enemigo { $sign ->
    [plus] hasta { $total } casillas en lugar de 1
   *[minus] { spaces } menos
 }{ $until }
own-n-wounds = { $n ->
    [one] 1 { -wound(number: "one") }
   *[other] { $n } { -wound(number: "many") }
 }
op-change-sword-damage = { each-symbol } inflige { $sign ->
    [plus] { $total } { -wound(number: "many") } en lugar de 1
   *[minus] { own-n-wounds } menos
 }{ $until }
op-change-coin-gold = { each-symbol } da { $sign ->
    [plus] { $total } { -gold } en lugar de 1
   *[minus] { $n } { -gold } menos
 }{ $until }
op-change-attack-damage = { $of ->
    [you] cada uno de tus Ataques
    [others] cada Ataque de otro Héroe
   *[all] cada Ataque de un Héroe
 } inflige { own-n-wounds } { $sign ->
    [plus] { $n ->
        [one] adicional
       *[other] adicionales
     }
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
 } como Botín de cada Enemigo Derrotado{ $until }
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
 } como Botín de cada Enemigo Derrotado{ $until }
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
 } atacar a Enemigos a una distancia de hasta { $total } casillas{ $until }
op-change-shop-reach = { $of ->
    [you] puedes
    [others] los demás Héroes pueden
   *[all] los Héroes pueden
 } comprar también desde una casilla adyacente a una Tienda{ $until }
op-change-push-length = { $of ->
    [you] Empujas a Héroes y Enemigos
    [others] los demás Héroes Empujan a Héroes y Enemigos
   *[all] los Héroes Empujan a Héroes y Enemigos
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
    [forge] Forjar
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
        [you] Empujarte
       *[all] ser Empujados
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
     } Empujar
    [enemy_die] se { $enemy ->
        [all] mueven
       *[this] mueve
     } por el dado de Enemigo
    [attacks] se { $enemy ->
        [all] pueden
       *[this] puede
     } Derrotar
   *[gravity] { $enemy ->
        [all] caen
       *[this] cae
     }
 }{ $until }
op-drops-loot = el Botín { bearer-gen } queda en su casilla en lugar de ser para el Héroe vencedor{ $until }
