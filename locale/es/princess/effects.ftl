## The Princess: los sustantivos de sus textos de reglas.
## $who      además: opponent, target (de un hechizo), winner, all, others, heroes, other_heroes, ghosts, left, right, princess_holder,
##           culprit (quien dañó, eliminó o robó a alguien), chooser (quien elige de una oferta), listed (varios seguidos, $list)
## $person   cómo se llama a quien no se nombra: hero, o player si puede ser un fantasma
## $bearer   además: environment, que habla de quien actúe
## $this     qué es la carta cuando habla de sí misma: curse, environment, card
## $verb     again si el verbo acaba de decirse
## $doubtful yes si antes actuó otro: «roba 1 carta» se entendería de él, y se dice «robas 1 carta»

-life = vida
-gold = oro
-princess = la Princesa
-secret = secreto
-deck = mazo de aventura
-centre = centro de la mesa

## Quién

person = { $person ->
    [hero] héroe
   *[player] jugador
 }
own-whose-side = { $bearer ->
    [environment] su
   *[holder] tu
 }
own-choosing = { $bearer ->
    [environment] a su elección
   *[holder] a tu elección
 }
hero-nom = { $who ->
    [same] { "" }
    [pron] { $bearer ->
        [environment] { "" }
       *[holder] este
     }
    [that] ese { person }
    [chooser] ese jugador
    [of_them] cada uno de ellos
    [target] el objetivo
    [winner] el ganador
    [active] el jugador activo
    [any] un { person }
    [another] otro { person }
    [opponent] { own-whose-side } oponente
    [all] cada jugador
    [others] cada uno de los demás jugadores
    [heroes] cada héroe
    [other_heroes] cada uno de los demás héroes
    [ghosts] cada fantasma
    [left] el siguiente héroe a { own-whose-side } izquierda
    [right] el siguiente héroe a { own-whose-side } derecha
    [princess_holder] quien tenga a { -princess }
    [culprit] el culpable
    [chosen_all] un jugador { own-choosing }
    [chosen_others] otro jugador { own-choosing }
    [chosen_heroes] un héroe { own-choosing }
    [chosen_other_heroes] otro héroe { own-choosing }
    [chosen_ghosts] un fantasma { own-choosing }
   *[you] tú
 }
hero-acc = { hero-dat }
hero-dat = { $who ->
    [you] a ti
    [pron] a este
    [target] al objetivo
    [winner] al ganador
    [active] al jugador activo
    [left] al siguiente héroe a { own-whose-side } izquierda
    [right] al siguiente héroe a { own-whose-side } derecha
    [culprit] al culpable
    [listed] { $list }
   *[other] a { hero-nom }
 }
hero-than = { hero-nom }
own-hero-de = { $who ->
    [you] de ti
    [target] del objetivo
    [winner] del ganador
    [active] del jugador activo
    [left] del siguiente héroe a { own-whose-side } izquierda
    [right] del siguiente héroe a { own-whose-side } derecha
    [culprit] del culpable
   *[other] de { hero-nom }
 }
own-with-m = { $who ->
    [pron] con el suyo
   *[other] con el { own-hero-de }
 }
own-with-f = { $who ->
    [pron] con la suya
   *[other] con la { own-hero-de }
 }
actor-nom = { $again ->
    [yes] { "" }
   *[no] ese { person }
 }
own-whose = { $who ->
    [you] tu
   *[other] su
 }
own-your-own = { $bearer ->
    [environment] su
   *[holder] tu
 }
hand-of = { $who ->
    [you] tu mano
    [pron] su mano
    [same] su mano
   *[other] la mano { own-hero-de }
 }
secret-of = { $who ->
    [you] tu { -secret }
    [pron] su { -secret }
    [same] su { -secret }
   *[other] el { -secret } { own-hero-de }
 }
this-card = { $this ->
    [curse] esta maldición
    [environment] este Entorno
   *[card] esta carta
 }

## Cuántos

# $count
cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 }
own-random-cards = { $count ->
    [one] 1 carta al azar
   *[other] { $count } cartas al azar
 }
top-cards = { $count ->
    [one] la carta superior
   *[other] las { $count } cartas superiores
 } del { -deck }
# $range, $count, $least, $most
how-many = { $range ->
    [least] al menos { $count }
    [both] entre { $least } y { $most }
    [exact] exactamente { $count }
   *[most] como máximo { $count }
 }
# $type
type-name = { $type ->
    [attack] Ataque
    [defence] Defensa
    [strategy] Estrategia
    [magic] Magia
    [environment] Entorno
   *[any] cualquiera
 }
type-many = { $type ->
    [attack] Ataques
    [defence] Defensas
    [strategy] Estrategias
    [magic] Magias
    [environment] Entornos
   *[any] cartas
 }

## Palabras ante los efectos

keyword-unstoppable = Imparable
keyword-curse = Maldición

## Cuánto dura

until-instant = hasta el final del turno
until-challenge = hasta el final del desafío
until-turn = hasta el final del turno
until-next-turn = hasta el comienzo de { own-whose-side } próximo turno
until-game = durante el resto de la partida

## Frases de un Entorno, que habla de quien actúe

may-do = { $bearer ->
    [environment] ese { person } puede { $what }
   *[holder] puedes { $what }
 }
may-pay = { $bearer ->
    [environment] ese { person } puede { $cost }. Si lo hace, { $what }
   *[holder] puedes { $cost }. Si lo haces, { $what }
 }
may-use = { $bearer ->
    [environment] ese { person } puede usar este efecto: { $what }
   *[holder] puedes usar este efecto: { $what }
 }

## Disparadores. $least es el número que debe alcanzarse, 0 si basta cualquiera.

when-always = siempre
when-activated = en cualquier momento
when-success = { $role ->
    [challenger] Éxito si desafías
    [opponent] Éxito si te desafían
   *[either] Éxito
 }
when-applied = { $target ->
    [ghost] Aplicar a un fantasma
    [anyone] Aplicar a un héroe o a un fantasma
   *[hero] { "" }
 }
own-of-turn = { $who ->
    [you] de tu turno
    [another] del turno de cualquier otro { person }
   *[any] del turno de cada { person }
 }
when-turn-begins = al comienzo { own-of-turn }
when-turn-ends = al final { own-of-turn }
when-shop-filled = cuando se repongan cartas en la tienda al comienzo { own-of-turn }
when-action-taken = después de { $action ->
    [explore] { $who ->
        [you] explorar
       *[any] que { hero-nom } explore
     }
    [trade] { $who ->
        [you] comerciar
       *[any] que { hero-nom } comercie
     }
    [challenge] { $who ->
        [you] desafiar a un héroe
       *[any] que { hero-nom } desafíe a un héroe
     }
    [wander] { $who ->
        [you] vagar
       *[any] que { hero-nom } vague
     }
    [enchant] { $who ->
        [you] encantar a un héroe
       *[any] que { hero-nom } encante a un héroe
     }
    [resurrect] { $who ->
        [you] resucitar con la acción Resucitar
       *[any] que { hero-nom } resucite con la acción Resucitar
     }
   *[any] { $who ->
        [you] realizar una acción
       *[any] que { hero-nom } realice una acción
     }
 }
when-challenge-declared = { $who ->
    [you] { $role ->
        [challenger] cuando desafíes a un héroe
        [opponent] cuando te desafíen
        [either] cuando desafíes a un héroe o te desafíen
       *[any] cuando se declare un desafío
     }
   *[any] cuando un héroe desafíe a otro
 }
in-challenge = { $who ->
    [you] { $role ->
        [challenger] { " " }de un desafío tuyo
        [opponent] { " " }de un desafío contra ti
        [either] { " " }de un desafío en el que participas
       *[any] { "" }
     }
   *[any] { "" }
 }
when-cards-revealed = cuando se revelen las cartas de una ronda{ in-challenge }
when-challenge-tied = { $who ->
    [you] { $role ->
        [challenger] cuando desafíes y empates una ronda
        [opponent] cuando te desafíen y empates una ronda
        [either] cuando empates una ronda
       *[any] cuando haya empate en una ronda
     }
   *[any] cuando haya empate en una ronda
 }
when-challenge-won = { $who ->
    [you] { $role ->
        [challenger] cuando desafíes y ganes
        [opponent] cuando te desafíen y ganes
       *[either] cuando ganes un desafío
     }
   *[any] cuando { hero-nom } gane un desafío
 }
when-challenge-lost = { $who ->
    [you] { $role ->
        [challenger] cuando desafíes y pierdas
        [opponent] cuando te desafíen y pierdas
       *[either] cuando pierdas un desafío
     }
   *[any] cuando { hero-nom } pierda un desafío
 }
when-challenge-ends = cuando termine un desafío{ $who ->
    [you] { $role ->
        [challenger] { " " }tuyo
        [opponent] { " " }contra ti
        [either] { " " }en el que participas
       *[any] { "" }
     }
   *[any] { "" }
 }
when-cards-drawn = cuando { $who ->
    [you] robes
   *[any] { hero-nom } robe
 } { $least ->
    [0] cartas
    [one] al menos 1 carta
   *[other] al menos { $least } cartas
 } del { -deck }
when-card-sold = cuando { $who ->
    [you] vendas
   *[any] { hero-nom } venda
 } una carta
when-card-bought = cuando { $who ->
    [you] compres
   *[any] { hero-nom } compre
 } una carta
when-robbed = cuando { $who ->
    [you] te roben
   *[any] { hero-dat } le roben
 } cartas u { -gold }
own-some-damage = { $least ->
    [0] daño
   *[other] al menos { $least } de daño
 }
when-damage-comes = cuando { $who ->
    [you] vayas
   *[any] { hero-nom } vaya
 } a sufrir { own-some-damage }
when-damaged = cuando { $who ->
    [you] sufras
   *[any] { hero-nom } sufra
 } { own-some-damage }
when-healed = cuando { $who ->
    [you] ganes
   *[any] { hero-nom } gane
 } { $least ->
    [0] { -life }
   *[other] al menos { $least } de { -life }
 }
when-death-comes = cuando { $who ->
    [you] vayan a eliminarte
   *[any] vayan a eliminar { hero-dat }
 }
when-eliminated = cuando { $who ->
    [you] te eliminen
   *[any] eliminen { hero-dat }
 }
when-eliminates = cuando { $who ->
    [you] elimines
   *[any] { hero-nom } elimine
 } a otro héroe
when-resurrected = cuando { $who ->
    [you] resucites
   *[any] { hero-nom } resucite
 }
when-secret-revealed = cuando se revele { secret-of }
when-princess-freed = cuando { -princess } quede Libre
when-princess-taken = cuando { $who ->
    [you] tomes
   *[any] { hero-nom } tome
 } a { -princess }
when-princess-dropped = cuando { -princess } pase de { hand-of } al { -centre }
when-cursed = cuando { $who ->
    [you] recibas
   *[any] { hero-nom } reciba
 } una maldición{ $least ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }y sean al menos { $least }
 }
when-curse-leaves = cuando esta maldición deje de afectarte
when-comes-in = cuando este Entorno entre en juego
when-is-replaced = cuando otro Entorno sustituya a este
when-journey-ends = al final del trayecto

## Condiciones

# Tras «mientras» ($link: while) el verbo va en subjuntivo.
own-hay = { $link ->
    [while] haya
   *[if] hay
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
own-sigues = { $link ->
    [while] sigas
   *[if] sigues
 }
own-sigue = { $link ->
    [while] siga
   *[if] sigue
 }
own-queda = { $link ->
    [while] quede
   *[if] queda
 }
own-quedan = { $link ->
    [while] queden
   *[if] quedan
 }
own-lleva = { $link ->
    [while] lleve
   *[if] lleva
 }
own-has = { $who ->
    [you] { own-tienes }
    [pron] { own-tiene }
   *[other] { hero-nom } { own-tiene }
 }
own-has-not = { $who ->
    [you] no { own-tienes }
    [pron] no { own-tiene }
   *[other] { hero-nom } no { own-tiene }
 }
own-is = { $who ->
    [you] { own-eres }
    [pron] { own-es }
   *[other] { hero-nom } { own-es }
 }
cond-life = { $range ->
    [exact] { $count ->
        [0] { own-has-not } { -life }
       *[other] { own-has } { how-many } de { -life }
     }
   *[other] { own-has } { how-many } de { -life }
 }
cond-gold = { $range ->
    [exact] { $count ->
        [0] { own-has-not } { -gold }
       *[other] { own-has } { how-many } de { -gold }
     }
   *[other] { own-has } { how-many } de { -gold }
 }
cond-hand-size = { $range ->
    [exact] { $count ->
        [0] { own-has-not } cartas en la mano
        [one] { own-has } { how-many } carta en la mano
       *[other] { own-has } { how-many } cartas en la mano
     }
   *[other] { own-has } { how-many } { $count ->
        [one] carta
       *[other] cartas
     } en la mano
 }
cond-curses = { $range ->
    [least] { $count ->
        [one] { own-has } alguna maldición
       *[other] { own-has } { how-many } maldiciones
     }
    [exact] { $count ->
        [0] { own-has-not } ninguna maldición
        [one] { own-has } { how-many } maldición
       *[other] { own-has } { how-many } maldiciones
     }
   *[other] { own-has } { how-many } { $count ->
        [one] maldición
       *[other] maldiciones
     }
 }
cond-has-more = { own-has } más { $what ->
    [life] { -life }
    [gold] { -gold }
   *[cards] cartas en la mano
 } que { $than }
cond-overloaded = { own-has } sobrecarga
cond-lives = { $who ->
    [you] { own-sigues }
    [pron] { own-sigue }
   *[other] { hero-nom } { own-sigue }
 } con vida
cond-character-is = { own-is } { $character }
cond-secret-is = { secret-of } { $state ->
    [revealed] { own-esta } revelado
   *[hidden] { own-sigue } oculto
 }
cond-is-kidnapper = { own-is } el Secuestrador
cond-holds-princess = { own-has } a { -princess }
cond-princess-is = { -princess } { own-esta } { $where ->
    [kidnapped] Secuestrada
    [free] Libre
    [centre] en el { -centre }
   *[held] en la mano de alguien
 }
cond-round = { own-es } { $range ->
    [least] la ronda { $count } o una posterior
    [exact] la ronda { $count }
    [both] una de las rondas { $least } a { $most }
   *[most] la ronda { $count } o una anterior
 }
cond-card-type = { $whose ->
    [own] { own-your-own } carta
   *[opposing] la carta rival
 } { own-es } de tipo { $type-name }
cond-is-challenger = { $who ->
    [you] { own-eres } tú
   *[other] { own-es } { hero-nom }
 } quien desafía
during-own-turn = durante tu turno
cond-own-turn = { own-es } { $bearer ->
    [environment] su
   *[holder] tu
 } turno
cond-heroes-left = { $count ->
    [one] { own-queda }
   *[other] { own-quedan }
 } { how-many } { $count ->
    [one] héroe
   *[other] héroes
 } con vida
cond-deck-left = { $count ->
    [one] { own-queda }
   *[other] { own-quedan }
 } { how-many } { $count ->
    [one] carta
   *[other] cartas
 } en el { -deck }
cond-top-mark = la carta superior del { -deck } { own-lleva } { $mark ->
    [question] un signo de interrogación
    [exclamation] un signo de exclamación
   *[emblem] el símbolo de un héroe
 }
cond-environment-in-play = { own-hay } un Entorno en juego
cond-them-is-opponent = { own-is } { own-whose-side } oponente
cond-somebody-else = otro jugador { $state ->
    [princess_holder] { own-tiene } a { -princess }
    [ghost] { own-es } un fantasma
   *[cursed] { own-tiene } alguna maldición
 }

## Costes

cost-once-per-turn = una vez por turno
cost-once-per-game = una vez por partida
cost-pay-gold = { $form ->
    [infinitive] pagar
    [label] pagar
   *[imperative] { $who ->
        [you] { $doubtful ->
            [yes] pagas
           *[no] paga
         }
       *[other] { hero-nom } paga
     }
 } { $amount } de { -gold }
cost-pay-life = { $form ->
    [infinitive] perder
    [label] perder
   *[imperative] { $who ->
        [you] { $doubtful ->
            [yes] pierdes
           *[no] pierde
         }
       *[other] { hero-nom } pierde
     }
 } { $amount } de { -life }
cost-discard-cards = { $form ->
    [infinitive] descartar
    [label] descartar
   *[imperative] { $who ->
        [you] { $doubtful ->
            [yes] descartas
           *[no] descarta
         }
       *[other] { hero-nom } descarta
     }
 } { cards }
cost-show-secret = { $form ->
    [infinitive] revelar
    [label] revelar
   *[imperative] { $who ->
        [you] { $doubtful ->
            [yes] revelas
           *[no] revela
         }
       *[other] { hero-nom } revela
     }
 } { own-whose } { -secret }

## Operaciones

op-arrange-deck = { $form ->
    [imperative] { $doubtful ->
        [yes] miras
       *[no] mira
     }
    [infinitive] mirar
   *[statement] { actor-nom } mira
 } { top-cards } y { $form ->
    [imperative] devuélvelas
    [infinitive] devolverlas
   *[statement] las devuelve
 } en el orden que { $bearer ->
    [environment] quiera
   *[holder] quieras
 }
op-choose-hero = { $form ->
    [imperative] { $doubtful ->
        [yes] eliges
       *[no] elige
     }
    [infinitive] elegir
   *[statement] { actor-nom } elige
 } { hero-acc }
op-clear-shop = { $form ->
    [imperative] descarta todas las cartas de la tienda
    [infinitive] descartar todas las cartas de la tienda
   *[statement] se descartan todas las cartas de la tienda
 }
op-counts-as = { $whose ->
    [own] { own-your-own } carta
   *[opposing] la carta rival
 } cuenta como { $type-name } en esta ronda
op-damage = { $who ->
    [you] { $form ->
        [infinitive] sufrir
       *[imperative] { $doubtful ->
            [yes] sufres
           *[no] sufre
         }
     } { $amount } de daño
    [chooser] sufrir { $amount } de daño
    [pron] { $form ->
        [imperative] inflígele { $amount } de daño
        [infinitive] infligirle { $amount } de daño
       *[statement] { hero-nom } sufre { $amount } de daño
     }
   *[other] { $form ->
        [imperative] inflige { $amount } de daño { hero-dat }
        [infinitive] infligir { $amount } de daño { hero-dat }
       *[statement] { hero-nom } sufre { $amount } de daño
     }
 }
op-discard-hand = { $form ->
    [imperative] { $doubtful ->
        [yes] descartas
       *[no] descarta
     }
    [infinitive] descartar
   *[statement] { hero-nom } descarta
 } { $how ->
    [random] { own-random-cards }
    [all] toda { own-whose } mano
   *[chosen] { cards }
 }
op-discard-this = { $for_good ->
    [yes] { $form ->
        [imperative] retira { this-card } de la partida
        [infinitive] retirar { this-card } de la partida
       *[statement] { this-card } se retira de la partida
     }
   *[no] { $form ->
        [imperative] descarta { this-card }
        [infinitive] descartar { this-card }
       *[statement] { this-card } se descarta
     }
 }
op-discard-top = { $form ->
    [imperative] descarta
    [infinitive] descartar
   *[statement] { $count ->
        [one] se descarta
       *[other] se descartan
     }
 } { top-cards }
op-draw = { $form ->
    [imperative] { $doubtful ->
        [yes] robas
       *[no] roba
     }
    [infinitive] robar
   *[statement] { hero-nom } roba
 } { $place ->
    [bottom] { $count ->
        [one] la carta del fondo
       *[other] las { $count } cartas del fondo
     } del { -deck }
   *[top] { cards }
 }
op-drop-princess = { $who ->
    [all] quien tenga a { -princess } la deja en el { -centre }
    [heroes] el héroe que tenga a { -princess } la deja en el { -centre }
    [princess_holder] quien tenga a { -princess } la deja en el { -centre }
   *[other] { $form ->
        [imperative] deja a { -princess } en el { -centre } si la tienes
        [infinitive] dejar a { -princess } en el { -centre }
       *[statement] { hero-nom } deja a { -princess } en el { -centre } si la tiene
     }
 }
op-each-hero = haz lo siguiente con { hero-nom }: { $inner }
op-eliminate = { $who ->
    [you] tu personaje es eliminado
    [chooser] ser eliminado
    [pron] { $form ->
        [imperative] elimínalo
        [infinitive] eliminarlo
       *[statement] { hero-nom } es eliminado
     }
   *[other] { $form ->
        [imperative] elimina { hero-acc }
        [infinitive] eliminar { hero-acc }
       *[statement] { hero-nom } es eliminado
     }
 }
op-extra-action = { $form ->
    [imperative] { $doubtful ->
        [yes] realizas
       *[no] realiza
     }
    [infinitive] realizar
   *[statement] { actor-nom } realiza
 } otra acción{ $turn ->
    [own] { "" }
   *[any] { " " }si es { own-your-own } turno
 }
op-fill-shop = { $form ->
    [imperative] repón la tienda
    [infinitive] reponer la tienda
   *[statement] se repone la tienda
 }
op-free-princess = { $form ->
    [imperative] libera a { -princess } si está Secuestrada
    [infinitive] liberar a { -princess } si está Secuestrada
   *[statement] { -princess } queda Libre si está Secuestrada
 }
op-gain-gold = { $verb ->
    [again] { "" }
   *[first] { $form ->
        [imperative] { $doubtful ->
            [yes] ganas
           *[no] gana
         }
        [infinitive] ganar
       *[statement] { hero-nom } gana
     }
 } { $amount } de { -gold }
op-give-card = { $to-whom ->
    [you] { $form ->
        [imperative] date
        [infinitive] darte
       *[statement] { hero-nom } te da
     } { cards } de { own-whose } mano
    [pron] { $form ->
        [imperative] { $doubtful ->
            [yes] le das
           *[no] dale
         }
        [infinitive] darle
       *[statement] { hero-nom } le da
     } { cards } de { own-whose } mano
   *[other] { $form ->
        [imperative] { $doubtful ->
            [yes] das
           *[no] da
         }
        [infinitive] dar
       *[statement] { hero-nom } da
     } { cards } de { own-whose } mano { $to }
 }
op-give-gold = { $to-whom ->
    [pron] { $form ->
        [imperative] { $doubtful ->
            [yes] le das
           *[no] dale
         }
        [infinitive] darle
       *[statement] { actor-nom } le da
     } { $amount } de { -gold }
   *[other] { $form ->
        [imperative] { $doubtful ->
            [yes] das
           *[no] da
         }
        [infinitive] dar
       *[statement] { actor-nom } da
     } { $amount } de { -gold } { $to }
 }
op-guess-type = { $form ->
    [imperative] { $doubtful ->
        [yes] nombras
       *[no] nombra
     }
    [infinitive] nombrar
   *[statement] { actor-nom } nombra
 } un tipo; { $who ->
    [you] revela 1 carta al azar de tu mano
   *[other] { hero-nom } revela 1 carta al azar de su mano
 }. Si es de ese tipo, { $right }{ $wrong ->
    [none] { "" }
   *[other] ; de lo contrario, { $wrong }
 }
op-heal = { $who ->
    [you] { $form ->
        [infinitive] ganar
       *[imperative] { $verb ->
            [again] { "" }
           *[first] { $doubtful ->
                [yes] ganas
               *[no] gana
             }
         }
     } { $amount } de { -life }
    [chooser] ganar { $amount } de { -life }
    [pron] { $form ->
        [imperative] cúrale { $amount } de { -life }
        [infinitive] curarle { $amount } de { -life }
       *[statement] { hero-nom } gana { $amount } de { -life }
     }
   *[other] { $form ->
        [imperative] cura { $amount } de { -life } { hero-dat }
        [infinitive] curar { $amount } de { -life } { hero-dat }
       *[statement] { hero-nom } gana { $amount } de { -life }
     }
 }
op-kidnap-princess = { -princess } vuelve a estar Secuestrada
lets-you = { hero-nom } te deja { $what }
op-let-choose = { hero-nom } { $who ->
    [you] eliges
   *[other] elige
 }: { $inner }
op-look-at-deck = { $form ->
    [imperative] { $doubtful ->
        [yes] miras
       *[no] mira
     }
    [infinitive] mirar
   *[statement] { actor-nom } mira
 } { top-cards }
op-look-at-hand = { $who ->
    [chooser] enseñarte su mano
   *[other] { $form ->
        [imperative] { $doubtful ->
            [yes] miras
           *[no] mira
         }
        [infinitive] mirar
       *[statement] { actor-nom } mira
     } { hand-of }
 }
op-look-at-secret = { $who ->
    [chooser] enseñarte su { -secret }
   *[other] { $form ->
        [imperative] { $doubtful ->
            [yes] miras
           *[no] mira
         }
        [infinitive] mirar
       *[statement] { actor-nom } mira
     } { secret-of }
 }
op-lose-gold = { $form ->
    [imperative] { $doubtful ->
        [yes] pierdes
       *[no] pierde
     }
    [infinitive] perder
   *[statement] { hero-nom } pierde
 } { $amount } de { -gold }
op-move-curse = { $form ->
    [imperative] { $doubtful ->
        [yes] mueves
       *[no] mueve
     }
    [infinitive] mover
   *[statement] { actor-nom } mueve
 } { $who ->
    [you] 1 de tus maldiciones
    [pron] 1 de sus maldiciones
    [same] 1 de sus maldiciones
    [that] 1 de sus maldiciones
   *[other] 1 maldición { own-hero-de }
 } a otro héroe a { own-your-own } elección
op-prevent-damage = { $amount ->
    [99] { $form ->
        [imperative] evita ese daño
        [infinitive] evitar ese daño
       *[statement] ese daño se evita
     }
   *[other] { $form ->
        [imperative] reduce ese daño en { $amount }
        [infinitive] reducir ese daño en { $amount }
       *[statement] ese daño se reduce en { $amount }
     }
 }
op-redirect-damage = { $to-whom ->
    [you] sufre tú ese daño en su lugar
   *[other] { $form ->
        [imperative] inflige en su lugar ese daño { $to }
        [infinitive] infligir en su lugar ese daño { $to }
       *[statement] ese daño se inflige en su lugar { $to }
     }
 }
op-remove-curse = { $form ->
    [imperative] { $doubtful ->
        [yes] descartas
       *[no] descarta
     }
    [infinitive] descartar
   *[statement] { actor-nom } descarta
 } { $count ->
    [9] { $who ->
        [you] todas tus maldiciones
        [pron] todas sus maldiciones
        [same] todas sus maldiciones
       *[other] todas las maldiciones { own-hero-de }
     }
    [one] { $who ->
        [you] 1 de tus maldiciones
        [pron] 1 de sus maldiciones
        [same] 1 de sus maldiciones
        [that] { $bearer ->
            [environment] 1 de sus maldiciones
           *[holder] 1 maldición { own-hero-de }
         }
       *[other] 1 maldición { own-hero-de }
     }
   *[other] { $who ->
        [you] { $count } de tus maldiciones a tu elección
        [pron] { $count } de sus maldiciones
        [same] { $count } de sus maldiciones
       *[other] { $count } maldiciones { own-hero-de }
     }
 }
op-resurrect = { $who ->
    [you] { $form ->
        [infinitive] resucitar
       *[imperative] resucita
     } con { $life } de { -life }
    [chooser] resucitar con { $life } de { -life }
    [pron] { $form ->
        [imperative] resucítalo
        [infinitive] resucitarlo
       *[statement] { hero-nom } resucita
     } con { $life } de { -life }
   *[other] { $form ->
        [imperative] resucita { hero-acc }
        [infinitive] resucitar { hero-acc }
       *[statement] { hero-nom } resucita
     } con { $life } de { -life }
 }
op-reveal-secret = { $who ->
    [pron] { $form ->
        [infinitive] revelar su { -secret }
       *[statement] se revela su { -secret }
     }
   *[other] { $form ->
        [imperative] { $doubtful ->
            [yes] revelas
           *[no] revela
         }
        [infinitive] revelar
       *[statement] { hero-nom } revela
     } { own-whose } { -secret }
 }
op-show-hand = { $form ->
    [imperative] { $doubtful ->
        [yes] muestras
       *[no] muestra
     }
    [infinitive] mostrar
   *[statement] { hero-nom } muestra
 } { own-whose } mano a todos
op-shuffle-in = { $form ->
    [imperative] mezcla
    [infinitive] mezclar
   *[statement] { $count ->
        [one] se mezcla
       *[other] se mezclan
     }
 } { own-random-cards } del mazo de descartes en el { -deck }
op-skip-turn = { $form ->
    [imperative] { $doubtful ->
        [yes] pierdes
       *[no] pierde
     }
    [infinitive] perder
   *[statement] { hero-nom } pierde
 } la acción de { own-whose } próximo turno
op-steal-card = { $how ->
    [chosen] { $who ->
        [chooser] dejar que mires su mano y le robes { cards } a tu elección
       *[other] { $form ->
            [imperative] { $doubtful ->
                [yes] miras
               *[no] mira
             }
            [infinitive] mirar
           *[statement] { actor-nom } mira
         } { hand-of } y { $form ->
            [imperative] { $doubtful ->
                [yes] le robas
               *[no] róbale
             }
            [infinitive] robarle
           *[statement] le roba
         } { cards } a { own-your-own } elección
     }
    [named] { $who ->
        [chooser] dejar que nombres una carta y se la robes si la tiene
       *[other] { $form ->
            [imperative] { $doubtful ->
                [yes] nombras
               *[no] nombra
             }
            [infinitive] nombrar
           *[statement] { actor-nom } nombra
         } una carta y, si { $who ->
            [pron] la tiene
           *[other] { hero-nom } la tiene
         } en la mano, { $form ->
            [imperative] { $doubtful ->
                [yes] se la robas
               *[no] róbasela
             }
            [infinitive] robársela
           *[statement] se la roba
         }
     }
   *[random] { $who ->
        [chooser] dejarse robar { own-random-cards }
        [pron] { $form ->
            [imperative] { $doubtful ->
                [yes] le robas
               *[no] róbale
             }
            [infinitive] robarle
           *[statement] { actor-nom } le roba
         } { own-random-cards }
       *[other] { $form ->
            [imperative] { $doubtful ->
                [yes] robas
               *[no] roba
             }
            [infinitive] robar
           *[statement] { actor-nom } roba
         } { own-random-cards } { hero-dat }
     }
 }
op-steal-gold = { $who ->
    [chooser] dejarse robar { $amount } de { -gold }
    [pron] { $form ->
        [imperative] { $doubtful ->
            [yes] le robas
           *[no] róbale
         }
        [infinitive] robarle
       *[statement] { actor-nom } le roba
     } { $amount } de { -gold }
   *[other] { $form ->
        [imperative] { $doubtful ->
            [yes] robas
           *[no] roba
         }
        [infinitive] robar
       *[statement] { actor-nom } roba
     } { $amount } de { -gold } { hero-dat }
 }
op-survive = { $who ->
    [you] { $form ->
        [infinitive] sobrevivir
       *[imperative] sobrevive
     } con { $life } de { -life }
   *[other] { hero-nom } sobrevive con { $life } de { -life }
 }
op-swap-characters = { $who ->
    [chooser] intercambiar su personaje contigo
   *[other] { $form ->
        [imperative] intercambia tu
        [infinitive] intercambiar tu
       *[statement] { actor-nom } intercambia su
     } personaje { own-with-m }
 }
op-swap-hands = { $who ->
    [chooser] intercambiar su mano contigo
   *[other] { $form ->
        [imperative] intercambia tu
        [infinitive] intercambiar tu
       *[statement] { actor-nom } intercambia su
     } mano { own-with-f }
 }
op-swap-secrets = { $who ->
    [chooser] intercambiar su { -secret } contigo
   *[other] { $form ->
        [imperative] intercambia tu
        [infinitive] intercambiar tu
       *[statement] { actor-nom } intercambia su
     } { -secret } { own-with-m }
 }
op-take-discarded = { $form ->
    [imperative] { $doubtful ->
        [yes] tomas
       *[no] toma
     }
    [infinitive] tomar
   *[statement] { hero-nom } toma
 } { $type ->
    [any] { cards }
   *[other] { cards } de tipo { $type-name }
 } a { own-whose } elección del mazo de descartes
op-take-from-shop = { $form ->
    [imperative] { $doubtful ->
        [yes] tomas
       *[no] toma
     }
    [infinitive] tomar
   *[statement] { hero-nom } toma
 } gratis { cards } de la tienda
op-take-princess = { $where ->
    [hand] { $form ->
        [imperative] { $doubtful ->
            [yes] robas
           *[no] roba
         }
        [infinitive] robar
       *[statement] { hero-nom } roba
     } a { -princess }
    [anywhere] { $form ->
        [imperative] { $doubtful ->
            [yes] tomas
           *[no] toma
         }
        [infinitive] tomar
       *[statement] { hero-nom } toma
     } a { -princess } del { -centre } o de la mano de quien la tenga
   *[centre] { $form ->
        [imperative] { $doubtful ->
            [yes] tomas
           *[no] toma
         }
        [infinitive] tomar
       *[statement] { hero-nom } toma
     } a { -princess } del { -centre }
 }
op-take-this = { $form ->
    [imperative] { $doubtful ->
        [yes] devuelves
       *[no] devuelve
     }
    [infinitive] devolver
   *[statement] { actor-nom } devuelve
 } { this-card } a { own-your-own } mano
op-win = { $who ->
    [you] ganas
   *[other] { hero-nom } gana
 } { $as_well ->
    [yes] también
   *[no] la partida
 }

## Operaciones que perduran

own-of-gen = { $who ->
    [all] de todos los jugadores
    [others] de los demás jugadores
   *[other] { own-hero-de }
 }
own-of-dat = { $who ->
    [all] a todos los jugadores
    [others] a los demás jugadores
   *[other] { hero-dat }
 }
op-beats = { $who ->
    [all] { $alike ->
        [yes] cuando se enfrentan dos { $type-many }, gana quien desafía
       *[no] { own-types } vencen { own-over-types }
     }
    [you] tus { $type-many } vencen a { $alike ->
        [yes] { own-other-types }
       *[no] { own-the-over }
     }
    [pron] sus { $type-many } vencen a { $alike ->
        [yes] { own-other-types }
       *[no] { own-the-over }
     }
   *[other] { own-types } { own-of-gen } vencen a { $alike ->
        [yes] { own-other-types }
       *[no] { own-the-over }
     }
 }{ $until }
own-types = { $type ->
    [attack] los Ataques
    [defence] las Defensas
   *[strategy] las Estrategias
 }
own-the-over = { $over ->
    [attack] los Ataques
    [defence] las Defensas
   *[strategy] las Estrategias
 }
own-over-types = a { own-the-over }
own-other-types = { $over ->
    [attack] otros Ataques
    [defence] otras Defensas
   *[strategy] otras Estrategias
 }
own-more-or-less = { $sign ->
    [plus] más
   *[minus] menos
 }
own-changes = { $sign ->
    [plus] aumenta en
   *[minus] se reduce en
 } { $n }
n-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 } { own-more-or-less }
op-change-shop-size = la tienda tiene { n-cards }{ $who ->
    [all] { "" }
    [you] { " " }en tus turnos
    [pron] { " " }en sus turnos
   *[other] { " " }en los turnos { own-of-gen }
 }{ $until }
op-change-price = las cartas de la tienda { $who ->
    [you] te cuestan
    [pron] le cuestan
   *[other] cuestan
 } { $n } de { -gold } { own-more-or-less }{ $who ->
    [you] { "" }
    [pron] { "" }
    [all] { "" }
   *[other] { " " }{ own-of-dat }
 }{ $until }
op-change-sell-price = { $who ->
    [you] ganas { $n } de { -gold } { own-more-or-less } por cada carta que vendas
    [all] cada carta vendida da { $n } de { -gold } { own-more-or-less }
    [others] los demás jugadores ganan { $n } de { -gold } { own-more-or-less } por cada carta que vendan
   *[other] { hero-nom } gana { $n } de { -gold } { own-more-or-less } por cada carta que venda
 }{ $until }
op-change-overload-limit = { $who ->
    [you] puedes
    [all] todos los jugadores pueden
    [others] los demás jugadores pueden
   *[other] { hero-nom } puede
 } tener en la mano { n-cards } sin sobrecarga{ $until }
op-change-explore-cards = al explorar, { $who ->
    [you] robas
    [all] cada héroe roba
   *[other] { hero-nom } roba
 } { n-cards }{ $until }
op-change-wander-cards = al vagar, { $who ->
    [you] robas
    [all] cada fantasma roba
   *[other] { hero-nom } roba
 } { n-cards }{ $until }
op-change-life-maximum = { $who ->
    [you] tu máximo de { -life }
    [pron] su máximo de { -life }
   *[other] el máximo de { -life } { own-of-gen }
 } { own-changes }{ $until }
op-change-damage-dealt = { $who ->
    [you] infliges { $n } de daño { own-more-or-less } a los demás
    [all] todo daño infligido a otros { own-changes }
    [others] los demás jugadores infligen { $n } de daño { own-more-or-less } a otros
   *[other] { hero-nom } inflige { $n } de daño { own-more-or-less } a otros
 }{ $until }
op-change-damage-taken = todo daño que { $who ->
    [you] sufras
    [all] sufra un héroe
    [others] sufran los demás héroes
   *[other] sufra { hero-nom }
 } { own-changes }{ $until }
op-change-healing = cada vez que { $who ->
    [you] ganes { -life }, ganas
    [all] un héroe gane { -life }, gana
    [others] otro héroe gane { -life }, gana
   *[other] { hero-nom } gane { -life }, gana
 } { $n } { own-more-or-less }{ $until }
op-forbid = { $who ->
    [you] no puedes
    [all] nadie puede
    [others] nadie más puede
   *[other] { hero-nom } no puede
 } { $deeds }{ $until }
op-forbid-type = { op-forbid }
forbidden = { $what ->
    [explore] explorar
    [trade] comerciar
    [challenge] desafiar
    [wander] vagar
    [enchant] encantar
    [resurrect] resucitar
    [sell] vender cartas
    [buy] comprar cartas
    [heal] ganar { -life }
   *[take_princess] tomar a { -princess }
 }
forbidden-type = { $type ->
    [attack] jugar Ataques en los desafíos
    [defence] jugar Defensas en los desafíos
    [strategy] jugar Estrategias en los desafíos
    [magic] jugar Magia en los desafíos
   *[environment] jugar Entornos en los desafíos
 }
op-immune = { $who ->
    [you] estás
    [all] todos los jugadores están
    [others] los demás jugadores están
   *[other] { hero-nom } está
 } a salvo { $deeds }{ $until }
spared = { $to ->
    [damage] de todo daño
    [theft] de robos
    [curses] de maldiciones
    [challenges] de desafíos
   *[looks] de que otros miren { own-whose } mano o { own-whose } { -secret }
 }
op-play-openly = { $hand ->
    [yes] { $who ->
        [you] juegas con la mano
        [all] todos los jugadores juegan con la mano
        [others] los demás jugadores juegan con la mano
       *[other] { hero-nom } juega con la mano
     } a la vista
   *[no] { $who ->
        [you] juegas tus cartas
        [all] todos los jugadores juegan sus cartas
        [others] los demás jugadores juegan sus cartas
       *[other] { hero-nom } juega sus cartas
     } boca arriba en los desafíos
 }{ $until }
op-reverse-priorities = la Estrategia vence al Ataque, el Ataque vence a la Defensa y la Defensa vence a la Estrategia{ $until }
op-ties = { $who ->
    [all] { own-tie }
    [you] en tus desafíos, { own-tie }
    [pron] en sus desafíos, { own-tie }
   *[other] en los desafíos { own-of-gen }, { own-tie }
 }{ $until }
own-tie = { $go_to ->
    [challenger] los empates los gana quien desafía
    [opponent] los empates los gana el héroe desafiado
   *[nobody] un empate termina el desafío sin ganador
 }
op-unstoppable = { $against ->
    [yes] las cartas de quien { $who ->
        [you] te desafíe
        [pron] lo desafíe
       *[other] desafíe { own-of-dat }
     }
   *[no] las cartas con las que { $who ->
        [you] desafías
        [all] se desafía
        [others] desafían los demás héroes
       *[other] desafía { hero-nom }
     }
 } son imparables{ $until }
