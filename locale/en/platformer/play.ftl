## Platformer at the table: actions, events, refusals, outcomes. content/playwording.py says which arguments there are.
## Messages that begin with “own-” help the others of their language.

platformer-word-move = Move
    .one = a Move
    .many = Moves
platformer-word-sword = Sword
    .one = a Sword
    .many = Swords
platformer-word-coin = Coin
    .one = a Coin
    .many = Coins
platformer-word-hand = Hand
    .one = a Hand
    .many = Hands
platformer-word-star = Star
    .one = a Star
    .many = Stars
platformer-word-blank = blank
    .one = no symbol
    .many = blank sides
platformer-word-attack = Attack
platformer-word-left = Left
platformer-word-right = Right
platformer-word-none = nothing

# How enemies stand in a sentence. The message itself is the entry's name; if the entry is renamed, its bare name is used.
platformer-noun-enemy-bouncer = Bouncer
    .subject = the Bouncer
    .object = the Bouncer
platformer-noun-enemy-coinmunk = Coinmunk
    .subject = the Coinmunk
    .object = the Coinmunk
platformer-noun-enemy-ent = Ent
    .subject = the Ent
    .object = the Ent
platformer-noun-enemy-ogrechestra = Ogrechestra
    .subject = the Ogrechestra
    .object = the Ogrechestra
platformer-noun-enemy-puddling = Puddling
    .subject = the Puddling
    .object = the Puddling
platformer-noun-enemy-werewolf = Werewolf
    .subject = the Werewolf
    .object = the Werewolf
platformer-noun-boss-medusa = Medusa
    .subject = Medusa
    .object = Medusa
platformer-noun-boss-overlord-ikee = Overlord Ikee
    .subject = Overlord Ikee
    .object = Overlord Ikee
platformer-noun-boss-token-stray-curl = Stray curl
    .subject = the Stray curl
    .object = the Stray curl
platformer-noun-boss-token-unpaid-intern = Unpaid intern
    .subject = the Unpaid intern
    .object = the Unpaid intern

own-play-gold = { $gold } Gold
own-play-price = { $price } Gold
own-play-gems = { $gems ->
    [one] 1 { -gem(number: "one") }
   *[other] { $gems } { -gem(number: "many") }
 }
own-play-wounds = { $wounds ->
    [one] 1 { -wound(number: "one") }
   *[other] { $wounds } { -wound(number: "many") }
 }
own-play-damage = { $damage ->
    [one] 1 { -wound(number: "one") }
   *[other] { $damage } { -wound(number: "many") }
 }
own-play-amount = { $resource ->
    [gold] { $amount } Gold
    [gem] { $amount ->
        [one] 1 { -gem(number: "one") }
       *[other] { $amount } { -gem(number: "many") }
     }
   *[heart] { $amount ->
        [one] 1 { -heart(number: "one") }
       *[other] { $amount } { -heart(number: "many") }
     }
 }
own-play-loot = { $gold ->
    [0] { $gems ->
        [0] nothing
       *[other] { own-play-gems }
     }
   *[other] { $gems ->
        [0] { own-play-gold }
       *[other] { own-play-gold } and { own-play-gems }
     }
 }
own-play-direction = { $direction ->
    [up] up
    [down] down
    [left] to the left
   *[right] to the right
 }

## Actions

own-play-deed = { $symbol ->
    [move] move your hero
    [sword] add to the attack
    [coin] take Gold
    [hand] move an enemy
   *[star] set off the star effect
 }
platformer-action-use = { $source ->
    [saved] Use the saved { $face_word }
    [extra] Use the extra { $face_word }
   *[pool] Use { $face_one }
 }: { own-play-deed }
    .help = A symbol of the dice pool, the one on your special die or one that a card gave you is used up.
platformer-action-forge = { $source ->
    [pair_saved] Forge { $face_one } and the saved { $face_word }
   *[pair] Forge two { $face_many }
 } into { $result_one }: { own-play-deed }
    .help = Two equal symbols become one other symbol, which is used at once.
platformer-action-attack = Attack { $enemy_object } on { $space }
    .help = Then put Swords into the attack. An enemy falls only if one single attack reaches its Health.
platformer-action-gravity = Apply gravity
    .help = Whatever has nothing to stand on falls straight down. It happens anyway when your turn ends.
platformer-action-buy = Buy “{ $card }” for { own-play-price }
    .help = The card is yours at once and the gap in the display is filled.
platformer-action-card = { $card_kind ->
    [hero] Use { $card }’s ability
    [potion] Drink “{ $card }”
   *[item] Use “{ $card }”
 }
    .help = A used item is exhausted until your next turn; a potion is gone.
platformer-action-portal = Take the portal to { $space }
    .help = Portals of one level are joined. The trip costs Gold, and nobody attacks you for it.
platformer-action-respawn = Spend { $face_one } and respawn
    .help = Your hero comes back to the lowest level, on a space you choose.
platformer-action-end = No more actions
    .help = You may then save a symbol. After that gravity is applied and your turn ends.
platformer-action-step = { own-play-direction }
    .help = One space in that direction. Leaving a space next to an enemy lets that enemy attack.
platformer-action-push = Push { own-play-direction }
    .help = Whoever is in the way is pushed aside.
platformer-action-gem = { $sword ->
    [0] Boost with { own-play-gems } (counts { $times } times)
   *[other] Boost { -sword(number: "one") } { $sword } with { own-play-gems } (counts { $times } times)
 }
    .help = Gems multiply a symbol: 1 Gem lets it count twice, 2 more three times, and so on.
platformer-action-done = That is enough
    .help = Nothing more comes of this symbol.
platformer-action-enemy = { $enemy } on { $space }
platformer-action-strike = Strike: { own-play-damage }
    .help = The attack is made with what has gone into it. What falls short of the enemy’s Health has no effect.
platformer-action-yes-collect = Take it
platformer-action-no-collect = Leave it there
platformer-action-yes-effect = { $definition_kind ->
    [hero] Use { $definition }’s ability
   *[item] Use “{ $definition }”
 }
platformer-action-no-effect = { $definition_kind ->
    [hero] Do without { $definition }’s ability
   *[item] Do without “{ $definition }”
 }
platformer-action-yes-gravity = Hold on to the ladder
platformer-action-no-gravity = Let go
platformer-action-no-save = Save nothing
    .help = What is on your special die stays there.
platformer-action-no-offer = Stay out for now
platformer-action-space = Space { $space }
platformer-action-save = { $source ->
    [pool] Save { $face_one }
    [pair_saved] Forge { $face_one } and the saved { $face_word }, and save { $symbol_one }
   *[pair] Forge two { $face_many }, and save { $symbol_one }
 }
    .help = The symbol goes onto your special die; you may use it in any later turn.
platformer-action-face = { $face_word }
platformer-action-result = { $result_word }
platformer-action-hero = { $hero }
platformer-action-option = { $text }

## Events

platformer-event-turn = Round { $turn }: { $hero }
platformer-event-rolled = { $again ->
    [yes] The dice now show
   *[no] { $hero } rolls
 } { $die_1_word }, { $die_2_word }, { $die_3_word }, { $die_4_word }, { $die_5_word }.
platformer-event-enemy-die = { $result ->
    [none] The enemy die does not count.
   *[other] The enemy die shows { $result_word }.
 }
platformer-event-symbol = { $hero } uses { $symbol_one }.
platformer-event-forged = { $hero } forges two { $symbol_many } into { $result_symbol_one }.
platformer-event-boosted = { $gems ->
    [0] { $hero } boosts the { $symbol_word }
   *[other] { $hero } boosts the { $symbol_word } with { own-play-gems }
 }: it counts { $times ->
    [2] twice
   *[other] { $times } times
 }.
platformer-event-saved = { $hero } saves { $symbol_one } for later.
platformer-event-special-reset = { $hero }’s special die is reset.
platformer-event-moved = { $direction ->
    [up] { $hero } climbs from { $from_space } up to { $space }.
    [down] { $hero } gets down from { $from_space } to { $space }.
    [back] { $hero } goes there and back and is on { $space } again.
    [left] { $hero } goes left from { $from_space } to { $space }.
   *[right] { $hero } goes right from { $from_space } to { $space }.
 }
platformer-event-pushed-hero = { $hero_seat ->
    [-1] { $other_hero } is pushed to { $space }.
   *[other] { $hero } pushes { $other_hero } to { $space }.
 }
platformer-event-pushed-enemy = { $hero_seat ->
    [-1] { $enemy_subject } is pushed to { $space }.
   *[other] { $hero } pushes { $enemy_object } to { $space }.
 }
platformer-event-fell = { $hero } falls from { $from_space } to { $space }.
platformer-event-enemy-fell = { $enemy_subject } falls from { $from_space } to { $space }.
platformer-event-enemy-moved = { $cause ->
    [hand] A Hand moves { $enemy_object } from { $from_space } to { $space }.
   *[other] { $enemy_subject } goes from { $from_space } to { $space }.
 }
platformer-event-marched = { $enemies } enemies go one space { own-play-direction }.
platformer-event-attacked = { $wounds ->
    [0] { $enemy_subject } attacks { $hero }, but nothing comes of it.
   *[other] { $cause ->
        [movement] { $enemy_subject } catches { $hero } in passing: { own-play-wounds }.
       *[other] { $enemy_subject } attacks { $hero }: { own-play-wounds }.
     }
 }
platformer-event-wounded = { $cause ->
    [trap] { $hero } steps into a trap: { own-play-wounds }.
    [fall] { $hero } hits a trap in the fall: { own-play-wounds }.
   *[other] { $hero } suffers { own-play-wounds }.
 }
platformer-event-downed = { $hero } is downed and leaves the map.
platformer-event-respawned = { $hero } enters the map on { $space }.
platformer-event-struck = { $enough ->
    [yes] { $hero } strikes { $enemy_object } for { own-play-damage }, but nothing can hurt this enemy now.
   *[no] { $hero } strikes { $enemy_object } for { own-play-damage }; it would have taken { $health }.
 }
platformer-event-slain = { $damage ->
    [0] { $hero } defeats { $enemy_object }
   *[other] { $hero } defeats { $enemy_object } with { own-play-damage }
 }{ $gold ->
    [0] { $gems ->
        [0] .
       *[other] { " " }and gets { own-play-loot }.
     }
   *[other] { " " }and gets { own-play-loot }.
 }
platformer-event-loot = { $hero } gets { own-play-loot } as loot.
platformer-event-gained = { $hero } gains { own-play-amount }.
platformer-event-spent = { $hero } gives up { own-play-amount }.
platformer-event-collected = { $hero } picks up { own-play-amount } on { $space }.
platformer-event-loot-left = { $enemy_subject } leaves { own-play-loot } on { $space }.
platformer-event-bought = { $hero } buys “{ $card }” for { own-play-price }.
platformer-event-card-used = { $card_kind ->
    [hero] { $hero } uses the hero ability.
    [potion] { $hero } drinks “{ $card }”.
   *[item] { $hero } uses “{ $card }”.
 }
platformer-event-refreshed = { $hero }’s cards are ready again.
platformer-event-level-revealed = Level { $level } is revealed.
platformer-event-level-removed = Level { $level } is gone, with everything on it.
platformer-event-gravity = Gravity is applied; nobody falls.
platformer-event-spawned = { $enemy_kind ->
    [boss] { $enemy } appears on { $space }.
   *[enemy] New on the map: { $enemy } on { $space }.
 }
platformer-event-appeared = New on the map: { $enemy } on { $spaces }.
platformer-event-boss-acts = { $result ->
    [none] Now it is { $enemy }’s turn.
   *[other] Now it is { $enemy }’s turn: the enemy die shows { $result_word }.
 }
platformer-event-boss-card = “{ $card }”: { $card_text }
platformer-event-boss-passes = { $cards } { $number ->
    [one] does not match and is discarded.
   *[other] do not match and are discarded.
 }
platformer-event-token-gained = { $hero } gets the token “{ $token }”.
platformer-event-token-lost = { $hero } gets rid of the token “{ $token }”.
platformer-event-event = Event “{ $card }”: { $card_text }
platformer-event-artifact = { $hero } takes the artifact “{ $card }”.
platformer-event-portal = { $price ->
    [0] { $hero } takes the portal to { $space }.
   *[other] { $hero } pays { own-play-price } and takes the portal to { $space }.
 }
platformer-event-effect = { $definition_kind ->
    [hero] { $definition }’s hero ability comes into play.
    [enemy] { $definition_subject } shows its ability.
    [boss] { $definition } has a special rule for this.
   *[item] “{ $definition }” comes into play.
 }
platformer-event-star = { $hero } sets off the star effect.
platformer-event-thanks = { $definition_kind ->
    [hero] The hero ability gives { $hero } { own-play-amount }.
   *[item] “{ $definition }” gives { $hero } { own-play-amount }.
 }
platformer-event-ended = The game is over.
platformer-event-healed = { $hero } gets { $amount ->
    [one] 1 { -heart(number: "one") }
   *[other] { $amount } { -heart(number: "many") }
 } back.
platformer-event-discarded = { $hero } discards “{ $card }”.
platformer-event-die-turned = { $hero } turns a die to { $symbol_word }.

## Outcomes

platformer-outcome-boss-defeated = { $seats ->
    [one] The boss is defeated. { $winner } wins with a score of { $score }!
   *[other] The boss is defeated. { $winner } wins the game!
 }
platformer-outcome-hero-downed = The only hero is downed: the game is lost.
platformer-outcome-events-out = The last event is over and the boss still stands: the game is lost.
platformer-outcome-turn-limit = The turn limit is reached: nobody wins.
platformer-outcome-card = { $winners ->
    [0] A card ends the game: nobody wins.
   *[other] A card decides the game: { $winner } wins!
 }

## Refusals

platformer-refusal-already-begun = Gems must come before the first step.
platformer-refusal-cannot-push = Somebody stands there who cannot be pushed away.
platformer-refusal-counts-not = { $face_one } does not count as { $symbol_one } for this hero.
platformer-refusal-declare-first = Say first which enemy you attack.
platformer-refusal-exhausted = The card is exhausted.
platformer-refusal-forbidden = A card in play forbids it.
platformer-refusal-forge-other = Two { $symbol_many } must become another symbol.
platformer-refusal-must-respawn = Your hero is off the map and must respawn first.
platformer-refusal-no-card = There is no card in that place.
platformer-refusal-no-enemy-to-move = No enemy can be moved.
platformer-refusal-no-pair = Forging takes two { $symbol_many }.
platformer-refusal-no-portal = Your hero is not on a portal.
platformer-refusal-no-portal-there = There is no portal of this level there.
platformer-refusal-no-respawn-there = Nobody can respawn there.
platformer-refusal-no-shop = Your hero is not on a shop space.
platformer-refusal-no-such-enemy = There is no such enemy on the map.
platformer-refusal-no-such-symbol = No unused { $symbol_word } is left.
platformer-refusal-no-sword = An attack needs at least one Sword.
platformer-refusal-no-sword-yet = No Sword has gone into the attack yet.
platformer-refusal-no-symbol = No unused symbol is left.
platformer-refusal-no-way = There is no way through.
platformer-refusal-not-adjacent = The enemy is not adjacent.
platformer-refusal-not-now = That is not possible now.
platformer-refusal-not-open = Nothing is open { own-play-direction } yet.
platformer-refusal-not-saved = The special die does not show { $symbol_one }.
platformer-refusal-not-unused = No unused { $symbol_word } is left to save.
platformer-refusal-not-usable = The card cannot do anything now.
platformer-refusal-not-your-decision = It is somebody else’s decision.
platformer-refusal-not-yours = You do not have this card.
platformer-refusal-nothing-to-boost = There is no symbol to boost.
platformer-refusal-occupied = The space is occupied.
platformer-refusal-on-the-map = Your hero is on the map.
platformer-refusal-only-swords = Only Swords go into an attack.
platformer-refusal-over = The game is over.
platformer-refusal-same-sword = { -sword(number: "one") } { $sword } is like one put in later: boost that one.
platformer-refusal-save-later = Symbols are saved at the end of the turn.
platformer-refusal-sealed = The boss level is sealed off.
platformer-refusal-too-dear = That costs { own-play-price }, and you have { $gold }.
platformer-refusal-too-few-gems = That takes { $price ->
    [one] 1 { -gem(number: "one") }
   *[other] { $price } { -gem(number: "many") }
 }, and you have { $gems }.

## Questions

platformer-question-act = What does { $hero } do?
platformer-question-move = Where does { $hero } go?
platformer-question-step = Somebody is in the way. Which way to push?
platformer-question-portal = Somebody is in the way. Which way to push?
platformer-question-hand = Move which enemy, and where to?
platformer-question-hand-chosen = Where does { $enemy_subject } on { $space } go?
platformer-question-coin = Boost the Coin?
platformer-question-star = Boost the Star?
platformer-question-strike = What goes into the attack on { $enemy_object }?
platformer-question-attacked = Several enemies attack. Which one first?
platformer-question-gravity = { $hero } hangs on a ladder. Hold on?
platformer-question-place = Where does { $hero } come back?
platformer-question-offer = { $hero } was downed. Respawn at once?
platformer-question-save = Save a symbol on the special die?
platformer-question-collect = Something lies here. Take it?
platformer-question-throw = What does the next die show?
platformer-question-effect = Use “{ $definition }”?
platformer-question-pick-enemy = “{ $definition }”: which enemy?
platformer-question-pick-hero = “{ $definition }”: which hero?
platformer-question-pick-space = “{ $definition }”: which space?
platformer-question-pick-option = “{ $definition }”: what do you choose?
platformer-question-pick-die = Which die?

## The table

platformer-table-level = Level { $level }
platformer-table-boss-level = Boss level
platformer-table-hidden = Level { $level }: face down
platformer-table-hidden-boss = Boss level: face down
platformer-table-dice = Dice: { $dice }
platformer-table-enemy-die = Enemy die: { $result_word }
platformer-table-extra = extra: { $symbols }
platformer-table-hero = { $hero }: Hearts { $hearts }/{ $health }, Gold { $gold }, Gems { $gems }, special die: { $special_word }
platformer-table-off = off the map
platformer-table-cards = Cards: { $cards }
platformer-table-exhausted = { $card } (exhausted)
platformer-table-tokens = Tokens: { $tokens }
platformer-table-shop = Shop: { $cards }
platformer-table-price = { $card } ({ $price })
platformer-table-enemy = { $sign } = { $enemy } (Damage { $damage }, Health { $health })
platformer-table-pile = { $space }: { own-play-loot }
platformer-table-artifact = { $hero_seat ->
    [-1] Artifact “{ $card }”: not taken yet
   *[other] Artifact “{ $card }”: { $hero }
 }
platformer-table-event = Event: { $card } ({ $left } left)
platformer-table-boss = Boss: { $boss }
platformer-table-legend = Signs: { $legend }
platformer-table-legend-gold = { $sign } Gold
platformer-table-legend-gem = { $sign } Gem
platformer-table-legend-pile = { $sign } several
platformer-table-legend-trap = { $sign } trap
platformer-table-legend-shop = { $sign } shop
platformer-table-legend-portal = { $sign } portal
platformer-table-legend-spawn = { $sign } spawn space
platformer-table-legend-boss-spawn = { $sign } boss spawn space
platformer-table-legend-special = { $sign } special icon
platformer-table-legend-ladder = { $sign } ladder
platformer-table-legend-platform = { $sign } platform
platformer-table-legend-one-way = { $sign } one way up
platformer-table-legend-wall = { $sign } wall
