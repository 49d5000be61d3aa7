## Platformer: i nomi dei suoi testi di regole. Un solo posto per tutto ciò che un giorno potrebbe essere un’icona.
## $who      inoltre: others, all, in_range, level, adjacent
## $bearer   inoltre: enemy, summon, boss
## $enemy    il Nemico di cui si parla: any, this, that, all, boss, summon, rank_1 …, chosen_…, each_…
## $doubtful yes se prima agiva un altro: «recupera 1» varrebbe per lui, e si dice «recuperi 1»
## $space    lo Spazio di cui si parla: that, o chosen_…

-gold = { $number ->
    [one] Moneta
   *[many] Monete
 }
-gem = { $number ->
    [one] Gemma
   *[many] Gemme
 }
-heart = { $number ->
    [one] Cuore
   *[many] Cuori
 }
-wound = { $number ->
    [one] Ferita
   *[many] Ferite
 }
-move = { $number ->
    [one] Simbolo Movimento
   *[many] Simboli Movimento
 }
-sword = { $number ->
    [one] Simbolo Spada
   *[many] Simboli Spada
 }
-coin = { $number ->
    [one] Simbolo Moneta
   *[many] Simboli Moneta
 }
-hand = { $number ->
    [one] Simbolo Mano
   *[many] Simboli Mano
 }
-star = { $number ->
    [one] Simbolo Stella
   *[many] Simboli Stella
 }
-attack = Attacco
-left = Sinistra
-right = Destra

## Chi e che cosa

hero-nom = { $who ->
    [same] { "" }
    [that] quell’Eroe
    [pron] { "" }
    [of_them] ognuno di loro
    [active] l’Eroe attivo
    [others] ogni altro Eroe
    [all] ogni Eroe
    [in_range] ogni Eroe entro la Portata
    [level] { $bearer ->
        [holder] ogni altro Eroe del tuo Livello
       *[enemy] ogni Eroe del Livello { bearer-gen }
     }
    [adjacent] ogni Eroe adiacente { own-bearer-dat }
    [another] un altro Eroe
    [any] un Eroe
    [chosen_all] un Eroe a tua scelta
    [chosen_in_range] un Eroe a tua scelta entro la Portata
    [chosen_level] un altro Eroe del tuo Livello a tua scelta
    [chosen_adjacent] un Eroe adiacente a tua scelta
    [chosen_others] un altro Eroe a tua scelta
   *[you] tu
 }
hero-acc = { $who ->
    [you] te
    [pron] quell’Eroe
   *[other] { hero-nom }
 }
hero-dat = { $who ->
    [you] a te
    [pron] a quell’Eroe
    [active] all’Eroe attivo
   *[other] a { hero-nom }
 }
hero-gen = { $who ->
    [you] tuo
    [pron] di quell’Eroe
    [active] dell’Eroe attivo
   *[other] di { hero-nom }
 }

bearer-nom = { $bearer ->
    [enemy] questo Nemico
    [summon] questa Evocazione
    [boss] il Boss
   *[holder] tu
 }
bearer-acc = { $bearer ->
    [holder] te
   *[other] { bearer-nom }
 }
own-bearer-dat = { $bearer ->
    [boss] al Boss
    [holder] a te
   *[other] a { bearer-nom }
 }
bearer-gen = { $bearer ->
    [boss] del Boss
    [holder] del tuo Eroe
   *[other] di { bearer-nom }
 }
own-bearer-row = { $bearer ->
    [holder] della tua Riga
   *[other] della Riga { bearer-gen }
 }
own-bearer-level = { $bearer ->
    [holder] del tuo Livello
   *[other] del Livello { bearer-gen }
 }

enemy-nom = { $enemy ->
    [this] { bearer-nom }
    [that] quel Nemico
    [all] i Nemici
    [boss] il Boss
    [not_boss] un Nemico diverso dal Boss
    [summon] un’Evocazione
    [rank_1] un Nemico di rango I
    [rank_2] un Nemico di rango II
    [rank_3] un Nemico di rango III
    [chosen_anywhere] un Nemico a tua scelta
    [chosen_adjacent] un Nemico adiacente
    [chosen_around] un Nemico in uno degli otto Spazi intorno { own-bearer-dat }
    [chosen_same_row] un Nemico { own-bearer-row }
    [chosen_same_level] un Nemico { own-bearer-level }
    [each_anywhere] ogni Nemico
    [each_adjacent] ogni Nemico adiacente { own-bearer-dat }
    [each_around] ogni Nemico negli otto Spazi intorno { own-bearer-dat }
    [each_same_row] ogni Nemico { own-bearer-row }
    [each_same_level] ogni Nemico { own-bearer-level }
    [chosen_anywhere_not_boss] un Nemico a tua scelta diverso dal Boss
    [chosen_adjacent_not_boss] un Nemico adiacente diverso dal Boss
    [chosen_around_not_boss] un Nemico diverso dal Boss in uno degli otto Spazi intorno { own-bearer-dat }
    [chosen_same_row_not_boss] un Nemico { own-bearer-row } diverso dal Boss
    [chosen_same_level_not_boss] un Nemico { own-bearer-level } diverso dal Boss
   *[any] un Nemico
 }
enemy-acc = { enemy-nom }
enemy-dat = { $enemy ->
    [this] { own-bearer-dat }
    [all] ai Nemici
    [boss] al Boss
   *[other] a { enemy-nom }
 }

space-acc = { $space ->
    [chosen_free_adjacent] uno Spazio adiacente libero
    [chosen_free_around] uno Spazio libero intorno { own-bearer-dat }
    [chosen_free_row] uno Spazio libero { own-bearer-row }
    [chosen_free_level] uno Spazio libero { own-bearer-level }
    [chosen_free_map] uno Spazio libero della Mappa
    [chosen_token_adjacent] uno Spazio adiacente
    [chosen_token_around] uno Spazio intorno { own-bearer-dat }
    [chosen_token_row] uno Spazio { own-bearer-row }
    [chosen_token_level] uno Spazio { own-bearer-level }
    [chosen_token_map] uno Spazio della Mappa
    [chosen_platform_adjacent] uno Spazio adiacente libero con Piattaforma
    [chosen_platform_around] uno Spazio libero con Piattaforma intorno { own-bearer-dat }
    [chosen_platform_row] uno Spazio libero con Piattaforma { own-bearer-row }
    [chosen_platform_level] uno Spazio libero con Piattaforma { own-bearer-level }
    [chosen_platform_map] uno Spazio libero con Piattaforma della Mappa
   *[that] quello Spazio
 }
space-dat = { space-acc }

things = { $what ->
    [gold] { $amount ->
        [one] 1 { -gold(number: "one") }
       *[other] { $amount } { -gold(number: "many") }
     }
    [gem] { $amount ->
        [one] 1 { -gem(number: "one") }
       *[other] { $amount } { -gem(number: "many") }
     }
   *[heart] { $amount ->
        [one] 1 { -heart(number: "one") }
       *[other] { $amount } { -heart(number: "many") }
     }
 }
wounds = { $amount ->
    [one] 1 { -wound(number: "one") }
   *[other] { $amount } { -wound(number: "many") }
 }
spaces = { $n ->
    [one] 1 Spazio
   *[other] { $n } Spazi
 }
# «di 1 Spazio», «fino a 2 Spazi»
spaces-up-to = { $n ->
    [one] di 1 Spazio
   *[other] fino a { $n } Spazi
 }
symbol-one = { $symbol ->
    [move] { -move(number: "one") }
    [sword] { -sword(number: "one") }
    [coin] { -coin(number: "one") }
    [hand] { -hand(number: "one") }
    [star] { -star(number: "one") }
   *[any] Simbolo
 }
symbol-many = { $symbol ->
    [move] { -move(number: "many") }
    [sword] { -sword(number: "many") }
    [coin] { -coin(number: "many") }
    [hand] { -hand(number: "many") }
    [star] { -star(number: "many") }
   *[any] Simboli
 }
result = { $result ->
    [left] { -left }
    [right] { -right }
   *[attack] { -attack }
 }
space-kind = { $kind ->
    [plain] Spazio normale
    [gold] Spazio Moneta
    [gem] Spazio Gemma
    [trap] Spazio Trappola
    [shop] Spazio Negozio
    [spawn] Spazio Formazione
    [portal] Spazio Portale del Vuoto
    [boss_spawn] Spazio Formazione del Boss
    [special] Spazio speciale
   *[any] Spazio
 }

## Quanto dura

until-instant = fino alla fine del Turno
until-turn = fino alla fine del Turno
until-attack = nel tuo prossimo Attacco di questo Turno
until-next-turn = fino all’inizio del tuo prossimo Turno
until-game = per il resto della partita

## Platformer: inneschi. $least è il numero da raggiungere; 0 se basta qualunque numero.

when-always = sempre
when-activated = come azione
when-step-begins = { $step ->
    [1] all’inizio { own-turn }
    [8] alla fine { own-turn }
   *[other] all’inizio { own-step }
 }
when-step-ends = { $step ->
    [8] proprio alla fine { own-turn }
   *[other] alla fine { own-step }
 }
own-turn = { $who ->
    [you] del tuo Turno
   *[any] del Turno { hero-gen }
 }
own-step = { $who ->
    [you] della tua { step-name }
   *[any] della { step-name } { hero-gen }
 }
step-name = { $step ->
    [0] fase Evento
    [1] prima fase
    [2] fase Ripristino
    [3] fase di tiro dei dadi
    [4] fase del dado Nemico
    [5] fase Azione
    [6] fase del dado Speciale
    [7] fase Gravità
   *[other] ultima fase
 }
when-boss-setup = preparazione
when-boss-begins = { $who ->
    [you] quando il Boss si attiva nel tuo Turno
    [another] quando il Boss si attiva nel Turno di un altro Eroe
   *[any] quando il Boss si attiva
 }
when-boss-ends = { $who ->
    [you] dopo che il Boss ha agito nel tuo Turno
    [another] dopo che il Boss ha agito nel Turno di un altro Eroe
   *[any] dopo che il Boss ha agito
 }

when-pool-rolled = { $who ->
    [you] dopo aver tirato i dadi Azione
   *[any] dopo che { hero-nom } ha tirato i dadi Azione
 }
when-enemy-die = { $result ->
    [any] { $who ->
        [you] dopo aver tirato il dado Nemico
        [another] dopo che un altro Eroe ha tirato il dado Nemico
       *[any] dopo il tiro del dado Nemico
     }
   *[other] { $who ->
        [you] quando ottieni { result } con il dado Nemico
        [another] quando un altro Eroe ottiene { result } con il dado Nemico
       *[any] quando il dado Nemico mostra { result }
     }
 }
when-symbol-used = quando { $who ->
    [you] usi
   *[any] { hero-nom } usa
 } un { symbol-one }{ $source ->
    [pool] { " " }della Riserva di Dadi
    [saved] { " " }salvato
    [forged] { " " }forgiato
   *[any] { "" }
 }
when-symbol-boosted = quando { $who ->
    [you] potenzi
   *[any] { hero-nom } potenzia
 } un { symbol-one } con le { -gem(number: "many") }{ $least ->
    [0] { "" }
    [1] { "" }
    [2] { " " }almeno due volte
   *[other] { " " }almeno { $least } volte
 }
when-forged = quando { $who ->
    [you] forgi
   *[any] { hero-nom } forgia
 } un { symbol-one }
when-saved = quando { $who ->
    [you] salvi
   *[any] { hero-nom } salva
 } un { symbol-one }
when-special-reset = quando { $who ->
    [you] il tuo dado Speciale
   *[any] il dado Speciale { hero-gen }
 } viene azzerato
when-star-used = { $who ->
    [you] { -star(number: "one") }
   *[any] quando { hero-nom } usa un { -star(number: "one") } per il suo effetto
 }

when-move-begins = quando { $who ->
    [you] stai
   *[any] { hero-nom } sta
 } per { $who ->
    [you] muoverti
   *[any] muoversi
 }
when-moved = quando { $who ->
    [you] ti muovi
   *[any] { hero-nom } si muove
 } di 1 Spazio
when-reach-left = quando { $who ->
    [you] ti allontani
   *[any] { hero-nom } si allontana
 } da un Nemico adiacente
when-entered = quando { $who ->
    [you] entri
   *[any] { hero-nom } entra
 } in uno { space-kind }
when-came-next = quando { $who ->
    [you] entri
   *[any] { hero-nom } entra
 } in uno Spazio adiacente { enemy-dat }
when-ladder-used = quando { $who ->
    [you] attraversi
   *[any] { hero-nom } attraversa
 } una Piattaforma tramite una Scala
when-portal-used = quando { $who ->
    [you] viaggi
   *[any] { hero-nom } viaggia
 } tramite un Portale del Vuoto
when-pushed = quando { $who ->
    [you] vieni spinto
   *[any] { hero-nom } viene spinto
 }{ $least ->
    [0] { "" }
    [one] { " " }di almeno 1 Spazio
   *[other] { " " }di almeno { $least } Spazi
 }
when-pushes-hero = quando { $who ->
    [you] spingi
   *[any] { hero-nom } spinge
 } un altro Eroe
when-fell = quando { $who ->
    [you] cadi
   *[any] { hero-nom } cade
 }{ $least ->
    [0] { "" }
    [one] { " " }di almeno 1 Spazio
   *[other] { " " }di almeno { $least } Spazi
 }
when-fell-through-trap = quando { $who ->
    [you] cadi
   *[any] { hero-nom } cade
 } in una Trappola o attraverso una Trappola
when-boss-level-entered = quando { $who ->
    [you] entri
   *[any] { hero-nom } entra
 } nel Livello del Boss

when-enemy-moved = quando { $cause ->
    [die] il dado Nemico muove { enemy-acc }
    [hand] un { -hand(number: "one") } muove { enemy-acc }
    [push] { enemy-nom } viene spinto
    [fall] { enemy-nom } cade
    [card] una carta muove { enemy-acc }
   *[any] { enemy-nom } si muove
 }
when-enemy-attacks = quando { $cause ->
    [boss] una carta Attacco Boss { $who ->
        [you] ti colpisce
       *[any] colpisce { hero-acc }
     }
   *[other] { enemy-nom } { $who ->
        [you] ti attacca
       *[any] attacca { hero-acc }
     }{ $cause ->
        [die] { " " }per il dado Nemico
        [movement] { " " }{ $who ->
            [you] mentre ti allontani
           *[any] mentre si allontana
         }
        [card] { " " }per una carta
       *[any] { "" }
     }
 }
when-enemy-spawned = quando { enemy-nom } appare sulla Mappa

when-attack-declared = quando { $who ->
    [you] attacchi
   *[any] { hero-nom } attacca
 } { enemy-acc }
when-damage-summed = quando { $who ->
    [you] infliggi
   *[any] { hero-nom } infligge
 } { $least ->
    [0] { -wound(number: "many") }
    [one] almeno 1 { -wound(number: "one") }
   *[other] almeno { $least } { -wound(number: "many") }
 } { enemy-dat }
when-enemy-defeated = quando { $who ->
    [you] sconfiggi
   *[any] { hero-nom } sconfigge
 } { enemy-acc }
when-boss-survived = quando { $who ->
    [you] attacchi
   *[any] { hero-nom } attacca
 } il Boss{ $least ->
    [0] { "" }
    [one] { " " }con almeno 1 { -wound(number: "one") }
   *[other] { " " }con almeno { $least } { -wound(number: "many") }
 } senza sconfiggerlo
when-looted = quando { $who ->
    [you] prendi
   *[any] { hero-nom } prende
 } il Bottino di un Nemico sconfitto

when-wounded = quando { $who ->
    [you] subisci
   *[any] { hero-nom } subisce
 } { $least ->
    [0] { -wound(number: "many") }
    [one] almeno 1 { -wound(number: "one") }
   *[other] almeno { $least } { -wound(number: "many") }
 }
when-healed = quando { $who ->
    [you] recuperi
   *[any] { hero-nom } recupera
 } { -heart(number: "many") }
when-downed = quando { $who ->
    [you] svieni
   *[any] { hero-nom } sviene
 }
when-respawned = quando { $who ->
    [you] Formi di nuovo il tuo Eroe
   *[any] { hero-nom } viene Formato di nuovo
 }
when-token-gained = quando { $who ->
    [you] ricevi
   *[any] { hero-nom } riceve
 } un segnalino Boss
when-token-repeated = quando { $who ->
    [you] dovresti ricevere un segnalino Boss che hai già
   *[any] { hero-nom } dovrebbe ricevere un segnalino Boss che ha già
 }
when-token-lost = quando { $who ->
    [you] perdi
   *[any] { hero-nom } perde
 } un segnalino Boss

when-gained = quando { $who ->
    [you] guadagni
   *[any] { hero-nom } guadagna
 } { any-things }
when-spent = quando { $who ->
    [you] paghi o perdi
   *[any] { hero-nom } paga o perde
 } { any-things }
any-things = { $least ->
    [0] { $what ->
        [gold] { -gold(number: "many") }
        [gem] { -gem(number: "many") }
       *[any] { -gold(number: "many") } o { -gem(number: "many") }
     }
   *[other] almeno { $what ->
        [gold] { $least ->
            [one] 1 { -gold(number: "one") }
           *[other] { $least } { -gold(number: "many") }
         }
        [gem] { $least ->
            [one] 1 { -gem(number: "one") }
           *[other] { $least } { -gem(number: "many") }
         }
       *[any] { $least ->
            [one] 1 { -gold(number: "one") } o { -gem(number: "one") }
           *[other] { $least } { -gold(number: "many") } o { -gem(number: "many") }
         }
     }
 }
when-collected = quando { $who ->
    [you] prendi
   *[any] { hero-nom } prende
 } { $what ->
    [gold] { -gold(number: "many") }
    [gem] { -gem(number: "many") }
   *[any] { -gold(number: "many") } o { -gem(number: "many") }
 } dalla Mappa
when-bought = quando { $who ->
    [you] compri
   *[any] { hero-nom } compra
 } una carta{ $least ->
    [0] { "" }
    [one] { " " }per almeno 1 { -gold(number: "one") }
   *[other] { " " }per almeno { $least } { -gold(number: "many") }
 }
when-card-used = quando { $who ->
    [you] usi
   *[any] { hero-nom } usa
 } una carta
when-card-exhausted = quando { $who ->
    [you] esaurisci
   *[any] { hero-nom } esaurisce
 } una carta
when-card-refreshed = quando { $who ->
    [you] una tua carta
   *[any] una carta { hero-gen }
 } viene ripristinata
when-card-discarded = quando { $who ->
    [you] scarti
   *[any] { hero-nom } scarta
 } una carta
when-artifact-taken = quando { $who ->
    [you] prendi
   *[any] { hero-nom } prende
 } un Artefatto

when-level-revealed = quando { $who ->
    [you] riveli un Livello
    [another] un altro Eroe rivela un Livello
   *[any] viene rivelato un Livello
 }
when-level-removed = quando il Livello più basso viene rimosso{ in-turn }
when-gravity-applied = quando si applica la Gravità{ in-turn }
in-turn = { $who ->
    [you] { " " }nel tuo Turno
    [another] { " " }nel Turno di un altro Eroe
   *[any] { "" }
 }
when-event-revealed = quando questo Evento viene rivelato
when-attack-resolved = quando viene risolta una carta Attacco Boss
when-attack-drawn = quando viene pescata una carta Attacco Boss

## Condizioni, dopo «se», «finché» o «a meno che»

# Dopo «a meno che» ($link: unless) il verbo va al congiuntivo, con «non» davanti.
own-non-ce = { $link ->
    [unless] non ci sia
   *[if] non c’è
 }
own-ci-sono = { $link ->
    [unless] non ci siano
   *[if] ci sono
 }
own-ce = { $link ->
    [unless] non ci sia
   *[if] c’è
 }
own-sei = { $link ->
    [unless] tu non sia
   *[if] sei
 }
own-e = { $link ->
    [unless] non sia
   *[if] è
 }
own-hai = { $link ->
    [unless] tu non abbia
   *[if] hai
 }
own-ha = { $link ->
    [unless] non abbia
   *[if] ha
 }
own-mostra = { $link ->
    [unless] non mostri
   *[if] mostra
 }
own-mostrano = { $link ->
    [unless] non mostrino
   *[if] mostrano
 }
cond-on-space = { $who ->
    [you] { own-sei }
   *[other] { hero-nom } { own-e }
 } su uno { space-kind }
cond-standing = { $who ->
    [you] { own-sei }
   *[other] { hero-nom } { own-e }
 } { $where ->
    [in_air] in aria
    [on_ladder] su una Scala
    [boss_level] nel Livello del Boss
    [below_boss_level] sotto il Livello del Boss
    [lowest_row] nella Riga più bassa
   *[off_map] fuori dalla Mappa
 }
cond-level-at-least = { $who ->
    [you] { own-sei }
   *[other] { hero-nom } { own-e }
 } al Livello { $level } o superiore
cond-adjacent = { $enemies ->
    [one] { own-ce } un Nemico adiacente
   *[other] { own-ci-sono } almeno { $enemies } Nemici adiacenti
 } { hero-dat }
cond-next-to-this = { $who ->
    [you] { own-sei }
   *[other] { hero-nom } { own-e }
 } adiacente { own-bearer-dat }
cond-next-to-its-kind = { own-ce } un altro Nemico dello stesso tipo adiacente
cond-has = { $who ->
    [you] { own-hai }
   *[other] { hero-nom } { own-ha }
 } { $what ->
    [defeated] sconfitto
   *[other] { "" }
 } { $range ->
    [exact] esattamente { cond-has-least }
    [least] almeno { cond-has-least }
    [most] al massimo { cond-has-most }
   *[both] da { $least } a { cond-has-most }
 }
cond-has-least = { $what ->
    [gold] { $least ->
        [one] 1 { -gold(number: "one") }
       *[other] { $least } { -gold(number: "many") }
     }
    [gem] { $least ->
        [one] 1 { -gem(number: "one") }
       *[other] { $least } { -gem(number: "many") }
     }
    [heart] { $least ->
        [one] 1 { -heart(number: "one") }
       *[other] { $least } { -heart(number: "many") }
     }
    [cards] { $least ->
        [one] 1 carta
       *[other] { $least } carte
     }
    [tokens] { $least ->
        [one] 1 segnalino Boss
       *[other] { $least } segnalini Boss
     }
   *[defeated] { $least ->
        [one] 1 Nemico
       *[other] { $least } Nemici
     }
 }
cond-has-most = { $what ->
    [gold] { $most ->
        [one] 1 { -gold(number: "one") }
       *[other] { $most } { -gold(number: "many") }
     }
    [gem] { $most ->
        [one] 1 { -gem(number: "one") }
       *[other] { $most } { -gem(number: "many") }
     }
    [heart] { $most ->
        [one] 1 { -heart(number: "one") }
       *[other] { $most } { -heart(number: "many") }
     }
    [cards] { $most ->
        [one] 1 carta
       *[other] { $most } carte
     }
    [tokens] { $most ->
        [one] 1 segnalino Boss
       *[other] { $most } segnalini Boss
     }
   *[defeated] { $most ->
        [one] 1 Nemico
       *[other] { $most } Nemici
     }
 }
cond-ranks = { $what ->
    [height] { $who ->
        [you] { own-sei }
       *[other] { hero-nom } { own-e }
     } più in { $place ->
        [most] alto
       *[fewest] basso
     } di tutti gli altri Eroi
   *[other] { $who ->
        [you] { own-hai }
       *[other] { hero-nom } { own-ha }
     } { $what ->
        [defeated] sconfitto
       *[other] { "" }
     } { $place ->
        [most] più
       *[fewest] meno
     } { $what ->
        [gold] { -gold(number: "many") }
        [gem] { -gem(number: "many") }
        [heart] { -heart(number: "many") }
        [cards] carte
       *[defeated] Nemici
     } di ogni altro Eroe
 }
cond-dice-show = { $least ->
    [one] almeno 1 dado{ $unused ->
        [yes] { " " }inutilizzato
       *[no] { "" }
     } della Riserva { own-mostra } { $symbol ->
        [equal] un Simbolo
       *[other] un { symbol-one }
     }
   *[other] almeno { $least } dadi{ $unused ->
        [yes] { " " }inutilizzati
       *[no] { "" }
     } della Riserva { own-mostrano } { $symbol ->
        [equal] lo stesso Simbolo
       *[other] un { symbol-one }
     }
 }
cond-special-shows = { $who ->
    [you] il tuo dado Speciale
   *[other] il dado Speciale { hero-gen }
 } { $symbol ->
    [blank] { $link ->
        [unless] non sia vuoto
       *[if] non mostra nessun Simbolo
     }
   *[other] { own-mostra } un { symbol-one }
 }
cond-card-ready = questa carta { $link ->
    [unless] non sia ripristinata
   *[if] non è esaurita
 }
during-own-turn = durante il tuo Turno
cond-own-turn = { own-e } il tuo Turno
cond-caused-by = la causa { own-e } { $cause ->
    [die] il dado Nemico
    [movement] un Movimento
    [card] una carta
    [trap] una Trappola
    [hand] un { -hand(number: "one") }
    [push] una Spinta
    [fall] una caduta
    [boss] il Boss
   *[portal] un Portale del Vuoto
 }
cond-enemy-is = quel Nemico { $what ->
    [rank_1] { own-e } di rango I
    [rank_2] { own-e } di rango II
    [rank_3] { own-e } di rango III
    [boss] { own-e } il Boss
    [summon] { own-e } un’Evocazione
    [this] { own-e } { bearer-nom }
   *[not_boss] { $link ->
        [unless] non sia diverso dal Boss
       *[if] non è il Boss
     }
 }
cond-boss-is = il Boss { own-e } { $boss }
cond-holds-token = { $who ->
    [you] { own-hai }
   *[other] { hero-nom } { own-ha }
 } il segnalino «{ $token }»
cond-enemies-on-map = { $range ->
    [exact] { $least ->
        [0] { own-non-ce } nessun Nemico
        [one] { own-ce } esattamente 1 Nemico
       *[other] { own-ci-sono } esattamente { $least } Nemici
     }
    [least] { $least ->
        [one] { own-ce } almeno 1 Nemico
       *[other] { own-ci-sono } almeno { $least } Nemici
     }
    [most] { $most ->
        [0] { own-non-ce } nessun Nemico
        [one] { own-ce } al massimo 1 Nemico
       *[other] { own-ci-sono } al massimo { $most } Nemici
     }
   *[both] { own-ci-sono } da { $least } a { $most } Nemici
 } oltre al Boss { $where ->
    [map] sulla Mappa
   *[boss_level] nel Livello del Boss
 }

## Costi

cost-exhaust = { $form ->
    [label] esaurire
    [infinitive] esaurire questa carta
   *[imperative] esaurisci questa carta
 }
cost-discard = { $form ->
    [label] scartare
    [infinitive] scartare questa carta
   *[imperative] { $doubtful ->
        [yes] scarti
       *[no] scarta
     } questa carta
 }
cost-once-per-turn = una volta per Turno
cost-pay = { $form ->
    [imperative] { $what ->
        [heart] perdi
       *[other] { $doubtful ->
            [yes] paghi
           *[no] paga
         }
     }
   *[infinitive] { $what ->
        [heart] perdere
       *[other] pagare
     }
 } { things }
cost-spend-symbol = { $form ->
    [imperative] spendi
   *[infinitive] spendere
 } un { symbol-one } della Riserva di Dadi
cost-spend-pair = { $form ->
    [imperative] spendi
   *[infinitive] spendere
 } due { symbol-many } della Riserva di Dadi
cost-spend-saved = { $form ->
    [imperative] spendi
   *[infinitive] spendere
 } il tuo Simbolo salvato

## Operazioni

op-gain = { $form ->
    [infinitive] { $what ->
        [heart] recuperare
       *[other] guadagnare
     }
    [imperative] { $what ->
        [heart] { $doubtful ->
            [yes] recuperi
           *[no] recupera
         }
       *[other] { $doubtful ->
            [yes] guadagni
           *[no] guadagna
         }
     }
   *[statement] { hero-nom } { $what ->
        [heart] recupera
       *[other] guadagna
     }
 } { things }
op-lose = { $form ->
    [infinitive] perdere
    [imperative] perdi
   *[statement] { hero-nom } perde
 } { things }
op-steal = { $form ->
    [infinitive] rubare { things } { hero-dat }
    [imperative] { $doubtful ->
        [yes] rubi
       *[no] ruba
     } { things } { hero-dat }
   *[statement] { hero-nom } perde { things }
 }
op-heal-full = { $form ->
    [infinitive] recuperare tutti i tuoi { -heart(number: "many") }
    [imperative] { $doubtful ->
        [yes] recuperi
       *[no] recupera
     } tutti i tuoi { -heart(number: "many") }
   *[statement] { hero-nom } recupera tutti i suoi { -heart(number: "many") }
 }
op-wound = { $form ->
    [infinitive] subire
    [imperative] subisci
   *[statement] { hero-nom } subisce
 } { wounds }
op-give-token = { $form ->
    [infinitive] ricevere
    [imperative] ricevi
   *[statement] { hero-nom } riceve
 } il segnalino «{ $token }»
op-drop-tokens = { $form ->
    [infinitive] scartare tutti i tuoi segnalini Boss
    [imperative] { $doubtful ->
        [yes] scarti
       *[no] scarta
     } tutti i tuoi segnalini Boss
   *[statement] { hero-nom } scarta tutti i suoi segnalini Boss
 }
op-reset-special = { $form ->
    [infinitive] azzerare il tuo dado Speciale
    [imperative] { $doubtful ->
        [yes] azzeri
       *[no] azzera
     } il tuo dado Speciale
   *[statement] { hero-nom } azzera il suo dado Speciale
 }
op-set-special = { $form ->
    [infinitive] girare il tuo dado Speciale
    [imperative] { $doubtful ->
        [yes] giri
       *[no] gira
     } il tuo dado Speciale
   *[statement] { hero-nom } gira il suo dado Speciale
 } sul { symbol-one }
op-exhaust-cards = { $form ->
    [infinitive] esaurire tutti i tuoi Oggetti e Artefatti
    [imperative] esaurisci tutti i tuoi Oggetti e Artefatti
   *[statement] { hero-nom } esaurisce tutti i suoi Oggetti e Artefatti
 }
op-respawn-hero = { $form ->
    [infinitive] Formare subito il tuo Eroe
    [imperative] { $doubtful ->
        [yes] Formi
       *[no] Forma
     } subito il tuo Eroe
   *[statement] { hero-nom } viene Formato subito
 } senza spendere Simboli
op-move = { $form ->
    [statement] { hero-nom } può muoversi
    [inverted] { hero-nom } può muoversi
    [infinitive] { $who ->
        [you] muoverti
       *[other] muovere { hero-acc }
     }
   *[imperative] { $who ->
        [you] { $doubtful ->
            [yes] ti muovi
           *[no] muoviti
         }
       *[other] muovi { hero-acc }
     }
 } { spaces-up-to }{ $ignore ->
    [none] { "" }
    [reach] { " " }senza subire Attacchi
    [walls] , anche attraverso i Muri
    [platforms] , anche attraverso le Piattaforme
    [reach_walls] { " " }senza subire Attacchi, anche attraverso i Muri
    [reach_platforms] { " " }senza subire Attacchi, anche attraverso le Piattaforme
    [walls_platforms] , anche attraverso Muri e Piattaforme
   *[reach_walls_platforms] { " " }senza subire Attacchi, anche attraverso Muri e Piattaforme
 }
op-push = { $form ->
    [infinitive] spingere { hero-acc } di { spaces } { own-push-way }
    [imperative] spingi { hero-acc } di { spaces } { own-push-way }
   *[statement] { $who ->
        [you] vieni
       *[other] { hero-nom } viene
     } spinto di { spaces } { own-push-way }
 }
own-push-way = { $direction ->
    [left] a sinistra
    [right] a destra
    [up] verso l’alto
    [down] verso il basso
   *[away] lontano { $bearer ->
        [boss] dal Boss
       *[other] da { bearer-acc }
     }
 }
op-swap = { $form ->
    [infinitive] scambiarti
   *[imperative] { $doubtful ->
        [yes] ti scambi
       *[no] scambiati
     }
 } di posto con { $other ->
    [hero] { hero-acc }
   *[enemy] { enemy-acc }
 }
op-place = { $form ->
    [infinitive] posizionare
   *[imperative] { $doubtful ->
        [yes] posizioni
       *[no] posiziona
     }
 } { $who ->
    [you] il tuo Eroe
   *[other] { hero-acc }
 } su { space-acc }
op-place-token = { $form ->
    [infinitive] posizionare
   *[imperative] { $doubtful ->
        [yes] posizioni
       *[no] posiziona
     }
 } { $what ->
    [gold] 1 { -gold(number: "one") }
   *[gem] 1 { -gem(number: "one") }
 } su { space-acc }
op-take-token = { $form ->
    [infinitive] prendere
   *[imperative] prendi
 } tutte le { -gold(number: "many") } e le { -gem(number: "many") } da { space-dat }

op-move-enemy = { $form ->
    [infinitive] muovere
   *[imperative] muovi
 } { enemy-acc } { spaces-up-to }
op-damage-enemy = { $form ->
    [infinitive] infliggere
   *[imperative] infliggi
 } { wounds } { enemy-dat }
op-remove-enemy = { $form ->
    [infinitive] rimuovere
   *[imperative] rimuovi
 } dalla Mappa { enemy-acc }
op-march = { $form ->
    [infinitive] muovere
   *[imperative] muovi
 } tutti i Nemici di 1 Spazio a { $direction ->
    [either] sinistra o a destra
    [left] sinistra
   *[right] destra
 }
op-spawn-enemy = { $form ->
    [infinitive] posizionare
   *[imperative] { $doubtful ->
        [yes] posizioni
       *[no] posiziona
     }
 } 1 Nemico su uno Spazio Formazione libero { $level ->
    [highest] del Livello rivelato più alto
   *[own] { $bearer ->
        [holder] del tuo Livello
       *[other] del Livello dell’Eroe attivo
     }
 }
op-summon = { $form ->
    [infinitive] posizionare
   *[imperative] { $doubtful ->
        [yes] posizioni
       *[no] posiziona
     }
 } { $amount ->
    [one] 1 Evocazione «{ $token }» su uno Spazio Formazione libero
   *[other] { $amount } Evocazioni «{ $token }» su Spazi Formazione liberi
 } del Livello del Boss

op-add-damage = { $form ->
    [infinitive] infliggere
   *[imperative] infliggi
 } { $amount ->
    [one] 1 { -wound(number: "one") } addizionale
   *[other] { $amount } { -wound(number: "many") } addizionali
 } { $now ->
    [attack] con questo Attacco
   *[other] con il tuo Attacco in corso o con il prossimo di questo Turno
 }
op-add-symbol = { $form ->
    [infinitive] guadagnare
   *[imperative] { $doubtful ->
        [yes] guadagni
       *[no] guadagna
     }
 } { $amount ->
    [one] 1 { symbol-one }
   *[other] { $amount } { symbol-many }
 } per questo Turno
op-double-symbol = il prossimo Simbolo che usi in questo Turno vale { $times ->
    [one] doppio
   *[other] { $total } volte
 }
op-draw-card = { $form ->
    [infinitive] prendere
   *[imperative] prendi
 } gratis la carta in cima al mazzo { $deck ->
    [item] degli Oggetti
   *[potion] delle Pozioni
 }
op-reroll = { $form ->
    [infinitive] tirare di nuovo
   *[imperative] { $doubtful ->
        [yes] tiri
       *[no] tira
     } di nuovo
 } { $dice ->
    [one] un dado inutilizzato a tua scelta
   *[unused] tutti i dadi inutilizzati
 }
op-reroll-enemy-die = { $now ->
    [enemy_die] { $form ->
        [infinitive] tirarlo di nuovo
       *[imperative] { $doubtful ->
            [yes] lo tiri
           *[no] tiralo
         } di nuovo
     }
   *[other] { $form ->
        [infinitive] tirare di nuovo il dado Nemico
       *[imperative] { $doubtful ->
            [yes] tiri
           *[no] tira
         } di nuovo il dado Nemico
     }
 }
op-set-enemy-die = { $now ->
    [enemy_die] { $form ->
        [infinitive] girarlo
       *[imperative] { $doubtful ->
            [yes] lo giri
           *[no] giralo
         }
     }
   *[other] { $form ->
        [infinitive] girare il dado Nemico
       *[imperative] { $doubtful ->
            [yes] giri
           *[no] gira
         } il dado Nemico
     }
 } su { result }
op-cancel-enemy-die = { $now ->
    [enemy_die] { $form ->
        [infinitive] ignorarlo
       *[imperative] { $doubtful ->
            [yes] lo ignori
           *[no] ignoralo
         }
     }
   *[other] { $form ->
        [infinitive] ignorare il dado Nemico
       *[imperative] { $doubtful ->
            [yes] ignori
           *[no] ignora
         } il dado Nemico
     }
 } in questo Turno
op-turn-die = { $form ->
    [infinitive] cambiare
   *[imperative] { $doubtful ->
        [yes] cambi
       *[no] cambia
     }
 } un { symbol-one } inutilizzato in un { $to-one }
op-refresh-cards = { $form ->
    [infinitive] ripristinare
   *[imperative] { $doubtful ->
        [yes] ripristini
       *[no] ripristina
     }
 } { $which ->
    [this] questa carta
   *[all] tutte le tue carte
 }
op-discard-this = { $form ->
    [infinitive] scartare
   *[imperative] { $doubtful ->
        [yes] scarti
       *[no] scarta
     }
 } questa carta
op-take-this = { $form ->
    [infinitive] prendere
   *[imperative] prendi
 } questo Artefatto
op-apply-gravity = { $form ->
    [infinitive] applicare
   *[imperative] { $doubtful ->
        [yes] applichi
       *[no] applica
     }
 } la Gravità
op-reveal-level = { $form ->
    [infinitive] rivelare
   *[imperative] { $doubtful ->
        [yes] riveli
       *[no] rivela
     }
 } il Livello successivo
op-remove-level = { $form ->
    [infinitive] rimuovere
   *[imperative] rimuovi
 } il Livello più basso
op-renew-shop = { $form ->
    [infinitive] sostituire
   *[imperative] sostituisci
 } tutte le carte del Negozio

boss-nom = { $again ->
    [yes] { "" }
   *[no] il Boss
 }
op-activate-boss = { boss-nom } si attiva
op-boss-hits = { $who ->
    [you] { boss-nom } ti attacca
   *[other] { boss-nom } attacca { hero-acc }
 }
op-move-boss = { boss-nom } si muove { $to ->
    [hero] su uno Spazio libero adiacente { hero-dat }
   *[spawn] su uno Spazio Formazione del Boss libero scelto a caso
 }
op-enemies-attack = { $which ->
    [this] { bearer-nom } attacca ogni Eroe adiacente
   *[all] tutti i Nemici attaccano gli Eroi adiacenti
 }
op-this-attacks = { $enemy ->
    [this] { $bearer ->
        [summon] quest’ultima
       *[enemy] quest’ultimo
     }
   *[that] { bearer-nom }
 } { $who ->
    [you] ti attacca
    [that] { $enemy ->
        [this] lo attacca
       *[that] attacca { hero-acc }
     }
   *[other] attacca { hero-acc }
 }
op-win = vinci la partita

op-choose-enemy = { $form ->
    [infinitive] scegliere
   *[imperative] scegli
 } { enemy-acc }
op-choose-hero = { $form ->
    [infinitive] scegliere
   *[imperative] scegli
 } { hero-acc }
op-choose-space = { $form ->
    [infinitive] scegliere
   *[imperative] scegli
 } { space-acc }
op-each-enemy = per { enemy-acc }: { $inner }
op-each-hero = per { hero-acc }: { $inner }

## Cambiamenti che durano. $of: you, all, others; $sign: plus o minus; $n: di quanto; $total: quanto diventa

each-symbol = { $of ->
    [you] ogni tuo { symbol-one }
    [others] ogni { symbol-one } di altri Eroi
   *[all] ogni { symbol-one }
 }
of-nom = { $again ->
    [yes] { "" }
   *[no] { $of ->
        [you] { "" }
        [others] gli altri Eroi
       *[all] gli Eroi
     }
 }
# dopo il verbo: «costa agli altri Eroi»; la seconda persona sta già davanti
of-acc = { $of ->
    [you] { "" }
    [others] agli altri Eroi
   *[all] agli Eroi
 }
own-ti = { $of ->
    [you] ti
   *[all] { "" }
 }
op-change-move-steps = { each-symbol } { $of ->
    [you] ti muove
    [others] muove gli altri Eroi
   *[all] muove gli Eroi
 } { $sign ->
    [plus] fino a { $total } Spazi invece di 1
   *[minus] di { spaces } in meno
 }{ $until }
op-change-hand-steps = { each-symbol } muove un Nemico { $sign ->
    [plus] fino a { $total } Spazi invece di 1
   *[minus] di { spaces } in meno
 }{ $until }
op-change-sword-damage = { each-symbol } infligge { $sign ->
    [plus] { $total } { -wound(number: "many") } invece di 1
   *[minus] { $n ->
        [one] 1 { -wound(number: "one") } in meno
       *[other] { $n } { -wound(number: "many") } in meno
     }
 }{ $until }
op-change-coin-gold = { each-symbol } dà { $sign ->
    [plus] { $total } { -gold(number: "many") } invece di 1
   *[minus] { $n ->
        [one] 1 { -gold(number: "one") } in meno
       *[other] { $n } { -gold(number: "many") } in meno
     }
 }{ $until }
op-change-attack-damage = { $of ->
    [you] ogni tuo Attacco
    [others] ogni Attacco di altri Eroi
   *[all] ogni Attacco di un Eroe
 } infligge { $n ->
    [one] 1 { -wound(number: "one") } { $sign ->
        [plus] addizionale
       *[minus] in meno
     }
   *[other] { $n } { -wound(number: "many") } { $sign ->
        [plus] addizionali
       *[minus] in meno
     }
 }{ $until }
op-change-gem-price = ogni potenziamento { own-ti } costa { of-acc } { $n ->
    [one] 1 { -gem(number: "one") }
   *[other] { $n } { -gem(number: "many") }
 } in { $sign ->
    [plus] più
   *[minus] meno (ma almeno 1)
 }{ $until }
op-change-price = le carte del Negozio { own-ti } costano { of-acc } { $n ->
    [one] 1 { -gold(number: "one") }
   *[other] { $n } { -gold(number: "many") }
 } in { $sign ->
    [plus] più
   *[minus] meno
 }{ $until }
op-change-loot-gold = { $of ->
    [you] ricevi
    [others] gli altri Eroi ricevono
   *[all] gli Eroi ricevono
 } { $n ->
    [one] 1 { -gold(number: "one") }
   *[other] { $n } { -gold(number: "many") }
 } in { $sign ->
    [plus] più
   *[minus] meno
 } come Bottino di ogni Nemico sconfitto{ $until }
op-change-loot-gems = { $of ->
    [you] ricevi
    [others] gli altri Eroi ricevono
   *[all] gli Eroi ricevono
 } { $n ->
    [one] 1 { -gem(number: "one") }
   *[other] { $n } { -gem(number: "many") }
 } in { $sign ->
    [plus] più
   *[minus] meno
 } come Bottino di ogni Nemico sconfitto{ $until }
op-change-shield = { $of ->
    [you] ignori
    [others] gli altri Eroi ignorano
   *[all] gli Eroi ignorano
 } { $n ->
    [one] la prima { -wound(number: "one") } che { $of ->
        [you] subisci
       *[all] subiscono
     }
   *[other] le prime { $n } { -wound(number: "many") } che { $of ->
        [you] subisci
       *[all] subiscono
     }
 } in ogni Turno{ $until }
op-change-attack-reach = { $of ->
    [you] puoi
    [others] gli altri Eroi possono
   *[all] gli Eroi possono
 } attaccare Nemici fino a { $total } Spazi di distanza{ $until }
op-change-shop-reach = { $of ->
    [you] puoi
    [others] gli altri Eroi possono
   *[all] gli Eroi possono
 } comprare anche da uno Spazio adiacente a un Negozio{ $until }
op-change-push-length = { $of ->
    [you] spingi
    [others] gli altri Eroi spingono
   *[all] gli Eroi spingono
 } le figure di { spaces } in { $sign ->
    [plus] più
   *[minus] meno
 }{ $until }
op-change-portal-price = i Portali del Vuoto { own-ti } costano { of-acc } { $n ->
    [one] 1 { -gold(number: "one") }
   *[other] { $n } { -gold(number: "many") }
 } in { $sign ->
    [plus] più
   *[minus] meno
 }{ $until }
has-nom = { $again ->
    [yes] { "" }
   *[no] { enemy-nom } { $enemy ->
        [all] hanno
       *[this] ha
     }
 }
is-nom = { $again ->
    [yes] { "" }
   *[no] { enemy-nom }
 }
op-change-damage = { has-nom } { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
 } Danno{ $until }
op-change-health = { has-nom } { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
 } Vita{ $until }
op-change-enemy-loot-gold = { has-nom } { $n ->
    [one] 1 { -gold(number: "one") }
   *[other] { $n } { -gold(number: "many") }
 } in { $sign ->
    [plus] più
   *[minus] meno
 } come Bottino{ $until }
op-change-enemy-loot-gems = { has-nom } { $n ->
    [one] 1 { -gem(number: "one") }
   *[other] { $n } { -gem(number: "many") }
 } in { $sign ->
    [plus] più
   *[minus] meno
 } come Bottino{ $until }

op-forbid = { of-nom } non { $of ->
    [you] puoi
   *[all] possono
 } { $deeds }{ $until }
forbidden = { $what ->
    [forge] forgiare
    [save] salvare Simboli
    [buy] comprare carte
    [ladders] attraversare Piattaforme tramite le Scale
    [portals] usare i Portali del Vuoto
    [gems] potenziare Simboli con le { -gem(number: "many") }
    [attack] attaccare
    [collect] prendere segnalini dalla Mappa
    [heal] recuperare { -heart(number: "many") }
   *[cards] usare carte
 }
op-block-symbol = { op-forbid }
forbidden-symbol = usare { symbol-many }
op-counts-as = { of-nom } { $of ->
    [you] puoi
   *[all] possono
 } usare i { symbol-many } come { $other-many }{ $until }
op-immune = { of-nom } { $to ->
    [traps] non { $of ->
        [you] subisci
       *[all] subiscono
     } { -wound(number: "many") } dalle Trappole
    [reach] non { $of ->
        [you] subisci
       *[all] subiscono
     } Attacchi { $of ->
        [you] quando ti allontani
       *[all] quando si allontanano
     } dai Nemici
    [gravity] non { $of ->
        [you] cadi
       *[all] cadono
     }
    [push] non { $of ->
        [you] puoi essere spinto
       *[all] possono essere spinti
     }
    [enemy_die] { $of ->
        [you] ignori
       *[all] ignorano
     } gli Attacchi del dado Nemico
    [boss_attacks] { $of ->
        [you] ignori
       *[all] ignorano
     } le carte Attacco Boss
   *[falls_into_traps] non { $of ->
        [you] subisci
       *[all] subiscono
     } { -wound(number: "many") } cadendo nelle Trappole
 }{ $until }
op-immune-enemy = { is-nom } non { $to ->
    [hand] si { $enemy ->
        [all] possono
       *[this] può
     } muovere con i { -hand(number: "many") }
    [push] si { $enemy ->
        [all] possono
       *[this] può
     } spingere
    [enemy_die] si { $enemy ->
        [all] muovono
       *[this] muove
     } con il dado Nemico
    [attacks] si { $enemy ->
        [all] possono
       *[this] può
     } sconfiggere
   *[gravity] { $enemy ->
        [all] cadono
       *[this] cade
     }
 }{ $until }
op-drops-loot = il Bottino { bearer-gen } resta sul suo Spazio invece di andare all’Eroe vincitore{ $until }
