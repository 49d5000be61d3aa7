## Cómo se compone el texto de reglas de una carta, y sus sustantivos. Las palabras de cada juego están en su propio archivo.
## Argumentos que puede usar cualquier mensaje:
## $form     imperative, infinitive (tras «puedes»), statement, inverted (afirmación tras una subordinada), label (coste ante dos puntos)
## $who      el Héroe del que se habla: you, that, pron, same (no se repite), of_them, active, others, all, in_range, level, adjacent, any, another, chosen_…
## $bearer   quién lleva el efecto: holder (un Héroe tiene la carta), enemy, summon, boss
## $enemy    el Enemigo del que se habla: any, this, that, all, boss, summon, rank_1 …, chosen_…, each_…
## $space    la Casilla de la que se habla: that, o chosen_…
## $again    yes si el sujeto es el mismo que el anterior y no se repite
## $until    cuánto dura, con un espacio delante, o nada
## Los mensajes que empiezan por «own-» son solo de este idioma y ayudan a los demás.

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

## Unir

text-after-colon = lower
join-and = { $initial ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
 }
join-and-clause = { $initial ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
 }
join-or = { $initial ->
    [o] { $first } u { $last }
   *[other] { $first } o { $last }
 }
join-or-clause = { $initial ->
    [o] { $first }, u { $last }
   *[other] { $first }, o { $last }
 }
join-nor = { $initial ->
   *[other] { $first } ni { $last }
 }
join-comma = { $first }, { $last }
join-sentences = { $first }. { $last }

## Frases

sentence-when = { $adverb ->
   *[other] { $when },
 }
sentence-when-if = { $adverb ->
   *[other] { $when }, { $if },
 }
sentence-when-colon = { $when }:
if-all = si { $conditions }
while-all = si { $conditions }
unless-any = salvo si { $conditions }
if-but-unless = { $if }, { $unless }
always-while = { $if }, { $what }
label-colon = { $label }: { $what }
once-label = una vez por turno, { $label }
once-when = una vez por turno, { $what }
use-only = solo puede usarse { $if }
use-not = no puede usarse si { $conditions }
may-do = puedes { $what }
may-pay = puedes { $cost }. Si lo haces, { $what }
may-use = puedes usar este efecto: { $what }

until-instant = hasta el final del turno
until-turn = hasta el final del turno
until-attack = en tu próximo Ataque de este turno
until-next-turn = hasta el comienzo de tu próximo turno
until-game = durante el resto de la partida

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
bearer-dat = { $bearer ->
    [holder] ti
   *[other] { bearer-nom }
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
