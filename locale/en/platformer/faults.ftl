## What is wrong with a set of cards, dice and tiles of Platformer. Every message says what was found and how to mend it.

fault-platformer-few-tiles = { $boss ->
    [yes] the { $set ->
        [forest] Forest
       *[void] Void
    } set has { $is } boss tiles; every game needs { $wanted }. Add some, or tick “boss” on others.
   *[no] the { $set ->
        [forest] Forest
       *[void] Void
    } set has { $is } tiles besides the boss tiles; the larger map needs { $wanted }. Add some.
 }
fault-platformer-tile-height = this tile is { $is } rows high, the others are { $wanted }. Two tiles make a level, so all have the same height: redraw it with { $wanted } rows.
fault-platformer-boss-tile-lacks = { $space ->
    [boss_spawn] this boss tile has no boss spawn space; beside another one like it the boss would have nowhere to appear. Draw one (B).
    [shop] this boss tile has no Shop; heroes downed on the boss level come back on one. Draw one ($).
   *[spawn] this boss tile has no spawn space; summons appear on one. Draw one (e).
 }
fault-platformer-only-on-boss-tiles = { $space ->
    [boss_spawn] boss spawn spaces belong on boss tiles; here nobody ever appears. Draw another space, or make this a boss tile.
   *[special] spaces with the special icon belong on boss tiles; here they do nothing. Draw another space, or make this a boss tile.
 }
fault-platformer-portal = Void Portals are found on tiles of the Void set only. Draw another space, or move the tile to the Void set.
fault-platformer-no-floor = this tile has no platform at all: everybody would fall through it. Draw floors (=) under its spaces.
fault-platformer-no-way-up = nobody can get from the lowest row of this tile to its top row, so what lies up there is lost and the climb may end here. Draw a ladder (H) or leave a gap in the floors.
fault-platformer-no-ladder-out = no ladder leads out of this tile upwards: beside another one like it the climb would end here. Draw a ladder (H) in a space of the top row that can be reached.
fault-platformer-few-cards = { $kind ->
    [hero] there are { $is } heroes; four players need { $wanted }.
    [boss] there is no boss; every game needs one.
    [item] there are { $is } item cards; the shop lays out { $wanted }.
    [potion] there are { $is } potion cards; the shop lays out { $wanted }.
    [artifact] there are { $is } artifacts; games with artifacts lay out { $wanted }.
   *[event] there is no event; the solo game cannot begin without one.
 } Add what is missing, or take it back from the deleted entries.
fault-platformer-few-enemies = there are { $is } enemies of rank { $rank }; the larger map needs { $wanted } different ones. Add one, or give another enemy this rank.
fault-platformer-die-role = there must be exactly one { $role ->
    [action] action die
    [enemy] enemy die
   *[special] special die
 }; here { $is ->
    [one] is { $is }
   *[other] are { $is }
 }. Its number in the box is said by “copies”.
fault-platformer-die-face = { $role ->
    [action] “{ $is ->
        [move] { choice-move }
        [sword] { choice-sword }
        [coin] { choice-coin }
        [hand] { choice-hand }
        [star] { choice-star }
        [blank] { choice-blank }
        [attack] { choice-attack }
        [left] { choice-left }
       *[right] { choice-right }
    }” cannot be on the action die. Its faces are Move, Sword, Coin, Hand and Star.
    [enemy] “{ $is ->
        [move] { choice-move }
        [sword] { choice-sword }
        [coin] { choice-coin }
        [hand] { choice-hand }
        [star] { choice-star }
        [blank] { choice-blank }
        [attack] { choice-attack }
        [left] { choice-left }
       *[right] { choice-right }
    }” cannot be on the enemy die. Its faces are Attack, Left and Right.
   *[special] “{ $is ->
        [move] { choice-move }
        [sword] { choice-sword }
        [coin] { choice-coin }
        [hand] { choice-hand }
        [star] { choice-star }
        [blank] { choice-blank }
        [attack] { choice-attack }
        [left] { choice-left }
       *[right] { choice-right }
    }” cannot be on the special die. Its faces are Blank, Move, Sword, Coin, Hand and Star.
 }
fault-platformer-few-attacks = this boss has { $is } attack cards and draws { $wanted } at a time. Add boss attack cards that name it under “boss”.
fault-platformer-boss-health = this boss has no health: any attack would defeat it. Give it health per level, or a base.
fault-platformer-no-answer = no attack card of this boss shows “{ $is ->
        [move] { choice-move }
        [sword] { choice-sword }
        [coin] { choice-coin }
        [hand] { choice-hand }
        [star] { choice-star }
        [blank] { choice-blank }
        [attack] { choice-attack }
        [left] { choice-left }
       *[right] { choice-right }
    }”: when the enemy die does, the boss would do nothing. Add the sign to one of its attack cards.
fault-platformer-dead-sign = “{ $boss }” never asks for “{ $is ->
        [move] { choice-move }
        [sword] { choice-sword }
        [coin] { choice-coin }
        [hand] { choice-hand }
        [star] { choice-star }
        [blank] { choice-blank }
        [attack] { choice-attack }
        [left] { choice-left }
       *[right] { choice-right }
    }”, so this sign is never used. Take it away, or change how the boss chooses its attack cards.
fault-platformer-summon-health = a summon needs at least 1 health, or it would be defeated by any attack. Set “health”.
fault-platformer-token-role = { $role ->
    [summon] “{ $is }” is a token that heroes hold; only a summon can be summoned. Use “give_token”, or another token.
   *[token] “{ $is }” is a summon; heroes cannot hold it. Use “summon”, or another token.
 }
fault-platformer-other-boss = “{ $is }” belongs to “{ $boss }” and is not in the game with this card’s boss. Name a token of its own boss.
fault-platformer-free-use = what a player can use at will must cost something, or it could be used for ever. Add a cost such as “exhaust”, “discard” or “once_per_turn”.
fault-platformer-star-without-effect = a Star counts as itself here, but no effect says what it does. Add an effect with “when: star_used”, or choose another symbol.
fault-platformer-effect-without-star = “star_used” never happens: a Star counts as another symbol for this hero. Add “star” under “star”.
fault-platformer-artifact-not-taken = nobody could ever take this artifact. Add an effect with “take_this” that says when.
fault-platformer-idle-attack = this card does nothing when it is resolved. Add an effect with “when: attack_resolved”.

## What a word needs to be known where it stands

fact-cause = a moment that knows its cause
fact-enemy-die = the enemy die just rolled
fact-boss = the boss card
fact-attack-card = an attack card of the boss
fact-event = an event
fact-claim = an artifact
