## Dungeons: the nouns of its rules texts. One place for every thing that an icon may stand for one day.
## $who      besides: others, all, room, near, adjacent, fallen
## $bearer   besides: enemy, rule (a special rule of an adventure; it speaks of the hero in question)
## $source   the kind of card: hero, equipment, ability, item, enemy, adventure
## $enemy    the enemy meant: any, this, that, all, threat_1 …, group, not_red, chosen, each, picked, pron, of_them
## $space    the space meant: that, or chosen

-health = Health
-energy = Energy
-loot = Loot
-damage = Damage
-speed = Speed
-hit = { $number ->
    [one] Hit
   *[many] Hits
 }
-critical = { $number ->
    [one] Critical Hit
   *[many] Critical Hits
 }
-ability = Ability
-sight = Line of Sight

## Who and what

hero-nom = { $who ->
    [same] { "" }
    [that] that hero
    [pron] that hero
    [of_them] each of them
    [active] the active hero
    [others] each other hero
    [all] each hero
    [room] each hero { on-tile }
    [near] each hero { on-tiles }
    [adjacent] each hero adjacent to { bearer-nom }
    [fallen] each fallen hero
    [another] another hero
    [any] a hero
    [chosen] { $where ->
        [fallen] a fallen hero of your choice
        [adjacent] an adjacent hero of your choice
       *[other] { $myself ->
            [no] another hero of your choice
           *[yes] a hero of your choice
         }{ where-one }
     }
    [picked] { $order ->
        [nearest] the nearest hero
        [farthest] the farthest hero
        [least_health] the hero with the least { -health }
        [most_health] the hero with the most { -health }
        [least_energy] the hero with the least { -energy }
        [most_energy] the hero with the most { -energy }
        [least_loot] the hero with the least { -loot }
       *[most_loot] the hero with the most { -loot }
     }{ among-one }
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
    [enemy] { $told ->
        [yes] it
       *[no] this enemy
     }
    [rule] that hero
   *[holder] you
 }
bearer-gen = { $bearer ->
    [holder] your
    [enemy] { $told ->
        [yes] its
       *[no] this enemy’s
     }
   *[rule] that hero’s
 }
on-tile = on { bearer-gen } tile
on-tiles = on { bearer-gen } tile or an adjacent tile
# where one figure is, with a space in front
where-one = { $where ->
    [adjacent] { " " }adjacent to { bearer-nom }
    [around] { " " }on { $enemy ->
        [each] the eight spaces
       *[other] one of the eight spaces
     } around { bearer-nom }
    [room] { " " }{ on-tile }
    [near] { " " }{ on-tiles }
    [sight] { " " }in { bearer-gen } { -sight }
    [range] { " " }within range of { bearer-gen } ranged attacks
   *[anywhere] { "" }
 }
among-one = { $among ->
    [others] { $bearer ->
        [holder] { " " }besides you
       *[other] { "" }
     }
    [room] { " " }{ on-tile }
    [near] { " " }{ on-tiles }
    [adjacent] { " " }adjacent to { bearer-nom }
   *[all] { "" }
 }

enemy-nom = { $enemy ->
    [this] this enemy
    [that] that enemy
    [pron] it
    [of_them] each of them
    [all] enemies
    [threat_1] a grey enemy
    [threat_2] a blue enemy
    [threat_3] a red enemy
    [not_red] an enemy that is not red
    [melee] a melee enemy
    [ranged] a ranged enemy
    [stunned] a stunned enemy
    [group] { $group-size ->
        [one] “{ $group }”
       *[many] an enemy of the group “{ $group }”
     }
    [chosen] { $upto ->
        [1] a grey enemy
        [2] a grey or blue enemy
       *[3] an enemy
     }{ $where ->
        [anywhere] { " " }of your choice
       *[other] { where-one }
     }
    [each] each { $upto ->
        [1] grey enemy
        [2] grey or blue enemy
       *[3] enemy
     }{ where-one }
    [picked] the { own-order }{ where-one }
   *[any] an enemy
 }
own-order = { $bearer ->
    [enemy] { $myself ->
        [no] { $order ->
            [nearest] nearest other enemy
            [farthest] farthest other enemy
            [weakest] weakest other enemy
            [strongest] strongest other enemy
            [lowest_threat] other enemy of the lowest threat
           *[highest_threat] other enemy of the highest threat
         }
       *[yes] { own-order-any }
     }
   *[other] { own-order-any }
 }
own-order-any = { $order ->
    [nearest] nearest enemy
    [farthest] farthest enemy
    [weakest] weakest enemy
    [strongest] strongest enemy
    [lowest_threat] enemy of the lowest threat
   *[highest_threat] enemy of the highest threat
 }
enemy-acc = { enemy-nom }
enemy-dat = { enemy-nom }
space-acc = { $space ->
    [chosen] a free space { $centre ->
        [enemy] { $where ->
            [adjacent] adjacent to { enemy-acc }
            [around] around { enemy-acc }
            [room] on the tile of { enemy-acc }
            [near] on the tile of { enemy-acc } or an adjacent tile
           *[sight] in { bearer-gen } { -sight }
         }
        [hero] { $where ->
            [adjacent] adjacent to { hero-acc }
            [around] around { hero-acc }
            [room] on { hero-gen } tile
            [near] on { hero-gen } tile or an adjacent tile
           *[sight] in { bearer-gen } { -sight }
         }
       *[bearer] { $where ->
            [adjacent] adjacent to { bearer-nom }
            [around] around { bearer-nom }
            [room] { on-tile }
            [near] { on-tiles }
           *[sight] in { bearer-gen } { -sight }
         }
     }
   *[that] that space
 }

# $terrain
terrain-space = { $terrain ->
    [plain] a plain space
    [water] a water space
    [pit] a pit
   *[any] a space
 }
# $kind: how an attack is made
in-kind = { $kind ->
    [melee] { " " }in melee
    [ranged] { " " }at range
   *[any] { "" }
 }
with-weapon = { $source ->
    [equipment] { $who ->
        [you] { " " }with this weapon
       *[any] { "" }
     }
   *[other] { "" }
 }
of-weapon = { $source ->
    [equipment] { $who ->
        [you] { " " }of this weapon
       *[any] { "" }
     }
   *[other] { "" }
 }
kind-attack = { $kind ->
    [melee] melee attack
    [ranged] ranged attack
   *[any] attack
 }
# $attribute
attribute = { $attribute ->
    [strength] Strength
    [dexterity] Dexterity
    [wisdom] Wisdom
    [charisma] Charisma
   *[any] attribute
 }

## Triggers. $least is the number that the trigger must reach, 0 if any will do.

when-always = always
when-activated = use
when-round-begins = at the start of each round
when-phase-begins = at the start of the { $phase ->
    [player] Player
    [enemy] Enemy
   *[recovery] Recovery
 } phase
when-activation-begins = at the start of { hero-gen } activation
when-activation-ends = at the end of { hero-gen } activation
when-enemy-activates = when { enemy-nom } activates
when-enemy-acted = after { enemy-nom } has acted

when-moved = after { $who ->
    [you] you move
   *[any] { hero-nom } moves
 }
when-entered = when { $who ->
    [you] you enter
   *[any] { hero-nom } enters
 } { terrain-space }
when-left = when { $who ->
    [you] you leave
   *[any] { hero-nom } leaves
 } { terrain-space }
when-entered-room = when { $who ->
    [you] you enter
   *[any] { hero-nom } enters
 } { $place ->
    [none] { $bearer ->
        [enemy] { bearer-gen } tile
       *[holder] another tile
     }
   *[named] “{ $room }”
 }
when-came-adjacent = when { enemy-nom } comes to stand adjacent to { hero-acc }
when-explored = when { $who ->
    [you] you explore
   *[any] { hero-nom } explores
 } { $place ->
    [none] a tile
   *[named] “{ $room }”
 }
when-enemy-moved = after { enemy-nom } moves
when-enemy-entered = when { enemy-nom } enters { terrain-space }
when-enemy-spawned = when { enemy-nom } appears

when-attack-declared = when { $who ->
    [you] you attack
   *[any] { hero-nom } attacks
 } { enemy-acc }{ in-kind }{ with-weapon }
when-enemy-attacks = when { enemy-nom } attacks { hero-acc }{ in-kind }
when-dice-rolled = after { $whose ->
    [enemies] an enemy rolls { $roll ->
        [attack] its attack dice against { hero-acc }
        [defence] its defence dice against { hero-acc }
       *[any] dice against { hero-acc }
     }
   *[heroes] { $who ->
        [you] you roll { $roll ->
            [attack] your attack dice
            [defence] your defence dice
            [check] the dice of an attribute check
           *[any] dice
         }
       *[any] { hero-nom } rolls { $roll ->
            [attack] their attack dice
            [defence] their defence dice
            [check] the dice of an attribute check
           *[any] dice
         }
     }
 }
# $least Hits
least-hits = { $least ->
    [0] a { -hit(number: "one") }
    [1] a { -hit(number: "one") }
   *[other] at least { $least } { -hit(number: "many") }
 }
least-criticals = { $least ->
    [0] a { -critical(number: "one") }
    [1] a { -critical(number: "one") }
   *[other] at least { $least } { -critical(number: "many") }
 }
least-damage = { $least ->
    [0] { -damage }
   *[other] at least { $least } { -damage }
 }
when-hits-counted = when { $who ->
    [you] you score
   *[any] { hero-nom } scores
 } { least-hits } against { enemy-acc }{ in-kind }{ with-weapon }
when-critical-scored = when { $who ->
    [you] you score
   *[any] { hero-nom } scores
 } { least-criticals } against { enemy-acc }{ with-weapon }
when-enemy-hits = when { enemy-nom } scores { least-hits } against { hero-acc }
from-cause = { $cause ->
    [attack] { " " }from an attack
    [pit] { " " }from a pit
    [card] { " " }from a card
    [rule] { " " }from a special rule
   *[any] { "" }
 }
when-damage-coming = when { hero-nom } would suffer { least-damage }{ from-cause }
when-damage-taken = when { $who ->
    [you] you suffer
   *[any] { hero-nom } suffers
 } { least-damage }{ from-cause }
when-damage-dealt = when { $who ->
    [you] you deal
   *[any] { hero-nom } deals
 } { least-damage } to { enemy-dat } { $kind ->
    [any] with an attack{ of-weapon }
   *[other] with a { kind-attack }{ of-weapon }
 }
when-enemy-deals-damage = when { enemy-nom } deals { least-damage } to { hero-dat } with an attack
when-enemy-damage-coming = when { enemy-nom } would suffer { least-damage }
when-enemy-damaged = when { enemy-nom } suffers { least-damage } without being defeated
when-enemy-defeated = when { $who ->
    [you] you defeat { enemy-acc }
    [another] another hero defeats { enemy-acc }
   *[any] { $mentioned ->
        [yes] a hero defeats { enemy-acc }
       *[no] { enemy-nom } is defeated
     }
 }
when-attack-over = after { $who ->
    [you] your
   *[any] { hero-gen }
 } { kind-attack }{ with-weapon } on { enemy-acc }
when-blocked = when { $whose ->
    [enemies] an enemy blocks { least-hits } of { hero-gen } attack
   *[heroes] { $who ->
        [you] you block
       *[any] { hero-nom } blocks
     } { least-hits }
 }
when-enemy-stunned = when { $who ->
    [you] you stun { enemy-acc }
    [another] another hero stuns { enemy-acc }
   *[any] { $mentioned ->
        [yes] a hero stuns { enemy-acc }
       *[no] { enemy-nom } is stunned
     }
 }

when-hero-falls = when { $who ->
    [you] you fall
   *[any] { hero-nom } falls
 }
when-hero-revived = when { $who ->
    [you] you are
   *[any] { hero-nom } is
 } revived
# $what, $least
least-things = { $least ->
    [0] { resource }
    [1] { resource }
   *[other] at least { $least } { resource }
 }
resource = { $what ->
    [health] { -health }
    [energy] { -energy }
   *[loot] { -loot }
 }
when-gained = when { $who ->
    [you] you gain
   *[any] { hero-nom } gains
 } { least-things }
when-lost = when { $who ->
    [you] you lose or pay
   *[any] { hero-nom } loses or pays
 } { least-things }
when-ability-used = when { $who ->
    [you] you use your
   *[any] { hero-nom } uses their
 } { -ability }
when-item-used = when { $who ->
    [you] you use
   *[any] { hero-nom } uses
 } an item
when-item-acquired = when { $who ->
    [you] you acquire
   *[any] { hero-nom } acquires
 } { $source ->
    [item] this item
   *[other] an item
 }
when-traded = after { $who ->
    [you] you trade
   *[any] { hero-nom } trades
 } with another hero
when-check-made = { $result ->
    [passed] when { $who ->
        [you] you pass
       *[any] { hero-nom } passes
     }
    [failed] when { $who ->
        [you] you fail
       *[any] { hero-nom } fails
     }
   *[any] after { $who ->
        [you] you make
       *[any] { hero-nom } makes
     }
 } { $attribute ->
    [any] an attribute check
   *[other] a { attribute } check
 }{ $least ->
    [0] { "" }
    [one] { " " }with at least 1 success
   *[other] { " " }with at least { $least } successes
 }

when-interaction-done = when a hero chooses “{ $interaction }”
when-flag-changed = as soon as “{ $flag }” { $set ->
    [yes] holds
   *[no] no longer holds
 }
when-counter-reached = as soon as “{ $counter }” reaches { $value }
when-escaped = when { $who ->
    [you] you leave
   *[any] { hero-nom } leaves
 } the dungeon

## Conditions, as clauses after “if”, “while” or “unless”. $range: exact, least, most, both; $count is the number by which a noun is one or many

# $where, as seen from the bearer
there = { $where ->
    [adjacent] adjacent to { bearer-nom }
    [around] on the eight spaces around { bearer-nom }
    [room] { on-tile }
    [near] { on-tiles }
    [sight] in { bearer-gen } { -sight }
    [range] within range of { bearer-gen } ranged attacks
   *[anywhere] on the map
 }
number-range = { $range ->
    [exact] { $least ->
        [0] no
       *[other] exactly { $least }
     }
    [least] at least { $least }
    [most] at most { $most }
   *[both] { $least } to { $most }
 }
own-is-are = { $count ->
    [one] is
   *[other] are
 }
some-enemies = { number-range } { $threat ->
    [1] grey{ " " }
    [2] blue{ " " }
    [3] red{ " " }
   *[any] { "" }
 }{ $bearer ->
    [enemy] other{ " " }
   *[other] { "" }
 }{ $count ->
    [one] enemy
   *[other] enemies
 }
some-heroes = { number-range } { $bearer ->
    [holder] other{ " " }
   *[other] { "" }
 }{ $count ->
    [one] hero
   *[other] heroes
 }
cond-has = { $who ->
    [you] you have
   *[other] { hero-nom } has
 } { $what ->
    [health] { number-range } { -health }
    [energy] { number-range } { -energy }
    [loot] { number-range } { -loot }
    [lost_health] lost { number-range } { -health }
   *[items] { number-range } { $count ->
        [one] item
       *[other] items
     }
 }
cond-ranks = { $who ->
    [you] you have
   *[other] { hero-nom } has
 } { $what ->
    [lost_health] lost{ " " }
   *[other] { "" }
 }the { $place ->
    [most] most
   *[least] { $what ->
        [items] fewest
       *[other] least
     }
 } { $what ->
    [energy] { -energy }
    [loot] { -loot }
    [items] items
   *[health] { -health }
 } of all heroes
cond-on-terrain = { $who ->
    [you] you stand
   *[other] { hero-nom } stands
 } { $terrain ->
    [plain] on a plain space
    [water] in water
    [pit] in a pit
   *[between] between two tiles
 }
cond-adjacent-enemies = { number-range } { $count ->
    [one] enemy is
   *[other] enemies are
 } adjacent to { hero-acc }
cond-enemies-there = { some-enemies } { own-is-are } { there }
cond-heroes-there = { some-heroes } { own-is-are } { there }
cond-together = { $who ->
    [you] you are
   *[other] { hero-nom } is
 } { there }
cond-enemy-there = { enemy-nom } is { there }
cond-distance = { $who ->
    [you] you are
   *[other] { hero-nom } is
 } { number-range } { $count ->
    [one] space
   *[other] spaces
 } away from { enemy-acc }
cond-enemy-is = { enemy-nom } is { $what ->
    [threat_1] grey
    [threat_2] blue
    [threat_3] red
    [not_red] not red
    [melee] a melee enemy
    [ranged] a ranged enemy
    [stunned] stunned
   *[this] { $bearer ->
        [enemy] this very enemy
       *[other] the one in question
     }
 }
cond-enemy-health = { enemy-nom } has { number-range } { -health }
cond-attack-is = the attack is { $what ->
    [melee] a melee attack
    [ranged] a ranged attack
    [weapon] made with the equipment
    [item] made with an item
   *[ability] made with an { -ability }
 }
cond-critical-in-attack = the attack has scored a { -critical(number: "one") }
cond-dice-show = { $least ->
    [one] at least 1 die shows
   *[other] at least { $least } dice show
 } { $exactly ->
    [yes] a { $number }
   *[no] { $number ->
        [6] an unmodified 6
       *[other] { $number } or more
     }
 }
cond-would-fall = this would take { hero-gen } last { -health }
during-own-activation = during your activation
cond-own-activation = it is your activation
cond-has-activated = { $who ->
    [you] you have
   *[other] { hero-nom } has
 } already activated this round
cond-phase-is = it is the { $phase ->
    [player] Player
    [enemy] Enemy
   *[recovery] Recovery
 } phase
cond-round-is = { $every ->
    [1] { $range ->
        [exact] it is round { $least }
        [least] it is round { $least } or later
       *[both] it is one of the rounds { $least } to { $most }
     }
   *[other] it is round { $least }, and then every { $every } rounds{ $range ->
        [least] { "" }
       *[both] { " " }up to round { $most }
     }
 }
cond-holds-item = { $who ->
    [you] you hold
   *[other] { hero-nom } holds
 } “{ $item }”
cond-flag-is = “{ $flag }” { $set ->
    [yes] holds
   *[no] does not hold
 }
cond-counter-is = “{ $counter }” is { $range ->
    [exact] exactly { $least }
    [least] at least { $least }
    [most] at most { $most }
   *[both] { $least } to { $most }
 }
cond-heroes-are = { number-range } { $count ->
    [one] hero { $what ->
        [in_game] is in the game
        [on_map] is on the map
        [fallen] has fallen
       *[escaped] has left the dungeon
     }
   *[other] heroes { $what ->
        [in_game] are in the game
        [on_map] are on the map
        [fallen] have fallen
       *[escaped] have left the dungeon
     }
 }
# $group: the names of the enemies in it
of-group = { $group-named ->
    [yes] { " " }of the group “{ $group }”
   *[no] { "" }
 }
in-room = { $place ->
    [none] on the map
   *[named] in “{ $room }”
 }
cond-enemies-left = { some-enemies }{ of-group } { own-is-are } { in-room }
cond-group-defeated = { $least ->
    [0] { $group-size ->
        [one] “{ $group }” has
       *[many] all enemies of the group “{ $group }” have
     }
    [one] at least 1 enemy of the group “{ $group }” has
   *[other] at least { $least } enemies of the group “{ $group }” have
 } been defeated
cond-heroes-in = { $least ->
    [0] every hero on the map is
    [one] at least 1 hero is
   *[other] at least { $least } heroes are
 } in “{ $room }”{ at-space }
# $spot: none, column, row or both
at-space = { $spot ->
    [none] { "" }
    [column] , in column { $column }
    [row] , in row { $row }
   *[both] , on the space in column { $column }, row { $row }
 }
cond-room-explored = “{ $room }” has been explored
cond-rule-in-force = the special rule “{ $rule }” is in force
cond-check-was = the check “{ $check }” { $result ->
    [passed] has been passed
    [failed] has been failed
   *[untried] has not been tried yet
 }
cond-interaction-was-done = “{ $interaction }” has been chosen{ $times ->
    [one] { "" }
   *[other] { " " }at least { $times } times
 }

## How long

until-instant = until the end of the round
until-attack = for this attack
until-activation = until the end of this activation
until-round = until the end of the round
until-next-activation = until the next activation
until-room = while on this tile
until-adventure = for the rest of the adventure

## Costs

cost-action = { $form ->
    [label] 1 action
   *[imperative] spend 1 action
 }
# $what, $amount
things = { $amount } { resource }
cost-pay = { $form ->
    [label] { things }
   *[imperative] { $what ->
        [health] lose { things }
       *[other] pay { things }
     }
 }
cost-discard = { $form ->
    [label] discard
   *[imperative] discard this item
 }
cost-once = once per { $per ->
    [activation] activation
    [round] round
   *[adventure] adventure
 }
cost-give-item = { $form ->
    [label] give up “{ $item }”
   *[imperative] discard “{ $item }”
 }
item-kept = this item is not discarded when it is used

## Operations

# $amount
damage = { $amount } { -damage }
# $hits
hits = { $hits ->
    [one] 1 { -hit(number: "one") }
   *[other] { $hits } { -hit(number: "many") }
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
# $sign, $n
signed = { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
 }
# $keyword
keyword-name = { $keyword ->
    [reach] Reach
    [crush] Crush
    [stun] Stun
    [pierce] Pierce
    [barrage] Barrage
    [heavy] Heavy
    [siphon] Siphon
    [regenerate] Regenerate
   *[ritual] Ritual
 }
# $threat, $type
colour-enemy = a { $threat ->
    [1] grey
    [2] blue
   *[3] red
 } { $type ->
    [melee] melee enemy
    [ranged] ranged enemy
   *[card] enemy
 }{ $number ->
    [0] { "" }
   *[other] { " " }with { $number } { -health }
 }

op-gain = { $form ->
    [imperative] gain
    [infinitive] gain
   *[statement] { hero-nom } gains
 } { things }
op-gain-amount = { $form ->
    [imperative] gain
    [infinitive] gain
   *[statement] { hero-nom } gains
 } that much { resource }
op-lose = { $form ->
    [imperative] lose
    [infinitive] lose
   *[statement] { hero-nom } loses
 } { things }
op-damage-hero = { $form ->
    [imperative] suffer
    [infinitive] suffer
   *[statement] { hero-nom } suffers
 } { damage }
op-hit-hero = { $form ->
    [imperative] suffer
    [infinitive] suffer
   *[statement] { hero-nom } suffers
 } { hits }
op-draw-item = { $form ->
    [imperative] take
    [infinitive] take
   *[statement] { hero-nom } takes
 } { $count ->
    [one] the top card
   *[other] the top { $count } cards
 } of the item deck
op-give-item = { $form ->
    [imperative] take
    [infinitive] take
   *[statement] { hero-nom } gets
 } the item “{ $item }”
op-take-item = { $form ->
    [imperative] discard
    [infinitive] discard
   *[statement] { hero-nom } discards
 } the item “{ $item }”
op-lose-item = { $form ->
    [imperative] discard one of your items
    [infinitive] discard one of your items
   *[statement] { hero-nom } discards one of their items
 }
op-extra-action = { $form ->
    [imperative] gain
    [infinitive] gain
   *[statement] { hero-nom } gains
 } { $amount ->
    [one] 1 additional action
   *[other] { $amount } additional actions
 }
op-end-activation = { $who ->
    [you] your activation
    [of_them] their activation
    [that] that hero’s activation
    [pron] that hero’s activation
   *[other] the activation of { hero-nom }
 } ends
op-move-hero = { $form ->
    [imperative] move
    [infinitive] move
   *[statement] { hero-nom } may move
 } { spaces-up-to }
push-way = { $direction ->
    [away] away from { bearer-nom }
   *[towards] towards { bearer-nom }
 }
op-push-hero = { $form ->
    [statement] { hero-nom } is { $direction ->
        [away] pushed
       *[towards] pulled
     }
    [inverted] { hero-nom } is { $direction ->
        [away] pushed
       *[towards] pulled
     }
   *[imperative] { $direction ->
        [away] push
       *[towards] pull
     } { hero-acc }
 } { spaces } { push-way }
op-place-hero = { $form ->
    [statement] { hero-nom } is placed
    [inverted] { hero-nom } is placed
   *[imperative] place { $who ->
        [you] your hero
       *[other] { hero-acc }
     }
 } on { space-acc }
op-move-to = { $form ->
    [statement] { hero-nom } is placed
    [inverted] { hero-nom } is placed
   *[imperative] place { $who ->
        [you] your hero
       *[other] { hero-acc }
     }
 } in “{ $room }” (column { $column }, row { $row })
op-revive = { $who ->
    [you] come back
   *[other] { $form ->
        [statement] { hero-nom } comes back
        [inverted] { hero-nom } comes back
       *[imperative] revive { hero-acc }
     }
 } with { $health } { -health }
op-swap-places = { $form ->
    [statement] { bearer-nom } and { $with_whom ->
        [enemy] { enemy-nom }
       *[hero] { hero-nom }
     } swap places
    [inverted] { bearer-nom } and { $with_whom ->
        [enemy] { enemy-nom }
       *[hero] { hero-nom }
     } swap places
   *[imperative] swap places with { $with_whom ->
        [enemy] { enemy-acc }
       *[hero] { hero-acc }
     }
 }
# $passed, $failed: what follows, or none
op-attribute-check = { $form ->
    [statement] { hero-nom } makes
    [inverted] { hero-nom } makes
   *[imperative] make
 } a { attribute } { $successes } check{ $passed ->
    [none] { $failed ->
        [none] { "" }
       *[other] . If it is failed, { $failed }
     }
   *[other] . If it is passed, { $passed }{ $failed ->
        [none] { "" }
       *[other] ; otherwise, { $failed }
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
   *[no] { enemy-nom }
 }
op-damage-enemy = { $form ->
    [statement] { enemy-subject } suffers { damage }
    [inverted] { enemy-subject } suffers { damage }
   *[imperative] deal { damage } to { enemy-dat }
 }
op-hit-enemy = { $form ->
    [statement] { enemy-subject } suffers { hits }
    [inverted] { enemy-subject } suffers { hits }
   *[imperative] deal { hits } to { enemy-dat }
 }
op-heal-enemy = { own-healed } gains { $amount } { -health }
op-stun = { $form ->
    [statement] { enemy-subject } is stunned
    [inverted] { enemy-subject } is stunned
   *[imperative] stun { enemy-acc }
 }
op-end-stun = { enemy-subject } is no longer stunned
op-push-enemy = { $form ->
    [statement] { enemy-subject } is { $direction ->
        [away] pushed
       *[towards] pulled
     }
    [inverted] { enemy-subject } is { $direction ->
        [away] pushed
       *[towards] pulled
     }
   *[imperative] { $direction ->
        [away] push
       *[towards] pull
     } { enemy-acc }
 } { spaces } { push-way }
op-place-enemy = { $form ->
    [statement] { enemy-subject } is placed
    [inverted] { enemy-subject } is placed
   *[imperative] place { enemy-acc }
 } on { space-acc }
op-remove-enemy = { $form ->
    [statement] { enemy-subject } is removed from the map
    [inverted] { enemy-subject } is removed from the map
   *[imperative] remove { enemy-acc } from the map
 }
op-change-type = { enemy-subject } becomes a { $type ->
    [melee] melee enemy
   *[ranged] ranged enemy
 }
op-set-enemy-health = { enemy-subject } now has { $to } { -health }
op-spawn = { colour-enemy } appears near { $bearer ->
    [rule] { hero-acc }
   *[other] { bearer-nom }
 }

attack-nom = { $again ->
    [yes] { "" }
   *[no] the attack
 }
op-add-damage = { attack-nom } deals { $amount } additional { -damage } if it deals any
op-add-dice = { attack-nom } rolls { $n } { $sign ->
    [plus] more
   *[minus] fewer
 } { $n ->
    [one] die
   *[other] dice
 }
op-add-hits = { attack-nom } scores { $n } { $sign ->
    [plus] more
   *[minus] fewer
 } { $n ->
    [one] { -hit(number: "one") }
   *[other] { -hit(number: "many") }
 }
op-add-modifier = { attack-nom } gets { signed } to each die
op-grant-keyword = { attack-nom } has { keyword-name }
more-dice = { signed } { $n ->
    [one] die
   *[other] dice
 }
each-die = { signed } to each die
attack-details = { $details ->
    [none] { "" }
   *[other] { " " }({ $details })
 }
op-attack = make a { kind-attack } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }{ attack-details }
op-weapon-attack = make { $kind ->
    [any] an attack
   *[other] a { kind-attack }
 } with your equipment{ attack-details }

op-prevent = { $form ->
    [statement] { $amount ->
        [0] that { -damage } is prevented
       *[other] { $amount } of that { -damage } is prevented
     }
    [inverted] { $amount ->
        [0] that { -damage } is prevented
       *[other] { $amount } of that { -damage } is prevented
     }
   *[imperative] { $amount ->
        [0] prevent that { -damage }
       *[other] prevent { $amount } of that { -damage }
     }
 }
op-take-damage-over = suffer that { -damage } in { hero-gen } place
op-reroll = { $dice ->
    [one] reroll one of those dice
    [misses] reroll all those dice that fall short of 6
   *[all] reroll all those dice
 }
op-set-die = turn one of those dice to { $to }
op-turn-die = turn one of those dice { $sign ->
    [plus] up
   *[minus] down
 } by { $n }
op-treat-as = each { $number } rolled counts as a { $as_number }

op-discard-this = discard this item
op-renew-row = put the items on offer under the deck and turn up new ones
op-reveal-exits = look at what lies behind the exits of { bearer-gen } tile

op-begin-rule = the special rule “{ $rule }” comes into force
op-end-rule = the special rule “{ $rule }” is over
op-change-counter = “{ $counter }” { $sign ->
    [plus] rises
   *[minus] falls
 } by { $n }
op-set-counter = “{ $counter }” becomes { $to }
op-set-flag = “{ $flag }” { $to ->
    [yes] holds from now on
   *[no] no longer holds
 }
# $exit: the room behind it, or nothing
the-way = { $exit ->
    [none] a way out of “{ $room }”
   *[other] the way from “{ $room }” to “{ $exit }”
 }
op-open-exit = { the-way } opens
op-close-exit = { the-way } closes
op-lay-room = the tile that { the-way } leads to is laid, and its encounter is read
op-make-check = the check “{ $check }” is made
op-offer-interaction = “{ $interaction }” can { $on ->
    [yes] be chosen from now on
   *[no] no longer be chosen
 }
op-read-encounter = the encounter “{ $encounter }” is read{ $place ->
    [none] { "" }
   *[named] { " " }in “{ $room }”
 }
op-set-terrain = the space in column { $column }, row { $row } of “{ $room }” becomes { $terrain ->
    [plain] a plain space
    [blocked] blocked
    [water] water
   *[pit] a pit
 }
op-show-text = the text{ $passage-mark } is read aloud
op-spawn-in = { colour-enemy } appears in “{ $room }”{ $point ->
    [1] { "" }
   *[other] { " " }at point of interest { $point }
 }
op-victory = the heroes win: “{ $ending }”
op-defeat = the heroes lose: “{ $ending }”
op-choice = the players choose: { $inner }

op-choose-enemy = choose { enemy-acc }
op-choose-hero = choose { hero-acc }
op-choose-space = choose { space-acc }
op-pick-enemy = determine { enemy-acc }
op-pick-hero = determine { hero-acc }
op-each-enemy = for { enemy-acc }: { $inner }
op-each-hero = for { hero-acc }: { $inner }

## Changes that last. $of: you, all, others, enemies, this, or a hero; $number: you, one, many; $sign: plus or minus; $n: by how much

of-nom = { $of ->
    [all] all heroes
    [others] all other heroes
    [enemies] enemies
    [this] { enemy-nom }
   *[other] { hero-nom }
 }
of-acc = { of-nom }
of-gen = { $of ->
    [you] your
    [all] all heroes’
    [others] all other heroes’
   *[other] { hero-gen }
 }
has-nom = { $again ->
    [yes] { "" }
   *[no] { of-nom } { $number ->
        [one] has
       *[many] have
     }
 }
op-change-melee = { has-nom } { signed } to melee attacks{ $until }
op-change-ranged = { has-nom } { signed } to ranged attacks{ $until }
op-change-defence = { has-nom } { signed } to defence{ $until }
op-change-speed = { has-nom } { signed } { -speed }{ $until }
op-change-melee-dice = { has-nom } { more-dice } on melee attacks{ $until }
op-change-ranged-dice = { has-nom } { more-dice } on ranged attacks{ $until }
op-change-strength = { has-nom } { signed } Strength{ $until }
op-change-dexterity = { has-nom } { signed } Dexterity{ $until }
op-change-wisdom = { has-nom } { signed } Wisdom{ $until }
op-change-charisma = { has-nom } { signed } Charisma{ $until }
op-change-health = { has-nom } { signed } maximum { -health }{ $until }
op-change-price = items cost { of-acc } { $n } { -loot } { $sign ->
    [plus] more
   *[minus] less
 }{ $until }
op-change-energy-cost = { of-gen } { -ability } costs { $n } { -energy } { $sign ->
    [plus] more
   *[minus] less
 }{ $until }
op-change-loot = { of-nom } { $number ->
    [one] gains
   *[many] gain
 } { $n } { $sign ->
    [plus] more
   *[minus] less
 } { -loot } for each defeated enemy{ $until }
op-change-enemy-loot = { of-nom } { $number ->
    [one] yields
   *[many] yield
 } { $n } { $sign ->
    [plus] more
   *[minus] less
 } { -loot } when defeated{ $until }
op-change-critical = { $sign ->
    [plus] { of-gen } attacks score a { -critical(number: "one") } with each unmodified { $face } or more{ $until }
   *[minus] { of-gen } attacks score no { -critical(number: "many") }{ $until }
 }
op-change-actions = { of-nom } { $number ->
    [one] has
   *[many] have
 } { $n } { $sign ->
    [plus] more
   *[minus] fewer
 } { $n ->
    [one] action
   *[other] actions
 } in each activation{ $until }
op-change-check-dice = { of-nom } { $number ->
    [one] rolls
   *[many] roll
 } { $n } { $sign ->
    [plus] more
   *[minus] fewer
 } { $n ->
    [one] die
   *[other] dice
 } for attribute checks{ $until }
op-change-water = entering water costs { of-acc } { $n } { $sign ->
    [plus] more
   *[minus] less
 } { $n ->
    [one] point
   *[other] points
 } of movement{ $until }
op-change-shield = { of-nom } { $number ->
    [one] suffers
   *[many] suffer
 } { $n } { $sign ->
    [plus] less
   *[minus] more
 } { -damage } each time{ $until }
op-forbid = { $again ->
    [yes] { "" }
   *[no] { of-plain }
 } cannot { $deeds }{ $until }
forbidden = { $what ->
    [move] move
    [attack] attack
    [ability] use an { -ability }
    [items] use items
    [buying] acquire items
    [trade] trade
    [healing] gain { -health }
   *[energy] gain { -energy }
 }
own-be = { $number ->
    [one] is
   *[many] are
 }
is-nom = { $again ->
    [yes] { "" }
   *[no] { of-plain }
 }
# where something is denied
of-plain = { $of ->
    [all] heroes
    [others] other heroes
   *[other] { of-nom }
 }
op-immune = { is-nom } { $to ->
    [pits] { $number ->
        [one] suffers
       *[many] suffer
     } no { -damage } from pits
    [siphon] { $number ->
        [one] loses
       *[many] lose
     } no { -energy } to Siphon
    [force] cannot be pushed or pulled
    [enemies_in_the_way] may move through enemies
   *[targeting] { own-be } not attacked by enemies
 }{ $until }
op-immune-enemy = { is-nom } { $to ->
    [stun] cannot be stunned
    [force] cannot be pushed or pulled
    [pits] { $number ->
        [one] suffers
       *[many] suffer
     } no { -damage } from pits
    [ranged] cannot be attacked at range
    [melee] cannot be attacked in melee
   *[criticals] { $number ->
        [one] treats
       *[many] treat
     } { -critical(number: "many") } as ordinary { -hit(number: "many") }
 }{ $until }
op-keyword = { of-gen } attacks have { keyword-name }{ $until }
op-keyword-enemy = { has-nom } { keyword-name }{ $until }
op-prefers = { is-nom } { $number ->
    [one] prefers
   *[many] prefer
 } to attack { $hero ->
    [least_health] the hero with the least { -health }
    [most_health] the hero with the most { -health }
    [least_energy] the hero with the least { -energy }
    [most_energy] the hero with the most { -energy }
    [least_loot] the hero with the least { -loot }
    [most_loot] the hero with the most { -loot }
    [farthest] the farthest hero
    [own_room] heroes on the same tile
   *[last_attacker] the last hero to have attacked { $number ->
        [one] it
       *[many] them
     }
 }{ $until }
op-stance = { is-nom } { $stance ->
    [keep_distance] { $number ->
        [one] attacks
       *[many] attack
     } from as far away as possible
    [charge] { $number ->
        [one] comes
       *[many] come
     } as close to the target as possible
    [flee] { $number ->
        [one] moves
       *[many] move
     } away from heroes and { $number ->
        [one] attacks
       *[many] attack
     } only if it is still possible then
   *[guard] { $number ->
        [one] stays
       *[many] stay
     } in place and { $number ->
        [one] attacks
       *[many] attack
     } only from there
 }{ $until }
