## Names in the editor that only Platformer uses, or uses in its own way

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
    .text-help = The special rules in your own words; left empty, they are worded from the effects.
    .damage-help = How many Hearts a hero loses whom the boss attacks.

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
    .text-help = The summary that players read during the game.

## Fields that many kinds share, and the parts of effects

field-health = Health
field-damage = Damage
field-rank = Rank
field-loot-gold = Loot: Gold
    .help = The Gold for whoever defeats it.
field-loot-gems = Loot: Gems
    .help = The Gems for whoever defeats it.
field-price = Price
    .help = What it costs in the shop.
field-activation = Activation
    .help = What decides which of its attack cards the boss uses.
field-health-per-level = Health per level
field-health-base = Basic health
    .help = What it has whatever the number of levels.
field-boss = Boss
    .help = The boss with whom it comes into play.
field-signs = Special indicator
field-range = Attack range
    .help = Which heroes the attack hits, as seen from the boss. It goes through walls and platforms.
field-set = Set
    .help = The set of tiles it is shuffled with.
field-map = Map
    .help = What each space holds, and the walls and floors between spaces. Pick a sign and paint.
field-step = Step
field-symbol = Symbol
field-source = Source
field-kind = Kind of space
field-enemy = Enemy
field-level = Level
field-enemies = Enemies
field-unused = Only unused dice
field-token = Boss token
field-on-map = Only on the map
field-other = Other
field-deck = Deck
field-steps = Steps
field-ignore = Ignores
field-spaces = Spaces

## Choices: symbols of the dice

choice-sword = Sword
choice-coin = Coin
choice-hand = Hand
choice-star = Star
choice-blank = Blank
choice-left = Left
choice-right = Right
choice-equal = Equal symbols
choice-pool = Dice pool
choice-saved = Saved symbol
choice-forged = Forged symbol
choice-unused = All unused

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
choice-boss = Boss
choice-item = Item
choice-potion = Potion

## Choices: the map

choice-kind = Space
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
choice-around = Eight spaces around
choice-tile = Tile
choice-level = Level
choice-map = Map
choice-free = Free space
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
choice-movement = Movement
choice-heart = Heart
choice-tokens = Boss tokens
choice-defeated = Defeated enemies
choice-height = Height on the map
choice-fewest = The fewest
choice-move-steps = Spaces per Move
choice-hand-steps = Spaces per Hand
choice-sword-damage = Wounds per Sword
choice-coin-gold = Gold per Coin
choice-attack-damage = Wounds of each attack
choice-gem-price = Gem price
choice-loot-gold = Gold in loot
choice-loot-gems = Gems in loot
choice-shield = Wounds prevented
choice-attack-reach = Reach of attacks
choice-shop-reach = Reach of the shop
choice-push-length = Length of a push
choice-portal-price = Price of a portal
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
