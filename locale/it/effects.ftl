## Come si compone il testo di regole di una carta, e i suoi nomi. Le parole di ogni gioco stanno in un file a parte.
## Argomenti che ogni messaggio può usare:
## $form     imperative, infinitive (dopo «puoi»), statement, inverted (affermazione dopo una subordinata), label (costo prima dei due punti)
## $who      l'Eroe di cui si parla: you, that, pron, same (non ripetuto), of_them, active, others, all, in_range, level, adjacent, any, another, chosen_…
## $bearer   chi porta l'effetto: holder (un Eroe ha la carta), enemy, summon, boss
## $enemy    il Nemico di cui si parla: any, this, that, all, boss, summon, rank_1 …, chosen_…, each_…
## $space    lo Spazio di cui si parla: that, o chosen_…
## $again    yes se il soggetto è lo stesso di prima e non si ripete
## $until    quanto dura, con uno spazio davanti, o niente
## I messaggi che iniziano con «own-» sono solo di questa lingua e aiutano gli altri.

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
    [one] simbolo Movimento
   *[many] simboli Movimento
 }
-sword = { $number ->
    [one] simbolo Spada
   *[many] simboli Spada
 }
-coin = { $number ->
    [one] simbolo Moneta
   *[many] simboli Moneta
 }
-hand = { $number ->
    [one] simbolo Mano
   *[many] simboli Mano
 }
-star = { $number ->
    [one] simbolo Stella
   *[many] simboli Stella
 }
-attack = Attacco
-left = Sinistra
-right = Destra

## Unire

text-after-colon = lower
join-and = { $initial ->
    [e] { $first } ed { $last }
   *[other] { $first } e { $last }
 }
join-and-clause = { $initial ->
    [e] { $first } ed { $last }
   *[other] { $first } e { $last }
 }
join-or = { $initial ->
   *[other] { $first } o { $last }
 }
join-or-clause = { $initial ->
   *[other] { $first }, oppure { $last }
 }
join-nor = { $initial ->
   *[other] { $first } né { $last }
 }
join-comma = { $first }, { $last }
join-sentences = { $first }. { $last }

## Frasi

sentence-when = { $adverb ->
   *[other] { $when },
 }
sentence-when-if = { $adverb ->
   *[other] { $when }, { $if },
 }
sentence-when-colon = { $when }:
if-all = se { $conditions }
while-all = finché { $conditions }
unless-any = salvo se { $conditions }
if-but-unless = { $if }, { $unless }
always-while = { $if }, { $what }
label-colon = { $label }: { $what }
once-label = una volta per Turno, { $label }
once-when = una volta per Turno, { $what }
use-only = utilizzabile solo { $if }
use-not = non utilizzabile se { $conditions }
may-do = puoi { $what }
may-pay = puoi { $cost }. Se lo fai, { $what }
may-use = puoi usare questo effetto: { $what }

until-instant = fino alla fine del Turno
until-turn = fino alla fine del Turno
until-attack = nel tuo prossimo Attacco di questo Turno
until-next-turn = fino all’inizio del tuo prossimo Turno
until-game = per il resto della partita

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
        [holder] ogni altro Eroe sul tuo Livello
       *[enemy] ogni Eroe sul Livello { bearer-gen }
     }
    [adjacent] ogni Eroe adiacente { bearer-dat }
    [another] un altro Eroe
    [any] un Eroe
    [chosen_all] un Eroe a tua scelta
    [chosen_in_range] un Eroe a tua scelta entro la Portata
    [chosen_level] un altro Eroe a tua scelta sul tuo Livello
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
bearer-dat = { $bearer ->
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
    [holder] nella tua Riga
   *[other] nella Riga { bearer-gen }
 }
own-bearer-level = { $bearer ->
    [holder] sul tuo Livello
   *[other] sul Livello { bearer-gen }
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
    [chosen_around] un Nemico in uno degli otto Spazi intorno { bearer-dat }
    [chosen_same_row] un Nemico { own-bearer-row }
    [chosen_same_level] un Nemico { own-bearer-level }
    [each_anywhere] ogni Nemico
    [each_adjacent] ogni Nemico adiacente { bearer-dat }
    [each_around] ogni Nemico negli otto Spazi intorno { bearer-dat }
    [each_same_row] ogni Nemico { own-bearer-row }
    [each_same_level] ogni Nemico { own-bearer-level }
    [chosen_anywhere_not_boss] un Nemico a tua scelta diverso dal Boss
    [chosen_adjacent_not_boss] un Nemico adiacente diverso dal Boss
    [chosen_around_not_boss] un Nemico diverso dal Boss in uno degli otto Spazi intorno { bearer-dat }
    [chosen_same_row_not_boss] un Nemico { own-bearer-row } diverso dal Boss
    [chosen_same_level_not_boss] un Nemico { own-bearer-level } diverso dal Boss
   *[any] un Nemico
 }
enemy-acc = { enemy-nom }
enemy-dat = { $enemy ->
    [this] { bearer-dat }
    [all] ai Nemici
    [boss] al Boss
   *[other] a { enemy-nom }
 }

space-acc = { $space ->
    [chosen_free_adjacent] uno Spazio adiacente libero
    [chosen_free_around] uno Spazio libero intorno { bearer-dat }
    [chosen_free_row] uno Spazio libero { own-bearer-row }
    [chosen_free_level] uno Spazio libero { own-bearer-level }
    [chosen_free_map] uno Spazio libero della Mappa
    [chosen_token_adjacent] uno Spazio adiacente
    [chosen_token_around] uno Spazio intorno { bearer-dat }
    [chosen_token_row] uno Spazio { own-bearer-row }
    [chosen_token_level] uno Spazio { own-bearer-level }
    [chosen_token_map] uno Spazio della Mappa
    [chosen_platform_adjacent] uno Spazio adiacente libero con Piattaforma
    [chosen_platform_around] uno Spazio libero con Piattaforma intorno { bearer-dat }
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
   *[any] simbolo
 }
symbol-many = { $symbol ->
    [move] { -move(number: "many") }
    [sword] { -sword(number: "many") }
    [coin] { -coin(number: "many") }
    [hand] { -hand(number: "many") }
    [star] { -star(number: "many") }
   *[any] simboli
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
