## The Princess: i nomi dei suoi testi di regole.
## $who      inoltre: opponent, target (di un incantesimo), winner, all, others, heroes, other_heroes, ghosts, left, right, princess_holder,
##           culprit (chi ha ferito, eliminato o derubato qualcuno), chooser (chi sceglie da un’offerta), listed (più persone in fila, $list)
## $person   come si chiama chi non viene nominato: hero, o player se può essere un fantasma
## $bearer   inoltre: environment, che parla di chi agisce
## $this     che cosa è la carta quando parla di sé: curse, environment, card
## $verb     again se il verbo è appena stato detto
## $doubtful yes se prima agiva un altro: «pesca 1 carta» varrebbe per lui, e si dice «peschi 1 carta»

-life = { $number ->
    [one] Vita
   *[many] Vite
 }
-gold = { $number ->
    [one] moneta d’oro
    [many] monete d’oro
   *[mass] oro
 }
-princess = la Principessa
-secret = Segreto
-deck = mazzo avventura
-centre = centro del tavolo

## Chi

person = { $person ->
    [hero] eroe
   *[player] giocatore
 }
own-that = { $person ->
    [hero] quell’eroe
   *[player] quel giocatore
 }
own-to-that = { $person ->
    [hero] a quell’eroe
   *[player] a quel giocatore
 }
own-of-that = { $person ->
    [hero] di quell’eroe
   *[player] di quel giocatore
 }
own-side = { $bearer ->
    [environment] sua
   *[holder] tua
 }
own-opponent = { $bearer ->
    [environment] suo avversario
   *[holder] tuo avversario
 }
own-choosing = { $bearer ->
    [environment] a sua scelta
   *[holder] a tua scelta
 }
hero-nom = { $who ->
    [same] { "" }
    [pron] { $bearer ->
        [environment] { "" }
       *[holder] quest’ultimo
     }
    [that] { own-that }
    [chooser] quel giocatore
    [of_them] ognuno di loro
    [target] il bersaglio
    [winner] il vincitore
    [active] il giocatore attivo
    [any] un { person }
    [another] un altro { person }
    [opponent] il { own-opponent }
    [all] ogni giocatore
    [others] ogni altro giocatore
    [heroes] ogni eroe
    [other_heroes] ogni altro eroe
    [ghosts] ogni fantasma
    [left] il primo eroe alla { own-side } sinistra
    [right] il primo eroe alla { own-side } destra
    [princess_holder] chi ha { -princess }
    [culprit] il colpevole
    [chosen_all] un giocatore { own-choosing }
    [chosen_others] un altro giocatore { own-choosing }
    [chosen_heroes] un eroe { own-choosing }
    [chosen_other_heroes] un altro eroe { own-choosing }
    [chosen_ghosts] un fantasma { own-choosing }
   *[you] tu
 }
hero-acc = { $who ->
    [you] te
   *[other] { hero-nom }
 }
hero-dat = { $who ->
    [you] a te
    [pron] a quest’ultimo
    [that] { own-to-that }
    [of_them] a ognuno di loro
    [target] al bersaglio
    [winner] al vincitore
    [active] al giocatore attivo
    [opponent] al { own-opponent }
    [all] a ogni giocatore
    [others] a ogni altro giocatore
    [heroes] a ogni eroe
    [other_heroes] a ogni altro eroe
    [ghosts] a ogni fantasma
    [left] al primo eroe alla { own-side } sinistra
    [right] al primo eroe alla { own-side } destra
    [culprit] al colpevole
    [listed] { $list }
   *[other] a { hero-nom }
 }
hero-than = { $who ->
    [you] di te
    [pron] di lui
   *[other] { own-hero-di }
 }
own-hero-di = { $who ->
    [you] di te
    [pron] di quest’ultimo
    [that] { own-of-that }
    [target] del bersaglio
    [winner] del vincitore
    [active] del giocatore attivo
    [opponent] del { own-opponent }
    [left] del primo eroe alla { own-side } sinistra
    [right] del primo eroe alla { own-side } destra
    [culprit] del colpevole
   *[other] di { hero-nom }
 }
own-with-m = { $who ->
    [pron] con il suo
   *[other] con quello { own-hero-di }
 }
own-with-f = { $who ->
    [pron] con la sua
   *[other] con quella { own-hero-di }
 }
actor-nom = { $again ->
    [yes] { "" }
   *[no] { own-that }
 }
own-m = { $who ->
    [you] il tuo
   *[other] il suo
 }
own-f = { $who ->
    [you] la tua
   *[other] la sua
 }
own-your-f = { $bearer ->
    [environment] sua
   *[holder] tua
 }
hand-of = { $who ->
    [you] la tua mano
    [pron] la sua mano
    [same] la sua mano
   *[other] la mano { own-hero-di }
 }
secret-of = { $who ->
    [you] il tuo { -secret }
    [pron] il suo { -secret }
    [same] il suo { -secret }
   *[other] il { -secret } { own-hero-di }
 }
this-card = { $this ->
    [curse] questa maledizione
    [environment] questo Ambiente
   *[card] questa carta
 }

## Quanti

# $count
cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
 }
own-random-cards = { $count ->
    [one] 1 carta a caso
   *[other] { $count } carte a caso
 }
own-gold = { $amount ->
    [one] 1 { -gold(number: "one") }
   *[other] { $amount } { -gold(number: "many") }
 }
own-n-gold = { $n ->
    [one] 1 { -gold(number: "one") }
   *[other] { $n } { -gold(number: "many") }
 }
own-gold-coins = { $count ->
    [one] { -gold(number: "one") }
   *[other] { -gold(number: "many") }
 }
top-cards = { $count ->
    [one] la carta in cima
   *[other] le { $count } carte in cima
 } al { -deck }
# $amount
own-damage = { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
 }
own-lives = { $amount ->
    [one] 1 { -life(number: "one") }
   *[other] { $amount } { -life(number: "many") }
 }
# $life
own-with-lives = { $life ->
    [one] con 1 { -life(number: "one") }
   *[other] con { $life } { -life(number: "many") }
 }
# $range, $count, $least, $most
how-many = { $range ->
    [least] almeno { $count }
    [both] da { $least } a { $most }
    [exact] esattamente { $count }
   *[most] al massimo { $count }
 }
# $type
type-name = { $type ->
    [attack] Attacco
    [defence] Difesa
    [strategy] Strategia
    [magic] Magia
    [environment] Ambiente
   *[any] qualsiasi
 }
type-many = { $type ->
    [attack] Attacchi
    [defence] Difese
    [strategy] Strategie
    [magic] Magie
    [environment] Ambienti
   *[any] carte
 }

## Parole prima degli effetti

keyword-unstoppable = Inarrestabile
keyword-curse = Maledizione

## Quanto dura

until-instant = fino alla fine del turno
until-challenge = fino alla fine della sfida
until-turn = fino alla fine del turno
until-next-turn = fino all’inizio del { $bearer ->
    [environment] suo
   *[holder] tuo
 } prossimo turno
until-game = per il resto della partita

## Frasi di un Ambiente, che parla di chi agisce

may-do = { $bearer ->
    [environment] { own-that } può { $what }
   *[holder] puoi { $what }
 }
may-pay = { $bearer ->
    [environment] { own-that } può { $cost }. Se lo fa, { $what }
   *[holder] puoi { $cost }. Se lo fai, { $what }
 }
may-use = { $bearer ->
    [environment] { own-that } può usare questo effetto: { $what }
   *[holder] puoi usare questo effetto: { $what }
 }

## Inneschi. $least è il numero da raggiungere, 0 se va bene qualsiasi.

when-always = sempre
when-activated = in qualsiasi momento
when-success = { $role ->
    [challenger] Successo se sfidi
    [opponent] Successo se ti sfidano
   *[either] Successo
 }
when-applied = { $target ->
    [ghost] Applica a un fantasma
    [anyone] Applica a un eroe o a un fantasma
   *[hero] { "" }
 }
own-turn-of = { $who ->
    [you] del tuo turno
    [another] del turno di ogni altro { person }
   *[any] del turno di ogni { person }
 }
when-turn-begins = all’inizio { own-turn-of }
when-turn-ends = alla fine { own-turn-of }
when-shop-filled = quando si aggiungono carte alla bottega all’inizio { own-turn-of }
when-action-taken = dopo { $who ->
    [you] aver
   *[any] che { hero-nom } ha
 } { $action ->
    [explore] esplorato
    [trade] commerciato
    [challenge] sfidato un eroe
    [wander] vagato
    [enchant] incantato un eroe
    [resurrect] compiuto l’azione Risorgere
   *[any] compiuto un’azione
 }
when-challenge-declared = { $who ->
    [you] { $role ->
        [challenger] quando sfidi un eroe
        [opponent] quando ti sfidano
        [either] quando sfidi un eroe o ti sfidano
       *[any] quando si dichiara una sfida
     }
   *[any] quando un eroe ne sfida un altro
 }
in-challenge = { $who ->
    [you] { $role ->
        [challenger] { " " }di una tua sfida
        [opponent] { " " }di una sfida contro di te
        [either] { " " }di una sfida a cui partecipi
       *[any] { "" }
     }
   *[any] { "" }
 }
when-cards-revealed = quando si scoprono le carte di una ripresa{ in-challenge }
when-challenge-tied = { $who ->
    [you] { $role ->
        [challenger] quando sfidi e pareggi una ripresa
        [opponent] quando ti sfidano e pareggi una ripresa
        [either] quando pareggi una ripresa
       *[any] quando una ripresa finisce in pareggio
     }
   *[any] quando una ripresa finisce in pareggio
 }
when-challenge-won = { $who ->
    [you] { $role ->
        [challenger] quando sfidi e vinci
        [opponent] quando ti sfidano e vinci
       *[either] quando vinci una sfida
     }
   *[any] quando { hero-nom } vince una sfida
 }
when-challenge-lost = { $who ->
    [you] { $role ->
        [challenger] quando sfidi e perdi
        [opponent] quando ti sfidano e perdi
       *[either] quando perdi una sfida
     }
   *[any] quando { hero-nom } perde una sfida
 }
when-challenge-ends = quando finisce una { $who ->
    [you] { $role ->
        [challenger] tua sfida
        [opponent] sfida contro di te
        [either] sfida a cui partecipi
       *[any] sfida
     }
   *[any] sfida
 }
when-cards-drawn = quando { $who ->
    [you] peschi
   *[any] { hero-nom } pesca
 } { $least ->
    [0] carte
    [one] almeno 1 carta
   *[other] almeno { $least } carte
 }
when-card-sold = quando { $who ->
    [you] vendi
   *[any] { hero-nom } vende
 } una carta
when-card-bought = quando { $who ->
    [you] compri
   *[any] { hero-nom } compra
 } una carta
when-robbed = quando { $who ->
    [you] ti rubano
   *[any] rubano { hero-dat }
 } carte o { -gold }
own-some-damage = { $least ->
    [0] danni
    [one] almeno 1 danno
   *[other] almeno { $least } danni
 }
when-damage-comes = quando { $who ->
    [you] stai
   *[any] { hero-nom } sta
 } per subire { own-some-damage }
when-damaged = quando { $who ->
    [you] subisci
   *[any] { hero-nom } subisce
 } { own-some-damage }
when-healed = quando { $who ->
    [you] ottieni
   *[any] { hero-nom } ottiene
 } { $least ->
    [0] { -life(number: "many") }
    [one] almeno 1 { -life(number: "one") }
   *[other] almeno { $least } { -life(number: "many") }
 }
when-death-comes = quando stanno per { $who ->
    [you] eliminarti
   *[any] eliminare { hero-acc }
 }
when-eliminated = quando { $who ->
    [you] ti eliminano
   *[any] { hero-nom } viene eliminato
 }
when-eliminates = quando { $who ->
    [you] elimini
   *[any] { hero-nom } elimina
 } un altro eroe
when-resurrected = quando { $who ->
    [you] risorgi
   *[any] { hero-nom } risorge
 }
when-secret-revealed = quando { secret-of } viene rivelato
when-princess-freed = quando { -princess } diventa Libera
when-princess-taken = quando { $who ->
    [you] prendi
   *[any] { hero-nom } prende
 } { -princess }
when-princess-dropped = quando { -princess } passa { $who ->
    [you] dalla tua mano
   *[any] dalla mano { own-hero-di }
 } al { -centre }
when-cursed = quando { $who ->
    [you] ricevi
   *[any] { hero-nom } riceve
 } una maledizione{ $least ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }e sono almeno { $least }
 }
when-curse-leaves = quando questa maledizione ti lascia
when-comes-in = quando questo Ambiente entra in gioco
when-is-replaced = quando questo Ambiente viene sostituito
when-journey-ends = alla fine del viaggio

## Condizioni

# Dopo «a meno che» ($link: unless) il verbo va al congiuntivo, con «non» davanti.
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
own-sono = { $link ->
    [unless] non siano
   *[if] sono
 }
own-resta = { $link ->
    [unless] non resti
   *[if] resta
 }
own-restano = { $link ->
    [unless] non restino
   *[if] restano
 }
own-has = { $who ->
    [you] { own-hai }
    [pron] { own-ha }
   *[other] { hero-nom } { own-ha }
 }
own-has-not = { $link ->
    [unless] { $who ->
        [you] tu non sia
        [pron] non sia
       *[other] { hero-nom } non sia
     } senza
   *[if] { $who ->
        [you] non hai
        [pron] non ha
       *[other] { hero-nom } non ha
     }
 }
own-is = { $who ->
    [you] { own-sei }
    [pron] { own-e }
   *[other] { hero-nom } { own-e }
 }
cond-life = { $range ->
    [exact] { $count ->
        [0] { own-has-not } { -life(number: "many") }
        [one] { own-has } { how-many } { -life(number: "one") }
       *[other] { own-has } { how-many } { -life(number: "many") }
     }
   *[other] { own-has } { how-many } { $count ->
        [one] { -life(number: "one") }
       *[other] { -life(number: "many") }
     }
 }
cond-gold = { $range ->
    [exact] { $count ->
        [0] { own-has-not } { -gold }
       *[other] { own-has } { how-many } { own-gold-coins }
     }
   *[other] { own-has } { how-many } { own-gold-coins }
 }
cond-hand-size = { $range ->
    [exact] { $count ->
        [0] { own-has-not } carte in mano
        [one] { own-has } { how-many } carta in mano
       *[other] { own-has } { how-many } carte in mano
     }
   *[other] { own-has } { how-many } { $count ->
        [one] carta
       *[other] carte
     } in mano
 }
cond-curses = { $range ->
    [least] { $count ->
        [one] { own-has } almeno una maledizione
       *[other] { own-has } { how-many } maledizioni
     }
    [exact] { $count ->
        [0] { own-has-not } maledizioni
        [one] { own-has } { how-many } maledizione
       *[other] { own-has } { how-many } maledizioni
     }
   *[other] { own-has } { how-many } { $count ->
        [one] maledizione
       *[other] maledizioni
     }
 }
cond-has-more = { own-has } più { $what ->
    [life] { -life(number: "many") }
    [gold] { -gold }
   *[cards] carte in mano
 } { $than }
cond-overloaded = { own-is } in sovraccarico
cond-lives = { own-is } in vita
cond-character-is = { own-is } { $character }
cond-secret-is = { secret-of } { own-e } { $state ->
    [revealed] rivelato
   *[hidden] coperto
 }
cond-is-kidnapper = { own-is } il Rapitore
cond-holds-princess = { own-has } { -princess }
cond-princess-is = { -princess } { own-e } { $where ->
    [kidnapped] Rapita
    [free] Libera
    [centre] al { -centre }
   *[held] nella mano di qualcuno
 }
cond-round = { own-e } { $range ->
    [least] la ripresa { $count } o una successiva
    [exact] la ripresa { $count }
    [both] una delle riprese da { $least } a { $most }
   *[most] la ripresa { $count } o una precedente
 }
cond-card-type = { $whose ->
    [own] { $bearer ->
        [environment] la sua carta
       *[holder] la tua carta
     }
   *[opposing] la carta avversaria
 } { own-e } di tipo { $type-name }
cond-is-challenger = { own-is } lo sfidante
during-own-turn = durante il tuo turno
cond-own-turn = { own-e } il { $bearer ->
    [environment] suo
   *[holder] tuo
 } turno
cond-heroes-left = { $count ->
    [one] { own-e }
   *[other] { own-sono }
 } in vita { how-many } { $count ->
    [one] eroe
   *[other] eroi
 }
cond-deck-left = { $count ->
    [one] { own-resta }
   *[other] { own-restano }
 } { how-many } { $count ->
    [one] carta
   *[other] carte
 } nel { -deck }
cond-top-mark = la carta in cima al { -deck } { $link ->
    [unless] non mostri
   *[if] mostra
 } { $mark ->
    [question] un punto interrogativo
    [exclamation] un punto esclamativo
   *[emblem] il simbolo di un eroe
 }
cond-environment-in-play = { own-ce } un Ambiente in gioco
cond-them-is-opponent = { own-is } il { own-opponent }
cond-somebody-else = un altro giocatore { $state ->
    [princess_holder] { own-ha } { -princess }
    [ghost] { own-e } un fantasma
   *[cursed] { own-ha } una maledizione
 }

## Costi

cost-once-per-turn = una volta per turno
cost-once-per-game = una volta per partita
cost-pay-gold = { $form ->
    [infinitive] pagare
    [label] pagare
   *[imperative] { $who ->
        [you] { $doubtful ->
            [yes] paghi
           *[no] paga
         }
       *[other] { hero-nom } paga
     }
 } { own-gold }
cost-pay-life = { $form ->
    [infinitive] perdere
    [label] perdere
   *[imperative] { $who ->
        [you] { $doubtful ->
            [yes] perdi
           *[no] perdi
         }
       *[other] { hero-nom } perde
     }
 } { own-lives }
cost-discard-cards = { $form ->
    [infinitive] scartare
    [label] scartare
   *[imperative] { $who ->
        [you] { $doubtful ->
            [yes] scarti
           *[no] scarta
         }
       *[other] { hero-nom } scarta
     }
 } { cards }
cost-show-secret = { $form ->
    [infinitive] rivelare
    [label] rivelare
   *[imperative] { $who ->
        [you] { $doubtful ->
            [yes] riveli
           *[no] rivela
         }
       *[other] { hero-nom } rivela
     }
 } { own-m } { -secret }

## Operazioni

op-arrange-deck = { $form ->
    [imperative] { $doubtful ->
        [yes] guardi
       *[no] guarda
     }
    [infinitive] guardare
   *[statement] { actor-nom } guarda
 } { top-cards } e { $form ->
    [imperative] rimettile
    [infinitive] rimetterle
   *[statement] le rimette
 } al loro posto nell’ordine che { $bearer ->
    [environment] preferisce
   *[holder] preferisci
 }
op-choose-hero = { $form ->
    [imperative] scegli
    [infinitive] scegliere
   *[statement] { actor-nom } sceglie
 } { hero-acc }
op-clear-shop = { $form ->
    [imperative] scarta tutte le carte della bottega
    [infinitive] scartare tutte le carte della bottega
   *[statement] tutte le carte della bottega vengono scartate
 }
op-counts-as = { $whose ->
    [own] { $bearer ->
        [environment] la sua carta
       *[holder] la tua carta
     }
   *[opposing] la carta avversaria
 } vale come { $type-name } in questa ripresa
op-damage = { $who ->
    [you] { $form ->
        [infinitive] subire
       *[imperative] subisci
     } { own-damage }
    [chooser] subire { own-damage }
    [pron] { $form ->
        [imperative] infliggigli { own-damage }
        [infinitive] infliggergli { own-damage }
       *[statement] { hero-nom } subisce { own-damage }
     }
   *[other] { $form ->
        [imperative] infliggi { own-damage } { hero-dat }
        [infinitive] infliggere { own-damage } { hero-dat }
       *[statement] { hero-nom } subisce { own-damage }
     }
 }
op-discard-hand = { $form ->
    [imperative] { $doubtful ->
        [yes] scarti
       *[no] scarta
     }
    [infinitive] scartare
   *[statement] { hero-nom } scarta
 } { $how ->
    [random] { own-random-cards }
    [all] tutta { own-f } mano
   *[chosen] { cards }
 }
op-discard-this = { $for_good ->
    [yes] { $form ->
        [imperative] elimina { this-card } dalla partita
        [infinitive] eliminare { this-card } dalla partita
       *[statement] { this-card } esce dalla partita
     }
   *[no] { $form ->
        [imperative] scarta { this-card }
        [infinitive] scartare { this-card }
       *[statement] { this-card } va negli scarti
     }
 }
op-discard-top = { $form ->
    [imperative] scarta
    [infinitive] scartare
   *[statement] { $count ->
        [one] si scarta
       *[other] si scartano
     }
 } { top-cards }
op-draw = { $form ->
    [imperative] { $doubtful ->
        [yes] peschi
       *[no] pesca
     }
    [infinitive] pescare
   *[statement] { hero-nom } pesca
 } { $place ->
    [bottom] { $count ->
        [one] la carta in fondo
       *[other] le { $count } carte in fondo
     } al { -deck }
   *[top] { cards }
 }
op-drop-princess = { $who ->
    [all] chi ha { -princess } la mette al { -centre }
    [heroes] l’eroe che ha { -princess } la mette al { -centre }
    [princess_holder] chi ha { -princess } la mette al { -centre }
   *[other] { $form ->
        [imperative] metti { -princess } al { -centre } se ce l’hai
        [infinitive] mettere { -princess } al { -centre }
       *[statement] { hero-nom } mette { -princess } al { -centre } se ce l’ha
     }
 }
op-each-hero = fai quanto segue per { hero-nom }: { $inner }
op-eliminate = { $who ->
    [you] il tuo personaggio viene eliminato
    [chooser] essere eliminato
    [pron] { $form ->
        [imperative] eliminalo
        [infinitive] eliminarlo
       *[statement] { hero-nom } viene eliminato
     }
   *[other] { $form ->
        [imperative] elimina { hero-acc }
        [infinitive] eliminare { hero-acc }
       *[statement] { hero-nom } viene eliminato
     }
 }
op-extra-action = { $form ->
    [imperative] compi
    [infinitive] compiere
   *[statement] { actor-nom } compie
 } un’altra azione{ $turn ->
    [own] { "" }
   *[any] { " " }se è il { $bearer ->
        [environment] suo
       *[holder] tuo
     } turno
 }
op-fill-shop = { $form ->
    [imperative] rifornisci la bottega
    [infinitive] rifornire la bottega
   *[statement] la bottega viene rifornita
 }
op-free-princess = { $form ->
    [imperative] libera { -princess } se è Rapita
    [infinitive] liberare { -princess } se è Rapita
   *[statement] { -princess } diventa Libera se è Rapita
 }
op-gain-gold = { $verb ->
    [again] { "" }
   *[first] { $form ->
        [imperative] ottieni
        [infinitive] ottenere
       *[statement] { hero-nom } ottiene
     }
 } { own-gold }
op-give-card = { $to-whom ->
    [you] { $form ->
        [imperative] datti
        [infinitive] darti
       *[statement] { hero-nom } ti dà
     } { cards } dalla { own-hand-adj } mano
    [pron] { $form ->
        [imperative] dagli
        [infinitive] dargli
       *[statement] { hero-nom } gli dà
     } { cards } dalla { own-hand-adj } mano
   *[other] { $form ->
        [imperative] dai
        [infinitive] dare
       *[statement] { hero-nom } dà
     } { $to } { cards } dalla { own-hand-adj } mano
 }
own-hand-adj = { $who ->
    [you] tua
   *[other] sua
 }
op-give-gold = { $to-whom ->
    [pron] { $form ->
        [imperative] dagli
        [infinitive] dargli
       *[statement] { actor-nom } gli dà
     } { own-gold }
   *[other] { $form ->
        [imperative] dai
        [infinitive] dare
       *[statement] { actor-nom } dà
     } { own-gold } { $to }
 }
op-guess-type = { $form ->
    [imperative] { $doubtful ->
        [yes] nomini
       *[no] nomina
     }
    [infinitive] nominare
   *[statement] { actor-nom } nomina
 } un tipo; { $who ->
    [you] rivela 1 carta a caso dalla tua mano
   *[other] { hero-nom } rivela 1 carta a caso dalla sua mano
 }. Se è di quel tipo, { $right }{ $wrong ->
    [none] { "" }
   *[other] ; altrimenti { $wrong }
 }
op-heal = { $who ->
    [you] { $form ->
        [infinitive] ottenere
       *[imperative] { $verb ->
            [again] { "" }
           *[first] ottieni
         }
     } { own-lives }
    [chooser] ottenere { own-lives }
    [pron] { $form ->
        [imperative] restituiscigli { own-lives }
        [infinitive] restituirgli { own-lives }
       *[statement] { hero-nom } ottiene { own-lives }
     }
   *[other] { $form ->
        [imperative] restituisci { own-lives } { hero-dat }
        [infinitive] restituire { own-lives } { hero-dat }
       *[statement] { hero-nom } ottiene { own-lives }
     }
 }
op-kidnap-princess = { -princess } è di nuovo Rapita
lets-you = { hero-nom } ti lascia { $what }
op-let-choose = { hero-nom } { $who ->
    [you] scegli
   *[other] sceglie
 }: { $inner }
op-look-at-deck = { $form ->
    [imperative] { $doubtful ->
        [yes] guardi
       *[no] guarda
     }
    [infinitive] guardare
   *[statement] { actor-nom } guarda
 } { top-cards }
op-look-at-hand = { $who ->
    [chooser] mostrarti la sua mano
   *[other] { $form ->
        [imperative] { $doubtful ->
            [yes] guardi
           *[no] guarda
         }
        [infinitive] guardare
       *[statement] { actor-nom } guarda
     } { hand-of }
 }
op-look-at-secret = { $who ->
    [chooser] mostrarti il suo { -secret }
   *[other] { $form ->
        [imperative] { $doubtful ->
            [yes] guardi
           *[no] guarda
         }
        [infinitive] guardare
       *[statement] { actor-nom } guarda
     } { secret-of }
 }
op-lose-gold = { $form ->
    [imperative] perdi
    [infinitive] perdere
   *[statement] { hero-nom } perde
 } { own-gold }
op-move-curse = { $form ->
    [imperative] { $doubtful ->
        [yes] sposti
       *[no] sposta
     }
    [infinitive] spostare
   *[statement] { actor-nom } sposta
 } { $who ->
    [you] 1 tua maledizione
    [pron] 1 sua maledizione
    [same] 1 sua maledizione
    [that] 1 sua maledizione
   *[other] 1 maledizione { own-hero-di }
 } su un altro eroe a { own-your-f } scelta
op-prevent-damage = { $amount ->
    [99] { $form ->
        [imperative] annulla quei danni
        [infinitive] annullare quei danni
       *[statement] quei danni vengono annullati
     }
   *[other] { $form ->
        [imperative] riduci quei danni di { $amount }
        [infinitive] ridurre quei danni di { $amount }
       *[statement] quei danni si riducono di { $amount }
     }
 }
op-redirect-damage = { $to-whom ->
    [you] subisci tu quei danni
   *[other] { $form ->
        [imperative] infliggi invece quei danni { $to }
        [infinitive] infliggere invece quei danni { $to }
       *[statement] quei danni vengono inflitti invece { $to }
     }
 }
op-remove-curse = { $form ->
    [imperative] { $doubtful ->
        [yes] scarti
       *[no] scarta
     }
    [infinitive] scartare
   *[statement] { actor-nom } scarta
 } { $count ->
    [9] { $who ->
        [you] tutte le tue maledizioni
        [pron] tutte le sue maledizioni
        [same] tutte le sue maledizioni
       *[other] tutte le maledizioni { own-hero-di }
     }
    [one] { $who ->
        [you] 1 tua maledizione
        [pron] 1 sua maledizione
        [same] 1 sua maledizione
        [that] { $bearer ->
            [environment] 1 sua maledizione
           *[holder] 1 maledizione { own-hero-di }
         }
       *[other] 1 maledizione { own-hero-di }
     }
   *[other] { $who ->
        [you] { $count } tue maledizioni
        [pron] { $count } sue maledizioni
        [same] { $count } sue maledizioni
       *[other] { $count } maledizioni { own-hero-di }
     }
 }
op-resurrect = { $who ->
    [you] { $form ->
        [infinitive] risorgere
       *[imperative] risorgi
     } { own-with-lives }
    [chooser] risorgere { own-with-lives }
    [pron] { $form ->
        [imperative] fallo risorgere
        [infinitive] farlo risorgere
       *[statement] { hero-nom } risorge
     } { own-with-lives }
   *[other] { $form ->
        [imperative] fai risorgere { hero-acc }
        [infinitive] far risorgere { hero-acc }
       *[statement] { hero-nom } risorge
     } { own-with-lives }
 }
op-reveal-secret = { $who ->
    [pron] { $form ->
        [infinitive] rivelare il suo { -secret }
       *[statement] il suo { -secret } viene rivelato
     }
   *[other] { $form ->
        [imperative] { $doubtful ->
            [yes] riveli
           *[no] rivela
         }
        [infinitive] rivelare
       *[statement] { hero-nom } rivela
     } { own-m } { -secret }
 }
op-show-hand = { $form ->
    [imperative] { $doubtful ->
        [yes] mostri
       *[no] mostra
     }
    [infinitive] mostrare
   *[statement] { hero-nom } mostra
 } a tutti { own-f } mano
op-shuffle-in = { $form ->
    [imperative] mescola
    [infinitive] mescolare
   *[statement] { $count ->
        [one] si mescola
       *[other] si mescolano
     }
 } nel { -deck } { own-random-cards } dagli scarti
op-skip-turn = { $form ->
    [imperative] { $doubtful ->
        [yes] salti
       *[no] salta
     }
    [infinitive] saltare
   *[statement] { hero-nom } salta
 } l’azione del { $who ->
    [you] tuo
   *[other] suo
 } prossimo turno
op-steal-card = { $how ->
    [chosen] { $who ->
        [chooser] lasciarti guardare la sua mano e farsi rubare { cards } a tua scelta
       *[other] { $form ->
            [imperative] { $doubtful ->
                [yes] guardi
               *[no] guarda
             }
            [infinitive] guardare
           *[statement] { actor-nom } guarda
         } { hand-of } e { $form ->
            [imperative] rubagli
            [infinitive] rubargli
           *[statement] gli ruba
         } { cards } a { own-your-f } scelta
     }
    [named] { $who ->
        [chooser] lasciarti nominare una carta e farsela rubare se ce l’ha
       *[other] { $form ->
            [imperative] { $doubtful ->
                [yes] nomini
               *[no] nomina
             }
            [infinitive] nominare
           *[statement] { actor-nom } nomina
         } una carta e, se { $who ->
            [pron] ce l’ha
           *[other] { hero-nom } ce l’ha
         } in mano, { $form ->
            [imperative] rubagliela
            [infinitive] rubargliela
           *[statement] gliela ruba
         }
     }
   *[random] { $who ->
        [chooser] farsi rubare { own-random-cards }
        [pron] { $form ->
            [imperative] rubagli
            [infinitive] rubargli
           *[statement] { actor-nom } gli ruba
         } { own-random-cards }
       *[other] { $form ->
            [imperative] { $doubtful ->
                [yes] rubi
               *[no] ruba
             }
            [infinitive] rubare
           *[statement] { actor-nom } ruba
         } { own-random-cards } { hero-dat }
     }
 }
op-steal-gold = { $who ->
    [chooser] farsi rubare { own-gold }
    [pron] { $form ->
        [imperative] rubagli
        [infinitive] rubargli
       *[statement] { actor-nom } gli ruba
     } { own-gold }
   *[other] { $form ->
        [imperative] { $doubtful ->
            [yes] rubi
           *[no] ruba
         }
        [infinitive] rubare
       *[statement] { actor-nom } ruba
     } { own-gold } { hero-dat }
 }
op-survive = { $who ->
    [you] { $form ->
        [infinitive] sopravvivere
       *[imperative] sopravvivi
     } { own-with-lives }
   *[other] { hero-nom } sopravvive { own-with-lives }
 }
op-swap-characters = { $who ->
    [chooser] scambiare il suo personaggio con te
   *[other] { $form ->
        [imperative] { $doubtful ->
            [yes] scambi il tuo
           *[no] scambia il tuo
         }
        [infinitive] scambiare il tuo
       *[statement] { actor-nom } scambia il suo
     } personaggio { own-with-m }
 }
op-swap-hands = { $who ->
    [chooser] scambiare la sua mano con te
   *[other] { $form ->
        [imperative] { $doubtful ->
            [yes] scambi la tua
           *[no] scambia la tua
         }
        [infinitive] scambiare la tua
       *[statement] { actor-nom } scambia la sua
     } mano { own-with-f }
 }
op-swap-secrets = { $who ->
    [chooser] scambiare il suo { -secret } con te
   *[other] { $form ->
        [imperative] { $doubtful ->
            [yes] scambi il tuo
           *[no] scambia il tuo
         }
        [infinitive] scambiare il tuo
       *[statement] { actor-nom } scambia il suo
     } { -secret } { own-with-m }
 }
op-take-discarded = { $form ->
    [imperative] prendi
    [infinitive] prendere
   *[statement] { hero-nom } prende
 } { $type ->
    [any] { cards }
   *[other] { cards } di tipo { $type-name }
 } a { own-hand-adj } scelta dagli scarti
op-take-from-shop = { $form ->
    [imperative] prendi
    [infinitive] prendere
   *[statement] { hero-nom } prende
 } gratis { cards } dalla bottega
op-take-princess = { $where ->
    [hand] { $form ->
        [imperative] { $doubtful ->
            [yes] rubi
           *[no] ruba
         }
        [infinitive] rubare
       *[statement] { hero-nom } ruba
     } { -princess }
    [anywhere] { $form ->
        [imperative] prendi
        [infinitive] prendere
       *[statement] { hero-nom } prende
     } { -princess } dal { -centre } o dalla mano di chi ce l’ha
   *[centre] { $form ->
        [imperative] prendi
        [infinitive] prendere
       *[statement] { hero-nom } prende
     } { -princess } dal { -centre }
 }
op-take-this = { $form ->
    [imperative] riprendi
    [infinitive] riprendere
   *[statement] { actor-nom } riprende
 } in mano { this-card }
op-win = { $who ->
    [you] vinci
   *[other] { hero-nom } vince
 } { $as_well ->
    [yes] anche { $who ->
        [you] tu
       *[other] lui
     }
   *[no] la partita
 }

## Operazioni che durano

own-of-gen = { $who ->
    [all] di tutti i giocatori
    [others] di tutti gli altri giocatori
   *[other] { own-hero-di }
 }
own-of-dat = { $who ->
    [all] a tutti i giocatori
    [others] agli altri giocatori
   *[other] { hero-dat }
 }
op-beats = { $who ->
    [all] { $alike ->
        [yes] quando si affrontano due { $type-many }, vince lo sfidante
       *[no] { own-types } battono { own-over-types }
     }
    [you] { own-your-types } battono { $alike ->
        [yes] { own-other-types }
       *[no] { own-over-types }
     }
    [pron] { own-their-types } battono { $alike ->
        [yes] { own-other-types }
       *[no] { own-over-types }
     }
   *[other] { own-types } { own-of-gen } battono { $alike ->
        [yes] { own-other-types }
       *[no] { own-over-types }
     }
 }{ $until }
own-types = { $type ->
    [attack] gli Attacchi
    [defence] le Difese
   *[strategy] le Strategie
 }
own-your-types = { $type ->
    [attack] i tuoi Attacchi
    [defence] le tue Difese
   *[strategy] le tue Strategie
 }
own-their-types = { $type ->
    [attack] i suoi Attacchi
    [defence] le sue Difese
   *[strategy] le sue Strategie
 }
own-over-types = { $over ->
    [attack] gli Attacchi
    [defence] le Difese
   *[strategy] le Strategie
 }
own-other-types = { $over ->
    [attack] gli altri Attacchi
    [defence] le altre Difese
   *[strategy] le altre Strategie
 }
own-more-or-less = { $sign ->
    [plus] in più
   *[minus] in meno
 }
own-changes = { $sign ->
    [plus] aumenta di
   *[minus] si riduce di
 } { $n }
own-change-many = { $sign ->
    [plus] aumentano di
   *[minus] si riducono di
 } { $n }
n-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
 } { own-more-or-less }
op-change-shop-size = la bottega ha { n-cards }{ $who ->
    [all] { "" }
    [you] { " " }nei tuoi turni
    [pron] { " " }nei suoi turni
   *[other] { " " }nei turni { own-of-gen }
 }{ $until }
op-change-price = le carte della bottega { $who ->
    [you] ti costano
    [pron] gli costano
   *[other] costano
 } { own-n-gold } { own-more-or-less }{ $who ->
    [you] { "" }
    [pron] { "" }
    [all] { "" }
   *[other] { " " }{ own-of-dat }
 }{ $until }
op-change-sell-price = { $who ->
    [you] ottieni { own-n-gold } { own-more-or-less } per ogni carta che vendi
    [all] ogni carta venduta rende { own-n-gold } { own-more-or-less }
    [others] gli altri giocatori ottengono { own-n-gold } { own-more-or-less } per ogni carta che vendono
   *[other] { hero-nom } ottiene { own-n-gold } { own-more-or-less } per ogni carta che vende
 }{ $until }
op-change-overload-limit = { $who ->
    [you] puoi
    [all] tutti i giocatori possono
    [others] gli altri giocatori possono
   *[other] { hero-nom } può
 } avere in mano { n-cards } senza andare in sovraccarico{ $until }
op-change-explore-cards = quando { $who ->
    [you] esplori, peschi
    [all] un eroe esplora, pesca
    [others] un altro eroe esplora, pesca
   *[other] { hero-nom } esplora, pesca
 } { n-cards }{ $until }
op-change-wander-cards = quando { $who ->
    [you] vaghi, peschi
    [all] un fantasma vaga, pesca
    [others] un altro fantasma vaga, pesca
   *[other] { hero-nom } vaga, pesca
 } { n-cards }{ $until }
op-change-life-maximum = { $who ->
    [you] il tuo massimo di { -life(number: "many") }
    [pron] il suo massimo di { -life(number: "many") }
   *[other] il massimo di { -life(number: "many") } { own-of-gen }
 } { own-changes }{ $until }
op-change-damage-dealt = { $who ->
    [you] infliggi agli altri { $n ->
        [one] 1 danno
       *[other] { $n } danni
     } { own-more-or-less }
    [all] tutti i danni inflitti ad altri { own-change-many }
    [others] gli altri giocatori infliggono ad altri { $n ->
        [one] 1 danno
       *[other] { $n } danni
     } { own-more-or-less }
   *[other] { hero-nom } infligge ad altri { $n ->
        [one] 1 danno
       *[other] { $n } danni
     } { own-more-or-less }
 }{ $until }
op-change-damage-taken = ogni volta che { $who ->
    [you] subisci danni, ne subisci
    [all] un eroe subisce danni, ne subisce
    [others] un altro eroe subisce danni, ne subisce
   *[other] { hero-nom } subisce danni, ne subisce
 } { $n } { own-more-or-less }{ $until }
op-change-healing = ogni volta che { $who ->
    [you] ottieni { -life(number: "many") }, ne ottieni
    [all] un eroe ottiene { -life(number: "many") }, ne ottiene
    [others] un altro eroe ottiene { -life(number: "many") }, ne ottiene
   *[other] { hero-nom } ottiene { -life(number: "many") }, ne ottiene
 } { $n } { own-more-or-less }{ $until }
op-forbid = { $who ->
    [you] non puoi
    [all] nessuno può
    [others] nessun altro può
   *[other] { hero-nom } non può
 } { $deeds }{ $until }
op-forbid-type = { op-forbid }
forbidden = { $what ->
    [explore] esplorare
    [trade] commerciare
    [challenge] sfidare
    [wander] vagare
    [enchant] incantare
    [resurrect] risorgere
    [sell] vendere carte
    [buy] comprare carte
    [heal] ottenere { -life(number: "many") }
   *[take_princess] prendere { -princess }
 }
forbidden-type = { $type ->
    [attack] giocare Attacchi nelle sfide
    [defence] giocare Difese nelle sfide
    [strategy] giocare Strategie nelle sfide
    [magic] giocare Magia nelle sfide
   *[environment] giocare Ambienti nelle sfide
 }
op-immune = { $who ->
    [you] sei
    [all] tutti i giocatori sono
    [others] gli altri giocatori sono
   *[other] { hero-nom } è
 } al sicuro { $deeds }{ $until }
spared = { $to ->
    [damage] da ogni danno
    [theft] dai furti
    [curses] dalle maledizioni
    [challenges] dalle sfide
   *[looks] da chi vuole guardare { own-f } mano o { own-m } { -secret }
 }
op-play-openly = { $hand ->
    [yes] { $who ->
        [you] giochi
        [all] tutti i giocatori giocano
        [others] gli altri giocatori giocano
       *[other] { hero-nom } gioca
     } con la mano scoperta
   *[no] { $who ->
        [you] giochi le tue carte
        [all] tutti i giocatori giocano le loro carte
        [others] gli altri giocatori giocano le loro carte
       *[other] { hero-nom } gioca le sue carte
     } a faccia in su nelle sfide
 }{ $until }
op-reverse-priorities = la Strategia batte l’Attacco, l’Attacco batte la Difesa e la Difesa batte la Strategia{ $until }
op-ties = { $who ->
    [all] { own-tie }
    [you] nelle tue sfide { own-tie }
    [pron] nelle sue sfide { own-tie }
   *[other] nelle sfide { own-of-gen } { own-tie }
 }{ $until }
own-tie = { $go_to ->
    [challenger] in caso di pareggio vince lo sfidante
    [opponent] in caso di pareggio vince l’eroe sfidato
   *[nobody] il pareggio conclude la sfida senza vincitori
 }
op-unstoppable = { $against ->
    [yes] le carte di chi { $who ->
        [you] ti sfida
        [pron] lo sfida
        [all] sfida un eroe
        [others] sfida un altro eroe
       *[other] sfida { hero-acc }
     }
   *[no] le carte con cui { $who ->
        [you] sfidi
        [all] si sfida
        [others] sfidano gli altri eroi
       *[other] sfida { hero-nom }
     }
 } sono inarrestabili{ $until }
