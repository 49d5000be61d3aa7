## Dungeons: i nomi dei suoi testi di regole. Un solo posto per tutto ciò che un giorno potrebbe essere un’icona.
## $who      inoltre: others, all, room, near, adjacent, fallen
## $bearer   inoltre: enemy, rule (una regola speciale di un’avventura; parla dell’eroe in questione)
## $source   il tipo di carta: hero, equipment, ability, item, enemy, adventure
## $enemy    il nemico di cui si parla: any, this, that, all, threat_1 …, group, not_red, chosen, each, picked, pron, of_them
## $doubtful yes se prima agiva un altro: «recupera 1» varrebbe per lui, e si dice «recuperi 1»
## $space    la casella di cui si parla: that, o chosen

-health = Salute
-energy = Energia
-loot = Bottino
-damage = { $number ->
    [one] Danno
   *[many] Danni
 }
-hit = { $number ->
    [one] Colpo a segno
   *[many] Colpi a segno
 }
-critical = { $number ->
    [one] Colpo critico
   *[many] Colpi critici
 }
-ability = Abilità
-sight = Linea di vista

## Chi e che cosa

hero-nom = { $who ->
    [same] { "" }
    [that] quell’eroe
    [pron] { "" }
    [of_them] ognuno di loro
    [active] l’eroe attivo
    [others] ogni altro eroe
    [all] ogni eroe
    [room] ogni eroe { on-tile }
    [near] ogni eroe { on-tiles }
    [adjacent] ogni eroe adiacente { own-bearer-dat }
    [fallen] ogni eroe caduto
    [another] un altro eroe
    [any] un eroe
    [chosen] { $where ->
        [fallen] un eroe caduto a tua scelta
        [adjacent] un eroe adiacente a tua scelta
       *[other] { $myself ->
            [no] un altro eroe a tua scelta{ where-one }
           *[yes] un eroe a tua scelta{ where-one }
         }
     }
    [picked] l’{ own-picked-hero }
   *[you] tu
 }
own-picked-hero = eroe { $order ->
    [nearest] più vicino
    [farthest] più lontano
    [least_health] con meno { -health }
    [most_health] con più { -health }
    [least_energy] con meno { -energy }
    [most_energy] con più { -energy }
    [least_loot] con meno { -loot }
   *[most_loot] con più { -loot }
 }{ among-one }
hero-acc = { $who ->
    [you] te
    [pron] quell’eroe
   *[other] { hero-nom }
 }
own-against = { $who ->
    [you] contro di te
   *[other] contro { hero-acc }
 }
hero-dat = { $who ->
    [you] a te
    [pron] a quell’eroe
    [active] all’eroe attivo
    [picked] all’{ own-picked-hero }
   *[other] a { hero-nom }
 }
hero-gen = { $who ->
    [you] tuo
    [pron] di quell’eroe
    [active] dell’eroe attivo
    [picked] dell’{ own-picked-hero }
   *[other] di { hero-nom }
 }

bearer-nom = { $bearer ->
    [enemy] { $told ->
        [yes] esso
       *[no] questo nemico
     }
    [rule] quell’eroe
   *[holder] tu
 }
own-bearer-acc = { $bearer ->
    [holder] te
   *[other] { bearer-nom }
 }
own-bearer-dat = { $bearer ->
    [holder] a te
   *[other] a { bearer-nom }
 }
bearer-gen = { $bearer ->
    [holder] del tuo eroe
   *[other] di { bearer-nom }
 }
on-tile = { $bearer ->
    [holder] sulla tua tessera
    [enemy] { $told ->
        [yes] sulla sua tessera
       *[no] sulla tessera di questo nemico
     }
   *[other] sulla tessera { bearer-gen }
 }
on-tiles = { $bearer ->
    [holder] sulla tua tessera o su una adiacente
    [enemy] { $told ->
        [yes] sulla sua tessera o su una adiacente
       *[no] sulla tessera di questo nemico o su una adiacente
     }
   *[other] sulla tessera { bearer-gen } o su una adiacente
 }
own-in-sight = { $bearer ->
    [holder] nella tua { -sight }
   *[other] nella { -sight } { bearer-gen }
 }
own-in-range = alla portata { $bearer ->
    [holder] dei tuoi attacchi a distanza
   *[other] degli attacchi a distanza { bearer-gen }
 }
where-one = { $where ->
    [adjacent] { " " }adiacente { own-bearer-dat }
    [around] { " " }{ $enemy ->
        [each] nelle otto caselle
       *[other] in una delle otto caselle
     } intorno { own-bearer-dat }
    [room] { " " }{ on-tile }
    [near] { " " }{ on-tiles }
    [sight] { " " }{ own-in-sight }
    [range] { " " }{ own-in-range }
   *[anywhere] { "" }
 }
among-one = { $among ->
    [others] { $bearer ->
        [holder] { " " }oltre a te
       *[other] { "" }
     }
    [room] { " " }{ on-tile }
    [near] { " " }{ on-tiles }
    [adjacent] { " " }tra quelli adiacenti { own-bearer-dat }
   *[all] { "" }
 }

enemy-nom = { $enemy ->
    [this] questo nemico
    [that] quel nemico
    [pron] quel nemico
    [of_them] ognuno di loro
    [all] i nemici
    [threat_1] un nemico grigio
    [threat_2] un nemico blu
    [threat_3] un nemico rosso
    [not_red] un nemico che non sia rosso
    [melee] un nemico da corpo a corpo
    [ranged] un nemico a distanza
    [stunned] un nemico stordito
    [group] { $group-size ->
        [one] «{ $group }»
       *[many] un nemico del gruppo «{ $group }»
     }
    [chosen] un nemico{ own-colour }{ $where ->
        [anywhere] { " " }a tua scelta
       *[other] { where-one }
     }
    [each] ogni nemico{ own-colour }{ where-one }
    [picked] il { own-picked-enemy }
   *[any] un nemico
 }
own-colour = { $upto ->
    [1] { " " }grigio
    [2] { " " }grigio o blu
   *[3] { "" }
 }
own-picked-enemy = { $bearer ->
    [enemy] { $myself ->
        [no] { $order ->
            [lowest_threat] meno minaccioso degli altri nemici
            [highest_threat] più minaccioso degli altri nemici
           *[other] { own-enemy-order } degli altri nemici
         }
       *[yes] nemico { own-enemy-order }
     }
   *[other] nemico { own-enemy-order }
 }{ where-one }
own-enemy-order = { $order ->
    [nearest] più vicino
    [farthest] più lontano
    [weakest] più debole
    [strongest] più forte
    [lowest_threat] con la minaccia più bassa
   *[highest_threat] con la minaccia più alta
 }
enemy-acc = { $enemy ->
    [this] questo nemico
   *[other] { enemy-nom }
 }
enemy-dat = { $enemy ->
    [this] a questo nemico
    [all] ai nemici
    [picked] al { own-picked-enemy }
   *[other] a { enemy-nom }
 }
own-enemy-gen = { $enemy ->
    [this] di questo nemico
    [all] dei nemici
    [picked] del { own-picked-enemy }
   *[other] di { enemy-nom }
 }
space-acc = { $space ->
    [chosen] una casella libera { $centre ->
        [enemy] { $where ->
            [adjacent] adiacente { enemy-dat }
            [around] intorno { enemy-dat }
            [room] sulla tessera { own-enemy-gen }
            [near] sulla tessera { own-enemy-gen } o su una adiacente
           *[sight] { own-in-sight }
         }
        [hero] { $where ->
            [adjacent] adiacente { hero-dat }
            [around] intorno { hero-dat }
            [room] { $who ->
                [you] sulla tua tessera
               *[other] sulla tessera { hero-gen }
             }
            [near] { $who ->
                [you] sulla tua tessera
               *[other] sulla tessera { hero-gen }
             } o su una adiacente
           *[sight] { own-in-sight }
         }
       *[bearer] { $where ->
            [adjacent] adiacente { own-bearer-dat }
            [around] intorno { own-bearer-dat }
            [room] { on-tile }
            [near] { on-tiles }
           *[sight] { own-in-sight }
         }
     }
   *[that] quella casella
 }

terrain-space = { $terrain ->
    [plain] una casella normale
    [water] una casella d’acqua
    [pit] una fossa
   *[any] una casella
 }
in-kind = { $kind ->
    [melee] { " " }corpo a corpo
    [ranged] { " " }a distanza
   *[any] { "" }
 }
with-weapon = { $source ->
    [equipment] { $who ->
        [you] { " " }con quest’arma
       *[any] { "" }
     }
   *[other] { "" }
 }
of-weapon = { $source ->
    [equipment] { $who ->
        [you] { " " }di quest’arma
       *[any] { "" }
     }
   *[other] { "" }
 }
kind-attack = { $kind ->
    [melee] attacco corpo a corpo
    [ranged] attacco a distanza
   *[any] attacco
 }
attribute = { $attribute ->
    [strength] Forza
    [dexterity] Destrezza
    [wisdom] Saggezza
    [charisma] Carisma
   *[any] attributo
 }

## Inneschi. $least è il numero da raggiungere; 0 se va bene qualsiasi.

when-always = sempre
when-activated = usare
when-round-begins = all’inizio di ogni round
when-phase-begins = all’inizio della Fase { $phase ->
    [player] dei giocatori
    [enemy] dei nemici
   *[recovery] di recupero
 }
own-activation = { $who ->
    [you] della tua attivazione
   *[any] dell’attivazione { hero-gen }
 }
when-activation-begins = all’inizio { own-activation }
when-activation-ends = alla fine { own-activation }
when-enemy-activates = quando { enemy-nom } si attiva
when-enemy-acted = dopo che { enemy-nom } ha agito

when-moved = quando { $who ->
    [you] finisci di muoverti
   *[any] { hero-nom } finisce di muoversi
 }
when-entered = quando { $who ->
    [you] entri
   *[any] { hero-nom } entra
 } in { terrain-space }
when-left = quando { $who ->
    [you] lasci
   *[any] { hero-nom } lascia
 } { terrain-space }
when-entered-room = quando { $who ->
    [you] entri
   *[any] { hero-nom } entra
 } { $place ->
    [none] { $bearer ->
        [enemy] nella tessera { bearer-gen }
       *[holder] in un’altra tessera
     }
   *[named] nella stanza «{ $room }»
 }
when-came-adjacent = quando { enemy-nom } viene a trovarsi adiacente { hero-dat }
when-explored = quando { $who ->
    [you] esplori
   *[any] { hero-nom } esplora
 } { $place ->
    [none] una tessera
   *[named] la stanza «{ $room }»
 }
when-enemy-moved = quando { enemy-nom } finisce di muoversi
when-enemy-entered = quando { enemy-nom } entra in { terrain-space }
when-enemy-spawned = quando compare { enemy-nom }

when-attack-declared = quando { $who ->
    [you] attacchi
   *[any] { hero-nom } attacca
 } { enemy-acc }{ in-kind }{ with-weapon }
when-enemy-attacks = quando { enemy-nom } { $who ->
    [you] ti attacca
   *[any] attacca { hero-acc }
 }{ in-kind }
when-dice-rolled = dopo { $whose ->
    [enemies] che un nemico ha tirato { $roll ->
        [attack] i suoi dadi di attacco { own-against }
        [defence] i suoi dadi di difesa { own-against }
       *[any] dei dadi { own-against }
     }
   *[heroes] { $who ->
        [you] aver tirato { $roll ->
            [attack] i tuoi dadi di attacco
            [defence] i tuoi dadi di difesa
            [check] i dadi di una prova di attributo
           *[any] dei dadi
         }
       *[any] che { hero-nom } ha tirato { $roll ->
            [attack] i suoi dadi di attacco
            [defence] i suoi dadi di difesa
            [check] i dadi di una prova di attributo
           *[any] dei dadi
         }
     }
 }
own-scores = { $who ->
    [you] ottieni
   *[any] { hero-nom } ottiene
 }
least-hits = { $least ->
    [0] almeno un { -hit(number: "one") }
    [1] almeno un { -hit(number: "one") }
   *[other] almeno { $least } { -hit(number: "many") }
 }
least-criticals = { $least ->
    [0] un { -critical(number: "one") }
    [1] un { -critical(number: "one") }
   *[other] almeno { $least } { -critical(number: "many") }
 }
least-damage = { $least ->
    [0] { -damage(number: "many") }
    [one] almeno 1 { -damage(number: "one") }
   *[other] almeno { $least } { -damage(number: "many") }
 }
when-hits-counted = quando { own-scores } { least-hits } contro { enemy-acc }{ in-kind }{ with-weapon }
when-critical-scored = quando { own-scores } { least-criticals } contro { enemy-acc }{ with-weapon }
when-enemy-hits = quando { enemy-nom } ottiene { least-hits } { own-against }
from-cause = { $cause ->
    [attack] { " " }da un attacco
    [pit] { " " }da una fossa
    [card] { " " }da una carta
    [rule] { " " }da una regola speciale
   *[any] { "" }
 }
when-damage-coming = quando { $who ->
    [you] stai
   *[any] { hero-nom } sta
 } per subire { least-damage }{ from-cause }
when-damage-taken = quando { $who ->
    [you] subisci
   *[any] { hero-nom } subisce
 } { least-damage }{ from-cause }
when-damage-dealt = quando { $who ->
    [you] infliggi
   *[any] { hero-nom } infligge
 } { least-damage } { enemy-dat } con un { kind-attack }{ of-weapon }
when-enemy-deals-damage = quando { enemy-nom } { $who ->
    [you] ti infligge { least-damage }
   *[any] infligge { least-damage } { hero-dat }
 } con un attacco
when-enemy-damage-coming = quando { enemy-nom } sta per subire { least-damage }
when-enemy-damaged = quando { enemy-nom } subisce { least-damage } senza essere sconfitto
when-enemy-defeated = quando { $who ->
    [you] sconfiggi { enemy-acc }
    [another] un altro eroe sconfigge { enemy-acc }
   *[any] { $mentioned ->
        [yes] un eroe sconfigge { enemy-acc }
       *[no] { enemy-nom } viene sconfitto
     }
 }
when-attack-over = dopo { $who ->
    [you] un tuo { kind-attack }{ with-weapon }
   *[any] un { kind-attack } { hero-gen }
 } contro { enemy-acc }
own-least-blocked = { $least ->
    [0] almeno un { -hit(number: "one") }
    [1] almeno un { -hit(number: "one") }
   *[other] almeno { $least } { -hit(number: "many") }
 }
when-blocked = quando { $whose ->
    [enemies] un nemico blocca { own-least-blocked } { $who ->
        [you] del tuo attacco
       *[any] dell’attacco { hero-gen }
     }
   *[heroes] { $who ->
        [you] blocchi
       *[any] { hero-nom } blocca
     } { own-least-blocked }
 }
when-enemy-stunned = quando { $who ->
    [you] stordisci { enemy-acc }
    [another] un altro eroe stordisce { enemy-acc }
   *[any] { $mentioned ->
        [yes] un eroe stordisce { enemy-acc }
       *[no] { enemy-nom } viene stordito
     }
 }

when-hero-falls = quando { $who ->
    [you] cadi
   *[any] { hero-nom } cade
 }
when-hero-revived = quando { $who ->
    [you] vieni rianimato
   *[any] { hero-nom } viene rianimato
 }
least-things = { $least ->
    [0] { resource }
    [1] { resource }
   *[other] almeno { $least } punti { resource }
 }
resource = { $what ->
    [health] { -health }
    [energy] { -energy }
   *[loot] { -loot }
 }
when-gained = quando { $who ->
    [you] { $what ->
        [health] recuperi
       *[other] ottieni
     }
   *[any] { hero-nom } { $what ->
        [health] recupera
       *[other] ottiene
     }
 } { least-things }
when-lost = quando { $who ->
    [you] perdi o paghi
   *[any] { hero-nom } perde o paga
 } { least-things }
when-ability-used = quando { $who ->
    [you] usi la tua
   *[any] { hero-nom } usa la sua
 } { -ability }
when-item-used = quando { $who ->
    [you] usi
   *[any] { hero-nom } usa
 } un oggetto
when-item-acquired = quando { $who ->
    [you] ottieni
   *[any] { hero-nom } ottiene
 } { $source ->
    [item] questo oggetto
   *[other] un oggetto
 }
when-traded = dopo { $who ->
    [you] aver scambiato
   *[any] che { hero-nom } ha scambiato
 } con un altro eroe
when-check-made = { $result ->
    [passed] quando { $who ->
        [you] superi
       *[any] { hero-nom } supera
     }
    [failed] quando { $who ->
        [you] fallisci
       *[any] { hero-nom } fallisce
     }
   *[any] dopo { $who ->
        [you] aver effettuato
       *[any] che { hero-nom } ha effettuato
     }
 } una prova di { attribute }{ $least ->
    [0] { "" }
    [one] { " " }con almeno 1 successo
   *[other] { " " }con almeno { $least } successi
 }

when-interaction-done = quando un eroe sceglie «{ $interaction }»
when-flag-changed = non appena { $set ->
    [yes] vale
   *[no] non vale più
 } «{ $flag }»
when-counter-reached = non appena «{ $counter }» arriva a { $value }
when-escaped = quando { $who ->
    [you] lasci
   *[any] { hero-nom } lascia
 } il dungeon

## Condizioni, come proposizioni dopo «se», «finché» o «a meno che». $range: exact, least, most, both; $count è il numero che decide tra singolare e plurale

there = { $where ->
    [adjacent] { $count ->
        [0] adiacente
        [one] adiacente
       *[other] adiacenti
     } { own-bearer-dat }
    [around] nelle otto caselle intorno { own-bearer-dat }
    [room] { on-tile }
    [near] { on-tiles }
    [sight] { own-in-sight }
    [range] alla portata { $bearer ->
        [holder] dei tuoi attacchi a distanza
       *[other] degli attacchi a distanza { bearer-gen }
     }
   *[anywhere] sulla mappa
 }
# con un nome maschile
number-range = { $range ->
    [exact] { $least ->
        [0] nessun
       *[other] esattamente { $least }
     }
    [least] almeno { $least }
    [most] al massimo { $most }
   *[both] da { $least } a { $most }
 }
own-amount = { $range ->
    [exact] esattamente { $least }
    [least] almeno { $least }
    [most] al massimo { $most }
   *[both] da { $least } a { $most }
 }
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
own-sono = { $link ->
    [unless] non siano
   *[if] sono
 }
own-mostra = { $link ->
    [unless] non mostri
   *[if] mostra
 }
own-mostrano = { $link ->
    [unless] non mostrino
   *[if] mostrano
 }
own-vale = { $link ->
    [unless] non valga
   *[if] vale
 }
own-partecipano = { $link ->
    [unless] non partecipino
   *[if] partecipano
 }
own-hanno = { $link ->
    [unless] non abbiano
   *[if] hanno
 }
own-attacca = { $link ->
    [unless] non attacchi
   *[if] attacca
 }
own-points = { own-amount } { $count ->
    [one] punto
   *[other] punti
 }
own-there-is = { $range ->
    [exact] { $least ->
        [0] { own-non-ce }
        [one] { own-ce }
       *[other] { own-ci-sono }
     }
   *[least] { $count ->
        [one] { own-ce }
       *[other] { own-ci-sono }
     }
 }
some-enemies = { number-range } { $bearer ->
    [enemy] { $count ->
        [0] altro{ " " }
        [one] altro{ " " }
       *[other] altri{ " " }
     }
   *[other] { "" }
 }{ $count ->
    [0] nemico
    [one] nemico
   *[other] nemici
 }{ $threat ->
    [1] { $count ->
        [0] { " " }grigio
        [one] { " " }grigio
       *[other] { " " }grigi
     }
    [2] { " " }blu
    [3] { $count ->
        [0] { " " }rosso
        [one] { " " }rosso
       *[other] { " " }rossi
     }
   *[any] { "" }
 }
some-heroes = { number-range } { $bearer ->
    [holder] { $count ->
        [0] altro{ " " }
        [one] altro{ " " }
       *[other] altri{ " " }
     }
   *[other] { "" }
 }{ $count ->
    [0] eroe
    [one] eroe
   *[other] eroi
 }
cond-has = { $who ->
    [you] { $what ->
        [lost_health] { own-hai } perso
       *[other] { own-hai }
     }
   *[other] { hero-nom } { $what ->
        [lost_health] { own-ha } perso
       *[other] { own-ha }
     }
 } { $what ->
    [energy] { own-points } { -energy }
    [loot] { own-points } { -loot }
    [items] { number-range } { $count ->
        [0] oggetto
        [one] oggetto
       *[other] oggetti
     }
   *[health] { own-points } { -health }
 }
cond-ranks = { $who ->
    [you] { own-sei } l’eroe che
   *[other] { hero-nom } { own-e } l’eroe che
 } { $what ->
    [lost_health] ha perso
   *[other] ha
 } { $place ->
    [most] più
   *[least] meno
 } { $what ->
    [energy] { -energy }
    [loot] { -loot }
    [items] oggetti
   *[health] { -health }
 } di tutti
cond-on-terrain = { $who ->
    [you] { own-sei }
   *[other] { hero-nom } { own-e }
 } { $terrain ->
    [plain] su una casella normale
    [water] in acqua
    [pit] in una fossa
   *[between] tra due tessere
 }
cond-adjacent-enemies = { own-there-is } { number-range } { $count ->
    [0] nemico adiacente
    [one] nemico adiacente
   *[other] nemici adiacenti
 } { hero-dat }
cond-enemies-there = { own-there-is } { some-enemies } { there }
cond-heroes-there = { own-there-is } { some-heroes } { there }
cond-together = { $who ->
    [you] { own-sei }
   *[other] { hero-nom } { own-e }
 } { $where ->
    [adjacent] adiacente { own-bearer-dat }
   *[other] { there }
 }
cond-enemy-there = { enemy-nom } { own-e } { $where ->
    [adjacent] adiacente { own-bearer-dat }
   *[other] { there }
 }
cond-distance = { $who ->
    [you] { own-sei }
   *[other] { hero-nom } { own-e }
 } { $range ->
    [exact] a esattamente { $least }
    [least] ad almeno { $least }
    [most] al massimo a { $most }
   *[both] ad almeno { $least } e al massimo { $most }
 } { $count ->
    [one] casella
   *[other] caselle
 } di distanza da { $enemy ->
    [this] { own-bearer-acc }
   *[other] { enemy-nom }
 }
cond-enemy-is = { enemy-nom } { $what ->
    [threat_1] { own-e } grigio
    [threat_2] { own-e } blu
    [threat_3] { own-e } rosso
    [not_red] { $link ->
        [unless] non sia grigio o blu
       *[if] non è rosso
     }
    [melee] { own-attacca } corpo a corpo
    [ranged] { own-attacca } a distanza
    [stunned] { own-e } stordito
   *[this] { own-e } { $bearer ->
        [enemy] proprio questo nemico
       *[other] il nemico in questione
     }
 }
cond-enemy-health = { enemy-nom } { own-ha } { own-points } { -health }
cond-attack-is = { $what ->
    [melee] { own-e } un attacco corpo a corpo
    [ranged] { own-e } un attacco a distanza
    [weapon] l’attacco { own-e } effettuato con l’equipaggiamento
    [item] l’attacco { own-e } effettuato con un oggetto
   *[ability] l’attacco { own-e } effettuato con un’{ -ability }
 }
cond-critical-in-attack = l’attacco { own-ha } ottenuto un { -critical(number: "one") }
cond-dice-show = { $least ->
    [one] almeno 1 dado { own-mostra }
   *[other] almeno { $least } dadi { own-mostrano }
 } { $exactly ->
    [yes] un { $number }
   *[no] { $number ->
        [6] un 6 naturale
       *[other] { $number } o più
     }
 }
cond-would-fall = ciò { $who ->
    [you] dovesse lasciarti senza { -health }
   *[other] dovesse lasciare { hero-acc } senza { -health }
 }
during-own-activation = durante la tua attivazione
cond-own-activation = { $link ->
    [unless] non sia
   *[if] è
 } in corso la tua attivazione
cond-has-activated = { $who ->
    [you] { own-hai }
   *[other] { hero-nom } { own-ha }
 } già concluso l’attivazione in questo round
cond-phase-is = { own-e } la Fase { $phase ->
    [player] dei giocatori
    [enemy] dei nemici
   *[recovery] di recupero
 }
cond-round-is = { $every ->
    [1] { $range ->
        [exact] { own-e } il round { $least }
        [least] { own-e } il round { $least } o uno successivo
       *[both] { own-e } uno dei round da { $least } a { $most }
     }
   *[other] { own-e } il round { $least }, e da allora ogni { $every } round{ $range ->
        [least] { "" }
       *[both] { " " }fino al round { $most }
     }
 }
cond-holds-item = { $who ->
    [you] { own-hai }
   *[other] { hero-nom } { own-ha }
 } «{ $item }»
cond-flag-is = { $set ->
    [yes] { own-vale }
   *[no] { $link ->
        [unless] non manchi
       *[if] non vale
     }
 } «{ $flag }»
cond-counter-is = «{ $counter }» { $range ->
    [exact] { own-e } esattamente a { $least }
    [least] { own-e } almeno a { $least }
    [most] { own-e } al massimo a { $most }
   *[both] { own-e } tra { $least } e { $most }
 }
cond-heroes-are = { number-range } { $count ->
    [0] eroe { own-heroes-are-one }
    [one] eroe { own-heroes-are-one }
   *[other] eroi { $what ->
        [in_game] { own-partecipano } alla partita
        [on_map] { own-sono } sulla mappa
        [fallen] { own-sono } caduti
       *[escaped] { own-hanno } lasciato il dungeon
     }
 }
own-heroes-are-one = { $link ->
    [unless] { $count ->
        [0] { "" }
       *[other] non
     } { $what ->
        [in_game] partecipi alla partita
        [on_map] sia sulla mappa
        [fallen] sia caduto
       *[escaped] abbia lasciato il dungeon
     }
   *[if] { $what ->
        [in_game] partecipa alla partita
        [on_map] è sulla mappa
        [fallen] è caduto
       *[escaped] ha lasciato il dungeon
     }
 }
of-group = { $group-named ->
    [yes] { " " }del gruppo «{ $group }»
   *[no] { "" }
 }
in-room = { $place ->
    [none] sulla mappa
   *[named] nella stanza «{ $room }»
 }
cond-enemies-left = { own-there-is } { some-enemies }{ of-group } { in-room }
cond-group-defeated = { $least ->
    [0] { $group-size ->
        [one] «{ $group }» { own-e } stato sconfitto
       *[many] tutti i nemici del gruppo «{ $group }» { own-sono } stati sconfitti
     }
    [one] almeno 1 nemico del gruppo «{ $group }» { own-e } stato sconfitto
   *[other] almeno { $least } nemici del gruppo «{ $group }» { own-sono } stati sconfitti
 }
cond-heroes-in = { $least ->
    [0] tutti gli eroi sulla mappa { own-sono }
    [one] almeno 1 eroe { own-e }
   *[other] almeno { $least } eroi { own-sono }
 } nella stanza «{ $room }»{ at-space }
at-space = { $spot ->
    [none] { "" }
    [column] , nella colonna { $column }
    [row] , nella riga { $row }
   *[both] , sulla casella in colonna { $column }, riga { $row }
 }
cond-room-explored = la stanza «{ $room }» { own-e } stata esplorata
cond-rule-in-force = { own-e } in vigore la regola speciale «{ $rule }»
cond-check-was = la prova «{ $check }» { $result ->
    [passed] { own-e } stata superata
    [failed] { own-e } stata fallita
   *[untried] { $link ->
        [unless] non sia ancora da tentare
       *[if] non è stata ancora tentata
     }
 }
cond-interaction-was-done = { own-e } stato scelto «{ $interaction }»{ $times ->
    [one] { "" }
   *[other] { " " }almeno { $times } volte
 }

## Quanto dura

until-instant = fino alla fine del round
until-attack = in questo attacco
until-activation = fino alla fine di questa attivazione
until-round = fino alla fine del round
until-next-activation = fino alla prossima attivazione
until-room = su questa tessera
until-adventure = per il resto dell’avventura

## Costi

cost-action = { $form ->
    [label] 1 azione
    [infinitive] spendere 1 azione
   *[imperative] spendi 1 azione
 }
things = { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } { resource }
cost-pay = { $form ->
    [label] { things }
    [infinitive] { $what ->
        [health] perdere { things }
       *[other] pagare { things }
     }
   *[imperative] { $what ->
        [health] perdi { things }
       *[other] { $doubtful ->
            [yes] paghi
           *[no] paga
         } { things }
     }
 }
cost-discard = { $form ->
    [label] scartare
    [infinitive] scartare questo oggetto
   *[imperative] { $doubtful ->
        [yes] scarti
       *[no] scarta
     } questo oggetto
 }
cost-once = una volta per { $per ->
    [activation] attivazione
    [round] round
   *[adventure] avventura
 }
cost-give-item = { $form ->
    [label] cedere «{ $item }»
    [infinitive] scartare «{ $item }»
   *[imperative] { $doubtful ->
        [yes] scarti
       *[no] scarta
     } «{ $item }»
 }
item-kept = questo oggetto non si scarta quando lo usi

## Operazioni

damage = { $amount ->
    [one] 1 { -damage(number: "one") }
   *[other] { $amount } { -damage(number: "many") }
 }
hits = { $hits ->
    [one] 1 { -hit(number: "one") }
   *[other] { $hits } { -hit(number: "many") }
 }
spaces = di { $n ->
    [one] 1 casella
   *[other] { $n } caselle
 }
spaces-up-to = { $n ->
    [one] di 1 casella
   *[other] fino a { $n } caselle
 }
signed = { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
 }
keyword-name = { $keyword ->
    [reach] Portata
    [crush] Schiacciare
    [stun] Stordire
    [pierce] Perforare
    [barrage] Raffica
    [heavy] Pesante
    [siphon] Sifone
    [regenerate] Rigenerare
   *[ritual] Rituale
 }
colour-enemy = un nemico { $threat ->
    [1] grigio
    [2] blu
   *[3] rosso
 }{ $type ->
    [melee] { " " }da corpo a corpo
    [ranged] { " " }a distanza
   *[card] { "" }
 }{ $number ->
    [0] { "" }
   *[other] { " " }con { $number ->
        [one] 1 punto
       *[other] { $number } punti
     } { -health }
 }

own-gain = { $form ->
    [imperative] { $what ->
        [health] { $doubtful ->
            [yes] recuperi
           *[no] recupera
         }
       *[other] ottieni
     }
    [infinitive] { $what ->
        [health] recuperare
       *[other] ottenere
     }
   *[statement] { hero-nom } { $what ->
        [health] recupera
       *[other] ottiene
     }
 }
op-gain = { own-gain } { things }
op-gain-amount = { own-gain } la stessa quantità di { resource }
op-lose = { $form ->
    [imperative] perdi
    [infinitive] perdere
   *[statement] { hero-nom } perde
 } { things }
op-damage-hero = { $form ->
    [imperative] subisci
    [infinitive] subire
   *[statement] { hero-nom } subisce
 } { damage }
op-hit-hero = { $form ->
    [imperative] subisci
    [infinitive] subire
   *[statement] { hero-nom } subisce
 } { hits }
op-draw-item = { $form ->
    [imperative] prendi
    [infinitive] prendere
   *[statement] { hero-nom } prende
 } { $count ->
    [one] la carta in cima
   *[other] le { $count } carte in cima
 } al mazzo degli oggetti
op-give-item = { $form ->
    [imperative] prendi
    [infinitive] prendere
   *[statement] { hero-nom } riceve
 } l’oggetto «{ $item }»
op-take-item = { $form ->
    [imperative] { $doubtful ->
        [yes] scarti
       *[no] scarta
     }
    [infinitive] scartare
   *[statement] { hero-nom } scarta
 } l’oggetto «{ $item }»
op-lose-item = { $form ->
    [imperative] { $doubtful ->
        [yes] scarti
       *[no] scarta
     } uno dei tuoi oggetti
    [infinitive] scartare uno dei tuoi oggetti
   *[statement] { hero-nom } scarta uno dei suoi oggetti
 }
op-extra-action = { $form ->
    [imperative] ottieni
    [infinitive] ottenere
   *[statement] { hero-nom } ottiene
 } { $amount ->
    [one] 1 azione aggiuntiva
   *[other] { $amount } azioni aggiuntive
 }
op-end-activation = { $who ->
    [you] la tua attivazione
   *[other] l’attivazione { hero-gen }
 } termina
op-move-hero = { $form ->
    [imperative] { $doubtful ->
        [yes] ti muovi
       *[no] muoviti
     }
    [infinitive] muoverti
   *[statement] { hero-nom } può muoversi
 } { spaces-up-to }
push-way = { $direction ->
    [away] lontano da { own-bearer-acc }
   *[towards] verso { $bearer ->
        [holder] di te
        [enemy] { $told ->
            [yes] di esso
           *[no] questo nemico
         }
       *[rule] quell’eroe
     }
 }
own-push = { $form ->
    [infinitive] { $direction ->
        [away] spingere
       *[towards] attirare
     }
   *[imperative] { $direction ->
        [away] spingi
       *[towards] { $doubtful ->
            [yes] attiri
           *[no] attira
         }
     }
 }
own-pushed = { $direction ->
    [away] viene spinto
   *[towards] viene attirato
 }
op-push-hero = { $form ->
    [statement] { hero-nom } { own-pushed }
    [inverted] { hero-nom } { own-pushed }
   *[imperative] { own-push } { hero-acc }
 } { spaces } { push-way }
own-place = { $form ->
    [infinitive] posizionare
   *[imperative] { $doubtful ->
        [yes] posizioni
       *[no] posiziona
     }
 }
op-place-hero = { $form ->
    [statement] { hero-nom } viene posizionato
    [inverted] { hero-nom } viene posizionato
   *[imperative] { own-place } { $who ->
        [you] il tuo eroe
       *[other] { hero-acc }
     }
 } su { space-acc }
op-move-to = { $form ->
    [statement] { hero-nom } viene posizionato
    [inverted] { hero-nom } viene posizionato
   *[imperative] { own-place } { $who ->
        [you] il tuo eroe
       *[other] { hero-acc }
     }
 } nella stanza «{ $room }» (colonna { $column }, riga { $row })
op-revive = { $who ->
    [you] { $form ->
        [infinitive] tornare sulla mappa
       *[imperative] { $doubtful ->
            [yes] torni
           *[no] torna
         } sulla mappa
     }
   *[other] { $form ->
        [statement] { hero-nom } torna sulla mappa
        [inverted] { hero-nom } torna sulla mappa
        [infinitive] rianimare { hero-acc }
       *[imperative] { $doubtful ->
            [yes] rianimi
           *[no] rianima
         } { hero-acc }
     }
 } con { $health ->
    [one] 1 punto
   *[other] { $health } punti
 } { -health }
own-other-one = { $with_whom ->
    [enemy] { enemy-acc }
   *[hero] { hero-acc }
 }
op-swap-places = { $form ->
    [statement] { bearer-nom } e { own-other-one } si scambiano di posto
    [inverted] { bearer-nom } e { own-other-one } si scambiano di posto
    [infinitive] scambiarti di posto con { own-other-one }
   *[imperative] { $doubtful ->
        [yes] ti scambi
       *[no] scambiati
     } di posto con { own-other-one }
 }
op-attribute-check = { $form ->
    [statement] { hero-nom } effettua
    [inverted] { hero-nom } effettua
    [infinitive] effettuare
   *[imperative] { $doubtful ->
        [yes] effettui
       *[no] effettua
     }
 } una prova di { attribute } { $successes }{ $passed ->
    [none] { $failed ->
        [none] { "" }
       *[other] . Se fallisce, { $failed }
     }
   *[other] . Se è superata, { $passed }{ $failed ->
        [none] { "" }
       *[other] ; altrimenti { $failed }
     }
 }

own-healed = { $which ->
    [this] { $bearer ->
        [enemy] { $enemy ->
            [pron] { enemy-subject }
           *[other] { bearer-nom }
         }
       *[other] { enemy-subject }
     }
   *[them] { enemy-subject }
 }
enemy-subject = { $again ->
    [yes] { "" }
   *[no] { $enemy ->
        [pron] { $before ->
            [other] { $bearer ->
                [enemy] questo nemico
               *[other] quel nemico
             }
           *[none] { "" }
         }
       *[other] { enemy-nom }
     }
 }
op-damage-enemy = { $form ->
    [statement] { enemy-subject } subisce { damage }
    [inverted] { enemy-subject } subisce { damage }
    [infinitive] infliggere { damage } { enemy-dat }
   *[imperative] infliggi { damage } { enemy-dat }
 }
op-hit-enemy = { $form ->
    [statement] { enemy-subject } subisce { hits }
    [inverted] { enemy-subject } subisce { hits }
    [infinitive] infliggere { hits } { enemy-dat }
   *[imperative] infliggi { hits } { enemy-dat }
 }
op-heal-enemy = { own-healed } recupera { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } { -health }
op-stun = { $form ->
    [statement] { enemy-subject } viene stordito
    [inverted] { enemy-subject } viene stordito
    [infinitive] { $enemy ->
        [pron] stordirlo
       *[other] stordire { enemy-acc }
     }
   *[imperative] { $enemy ->
        [pron] { $doubtful ->
            [yes] lo stordisci
           *[no] stordiscilo
         }
       *[other] stordisci { enemy-acc }
     }
 }
op-end-stun = { enemy-subject } non è più stordito
op-push-enemy = { $form ->
    [statement] { enemy-subject } { own-pushed }
    [inverted] { enemy-subject } { own-pushed }
   *[imperative] { $enemy ->
        [pron] { $form ->
            [infinitive] { $direction ->
                [away] spingerlo
               *[towards] attirarlo
             }
           *[imperative] { $direction ->
                [away] { $doubtful ->
                    [yes] lo spingi
                   *[no] spingilo
                 }
               *[towards] { $doubtful ->
                    [yes] lo attiri
                   *[no] attiralo
                 }
             }
         }
       *[other] { own-push } { enemy-acc }
     }
 } { spaces } { push-way }
op-place-enemy = { $form ->
    [statement] { enemy-subject } viene posizionato
    [inverted] { enemy-subject } viene posizionato
   *[imperative] { $enemy ->
        [pron] { $form ->
            [infinitive] posizionarlo
           *[imperative] { $doubtful ->
                [yes] lo posizioni
               *[no] posizionalo
             }
         }
       *[other] { own-place } { enemy-acc }
     }
 } su { space-acc }
op-remove-enemy = { $form ->
    [statement] { enemy-subject } viene rimosso dalla mappa
    [inverted] { enemy-subject } viene rimosso dalla mappa
    [infinitive] rimuovere { enemy-acc } dalla mappa
   *[imperative] rimuovi { enemy-acc } dalla mappa
 }
op-change-type = { enemy-subject } diventa un nemico { $type ->
    [melee] da corpo a corpo
   *[ranged] a distanza
 }
op-set-enemy-health = { enemy-subject } ha ora { $to ->
    [one] 1 punto
   *[other] { $to } punti
 } { -health }
op-spawn = compare { colour-enemy } vicino { $bearer ->
    [rule] { hero-dat }
   *[other] { own-bearer-dat }
 }

attack-nom = { $again ->
    [yes] { "" }
   *[no] l’attacco
 }
op-add-damage = { attack-nom } infligge { $amount ->
    [one] 1 { -damage(number: "one") } in più se ne infligge almeno uno
   *[other] { $amount } { -damage(number: "many") } in più se ne infligge almeno uno
 }
op-add-dice = { attack-nom } tira { $n ->
    [one] 1 dado
   *[other] { $n } dadi
 } in { $sign ->
    [plus] più
   *[minus] meno
 }
op-add-hits = { attack-nom } ottiene { $n ->
    [one] 1 { -hit(number: "one") }
   *[other] { $n } { -hit(number: "many") }
 } in { $sign ->
    [plus] più
   *[minus] meno
 }
op-add-modifier = { attack-nom } ha { signed } su ogni dado
op-grant-keyword = { attack-nom } ha { keyword-name }
more-dice = { signed } { $n ->
    [one] dado
   *[other] dadi
 }
each-die = { signed } su ogni dado
attack-details = { $details ->
    [none] { "" }
   *[other] { " " }({ $details })
 }
op-attack = { $form ->
    [infinitive] effettuare
   *[imperative] { $doubtful ->
        [yes] effettui
       *[no] effettua
     }
 } un { kind-attack } con { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
 }{ attack-details }
op-weapon-attack = { $form ->
    [infinitive] effettuare
   *[imperative] { $doubtful ->
        [yes] effettui
       *[no] effettua
     }
 } un { kind-attack } con il tuo equipaggiamento{ attack-details }

own-that-damage = { $amount ->
    [0] quei { -damage(number: "many") }
   *[other] { $amount } di quei { -damage(number: "many") }
 }
op-prevent = { $form ->
    [statement] { own-prevented }
    [inverted] { own-prevented }
    [infinitive] prevenire { own-that-damage }
   *[imperative] previeni { own-that-damage }
 }
own-prevented = { $amount ->
    [0] quei { -damage(number: "many") } vengono prevenuti
    [1] 1 di quei { -damage(number: "many") } viene prevenuto
   *[other] { $amount } di quei { -damage(number: "many") } vengono prevenuti
 }
op-take-damage-over = { $form ->
    [infinitive] subire
   *[imperative] subisci
 } quei { -damage(number: "many") } al posto { hero-gen }
op-reroll = { $form ->
    [infinitive] tirare di nuovo
   *[imperative] { $doubtful ->
        [yes] tiri
       *[no] tira
     } di nuovo
 } { $dice ->
    [one] uno di quei dadi
    [misses] tutti quei dadi che non arrivano a 6
   *[all] tutti quei dadi
 }
op-set-die = { $form ->
    [infinitive] girare
   *[imperative] { $doubtful ->
        [yes] giri
       *[no] gira
     }
 } uno di quei dadi su { $to }
op-turn-die = { $form ->
    [infinitive] { $sign ->
        [plus] aumentare
       *[minus] diminuire
     }
   *[imperative] { $sign ->
        [plus] { $doubtful ->
            [yes] aumenti
           *[no] aumenta
         }
       *[minus] diminuisci
     }
 } di { $n } uno di quei dadi
op-treat-as = ogni { $number } tirato vale { $as_number }

op-discard-this = { $form ->
    [infinitive] scartare
   *[imperative] { $doubtful ->
        [yes] scarti
       *[no] scarta
     }
 } questo oggetto
op-renew-row = { $form ->
    [infinitive] mettere gli oggetti in vendita sotto il mazzo e scoprirne
   *[imperative] metti gli oggetti in vendita sotto il mazzo e scoprine
 } di nuovi
op-reveal-exits = { $form ->
    [infinitive] guardare
   *[imperative] { $doubtful ->
        [yes] guardi
       *[no] guarda
     }
 } che cosa c’è dietro le uscite { $bearer ->
    [holder] della tua tessera
   *[other] della tessera { bearer-gen }
 }

op-begin-rule = entra in vigore la regola speciale «{ $rule }»
op-end-rule = la regola speciale «{ $rule }» non vale più
op-change-counter = «{ $counter }» { $sign ->
    [plus] sale
   *[minus] scende
 } di { $n }
op-set-counter = «{ $counter }» passa a { $to }
op-set-flag = { $to ->
    [yes] da ora vale
   *[no] non vale più
 } «{ $flag }»
the-way = { $exit ->
    [none] un’uscita della stanza «{ $room }»
   *[other] il passaggio dalla stanza «{ $room }» alla stanza «{ $exit }»
 }
op-open-exit = si apre { the-way }
op-close-exit = si chiude { the-way }
op-lay-room = si posa la tessera a cui porta { the-way } e si legge il suo incontro
op-make-check = si effettua la prova «{ $check }»
op-offer-interaction = { $on ->
    [yes] da ora si può scegliere
   *[no] non si può più scegliere
 } «{ $interaction }»
op-read-encounter = si legge l’incontro «{ $encounter }»{ $place ->
    [none] { "" }
   *[named] { " " }nella stanza «{ $room }»
 }
op-set-terrain = la casella in colonna { $column }, riga { $row } della stanza «{ $room }» { $terrain ->
    [plain] diventa normale
    [blocked] viene bloccata
    [water] si riempie d’acqua
   *[pit] diventa una fossa
 }
op-show-text = si legge il testo{ $passage-mark } ad alta voce
op-spawn-in = compare { colour-enemy } nella stanza «{ $room }»{ $point ->
    [1] { "" }
   *[other] , al punto d’interesse { $point }
 }
op-victory = gli eroi vincono: «{ $ending }»
op-defeat = gli eroi perdono: «{ $ending }»
op-choice = i giocatori scelgono: { $inner }

own-choose = { $form ->
    [infinitive] scegliere
   *[imperative] scegli
 }
own-determine = { $form ->
    [infinitive] individuare
   *[imperative] { $doubtful ->
        [yes] individui
       *[no] individua
     }
 }
op-choose-enemy = { own-choose } { enemy-acc }
op-choose-hero = { own-choose } { hero-acc }
op-choose-space = { own-choose } { space-acc }
op-pick-enemy = { own-determine } { enemy-acc }
op-pick-hero = { own-determine } { hero-acc }
op-each-enemy = per { enemy-acc }: { $inner }
op-each-hero = per { hero-acc }: { $inner }

## Cambiamenti che durano. $of: you, all, others, enemies, this, o un eroe; $number: you, one, many; $sign: plus o minus; $n: di quanto

of-nom = { $of ->
    [you] { "" }
    [all] tutti gli eroi
    [others] tutti gli altri eroi
    [enemies] i nemici
    [this] { enemy-nom }
   *[other] { hero-nom }
 }
of-acc = { $of ->
    [all] a tutti gli eroi
    [others] a tutti gli altri eroi
   *[other] { hero-dat }
 }
of-gen = { $of ->
    [all] di tutti gli eroi
    [others] di tutti gli altri eroi
   *[other] { hero-gen }
 }
own-have = { $number ->
    [you] hai
    [one] ha
   *[many] hanno
 }
has-nom = { $again ->
    [yes] { "" }
   *[no] { of-nom } { own-have }
 }
op-change-melee = { has-nom } { signed } agli attacchi corpo a corpo{ $until }
op-change-ranged = { has-nom } { signed } agli attacchi a distanza{ $until }
op-change-defence = { has-nom } { signed } alla difesa{ $until }
op-change-speed = { has-nom } { signed } alla Velocità{ $until }
op-change-melee-dice = { has-nom } { more-dice } negli attacchi corpo a corpo{ $until }
op-change-ranged-dice = { has-nom } { more-dice } negli attacchi a distanza{ $until }
op-change-strength = { has-nom } { signed } in Forza{ $until }
op-change-dexterity = { has-nom } { signed } in Destrezza{ $until }
op-change-wisdom = { has-nom } { signed } in Saggezza{ $until }
op-change-charisma = { has-nom } { signed } in Carisma{ $until }
op-change-health = { has-nom } { signed } alla { -health } massima{ $until }
own-n-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
 }
own-more = { $sign ->
    [plus] in più
   *[minus] in meno
 }
op-change-price = gli oggetti { $of ->
    [you] ti costano
   *[other] costano
 } { own-n-points } { -loot } { own-more }{ $of ->
    [you] { "" }
   *[other] { " " }{ of-acc }
 }{ $until }
op-change-energy-cost = { $of ->
    [you] la tua { -ability }
   *[other] l’{ -ability } { of-gen }
 } costa { own-n-points } { -energy } { own-more }{ $until }
op-change-loot = { of-nom } { $number ->
    [you] ottieni
    [one] ottiene
   *[many] ottengono
 } { own-n-points } { -loot } { own-more } per ogni nemico sconfitto{ $until }
op-change-enemy-loot = { of-nom } { $number ->
    [one] frutta
   *[many] fruttano
 } { own-n-points } { -loot } { own-more } quando { $number ->
    [one] viene sconfitto
   *[many] vengono sconfitti
 }{ $until }
own-attacks-of = { $of ->
    [you] i tuoi attacchi
   *[other] gli attacchi { of-gen }
 }
op-change-critical = { $sign ->
    [plus] { own-attacks-of } ottengono un { -critical(number: "one") } con ogni { $face } naturale o più{ $until }
   *[minus] { own-attacks-of } non ottengono { -critical(number: "many") }{ $until }
 }
op-change-actions = { of-nom } { own-have } { $n ->
    [one] 1 azione
   *[other] { $n } azioni
 } { own-more } in ogni attivazione{ $until }
op-change-check-dice = { of-nom } { $number ->
    [you] tiri
    [one] tira
   *[many] tirano
 } { $n ->
    [one] 1 dado
   *[other] { $n } dadi
 } { own-more } nelle prove di attributo{ $until }
op-change-water = entrare in acqua { $of ->
    [you] ti costa
   *[other] costa
 } { $n ->
    [one] 1 punto
   *[other] { $n } punti
 } di movimento { own-more }{ $of ->
    [you] { "" }
   *[other] { " " }{ of-acc }
 }{ $until }
op-change-shield = { of-nom } { $number ->
    [you] subisci
    [one] subisce
   *[many] subiscono
 } ogni volta { $n ->
    [one] 1 { -damage(number: "one") }
   *[other] { $n } { -damage(number: "many") }
 } { $sign ->
    [plus] in meno
   *[minus] in più
 }{ $until }
op-forbid = { $again ->
    [yes] { "" }
   *[no] { of-plain } non { $number ->
        [you] puoi
        [one] può
       *[many] possono
     }
 } { $deeds }{ $until }
forbidden = { $what ->
    [move] { $number ->
        [you] muoverti
       *[one] muoversi
     }
    [attack] attaccare
    [ability] usare l’{ -ability }
    [items] usare oggetti
    [buying] acquistare oggetti
    [trade] scambiare
    [healing] recuperare { -health }
   *[energy] ottenere { -energy }
 }
is-nom = { $again ->
    [yes] { "" }
   *[no] { of-plain }
 }
# where something is denied
of-plain = { $of ->
    [all] gli eroi
    [others] gli altri eroi
   *[other] { of-nom }
 }
own-can = { $number ->
    [you] puoi
    [one] può
   *[many] possono
 }
own-force = { $number ->
    [many] essere spinti né attirati
   *[one] essere spinto né attirato
 }
op-immune = { is-nom } { $to ->
    [pits] non { $number ->
        [you] subisci
        [one] subisce
       *[many] subiscono
     } { -damage(number: "many") } dalle fosse
    [siphon] non { $number ->
        [you] perdi
        [one] perde
       *[many] perdono
     } { -energy } per Sifone
    [force] non { own-can } { own-force }
    [enemies_in_the_way] { own-can } attraversare i nemici
   *[targeting] non { $number ->
        [you] vieni attaccato
        [one] viene attaccato
       *[many] vengono attaccati
     } dai nemici
 }{ $until }
op-immune-enemy = { is-nom } { $to ->
    [stun] non { own-can } essere { $number ->
        [one] stordito
       *[many] storditi
     }
    [force] non { own-can } { own-force }
    [pits] non { $number ->
        [one] subisce
       *[many] subiscono
     } { -damage(number: "many") } dalle fosse
    [ranged] non { own-can } essere { own-attacked } a distanza
    [melee] non { own-can } essere { own-attacked } corpo a corpo
   *[criticals] { $number ->
        [one] tratta
       *[many] trattano
     } i { -critical(number: "many") } come Colpi a segno normali
 }{ $until }
own-attacked = { $number ->
    [one] attaccato
   *[many] attaccati
 }
op-keyword = { own-attacks-of } hanno { keyword-name }{ $until }
op-keyword-enemy = { has-nom } { keyword-name }{ $until }
op-prefers = { is-nom } { $number ->
    [one] preferisce
   *[many] preferiscono
 } attaccare { $hero ->
    [least_health] l’eroe con meno { -health }
    [most_health] l’eroe con più { -health }
    [least_energy] l’eroe con meno { -energy }
    [most_energy] l’eroe con più { -energy }
    [least_loot] l’eroe con meno { -loot }
    [most_loot] l’eroe con più { -loot }
    [farthest] l’eroe più lontano
    [own_room] gli eroi sulla stessa tessera
   *[last_attacker] l’ultimo eroe che { $number ->
        [one] lo
       *[many] li
     } ha attaccato
 }{ $until }
op-stance = { is-nom } { $stance ->
    [keep_distance] { $number ->
        [one] attacca
       *[many] attaccano
     } dalla maggiore distanza possibile
    [charge] si { $number ->
        [one] avvicina
       *[many] avvicinano
     } al bersaglio il più possibile
    [flee] si { $number ->
        [one] allontana
       *[many] allontanano
     } dagli eroi e { $number ->
        [one] attacca
       *[many] attaccano
     } solo se è ancora possibile
   *[guard] non si { $number ->
        [one] muove
       *[many] muovono
     } e { $number ->
        [one] attacca
       *[many] attaccano
     } solo dal { $number ->
        [one] suo
       *[many] loro
     } posto
 }{ $until }
