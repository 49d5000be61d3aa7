## The Princess: the nouns of its rules texts.
## $who      besides: opponent, target (of a spell), winner, all, others, heroes, other_heroes, ghosts, left, right, princess_holder,
##           culprit (who damaged, eliminated or robbed somebody), chooser (who chooses from an offer), listed (several in a row, $list)
## $person   what somebody who is not named is called: hero, or player if it may be a ghost
## $bearer   besides: environment, which speaks of whoever acts
## $this     what the card is when it speaks of itself: curse, environment, card
## $plural   yes after “they”
## $verb     again if the verb has just been said

-life = Life
-gold = gold
-princess = the Princess
-secret = Secret
-deck = adventure deck
-centre = centre of the table

## Who

person = { $person ->
    [hero] hero
   *[player] player
 }
own-whose-side = { $bearer ->
    [environment] their
   *[holder] your
 }
own-choosing = { $bearer ->
    [environment] of their choice
   *[holder] of your choice
 }
hero-nom = { $who ->
    [same] { "" }
    [pron] they
    [that] that { person }
    [chooser] that player
    [of_them] each of them
    [target] the target
    [winner] the winner
    [active] the active player
    [any] a { person }
    [another] another { person }
    [opponent] { own-whose-side } opponent
    [all] each player
    [others] each other player
    [heroes] each hero
    [other_heroes] each other hero
    [ghosts] each ghost
    [left] the next hero on { own-whose-side } left
    [right] the next hero on { own-whose-side } right
    [princess_holder] whoever holds the Princess
    [culprit] the culprit
    [chosen_all] a player { own-choosing }
    [chosen_others] another player { own-choosing }
    [chosen_heroes] a hero { own-choosing }
    [chosen_other_heroes] another hero { own-choosing }
    [chosen_ghosts] a ghost { own-choosing }
    [listed] { $list }
   *[you] you
 }
hero-acc = { $who ->
    [pron] them
   *[other] { hero-nom }
 }
hero-dat = { hero-acc }
hero-than = { hero-acc }
own-hero-gen = { $who ->
    [you] your
    [same] their
    [pron] their
    [chooser] their
   *[other] { hero-nom }’s
 }
actor-nom = { $again ->
    [yes] { "" }
   *[no] that { person }
 }
own-whose = { $who ->
    [you] your
   *[other] their
 }
hand-of = { $who ->
    [of_them] the hand of each of them
    [left] the hand of { hero-nom }
    [right] the hand of { hero-nom }
    [princess_holder] the hand of { hero-nom }
    [chosen_all] the hand of { hero-nom }
    [chosen_others] the hand of { hero-nom }
    [chosen_heroes] the hand of { hero-nom }
    [chosen_other_heroes] the hand of { hero-nom }
    [chosen_ghosts] the hand of { hero-nom }
   *[other] { own-hero-gen } hand
 }
secret-of = { $who ->
    [of_them] the { -secret } of each of them
    [left] the { -secret } of { hero-nom }
    [right] the { -secret } of { hero-nom }
    [princess_holder] the { -secret } of { hero-nom }
    [chosen_all] the { -secret } of { hero-nom }
    [chosen_others] the { -secret } of { hero-nom }
    [chosen_heroes] the { -secret } of { hero-nom }
    [chosen_other_heroes] the { -secret } of { hero-nom }
    [chosen_ghosts] the { -secret } of { hero-nom }
   *[other] { own-hero-gen } { -secret }
 }
this-card = { $this ->
    [curse] this curse
    [environment] this Environment
   *[card] this card
 }

## How many

# $count
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
top-cards = { $count ->
    [one] the top card
   *[other] the top { $count } cards
 } of the { -deck }
# $range, $count, $least, $most
how-many = { $range ->
    [least] at least { $count }
    [both] { $least } to { $most }
    [exact] { $count ->
        [0] no
       *[other] exactly { $count }
     }
   *[most] { $count ->
        [0] no
       *[other] at most { $count }
     }
 }
# $type
type-name = { $type ->
    [attack] Attack
    [defence] Defence
    [strategy] Strategy
    [magic] Magic
    [environment] Environment
   *[any] any
 }
type-many = { $type ->
    [attack] Attacks
    [defence] Defences
    [strategy] Strategies
    [magic] Magic
    [environment] Environments
   *[any] cards
 }

## Words before the effects

keyword-unstoppable = Unstoppable
keyword-curse = Curse

## How long

until-instant = until the end of the turn
until-challenge = until the end of the challenge
until-turn = until the end of the turn
until-next-turn = until the start of { own-whose-side } next turn
until-game = for the rest of the game

## Sentences of an Environment, which speaks of whoever acts

may-do = { $bearer ->
    [environment] that { person } may { $what }
   *[holder] you may { $what }
 }
may-pay = { $bearer ->
    [environment] that { person } may { $cost }. If they do, { $what }
   *[holder] you may { $cost }. If you do, { $what }
 }
may-use = { $bearer ->
    [environment] that { person } may use this effect: { $what }
   *[holder] you may use this effect: { $what }
 }

## Triggers. $least is the number that the trigger must reach, 0 if any will do.

when-always = always
when-activated = at any time
when-success = { $role ->
    [challenger] Success when challenging
    [opponent] Success when challenged
   *[either] Success
 }
when-applied = { $target ->
    [ghost] Apply to a ghost
    [anyone] Apply to a hero or a ghost
   *[hero] { "" }
 }
own-turn-of = { $who ->
    [you] your turn
    [another] each other { person }’s turn
   *[any] each { person }’s turn
 }
when-turn-begins = at the start of { own-turn-of }
when-turn-ends = at the end of { own-turn-of }
when-shop-filled = when cards are added to the shop at the start of { own-turn-of }
when-action-taken = after { $action ->
    [explore] { $who ->
        [you] you explore
       *[any] { hero-nom } explores
     }
    [trade] { $who ->
        [you] you trade
       *[any] { hero-nom } trades
     }
    [challenge] { $who ->
        [you] you challenge a hero
       *[any] { hero-nom } challenges a hero
     }
    [wander] { $who ->
        [you] you wander
       *[any] { hero-nom } wanders
     }
    [enchant] { $who ->
        [you] you enchant a hero
       *[any] { hero-nom } enchants a hero
     }
    [resurrect] { $who ->
        [you] you resurrect
       *[any] { hero-nom } resurrects
     }
   *[any] { $who ->
        [you] you take an action
       *[any] { hero-nom } takes an action
     }
 }
when-challenge-declared = { $who ->
    [you] { $role ->
        [challenger] when you challenge a hero
        [opponent] when you are challenged
        [either] when you challenge a hero or are challenged
       *[any] when a hero challenges another
     }
   *[any] when a hero challenges another
 }
in-challenge = { $who ->
    [you] { $role ->
        [challenger] { " " }of a challenge you declared
        [opponent] { " " }of a challenge against you
        [either] { " " }of your challenge
       *[any] { "" }
     }
   *[any] { "" }
 }
when-cards-revealed = when the cards of a round{ in-challenge } are revealed
when-challenge-tied = when a round{ in-challenge } is tied
when-challenge-won = { $who ->
    [you] { $role ->
        [challenger] when you win a challenge you declared
        [opponent] when you win a challenge against you
       *[either] when you win a challenge
     }
   *[any] when { hero-nom } wins a challenge
 }
when-challenge-lost = { $who ->
    [you] { $role ->
        [challenger] when you lose a challenge you declared
        [opponent] when you lose a challenge against you
       *[either] when you lose a challenge
     }
   *[any] when { hero-nom } loses a challenge
 }
when-challenge-ends = { $who ->
    [you] { $role ->
        [challenger] when a challenge you declared ends
        [opponent] when a challenge against you ends
        [either] when a challenge of yours ends
       *[any] when a challenge ends
     }
   *[any] when a challenge ends
 }
when-cards-drawn = when { $who ->
    [you] you draw
   *[any] { hero-nom } draws
 } { $least ->
    [0] cards
    [one] at least 1 card
   *[other] at least { $least } cards
 }
when-card-sold = when { $who ->
    [you] you sell
   *[any] { hero-nom } sells
 } a card
when-card-bought = when { $who ->
    [you] you buy
   *[any] { hero-nom } buys
 } a card
when-robbed = when { $who ->
    [you] you are
   *[any] { hero-nom } is
 } robbed of cards or { -gold }
when-damage-comes = when { $who ->
    [you] you would
   *[any] { hero-nom } would
 } take { $least ->
    [0] damage
   *[other] at least { $least } damage
 }
when-damaged = when { $who ->
    [you] you take
   *[any] { hero-nom } takes
 } { $least ->
    [0] damage
   *[other] at least { $least } damage
 }
when-healed = when { $who ->
    [you] you gain
   *[any] { hero-nom } gains
 } { $least ->
    [0] { -life }
   *[other] at least { $least } { -life }
 }
when-death-comes = when { $who ->
    [you] you would
   *[any] { hero-nom } would
 } be eliminated
when-eliminated = when { $who ->
    [you] you are
   *[any] { hero-nom } is
 } eliminated
when-eliminates = when { $who ->
    [you] you eliminate
   *[any] { hero-nom } eliminates
 } another hero
when-resurrected = when { $who ->
    [you] you come
   *[any] { hero-nom } comes
 } back to life
when-secret-revealed = when { own-hero-gen } { -secret } is revealed
when-princess-freed = when { -princess } is freed
when-princess-taken = when { $who ->
    [you] you take
   *[any] { hero-nom } takes
 } { -princess }
when-princess-dropped = when { -princess } goes from { own-hero-gen } hand to the { -centre }
when-cursed = when a curse is put on { hero-acc }{ $least ->
    [0] { "" }
    [1] { "" }
   *[other] , so that there are at least { $least } of them
 }
when-curse-leaves = when this curse is taken from you
when-comes-in = when this Environment comes into play
when-is-replaced = when this Environment is replaced
when-journey-ends = at the end of the journey

## Conditions

cond-life = { $who ->
    [you] you have
    [pron] they have
   *[other] { hero-nom } has
 } { how-many } { -life }
cond-gold = { $who ->
    [you] you have
    [pron] they have
   *[other] { hero-nom } has
 } { how-many } { -gold }
cond-hand-size = { $who ->
    [you] you have
    [pron] they have
   *[other] { hero-nom } has
 } { how-many } { $count ->
    [one] card
   *[other] cards
 } in hand
cond-curses = { $range ->
    [least] { $count ->
        [one] { $who ->
            [you] you are
            [pron] they are
           *[other] { hero-nom } is
         } cursed
       *[other] { $who ->
            [you] you have
            [pron] they have
           *[other] { hero-nom } has
         } { how-many } curses
     }
   *[other] { $who ->
        [you] you have
        [pron] they have
       *[other] { hero-nom } has
     } { how-many } { $count ->
        [one] curse
       *[other] curses
     }
 }
cond-has-more = { $who ->
    [you] you have
    [pron] they have
   *[other] { hero-nom } has
 } more { $what ->
    [life] { -life }
    [gold] { -gold }
   *[cards] cards in hand
 } than { $than }
cond-overloaded = { $who ->
    [you] you are
    [pron] they are
   *[other] { hero-nom } is
 } overloaded
cond-lives = { $who ->
    [you] you are
    [pron] they are
   *[other] { hero-nom } is
 } alive
cond-character-is = { $who ->
    [you] you are
    [pron] they are
   *[other] { hero-nom } is
 } { $character }
cond-secret-is = { secret-of } is { $state ->
    [revealed] revealed
   *[hidden] face down
 }
cond-is-kidnapper = { $who ->
    [you] you are
    [pron] they are
   *[other] { hero-nom } is
 } the Kidnapper
cond-holds-princess = { $who ->
    [you] you hold
    [pron] they hold
   *[other] { hero-nom } holds
 } { -princess }
cond-princess-is = { -princess } is { $where ->
    [kidnapped] Kidnapped
    [free] Free
    [centre] in the { -centre }
   *[held] in somebody’s hand
 }
cond-round = it is { $range ->
    [least] round { $count } or later
    [exact] round { $count }
    [both] one of the rounds { $least } to { $most }
   *[most] round { $count } or earlier
 }
cond-card-type = { $whose ->
    [own] { own-whose-side } card
   *[opposing] the opposing card
 } is of the type { $type-name }
cond-is-challenger = { $who ->
    [you] you are
    [pron] they are
   *[other] { hero-nom } is
 } the challenger
during-own-turn = during your turn
cond-own-turn = it is { $bearer ->
    [environment] that { person }’s
   *[holder] your
 } turn
cond-heroes-left = { how-many } { $count ->
    [one] hero is
   *[other] heroes are
 } alive
cond-deck-left = { how-many } { $count ->
    [one] card is
   *[other] cards are
 } left in the { -deck }
cond-top-mark = the top card of the { -deck } bears { $mark ->
    [question] a question mark
    [exclamation] an exclamation mark
   *[emblem] a hero’s symbol
 }
cond-environment-in-play = there is an Environment in play
cond-them-is-opponent = { $who ->
    [you] you are
    [pron] they are
   *[other] { hero-nom } is
 } { own-whose-side } opponent
cond-somebody-else = another player { $state ->
    [princess_holder] holds { -princess }
    [ghost] is a ghost
   *[cursed] is cursed
 }

## Costs

cost-once-per-turn = once per turn
cost-once-per-game = once per game
cost-pay-gold = { $who ->
    [you] pay
   *[other] { $form ->
        [infinitive] pay
        [label] pay
       *[imperative] { hero-nom } pays
     }
 } { $amount } { -gold }
cost-pay-life = { $who ->
    [you] lose
   *[other] { $form ->
        [infinitive] lose
        [label] lose
       *[imperative] { hero-nom } loses
     }
 } { $amount } { -life }
cost-discard-cards = { $who ->
    [you] discard
   *[other] { $form ->
        [infinitive] discard
        [label] discard
       *[imperative] { hero-nom } discards
     }
 } { cards }
cost-show-secret = { $who ->
    [you] reveal
   *[other] { $form ->
        [infinitive] reveal
        [label] reveal
       *[imperative] { hero-nom } reveals
     }
 } { own-whose } { -secret }

## Operations

op-arrange-deck = { $form ->
    [imperative] look at { top-cards } and put them back in any order
    [infinitive] look at { top-cards } and put them back in any order
   *[statement] { actor-nom } looks at { top-cards } and puts them back in any order
 }
op-choose-hero = choose { hero-acc }
op-clear-shop = { $form ->
    [imperative] discard all cards in the shop
    [infinitive] discard all cards in the shop
   *[statement] all cards in the shop are discarded
 }
op-counts-as = { $whose ->
    [own] { own-whose-side } card
   *[opposing] the opposing card
 } counts as { $type-name } in this round
own-each = { $who ->
    [listed] each{ " " }
   *[other] { "" }
 }
op-damage = { $who ->
    [you] take { $amount } damage
    [chooser] take { $amount } damage
   *[other] { $form ->
        [imperative] deal { $amount } damage { own-each }to { hero-dat }
        [infinitive] deal { $amount } damage { own-each }to { hero-dat }
       *[statement] { hero-nom } { $plural ->
            [yes] take
           *[no] takes
         } { $amount } damage
     }
 }
op-discard-hand = { $form ->
    [imperative] discard
    [infinitive] discard
   *[statement] { hero-nom } { $plural ->
        [yes] discard
       *[no] discards
     }
 } { $how ->
    [random] { $count ->
        [one] 1 random card
       *[other] { $count } random cards
     }
    [all] { own-whose } whole hand
   *[chosen] { cards }
 }
op-discard-this = { $for_good ->
    [yes] { $form ->
        [imperative] remove { this-card } from the game
        [infinitive] remove { this-card } from the game
       *[statement] { this-card } is removed from the game
     }
   *[no] { $form ->
        [imperative] discard { this-card }
        [infinitive] discard { this-card }
       *[statement] { this-card } is discarded
     }
 }
op-discard-top = { $form ->
    [imperative] discard { top-cards }
    [infinitive] discard { top-cards }
   *[statement] { $count ->
        [one] the top card of the { -deck } is
       *[other] the top { $count } cards of the { -deck } are
     } discarded
 }
op-draw = { $form ->
    [imperative] draw
    [infinitive] draw
   *[statement] { hero-nom } { $plural ->
        [yes] draw
       *[no] draws
     }
 } { $place ->
    [bottom] { $count ->
        [one] the bottom card
       *[other] the bottom { $count } cards
     } of the { -deck }
   *[top] { cards }
 }
op-drop-princess = { $who ->
    [all] whoever holds { -princess } puts her into the { -centre }
    [heroes] the hero who holds { -princess } puts her into the { -centre }
    [princess_holder] whoever holds { -princess } puts her into the { -centre }
   *[other] { $form ->
        [imperative] put
        [infinitive] put
       *[statement] { hero-nom } { $plural ->
            [yes] put
           *[no] puts
         }
     } { -princess } into the { -centre } if { $who ->
        [you] you hold
       *[other] they hold
     } her
 }
op-each-hero = do the following for { hero-acc }: { $inner }
op-eliminate = { $who ->
    [you] you are eliminated
    [chooser] be eliminated
   *[other] { $form ->
        [imperative] eliminate { hero-acc }
        [infinitive] eliminate { hero-acc }
       *[statement] { hero-nom } { $plural ->
            [yes] are
           *[no] is
         } eliminated
     }
 }
op-extra-action = { $form ->
    [imperative] take another action
    [infinitive] take another action
   *[statement] { actor-nom } takes another action
 }{ $turn ->
    [own] { "" }
   *[any] { " " }if it is { $bearer ->
        [environment] their
       *[holder] your
     } turn
 }
op-fill-shop = { $form ->
    [imperative] refill the shop
    [infinitive] refill the shop
   *[statement] the shop is refilled
 }
op-free-princess = { $form ->
    [imperative] free { -princess } if she is Kidnapped
    [infinitive] free { -princess } if she is Kidnapped
   *[statement] { -princess } is freed if she is Kidnapped
 }
op-gain-gold = { $verb ->
    [again] { "" }
   *[first] { $form ->
        [imperative] gain
        [infinitive] gain
       *[statement] { hero-nom } { $plural ->
            [yes] gain
           *[no] gains
         }
     }
 } { $amount } { -gold }
op-give-card = { $form ->
    [imperative] give
    [infinitive] give
   *[statement] { hero-nom } { $plural ->
        [yes] give
       *[no] gives
     }
 } { $to } { cards } from { own-whose } hand
op-give-gold = { $form ->
    [imperative] give
    [infinitive] give
   *[statement] { actor-nom } gives
 } { $to } { $amount } { -gold }
op-guess-type = { $form ->
    [imperative] name a type
    [infinitive] name a type
   *[statement] { actor-nom } names a type
 }; { hero-nom } { $who ->
    [pron] reveal a random card from their
    [you] reveal a random card from your
   *[other] reveals a random card from their
 } hand. If the card is of that type, { $right }{ $wrong ->
    [none] { "" }
   *[other] ; otherwise, { $wrong }
 }
op-heal = { $who ->
    [you] { $verb ->
        [again] { "" }
       *[first] gain
     } { $amount } { -life }
    [chooser] gain { $amount } { -life }
   *[other] { $form ->
        [imperative] restore { $amount } { -life } to { hero-dat }
        [infinitive] restore { $amount } { -life } to { hero-dat }
       *[statement] { hero-nom } { $plural ->
            [yes] gain
           *[no] gains
         } { $amount } { -life }
     }
 }
op-kidnap-princess = { -princess } is Kidnapped again
lets-you = { hero-nom } lets you { $what }
op-let-choose = { hero-nom } { $who ->
    [you] choose
    [pron] choose
   *[other] chooses
 }: { $inner }
op-look-at-deck = { $form ->
    [imperative] look at
    [infinitive] look at
   *[statement] { actor-nom } looks at
 } { top-cards }
op-look-at-hand = { $who ->
    [chooser] show you their hand
   *[other] { $form ->
        [imperative] look at
        [infinitive] look at
       *[statement] { actor-nom } looks at
     } { hand-of }
 }
op-look-at-secret = { $who ->
    [chooser] show you their { -secret }
   *[other] { $form ->
        [imperative] look at
        [infinitive] look at
       *[statement] { actor-nom } looks at
     } { secret-of }
 }
op-lose-gold = { $form ->
    [imperative] lose
    [infinitive] lose
   *[statement] { hero-nom } { $plural ->
        [yes] lose
       *[no] loses
     }
 } { $amount } { -gold }
op-move-curse = { $form ->
    [imperative] move
    [infinitive] move
   *[statement] { actor-nom } moves
 } { $who ->
    [you] 1 of your curses
    [same] 1 of their curses
    [that] { $bearer ->
        [environment] 1 of their curses
       *[holder] 1 curse on that { person }
     }
   *[other] 1 curse on { hero-acc }
 } to another hero of { own-whose-side } choice
op-prevent-damage = { $amount ->
    [99] { $form ->
        [imperative] prevent that damage
        [infinitive] prevent that damage
       *[statement] that damage is prevented
     }
   *[other] { $form ->
        [imperative] reduce that damage by { $amount }
        [infinitive] reduce that damage by { $amount }
       *[statement] that damage is reduced by { $amount }
     }
 }
op-redirect-damage = { $to-whom ->
    [you] take that damage instead
   *[other] { $form ->
        [imperative] deal that damage to { $to } instead
        [infinitive] deal that damage to { $to } instead
       *[statement] that damage is dealt to { $to } instead
     }
 }
op-remove-curse = { $form ->
    [imperative] discard
    [infinitive] discard
   *[statement] { actor-nom } discards
 } { $count ->
    [9] all curses
    [one] 1 curse
   *[other] { $count } curses
 } { $who ->
    [same] of their own
    [that] { $bearer ->
        [environment] of their own
       *[holder] on that { person }
     }
   *[other] on { hero-acc }
 }
op-resurrect = { $who ->
    [you] come back to life with { $life } { -life }
    [chooser] come back to life with { $life } { -life }
   *[other] { $form ->
        [imperative] bring { hero-acc } back to life with { $life } { -life }
        [infinitive] bring { hero-acc } back to life with { $life } { -life }
       *[statement] { hero-nom } { $plural ->
            [yes] come
           *[no] comes
         } back to life with { $life } { -life }
     }
 }
op-reveal-secret = { $form ->
    [imperative] reveal
    [infinitive] reveal
   *[statement] { hero-nom } { $plural ->
        [yes] reveal
       *[no] reveals
     }
 } { own-whose } { -secret }
op-show-hand = { $form ->
    [imperative] show
    [infinitive] show
   *[statement] { hero-nom } { $plural ->
        [yes] show
       *[no] shows
     }
 } everybody { own-whose } hand
op-shuffle-in = { $form ->
    [imperative] shuffle { $count ->
        [one] 1 random card
       *[other] { $count } random cards
     } from the discard pile into the { -deck }
    [infinitive] shuffle { $count ->
        [one] 1 random card
       *[other] { $count } random cards
     } from the discard pile into the { -deck }
   *[statement] { $count ->
        [one] 1 random card
       *[other] { $count } random cards
     } from the discard pile { $count ->
        [one] is
       *[other] are
     } shuffled into the { -deck }
 }
op-skip-turn = { $form ->
    [imperative] skip
    [infinitive] skip
   *[statement] { hero-nom } { $plural ->
        [yes] skip
       *[no] skips
     }
 } the action of { own-whose } next turn
op-steal-card = { $how ->
    [chosen] { $who ->
        [chooser] let you look at their hand and steal { cards } of your choice
       *[other] { $form ->
            [imperative] look at { hand-of } and steal
            [infinitive] look at { hand-of } and steal
           *[statement] { actor-nom } looks at { hand-of } and steals
         } { cards } of { own-whose-side } choice from it
     }
    [named] { $who ->
        [chooser] let you name a card and steal it from them if they have it
       *[other] { $form ->
            [imperative] name a card and steal it
            [infinitive] name a card and steal it
           *[statement] { actor-nom } names a card and steals it
         } if { $who ->
            [pron] they have it
           *[other] { hero-nom } has it
         } in hand
     }
   *[random] { $who ->
        [chooser] let you steal { $count ->
            [one] 1 random card
           *[other] { $count } random cards
         }
       *[other] { $form ->
            [imperative] steal
            [infinitive] steal
           *[statement] { actor-nom } steals
         } { $count ->
            [one] 1 random card
           *[other] { $count } random cards
         } from { hero-acc }
     }
 }
op-steal-gold = { $who ->
    [chooser] let you steal { $amount } { -gold }
   *[other] { $form ->
        [imperative] steal
        [infinitive] steal
       *[statement] { actor-nom } steals
     } { $amount } { -gold } from { hero-acc }
 }
op-survive = { $form ->
    [imperative] survive with { $life } { -life }
    [infinitive] survive with { $life } { -life }
   *[statement] { hero-nom } survives with { $life } { -life }
 }
op-swap-characters = { $who ->
    [chooser] exchange characters with you
   *[other] { $form ->
        [imperative] exchange
        [infinitive] exchange
       *[statement] { actor-nom } exchanges
     } characters with { hero-acc }
 }
op-swap-hands = { $who ->
    [chooser] exchange hands with you
   *[other] { $form ->
        [imperative] exchange
        [infinitive] exchange
       *[statement] { actor-nom } exchanges
     } hands with { hero-acc }
 }
op-swap-secrets = { $who ->
    [chooser] exchange { -secret }s with you
   *[other] { $form ->
        [imperative] exchange
        [infinitive] exchange
       *[statement] { actor-nom } exchanges
     } { -secret }s with { hero-acc }
 }
op-take-discarded = { $form ->
    [imperative] take
    [infinitive] take
   *[statement] { hero-nom } { $plural ->
        [yes] take
       *[no] takes
     }
 } { $type ->
    [any] { cards }
   *[other] { $count } { $type-name } { $count ->
        [one] card
       *[other] cards
     }
 } of { own-whose } choice from the discard pile
op-take-from-shop = { $form ->
    [imperative] take
    [infinitive] take
   *[statement] { hero-nom } { $plural ->
        [yes] take
       *[no] takes
     }
 } { cards } from the shop for free
op-take-princess = { $where ->
    [hand] { $form ->
        [imperative] steal
        [infinitive] steal
       *[statement] { hero-nom } { $plural ->
            [yes] steal
           *[no] steals
         }
     } { -princess }
    [anywhere] { $form ->
        [imperative] take
        [infinitive] take
       *[statement] { hero-nom } { $plural ->
            [yes] take
           *[no] takes
         }
     } { -princess } from the { -centre } or from whoever holds her
   *[centre] { $form ->
        [imperative] take
        [infinitive] take
       *[statement] { hero-nom } { $plural ->
            [yes] take
           *[no] takes
         }
     } { -princess } from the { -centre }
 }
op-take-this = { $form ->
    [imperative] take
    [infinitive] take
   *[statement] { actor-nom } takes
 } { this-card } back into { own-whose-side } hand
op-win = { hero-nom } { $who ->
    [you] win
    [pron] win
   *[other] wins
 } { $as_well ->
    [yes] as well
   *[no] the game
 }

## Lasting operations

own-of-gen = { $who ->
    [you] your
    [pron] their
    [all] all players’
    [others] all other players’
   *[other] { hero-nom }’s
 }
own-of-are = { $who ->
    [you] you are
    [pron] they are
    [all] all players are
    [others] all other players are
   *[other] { hero-nom } is
 }
own-of-nom = { $who ->
    [all] all players
    [others] all other players
   *[other] { hero-nom }
 }
own-of-acc = { $who ->
    [pron] them
   *[other] { own-of-nom }
 }
op-beats = { $who ->
    [all] { $alike ->
        [yes] between two { $type-many }, the challenger’s wins
       *[no] { $type-many } beat { $over-many }
     }
   *[other] { own-of-gen } { $type-many } beat { $alike ->
        [yes] other { $over-many }
       *[no] { $over-many }
     }
 }{ $until }
own-more-or-fewer = { $sign ->
    [plus] more
   *[minus] fewer
 }
own-more-or-less = { $sign ->
    [plus] more
   *[minus] less
 }
n-cards = { $n } { own-more-or-fewer } { $n ->
    [one] card
   *[other] cards
 }
op-change-shop-size = the shop holds { n-cards }{ $who ->
    [all] { "" }
   *[other] { " " }on { own-of-gen } turns
 }{ $until }
op-change-price = cards in the shop cost { $who ->
    [all] { "" }
   *[other] { own-of-acc }
 } { $n } { -gold } { own-more-or-less }{ $until }
op-change-sell-price = { $who ->
    [all] each card sold earns
    [you] each card you sell earns you
    [others] each card that others sell earns
    [pron] each card that they sell earns
   *[other] each card that { hero-nom } sells earns
 } { $n } { -gold } { own-more-or-less }{ $until }
op-change-overload-limit = { own-of-nom } can hold { n-cards } without being overloaded{ $until }
op-change-explore-cards = { $who ->
    [you] when you explore, you draw
    [all] when exploring, each hero draws
   *[other] when exploring, { hero-nom } draws
 } { n-cards }{ $until }
op-change-wander-cards = { $who ->
    [you] when you wander, you draw
    [all] when wandering, each ghost draws
   *[other] when wandering, { hero-nom } draws
 } { n-cards }{ $until }
op-change-life-maximum = { own-of-gen } maximum { -life } is { $n } { $sign ->
    [plus] higher
   *[minus] lower
 }{ $until }
op-change-damage-dealt = { $who ->
    [you] you deal { $n } { own-more-or-less } damage to others
    [all] all damage dealt to others is { $sign ->
        [plus] increased
       *[minus] reduced
     } by { $n }
    [others] other players deal { $n } { own-more-or-less } damage to others
    [pron] they deal { $n } { own-more-or-less } damage to others
   *[other] { hero-nom } deals { $n } { own-more-or-less } damage to others
 }{ $until }
op-change-damage-taken = whenever { $who ->
    [you] you take
    [all] a hero takes
    [others] another hero takes
    [pron] they take
   *[other] { hero-nom } takes
 } damage, it is { $n } { own-more-or-less }{ $until }
op-change-healing = whenever { $who ->
    [you] you gain
    [all] a hero gains
    [others] another hero gains
    [pron] they gain
   *[other] { hero-nom } gains
 } { -life }, it is { $n } { own-more-or-less }{ $until }
op-forbid = { $who ->
    [all] nobody can
    [others] nobody else can
   *[other] { hero-nom } cannot
 } { $deeds }{ $until }
op-forbid-type = { op-forbid }
forbidden = { $what ->
    [explore] explore
    [trade] trade
    [challenge] challenge anybody
    [wander] wander
    [enchant] enchant
    [resurrect] resurrect
    [sell] sell cards
    [buy] buy cards
    [heal] gain { -life }
   *[take_princess] take { -princess }
 }
forbidden-type = { $type ->
    [attack] play Attacks in challenges
    [defence] play Defences in challenges
    [strategy] play Strategies in challenges
    [magic] play Magic in challenges
   *[environment] play Environments in challenges
 }
op-immune = { own-of-are } safe from { $deeds }{ $until }
spared = { $to ->
    [damage] damage
    [theft] theft
    [curses] curses
    [challenges] challenges
   *[looks] others looking at { $who ->
        [you] your
       *[other] their
     } hand or { -secret }
 }
op-play-openly = { $hand ->
    [yes] { own-of-gen } hand lies face up on the table
   *[no] { $who ->
        [you] you play your
        [pron] they play their
        [all] all players play their
        [others] all other players play their
       *[other] { hero-nom } plays their
     } cards face up in challenges
 }{ $until }
op-reverse-priorities = Strategy beats Attack, Attack beats Defence, and Defence beats Strategy{ $until }
op-ties = { $who ->
    [all] { $go_to ->
        [challenger] ties are won by the challenger
        [opponent] ties are won by the challenged hero
       *[nobody] a tie ends the challenge without a winner
     }
   *[other] { $go_to ->
        [challenger] in { own-of-gen } challenges, ties are won by the challenger
        [opponent] in { own-of-gen } challenges, ties are won by the challenged hero
       *[nobody] in { own-of-gen } challenges, a tie ends the challenge without a winner
     }
 }{ $until }
op-unstoppable = { $against ->
    [yes] the cards of anybody who challenges { own-of-acc } are unstoppable
   *[no] the cards with which { $who ->
        [you] you challenge
        [pron] they challenge
        [all] heroes challenge
        [others] other heroes challenge
       *[other] { hero-nom } challenges
     } somebody are unstoppable
 }{ $until }
