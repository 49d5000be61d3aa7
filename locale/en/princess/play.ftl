## The Princess at the table: actions, events, refusals, outcomes. The arguments are listed in content/playwording.py.
## Messages that begin with "own-" help the others of their language.

princess-word-attack = Attack
princess-word-defence = Defence
princess-word-strategy = Strategy
princess-word-magic = Magic
princess-word-environment = Environment
princess-word-none = none
princess-word-question = question mark
princess-word-exclamation = exclamation mark
princess-word-sun = sun
princess-word-moon = moon
princess-word-flame = flame
princess-word-leaf = leaf
princess-word-wave = wave
princess-word-feather = feather
princess-word-key = key
princess-word-bell = bell
princess-word-rose = rose
princess-word-anchor = anchor
princess-word-kidnapped = Kidnapped
princess-word-free = Free

own-princess-card = “{ $card }”{ $copy ->
    [one] {""}
   *[other] {" "}({ $copy })
 }
own-princess-gold = { $gold } gold
own-princess-damage = { $damage } damage

## Actions

princess-action-character = Play as { $definition }
princess-action-explore = Explore: draw a card
    .help = The top card of the adventure deck goes to your hand. When the deck is empty, the journey is over.
princess-action-trade = Trade: sell and buy
    .help = First sell as many cards as you like, then buy from the shop. You may also do nothing.
princess-action-challenge = Challenge { $hero }
    .help = You place a card face down, they answer with another. Attack beats Strategy, Strategy beats Defence, Defence beats Attack.
princess-action-alone = Challenge the empty road
    .help = You are the only living hero: play a card directly as a Success.
princess-action-wander = Wander: draw 3 cards
    .help = A ghost with 9 or more cards must resurrect.
princess-action-enchant = Enchant with { own-princess-card }
    .help = A ghost applies a spell to a hero of its choice.
princess-action-resurrect = Resurrect
    .help = Discard as many cards as you like and gain as much Life, up to your maximum.
princess-action-pass-act = Pass
princess-action-pass-place = Stay and take it
princess-action-use = { $definition_kind ->
    [character] Use { $definition }’s talent
    [secret] Use your Secret “{ $definition }”
   *[other] Use “{ $definition }”
 }
princess-action-sell = Sell { own-princess-card } for { own-princess-gold }
princess-action-buy = Buy “{ $card }” for { own-princess-gold }
princess-action-done-selling = Sell nothing more
princess-action-done-buying = Buy nothing more
princess-action-done-trading = Trade nothing more
princess-action-done-keep = Keep nothing more
princess-action-done-resurrect = That is enough: { $life } Life
princess-action-place = Place { own-princess-card }
princess-action-keep = Keep { own-princess-card }
princess-action-discard = Discard { own-princess-card }
princess-action-discard-resurrect = Discard { own-princess-card } for 1 Life
princess-action-steal = Take { own-princess-card }
princess-action-name = Name “{ $card }”
princess-action-give = Give away { own-princess-card }
princess-action-shop = Take “{ $card }” from the shop
princess-action-salvage = Take { own-princess-card } from the discard pile
princess-action-curse = The curse { own-princess-card }
princess-action-top = Put { own-princess-card } on top next
princess-action-type = { $type_word }
princess-action-hero = { $hero }
princess-action-pick = { own-princess-card }
princess-action-option = { $text }
princess-action-let = As { $hero }’s card says: “{ $text }”
princess-action-yes-effect = Use “{ $definition }”
princess-action-no-effect = Do without “{ $definition }”
princess-action-yes-princess = Take the Princess
    .help = She goes to your hand. Whoever holds her when the journey ends wins.
princess-action-no-princess = Leave the Princess in the centre

## Events

princess-event-character = { $hero } joins the journey.
princess-event-turn = Turn { $turn }: { $hero }
princess-event-refilled = New in the shop: “{ $card }”.
princess-event-drew = { $hero } draws “{ $card }”.
princess-event-drew-hidden = { $hero } draws a card; its back shows: { $mark_word }.
princess-event-sold = { $hero } sells “{ $card }” for { own-princess-gold }.
princess-event-bought = { $hero } buys “{ $card }” for { own-princess-gold }.
princess-event-challenged = { $hero } challenges { $other_hero }.
princess-event-challenged-nobody = { $hero } challenges the empty road.
princess-event-placed = { $hero } places “{ $card }”.
princess-event-placed-hidden = { $hero } places a card face down.
princess-event-shown = { $hero } shows “{ $card }”.
princess-event-tied = Round { $round } is a tie.
princess-event-won = { $hero } wins the challenge with “{ $card }”: { $card_text }
princess-event-no-winner = The challenge ends without a winner.
princess-event-applied = { $hero } applies “{ $card }” to { $other_hero }: { $card_text }
princess-event-applied-nobody = “{ $card }” finds nobody to act on.
princess-event-cursed = { $hero } bears the curse “{ $card }”.
princess-event-curse-gone = { $hero } is rid of the curse “{ $card }”.
princess-event-environment = { $hero } brings in the Environment “{ $card }”: { $card_text }
princess-event-shop-cleared = { $cards ->
    [one] The card in the shop is discarded.
   *[other] The { $cards } cards in the shop are discarded.
 }
princess-event-damaged = { $hero } takes { own-princess-damage } and has { $life } Life.
princess-event-healed = { $hero } gains { $amount } Life and has { $life }.
princess-event-eliminated = { $other_hero } eliminates { $hero }, who becomes a ghost.
princess-event-eliminated-nobody = { $hero } is eliminated and becomes a ghost.
princess-event-secret = { $hero }’s Secret is revealed: “{ $definition }”.
princess-event-freed = The Princess is Free. She stands in the centre of the table.
princess-event-princess-taken = { $hero } takes the Princess.
princess-event-princess-dropped = The Princess is back in the centre of the table.
princess-event-kept = { $hero } keeps “{ $card }” from { $other_hero }’s hand.
princess-event-kept-hidden = { $hero } keeps a card from { $other_hero }’s hand.
princess-event-discarded = { $hero } discards “{ $card }”.
princess-event-resurrected = { $hero } is back among the living with { $life } Life.
princess-event-passed = { $hero } passes.
princess-event-effect = { $definition_kind ->
    [character] { $definition }’s talent comes into play.
    [secret] The Secret “{ $definition }” comes into play.
   *[other] “{ $definition }” comes into play.
 }
princess-event-gold = { $amount ->
    [0] { $hero } has { own-princess-gold }.
   *[other] { $hero } now has { own-princess-gold }.
 }
princess-event-stole = { $hero } takes “{ $card }” from { $other_hero }.
princess-event-stole-hidden = { $hero } takes a card from { $other_hero }.
princess-event-gave = { $other_hero } gives “{ $card }” to { $hero }.
princess-event-gave-hidden = { $other_hero } gives a card to { $hero }.
princess-event-looked-hand = { $hero } looks at { $other_hero }’s hand.
princess-event-hand-shown = { $hero } shows their hand to all.
princess-event-looked-secret = { $hero } looks at { $other_hero }’s Secret: “{ $definition }”.
princess-event-looked-secret-hidden = { $hero } looks at { $other_hero }’s Secret.
princess-event-secrets-swapped = { $hero } and { $other_hero } swap Secrets.
princess-event-hands-swapped = { $hero } and { $other_hero } swap hands.
princess-event-characters-swapped = { $hero } and { $other_hero } swap characters.
princess-event-looked-deck = { $cards ->
    [one] { $hero } looks at the top card of the deck.
   *[other] { $hero } looks at the top { $cards } cards of the deck.
 }
princess-event-arranged = { $cards ->
    [one] { $hero } puts the top card back.
   *[other] { $hero } puts the top { $cards } cards back in an order of their choice.
 }
princess-event-top-discarded = The top card of the deck is discarded: “{ $card }”.
princess-event-shuffled = { $cards ->
    [one] A card is shuffled into the deck.
   *[other] The deck of { $cards } cards is shuffled.
 }
princess-event-took = { $hero } takes “{ $card }”.
princess-event-named = { $found ->
    [0] { $hero } names “{ $definition }”. { $other_hero } does not have it.
   *[other] { $hero } names “{ $definition }”, and { $other_hero } has it.
 }
princess-event-guessed = { $right ->
    [0] { $hero } guesses { $type_word } and is wrong about { $other_hero }.
   *[other] { $hero } guesses { $type_word } and is right about { $other_hero }.
 }
princess-event-card-shown = { $hero } shows “{ $card }”.
princess-event-skipped = { $hero } misses a turn.
princess-event-extra = { $hero } gets another action.
princess-event-prevented = { $hero } is spared { $amount } damage.
princess-event-survived = { $hero } survives with { $life } Life.
princess-event-counts-as = { $hero }’s card counts as { $type_word }.
princess-event-left-game = “{ $card }” leaves the game.
princess-event-ended = The journey is over.
princess-event-kidnapped = The Princess is Kidnapped again.
princess-event-gold-stolen = { $amount ->
    [0] { $hero } finds no gold on { $other_hero }.
   *[other] { $hero } takes { $amount } gold from { $other_hero }.
 }
princess-event-enchants = { $hero } enchants with “{ $card }”.
princess-event-saw = You see “{ $card }” in { $other_hero }’s hand.
princess-event-saw-deck = You see “{ $card }” in the deck.
princess-event-new-secret = Your Secret is now “{ $definition }”.

## Outcomes

princess-outcome-holds-princess = { $winners ->
    [one] The journey ends with the Princess beside { $winner }: { $winner } wins!
   *[other] The journey ends, and the Princess is in good hands: { $winner } win!
 }
princess-outcome-never-freed = { $winners ->
    [one] The journey ends and the Princess was never freed. { $winner } was the Kidnapper, and wins!
   *[other] The journey ends and the Princess was never freed: { $winner } win with the Kidnapper!
 }
princess-outcome-nobody-can = Nobody can take the Princess any more: a draw among the living.
princess-outcome-laps = Five laps, and nobody has taken the Princess: a draw among the living.
princess-outcome-turn-limit = The turn limit is reached: a draw among the living.
princess-outcome-card = { $winners ->
    [0] A card ends the journey: nobody wins.
    [one] A card decides the journey: { $winner } wins!
   *[other] A card decides the journey: { $winner } win!
 }

## Refusals

princess-refusal-over = The journey is over.
princess-refusal-not-usable = The card cannot do anything now.
princess-refusal-not-now = That is not possible now.
princess-refusal-not-your-decision = It is somebody else’s decision.
princess-refusal-discard-one = At least one card must be discarded to resurrect.
princess-refusal-not-in-hand = You do not have this card in your hand.
princess-refusal-not-in-that-hand = This card is not in that hand.
princess-refusal-no-target = Nobody there can be chosen.
princess-refusal-a-ghost = You are a ghost: you Wander, Enchant or Resurrect.
princess-refusal-a-hero = You are alive: you Explore, Trade or Challenge.
princess-refusal-forbidden = A card in play forbids it.
princess-refusal-deck-empty = The adventure deck is empty.
princess-refusal-no-card-to-place = You have no card that could be placed.
princess-refusal-not-alone = You are not the only living hero.
princess-refusal-no-opponent = Choose another hero as your opponent.
princess-refusal-opponent-is-a-ghost = Ghosts cannot be challenged.
princess-refusal-no-cards = You have no cards to resurrect with.
princess-refusal-must-resurrect = With so many cards you must resurrect.
princess-refusal-too-many-cards = Wandering needs fewer than { $cards } cards in hand.
princess-refusal-no-spell = Only a spell can enchant.
princess-refusal-must-place = You must place a card.
princess-refusal-princess-cannot-be-placed = The Princess cannot be placed in a challenge.
princess-refusal-already-played = This card has been played in this challenge already.
princess-refusal-type-forbidden = { $type_word } cannot be played now.
princess-refusal-sell-first = First you sell, then you buy.
princess-refusal-princess-not-for-sale = The Princess is not for sale.
princess-refusal-no-card = There is no card in that place.
princess-refusal-too-dear = That costs { $price } gold, and you have { $gold }.

## Questions

princess-question-character = Whom do you play?
princess-question-act = What does { $hero } do?
princess-question-trade = What do you trade?
princess-question-place = Which card do you place?
princess-question-apply = Who is “{ $spell }” for?
princess-question-keep = Which cards do you keep?
princess-question-princess = The Princess is in the centre. Take her?
princess-question-resurrect = Which cards do you give up for Life?
princess-question-discard = Which card do you discard?
princess-question-steal = Which card do you take?
princess-question-name = Which card do you name?
princess-question-give = Which card do you give away?
princess-question-shop = Which card do you take from the shop?
princess-question-salvage = Which card do you take from the discard pile?
princess-question-curse = Which curse?
princess-question-curse-to = Who bears “{ $spell }” now?
princess-question-arrange = Which card goes on top next?
princess-question-let = “{ $definition }”: what do you choose?
princess-question-guess = “{ $definition }”: which type do you guess?
princess-question-effect = Use “{ $definition }”?
princess-question-pick-hero = “{ $definition }”: which hero?
princess-question-pick-card = “{ $definition }”: which card?
princess-question-pick-option = “{ $definition }”: what do you choose?

## The table

princess-table-hero = { $hero }: Life { $life }/{ $maximum }, gold { $gold }, cards { $cards }
princess-table-ghost = { $hero }: ghost, gold { $gold }, cards { $cards }
princess-table-undecided = Seat { $seat }: no character yet
princess-table-overloaded = overloaded
princess-table-turn = to act
princess-table-secret = Secret: { $secret }
princess-table-secret-own = your Secret: { $secret }
princess-table-secret-hidden = Secret face down
princess-table-curses = Curses: { $curses }
princess-table-holder = holds the Princess
princess-table-known = known cards: { $known }
princess-table-deck = Adventure deck: { $cards ->
    [0] empty
    [one] 1 card
   *[other] { $cards } cards
 }
princess-table-deck-top = top card’s back: { $mark_word }
princess-table-discard = Discard pile: { $cards }
princess-table-shop = Shop: { $shop }
princess-table-shop-empty = Shop: empty until the next turn
princess-table-environment = Environment: { $card }
princess-table-no-environment = Environment: none
princess-table-princess-kidnapped = The Princess is Kidnapped.
princess-table-princess-centre = The Princess is Free, in the centre of the table.
princess-table-princess-held = The Princess is Free, with { $hero }.
princess-table-challenge = { $hero } against { $other_hero }, round { $round }
princess-table-challenge-alone = { $hero } alone on the road
princess-table-face-down = face down
princess-table-face-down-mark = face down, back: { $mark_word }
princess-table-placed = { $hero }: { $card }
princess-table-hand = Your hand: { $hand }
princess-table-hand-empty = Your hand is empty.
princess-table-card = { $card } ({ $type_word })
