## Names in the editor: games, kinds, fields

game-platformer = Platformer

kind-platformer-hero = Hero
    .many = Heroes
    .star = Star counts as
    .star-help = The symbols a Star may be used as. Choose “Star” for an effect of its own and describe it below, with the trigger star_used.
    .health-help = How many Hearts the hero has; with the last one gone, the hero is downed.

kind-platformer-enemy = Enemy
    .many = Enemies
    .rank-help = Rank I lives on the first level, rank II on the second, rank III above them.
    .health-help = The Wounds a single attack must inflict to defeat it.
    .damage-help = The Wounds its attack inflicts.

kind-platformer-item = Item
    .many = Items

kind-platformer-potion = Potion
    .many = Potions

kind-platformer-boss = Boss
    .many = Bosses
    .text = Special boss rules
    .damage = Boss Damage
    .health-per-level-help = Multiplied by the number of levels and added to the basic health.

kind-platformer-boss-token = Boss token
    .many = Boss tokens
    .boss = Belongs to
    .role-help = A token is held by a hero; a summon stands on the map and acts like an enemy.
    .health-help = For summons only.
    .damage-help = For summons only.

kind-platformer-boss-attack = Boss attack card
    .many = Boss attack cards
    .boss = Belongs to
    .signs-help = Which faces of the enemy die, or which symbols of the roll, set the card off.

kind-platformer-artifact = Artifact
    .many = Artifacts

kind-platformer-event = Event
    .many = Events

kind-platformer-tile = Tile
    .many = Tiles
    .boss = Boss level
    .boss-help = The tile bears the boss icon and belongs to the top level.

kind-platformer-die = Die
    .many = Dice

kind-platformer-help-card = Help card
    .many = Help cards

game-dungeons = Dungeons

kind-dungeons-hero = Hero
    .many = Heroes
    .text = Talent
    .text-help = The talent in your own words; left empty, it is worded from the effects.
    .health-help = Health at the start, and the most it can ever be.

kind-dungeons-equipment = Equipment
    .many = Equipment
    .melee-dice-help = Without dice, the weapon cannot attack in melee.
    .ranged-dice-help = Without dice, the weapon cannot attack at range.
    .movement-help = Added to the hero’s Speed.
    .keywords-help = Of both attack lines. For one line only, use an effect: attack_declared with grant_keyword.

kind-dungeons-ability = Ability
    .many = Abilities
    .name = Title of the card
    .ability = Name of the ability
    .energy-help = What using it costs.

kind-dungeons-item = Item
    .many = Items
    .loot = Price in Loot
    .kept-help = Otherwise the item is discarded when it has been used.

kind-dungeons-enemy = Enemy
    .many = Enemies
    .threat-help = 1 low (grey), 2 middle (blue), 3 high (red).
    .effects-help = Behaviour stands under always (prefers, stance), special abilities under their moment.

kind-dungeons-tile = Tile
    .many = Tiles
    .front-openings-at-help = Counted from 1: from the west on the north and south side, from the north on the east and west side.

kind-dungeons-enemy-die = Enemy die
    .many = Enemy dice

kind-dungeons-marker = Marker card
    .many = Marker cards

kind-dungeons-help-card = Help card
    .many = Help cards

kind-dungeons-adventure = Adventure
    .many = Adventures
    .name = Title
    .counters-most = Highest value
    .counters-start = Starting value
    .start-spaces = Starting spaces
    .threats-scaling-health = Health added
    .threats-scaling-dice = Dice added
    .round-limit-help = After so many rounds the adventure is lost; 0: only as the option of the game says.
    .victories-help = Each ends the adventure as soon as all of its conditions hold.

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

kind-princess-turn-marker = Turn marker
    .many = Turn markers

kind-princess-reference-card = Reference card
    .many = Reference cards

## Fields that many kinds share, and the parts of effects

field-name = Name
field-text = Card text
field-ability = Ability
field-health = Health
field-damage = Damage
field-rank = Rank
field-loot-gold = Loot: Gold
field-loot-gems = Loot: Gems
field-price = Price
field-activation = Activation
field-health-per-level = Health per level
field-health-base = Basic health
field-boss = Boss
field-role = Role
field-signs = Special indicator
field-range = Attack range
field-set = Set
field-map = Map
field-faces = Faces
field-about = About
field-effects = Effects
    .help = What the card does: when, under which conditions, at which cost, and in which order.
field-when = When
field-if = If
field-cost = Cost
field-may = Optional
field-do = Does
field-until = Duration
field-step = Step
field-by = By whom
field-result = Result
field-symbol = Symbol
field-source = Source
field-kind = Kind of space
field-enemy = Enemy
field-cause = Cause
field-what = What
field-who = Who
field-where = Where
field-level = Level
field-enemies = Enemies
field-least = At least
field-most = At most
field-place = Comparison
field-unused = Only unused dice
field-amount = Amount
field-token = Boss token
field-conditions = Conditions
field-of = Applies to
field-then = Then
field-otherwise = Otherwise
field-among = Among
field-on-map = Only on the map
field-options = Options
field-within = Within
field-other = Other
field-times = Times
field-deck = Deck
field-which = Which
field-to = To
field-direction = Direction
field-steps = Steps
field-ignore = Ignores
field-spaces = Spaces
field-dice = Dice

## Choices: symbols of the dice

choice-move = Move
choice-sword = Sword
choice-coin = Coin
choice-hand = Hand
choice-star = Star
choice-blank = Blank
choice-attack = Attack
choice-left = Left
choice-right = Right
choice-equal = Equal symbols
choice-pool = Dice pool
choice-saved = Saved symbol
choice-forged = Forged symbol
choice-unused = All unused
choice-one = One

## Choices: kinds of cards and tiles

choice-match-enemy-die = By the enemy die
choice-compare-symbols = By the rolled symbols
choice-token = Token
choice-summon = Summon
choice-action = Action
choice-enemy = Enemy
choice-special = Special
choice-forest = Forest
choice-void = Void
choice-turn = Turn
choice-boss = Boss
choice-item = Item
choice-potion = Potion
choice-hero = Hero

## Choices: the map

choice-kind = Space
choice-plain = Plain
choice-gold = Gold
choice-gem = Gem
choice-trap = Trap
choice-shop = Shop
choice-spawn = Spawn space
choice-portal = Void Portal
choice-boss-spawn = Boss spawn space
choice-ladder = Ladder
choice-wall = Wall
choice-floor = Floor
choice-platform = Platform
choice-one-way = One-way access
choice-none = None
choice-row = Row
choice-adjacent = Adjacent
choice-around = Eight spaces around
choice-tile = Tile
choice-level = Level
choice-map = Map
choice-free = Free space
choice-anywhere = Anywhere
choice-same-row = Same row
choice-same-level = Same level
choice-in-range = In range
choice-in-air = In the air
choice-on-ladder = On a ladder
choice-boss-level = On the boss level
choice-below-boss-level = Below the boss level
choice-lowest-row = In the lowest row
choice-off-map = Off the map
choice-highest = Highest level
choice-own = Own level
choice-away = Away
choice-up = Up
choice-down = Down

## Choices: who

choice-self = Own hero
choice-other = Another hero
choice-others = Other heroes
choice-any = Any
choice-all = All
choice-them = The hero concerned
choice-active = Active hero
choice-this = This one
choice-enemies = Enemies
choice-1 = Rank I
choice-2 = Rank II
choice-3 = Rank III
choice-rank-1 = Rank I
choice-rank-2 = Rank II
choice-rank-3 = Rank III
choice-not-boss = Not the boss

## Choices: causes, counts, numbers that cards change

choice-die = Enemy die
choice-push = Push
choice-fall = Fall
choice-card = Card
choice-movement = Movement
choice-heart = Heart
choice-cards = Cards
choice-tokens = Boss tokens
choice-defeated = Defeated enemies
choice-height = Height on the map
choice-most = The most
choice-fewest = The fewest
choice-move-steps = Spaces per Move
choice-hand-steps = Spaces per Hand
choice-sword-damage = Wounds per Sword
choice-coin-gold = Gold per Coin
choice-attack-damage = Wounds of each attack
choice-gem-price = Gem price
choice-price = Price
choice-loot-gold = Gold in loot
choice-loot-gems = Gems in loot
choice-shield = Wounds prevented
choice-attack-reach = Reach of attacks
choice-shop-reach = Reach of the shop
choice-push-length = Length of a push
choice-portal-price = Price of a portal
choice-damage = Damage
choice-health = Health

## Choices: what is forbidden, ignored or harmless

choice-forge = Forge
choice-save = Save
choice-buy = Buy
choice-ladders = Ladders
choice-portals = Portals
choice-gems = Gems
choice-collect = Collect tokens
choice-heal = Heal
choice-traps = Traps
choice-reach = Zone of control
choice-gravity = Gravity
choice-enemy-die = Enemy die
choice-boss-attacks = Attacks of the boss
choice-falls-into-traps = Falls into traps
choice-attacks = Attacks
choice-walls = Walls
choice-platforms = Platforms

## Choices: how long

choice-instant = At once
choice-next-turn = Next turn
choice-game = Game
