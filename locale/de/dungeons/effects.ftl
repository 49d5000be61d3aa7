## Dungeons: die Nomen seiner Regeltexte. Eine Stelle für alles, was eines Tages ein Symbol sein könnte.
## $who      außerdem: others, all, room, near, adjacent, fallen
## $bearer   außerdem: enemy, rule (eine Sonderregel eines Abenteuers; sie spricht vom betreffenden Helden)
## $source   die Art der Karte: hero, equipment, ability, item, enemy, adventure
## $enemy    der gemeinte Gegner: any, this, that, all, threat_1 …, group, not_red, chosen, each, picked, pron, of_them
## $space    das gemeinte Feld: that oder chosen

-health = Gesundheit
-energy = Energie
-loot = Beute
-damage = Schaden
-hit = Treffer
-critical = { $number ->
    [one] Kritischen Treffer
    [none] Kritischen Treffer
   *[many] Kritische Treffer
 }
-ability = Fähigkeit
-sight = Sichtlinie

## Wer und was

hero-nom = { $who ->
    [same] { "" }
    [that] dieser Held
    [pron] er
    [of_them] jeder von ihnen
    [active] der aktive Held
    [others] jeder andere Held
    [all] jeder Held
    [room] jeder Held { on-tile }
    [near] jeder Held { on-tiles }
    [adjacent] jeder Held neben { own-bearer-dat }
    [fallen] jeder gefallene Held
    [another] ein anderer Held
    [any] ein Held
    [chosen] { $where ->
        [fallen] ein gefallener Held deiner Wahl
       *[other] { $myself ->
            [no] ein anderer Held deiner Wahl
           *[yes] ein Held deiner Wahl
         }{ where-one }
     }
    [picked] { $order ->
        [nearest] der nächste Held
        [farthest] der entfernteste Held
       *[other] der Held { own-with }
     }{ among-one }
   *[you] du
 }
hero-acc = { $who ->
    [that] diesen Helden
    [pron] ihn
    [of_them] jeden von ihnen
    [active] den aktiven Helden
    [others] jeden anderen Helden
    [all] jeden Helden
    [room] jeden Helden { on-tile }
    [near] jeden Helden { on-tiles }
    [adjacent] jeden Helden neben { own-bearer-dat }
    [fallen] jeden gefallenen Helden
    [another] einen anderen Helden
    [any] einen Helden
    [chosen] { $where ->
        [fallen] einen gefallenen Helden deiner Wahl
       *[other] { $myself ->
            [no] einen anderen Helden deiner Wahl
           *[yes] einen Helden deiner Wahl
         }{ where-one }
     }
    [picked] { $order ->
        [nearest] den nächsten Helden
        [farthest] den entferntesten Helden
       *[other] den Helden { own-with }
     }{ among-one }
   *[you] dich
 }
hero-dat = { $who ->
    [that] diesem Helden
    [pron] ihm
    [of_them] jedem von ihnen
    [active] dem aktiven Helden
    [others] jedem anderen Helden
    [all] jedem Helden
    [room] jedem Helden { on-tile }
    [near] jedem Helden { on-tiles }
    [adjacent] jedem Helden neben { own-bearer-dat }
    [fallen] jedem gefallenen Helden
    [another] einem anderen Helden
    [any] einem Helden
    [chosen] { $where ->
        [fallen] einem gefallenen Helden deiner Wahl
       *[other] { $myself ->
            [no] einem anderen Helden deiner Wahl
           *[yes] einem Helden deiner Wahl
         }{ where-one }
     }
    [picked] { $order ->
        [nearest] dem nächsten Helden
        [farthest] dem entferntesten Helden
       *[other] dem Helden { own-with }
     }{ among-one }
   *[you] dir
 }
hero-gen = { $who ->
    [that] dieses Helden
    [pron] dieses Helden
    [of_them] jedes von ihnen
    [active] des aktiven Helden
    [others] jedes anderen Helden
    [all] jedes Helden
    [room] jedes Helden { on-tile }
    [near] jedes Helden { on-tiles }
    [adjacent] jedes Helden neben { own-bearer-dat }
    [fallen] jedes gefallenen Helden
    [another] eines anderen Helden
    [any] eines Helden
    [chosen] { $where ->
        [fallen] eines gefallenen Helden deiner Wahl
       *[other] { $myself ->
            [no] eines anderen Helden deiner Wahl
           *[yes] eines Helden deiner Wahl
         }{ where-one }
     }
    [picked] { $order ->
        [nearest] des nächsten Helden
        [farthest] des entferntesten Helden
       *[other] des Helden { own-with }
     }{ among-one }
   *[you] deines Helden
 }
own-with = mit der { $order ->
    [least_health] geringsten { -health }
    [most_health] höchsten { -health }
    [least_energy] wenigsten { -energy }
    [most_energy] meisten { -energy }
    [least_loot] wenigsten { -loot }
   *[most_loot] meisten { -loot }
 }

bearer-nom = { $bearer ->
    [enemy] { $told ->
        [yes] er
       *[no] dieser Gegner
     }
    [rule] dieser Held
   *[holder] du
 }
own-bearer-acc = { $bearer ->
    [enemy] { $told ->
        [yes] ihn
       *[no] diesen Gegner
     }
    [rule] diesen Helden
   *[holder] dich
 }
own-bearer-dat = { $bearer ->
    [enemy] { $told ->
        [yes] ihm
       *[no] diesem Gegner
     }
    [rule] diesem Helden
   *[holder] dir
 }
bearer-gen = { $bearer ->
    [enemy] dieses Gegners
    [rule] dieses Helden
   *[holder] deines Helden
 }
on-tile = { $bearer ->
    [holder] auf deinem Kartenteil
    [enemy] { $told ->
        [yes] auf seinem Kartenteil
       *[no] auf dem Kartenteil dieses Gegners
     }
   *[other] auf dem Kartenteil { bearer-gen }
 }
on-tiles = { $bearer ->
    [holder] auf deinem oder einem angrenzenden Kartenteil
    [enemy] { $told ->
        [yes] auf seinem oder einem angrenzenden Kartenteil
       *[no] auf dem Kartenteil dieses Gegners oder einem angrenzenden
     }
   *[other] auf dem Kartenteil { bearer-gen } oder einem angrenzenden
 }
own-in-sight = { $bearer ->
    [holder] in deiner { -sight }
   *[other] in der { -sight } { bearer-gen }
 }
own-in-range = in Reichweite { $bearer ->
    [holder] deiner Fernkampfangriffe
   *[other] der Fernkampfangriffe { bearer-gen }
 }
where-one = { $where ->
    [adjacent] { " " }neben { own-bearer-dat }
    [around] { " " }auf { $enemy ->
        [each] den acht Feldern
       *[other] einem der acht Felder
     } um { own-bearer-acc } herum
    [room] { " " }{ on-tile }
    [near] { " " }{ on-tiles }
    [sight] { " " }{ own-in-sight }
    [range] { " " }{ own-in-range }
   *[anywhere] { "" }
 }
among-one = { $among ->
    [others] { $bearer ->
        [holder] { " " }außer dir
       *[other] { "" }
     }
    [room] { " " }{ on-tile }
    [near] { " " }{ on-tiles }
    [adjacent] { " " }neben { own-bearer-dat }
   *[all] { "" }
 }

enemy-nom = { $enemy ->
    [this] dieser Gegner
    [that] { $bearer ->
        [enemy] jener Gegner
       *[other] dieser Gegner
     }
    [pron] er
    [of_them] jeder von ihnen
    [all] Gegner
    [threat_1] ein grauer Gegner
    [threat_2] ein blauer Gegner
    [threat_3] ein roter Gegner
    [not_red] ein Gegner, der nicht rot ist,
    [melee] ein Nahkämpfer
    [ranged] ein Fernkämpfer
    [stunned] ein betäubter Gegner
    [group] { $group-size ->
        [one] „{ $group }“
       *[many] ein Gegner der Gruppe „{ $group }“
     }
    [chosen] { $upto ->
        [1] ein grauer Gegner
        [2] ein grauer oder blauer Gegner
       *[3] ein Gegner
     }{ $where ->
        [anywhere] { " " }deiner Wahl
       *[other] { where-one }
     }
    [each] { $upto ->
        [1] jeder graue Gegner
        [2] jeder graue oder blaue Gegner
       *[3] jeder Gegner
     }{ where-one }
    [picked] { $order ->
        [nearest] der nächste{ own-other-nom } Gegner
        [farthest] der entfernteste{ own-other-nom } Gegner
        [weakest] der schwächste{ own-other-nom } Gegner
        [strongest] der stärkste{ own-other-nom } Gegner
        [lowest_threat] der{ own-other-nom } Gegner mit der geringsten Bedrohung
       *[highest_threat] der{ own-other-nom } Gegner mit der höchsten Bedrohung
     }{ where-one }
   *[any] ein Gegner
 }
own-other-nom = { $bearer ->
    [enemy] { $myself ->
        [no] { " " }andere
       *[yes] { "" }
     }
   *[other] { "" }
 }
enemy-acc = { $enemy ->
    [this] diesen Gegner
    [that] { $bearer ->
        [enemy] jenen Gegner
       *[other] diesen Gegner
     }
    [pron] ihn
    [of_them] jeden von ihnen
    [all] Gegner
    [threat_1] einen grauen Gegner
    [threat_2] einen blauen Gegner
    [threat_3] einen roten Gegner
    [not_red] einen Gegner, der nicht rot ist,
    [melee] einen Nahkämpfer
    [ranged] einen Fernkämpfer
    [stunned] einen betäubten Gegner
    [group] { $group-size ->
        [one] „{ $group }“
       *[many] einen Gegner der Gruppe „{ $group }“
     }
    [chosen] { $upto ->
        [1] einen grauen Gegner
        [2] einen grauen oder blauen Gegner
       *[3] einen Gegner
     }{ $where ->
        [anywhere] { " " }deiner Wahl
       *[other] { where-one }
     }
    [each] { $upto ->
        [1] jeden grauen Gegner
        [2] jeden grauen oder blauen Gegner
       *[3] jeden Gegner
     }{ where-one }
    [picked] { $order ->
        [nearest] den nächsten{ own-other-acc } Gegner
        [farthest] den entferntesten{ own-other-acc } Gegner
        [weakest] den schwächsten{ own-other-acc } Gegner
        [strongest] den stärksten{ own-other-acc } Gegner
        [lowest_threat] den{ own-other-acc } Gegner mit der geringsten Bedrohung
       *[highest_threat] den{ own-other-acc } Gegner mit der höchsten Bedrohung
     }{ where-one }
   *[any] einen Gegner
 }
own-other-acc = { $bearer ->
    [enemy] { $myself ->
        [no] { " " }anderen
       *[yes] { "" }
     }
   *[other] { "" }
 }
enemy-dat = { $enemy ->
    [this] diesem Gegner
    [that] { $bearer ->
        [enemy] jenem Gegner
       *[other] diesem Gegner
     }
    [pron] ihm
    [of_them] jedem von ihnen
    [all] Gegnern
    [threat_1] einem grauen Gegner
    [threat_2] einem blauen Gegner
    [threat_3] einem roten Gegner
    [not_red] einem Gegner, der nicht rot ist,
    [melee] einem Nahkämpfer
    [ranged] einem Fernkämpfer
    [stunned] einem betäubten Gegner
    [group] { $group-size ->
        [one] „{ $group }“
       *[many] einem Gegner der Gruppe „{ $group }“
     }
    [chosen] { $upto ->
        [1] einem grauen Gegner
        [2] einem grauen oder blauen Gegner
       *[3] einem Gegner
     }{ $where ->
        [anywhere] { " " }deiner Wahl
       *[other] { where-one }
     }
    [each] { $upto ->
        [1] jedem grauen Gegner
        [2] jedem grauen oder blauen Gegner
       *[3] jedem Gegner
     }{ where-one }
    [picked] { $order ->
        [nearest] dem nächsten{ own-other-dat } Gegner
        [farthest] dem entferntesten{ own-other-dat } Gegner
        [weakest] dem schwächsten{ own-other-dat } Gegner
        [strongest] dem stärksten{ own-other-dat } Gegner
        [lowest_threat] dem{ own-other-dat } Gegner mit der geringsten Bedrohung
       *[highest_threat] dem{ own-other-dat } Gegner mit der höchsten Bedrohung
     }{ where-one }
   *[any] einem Gegner
 }
own-other-dat = { $bearer ->
    [enemy] { $myself ->
        [no] { " " }anderen
       *[yes] { "" }
     }
   *[other] { "" }
 }
own-enemy-gen = { $enemy ->
    [this] { bearer-gen }
    [all] der Gegner
   *[that] dieses Gegners
 }
space-acc = { $space ->
    [chosen] ein freies Feld { $centre ->
        [enemy] { $where ->
            [adjacent] neben { enemy-dat }
            [around] um { enemy-acc } herum
            [room] auf dem Kartenteil { own-enemy-gen }
            [near] auf dem Kartenteil { own-enemy-gen } oder einem angrenzenden
           *[sight] { own-in-sight }
         }
        [hero] { $where ->
            [adjacent] neben { hero-dat }
            [around] um { hero-acc } herum
            [room] { $who ->
                [you] auf deinem Kartenteil
               *[other] auf dem Kartenteil { hero-gen }
             }
            [near] { $who ->
                [you] auf deinem oder einem angrenzenden Kartenteil
               *[other] auf dem Kartenteil { hero-gen } oder einem angrenzenden
             }
           *[sight] { own-in-sight }
         }
       *[bearer] { $where ->
            [adjacent] neben { own-bearer-dat }
            [around] um { own-bearer-acc } herum
            [room] { on-tile }
            [near] { on-tiles }
           *[sight] { own-in-sight }
         }
     }
   *[that] dieses Feld
 }

# im Akkusativ
terrain-space = { $terrain ->
    [plain] ein normales Feld
    [water] ein Wasserfeld
    [pit] eine Grube
   *[any] ein Feld
 }
in-kind = { $kind ->
    [melee] { " " }im Nahkampf
    [ranged] { " " }im Fernkampf
   *[any] { "" }
 }
with-weapon = { $source ->
    [equipment] { $who ->
        [you] { " " }mit dieser Waffe
       *[any] { "" }
     }
   *[other] { "" }
 }
of-weapon = { $source ->
    [equipment] { $who ->
        [you] { " " }dieser Waffe
       *[any] { "" }
     }
   *[other] { "" }
 }
kind-attack = { $kind ->
    [melee] Nahkampfangriff
    [ranged] Fernkampfangriff
   *[any] Angriff
 }
attribute = { $attribute ->
    [strength] Stärke
    [dexterity] Geschick
    [wisdom] Weisheit
    [charisma] Charisma
   *[any] Attribut
 }

## Auslöser. $least ist die Zahl, die erreicht werden muss; 0, wenn jede genügt.

when-always = immer
when-activated = einsetzen
when-round-begins = zu Beginn jeder Runde
when-phase-begins = zu Beginn der { $phase ->
    [player] Spielerphase
    [enemy] Gegnerphase
   *[recovery] Erholungsphase
 }
own-activation = { $who ->
    [you] deiner Aktivierung
   *[any] der Aktivierung { hero-gen }
 }
when-activation-begins = zu Beginn { own-activation }
when-activation-ends = am Ende { own-activation }
when-enemy-activates = wenn { enemy-nom } aktiviert wird
when-enemy-acted = wenn { enemy-nom } gehandelt hat

when-moved = { $who ->
    [you] wenn du dich bewegt hast
   *[any] wenn sich { hero-nom } bewegt hat
 }
when-entered = wenn { hero-nom } { terrain-space } { $who ->
    [you] betrittst
   *[any] betritt
 }
when-left = wenn { hero-nom } { terrain-space } { $who ->
    [you] verlässt
   *[any] verlässt
 }
when-entered-room = wenn { hero-nom } { $place ->
    [none] { $bearer ->
        [enemy] das Kartenteil { bearer-gen }
       *[holder] ein anderes Kartenteil
     }
   *[named] den Raum „{ $room }“
 } { $who ->
    [you] betrittst
   *[any] betritt
 }
when-came-adjacent = sobald { enemy-nom } neben { hero-dat } steht
when-explored = wenn { hero-nom } { $place ->
    [none] ein Kartenteil
   *[named] den Raum „{ $room }“
 } { $who ->
    [you] erkundest
   *[any] erkundet
 }
when-enemy-moved = wenn sich { enemy-nom } bewegt hat
when-enemy-entered = wenn { enemy-nom } { terrain-space } betritt
when-enemy-spawned = wenn { enemy-nom } erscheint

when-attack-declared = wenn { hero-nom } { enemy-acc }{ in-kind }{ with-weapon } { $who ->
    [you] angreifst
   *[any] angreift
 }
when-enemy-attacks = wenn { enemy-nom } { hero-acc }{ in-kind } angreift
when-dice-rolled = { $whose ->
    [enemies] wenn ein Gegner { $roll ->
        [attack] seine Angriffswürfel gegen { hero-acc }
        [defence] seine Verteidigungswürfel gegen { hero-acc }
       *[any] Würfel gegen { hero-acc }
     } geworfen hat
   *[heroes] wenn { hero-nom } { $roll ->
        [attack] { $who ->
            [you] deine
           *[any] seine
         } Angriffswürfel
        [defence] { $who ->
            [you] deine
           *[any] seine
         } Verteidigungswürfel
        [check] die Würfel einer Attributsprobe
       *[any] Würfel
     } geworfen { $who ->
        [you] hast
       *[any] hat
     }
 }
least-hits = { $least ->
    [0] einen { -hit }
    [1] einen { -hit }
   *[other] mindestens { $least } { -hit }
 }
least-criticals = { $least ->
    [0] einen { -critical(number: "one") }
    [1] einen { -critical(number: "one") }
   *[other] mindestens { $least } { -critical(number: "many") }
 }
least-damage = { $least ->
    [0] { -damage }
   *[other] mindestens { $least } { -damage }
 }
when-hits-counted = wenn { hero-nom }{ in-kind }{ with-weapon } gegen { enemy-acc } { least-hits } { $who ->
    [you] landest
   *[any] landet
 }
when-critical-scored = wenn { hero-nom }{ with-weapon } gegen { enemy-acc } { least-criticals } { $who ->
    [you] landest
   *[any] landet
 }
when-enemy-hits = wenn { enemy-nom } gegen { hero-acc } { least-hits } landet
from-cause = { $cause ->
    [attack] { " " }durch einen Angriff
    [pit] { " " }durch eine Grube
    [card] { " " }durch eine Karte
    [rule] { " " }durch eine Sonderregel
   *[any] { "" }
 }
when-damage-coming = wenn { hero-nom }{ from-cause } { least-damage } erleiden { $who ->
    [you] würdest
   *[any] würde
 }
when-damage-taken = wenn { hero-nom }{ from-cause } { least-damage } { $who ->
    [you] erleidest
   *[any] erleidet
 }
when-damage-dealt = wenn { hero-nom } { enemy-dat } mit einem { kind-attack }{ of-weapon } { least-damage } { $who ->
    [you] zufügst
   *[any] zufügt
 }
when-enemy-deals-damage = wenn { enemy-nom } { hero-dat } mit einem Angriff { least-damage } zufügt
when-enemy-damage-coming = wenn { enemy-nom } { least-damage } erleiden würde
when-enemy-damaged = wenn { enemy-nom } { least-damage } erleidet, ohne besiegt zu werden,
when-enemy-defeated = wenn { $who ->
    [you] du { enemy-acc } besiegst
    [another] ein anderer Held { enemy-acc } besiegt
   *[any] { $mentioned ->
        [yes] ein Held { enemy-acc } besiegt
       *[no] { enemy-nom } besiegt wird
     }
 }
when-attack-over = nach { $who ->
    [you] deinem { kind-attack }{ with-weapon }
   *[any] einem { kind-attack } { hero-gen }
 } auf { enemy-acc }
when-blocked = wenn { $whose ->
    [enemies] ein Gegner { least-hits } { $who ->
        [you] deines Angriffs
       *[any] des Angriffs { hero-gen }
     } abwehrt
   *[heroes] { hero-nom } { least-hits } { $who ->
        [you] abwehrst
       *[any] abwehrt
     }
 }
when-enemy-stunned = wenn { $who ->
    [you] du { enemy-acc } betäubst
    [another] ein anderer Held { enemy-acc } betäubt
   *[any] { $mentioned ->
        [yes] ein Held { enemy-acc } betäubt
       *[no] { enemy-nom } betäubt wird
     }
 }

when-hero-falls = wenn { hero-nom } { $who ->
    [you] fällst
   *[any] fällt
 }
when-hero-revived = wenn { hero-nom } wiederbelebt { $who ->
    [you] wirst
   *[any] wird
 }
least-things = { $least ->
    [0] { resource }
    [1] { resource }
   *[other] mindestens { $least } { resource }
 }
resource = { $what ->
    [health] { -health }
    [energy] { -energy }
   *[loot] { -loot }
 }
when-gained = wenn { hero-nom } { least-things } { $who ->
    [you] erhältst
   *[any] erhält
 }
when-lost = wenn { hero-nom } { least-things } { $who ->
    [you] verlierst oder zahlst
   *[any] verliert oder zahlt
 }
when-ability-used = wenn { hero-nom } { $who ->
    [you] deine { -ability } einsetzt
   *[any] seine { -ability } einsetzt
 }
when-item-used = wenn { hero-nom } einen Gegenstand { $who ->
    [you] einsetzt
   *[any] einsetzt
 }
when-item-acquired = wenn { hero-nom } { $source ->
    [item] diesen Gegenstand
   *[other] einen Gegenstand
 } { $who ->
    [you] erwirbst
   *[any] erwirbt
 }
when-traded = wenn { hero-nom } mit einem anderen Helden getauscht { $who ->
    [you] hast
   *[any] hat
 }
when-check-made = wenn { hero-nom } eine { $attribute ->
    [any] Attributsprobe
   *[other] Probe auf { attribute }
 } { $least ->
    [0] { "" }
    [one] mit mindestens 1 Erfolg
   *[other] mit mindestens { $least } Erfolgen
 } { $result ->
    [passed] { $who ->
        [you] bestehst
       *[any] besteht
     }
    [failed] { $who ->
        [you] nicht bestehst
       *[any] nicht besteht
     }
   *[any] abgelegt { $who ->
        [you] hast
       *[any] hat
     }
 }

when-interaction-done = wenn ein Held „{ $interaction }“ wählt
when-flag-changed = sobald „{ $flag }“ { $set ->
    [yes] gilt
   *[no] nicht mehr gilt
 }
when-counter-reached = sobald „{ $counter }“ { $value } erreicht
when-escaped = wenn { hero-nom } den Dungeon { $who ->
    [you] verlässt
   *[any] verlässt
 }

## Bedingungen, als Nebensatz nach „falls“, „solange“ oder „wenn“. $range: exact, least, most, both; nach der Zahl $count richten sich Einzahl und Mehrzahl

there = { $where ->
    [adjacent] neben { own-bearer-dat }
    [around] auf den acht Feldern um { own-bearer-acc } herum
    [room] { on-tile }
    [near] { on-tiles }
    [sight] { own-in-sight }
    [range] in Reichweite { $bearer ->
        [holder] deiner Fernkampfangriffe
       *[other] der Fernkampfangriffe { bearer-gen }
     }
   *[anywhere] auf dem Plan
 }
# vor einem Maskulinum
number-range = { $range ->
    [exact] { $least ->
        [0] kein
       *[other] genau { $least }
     }
    [least] mindestens { $least }
    [most] höchstens { $most }
   *[both] { $least } bis { $most }
 }
own-amount = { $range ->
    [exact] { $least ->
        [0] keine
       *[other] genau { $least }
     }
    [least] mindestens { $least }
    [most] höchstens { $most }
   *[both] { $least } bis { $most }
 }
own-is-are = { $count ->
    [0] steht
    [one] steht
   *[other] stehen
 }
some-enemies = { number-range } { $bearer ->
    [enemy] { $count ->
        [0] anderer{ " " }
        [one] anderer{ " " }
       *[other] andere{ " " }
     }
   *[other] { "" }
 }{ $threat ->
    [1] { $count ->
        [0] grauer{ " " }
        [one] grauer{ " " }
       *[other] graue{ " " }
     }
    [2] { $count ->
        [0] blauer{ " " }
        [one] blauer{ " " }
       *[other] blaue{ " " }
     }
    [3] { $count ->
        [0] roter{ " " }
        [one] roter{ " " }
       *[other] rote{ " " }
     }
   *[any] { "" }
 }Gegner
some-heroes = { number-range } { $bearer ->
    [holder] { $count ->
        [0] anderer{ " " }
        [one] anderer{ " " }
       *[other] andere{ " " }
     }
   *[other] { "" }
 }{ $count ->
    [0] Held
    [one] Held
   *[other] Helden
 }
cond-has = { hero-nom } { $what ->
    [energy] { own-amount } { -energy }
    [loot] { own-amount } { -loot }
    [items] { $range ->
        [exact] { $least ->
            [0] keinen
           *[other] genau { $least }
         }
       *[least] { own-amount }
     } { $count ->
        [0] Gegenstand
        [one] Gegenstand
       *[other] Gegenstände
     }
    [lost_health] { own-amount } { -health } verloren
   *[health] { own-amount } { -health }
 } { $who ->
    [you] hast
   *[other] hat
 }
cond-ranks = { hero-nom } von allen Helden { $place ->
    [most] { $what ->
        [items] die meisten Gegenstände
        [energy] die meiste { -energy }
        [loot] die meiste { -loot }
        [lost_health] die meiste { -health } verloren
       *[health] die meiste { -health }
     }
   *[least] { $what ->
        [items] die wenigsten Gegenstände
        [energy] die wenigste { -energy }
        [loot] die wenigste { -loot }
        [lost_health] die wenigste { -health } verloren
       *[health] die wenigste { -health }
     }
 } { $who ->
    [you] hast
   *[other] hat
 }
cond-on-terrain = { hero-nom } { $terrain ->
    [plain] auf einem normalen Feld
    [water] im Wasser
    [pit] in einer Grube
   *[between] zwischen zwei Kartenteilen
 } { $who ->
    [you] stehst
   *[other] steht
 }
cond-adjacent-enemies = { number-range } Gegner neben { hero-dat } { own-is-are }
cond-enemies-there = { some-enemies } { there } { own-is-are }
cond-heroes-there = { some-heroes } { there } { own-is-are }
cond-together = { hero-nom } { there } { $who ->
    [you] stehst
   *[other] steht
 }
cond-enemy-there = { enemy-nom } { there } steht
cond-distance = { hero-nom } { number-range } { $count ->
    [one] Feld
   *[other] Felder
 } von { enemy-dat } entfernt { $who ->
    [you] bist
   *[other] ist
 }
cond-enemy-is = { enemy-nom } { $what ->
    [threat_1] grau
    [threat_2] blau
    [threat_3] rot
    [not_red] nicht rot
    [melee] ein Nahkämpfer
    [ranged] ein Fernkämpfer
    [stunned] betäubt
   *[this] { $bearer ->
        [enemy] genau dieser hier
       *[other] der betreffende
     }
 } ist
cond-enemy-health = { enemy-nom } { own-amount } { -health } hat
cond-attack-is = { $what ->
    [melee] es ein Nahkampfangriff ist
    [ranged] es ein Fernkampfangriff ist
    [weapon] mit der Ausrüstung angegriffen wird
    [item] mit einem Gegenstand angegriffen wird
   *[ability] mit einer { -ability } angegriffen wird
 }
cond-critical-in-attack = der Angriff einen { -critical(number: "one") } gelandet hat
cond-dice-show = mindestens { $least } Würfel { $exactly ->
    [yes] eine { $number }
   *[no] { $number ->
        [6] eine gewürfelte 6
       *[other] { $number } oder mehr
     }
 } { $least ->
    [one] zeigt
   *[other] zeigen
 }
cond-would-fall = dies { $who ->
    [you] deine
   *[other] { hero-dat } die
 } letzte { -health } kosten würde
during-own-activation = während deiner Aktivierung
cond-own-activation = deine Aktivierung läuft
cond-has-activated = { hero-nom } in dieser Runde schon aktiviert { $who ->
    [you] wurdest
   *[other] wurde
 }
cond-phase-is = es die { $phase ->
    [player] Spielerphase
    [enemy] Gegnerphase
   *[recovery] Erholungsphase
 } ist
cond-round-is = { $every ->
    [1] { $range ->
        [exact] es Runde { $least } ist
        [least] es Runde { $least } oder später ist
       *[both] es eine der Runden { $least } bis { $most } ist
     }
   *[other] es Runde { $least } ist, und danach alle { $every } Runden{ $range ->
        [least] { "" }
       *[both] { " " }bis Runde { $most }
     }
 }
cond-holds-item = { hero-nom } „{ $item }“ { $who ->
    [you] hast
   *[other] hat
 }
cond-flag-is = „{ $flag }“ { $set ->
    [yes] gilt
   *[no] nicht gilt
 }
cond-counter-is = „{ $counter }“ { $range ->
    [exact] genau { $least }
    [least] mindestens { $least }
    [most] höchstens { $most }
   *[both] { $least } bis { $most }
 } beträgt
cond-heroes-are = { number-range } { $count ->
    [0] Held { own-heroes-are-one }
    [one] Held { own-heroes-are-one }
   *[other] Helden { $what ->
        [in_game] mitspielen
        [on_map] auf dem Plan stehen
        [fallen] gefallen sind
       *[escaped] den Dungeon verlassen haben
     }
 }
own-heroes-are-one = { $what ->
    [in_game] mitspielt
    [on_map] auf dem Plan steht
    [fallen] gefallen ist
   *[escaped] den Dungeon verlassen hat
 }
of-group = { $group-named ->
    [yes] { " " }der Gruppe „{ $group }“
   *[no] { "" }
 }
in-room = { $place ->
    [none] auf dem Plan
   *[named] im Raum „{ $room }“
 }
cond-enemies-left = { some-enemies }{ of-group } { in-room } { own-is-are }
cond-group-defeated = { $least ->
    [0] { $group-size ->
        [one] „{ $group }“ besiegt ist
       *[many] alle Gegner der Gruppe „{ $group }“ besiegt sind
     }
    [one] mindestens 1 Gegner der Gruppe „{ $group }“ besiegt ist
   *[other] mindestens { $least } Gegner der Gruppe „{ $group }“ besiegt sind
 }
cond-heroes-in = { $least ->
    [0] alle Helden auf dem Plan
    [one] mindestens 1 Held
   *[other] mindestens { $least } Helden
 } im Raum „{ $room }“{ at-space } { $least ->
    [one] steht
   *[other] stehen
 }
at-space = { $spot ->
    [none] { "" }
    [column] { " " }in Spalte { $column }
    [row] { " " }in Zeile { $row }
   *[both] { " " }auf dem Feld in Spalte { $column }, Zeile { $row },
 }
cond-room-explored = der Raum „{ $room }“ erkundet ist
cond-rule-in-force = die Sonderregel „{ $rule }“ gilt
cond-check-was = die Probe „{ $check }“ { $result ->
    [passed] bestanden ist
    [failed] nicht bestanden ist
   *[untried] noch nicht versucht wurde
 }
cond-interaction-was-done = „{ $interaction }“ { $times ->
    [one] { "" }
   *[other] mindestens { $times }-mal
 } gewählt wurde

## Wie lange

until-instant = bis zum Ende der Runde
until-attack = bei diesem Angriff
until-activation = bis zum Ende dieser Aktivierung
until-round = bis zum Ende der Runde
until-next-activation = bis zur nächsten Aktivierung
until-room = auf diesem Kartenteil
until-adventure = für den Rest des Abenteuers

## Kosten

cost-action = { $form ->
    [label] 1 Aktion
    [infinitive] 1 Aktion ausgeben
   *[imperative] gib 1 Aktion aus
 }
things = { $amount } { resource }
cost-pay = { $form ->
    [label] { things }
    [infinitive] { things } { $what ->
        [health] verlieren
       *[other] zahlen
     }
   *[imperative] { $what ->
        [health] verliere
       *[other] zahle
     } { things }
 }
cost-discard = { $form ->
    [label] abwerfen
    [infinitive] diesen Gegenstand abwerfen
   *[imperative] wirf diesen Gegenstand ab
 }
cost-once = einmal pro { $per ->
    [activation] Aktivierung
    [round] Runde
   *[adventure] Abenteuer
 }
cost-give-item = { $form ->
    [label] Gegenstand „{ $item }“ abgeben
    [infinitive] „{ $item }“ abwerfen
   *[imperative] wirf „{ $item }“ ab
 }
item-kept = dieser Gegenstand wird beim Einsetzen nicht abgeworfen

## Operationen

damage = { $amount } { -damage }
hits = { $hits } { -hit }
spaces = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
 }
spaces-up-to = { $n ->
    [one] 1 Feld
   *[other] bis zu { $n } Felder
 }
signed = { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
 }
keyword-name = { $keyword ->
    [reach] { $case ->
        [nom] Langer Arm
       *[acc] Langen Arm
     }
    [crush] Zerschmettern
    [stun] Betäuben
    [pierce] Durchbohren
    [barrage] Sperrfeuer
    [heavy] Schwer
    [siphon] Absaugen
    [regenerate] Regenerieren
   *[ritual] Ritual
 }
colour-enemy = ein { $threat ->
    [1] grauer
    [2] blauer
   *[3] roter
 } { $type ->
    [melee] Nahkämpfer
    [ranged] Fernkämpfer
   *[card] Gegner
 }{ $number ->
    [0] { "" }
   *[other] { " " }mit { $number } { -health }
 }

op-gain = { $form ->
    [imperative] erhalte { things }
    [infinitive] { things } erhalten
    [inverted] erhält { hero-nom } { things }
   *[statement] { hero-nom } erhält { things }
 }
op-gain-amount = { $form ->
    [imperative] erhalte ebenso viel { resource }
    [infinitive] ebenso viel { resource } erhalten
    [inverted] erhält { hero-nom } ebenso viel { resource }
   *[statement] { hero-nom } erhält ebenso viel { resource }
 }
op-lose = { $form ->
    [imperative] verliere { things }
    [infinitive] { things } verlieren
    [inverted] verliert { hero-nom } { things }
   *[statement] { hero-nom } verliert { things }
 }
op-damage-hero = { $form ->
    [imperative] erleide { damage }
    [infinitive] { damage } erleiden
    [inverted] erleidet { hero-nom } { damage }
   *[statement] { hero-nom } erleidet { damage }
 }
op-hit-hero = { $form ->
    [imperative] erleide { hits }
    [infinitive] { hits } erleiden
    [inverted] erleidet { hero-nom } { hits }
   *[statement] { hero-nom } erleidet { hits }
 }
own-top-items = { $count ->
    [one] die oberste Karte
   *[other] die obersten { $count } Karten
 } des Gegenstandsstapels
op-draw-item = { $form ->
    [imperative] nimm { own-top-items }
    [infinitive] { own-top-items } nehmen
    [inverted] nimmt { hero-nom } { own-top-items }
   *[statement] { hero-nom } nimmt { own-top-items }
 }
op-give-item = { $form ->
    [imperative] nimm den Gegenstand „{ $item }“
    [infinitive] den Gegenstand „{ $item }“ nehmen
    [inverted] erhält { hero-nom } den Gegenstand „{ $item }“
   *[statement] { hero-nom } erhält den Gegenstand „{ $item }“
 }
op-take-item = { $form ->
    [imperative] wirf den Gegenstand „{ $item }“ ab
    [infinitive] den Gegenstand „{ $item }“ abwerfen
    [inverted] wirft { hero-nom } den Gegenstand „{ $item }“ ab
   *[statement] { hero-nom } wirft den Gegenstand „{ $item }“ ab
 }
op-lose-item = { $form ->
    [imperative] wirf einen deiner Gegenstände ab
    [infinitive] einen deiner Gegenstände abwerfen
    [inverted] wirft { hero-nom } einen seiner Gegenstände ab
   *[statement] { hero-nom } wirft einen seiner Gegenstände ab
 }
own-actions = { $amount ->
    [one] 1 zusätzliche Aktion
   *[other] { $amount } zusätzliche Aktionen
 }
op-extra-action = { $form ->
    [imperative] erhalte { own-actions }
    [infinitive] { own-actions } erhalten
    [inverted] erhält { hero-nom } { own-actions }
   *[statement] { hero-nom } erhält { own-actions }
 }
own-the-activation = { $who ->
    [you] deine Aktivierung
   *[other] die Aktivierung { hero-gen }
 }
op-end-activation = { $form ->
    [inverted] endet { own-the-activation }
   *[statement] { own-the-activation } endet
 }
op-move-hero = { $form ->
    [imperative] bewege dich { spaces-up-to }
    [infinitive] dich { spaces-up-to } bewegen
    [inverted] darf sich { hero-nom } { spaces-up-to } bewegen
   *[statement] { hero-nom } darf sich { spaces-up-to } bewegen
 }
push-way = { $direction ->
    [away] von { own-bearer-dat } weg
   *[towards] zu { own-bearer-dat } hin
 }
own-pushed = { $direction ->
    [away] geschoben
   *[towards] gezogen
 }
own-push = { $direction ->
    [away] schieben
   *[towards] ziehen
 }
own-push-now = { $direction ->
    [away] schiebe
   *[towards] ziehe
 }
op-push-hero = { $form ->
    [imperative] { own-push-now } { hero-acc } { spaces } { push-way }
    [infinitive] { hero-acc } { spaces } { push-way }{ own-push }
    [inverted] wird { hero-nom } { spaces } { push-way }{ own-pushed }
   *[statement] { hero-nom } wird { spaces } { push-way }{ own-pushed }
 }
own-hero-placed = { $who ->
    [you] deinen Helden
   *[other] { hero-acc }
 }
op-place-hero = { $form ->
    [imperative] stelle { own-hero-placed } auf { space-acc }
    [infinitive] { own-hero-placed } auf { space-acc } stellen
    [inverted] wird { hero-nom } auf { space-acc } gestellt
   *[statement] { hero-nom } wird auf { space-acc } gestellt
 }
own-to = in den Raum „{ $room }“ (Spalte { $column }, Zeile { $row })
op-move-to = { $form ->
    [imperative] stelle { own-hero-placed } { own-to }
    [infinitive] { own-hero-placed } { own-to } stellen
    [inverted] wird { hero-nom } { own-to } gestellt
   *[statement] { hero-nom } wird { own-to } gestellt
 }
op-revive = { $who ->
    [you] { $form ->
        [infinitive] mit { $health } { -health } zurückkehren
       *[imperative] kehre mit { $health } { -health } zurück
     }
   *[other] { $form ->
        [inverted] kehrt { hero-nom } mit { $health } { -health } zurück
        [statement] { hero-nom } kehrt mit { $health } { -health } zurück
        [infinitive] { hero-acc } mit { $health } { -health } wiederbeleben
       *[imperative] belebe { hero-acc } mit { $health } { -health } wieder
     }
 }
own-other-one = { $with_whom ->
    [enemy] { enemy-dat }
   *[hero] { hero-dat }
 }
own-other-one-nom = { $with_whom ->
    [enemy] { enemy-nom }
   *[hero] { hero-nom }
 }
op-swap-places = { $form ->
    [statement] { bearer-nom } und { own-other-one-nom } tauschen die Plätze
    [inverted] tauschen { bearer-nom } und { own-other-one-nom } die Plätze
    [infinitive] mit { own-other-one } den Platz tauschen
   *[imperative] tausche mit { own-other-one } den Platz
 }
own-check = eine Probe auf { attribute } { $successes }
op-attribute-check = { $form ->
    [statement] { hero-nom } legt { own-check } ab
    [inverted] legt { hero-nom } { own-check } ab
    [infinitive] { own-check } ablegen
   *[imperative] lege { own-check } ab
 }{ $passed ->
    [none] { $failed ->
        [none] { "" }
       *[other] . Misslingt sie, { $failed }
     }
   *[other] . Gelingt sie, { $passed }{ $failed ->
        [none] { "" }
       *[other] ; andernfalls { $failed }
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
            [other] dieser Gegner
           *[none] er
         }
       *[other] { enemy-nom }
     }
 }
op-damage-enemy = { $form ->
    [statement] { enemy-subject } erleidet { damage }
    [inverted] erleidet { enemy-subject } { damage }
    [infinitive] { enemy-dat } { damage } zufügen
   *[imperative] füge { enemy-dat } { damage } zu
 }
op-hit-enemy = { $form ->
    [statement] { enemy-subject } erleidet { hits }
    [inverted] erleidet { enemy-subject } { hits }
    [infinitive] { enemy-dat } { hits } zufügen
   *[imperative] füge { enemy-dat } { hits } zu
 }
op-heal-enemy = { $form ->
    [inverted] erhält { own-healed } { $amount } { -health }
   *[statement] { own-healed } erhält { $amount } { -health }
 }
op-stun = { $form ->
    [statement] { enemy-subject } wird betäubt
    [inverted] wird { enemy-subject } betäubt
    [infinitive] { enemy-acc } betäuben
   *[imperative] betäube { enemy-acc }
 }
op-end-stun = { $form ->
    [inverted] ist { enemy-subject } nicht mehr betäubt
   *[statement] { enemy-subject } ist nicht mehr betäubt
 }
op-push-enemy = { $form ->
    [imperative] { own-push-now } { enemy-acc } { spaces } { push-way }
    [infinitive] { enemy-acc } { spaces } { push-way }{ own-push }
    [inverted] wird { enemy-subject } { spaces } { push-way }{ own-pushed }
   *[statement] { enemy-subject } wird { spaces } { push-way }{ own-pushed }
 }
op-place-enemy = { $form ->
    [imperative] stelle { enemy-acc } auf { space-acc }
    [infinitive] { enemy-acc } auf { space-acc } stellen
    [inverted] wird { enemy-subject } auf { space-acc } gestellt
   *[statement] { enemy-subject } wird auf { space-acc } gestellt
 }
op-remove-enemy = { $form ->
    [imperative] entferne { enemy-acc } vom Plan
    [infinitive] { enemy-acc } vom Plan entfernen
    [inverted] wird { enemy-subject } vom Plan entfernt
   *[statement] { enemy-subject } wird vom Plan entfernt
 }
own-type = { $type ->
    [melee] zum Nahkämpfer
   *[ranged] zum Fernkämpfer
 }
op-change-type = { $form ->
    [inverted] wird { enemy-subject } { own-type }
   *[statement] { enemy-subject } wird { own-type }
 }
op-set-enemy-health = { $form ->
    [inverted] hat { enemy-subject } nun { $to } { -health }
   *[statement] { enemy-subject } hat nun { $to } { -health }
 }
own-near = { $bearer ->
    [rule] in der Nähe { hero-gen }
    [enemy] { $told ->
        [yes] in seiner Nähe
       *[no] in der Nähe dieses Gegners
     }
   *[holder] in deiner Nähe
 }
op-spawn = { $form ->
    [inverted] erscheint { colour-enemy } { own-near }
   *[statement] { colour-enemy } erscheint { own-near }
 }

attack-nom = { $again ->
    [yes] { "" }
   *[no] der Angriff
 }
op-add-damage = { $form ->
    [inverted] verursacht { attack-nom }
   *[statement] { attack-nom } verursacht
 } zusätzlich { $amount } { -damage }, sofern er überhaupt welchen verursacht
own-dice-more = { $n } Würfel { $sign ->
    [plus] mehr
   *[minus] weniger
 }
op-add-dice = { $form ->
    [inverted] wirft { attack-nom } { own-dice-more }
   *[statement] { attack-nom } wirft { own-dice-more }
 }
op-add-hits = { $form ->
    [inverted] landet { attack-nom }
   *[statement] { attack-nom } landet
 } { $n } { -hit } { $sign ->
    [plus] mehr
   *[minus] weniger
 }
op-add-modifier = { $form ->
    [inverted] hat { attack-nom }
   *[statement] { attack-nom } hat
 } { signed } auf jeden Würfel
op-grant-keyword = { $form ->
    [inverted] hat { attack-nom } { keyword-name }
   *[statement] { attack-nom } hat { keyword-name }
 }
more-dice = { signed } Würfel
each-die = { signed } auf jeden Würfel
attack-details = { $details ->
    [none] { "" }
   *[other] { " " }({ $details })
 }
own-own-attack = einen { kind-attack } mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
 }{ attack-details }
op-attack = { $form ->
    [infinitive] { own-own-attack } ausführen
   *[imperative] führe { own-own-attack } aus
 }
own-weapon-attack = einen { kind-attack } mit deiner Ausrüstung{ attack-details }
op-weapon-attack = { $form ->
    [infinitive] { own-weapon-attack } ausführen
   *[imperative] führe { own-weapon-attack } aus
 }

own-that-damage = { $amount ->
    [0] diesen { -damage }
   *[other] davon { $amount } { -damage }
 }
op-prevent = { $form ->
    [statement] { $amount ->
        [0] dieser { -damage } wird
       *[other] { $amount } { -damage } davon wird
     } verhindert
    [inverted] wird { $amount ->
        [0] dieser { -damage }
       *[other] davon { $amount } { -damage }
     } verhindert
    [infinitive] { own-that-damage } verhindern
   *[imperative] verhindere { own-that-damage }
 }
op-take-damage-over = { $form ->
    [infinitive] diesen { -damage } an der Stelle { hero-gen } erleiden
   *[imperative] erleide diesen { -damage } an der Stelle { hero-gen }
 }
own-those-dice = { $dice ->
    [one] einen dieser Würfel
    [misses] alle Würfel
   *[all] alle diese Würfel
 }
op-reroll = { $form ->
    [infinitive] { own-those-dice } neu würfeln
   *[imperative] würfle { own-those-dice } neu
 }{ $dice ->
    [misses] , die keine 6 erreichen,
   *[other] { "" }
 }
op-set-die = { $form ->
    [infinitive] einen dieser Würfel auf { $to } drehen
   *[imperative] drehe einen dieser Würfel auf { $to }
 }
own-turned = einen dieser Würfel um { $n } { $sign ->
    [plus] nach oben
   *[minus] nach unten
 }
op-turn-die = { $form ->
    [infinitive] { own-turned } drehen
   *[imperative] drehe { own-turned }
 }
op-treat-as = { $form ->
    [inverted] zählt jede gewürfelte { $number }
   *[statement] jede gewürfelte { $number } zählt
 } als { $as_number }

op-discard-this = { $form ->
    [infinitive] diesen Gegenstand abwerfen
   *[imperative] wirf diesen Gegenstand ab
 }
op-renew-row = { $form ->
    [infinitive] die ausliegenden Gegenstände unter den Stapel legen und neue aufdecken
   *[imperative] lege die ausliegenden Gegenstände unter den Stapel und decke neue auf
 }
own-behind = , was hinter den Ausgängen { $bearer ->
    [holder] deines Kartenteils
   *[other] des Kartenteils { bearer-gen }
 } liegt,
op-reveal-exits = { $form ->
    [infinitive] nachsehen{ own-behind }
   *[imperative] sieh nach{ own-behind }
 }

op-begin-rule = { $form ->
    [inverted] tritt die Sonderregel „{ $rule }“ in Kraft
   *[statement] die Sonderregel „{ $rule }“ tritt in Kraft
 }
op-end-rule = { $form ->
    [inverted] endet die Sonderregel „{ $rule }“
   *[statement] die Sonderregel „{ $rule }“ endet
 }
own-rises = { $sign ->
    [plus] steigt
   *[minus] sinkt
 }
op-change-counter = { $form ->
    [inverted] { own-rises } „{ $counter }“ um { $n }
   *[statement] „{ $counter }“ { own-rises } um { $n }
 }
op-set-counter = { $form ->
    [inverted] wird „{ $counter }“ auf { $to } gesetzt
   *[statement] „{ $counter }“ wird auf { $to } gesetzt
 }
own-from-now = { $to ->
    [yes] von nun an
   *[no] nicht mehr
 }
op-set-flag = { $form ->
    [inverted] gilt „{ $flag }“ { own-from-now }
   *[statement] „{ $flag }“ gilt { own-from-now }
 }
the-way = { $exit ->
    [none] ein Ausgang des Raums „{ $room }“
   *[other] der Weg vom Raum „{ $room }“ zum Raum „{ $exit }“
 }
op-open-exit = { $form ->
    [inverted] öffnet sich { the-way }
   *[statement] { the-way } öffnet sich
 }
op-close-exit = { $form ->
    [inverted] schließt sich { the-way }
   *[statement] { the-way } schließt sich
 }
own-laid = das Kartenteil, zu dem { the-way } führt,
op-lay-room = { $form ->
    [inverted] wird { own-laid } angelegt
   *[statement] { own-laid } wird angelegt
 } und dessen Begegnung vorgelesen
op-make-check = { $form ->
    [inverted] wird die Probe „{ $check }“ abgelegt
   *[statement] die Probe „{ $check }“ wird abgelegt
 }
own-on = { $on ->
    [yes] von nun an
   *[no] nicht mehr
 }
op-offer-interaction = { $form ->
    [inverted] kann „{ $interaction }“ { own-on } gewählt werden
   *[statement] „{ $interaction }“ kann { own-on } gewählt werden
 }
own-encounter = die Begegnung „{ $encounter }“{ $place ->
    [none] { "" }
   *[named] { " " }im Raum „{ $room }“
 }
op-read-encounter = { $form ->
    [inverted] wird { own-encounter } vorgelesen
   *[statement] { own-encounter } wird vorgelesen
 }
own-the-space = das Feld in Spalte { $column }, Zeile { $row } des Raums „{ $room }“
own-becomes = { $terrain ->
    [plain] zu einem normalen Feld
    [blocked] versperrt
    [water] zu Wasser
   *[pit] zu einer Grube
 }
op-set-terrain = { $form ->
    [inverted] wird { own-the-space } { own-becomes }
   *[statement] { own-the-space } wird { own-becomes }
 }
op-show-text = { $form ->
    [inverted] wird der Text{ $passage-mark } vorgelesen
   *[statement] der Text{ $passage-mark } wird vorgelesen
 }
own-point = { $point ->
    [1] { "" }
   *[other] { " " }am Brennpunkt { $point }
 }
op-spawn-in = { $form ->
    [inverted] erscheint { colour-enemy } im Raum „{ $room }“{ own-point }
   *[statement] { colour-enemy } erscheint im Raum „{ $room }“{ own-point }
 }
op-victory = { $form ->
    [inverted] gewinnen die Helden
   *[statement] die Helden gewinnen
 }: „{ $ending }“
op-defeat = { $form ->
    [inverted] verlieren die Helden
   *[statement] die Helden verlieren
 }: „{ $ending }“
op-choice = { $form ->
    [inverted] wählen die Spieler
   *[statement] die Spieler wählen
 }: { $inner }

op-choose-enemy = { $form ->
    [infinitive] { enemy-acc } wählen
   *[imperative] wähle { enemy-acc }
 }
op-choose-hero = { $form ->
    [infinitive] { hero-acc } wählen
   *[imperative] wähle { hero-acc }
 }
op-choose-space = { $form ->
    [infinitive] { space-acc } wählen
   *[imperative] wähle { space-acc }
 }
op-pick-enemy = { $form ->
    [infinitive] { enemy-acc } bestimmen
   *[imperative] bestimme { enemy-acc }
 }
op-pick-hero = { $form ->
    [infinitive] { hero-acc } bestimmen
   *[imperative] bestimme { hero-acc }
 }
op-each-enemy = für { enemy-acc } gilt: { $inner }
op-each-hero = für { hero-acc } gilt: { $inner }

## Änderungen, die andauern. $of: you, all, others, enemies, this oder ein Held; $number: you, one, many; $sign: plus oder minus; $n: um wie viel

of-nom = { $of ->
    [all] alle Helden
    [others] alle anderen Helden
    [enemies] Gegner
    [this] { enemy-nom }
   *[other] { hero-nom }
 }
of-acc = { $of ->
    [all] alle Helden
    [others] alle anderen Helden
   *[other] { hero-acc }
 }
of-gen = { $of ->
    [all] aller Helden
    [others] aller anderen Helden
   *[other] { hero-gen }
 }
own-have = { $number ->
    [you] hast
    [one] hat
   *[many] haben
 }
has-nom = { $again ->
    [yes] { "" }
   *[no] { $form ->
        [inverted] { own-have } { of-nom }
       *[statement] { of-nom } { own-have }
     }
 }
op-change-melee = { has-nom }{ $until } { signed } auf Nahkampfangriffe
op-change-ranged = { has-nom }{ $until } { signed } auf Fernkampfangriffe
op-change-defence = { has-nom }{ $until } { signed } auf Verteidigung
op-change-speed = { has-nom }{ $until } { signed } Tempo
op-change-melee-dice = { has-nom }{ $until } { more-dice } bei Nahkampfangriffen
op-change-ranged-dice = { has-nom }{ $until } { more-dice } bei Fernkampfangriffen
op-change-strength = { has-nom }{ $until } { signed } auf Stärke
op-change-dexterity = { has-nom }{ $until } { signed } auf Geschick
op-change-wisdom = { has-nom }{ $until } { signed } auf Weisheit
op-change-charisma = { has-nom }{ $until } { signed } auf Charisma
op-change-health = { has-nom }{ $until } { signed } maximale { -health }
own-more = { $sign ->
    [plus] mehr
   *[minus] weniger
 }
op-change-price = { $form ->
    [inverted] kosten { of-acc } Gegenstände
   *[statement] Gegenstände kosten { of-acc }
 }{ $until } { $n } { -loot } { own-more }
own-the-ability = { $of ->
    [you] deine { -ability }
   *[other] die { -ability } { of-gen }
 }
op-change-energy-cost = { $form ->
    [inverted] kostet { own-the-ability }
   *[statement] { own-the-ability } kostet
 }{ $until } { $n } { -energy } { own-more }
own-get = { $number ->
    [you] erhältst
    [one] erhält
   *[many] erhalten
 }
op-change-loot = { $form ->
    [inverted] { own-get } { of-nom }
   *[statement] { of-nom } { own-get }
 }{ $until } für jeden besiegten Gegner { $n } { -loot } { own-more }
own-yield = { $number ->
    [one] bringt
   *[many] bringen
 }
op-change-enemy-loot = { $form ->
    [inverted] { own-yield } { of-nom }
   *[statement] { of-nom } { own-yield }
 }{ $until } { $n } { -loot } { own-more }
own-attacks-of = { $of ->
    [you] deine Angriffe
   *[other] die Angriffe { of-gen }
 }
op-change-critical = { $form ->
    [inverted] landen { own-attacks-of }
   *[statement] { own-attacks-of } landen
 }{ $until } { $sign ->
    [plus] mit jeder gewürfelten { $face } oder mehr einen { -critical(number: "one") }
   *[minus] keine { -critical(number: "none") }
 }
op-change-actions = { $form ->
    [inverted] { own-have } { of-nom }
   *[statement] { of-nom } { own-have }
 }{ $until } in jeder Aktivierung { $n ->
    [one] 1 Aktion
   *[other] { $n } Aktionen
 } { own-more }
own-roll = { $number ->
    [you] wirfst
    [one] wirft
   *[many] werfen
 }
op-change-check-dice = { $form ->
    [inverted] { own-roll } { of-nom }
   *[statement] { of-nom } { own-roll }
 }{ $until } bei Attributsproben { $n } Würfel { own-more }
op-change-water = { $form ->
    [inverted] kostet { of-acc } Wasser
   *[statement] Wasser kostet { of-acc }
 }{ $until } { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
 } { own-more }
own-suffer = { $number ->
    [you] erleidest
    [one] erleidet
   *[many] erleiden
 }
op-change-shield = { $form ->
    [inverted] { own-suffer } { of-nom }
   *[statement] { of-nom } { own-suffer }
 }{ $until } jedes Mal { $n } { -damage } { $sign ->
    [plus] weniger
   *[minus] mehr
 }
own-may = { $number ->
    [you] darfst
    [one] darf
   *[many] dürfen
 }
op-forbid = { $again ->
    [yes] { "" }
   *[no] { $form ->
        [inverted] { own-may } { of-plain }
       *[statement] { of-plain } { own-may }
     }
 }{ $until } { $deeds }
forbidden = { $what ->
    [move] keine Bewegung ausführen
    [attack] nicht angreifen
    [ability] keine { -ability } einsetzen
    [items] keine Gegenstände einsetzen
    [buying] keine Gegenstände erwerben
    [trade] nicht tauschen
    [healing] keine { -health } erhalten
   *[energy] keine { -energy } erhalten
 }
is-nom = { $again ->
    [yes] { "" }
   *[no] { of-plain }
 }
# where something is denied
of-plain = { $of ->
    [all] die Helden
    [others] die anderen Helden
   *[other] { of-nom }
 }
own-can = { $number ->
    [you] kannst
    [one] kann
   *[many] können
 }
own-immune-verb = { $to ->
    [siphon] { $number ->
        [you] verlierst
        [one] verliert
       *[many] verlieren
     }
    [force] { own-can }
    [enemies_in_the_way] { own-may }
    [targeting] { $number ->
        [you] wirst
        [one] wird
       *[many] werden
     }
    [stun] { own-can }
    [ranged] { own-can }
    [melee] { own-can }
    [criticals] { $number ->
        [one] behandelt
       *[many] behandeln
     }
   *[pits] { own-suffer }
 }
op-immune = { $form ->
    [inverted] { own-immune-verb } { is-nom }
   *[statement] { is-nom } { own-immune-verb }
 }{ $until } { $to ->
    [pits] keinen { -damage } durch Gruben
    [siphon] keine { -energy } durch Absaugen
    [force] nicht geschoben oder gezogen werden
    [enemies_in_the_way] durch Gegner hindurchgehen
   *[targeting] von Gegnern nicht angegriffen
 }
op-immune-enemy = { $form ->
    [inverted] { own-immune-verb } { is-nom }
   *[statement] { is-nom } { own-immune-verb }
 }{ $until } { $to ->
    [stun] nicht betäubt werden
    [force] nicht geschoben oder gezogen werden
    [pits] keinen { -damage } durch Gruben
    [ranged] nicht im Fernkampf angegriffen werden
    [melee] nicht im Nahkampf angegriffen werden
   *[criticals] { -critical(number: "many") } wie gewöhnliche
 }
op-keyword = { $form ->
    [inverted] haben { own-attacks-of }
   *[statement] { own-attacks-of } haben
 }{ $until } { keyword-name }
op-keyword-enemy = { has-nom }{ $until } { keyword-name }
own-attack-verb = { $number ->
    [one] greift
   *[many] greifen
 }
own-preferred = { $hero ->
    [least_health] den Helden mit der geringsten { -health }
    [most_health] den Helden mit der höchsten { -health }
    [least_energy] den Helden mit der wenigsten { -energy }
    [most_energy] den Helden mit der meisten { -energy }
    [least_loot] den Helden mit der wenigsten { -loot }
    [most_loot] den Helden mit der meisten { -loot }
    [farthest] den entferntesten Helden
    [own_room] Helden auf demselben Kartenteil
   *[last_attacker] den Helden an, der { $number ->
        [one] ihn
       *[many] sie
     } zuletzt angegriffen hat
 }
op-prefers = { $form ->
    [inverted] { own-attack-verb } { is-nom }
   *[statement] { is-nom } { own-attack-verb }
 }{ $until } bevorzugt { own-preferred }{ $hero ->
    [last_attacker] { "" }
   *[other] { " " }an
 }
own-move-verb = { $number ->
    [one] bewegt
   *[many] bewegen
 }
op-stance = { $stance ->
    [keep_distance] { $form ->
        [inverted] { own-attack-verb } { is-nom }
       *[statement] { is-nom } { own-attack-verb }
     }{ $until } aus möglichst großer Entfernung an
    [charge] { $form ->
        [inverted] { own-move-verb } sich { is-nom }
       *[statement] { is-nom } { own-move-verb } sich
     }{ $until } so nah wie möglich an das Ziel heran
    [flee] { $form ->
        [inverted] { own-move-verb } sich { is-nom }
       *[statement] { is-nom } { own-move-verb } sich
     }{ $until } von den Helden weg und { own-attack-verb } nur an, wenn es dann noch möglich ist
   *[guard] { $form ->
        [inverted] { own-move-verb } sich { is-nom }
       *[statement] { is-nom } { own-move-verb } sich
     }{ $until } nicht und { own-attack-verb } nur von { $number ->
        [one] seinem
       *[many] ihrem
     } Platz aus an
 }
