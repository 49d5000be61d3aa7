## Platformer: the nouns of its rules texts. One place for every thing that an icon may stand for one day.
## $who      besides: others, all, in_range, level, adjacent
## $bearer   besides: enemy, summon, boss
## $enemy    the enemy meant: any, this, that, all, boss, summon, rank_1 …, chosen_…, each_…
## $space    the space meant: that, or chosen_…

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
own-least-wounds = { $least ->
    [one] 1 { -wound(number: "one") }
   *[other] { $least } { -wound(number: "many") }
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

## How long

until-instant = until the end of the turn
until-turn = until the end of the turn
until-attack = in your next attack this turn
until-next-turn = until the start of your next turn
until-game = for the rest of the game

## Platformer: triggers. $least is the number that the trigger must reach, 0 if any will do.

when-always = always
when-activated = as an action
when-step-begins = { $step ->
    [1] at the start of { hero-gen } turn
    [8] at the end of { hero-gen } turn
   *[other] at the start of { hero-gen } { step-name } step
 }
when-step-ends = { $step ->
    [8] at the very end of { hero-gen } turn
   *[other] at the end of { hero-gen } { step-name } step
 }
step-name = { $step ->
    [0] event
    [1] first
    [2] refresh
    [3] roll
    [4] enemy die
    [5] action
    [6] save
    [7] gravity
   *[other] last
 }
when-boss-setup = setup
when-boss-begins = { $who ->
    [you] when the boss is activated in your turn
    [another] when the boss is activated in another hero’s turn
   *[any] when the boss is activated
 }
when-boss-ends = { $who ->
    [you] after the boss has acted in your turn
    [another] after the boss has acted in another hero’s turn
   *[any] after the boss has acted
 }

when-pool-rolled = after { $who ->
    [you] you roll
   *[any] { hero-nom } rolls
 } the action dice
when-enemy-die = { $result ->
    [any] { $who ->
        [you] after you roll the enemy die
        [another] after another hero rolls the enemy die
       *[any] after the enemy die is rolled
     }
   *[other] { $who ->
        [you] when you roll { result } on the enemy die
        [another] when another hero rolls { result } on the enemy die
       *[any] when the enemy die shows { result }
     }
 }
when-symbol-used = when { $who ->
    [you] you use
   *[any] { hero-nom } uses
 } a { $source ->
    [pool] { symbol-one } from the dice pool
    [saved] saved { symbol-one }
    [forged] forged { symbol-one }
   *[any] { symbol-one }
 }
when-symbol-boosted = when { $who ->
    [you] you boost
   *[any] { hero-nom } boosts
 } a { symbol-one } with { -gem(number: "many") }{ $least ->
    [0] { "" }
    [1] { "" }
    [2] { " " }at least twice
   *[other] { " " }at least { $least } times
 }
when-forged = when { $who ->
    [you] you forge
   *[any] { hero-nom } forges
 } { $symbol ->
    [any] two symbols into another
   *[other] two symbols into a { symbol-one }
 }
when-saved = when { $who ->
    [you] you save
   *[any] { hero-nom } saves
 } a { symbol-one }
when-special-reset = when { hero-gen } special die is reset
when-star-used = { $who ->
    [you] { -star(number: "one") }
   *[any] when { hero-nom } uses a { -star(number: "one") } for its own effect
 }

when-move-begins = when { $who ->
    [you] you are
   *[any] { hero-nom } is
 } about to move
when-moved = when { $who ->
    [you] you move
   *[any] { hero-nom } moves
 } 1 space
when-reach-left = when { $who ->
    [you] you move
   *[any] { hero-nom } moves
 } away from an adjacent enemy
when-entered = when { $who ->
    [you] you enter
   *[any] { hero-nom } enters
 } a { space-kind }
when-came-next = when { $who ->
    [you] you move
   *[any] { hero-nom } moves
 } next to { enemy-acc }
when-ladder-used = when { $who ->
    [you] you cross
   *[any] { hero-nom } crosses
 } a platform by ladder
when-portal-used = when { $who ->
    [you] you travel
   *[any] { hero-nom } travels
 } by Void Portal
when-pushed = when { $who ->
    [you] you are
   *[any] { hero-nom } is
 } pushed{ $least ->
    [0] { "" }
    [one] { " " }at least 1 space
   *[other] { " " }at least { $least } spaces
 }
when-pushes-hero = when { $who ->
    [you] you push
   *[any] { hero-nom } pushes
 } another hero
when-fell = when { $who ->
    [you] you fall
   *[any] { hero-nom } falls
 }{ $least ->
    [0] { "" }
    [one] { " " }at least 1 space
   *[other] { " " }at least { $least } spaces
 }
when-fell-through-trap = when { $who ->
    [you] you fall
   *[any] { hero-nom } falls
 } into or through a trap
when-boss-level-entered = when { $who ->
    [you] you enter
   *[any] { hero-nom } enters
 } the boss level

when-enemy-moved = when { $cause ->
    [die] the enemy die moves { enemy-acc }
    [hand] a { -hand(number: "one") } moves { enemy-acc }
    [push] { enemy-nom } is pushed
    [fall] { enemy-nom } falls
    [card] a card moves { enemy-acc }
   *[any] { enemy-nom } moves
 }
when-enemy-attacks = when { $cause ->
    [die] the enemy die makes { enemy-acc } attack { hero-acc }
    [movement] { enemy-nom } attacks { hero-acc } for moving away
    [card] a card makes { enemy-acc } attack { hero-acc }
    [boss] a boss attack card hits { hero-acc }
   *[any] { enemy-nom } attacks { hero-acc }
 }
when-enemy-spawned = when { enemy-nom } appears on the map

when-attack-declared = when { $who ->
    [you] you attack
   *[any] { hero-nom } attacks
 } { enemy-acc }
when-damage-summed = when { $who ->
    [you] you strike
   *[any] { hero-nom } strikes
 } { enemy-acc }{ $least ->
    [0] { "" }
   *[other] { " " }for at least { own-least-wounds }
 }
when-enemy-defeated = when { $who ->
    [you] you defeat
   *[any] { hero-nom } defeats
 } { enemy-acc }
when-boss-survived = when { $who ->
    [you] you attack
   *[any] { hero-nom } attacks
 } the boss{ $least ->
    [0] { "" }
   *[other] { " " }for at least { own-least-wounds }
 } without defeating it
when-looted = when { $who ->
    [you] you loot
   *[any] { hero-nom } loots
 } a defeated enemy

when-wounded = when { $who ->
    [you] you suffer
   *[any] { hero-nom } suffers
 } { $least ->
    [0] { -wound(number: "many") }
    [one] at least 1 { -wound(number: "one") }
   *[other] at least { $least } { -wound(number: "many") }
 }
when-healed = when { $who ->
    [you] you get
   *[any] { hero-nom } gets
 } { -heart(number: "many") } back
when-downed = when { $who ->
    [you] you are
   *[any] { hero-nom } is
 } downed
when-respawned = when { $who ->
    [you] you respawn
   *[any] { hero-nom } respawns
 }
when-token-gained = when { $who ->
    [you] you gain
   *[any] { hero-nom } gains
 } a boss token
when-token-repeated = when { $who ->
    [you] you would gain a boss token you already hold
   *[any] { hero-nom } would gain a boss token already held
 }
when-token-lost = when { $who ->
    [you] you lose
   *[any] { hero-nom } loses
 } a boss token

when-gained = when { $who ->
    [you] you gain
   *[any] { hero-nom } gains
 } { any-things }
when-spent = when { $who ->
    [you] you pay or lose
   *[any] { hero-nom } pays or loses
 } { any-things }
# $what, $least
any-things = { $least ->
    [0] { $what ->
        [gold] { -gold }
        [gem] { -gem(number: "many") }
       *[any] { -gold } or { -gem(number: "many") }
     }
   *[other] at least { $what ->
        [gold] { $least } { -gold }
        [gem] { $least ->
            [one] 1 { -gem(number: "one") }
           *[other] { $least } { -gem(number: "many") }
         }
       *[any] { $least } { -gold } or { -gem(number: "many") }
     }
 }
when-collected = when { $who ->
    [you] you take
   *[any] { hero-nom } takes
 } { $what ->
    [gold] { -gold }
    [gem] { -gem(number: "many") }
   *[any] { -gold } or { -gem(number: "many") }
 } from the map
when-bought = when { $who ->
    [you] you buy
   *[any] { hero-nom } buys
 } a card{ $least ->
    [0] { "" }
   *[other] { " " }for at least { $least } { -gold }
 }
when-card-used = when { $who ->
    [you] you use
   *[any] { hero-nom } uses
 } a card
when-card-exhausted = when { $who ->
    [you] you exhaust
   *[any] { hero-nom } exhausts
 } a card
when-card-refreshed = when a card of { $who ->
    [you] yours
   *[any] { hero-nom }
 } is refreshed
when-card-discarded = when { $who ->
    [you] you discard
   *[any] { hero-nom } discards
 } a card
when-artifact-taken = when { $who ->
    [you] you take
   *[any] { hero-nom } takes
 } an artifact

when-level-revealed = when { $who ->
    [you] you reveal a level
    [another] another hero reveals a level
   *[any] a level is revealed
 }
when-level-removed = when the lowest level is removed{ in-turn }
when-gravity-applied = when gravity is applied{ in-turn }
in-turn = { $who ->
    [you] { " " }in your turn
    [another] { " " }in another hero’s turn
   *[any] { "" }
 }
when-event-revealed = when this event is revealed
when-attack-resolved = when a boss attack card is resolved
when-attack-drawn = when a boss attack card is drawn

## Conditions, as clauses after “if”, “while” or “unless”

cond-on-space = { $who ->
    [you] you are
   *[other] { hero-nom } is
 } on a { space-kind }
cond-standing = { $who ->
    [you] you are
   *[other] { hero-nom } is
 } { $where ->
    [in_air] in the air
    [on_ladder] on a ladder
    [boss_level] on the boss level
    [below_boss_level] below the boss level
    [lowest_row] in the lowest row
   *[off_map] off the map
 }
cond-level-at-least = { $who ->
    [you] you are
   *[other] { hero-nom } is
 } on Level { $level } or higher
cond-adjacent = { $enemies ->
    [one] an enemy is
   *[other] at least { $enemies } enemies are
 } adjacent to { hero-acc }
cond-next-to-this = { hero-nom } is next to { bearer-acc }
cond-next-to-its-kind = another enemy of its kind is adjacent
cond-has = { $who ->
    [you] you { $what ->
        [tokens] hold
        [defeated] have defeated
       *[other] have
     }
   *[other] { hero-nom } { $what ->
        [tokens] holds
        [defeated] has defeated
       *[other] has
     }
 } { $range ->
    [exact] exactly { cond-has-least }
    [least] at least { cond-has-least }
    [most] at most { cond-has-most }
   *[both] { $least } to { cond-has-most }
 }
cond-has-least = { $what ->
    [gold] { $least } { -gold }
    [gem] { $least ->
        [one] 1 { -gem(number: "one") }
       *[other] { $least } { -gem(number: "many") }
     }
    [heart] { $least ->
        [one] 1 { -heart(number: "one") }
       *[other] { $least } { -heart(number: "many") }
     }
    [cards] { $least ->
        [one] 1 card
       *[other] { $least } cards
     }
    [tokens] { $least ->
        [one] 1 boss token
       *[other] { $least } boss tokens
     }
   *[defeated] { $least ->
        [one] 1 enemy
       *[other] { $least } enemies
     }
 }
cond-has-most = { $what ->
    [gold] { $most } { -gold }
    [gem] { $most ->
        [one] 1 { -gem(number: "one") }
       *[other] { $most } { -gem(number: "many") }
     }
    [heart] { $most ->
        [one] 1 { -heart(number: "one") }
       *[other] { $most } { -heart(number: "many") }
     }
    [cards] { $most ->
        [one] 1 card
       *[other] { $most } cards
     }
    [tokens] { $most ->
        [one] 1 boss token
       *[other] { $most } boss tokens
     }
   *[defeated] { $most ->
        [one] 1 enemy
       *[other] { $most } enemies
     }
 }
cond-ranks = { $what ->
    [height] { $who ->
        [you] you stand
       *[other] { hero-nom } stands
     } { $place ->
        [most] higher
       *[fewest] lower
     } than every other hero
   *[other] { $who ->
        [you] you have { $what ->
            [defeated] defeated
           *[other] { "" }
         }
       *[other] { hero-nom } has { $what ->
            [defeated] defeated
           *[other] { "" }
         }
     } the { $place ->
        [most] most
       *[fewest] { $what ->
            [gold] least
           *[other] fewest
         }
     } { $what ->
        [gold] { -gold }
        [gem] { -gem(number: "many") }
        [heart] { -heart(number: "many") }
        [cards] cards
       *[defeated] enemies
     } of all heroes
 }
cond-dice-show = { $least ->
    [one] at least 1 { $unused ->
        [yes] unused die
       *[no] die
     } of the pool shows { $symbol ->
        [equal] a symbol
       *[other] a { symbol-one }
     }
   *[other] at least { $least } { $unused ->
        [yes] unused dice
       *[no] dice
     } of the pool show { $symbol ->
        [equal] the same symbol
       *[other] a { symbol-one }
     }
 }
cond-special-shows = { $symbol ->
    [blank] { hero-gen } special die is blank
    [any] { hero-gen } special die holds a symbol
   *[other] { hero-gen } special die shows a { symbol-one }
 }
cond-card-ready = this card is not exhausted
during-own-turn = during your turn
cond-own-turn = it is your turn
cond-caused-by = { $cause ->
    [die] the enemy die is the cause
    [movement] movement is the cause
    [card] a card is the cause
    [trap] a trap is the cause
    [hand] a { -hand(number: "one") } is the cause
    [push] a push is the cause
    [fall] a fall is the cause
    [boss] the boss is the cause
   *[portal] a Void Portal is the cause
 }
cond-enemy-is = that enemy is { $what ->
    [rank_1] of rank I
    [rank_2] of rank II
    [rank_3] of rank III
    [boss] the boss
    [summon] a summon
    [this] { bearer-nom }
   *[not_boss] not the boss
 }
cond-boss-is = the boss is { $boss }
cond-holds-token = { $who ->
    [you] you hold
   *[other] { hero-nom } holds
 } the “{ $token }” token
cond-enemies-on-map = { $range ->
    [exact] { $least ->
        [0] no enemy other than the boss is
        [one] exactly 1 enemy other than the boss is
       *[other] exactly { $least } enemies other than the boss are
     }
    [least] { $least ->
        [one] at least 1 enemy other than the boss is
       *[other] at least { $least } enemies other than the boss are
     }
    [most] { $most ->
        [0] no enemy other than the boss is
        [one] at most 1 enemy other than the boss is
       *[other] at most { $most } enemies other than the boss are
     }
   *[both] { $least } to { $most } enemies other than the boss are
 } on { $where ->
    [map] the map
   *[boss_level] the boss level
 }

## Costs

cost-exhaust = { $form ->
    [label] exhaust
   *[imperative] exhaust this card
 }
cost-discard = { $form ->
    [label] discard
   *[imperative] discard this card
 }
cost-once-per-turn = once per turn
cost-pay = { $what ->
    [heart] lose
   *[other] pay
 } { things }
cost-spend-symbol = spend a { symbol-one } from the dice pool
cost-spend-pair = spend two { symbol-many } from the dice pool
cost-spend-saved = spend your saved symbol

## Operations

op-gain = { $form ->
    [imperative] gain
    [infinitive] gain
   *[statement] { hero-nom } gains
 } { things }
op-lose = { $form ->
    [imperative] lose
    [infinitive] lose
   *[statement] { hero-nom } loses
 } { things }
op-steal = { $form ->
    [imperative] take { things } from { hero-dat }
    [infinitive] take { things } from { hero-dat }
   *[statement] { hero-nom } loses { things }
 }
op-heal-full = { $form ->
    [imperative] get all your { -heart(number: "many") } back
    [infinitive] get all your { -heart(number: "many") } back
   *[statement] { hero-nom } gets all their { -heart(number: "many") } back
 }
op-wound = { $form ->
    [imperative] suffer
    [infinitive] suffer
   *[statement] { hero-nom } suffers
 } { wounds }
op-give-token = { $form ->
    [imperative] gain
    [infinitive] gain
   *[statement] { hero-nom } gains
 } the “{ $token }” token
op-drop-tokens = { $form ->
    [imperative] discard all your boss tokens
    [infinitive] discard all your boss tokens
   *[statement] { hero-nom } discards all their boss tokens
 }
op-reset-special = { $form ->
    [imperative] reset your special die
    [infinitive] reset your special die
   *[statement] { hero-nom } resets their special die
 }
op-set-special = { $form ->
    [imperative] turn your special die
    [infinitive] turn your special die
   *[statement] { hero-nom } turns their special die
 } to { symbol-one }
op-exhaust-cards = { $form ->
    [imperative] exhaust all your items and artifacts
    [infinitive] exhaust all your items and artifacts
   *[statement] { hero-nom } exhausts all their items and artifacts
 }
op-respawn-hero = { $form ->
    [imperative] respawn
    [infinitive] respawn
   *[statement] { hero-nom } respawns
 } at once without spending a symbol
op-move = { $form ->
    [statement] { hero-nom } may move
    [inverted] { hero-nom } may move
   *[imperative] { $who ->
        [you] move
       *[other] move { hero-acc }
     }
 } { spaces-up-to }{ $ignore ->
    [none] { "" }
    [reach] { " " }without being attacked
    [walls] , even through walls
    [platforms] , even through platforms
    [reach_walls] { " " }without being attacked, even through walls
    [reach_platforms] { " " }without being attacked, even through platforms
    [walls_platforms] , even through walls and platforms
   *[reach_walls_platforms] { " " }without being attacked, even through walls and platforms
 }
op-push = { $form ->
    [imperative] push { hero-acc }
    [infinitive] push { hero-acc }
   *[statement] { $who ->
        [you] you are
       *[other] { hero-nom } is
     } pushed
 } { spaces } { $direction ->
    [left] to the left
    [right] to the right
    [up] up
    [down] down
   *[away] away from { bearer-acc }
 }
op-swap = { $other ->
    [hero] swap places with { hero-dat }
   *[enemy] swap places with { enemy-dat }
 }
op-place = place { $who ->
    [you] your hero
   *[other] { hero-acc }
 } on { space-acc }
op-place-token = place { $what ->
    [gold] 1 { -gold }
   *[gem] 1 { -gem(number: "one") }
 } on { space-acc }
op-take-token = take all { -gold } and { -gem(number: "many") } from { space-dat }

op-move-enemy = move { enemy-acc } { spaces-up-to }
op-damage-enemy = inflict { wounds } on { enemy-dat }
op-remove-enemy = remove { enemy-acc } from the map
op-march = move all enemies 1 space to the { $direction ->
    [either] left or right
    [left] left
   *[right] right
 }
op-spawn-enemy = place 1 enemy on a free spawn space of { $level ->
    [highest] the highest revealed level
   *[own] { $bearer ->
        [holder] your
       *[other] the active hero’s
     } level
 }
op-summon = { $amount ->
    [one] place 1 “{ $token }” summon on a free spawn space
   *[other] place { $amount } “{ $token }” summons on free spawn spaces
 } of the boss level

op-add-damage = inflict { $amount ->
    [one] 1 extra { -wound(number: "one") }
   *[other] { $amount } extra { -wound(number: "many") }
 } with { $now ->
    [attack] this attack
   *[other] your current or next attack this turn
 }
op-add-symbol = gain { $amount ->
    [one] 1 { symbol-one }
   *[other] { $amount } { symbol-many }
 } for this turn
op-double-symbol = { $times ->
    [one] the next symbol you use this turn counts twice
   *[other] the next symbol you use this turn counts { $total } times
 }
op-draw-card = take the top card of the { $deck ->
    [item] item
   *[potion] potion
 } deck for free
op-reroll = { $dice ->
    [one] reroll one unused die of your choice
   *[unused] reroll all unused dice
 }
op-reroll-enemy-die = reroll { own-enemy-die }
op-set-enemy-die = turn { own-enemy-die } to { result }
op-cancel-enemy-die = ignore { own-enemy-die } this turn
own-enemy-die = { $now ->
    [enemy_die] it
   *[other] the enemy die
 }
op-turn-die = turn one unused { symbol-one } to a { $to-one }
op-refresh-cards = { $which ->
    [this] refresh this card
   *[all] refresh all your cards
 }
op-discard-this = discard this card
op-take-this = take this artifact
op-apply-gravity = apply gravity
op-reveal-level = reveal the next level
op-remove-level = remove the lowest level
op-renew-shop = replace all cards in the shop display

boss-nom = { $again ->
    [yes] { "" }
   *[no] the boss
 }
op-activate-boss = { boss-nom } is activated
op-boss-hits = { boss-nom } attacks { hero-acc }
op-move-boss = { boss-nom } moves to { $to ->
    [hero] a free space next to { hero-acc }
   *[spawn] a random free boss spawn space
 }
op-enemies-attack = { $which ->
    [this] { bearer-nom } attacks each adjacent hero
   *[all] all enemies attack the heroes next to them
 }
op-this-attacks = { $enemy ->
    [this] it
   *[that] { bearer-nom }
 } attacks { hero-acc }
op-win = you win the game

op-choose-enemy = choose { enemy-acc }
op-choose-hero = choose { hero-acc }
op-choose-space = choose { space-acc }
op-each-enemy = for { enemy-acc }: { $inner }
op-each-hero = for { hero-acc }: { $inner }

## Changes that last. $of: you, all, others; $sign: plus or minus; $n: by how much; $total: how much it makes then

each-symbol = { $of ->
    [you] each of your { symbol-many }
    [others] each of other heroes’ { symbol-many }
   *[all] each { symbol-one }
 }
of-nom = { $again ->
    [yes] { "" }
   *[no] { of-acc }
 }
of-acc = { $of ->
    [you] you
    [others] other heroes
   *[all] heroes
 }
op-change-move-steps = { each-symbol } moves { $of ->
    [you] you
    [others] them
   *[all] a hero
 } { $sign ->
    [plus] up to { $total } spaces instead of 1
   *[minus] { spaces } less
 }{ $until }
op-change-hand-steps = { $sign ->
    [plus] { each-symbol } moves an enemy up to { $total } spaces instead of 1{ $until }
   *[minus] { each-symbol } moves an enemy { spaces } less{ $until }
 }
op-change-sword-damage = { $sign ->
    [plus] { each-symbol } inflicts { $total } { -wound(number: "many") } instead of 1{ $until }
   *[minus] { each-symbol } inflicts { $n } fewer { $n ->
        [one] { -wound(number: "one") }
       *[other] { -wound(number: "many") }
     }{ $until }
 }
op-change-coin-gold = { $sign ->
    [plus] { each-symbol } gives { $total } { -gold } instead of 1{ $until }
   *[minus] { each-symbol } gives { $n } { -gold } less{ $until }
 }
op-change-attack-damage = { $of ->
    [you] each of your attacks
    [others] each attack by another hero
   *[all] each attack by a hero
 } inflicts { $n } { $sign ->
    [plus] extra
   *[minus] fewer
 } { $n ->
    [one] { -wound(number: "one") }
   *[other] { -wound(number: "many") }
 }{ $until }
op-change-gem-price = each boost costs { of-acc } { $n ->
    [one] 1 { -gem(number: "one") }
   *[other] { $n } { -gem(number: "many") }
 } { $sign ->
    [plus] more
   *[minus] less (but at least 1)
 }{ $until }
op-change-price = cards in the shop cost { of-acc } { $n } { -gold } { $sign ->
    [plus] more
   *[minus] less
 }{ $until }
op-change-loot-gold = { $of ->
    [you] you take
    [others] other heroes take
   *[all] heroes take
 } { $n } { $sign ->
    [plus] extra { -gold }
   *[minus] { -gold } less
 } when looting an enemy{ $until }
op-change-loot-gems = { $of ->
    [you] you take
    [others] other heroes take
   *[all] heroes take
 } { $n ->
    [one] 1 { $sign ->
        [plus] extra { -gem(number: "one") }
       *[minus] { -gem(number: "one") } less
     }
   *[other] { $n } { $sign ->
        [plus] extra { -gem(number: "many") }
       *[minus] { -gem(number: "many") } less
     }
 } when looting an enemy{ $until }
op-change-shield = { $of ->
    [you] you ignore the first { $n ->
        [one] { -wound(number: "one") } you suffer
       *[other] { $n } { -wound(number: "many") } you suffer
     }
    [others] other heroes ignore the first { $n ->
        [one] { -wound(number: "one") } they suffer
       *[other] { $n } { -wound(number: "many") } they suffer
     }
   *[all] heroes ignore the first { $n ->
        [one] { -wound(number: "one") } they suffer
       *[other] { $n } { -wound(number: "many") } they suffer
     }
 } each turn{ $until }
op-change-attack-reach = { of-nom } can attack enemies up to { $total } spaces away{ $until }
op-change-shop-reach = { of-nom } can also buy from a space adjacent to a shop{ $until }
op-change-push-length = { $of ->
    [you] you push
    [others] other heroes push
   *[all] heroes push
 } figures { spaces } { $sign ->
    [plus] further
   *[minus] less far
 }{ $until }
op-change-portal-price = Void Portals cost { of-acc } { $n } { -gold } { $sign ->
    [plus] more
   *[minus] less
 }{ $until }
has-nom = { $again ->
    [yes] { "" }
   *[no] { enemy-nom } { $enemy ->
        [all] have
       *[this] has
     }
 }
is-nom = { $again ->
    [yes] { "" }
   *[no] { enemy-nom }
 }
op-change-damage = { has-nom } { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
 } Damage{ $until }
op-change-health = { has-nom } { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
 } Health{ $until }
op-change-enemy-loot-gold = { has-nom } { $n } { -gold } { $sign ->
    [plus] more
   *[minus] less
 } as loot{ $until }
op-change-enemy-loot-gems = { has-nom } { $n ->
    [one] 1 { -gem(number: "one") }
   *[other] { $n } { -gem(number: "many") }
 } { $sign ->
    [plus] more
   *[minus] less
 } as loot{ $until }

op-forbid = { of-nom } cannot { $deeds }{ $until }
forbidden = { $what ->
    [forge] forge
    [save] save symbols
    [buy] buy cards
    [ladders] cross platforms by ladder
    [portals] use Void Portals
    [gems] boost symbols with { -gem(number: "many") }
    [attack] attack
    [collect] take tokens from the map
    [heal] get { -heart(number: "many") } back
   *[cards] use cards
 }
op-block-symbol = { op-forbid }
forbidden-symbol = use { symbol-many }
op-counts-as = { of-nom } may use { symbol-many } as { $other-many }{ $until }
op-immune = { $to ->
    [traps] { of-nom } suffer no { -wound(number: "many") } from traps
    [reach] { of-nom } are not attacked when moving away from enemies
    [gravity] { of-nom } do not fall
    [push] { of-nom } cannot be pushed
    [enemy_die] { of-nom } ignore attacks by the enemy die
    [boss_attacks] { of-nom } ignore the boss’s attack cards
   *[falls_into_traps] { of-nom } suffer no { -wound(number: "many") } when falling into traps
 }{ $until }
op-immune-enemy = { is-nom } { $to ->
    [hand] cannot be moved by a { -hand(number: "one") }
    [push] cannot be pushed
    [enemy_die] { $enemy ->
        [all] are
       *[this] is
     } not moved by the enemy die
    [attacks] cannot be defeated
   *[gravity] { $enemy ->
        [all] do
       *[this] does
     } not fall
 }{ $until }
op-drops-loot = the loot of { bearer-acc } stays on its space instead of going to the victorious hero{ $until }
