## Wie der Regeltext einer Karte zusammengesetzt wird, und die Nomen dazu. Die Wörter eines Spiels stehen in einer eigenen Datei.
## Argumente, die jede Nachricht verwenden darf:
## $form     imperative, infinitive (nach „darfst du“), statement, inverted (Aussage nach einem Nebensatz: Verb zuerst), label (Kosten vor einem Doppelpunkt)
## $who      der gemeinte Held: you, that, pron, same (nicht noch einmal genannt), of_them, active, others, all, in_range, level, adjacent, any, another, chosen_…
## $bearer   wer den Effekt trägt: holder (ein Held hat die Karte), enemy, summon, boss
## $enemy    das gemeinte Monster: any, this, that, all, boss, summon, rank_1 …, chosen_…, each_…
## $space    das gemeinte Feld: that oder chosen_…
## $again    yes, wenn das Subjekt dasselbe ist wie eben und nicht noch einmal genannt wird
## Nachrichten, die mit „own-“ beginnen, hat nur diese Sprache; sie helfen den anderen.
## $until    wie lange es gilt, mit einem Leerzeichen davor, oder nichts

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

## Verbinden

text-after-colon = upper
join-and = { $initial ->
   *[other] { $first } und { $last }
 }
join-and-clause = { $initial ->
   *[other] { $first } und { $last }
 }
join-or = { $initial ->
   *[other] { $first } oder { $last }
 }
join-or-clause = { $initial ->
   *[other] { $first } oder { $last }
 }
join-nor = { $initial ->
   *[other] { $first } und { $last }
 }
join-comma = { $first }, { $last }
join-sentences = { $first }. { $last }

## Sätze

sentence-when = { $adverb ->
    [yes] { $when }
   *[no] { $when },
 }
sentence-when-if = { $adverb ->
    [yes] { $when }, { $if },
   *[no] { $sort ->
        [if] { $when } und { $conditions },
       *[unless] { $when }, { $if },
     }
 }
sentence-when-colon = { $when }:
if-all = falls { $conditions }
while-all = solange { $conditions }
unless-any = außer wenn { $conditions }
if-but-unless = { $if }, { $unless }
always-while = { $if }, { $what }
label-colon = { $label }: { $what }
once-label = einmal pro Zug { $label }
once-when = einmal pro Zug, { $what }
use-only = nur einsetzbar, { $if }
use-not = nicht einsetzbar, wenn { $conditions }
may-do = { $form ->
    [inverted] darfst du { $what }
   *[statement] du darfst { $what }
 }
may-pay = { $form ->
    [inverted] darfst du { $cost }
   *[statement] du darfst { $cost }
 }. Wenn du das tust, { $what }
may-use = { $form ->
    [inverted] darfst du diesen Effekt nutzen
   *[statement] du darfst diesen Effekt nutzen
 }: { $what }

until-instant = bis zum Ende des Zuges
until-turn = bis zum Ende des Zuges
until-attack = bei deinem nächsten Angriff in diesem Zug
until-next-turn = bis zum Beginn deines nächsten Zuges
until-game = für den Rest der Partie

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
    [adjacent] jeder Held neben { bearer-dat }
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
    [adjacent] jeden Helden neben { bearer-dat }
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
    [adjacent] jedem Helden neben { bearer-dat }
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
    [adjacent] jedes Helden neben { bearer-dat }
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
bearer-dat = { $bearer ->
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
    [rank_1] ein Monster von Rang I
    [rank_2] ein Monster von Rang II
    [rank_3] ein Monster von Rang III
    [chosen_anywhere] ein Monster deiner Wahl
    [chosen_adjacent] ein benachbartes Monster
    [chosen_around] ein Monster auf einem der acht Felder um { bearer-acc } herum
    [chosen_same_row] ein Monster { own-bearer-row }
    [chosen_same_level] ein Monster { own-bearer-level }
    [each_anywhere] jedes Monster
    [each_adjacent] jedes Monster neben { bearer-dat }
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
    [this] { bearer-dat }
    [that] diesem Monster
    [all] Monstern
    [boss] dem Boss
    [not_boss] einem Monster außer dem Boss
    [summon] einem Handlanger
    [rank_1] einem Monster von Rang I
    [rank_2] einem Monster von Rang II
    [rank_3] einem Monster von Rang III
    [chosen_anywhere] einem Monster deiner Wahl
    [chosen_adjacent] einem benachbarten Monster
    [chosen_around] einem Monster auf einem der acht Felder um { bearer-acc } herum
    [chosen_same_row] einem Monster { own-bearer-row }
    [chosen_same_level] einem Monster { own-bearer-level }
    [each_anywhere] jedem Monster
    [each_adjacent] jedem Monster neben { bearer-dat }
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
