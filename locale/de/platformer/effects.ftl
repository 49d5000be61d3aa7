## Platformer: die Nomen seiner Regeltexte. Eine Stelle für alles, was eines Tages ein Symbol sein könnte.
## $who      außerdem: others, all, in_range, level, adjacent
## $bearer   außerdem: enemy, summon, boss
## $enemy    das gemeinte Monster: any, this, that, all, boss, summon, rank_1 …, chosen_…, each_…
## $space    das gemeinte Feld: that oder chosen_…

-gold = { $number ->
    [one] Münze
   *[many] Münzen
 }
-gem = { $number ->
    [one] Kristall
    [dat] Kristallen
   *[many] Kristalle
 }
-heart = { $number ->
    [one] Herz
   *[many] Herzen
 }
-wound = Schaden
-move = { $number ->
    [one] Bewegungssymbol
   *[many] Bewegungssymbole
 }
-sword = { $number ->
    [one] Schwertsymbol
   *[many] Schwertsymbole
 }
-coin = { $number ->
    [one] Münzsymbol
   *[many] Münzsymbole
 }
-hand = { $number ->
    [one] Handsymbol
   *[many] Handsymbole
 }
-star = { $number ->
    [one] Sternsymbol
   *[many] Sternsymbole
 }
-attack = Angriff
-left = Links
-right = Rechts

## Wer und was

hero-nom = { $who ->
    [same] { "" }
    [that] dieser Held
    [pron] er
    [of_them] jeder von ihnen
    [active] der aktive Held
    [others] jeder andere Held
    [all] jeder Held
    [in_range] jeder Held in Reichweite
    [level] { $bearer ->
        [holder] jeder andere Held auf deinem Level
       *[enemy] jeder Held auf dem Level { bearer-gen }
     }
    [adjacent] jeder Held neben { own-bearer-dat }
    [another] ein anderer Held
    [any] ein Held
    [chosen_all] ein Held deiner Wahl
    [chosen_in_range] ein Held deiner Wahl in Reichweite
    [chosen_level] ein anderer Held deiner Wahl auf deinem Level
    [chosen_adjacent] ein benachbarter Held deiner Wahl
    [chosen_others] ein anderer Held deiner Wahl
   *[you] du
 }
hero-acc = { $who ->
    [that] diesen Helden
    [pron] ihn
    [of_them] jeden von ihnen
    [active] den aktiven Helden
    [others] jeden anderen Helden
    [all] jeden Helden
    [in_range] jeden Helden in Reichweite
    [level] { $bearer ->
        [holder] jeden anderen Helden auf deinem Level
       *[enemy] jeden Helden auf dem Level { bearer-gen }
     }
    [adjacent] jeden Helden neben { own-bearer-dat }
    [another] einen anderen Helden
    [any] einen Helden
    [chosen_all] einen Helden deiner Wahl
    [chosen_in_range] einen Helden deiner Wahl in Reichweite
    [chosen_level] einen anderen Helden deiner Wahl auf deinem Level
    [chosen_adjacent] einen benachbarten Helden deiner Wahl
    [chosen_others] einen anderen Helden deiner Wahl
   *[you] dich
 }
hero-dat = { $who ->
    [that] diesem Helden
    [pron] ihm
    [of_them] jedem von ihnen
    [active] dem aktiven Helden
    [others] jedem anderen Helden
    [all] jedem Helden
    [in_range] jedem Helden in Reichweite
    [level] { $bearer ->
        [holder] jedem anderen Helden auf deinem Level
       *[enemy] jedem Helden auf dem Level { bearer-gen }
     }
    [adjacent] jedem Helden neben { own-bearer-dat }
    [another] einem anderen Helden
    [any] einem Helden
    [chosen_all] einem Helden deiner Wahl
    [chosen_in_range] einem Helden deiner Wahl in Reichweite
    [chosen_level] einem anderen Helden deiner Wahl auf deinem Level
    [chosen_adjacent] einem benachbarten Helden deiner Wahl
    [chosen_others] einem anderen Helden deiner Wahl
   *[you] dir
 }
hero-gen = { $who ->
    [that] dieses Helden
    [pron] dieses Helden
    [of_them] jedes von ihnen
    [active] des aktiven Helden
    [others] jedes anderen Helden
    [all] jedes Helden
    [in_range] jedes Helden in Reichweite
    [level] { $bearer ->
        [holder] jedes anderen Helden auf deinem Level
       *[enemy] jedes Helden auf dem Level { bearer-gen }
     }
    [adjacent] jedes Helden neben { own-bearer-dat }
    [another] eines anderen Helden
    [any] eines Helden
    [chosen_all] eines Helden deiner Wahl
    [chosen_in_range] eines Helden deiner Wahl in Reichweite
    [chosen_level] eines anderen Helden deiner Wahl auf deinem Level
    [chosen_adjacent] eines benachbarten Helden deiner Wahl
    [chosen_others] eines anderen Helden deiner Wahl
   *[you] deines Helden
 }

bearer-nom = { $bearer ->
    [enemy] dieses Monster
    [summon] dieser Handlanger
    [boss] der Boss
   *[holder] du
 }
bearer-acc = { $bearer ->
    [enemy] dieses Monster
    [summon] diesen Handlanger
    [boss] den Boss
   *[holder] dich
 }
own-bearer-dat = { $bearer ->
    [enemy] diesem Monster
    [summon] diesem Handlanger
    [boss] dem Boss
   *[holder] dir
 }
bearer-gen = { $bearer ->
    [enemy] dieses Monsters
    [summon] dieses Handlangers
    [boss] des Bosses
   *[holder] deines Helden
 }
# „in deiner Reihe“, „auf deinem Level“
own-bearer-row = { $bearer ->
    [holder] in deiner Reihe
   *[other] in der Reihe { bearer-gen }
 }
own-bearer-level = { $bearer ->
    [holder] auf deinem Level
   *[other] auf dem Level { bearer-gen }
 }

enemy-nom = { $enemy ->
    [this] { bearer-nom }
    [that] dieses Monster
    [all] Monster
    [boss] der Boss
    [not_boss] ein Monster außer dem Boss
    [summon] ein Handlanger
    [rank_1] ein Monster der Stufe I
    [rank_2] ein Monster der Stufe II
    [rank_3] ein Monster der Stufe III
    [chosen_anywhere] ein Monster deiner Wahl
    [chosen_adjacent] ein benachbartes Monster
    [chosen_around] ein Monster auf einem der acht Felder um { bearer-acc } herum
    [chosen_same_row] ein Monster { own-bearer-row }
    [chosen_same_level] ein Monster { own-bearer-level }
    [each_anywhere] jedes Monster
    [each_adjacent] jedes Monster neben { own-bearer-dat }
    [each_around] jedes Monster auf den acht Feldern um { bearer-acc } herum
    [each_same_row] jedes Monster { own-bearer-row }
    [each_same_level] jedes Monster { own-bearer-level }
    [chosen_anywhere_not_boss] ein Monster deiner Wahl außer dem Boss
    [chosen_adjacent_not_boss] ein benachbartes Monster außer dem Boss
    [chosen_around_not_boss] ein Monster außer dem Boss auf einem der acht Felder um { bearer-acc } herum
    [chosen_same_row_not_boss] ein Monster { own-bearer-row } außer dem Boss
    [chosen_same_level_not_boss] ein Monster { own-bearer-level } außer dem Boss
   *[any] ein Monster
 }
enemy-acc = { $enemy ->
    [this] { bearer-acc }
    [boss] den Boss
    [summon] einen Handlanger
   *[other] { enemy-nom }
 }
enemy-dat = { $enemy ->
    [this] { own-bearer-dat }
    [that] diesem Monster
    [all] Monstern
    [boss] dem Boss
    [not_boss] einem Monster außer dem Boss
    [summon] einem Handlanger
    [rank_1] einem Monster der Stufe I
    [rank_2] einem Monster der Stufe II
    [rank_3] einem Monster der Stufe III
    [chosen_anywhere] einem Monster deiner Wahl
    [chosen_adjacent] einem benachbarten Monster
    [chosen_around] einem Monster auf einem der acht Felder um { bearer-acc } herum
    [chosen_same_row] einem Monster { own-bearer-row }
    [chosen_same_level] einem Monster { own-bearer-level }
    [each_anywhere] jedem Monster
    [each_adjacent] jedem Monster neben { own-bearer-dat }
    [each_around] jedem Monster auf den acht Feldern um { bearer-acc } herum
    [each_same_row] jedem Monster { own-bearer-row }
    [each_same_level] jedem Monster { own-bearer-level }
    [chosen_anywhere_not_boss] einem Monster deiner Wahl außer dem Boss
    [chosen_adjacent_not_boss] einem benachbarten Monster außer dem Boss
    [chosen_around_not_boss] einem Monster außer dem Boss auf einem der acht Felder um { bearer-acc } herum
    [chosen_same_row_not_boss] einem Monster { own-bearer-row } außer dem Boss
    [chosen_same_level_not_boss] einem Monster { own-bearer-level } außer dem Boss
   *[any] einem Monster
 }

space-acc = { $space ->
    [chosen_free_adjacent] ein freies benachbartes Feld
    [chosen_free_around] ein freies Feld um { bearer-acc } herum
    [chosen_free_row] ein freies Feld { own-bearer-row }
    [chosen_free_level] ein freies Feld { own-bearer-level }
    [chosen_free_map] ein freies Feld im Verlies
    [chosen_token_adjacent] ein benachbartes Feld
    [chosen_token_around] ein Feld um { bearer-acc } herum
    [chosen_token_row] ein Feld { own-bearer-row }
    [chosen_token_level] ein Feld { own-bearer-level }
    [chosen_token_map] ein Feld im Verlies
    [chosen_platform_adjacent] ein freies benachbartes Feld mit Plattform
    [chosen_platform_around] ein freies Feld mit Plattform um { bearer-acc } herum
    [chosen_platform_row] ein freies Feld mit Plattform { own-bearer-row }
    [chosen_platform_level] ein freies Feld mit Plattform { own-bearer-level }
    [chosen_platform_map] ein freies Feld mit Plattform im Verlies
   *[that] dieses Feld
 }
space-dat = { $space ->
    [chosen_free_adjacent] einem freien benachbarten Feld
    [chosen_free_around] einem freien Feld um { bearer-acc } herum
    [chosen_free_row] einem freien Feld { own-bearer-row }
    [chosen_free_level] einem freien Feld { own-bearer-level }
    [chosen_free_map] einem freien Feld im Verlies
    [chosen_token_adjacent] einem benachbarten Feld
    [chosen_token_around] einem Feld um { bearer-acc } herum
    [chosen_token_row] einem Feld { own-bearer-row }
    [chosen_token_level] einem Feld { own-bearer-level }
    [chosen_token_map] einem Feld im Verlies
    [chosen_platform_adjacent] einem freien benachbarten Feld mit Plattform
    [chosen_platform_around] einem freien Feld mit Plattform um { bearer-acc } herum
    [chosen_platform_row] einem freien Feld mit Plattform { own-bearer-row }
    [chosen_platform_level] einem freien Feld mit Plattform { own-bearer-level }
    [chosen_platform_map] einem freien Feld mit Plattform im Verlies
   *[that] diesem Feld
 }

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
wounds = { $amount } { -wound }
spaces = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
 }
spaces-up-to = { $n ->
    [one] 1 Feld
   *[other] bis zu { $n } Felder
 }
symbol-one = { $symbol ->
    [move] { -move(number: "one") }
    [sword] { -sword(number: "one") }
    [coin] { -coin(number: "one") }
    [hand] { -hand(number: "one") }
    [star] { -star(number: "one") }
   *[any] Symbol
 }
symbol-many = { $symbol ->
    [move] { -move(number: "many") }
    [sword] { -sword(number: "many") }
    [coin] { -coin(number: "many") }
    [hand] { -hand(number: "many") }
    [star] { -star(number: "many") }
   *[any] Symbole
 }
result = { $result ->
    [left] { -left }
    [right] { -right }
   *[attack] { -attack }
 }
space-kind = { $kind ->
    [plain] normales Feld
    [gold] Münzfeld
    [gem] Kristallfeld
    [trap] Fallenfeld
    [shop] Shop-Feld
    [spawn] Spawn-Feld
    [portal] Portalfeld
    [boss_spawn] Boss-Spawn-Feld
    [special] Spezialfeld
   *[any] Feld
 }
own-space-kind-dat = { $kind ->
    [plain] normalen Feld
   *[other] { space-kind }
 }

## Wie lange

until-instant = bis zum Ende des Zuges
until-turn = bis zum Ende des Zuges
until-attack = bei deinem nächsten Angriff in diesem Zug
until-next-turn = bis zum Beginn deines nächsten Zuges
until-game = für den Rest der Partie

## Platformer: Auslöser. $least ist die Zahl, die erreicht werden muss; 0, wenn jede genügt.

when-always = immer
when-activated = als Aktion
when-step-begins = { $step ->
    [1] zu Beginn { $who ->
        [you] deines Zuges
       *[any] des Zuges { hero-gen }
     }
    [8] am Ende { $who ->
        [you] deines Zuges
       *[any] des Zuges { hero-gen }
     }
   *[other] zu Beginn { own-step }
 }
when-step-ends = { $step ->
    [8] ganz am Ende { $who ->
        [you] deines Zuges
       *[any] des Zuges { hero-gen }
     }
   *[other] am Ende { own-step }
 }
own-step = { $step ->
    [5] { $who ->
        [you] deiner { step-name }
       *[any] der { step-name } { hero-gen }
     }
   *[other] { $who ->
        [you] deines { step-name }
       *[any] des { step-name } { hero-gen }
     }
 }
step-name = { $step ->
    [0] Ereignisschritts
    [1] ersten Schritts
    [2] Auffrischungsschritts
    [3] Würfelschritts
    [4] Monsterschritts
    [5] Aktionsphase
    [6] Speicherschritts
    [7] Schwerkraftschritts
   *[other] letzten Schritts
 }
when-boss-setup = vorbereitung
when-boss-begins = { $who ->
    [you] wenn der Boss in deinem Zug aktiviert wird
    [another] wenn der Boss im Zug eines anderen Helden aktiviert wird
   *[any] wenn der Boss aktiviert wird
 }
when-boss-ends = { $who ->
    [you] wenn der Boss in deinem Zug gehandelt hat
    [another] wenn der Boss im Zug eines anderen Helden gehandelt hat
   *[any] wenn der Boss gehandelt hat
 }

when-pool-rolled = { $who ->
    [you] wenn du die Aktionswürfel geworfen hast
   *[any] wenn { hero-nom } die Aktionswürfel geworfen hat
 }
when-enemy-die = { $result ->
    [any] { $who ->
        [you] wenn du den Monsterwürfel geworfen hast
        [another] wenn ein anderer Held den Monsterwürfel geworfen hat
       *[any] wenn der Monsterwürfel geworfen wurde
     }
   *[other] { $who ->
        [you] wenn du mit dem Monsterwürfel { result } würfelst
        [another] wenn ein anderer Held mit dem Monsterwürfel { result } würfelt
       *[any] wenn der Monsterwürfel { result } zeigt
     }
 }
when-symbol-used = wenn { hero-nom } { $source ->
    [pool] ein { symbol-one } aus dem Würfelpool
    [saved] ein abgespeichertes { symbol-one }
    [forged] ein geschmiedetes { symbol-one }
   *[any] ein { symbol-one }
 } { $who ->
    [you] nutzt
   *[any] nutzt
 }
when-symbol-boosted = wenn { hero-nom } ein { symbol-one } { $least ->
    [0] { "" }
    [1] { "" }
    [2] mindestens zweimal
   *[other] mindestens { $least }-mal
 } mit { -gem(number: "dat") } { $who ->
    [you] verstärkst
   *[any] verstärkt
 }
when-forged = wenn { hero-nom } { $symbol ->
    [any] ein Symbol
   *[other] ein { symbol-one }
 } { $who ->
    [you] schmiedest
   *[any] schmiedet
 }
when-saved = wenn { hero-nom } ein { symbol-one } { $who ->
    [you] abspeicherst
   *[any] abspeichert
 }
when-special-reset = { $who ->
    [you] wenn dein Spezialwürfel zurückgesetzt wird
   *[any] wenn der Spezialwürfel { hero-gen } zurückgesetzt wird
 }
when-star-used = { $who ->
    [you] { -star(number: "one") }
   *[any] wenn { hero-nom } ein { -star(number: "one") } für dessen eigenen Effekt nutzt
 }

when-move-begins = { $who ->
    [you] bevor du dich bewegst
   *[any] bevor sich { hero-nom } bewegt
 }
when-moved = { $who ->
    [you] wenn du dich 1 Feld bewegst
   *[any] wenn sich { hero-nom } 1 Feld bewegt
 }
when-reach-left = { $who ->
    [you] wenn du dich von einem benachbarten Monster wegbewegst
   *[any] wenn sich { hero-nom } von einem benachbarten Monster wegbewegt
 }
when-entered = wenn { hero-nom } ein { space-kind } { $who ->
    [you] betrittst
   *[any] betritt
 }
when-came-next = { $who ->
    [you] wenn du dich neben { enemy-acc } bewegst
   *[any] wenn sich { hero-nom } neben { enemy-acc } bewegt
 }
when-ladder-used = wenn { hero-nom } eine Plattform über eine Leiter { $who ->
    [you] durchquerst
   *[any] durchquert
 }
when-portal-used = wenn { hero-nom } durch ein Portal { $who ->
    [you] reist
   *[any] reist
 }
when-pushed = wenn { hero-nom } { $least ->
    [0] { "" }
    [one] mindestens 1 Feld weit
   *[other] mindestens { $least } Felder weit
 } geschubst { $who ->
    [you] wirst
   *[any] wird
 }
when-pushes-hero = wenn { hero-nom } { $who ->
    [you] einen anderen Helden schubst
   *[any] einen anderen Helden schubst
 }
when-fell = wenn { hero-nom } { $least ->
    [0] { "" }
    [one] mindestens 1 Feld tief
   *[other] mindestens { $least } Felder tief
 } { $who ->
    [you] fällst
   *[any] fällt
 }
when-fell-through-trap = wenn { hero-nom } in eine Falle oder durch eine Falle { $who ->
    [you] fällst
   *[any] fällt
 }
when-boss-level-entered = wenn { hero-nom } das Boss-Level { $who ->
    [you] betrittst
   *[any] betritt
 }

when-enemy-moved = wenn { $cause ->
    [die] der Monsterwürfel { enemy-acc } bewegt
    [hand] ein { -hand(number: "one") } { enemy-acc } bewegt
    [push] { enemy-nom } geschubst wird
    [fall] { enemy-nom } fällt
    [card] eine Karte { enemy-acc } bewegt
   *[any] sich { enemy-nom } bewegt
 }
when-enemy-attacks = wenn { $cause ->
    [die] { enemy-nom } { hero-acc } wegen des Monsterwürfels angreift
    [movement] { enemy-nom } { hero-acc } angreift, weil { $who ->
        [you] du dich wegbewegst
       *[any] dieser sich wegbewegt
     },
    [card] { enemy-nom } { hero-acc } wegen einer Karte angreift
    [boss] eine Bosskampf-Karte { hero-acc } trifft
   *[any] { enemy-nom } { hero-acc } angreift
 }
when-enemy-spawned = wenn { enemy-nom } im Verlies erscheint

when-attack-declared = wenn { hero-nom } { enemy-acc } { $who ->
    [you] angreifst
   *[any] angreift
 }
when-damage-summed = wenn { hero-nom } { enemy-dat } { $least ->
    [0] { "" }
   *[other] mindestens { $least }
 } { -wound } { $who ->
    [you] zufügst
   *[any] zufügt
 }
when-enemy-defeated = wenn { hero-nom } { enemy-acc } { $who ->
    [you] besiegst
   *[any] besiegt
 }
when-boss-survived = wenn { hero-nom } den Boss { $least ->
    [0] { "" }
   *[other] mit mindestens { $least } { -wound }
 } { $who ->
    [you] angreifst, ohne ihn zu besiegen,
   *[any] angreift, ohne ihn zu besiegen,
 }
when-looted = wenn { hero-nom } die Beute eines besiegten Monsters { $who ->
    [you] nimmst
   *[any] nimmt
 }

when-wounded = wenn { hero-nom } { $least ->
    [0] { "" }
   *[other] mindestens { $least }
 } { -wound } { $who ->
    [you] erleidest
   *[any] erleidet
 }
when-healed = wenn { hero-nom } { -heart(number: "many") } { $who ->
    [you] zurückerhältst
   *[any] zurückerhält
 }
when-downed = wenn { hero-nom } bewusstlos { $who ->
    [you] wirst
   *[any] wird
 }
when-respawned = wenn { hero-nom } { $who ->
    [you] aufwachst
   *[any] aufwacht
 }
when-token-gained = wenn { hero-nom } einen Bossmarker { $who ->
    [you] erhältst
   *[any] erhält
 }
when-token-repeated = { $who ->
    [you] wenn du einen Bossmarker erhalten würdest, den du schon hast
   *[any] wenn { hero-nom } einen Bossmarker erhalten würde, den er schon hat
 }
when-token-lost = wenn { hero-nom } einen Bossmarker { $who ->
    [you] verlierst
   *[any] verliert
 }

when-gained = wenn { hero-nom } { any-things } { $who ->
    [you] erhältst
   *[any] erhält
 }
when-spent = wenn { hero-nom } { any-things } { $who ->
    [you] zahlst oder verlierst
   *[any] zahlt oder verliert
 }
any-things = { $least ->
    [0] { $what ->
        [gold] { -gold(number: "many") }
        [gem] { -gem(number: "many") }
       *[any] { -gold(number: "many") } oder { -gem(number: "many") }
     }
   *[other] mindestens { $what ->
        [gold] { $least ->
            [one] 1 { -gold(number: "one") }
           *[other] { $least } { -gold(number: "many") }
         }
        [gem] { $least ->
            [one] 1 { -gem(number: "one") }
           *[other] { $least } { -gem(number: "many") }
         }
       *[any] { $least ->
            [one] 1 { -gold(number: "one") } oder { -gem(number: "one") }
           *[other] { $least } { -gold(number: "many") } oder { -gem(number: "many") }
         }
     }
 }
when-collected = wenn { hero-nom } { $what ->
    [gold] { -gold(number: "many") }
    [gem] { -gem(number: "many") }
   *[any] { -gold(number: "many") } oder { -gem(number: "many") }
 } aus dem Verlies { $who ->
    [you] nimmst
   *[any] nimmt
 }
when-bought = wenn { hero-nom } eine Karte { $least ->
    [0] { "" }
    [one] für mindestens 1 { -gold(number: "one") }
   *[other] für mindestens { $least } { -gold(number: "many") }
 } { $who ->
    [you] kaufst
   *[any] kauft
 }
when-card-used = wenn { hero-nom } eine Karte { $who ->
    [you] einsetzt
   *[any] einsetzt
 }
when-card-exhausted = wenn { hero-nom } eine Karte { $who ->
    [you] erschöpfst
   *[any] erschöpft
 }
when-card-refreshed = { $who ->
    [you] wenn eine deiner Karten aufgefrischt wird
   *[any] wenn eine Karte { hero-gen } aufgefrischt wird
 }
when-card-discarded = wenn { hero-nom } eine Karte { $who ->
    [you] abwirfst
   *[any] abwirft
 }
when-artifact-taken = wenn { hero-nom } ein Artefakt { $who ->
    [you] nimmst
   *[any] nimmt
 }

when-level-revealed = { $who ->
    [you] wenn du ein Level aufdeckst
    [another] wenn ein anderer Held ein Level aufdeckt
   *[any] wenn ein Level aufgedeckt wird
 }
when-level-removed = wenn { in-turn } das unterste Level entfernt wird
when-gravity-applied = wenn { in-turn } die Schwerkraft angewendet wird
in-turn = { $who ->
    [you] in deinem Zug
    [another] im Zug eines anderen Helden
   *[any] { "" }
 }
when-event-revealed = wenn dieses Ereignis aufgedeckt wird
when-attack-resolved = wenn eine Bosskampf-Karte abgehandelt wird
when-attack-drawn = wenn eine Bosskampf-Karte gezogen wird

## Bedingungen, als Nebensatz nach „falls“, „solange“ oder „wenn“

cond-on-space = { hero-nom } auf einem { own-space-kind-dat } { $who ->
    [you] stehst
   *[other] steht
 }
cond-standing = { hero-nom } { $where ->
    [in_air] in der Luft
    [on_ladder] auf einer Leiter
    [boss_level] auf dem Boss-Level
    [below_boss_level] unterhalb des Boss-Levels
    [lowest_row] in der untersten Reihe
   *[off_map] nicht im Verlies
 } { $who ->
    [you] bist
   *[other] ist
 }
cond-level-at-least = { hero-nom } auf Level { $level } oder höher { $who ->
    [you] bist
   *[other] ist
 }
cond-adjacent = { $enemies ->
    [one] ein Monster neben { hero-dat } steht
   *[other] mindestens { $enemies } Monster neben { hero-dat } stehen
 }
cond-next-to-this = { hero-nom } neben { own-bearer-dat } { $who ->
    [you] stehst
   *[other] steht
 }
cond-next-to-its-kind = ein anderes Monster derselben Art benachbart ist
cond-has = { hero-nom } { $range ->
    [exact] genau { cond-has-least }
    [least] mindestens { cond-has-least }
    [most] höchstens { cond-has-most }
   *[both] { $least } bis { cond-has-most }
 } { $what ->
    [defeated] besiegt { $who ->
        [you] hast
       *[other] hat
     }
   *[other] { $who ->
        [you] hast
       *[other] hat
     }
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
        [one] 1 Karte
       *[other] { $least } Karten
     }
    [tokens] { $least } Bossmarker
   *[defeated] { $least } Monster
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
        [one] 1 Karte
       *[other] { $most } Karten
     }
    [tokens] { $most } Bossmarker
   *[defeated] { $most } Monster
 }
cond-ranks = { $what ->
    [height] { hero-nom } { $place ->
        [most] höher
       *[fewest] tiefer
     } als alle anderen Helden { $who ->
        [you] stehst
       *[other] steht
     }
   *[other] { hero-nom } von allen Helden die { $place ->
        [most] meisten
       *[fewest] wenigsten
     } { $what ->
        [gold] { -gold(number: "many") }
        [gem] { -gem(number: "many") }
        [heart] { -heart(number: "many") }
        [cards] Karten
       *[defeated] Monster besiegt
     } { $who ->
        [you] hast
       *[other] hat
     }
 }
cond-dice-show = { $least ->
    [one] mindestens 1 { $unused ->
        [yes] ungenutzter Würfel
       *[no] Würfel
     } des Würfelpools { $symbol ->
        [equal] ein Symbol
       *[other] ein { symbol-one }
     } zeigt
   *[other] mindestens { $least } { $unused ->
        [yes] ungenutzte Würfel
       *[no] Würfel
     } des Würfelpools { $symbol ->
        [equal] dasselbe Symbol
       *[other] ein { symbol-one }
     } zeigen
 }
cond-special-shows = { $who ->
    [you] dein Spezialwürfel
   *[other] der Spezialwürfel { hero-gen }
 } { $symbol ->
    [blank] leer ist
   *[other] ein { symbol-one } zeigt
 }
cond-card-ready = diese Karte nicht erschöpft ist
during-own-turn = während deines Zuges
cond-own-turn = du am Zug bist
cond-caused-by = { $cause ->
    [die] der Monsterwürfel die Ursache ist
    [movement] Bewegung die Ursache ist
    [card] eine Karte die Ursache ist
    [trap] eine Falle die Ursache ist
    [hand] ein { -hand(number: "one") } die Ursache ist
    [push] Schubsen die Ursache ist
    [fall] ein Sturz die Ursache ist
    [boss] der Boss die Ursache ist
   *[portal] ein Portal die Ursache ist
 }
cond-enemy-is = dieses Monster { $what ->
    [rank_1] Stufe I hat
    [rank_2] Stufe II hat
    [rank_3] Stufe III hat
    [boss] der Boss ist
    [summon] ein Handlanger ist
    [this] { bearer-nom } ist
   *[not_boss] nicht der Boss ist
 }
cond-boss-is = { $boss } der Boss ist
cond-holds-token = { hero-nom } den Bossmarker „{ $token }“ { $who ->
    [you] hast
   *[other] hat
 }
cond-enemies-on-map = { $range ->
    [exact] { $least ->
        [0] kein Monster außer dem Boss
       *[other] genau { $least } Monster außer dem Boss
     }
    [least] { $least ->
        [one] mindestens 1 Monster außer dem Boss
       *[other] mindestens { $least } Monster außer dem Boss
     }
    [most] { $most ->
        [0] kein Monster außer dem Boss
        [one] höchstens 1 Monster außer dem Boss
       *[other] höchstens { $most } Monster außer dem Boss
     }
   *[both] { $least } bis { $most } Monster außer dem Boss
 } { $where ->
    [map] im Verlies
   *[boss_level] auf dem Boss-Level
 } { $range ->
    [exact] { $least ->
        [0] ist
        [one] ist
       *[other] sind
     }
    [least] { $least ->
        [one] ist
       *[other] sind
     }
    [most] { $most ->
        [0] ist
        [one] ist
       *[other] sind
     }
   *[both] sind
 }

## Kosten

cost-exhaust = { $form ->
    [label] erschöpfen
    [infinitive] diese Karte erschöpfen
   *[imperative] erschöpfe diese Karte
 }
cost-discard = { $form ->
    [label] abwerfen
    [infinitive] diese Karte abwerfen
   *[imperative] wirf diese Karte ab
 }
cost-once-per-turn = einmal pro Zug
cost-pay = { $form ->
    [imperative] { $what ->
        [heart] verliere
       *[other] zahle
     } { things }
   *[infinitive] { things } { $what ->
        [heart] verlieren
       *[other] zahlen
     }
 }
cost-spend-symbol = { $form ->
    [imperative] gib ein { symbol-one } aus dem Würfelpool aus
   *[infinitive] ein { symbol-one } aus dem Würfelpool ausgeben
 }
cost-spend-pair = { $form ->
    [imperative] gib zwei { symbol-many } aus dem Würfelpool aus
   *[infinitive] zwei { symbol-many } aus dem Würfelpool ausgeben
 }
cost-spend-saved = { $form ->
    [imperative] gib dein abgespeichertes Symbol aus
   *[infinitive] dein abgespeichertes Symbol ausgeben
 }

## Operationen

op-gain = { $form ->
    [imperative] erhalte { things }
    [infinitive] { things } erhalten
    [inverted] erhält { hero-nom } { things }
   *[statement] { hero-nom } erhält { things }
 }
op-lose = { $form ->
    [imperative] verliere { things }
    [infinitive] { things } verlieren
    [inverted] verliert { hero-nom } { things }
   *[statement] { hero-nom } verliert { things }
 }
op-steal = { $form ->
    [imperative] nimm { hero-dat } { things } weg
    [infinitive] { hero-dat } { things } wegnehmen
    [inverted] verliert { hero-nom } { things }
   *[statement] { hero-nom } verliert { things }
 }
op-heal-full = { $form ->
    [imperative] fülle deine { -heart(number: "many") } vollständig auf
    [infinitive] deine { -heart(number: "many") } vollständig auffüllen
    [inverted] füllt { hero-nom } seine { -heart(number: "many") } vollständig auf
   *[statement] { hero-nom } füllt seine { -heart(number: "many") } vollständig auf
 }
op-wound = { $form ->
    [imperative] erleide { wounds }
    [infinitive] { wounds } erleiden
    [inverted] erleidet { hero-nom } { wounds }
   *[statement] { hero-nom } erleidet { wounds }
 }
op-give-token = { $form ->
    [imperative] erhalte den Bossmarker „{ $token }“
    [infinitive] den Bossmarker „{ $token }“ erhalten
    [inverted] erhält { hero-nom } den Bossmarker „{ $token }“
   *[statement] { hero-nom } erhält den Bossmarker „{ $token }“
 }
op-drop-tokens = { $form ->
    [imperative] wirf alle deine Bossmarker ab
    [infinitive] alle deine Bossmarker abwerfen
    [inverted] wirft { hero-nom } alle seine Bossmarker ab
   *[statement] { hero-nom } wirft alle seine Bossmarker ab
 }
op-reset-special = { $form ->
    [imperative] setze deinen Spezialwürfel zurück
    [infinitive] deinen Spezialwürfel zurücksetzen
    [inverted] setzt { hero-nom } seinen Spezialwürfel zurück
   *[statement] { hero-nom } setzt seinen Spezialwürfel zurück
 }
op-set-special = { $form ->
    [imperative] drehe deinen Spezialwürfel auf das { symbol-one }
    [infinitive] deinen Spezialwürfel auf das { symbol-one } drehen
    [inverted] dreht { hero-nom } seinen Spezialwürfel auf das { symbol-one }
   *[statement] { hero-nom } dreht seinen Spezialwürfel auf das { symbol-one }
 }
op-exhaust-cards = { $form ->
    [imperative] erschöpfe deine gesamte Ausrüstung und alle deine Artefakte
    [infinitive] deine gesamte Ausrüstung und alle deine Artefakte erschöpfen
    [inverted] erschöpft { hero-nom } seine gesamte Ausrüstung und alle seine Artefakte
   *[statement] { hero-nom } erschöpft seine gesamte Ausrüstung und alle seine Artefakte
 }
op-respawn-hero = { $form ->
    [imperative] wache sofort auf, ohne ein Symbol auszugeben,
    [infinitive] sofort aufwachen, ohne ein Symbol auszugeben,
    [inverted] wacht { hero-nom } sofort auf, ohne ein Symbol auszugeben,
   *[statement] { hero-nom } wacht sofort auf, ohne ein Symbol auszugeben,
 }
op-move = { $form ->
    [statement] { hero-nom } darf sich { spaces-up-to } bewegen
    [inverted] darf { hero-nom } sich { spaces-up-to } bewegen
    [infinitive] { $who ->
        [you] dich
       *[other] { hero-acc }
     } { spaces-up-to } bewegen
   *[imperative] bewege { $who ->
        [you] dich
       *[other] { hero-acc }
     } { spaces-up-to }
 }{ $ignore ->
    [none] { "" }
    [reach] , ohne angegriffen zu werden,
    [walls] , auch durch Wände,
    [platforms] , auch durch Plattformen,
    [reach_walls] , auch durch Wände und ohne angegriffen zu werden,
    [reach_platforms] , auch durch Plattformen und ohne angegriffen zu werden,
    [walls_platforms] , auch durch Wände und Plattformen,
   *[reach_walls_platforms] , auch durch Wände und Plattformen und ohne angegriffen zu werden,
 }
op-push = { $form ->
    [imperative] schubse { hero-acc } { spaces } { own-push-way }
    [infinitive] { hero-acc } { spaces } { own-push-way }schubsen
    [inverted] { $who ->
        [you] wirst du
       *[other] wird { hero-nom }
     } { spaces } { own-push-way }geschubst
   *[statement] { $who ->
        [you] du wirst
       *[other] { hero-nom } wird
     } { spaces } { own-push-way }geschubst
 }
own-push-way = { $direction ->
    [left] nach links{ " " }
    [right] nach rechts{ " " }
    [up] nach oben{ " " }
    [down] nach unten{ " " }
   *[away] { $bearer ->
        [boss] vom Boss weg
       *[other] von { own-bearer-dat } weg
     }
 }
op-swap = { $form ->
    [infinitive] mit { $other ->
        [hero] { hero-dat }
       *[enemy] { enemy-dat }
     } den Platz tauschen
   *[imperative] tausche mit { $other ->
        [hero] { hero-dat }
       *[enemy] { enemy-dat }
     } den Platz
 }
op-place = { $form ->
    [infinitive] { $who ->
        [you] deinen Helden
       *[other] { hero-acc }
     } auf { space-acc } stellen
   *[imperative] stelle { $who ->
        [you] deinen Helden
       *[other] { hero-acc }
     } auf { space-acc }
 }
op-place-token = { $form ->
    [infinitive] { $what ->
        [gold] 1 { -gold(number: "one") }
       *[gem] 1 { -gem(number: "one") }
     } auf { space-acc } legen
   *[imperative] lege { $what ->
        [gold] 1 { -gold(number: "one") }
       *[gem] 1 { -gem(number: "one") }
     } auf { space-acc }
 }
op-take-token = { $form ->
    [infinitive] alle { -gold(number: "many") } und { -gem(number: "many") } von { space-dat } nehmen
   *[imperative] nimm alle { -gold(number: "many") } und { -gem(number: "many") } von { space-dat }
 }

op-move-enemy = { $form ->
    [infinitive] { enemy-acc } { spaces-up-to } bewegen
   *[imperative] bewege { enemy-acc } { spaces-up-to }
 }
op-damage-enemy = { $form ->
    [infinitive] { enemy-dat } { $amount } { -wound } zufügen
   *[imperative] füge { enemy-dat } { $amount } { -wound } zu
 }
op-remove-enemy = { $form ->
    [infinitive] { enemy-acc } aus dem Verlies entfernen
   *[imperative] entferne { enemy-acc } aus dem Verlies
 }
op-march = { $form ->
    [infinitive] alle Monster 1 Feld nach { $direction ->
        [either] links oder rechts
        [left] links
       *[right] rechts
     } bewegen
   *[imperative] bewege alle Monster 1 Feld nach { $direction ->
        [either] links oder rechts
        [left] links
       *[right] rechts
     }
 }
op-spawn-enemy = { $form ->
    [infinitive] 1 Monster auf { own-spawn-space } setzen
   *[imperative] setze 1 Monster auf { own-spawn-space }
 }
own-spawn-space = ein freies Spawn-Feld { $level ->
    [highest] des höchsten aufgedeckten Levels
   *[own] { $bearer ->
        [holder] deines Levels
       *[other] auf dem Level des aktiven Helden
     }
 }
op-summon = { $form ->
    [infinitive] { own-summons } setzen
   *[imperative] setze { own-summons }
 }
own-summons = { $amount ->
    [one] 1 Handlanger „{ $token }“ auf ein freies Spawn-Feld
   *[other] { $amount } Handlanger „{ $token }“ auf freie Spawn-Felder
 } des Boss-Levels

op-add-damage = { $form ->
    [infinitive] den { -wound } { $now ->
        [attack] dieses Angriffs
       *[other] deines laufenden oder nächsten Angriffs in diesem Zug
     } um { $amount } erhöhen
   *[imperative] erhöhe den { -wound } { $now ->
        [attack] dieses Angriffs
       *[other] deines laufenden oder nächsten Angriffs in diesem Zug
     } um { $amount }
 }
op-add-symbol = { $form ->
    [infinitive] { $amount ->
        [one] 1 { symbol-one }
       *[other] { $amount } { symbol-many }
     } für diesen Zug erhalten
   *[imperative] erhalte { $amount ->
        [one] 1 { symbol-one }
       *[other] { $amount } { symbol-many }
     } für diesen Zug
 }
op-double-symbol = { $form ->
    [inverted] zählt das nächste Symbol, das du in diesem Zug nutzt,
   *[statement] das nächste Symbol, das du in diesem Zug nutzt, zählt
 } { $times ->
    [one] doppelt
   *[other] { $total }-fach
 }
op-draw-card = { $form ->
    [infinitive] die oberste Karte des { $deck ->
        [item] Ausrüstungsstapels
       *[potion] Trankstapels
     } kostenlos nehmen
   *[imperative] nimm kostenlos die oberste Karte des { $deck ->
        [item] Ausrüstungsstapels
       *[potion] Trankstapels
     }
 }
op-reroll = { $form ->
    [infinitive] { $dice ->
        [one] einen ungenutzten Würfel deiner Wahl
       *[unused] alle ungenutzten Würfel
     } neu würfeln
   *[imperative] würfle { $dice ->
        [one] einen ungenutzten Würfel deiner Wahl
       *[unused] alle ungenutzten Würfel
     } neu
 }
op-reroll-enemy-die = { $form ->
    [infinitive] { own-enemy-die } neu würfeln
   *[imperative] würfle { own-enemy-die } neu
 }
op-set-enemy-die = { $form ->
    [infinitive] { own-enemy-die } auf { result } drehen
   *[imperative] drehe { own-enemy-die } auf { result }
 }
op-cancel-enemy-die = { $form ->
    [infinitive] { own-enemy-die } in diesem Zug ignorieren
   *[imperative] ignoriere { own-enemy-die } in diesem Zug
 }
own-enemy-die = { $now ->
    [enemy_die] ihn
   *[other] den Monsterwürfel
 }
op-turn-die = { $form ->
    [infinitive] einen ungenutzten Würfel mit { symbol-one } auf ein { $to-one } drehen
   *[imperative] drehe einen ungenutzten Würfel mit { symbol-one } auf ein { $to-one }
 }
op-refresh-cards = { $form ->
    [infinitive] { $which ->
        [this] diese Karte
       *[all] alle deine Karten
     } auffrischen
   *[imperative] frische { $which ->
        [this] diese Karte
       *[all] alle deine Karten
     } auf
 }
op-discard-this = { $form ->
    [infinitive] diese Karte abwerfen
   *[imperative] wirf diese Karte ab
 }
op-take-this = { $form ->
    [infinitive] dieses Artefakt nehmen
   *[imperative] nimm dieses Artefakt
 }
op-apply-gravity = { $form ->
    [infinitive] die Schwerkraft anwenden
   *[imperative] wende die Schwerkraft an
 }
op-reveal-level = { $form ->
    [infinitive] das nächste Level aufdecken
   *[imperative] decke das nächste Level auf
 }
op-remove-level = { $form ->
    [infinitive] das unterste Level entfernen
   *[imperative] entferne das unterste Level
 }
op-renew-shop = { $form ->
    [infinitive] alle Karten der Shop-Auslage ersetzen
   *[imperative] ersetze alle Karten der Shop-Auslage
 }

boss-nom = { $again ->
    [yes] { "" }
   *[no] der Boss
 }
op-activate-boss = { $form ->
    [inverted] wird { boss-nom } aktiviert
   *[statement] { boss-nom } wird aktiviert
 }
op-boss-hits = { $form ->
    [inverted] greift { boss-nom } { hero-acc } an
   *[statement] { boss-nom } greift { hero-acc } an
 }
op-move-boss = { $form ->
    [inverted] bewegt sich { boss-nom }
   *[statement] { boss-nom } bewegt sich
 } auf { $to ->
    [hero] ein freies Feld neben { hero-dat }
   *[spawn] ein zufälliges freies Boss-Spawn-Feld
 }
op-enemies-attack = { $which ->
    [this] { $form ->
        [inverted] greift { bearer-nom }
       *[statement] { bearer-nom } greift
     } jeden benachbarten Helden an
   *[all] { $form ->
        [inverted] greifen alle Monster
       *[statement] alle Monster greifen
     } die Helden neben sich an
 }
op-this-attacks = { $enemy ->
    [this] { $form ->
        [inverted] greift { own-it } { own-him } an
       *[statement] { own-it } greift { own-him } an
     }
   *[that] { $form ->
        [inverted] greift { bearer-nom } { hero-acc } an
       *[statement] { bearer-nom } greift { hero-acc } an
     }
 }
own-it = { $bearer ->
    [enemy] es
   *[summon] er
 }
own-him = { $who ->
    [that] ihn
   *[other] { hero-acc }
 }
op-win = { $form ->
    [inverted] gewinnst du das Spiel
   *[statement] du gewinnst das Spiel
 }

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
op-each-enemy = für { enemy-acc } gilt: { $inner }
op-each-hero = für { hero-acc } gilt: { $inner }

## Änderungen, die andauern. $of: you, all, others; $sign: plus oder minus; $n: um wie viel; $total: wie viel es dann ist

each-symbol = { $of ->
    [you] jedes deiner { symbol-many }
    [others] jedes { symbol-one } anderer Helden
   *[all] jedes { symbol-one }
 }
of-nom = { $again ->
    [yes] { "" }
   *[no] { $of ->
        [you] du
        [others] andere Helden
       *[all] Helden
     }
 }
of-acc = { $of ->
    [you] dich
    [others] andere Helden
   *[all] Helden
 }
own-moved = { $of ->
    [you] dich
    [others] sie
   *[all] einen Helden
 }
op-change-move-steps = { $form ->
    [inverted] bewegt { each-symbol } { own-moved }{ $until }
   *[statement] { each-symbol } bewegt { own-moved }{ $until }
 } { $sign ->
    [plus] bis zu { $total } Felder statt 1
   *[minus] { spaces } weniger weit
 }
op-change-hand-steps = { $form ->
    [inverted] bewegt { each-symbol }{ $until } ein Monster
   *[statement] { each-symbol } bewegt{ $until } ein Monster
 } { $sign ->
    [plus] bis zu { $total } Felder statt 1
   *[minus] { spaces } weniger weit
 }
op-change-sword-damage = { $form ->
    [inverted] verursacht { each-symbol }{ $until }
   *[statement] { each-symbol } verursacht{ $until }
 } { $sign ->
    [plus] { $total } { -wound } statt 1
   *[minus] { $n } { -wound } weniger
 }
op-change-coin-gold = { $form ->
    [inverted] bringt { each-symbol }{ $until }
   *[statement] { each-symbol } bringt{ $until }
 } { $sign ->
    [plus] { $total } { -gold(number: "many") } statt 1
   *[minus] { $n ->
        [one] 1 { -gold(number: "one") }
       *[other] { $n } { -gold(number: "many") }
     } weniger
 }
op-change-attack-damage = { $form ->
    [inverted] verursacht { own-attacks-of }{ $until }
   *[statement] { own-attacks-of } verursacht{ $until }
 } { $n } { -wound } { $sign ->
    [plus] mehr
   *[minus] weniger
 }
own-attacks-of = { $of ->
    [you] jeder deiner Angriffe
    [others] jeder Angriff anderer Helden
   *[all] jeder Angriff eines Helden
 }
op-change-gem-price = { $form ->
    [inverted] kostet { of-acc } jede Verstärkung{ $until }
   *[statement] jede Verstärkung kostet { of-acc }{ $until }
 } { $n ->
    [one] 1 { -gem(number: "one") }
   *[other] { $n } { -gem(number: "many") }
 } { $sign ->
    [plus] mehr
   *[minus] weniger (aber mindestens 1)
 }
op-change-price = { $form ->
    [inverted] kosten { of-acc } die Karten im Shop{ $until }
   *[statement] die Karten im Shop kosten { of-acc }{ $until }
 } { $n ->
    [one] 1 { -gold(number: "one") }
   *[other] { $n } { -gold(number: "many") }
 } { $sign ->
    [plus] mehr
   *[minus] weniger
 }
op-change-loot-gold = { $form ->
    [inverted] { $of ->
        [you] erhältst du
        [others] erhalten andere Helden
       *[all] erhalten Helden
     }
   *[statement] { $of ->
        [you] du erhältst
        [others] andere Helden erhalten
       *[all] Helden erhalten
     }
 }{ $until } als Beute von jedem besiegten Monster { $n ->
    [one] 1 { -gold(number: "one") }
   *[other] { $n } { -gold(number: "many") }
 } { $sign ->
    [plus] mehr
   *[minus] weniger
 }
op-change-loot-gems = { $form ->
    [inverted] { $of ->
        [you] erhältst du
        [others] erhalten andere Helden
       *[all] erhalten Helden
     }
   *[statement] { $of ->
        [you] du erhältst
        [others] andere Helden erhalten
       *[all] Helden erhalten
     }
 }{ $until } als Beute von jedem besiegten Monster { $n ->
    [one] 1 { -gem(number: "one") }
   *[other] { $n } { -gem(number: "many") }
 } { $sign ->
    [plus] mehr
   *[minus] weniger
 }
op-change-shield = { $form ->
    [inverted] { $of ->
        [you] ignorierst du
        [others] ignorieren andere Helden
       *[all] ignorieren Helden
     }
   *[statement] { $of ->
        [you] du ignorierst
        [others] andere Helden ignorieren
       *[all] Helden ignorieren
     }
 }{ $until } in jedem Zug { $n ->
    [one] den ersten { -wound }, den
   *[other] die ersten { $n } { -wound }, die
 } { $of ->
    [you] du erleidest,
   *[all] sie erleiden,
 }
op-change-attack-reach = { $form ->
    [inverted] { $of ->
        [you] kannst du
        [others] können andere Helden
       *[all] können Helden
     }
   *[statement] { $of ->
        [you] du kannst
        [others] andere Helden können
       *[all] Helden können
     }
 }{ $until } Monster angreifen, die bis zu { $total } Felder entfernt sind
op-change-shop-reach = { $form ->
    [inverted] { $of ->
        [you] kannst du
        [others] können andere Helden
       *[all] können Helden
     }
   *[statement] { $of ->
        [you] du kannst
        [others] andere Helden können
       *[all] Helden können
     }
 }{ $until } auch auf einem Feld neben einem Shop-Feld einkaufen
op-change-push-length = { $form ->
    [inverted] { $of ->
        [you] schubst du
        [others] schubsen andere Helden
       *[all] schubsen Helden
     }
   *[statement] { $of ->
        [you] du schubst
        [others] andere Helden schubsen
       *[all] Helden schubsen
     }
 } Figuren{ $until } { spaces } { $sign ->
    [plus] weiter
   *[minus] weniger weit
 }
op-change-portal-price = { $form ->
    [inverted] kosten { of-acc } Portale{ $until }
   *[statement] Portale kosten { of-acc }{ $until }
 } { $n ->
    [one] 1 { -gold(number: "one") }
   *[other] { $n } { -gold(number: "many") }
 } { $sign ->
    [plus] mehr
   *[minus] weniger
 }
has-nom = { $again ->
    [yes] { "" }
   *[no] { $form ->
        [inverted] { $enemy ->
            [all] haben
           *[this] hat
         } { enemy-nom }
       *[statement] { enemy-nom } { $enemy ->
            [all] haben
           *[this] hat
         }
     }
 }
is-nom = { $again ->
    [yes] { "" }
   *[no] { enemy-nom }
 }
op-change-damage = { has-nom }{ $until } { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
 } { -wound }
op-change-health = { has-nom }{ $until } { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
 } Ausdauer
op-change-enemy-loot-gold = { has-nom }{ $until } als Beute { $n ->
    [one] 1 { -gold(number: "one") }
   *[other] { $n } { -gold(number: "many") }
 } { $sign ->
    [plus] mehr
   *[minus] weniger
 }
op-change-enemy-loot-gems = { has-nom }{ $until } als Beute { $n ->
    [one] 1 { -gem(number: "one") }
   *[other] { $n } { -gem(number: "many") }
 } { $sign ->
    [plus] mehr
   *[minus] weniger
 }

op-forbid = { $form ->
    [inverted] { $of ->
        [you] darfst
       *[all] dürfen
     } { of-nom }
   *[statement] { of-nom } { $of ->
        [you] darfst
       *[all] dürfen
     }
 }{ $until } { $deeds }
forbidden = { $what ->
    [forge] nicht schmieden
    [save] keine Symbole abspeichern
    [buy] keine Karten kaufen
    [ladders] keine Plattformen über Leitern durchqueren
    [portals] keine Portale nutzen
    [gems] keine Symbole mit { -gem(number: "dat") } verstärken
    [attack] nicht angreifen
    [collect] keine Marker aus dem Verlies nehmen
    [heal] keine { -heart(number: "many") } zurückerhalten
   *[cards] keine Karten einsetzen
 }
op-block-symbol = { op-forbid }
forbidden-symbol = keine { symbol-many } nutzen
op-counts-as = { $form ->
    [inverted] { $of ->
        [you] darfst
       *[all] dürfen
     } { of-nom }
   *[statement] { of-nom } { $of ->
        [you] darfst
       *[all] dürfen
     }
 }{ $until } { symbol-many } als { $other-many } nutzen
op-immune = { $form ->
    [inverted] { own-immune-verb } { of-nom }
   *[statement] { of-nom } { own-immune-verb }
 }{ $until } { $to ->
    [traps] keinen { -wound } durch Fallen
    [reach] nicht angegriffen, wenn { $of ->
        [you] du dich von Monstern wegbewegst
       *[all] sie sich von Monstern wegbewegen
     },
    [gravity] nicht
    [push] nicht geschubst werden
    [enemy_die] Angriffe durch den Monsterwürfel
    [boss_attacks] die Bosskampf-Karten
   *[falls_into_traps] beim Sturz in Fallen keinen { -wound }
 }
own-immune-verb = { $to ->
    [reach] { $of ->
        [you] wirst
       *[all] werden
     }
    [gravity] { $of ->
        [you] fällst
       *[all] fallen
     }
    [push] { $of ->
        [you] kannst
       *[all] können
     }
    [enemy_die] { $of ->
        [you] ignorierst
       *[all] ignorieren
     }
    [boss_attacks] { $of ->
        [you] ignorierst
       *[all] ignorieren
     }
   *[traps] { $of ->
        [you] erleidest
       *[all] erleiden
     }
 }
op-immune-enemy = { $form ->
    [inverted] { own-immune-verb-enemy } { is-nom }
   *[statement] { is-nom } { own-immune-verb-enemy }
 }{ $until } { $to ->
    [hand] nicht durch ein { -hand(number: "one") } bewegt werden
    [push] nicht geschubst werden
    [enemy_die] nicht durch den Monsterwürfel bewegt
    [attacks] nicht besiegt werden
   *[gravity] nicht
 }
own-immune-verb-enemy = { $to ->
    [enemy_die] { $enemy ->
        [all] werden
       *[this] wird
     }
    [gravity] { $enemy ->
        [all] fallen
       *[this] fällt
     }
   *[hand] { $enemy ->
        [all] können
       *[this] kann
     }
 }
op-drops-loot = { $form ->
    [inverted] bleibt die Beute { bearer-gen }{ $until }
   *[statement] die Beute { bearer-gen } bleibt{ $until }
 } auf dessen Feld liegen, statt an den siegreichen Helden zu gehen
