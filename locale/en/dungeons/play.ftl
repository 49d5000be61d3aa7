## Dungeons at the table: actions, events, refusals, outcomes. The arguments are listed in content/playwording.py.
## Messages that begin with "own-" help the others of their language.

dungeons-word-melee = melee
dungeons-word-ranged = ranged
dungeons-word-none = none
dungeons-word-health = Health
dungeons-word-energy = Energy
dungeons-word-loot = Loot
dungeons-word-plain = floor
dungeons-word-water = water
dungeons-word-pit = pit
dungeons-word-blocked = blocked
dungeons-word-void = nothing
dungeons-word-strength = Strength
dungeons-word-dexterity = Dexterity
dungeons-word-wisdom = Wisdom
dungeons-word-charisma = Charisma
dungeons-word-north = north
dungeons-word-east = east
dungeons-word-south = south
dungeons-word-west = west
dungeons-word-front = front
dungeons-word-back = back

# How enemies stand in a sentence. The message itself is the name of the entry; if it has got another name since, only the name stands there.
dungeons-noun-enemy-brine-cantor = Brine Cantor
    .subject = the Brine Cantor
    .object = the Brine Cantor
dungeons-noun-enemy-knocker = Knocker
    .subject = the Knocker
    .object = the Knocker
dungeons-noun-enemy-knocker-foreman = Knocker Foreman
    .subject = the Knocker Foreman
    .object = the Knocker Foreman
dungeons-noun-enemy-lantern-jelly = Lantern Jelly
    .subject = the Lantern Jelly
    .object = the Lantern Jelly
dungeons-noun-enemy-mother-undertow = Mother Undertow
    .subject = Mother Undertow
    .object = Mother Undertow
dungeons-noun-enemy-pickled-knight = Pickled Knight
    .subject = the Pickled Knight
    .object = the Pickled Knight
dungeons-noun-enemy-pickled-squire = Pickled Squire
    .subject = the Pickled Squire
    .object = the Pickled Squire
dungeons-noun-enemy-pillar-of-salt = Pillar of Salt
    .subject = the Pillar of Salt
    .object = the Pillar of Salt
dungeons-noun-enemy-rock-salt-crab = Rock-Salt Crab
    .subject = the Rock-Salt Crab
    .object = the Rock-Salt Crab

# Heroes are called by a short name in a sentence.
dungeons-noun-hero-dame-fanfare = Dame Fanfare
    .subject = Dame Fanfare
    .object = Dame Fanfare
dungeons-noun-hero-gritta = Gritta the Hewer
    .subject = Gritta
    .object = Gritta
dungeons-noun-hero-inspector-quill = Inspector Quill
    .subject = Inspector Quill
    .object = Inspector Quill
dungeons-noun-hero-nell-blacksalt = Nell Blacksalt
    .subject = Nell
    .object = Nell
dungeons-noun-hero-tam-the-boiler = Tam the Salt-Boiler
    .subject = Tam
    .object = Tam
dungeons-noun-hero-wick = Wick the Lamp Girl
    .subject = Wick
    .object = Wick

own-dungeons-into = { $terrain ->
    [water] {" "}(water, 2 points)
    [pit] {" "}(a pit: 1 Damage)
   *[other] {""}
 }
own-dungeons-hits = { $hits ->
    [0] no Hit
    [one] 1 Hit
   *[other] { $hits } Hits
 }
own-dungeons-kind = { $type ->
    [ranged] at range
   *[melee] in melee
 }
own-dungeons-roller = { $roller_seat ->
    [-1] the enemy
   *[other] { $roller_subject }
 }
own-dungeons-amount = { $amount } { $resource_word }

## Actions

dungeons-action-card = { $definition }
dungeons-action-place = { $hero_subject } begins on { $space }
dungeons-action-activate = { $hero_subject } acts next
    .help = A hero takes up to two actions, then the next one follows. Everybody acts once in a round.
dungeons-action-move = Move (up to { $speed })
    .help = Water costs 2 points, a pit hurts. Stepping through an opening that nobody has explored ends your turn.
dungeons-action-step = Go { $direction_word } to { $space }{ own-dungeons-into }
dungeons-action-explore = Explore { $direction_word }
    .help = A new tile is laid, its encounter is read, and your turn ends. Free actions remain.
dungeons-action-leave = Leave the dungeon { $direction_word }
dungeons-action-stop = Stay here
dungeons-action-attack = Attack { $enemy_object } on { $space } { own-dungeons-kind }
    .help = Each die of 6 or more with its modifier is a Hit and gives you 1 Energy. A natural 6 cannot be blocked.
dungeons-action-aim = Die { $die }: { $enemy } on { $space }
dungeons-action-enemy = { $enemy } on { $space } (Health { $health })
dungeons-action-ability = { $hero_subject }: { $definition } ({ $energy } Energy)
dungeons-action-talent = { $definition_kind ->
    [hero] Use { $definition_subject }’s talent
   *[other] { $hero_subject }: use “{ $definition }”
 }
dungeons-action-item = { $hero_subject }: use “{ $card }”
dungeons-action-buy = { $hero_subject }: buy “{ $card }” for { $price } Loot
dungeons-action-trade = { $hero_subject } trades with { $other_hero_subject }
dungeons-action-give-loot = Give 1 Loot
dungeons-action-give-item = Give “{ $card }”
dungeons-action-ask-loot = Ask for 1 Loot
dungeons-action-ask-item = Ask for “{ $card }”
dungeons-action-offer = Offer this trade
dungeons-action-cancel = Call the trade off
dungeons-action-interact = { $hero_subject }: { $interaction_text }
dungeons-action-end = End the activation
    .help = Actions that are left are lost.
dungeons-action-pass = { $hero_subject }: nothing now
dungeons-action-die = The { $face }
dungeons-action-hero = { $hero }
dungeons-action-space = Space { $space }
dungeons-action-pick = “{ $card }”
dungeons-action-option = { $text }
dungeons-action-choice = { $passage_text }
dungeons-action-face = { $face }
dungeons-action-enemy-face = { $type_word }, Health { $health }
dungeons-action-yes-consent = Agree to the trade
dungeons-action-no-consent = Refuse the trade
dungeons-action-yes-effect = Use “{ $definition }”
dungeons-action-no-effect = Do without “{ $definition }”

## Events

dungeons-event-adventure = “{ $adventure }”
dungeons-event-introduction = { $introduction_text }
dungeons-event-chosen = Seat { $seat } takes “{ $definition }”.
dungeons-event-placed = { $hero_subject } stands on { $space }.
dungeons-event-round = Round { $round }
dungeons-event-phase = { $phase ->
    [setup] Getting ready.
    [player] The heroes’ turn.
    [enemy] The enemies’ turn.
   *[recovery] Everybody recovers.
 }
dungeons-event-activated = { $hero_subject } acts.
dungeons-event-activation-ends = { $hero_subject } is done.
dungeons-event-moved = { $cause ->
    [force] { $hero_subject } is moved from { $from_space } to { $space }.
    [placing] { $hero_subject } is put on { $space }.
   *[other] { $hero_subject } goes from { $from_space } to { $space }.
 }
dungeons-event-explored = { $hero_subject } explores: { $room_text }.
dungeons-event-laid = Lay the tile “{ $tile }”, its { $face_word } up, { $turn ->
    [0] as it is printed
    [1] turned a quarter to the right
    [2] turned half round
   *[3] turned a quarter to the left
 }, { $width } by { $height } spaces from { $space } on.
dungeons-event-encounter = { $encounter_text }
dungeons-event-spawn-rolled = The enemy die shows { $type_word }, Health { $health }.
dungeons-event-spawned = { $enemy } appears on { $space }: { $type_word }, Health { $health }.
dungeons-event-no-space = There is no room left for { $definition }.
dungeons-event-attack = { $hero_subject } attacks { $enemy_object } { own-dungeons-kind } with “{ $definition }”.
dungeons-event-enemy-attack = { $enemy_subject } attacks { $hero_subject } { own-dungeons-kind } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }.
dungeons-event-die = { $face } ({ $total })
dungeons-event-rolls = { $roll ->
    [attack] Attack dice for { own-dungeons-roller }: { $dice }.
    [defence] Defence dice for { own-dungeons-roller }: { $dice }.
    [check] Dice for the check: { $dice }.
    [loot] Roll the enemy’s die for the Loot.
   *[spawn] Roll the enemy die to see what appears.
 }
dungeons-event-rolled-dice = { $roll ->
    [attack] Attack
    [defence] Defence
    [check] Check
    [loot] Loot
   *[spawn] Enemy die
 }: { $dice }.
dungeons-event-hits = { $hero_subject } scores { own-dungeons-hits }{ $energy ->
    [0] .
   *[other] {" "}and gains { $energy } Energy.
 }
dungeons-event-critical = { $criticals ->
    [one] A Critical Hit: it cannot be blocked.
   *[other] { $criticals } Critical Hits: they cannot be blocked.
 }
dungeons-event-enemy-hits = { $enemy_subject } scores { own-dungeons-hits }.
dungeons-event-defence = { $blocked ->
    [0] { $hero_subject } blocks nothing.
    [one] { $hero_subject } blocks 1 Hit.
   *[other] { $hero_subject } blocks { $blocked } Hits.
 }
dungeons-event-enemy-defence = { $blocked ->
    [0] { $enemy_subject } blocks nothing.
    [one] { $enemy_subject } blocks 1 Hit.
   *[other] { $enemy_subject } blocks { $blocked } Hits.
 }
dungeons-event-damage = { $cause ->
    [pit] { $hero_subject } falls into a pit: { $damage } Damage, Health { $health }.
   *[other] { $hero_subject } takes { $damage } Damage: Health { $health }.
 }
dungeons-event-enemy-damage = { $cause ->
    [pit] { $enemy_subject } falls into a pit: { $damage } Damage, Health { $health }.
   *[other] { $enemy_subject } takes { $damage } Damage: Health { $health }.
 }
dungeons-event-prevented = { $hero_subject } is spared { $amount } Damage.
dungeons-event-defeated = { $hero_seat ->
    [-1] { $enemy_subject } is defeated.
   *[other] { $hero_subject } defeats { $enemy_object }.
 }
dungeons-event-loot = { $hero_subject } gains { $loot } Loot.
dungeons-event-fallen = { $hero_subject } falls and leaves the map.
dungeons-event-revived = { $hero_subject } is back on { $space } with { $health } Health.
dungeons-event-gained = { $hero_subject } gains { own-dungeons-amount }.
dungeons-event-lost = { $hero_subject } loses { own-dungeons-amount }.
dungeons-event-stunned = { $enemy_subject } is stunned.
dungeons-event-skipped = { $enemy_subject } on { $space } is stunned and does nothing.
dungeons-event-enemy-acts = { $enemy_subject } on { $space } is after nobody, but moves, because { $reasons }.
dungeons-event-enemy-target = { $type ->
    [none] { $enemy_subject } on { $space } has its eye on { $hero_subject }
   *[other] { $enemy_subject } on { $space } goes for { $hero_subject } { own-dungeons-kind }
 }, because { $reasons }.
dungeons-event-enemy-line = Line of Sight: from the { $from_corner ->
    [north-west] north-west
    [north-east] north-east
    [south-west] south-west
   *[south-east] south-east
 } corner of its space to the { $corner ->
    [north-west] north-west
    [north-east] north-east
    [south-west] south-west
   *[south-east] south-east
 } corner of the target’s [DD-LOS-01].
dungeons-event-enemy-why = { $reason ->
    [only-one] nobody else can be reached
    [nearest] { $clause ->
        [DD-ENEMY-04] its card sends it to the nearest hero
       *[other] that hero is the nearest
     }
    [least-health] { $clause ->
        [DD-ENEMY-04] its card prefers the hero with the least Health
       *[other] of the nearest, that hero has the least Health
     }
    [seat] of equals, the first at the table is meant
    [to-attack] its way leads to where it can attack
    [no-need-to-move] it can attack from where it stands
    [out-of-reach] it comes as close as it can
    [hemmed-in] there is no way out for it
    [no-way-round-pits] there is no way round the pit
    [own-line] that is how its die says it fights
    [other-line] its usual way of fighting is not possible
    [line-without-dice] it has no dice for the other way
    [no-way] there is no way
    [charge] its card makes it charge
    [flee] its card makes it flee
    [guard] its card makes it guard this tile
    [keep-distance] its card makes it keep its distance
    [most-health] its card prefers the hero with the most Health
    [least-energy] its card prefers the hero with the least Energy
    [most-energy] its card prefers the hero with the most Energy
    [least-loot] its card prefers the hero with the least Loot
    [most-loot] its card prefers the hero with the most Loot
    [farthest] its card prefers the farthest hero
    [own-tile] its card prefers heroes on its own tile
   *[last-attacker] its card turns it on whoever attacked it last
 } [{ $clause }]
dungeons-event-enemy-moved = { $cause ->
    [force] { $enemy_subject } is moved from { $from_space } to { $space }.
    [placing] { $enemy_subject } is put on { $space }.
   *[other] { $enemy_subject } goes from { $from_space } to { $space }.
 }
dungeons-event-enemy-idle = { $enemy_subject } on { $space } does nothing, because { $reasons }.
dungeons-event-siphon = { $enemy_subject } siphons 1 Energy from { $hero_subject }.
dungeons-event-ritual = { $enemy_subject } holds a ritual: { $other_enemy_subject } has Health { $health }.
dungeons-event-regenerated = { $enemy_subject } regenerates: Health { $health }.
dungeons-event-enemy-healed = { $enemy_subject } gains { $amount } Health and has { $health }.
dungeons-event-check = { $hero_subject } must pass a check: { $attribute_word } { $successes }.
dungeons-event-check-result = { $passed ->
    [0] { $scored ->
        [one] 1 success: failed.
       *[other] { $scored } successes: failed.
     }
   *[other] { $scored ->
        [one] 1 success: passed!
       *[other] { $scored } successes: passed!
     }
 }
dungeons-event-check-read = Check: { $check_text }.
dungeons-event-check-ends = { $read_text }
dungeons-event-ability = { $hero_subject } uses the Ability “{ $definition }”: { $definition_text }
dungeons-event-item = { $hero_subject } uses “{ $card }”: { $card_text }
dungeons-event-bought = { $hero_subject } buys “{ $card }” for { $price } Loot.
dungeons-event-turned-up = New in the item row: “{ $card }”.
dungeons-event-discarded = { $hero_subject } discards “{ $card }”.
dungeons-event-trade-offered = { $hero_subject } offers { $other_hero_subject } a trade.
dungeons-event-traded = { $hero_subject } and { $other_hero_subject } trade.
dungeons-event-trade-refused = { $other_hero_subject } refuses { $hero_subject }’s trade.
dungeons-event-effect = { $definition_kind ->
    [hero] { $definition_subject }’s talent comes into play.
    [enemy] { $definition_subject } shows its ability.
    [adventure] { $rule ->
        [named] Special rule: { $rule_text }.
       *[nameless] A special rule of the adventure comes into play.
     }
   *[other] “{ $definition }” comes into play.
 }
dungeons-event-interaction = { $hero_subject }: { $interaction_text }.
dungeons-event-interaction-read = { $read_text }
dungeons-event-passage = { $passage_text }
dungeons-event-flag = { $set ->
    [0] No longer: { $flag_text }.
   *[other] From now on: { $flag_text }.
 }
dungeons-event-counter = { $counter_text }: { $most ->
    [99] { $value }
   *[other] { $value } of { $most }
 }
dungeons-event-rule-begins = Special rule: { $rule_text }
dungeons-event-rule-ends = No longer in force: { $rule_text }
dungeons-event-exit-opened = { $exit_row ->
    [0] A way opens.
   *[other] A way opens on { $exit_space }.
 }
dungeons-event-exit-closed = { $exit_row ->
    [0] A way closes.
   *[other] A way closes on { $exit_space }.
 } { $exit_text }
dungeons-event-terrain = { $space } is now: { $terrain_word }.
dungeons-event-escaped = { $hero_subject } leaves the dungeon.
dungeons-event-ended = { $ending_text }
dungeons-event-pushed = { $hero_subject } is pushed from { $from_space } to { $space }.
dungeons-event-enemy-pushed = { $enemy_subject } is pushed from { $from_space } to { $space }.
dungeons-event-rerolled = First roll: { $first_faces }. Rolled again: { $faces }.
dungeons-event-crush = Crush: { $damage } more Damage.
dungeons-event-enemy-removed = { $enemy_subject } leaves the map.
dungeons-event-offered = Now possible: { $interaction_text }
dungeons-event-withdrawn = No longer possible: { $interaction_text }
dungeons-event-item-gained = { $hero_subject } now has “{ $card }”.
dungeons-event-revealed = { $leads ->
    [closed] Nothing lies behind the exit on { $exit_space }.
    [out] The exit on { $exit_space } leads out of the dungeon.
    [pool] Nobody knows what lies behind the exit on { $exit_space }.
   *[room] Behind the exit on { $exit_space } lies: { $room_text }.
 }
dungeons-event-swapped = { $hero_subject } and { $enemy_subject } swap places.

## Outcomes

dungeons-outcome-victory = The adventure is won!
dungeons-outcome-defeat = The adventure is lost.
dungeons-outcome-all-fallen = All heroes have fallen: the adventure is lost.
dungeons-outcome-out-of-time = Time has run out: the adventure is lost.

## Refusals

dungeons-refusal-over = The adventure is over.
dungeons-refusal-not-your-decision = It is somebody else’s decision.
dungeons-refusal-not-now = That is not possible now.
dungeons-refusal-not-moving = Nobody is moving now: take a Move first.
dungeons-refusal-not-in-anothers-space = Nobody can stop on a space where somebody stands.
dungeons-refusal-not-a-start-space = That is not a start space.
dungeons-refusal-card-taken = Somebody has this card already.
dungeons-refusal-not-this-card = This card cannot be chosen now.
dungeons-refusal-empty-deal = A trade needs something to change hands.
dungeons-refusal-not-yours-to-give = That cannot be given away.
dungeons-refusal-not-asked = Nobody is asked that now.
dungeons-refusal-in-a-move = The Move must end first.
dungeons-refusal-no-action-left = No action is left.
dungeons-refusal-forbidden = A card or rule in play forbids it.
dungeons-refusal-no-way = There is no way through.
dungeons-refusal-no-such-hero = There is no such hero.
dungeons-refusal-no-such-enemy = There is no such enemy on the map.
dungeons-refusal-fallen = This hero has fallen.
dungeons-refusal-activated-already = This hero has acted in this round.
dungeons-refusal-finish-first = The hero whose turn it is must finish first.
dungeons-refusal-closed = This exit is closed.
dungeons-refusal-blocked = The space is blocked.
dungeons-refusal-too-few-points = That costs more than the { $points ->
    [one] 1 point
   *[other] { $points } points
 } left.
dungeons-refusal-enemy-in-the-way = An enemy stands there.
dungeons-refusal-cannot-end-there = Somebody stands there, and the points do not reach further.
dungeons-refusal-in-anothers-space = Not while standing on somebody else’s space.
dungeons-refusal-half-resolved = First what is going on must be finished.
dungeons-refusal-no-card = There is no card in that place.
dungeons-refusal-too-dear = That costs { $price } Loot, and there is { $loot }.
dungeons-refusal-not-adjacent = They do not stand next to each other.
dungeons-refusal-nothing-to-trade = Neither of them has anything to trade.
dungeons-refusal-not-offered = That is not possible here.
dungeons-refusal-done-already = That has been done already.
dungeons-refusal-not-there = Nobody stands in the right place for that.
dungeons-refusal-not-usable = The card cannot do anything now.
dungeons-refusal-not-yours = This hero does not have that card.
dungeons-refusal-too-little-energy = That costs { $price } Energy, and there is { $energy }.
dungeons-refusal-no-dice = There are no dice for that kind of attack.
dungeons-refusal-immune = This enemy cannot be attacked that way now.
dungeons-refusal-not-a-target = That enemy cannot be aimed at.
dungeons-refusal-only-with-reach = Diagonally only a weapon with Reach can strike.
dungeons-refusal-corner-blocked = There is no striking past that corner.
dungeons-refusal-too-close = Too close to shoot: there must be a space in between.
dungeons-refusal-other-tile = The target is neither on this tile nor on an adjacent one.
dungeons-refusal-not-between-tiles = From between two tiles one can only shoot at those two.
dungeons-refusal-no-sight = There is no Line of Sight.

## Questions

dungeons-question-choose = Which card do you take?
dungeons-question-position = Where does the hero begin?
dungeons-question-next = Who acts next?
dungeons-question-act = What does { $hero_subject } do?
dungeons-question-move = Where does { $hero_subject } go?
dungeons-question-pause = Does anybody want to do something now?
dungeons-question-aim = Which enemy is this die for?
dungeons-question-trade = What changes hands?
dungeons-question-consent = { $hero_subject } is offered a trade. Agreed?
dungeons-question-story = Who makes the check?
dungeons-question-pick-die = Which die?
dungeons-question-throw = { $left ->
    [one] What does the die show?
   *[other] What does the next of the { $left } dice show?
 }
dungeons-question-throw-enemy = { $die }: what does it show?
dungeons-question-effect = Use “{ $definition }”?
dungeons-question-pick-hero = “{ $definition }”: which hero?
dungeons-question-pick-enemy = “{ $definition }”: which enemy?
dungeons-question-pick-space = “{ $definition }”: which space?
dungeons-question-pick-card = “{ $definition }”: which card?
dungeons-question-pick-option = “{ $definition }”: what do you choose?

## The table

dungeons-table-adventure = { $limit ->
    [0] { $adventure }, round { $round }
   *[other] { $adventure }, round { $round } of { $limit }
 }
dungeons-table-hero = { $sign } = { $hero }: Health { $health }/{ $most }, Energy { $energy }, Loot { $loot }
dungeons-table-unchosen = no hero yet
dungeons-table-fallen = fallen
dungeons-table-escaped = out of the dungeon
dungeons-table-active = acts, { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
 }
dungeons-table-done = has acted
dungeons-table-gear = { $equipment }; { $ability }
dungeons-table-items = Items: { $items }
dungeons-table-stats = Speed { $speed }, melee { $melee }, ranged { $ranged }, Defence { $defence }
dungeons-table-enemy = { $sign } = { $enemy }: { $type_word }, Health { $health }
dungeons-table-stunned = stunned
dungeons-table-row = Item row: { $items }
dungeons-table-price = { $card } ({ $price })
dungeons-table-rules = In force: { $rules }
dungeons-table-can = Possible here: { $interactions }
dungeons-table-legend = Signs: { $legend }
dungeons-table-legend-blocked = { $sign } blocked
dungeons-table-legend-water = { $sign } water
dungeons-table-legend-pit = { $sign } pit
dungeons-table-legend-unexplored = { $sign } unexplored
dungeons-table-legend-closed = { $sign } closed
dungeons-table-legend-out = { $sign } way out
dungeons-table-legend-joined = { $sign } passage
