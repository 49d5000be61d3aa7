## How the rules text of a card is put together, and the nouns it is made of. The words of a game stand in a file of their own.
## Arguments that every message may use:
## $form     imperative, infinitive (after “you may”), statement, inverted (a statement after a clause), label (a cost before a colon)
## $who      the hero meant: you, that, pron, same (not named again), of_them, active, others, all, in_range, level, adjacent, any, another, chosen_…
## $bearer   what bears the effect: holder (a hero has the card), enemy, summon, boss
## $enemy    the enemy meant: any, this, that, all, boss, summon, rank_1 …, chosen_…, each_…
## $space    the space meant: that, or chosen_…
## $again    yes if the subject is the same as just before and is not named again
## $until    how long it lasts, with a space in front, or nothing

# Terms: one place for every thing that an icon may stand for one day.

-gold = Gold
-gem = { $number ->
    [one] Gem
   *[many] Gems
 }
-heart = { $number ->
    [one] Heart
   *[many] Hearts
 }
-wound = { $number ->
    [one] Wound
   *[many] Wounds
 }
-move = { $number ->
    [one] Move
   *[many] Moves
 }
-sword = { $number ->
    [one] Sword
   *[many] Swords
 }
-coin = { $number ->
    [one] Coin
   *[many] Coins
 }
-hand = { $number ->
    [one] Hand
   *[many] Hands
 }
-star = { $number ->
    [one] Star
   *[many] Stars
 }
-attack = Attack
-left = Left
-right = Right

## Joining

# Whether a sentence goes on with a capital letter after a colon: upper or lower.
text-after-colon = lower
# $initial is the first letter of what follows, a silent h left out.
join-and = { $initial ->
   *[other] { $first } and { $last }
 }
join-and-clause = { $initial ->
   *[other] { $first }, and { $last }
 }
join-or = { $initial ->
   *[other] { $first } or { $last }
 }
join-or-clause = { $initial ->
   *[other] { $first }, or { $last }
 }
join-nor = { $initial ->
   *[other] { $first } or { $last }
 }
join-comma = { $first }, { $last }
join-sentences = { $first }. { $last }

## Sentences

sentence-when = { $adverb ->
   *[other] { $when },
 }
sentence-when-if = { $adverb ->
   *[other] { $when }, { $if },
 }
sentence-when-colon = { $when }:
if-all = if { $conditions }
while-all = while { $conditions }
unless-any = unless { $conditions }
if-but-unless = { $if }, { $unless }
always-while = { $if }, { $what }
label-colon = { $label }: { $what }
once-label = once per turn, { $label }
once-when = once per turn, { $what }
use-only = use only { $if }
use-not = not usable if { $conditions }
may-do = you may { $what }
may-pay = you may { $cost }. If you do, { $what }
may-use = you may use this effect: { $what }

until-instant = until the end of the turn
until-turn = until the end of the turn
until-attack = in your next attack this turn
until-next-turn = until the start of your next turn
until-game = for the rest of the game

## Who and what

hero-nom = { $who ->
    [same] { "" }
    [that] that hero
    [pron] that hero
    [of_them] each of them
    [active] the active hero
    [others] each other hero
    [all] each hero
    [in_range] each hero in range
    [level] each { $bearer ->
        [holder] other hero on your level
       *[enemy] hero on the level of { bearer-acc }
     }
    [adjacent] each hero next to { bearer-acc }
    [another] another hero
    [any] a hero
    [chosen_all] a hero of your choice
    [chosen_in_range] a hero of your choice in range
    [chosen_level] another hero of your choice on your level
    [chosen_adjacent] an adjacent hero of your choice
    [chosen_others] another hero of your choice
   *[you] you
 }
hero-acc = { hero-nom }
hero-dat = { hero-nom }
hero-gen = { $who ->
    [you] your
    [of_them] their
   *[other] { hero-nom }’s
 }

bearer-nom = { $bearer ->
    [enemy] this enemy
    [summon] this summon
    [boss] the boss
   *[holder] you
 }
bearer-acc = { bearer-nom }
bearer-dat = { bearer-nom }
bearer-gen = { $bearer ->
    [holder] your
   *[other] { bearer-nom }’s
 }

enemy-nom = { $enemy ->
    [this] { bearer-nom }
    [that] that enemy
    [all] enemies
    [boss] the boss
    [not_boss] an enemy other than the boss
    [summon] a summon
    [rank_1] a rank I enemy
    [rank_2] a rank II enemy
    [rank_3] a rank III enemy
    [chosen_anywhere] an enemy of your choice
    [chosen_adjacent] an adjacent enemy
    [chosen_around] an enemy on one of the eight spaces around { bearer-acc }
    [chosen_same_row] an enemy in { bearer-gen } row
    [chosen_same_level] an enemy on { bearer-gen } level
    [each_anywhere] each enemy
    [each_adjacent] each enemy next to { bearer-acc }
    [each_around] each enemy on the eight spaces around { bearer-acc }
    [each_same_row] each enemy in { bearer-gen } row
    [each_same_level] each enemy on { bearer-gen } level
    [chosen_anywhere_not_boss] an enemy of your choice other than the boss
    [chosen_adjacent_not_boss] an adjacent enemy other than the boss
    [chosen_around_not_boss] an enemy other than the boss on one of the eight spaces around { bearer-acc }
    [chosen_same_row_not_boss] an enemy in { bearer-gen } row other than the boss
    [chosen_same_level_not_boss] an enemy on { bearer-gen } level other than the boss
   *[any] an enemy
 }
enemy-acc = { enemy-nom }
enemy-dat = { enemy-nom }

space-acc = { $space ->
    [chosen_free_adjacent] a free adjacent space
    [chosen_free_around] a free space around { bearer-acc }
    [chosen_free_row] a free space in { bearer-gen } row
    [chosen_free_level] a free space on { bearer-gen } level
    [chosen_free_map] a free space on the map
    [chosen_token_adjacent] an adjacent space
    [chosen_token_around] a space around { bearer-acc }
    [chosen_token_row] a space in { bearer-gen } row
    [chosen_token_level] a space on { bearer-gen } level
    [chosen_token_map] a space on the map
    [chosen_platform_adjacent] a free adjacent space with a platform
    [chosen_platform_around] a free space with a platform around { bearer-acc }
    [chosen_platform_row] a free space with a platform in { bearer-gen } row
    [chosen_platform_level] a free space with a platform on { bearer-gen } level
    [chosen_platform_map] a free space with a platform on the map
   *[that] that space
 }
space-dat = { space-acc }

# $what, $amount
things = { $what ->
    [gold] { $amount } { -gold }
    [gem] { $amount ->
        [one] 1 { -gem(number: "one") }
       *[other] { $amount } { -gem(number: "many") }
     }
   *[heart] { $amount ->
        [one] 1 { -heart(number: "one") }
       *[other] { $amount } { -heart(number: "many") }
     }
 }
# $amount
wounds = { $amount ->
    [one] 1 { -wound(number: "one") }
   *[other] { $amount } { -wound(number: "many") }
 }
# $n
spaces = { $n ->
    [one] 1 space
   *[other] { $n } spaces
 }
spaces-up-to = { $n ->
    [one] 1 space
   *[other] up to { $n } spaces
 }
# $symbol; “any” is a symbol of any sort
symbol-one = { $symbol ->
    [move] { -move(number: "one") }
    [sword] { -sword(number: "one") }
    [coin] { -coin(number: "one") }
    [hand] { -hand(number: "one") }
    [star] { -star(number: "one") }
   *[any] symbol
 }
symbol-many = { $symbol ->
    [move] { -move(number: "many") }
    [sword] { -sword(number: "many") }
    [coin] { -coin(number: "many") }
    [hand] { -hand(number: "many") }
    [star] { -star(number: "many") }
   *[any] symbols
 }
# $result
result = { $result ->
    [left] { -left }
    [right] { -right }
   *[attack] { -attack }
 }
# $kind
space-kind = { $kind ->
    [plain] plain space
    [gold] { -gold } space
    [gem] { -gem(number: "one") } space
    [trap] trap
    [shop] shop space
    [spawn] spawn space
    [portal] Void Portal
    [boss_spawn] boss spawn space
    [special] special space
   *[any] space
 }
