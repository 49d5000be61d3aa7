## Names in the editor that only The Princess uses, or uses in its own way

game-princess = The Princess

kind-princess-character = Character
    .many = Characters
    .life = Maximum of Life
    .talent-help = The talent in your own words; left empty, it is worded from the effects.
    .life-help = Life at the start, and the most it can ever be.
    .symbol-help = Stands on the back of the character’s three starting cards; no two characters share one.

kind-princess-secret = Secret
    .many = Secrets
    .text-help = The text in your own words; left empty, it is worded from the effects.
    .kidnapper-help = Exactly one Secret is the Kidnapper; it is always dealt.

kind-princess-adventure-card = Adventure card
    .many = Adventure cards
    .text-help = The text in your own words; left empty, it is worded from the effects.
    .hero-help = The character who starts with it; empty for all cards of the adventure deck.
    .mark-help = What can be seen while the card lies face down. Starting cards bear the symbol of their hero.
    .unstoppable-help = Nothing can be placed in response.
    .persistent-help = It stays on the table: every curse and every Environment does.
    .target-help = For Magic only: whom the spell can be applied to.

kind-princess-princess = Princess
    .many = Princesses
    .text-help = The text in your own words; left empty, it is worded from the effects.

kind-princess-board = Central board
    .many = Central boards

kind-princess-counter = Counter
    .many = Counters
    .role-help = What it counts.

kind-princess-turn-marker = Turn marker
    .many = Turn markers

kind-princess-reference-card = Reference card
    .many = Reference cards
    .text-help = The summary that players read during the game.

## Fields: cards and the board

field-talent = Talent
field-flavour = Flavour line
    .help = A line for the mood; it has no effect.
field-life = Life
field-symbol = Symbol
field-colour = Colour
    .help = The colour of the character’s cards and figure; no two characters share one.
field-kidnapper = Is the Kidnapper
field-type = Type
    .help = Attack, Defence and Strategy are fought with in a challenge; Magic is cast; an Environment lies in the middle and holds for everybody.
field-hero = Starting card of
field-mark = Mark on the back
field-unstoppable = Unstoppable
field-persistent = Persistent
field-target = Applied to
field-deck = Adventure deck
    .help = What is printed on the place of the adventure deck.
field-discard-pile = Discard pile
    .help = What is printed on the place of the discard pile.
field-shop = Shop
    .help = What is printed on the places of the shop.
field-centre = Centre of the table
    .help = What is printed in the centre of the table, where the Princess can lie.
field-kidnapped = Kidnapped
    .help = What is printed on the place of the kidnapped Princess.

## Fields: parts of effects

field-action = Action
field-against = Against them instead
field-as-well = Beside the winner
field-character = Character
field-count = How many
field-for-good = Out of the game
field-go-to = Won by
field-hand = The whole hand
field-how = How
field-over = Beats
field-place = From where
field-right = If right
field-wrong = If wrong
field-state = State
field-than = Than whom
field-whose = Whose card

## Choices: types of cards, marks, who can be the target

choice-attack = Attack
choice-defence = Defence
choice-strategy = Strategy
choice-magic = Magic
choice-environment = Environment
choice-question = Question mark
choice-exclamation = Exclamation mark
choice-emblem = Symbol of its hero
choice-hero = A hero
choice-ghost = A ghost
choice-anyone = Hero or ghost

## Choices: symbols of the heroes

choice-sun = Sun
choice-moon = Moon
choice-flame = Flame
choice-leaf = Leaf
choice-wave = Wave
choice-feather = Feather
choice-key = Key
choice-bell = Bell
choice-rose = Rose
choice-anchor = Anchor

## Choices: colours of the heroes

choice-crimson = Crimson
choice-amber = Amber
choice-gold = Gold
choice-lime = Lime
choice-emerald = Emerald
choice-teal = Teal
choice-azure = Azure
choice-indigo = Indigo
choice-violet = Violet
choice-pink = Pink

## Choices: actions

choice-explore = Explore
choice-trade = Trade
choice-challenge = Challenge
choice-wander = Wander
choice-enchant = Enchant
choice-resurrect = Resurrect
choice-buy = Buy
choice-sell = Sell
choice-heal = Gain Life
choice-take-princess = Take the Princess

## Choices: who

choice-self = Whose card it is
choice-them = The player concerned
choice-active = Active player
choice-all = Everybody
choice-others = Everybody else
choice-other = Somebody else
choice-heroes = Heroes
choice-other-heroes = Other heroes
choice-ghosts = Ghosts
choice-left = Hero to the left
choice-right = Hero to the right
choice-princess-holder = Who holds the Princess
choice-culprit = The culprit
choice-challenger = Challenger
choice-opponent = Opponent
choice-either = Challenger or opponent
choice-nobody = Nobody

## Choices: states and places

choice-kidnapped = Kidnapped
choice-free = Free
choice-centre = Centre of the table
choice-held = In somebody’s hand
choice-hand = Somebody’s hand
choice-anywhere = Wherever she is
choice-hidden = Hidden
choice-revealed = Revealed
choice-cursed = Cursed
choice-top = Top of the deck
choice-bottom = Bottom of the deck
choice-own = Own card
choice-opposing = Opposing card
choice-random = At random
choice-chosen = By choice
choice-named = By name

## Choices: numbers that cards change, what one is safe from

choice-life = Life
choice-life-maximum = Maximum of Life
choice-healing = Life gained
choice-damage-dealt = Damage dealt
choice-damage-taken = Damage taken
choice-explore-cards = Cards drawn when exploring
choice-wander-cards = Cards drawn when wandering
choice-overload-limit = Cards without overload
choice-price = Price in the shop
choice-sell-price = Gold for a card sold
choice-shop-size = Cards in the shop
choice-theft = Theft
choice-curses = Curses
choice-challenges = Challenges
choice-looks = Curious eyes
choice-journey = Journey
