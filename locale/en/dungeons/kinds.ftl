## Names in the editor that only Dungeons uses, or uses in its own way

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

## Fields: the whole game calls these by its own words

field-text = Text
field-health = Health
field-enemy = Enemy
field-enemies = Enemies
field-kind = Kind of attack
field-set = Set
field-map = Map
field-spaces = Spaces
field-room = Room
field-rooms = Rooms

## Fields: heroes, equipment, abilities, items, enemies

field-melee = Melee modifier
field-ranged = Ranged modifier
field-melee-dice = Melee dice
field-ranged-dice = Ranged dice
field-defence = Defence
field-speed = Speed
field-movement = Movement modifier
field-strength = Strength
field-dexterity = Dexterity
field-wisdom = Wisdom
field-charisma = Charisma
field-energy = Energy
field-loot = Loot
field-keywords = Keywords
field-kept = Stays after use
field-threat = Threat
field-highest = Highest number

## Fields: tiles and enemy dice

field-front = Front
field-back = Back
field-openings = Entries and exits
field-side = Side
field-at = Beside space
field-arrow = Arrow at
field-points = Points of interest
field-column = Column
field-row = Row
field-type = Type

## Fields: adventures

field-id = Identifier
field-introduction = Introduction
field-version = Version
field-heroes = Heroes
field-heroes-least = Fewest heroes
field-heroes-most = Most heroes
field-difficulty = Difficulty
field-round-limit = Limit of rounds
field-threats = Threats
field-die = Enemy die
field-scaling = By number of heroes
field-attack = Attack modifier
field-start = Start
field-turn = Quarter turns
field-encounter = Encounter
field-encounters = Encounters
field-tile = Tile
field-face = Side up
field-exits = Exits
field-exit = Exit
field-leads = Leads
field-pool = Pool
field-pools = Pools of rooms
field-opens-if = Opens if
field-number = Number
field-point = Point of interest
field-group = Group
field-interaction = Interaction
field-interactions = Interactions
field-once = Only once
field-offered = Offered from the start
field-check = Attribute check
field-checks = Attribute checks
field-attribute = Attribute
field-successes = Successes
field-retry = Can be retried
field-passed = If passed
field-failed = If failed
field-passed-text = Text if passed
field-failed-text = Text if failed
field-by-number = By number of successes
field-rule = Special rule
field-rules = Special rules
field-active = In force from the start
field-flag = Flag
field-flags = Flags
field-counter = Counter
field-counters = Counters
field-passage = Passage
field-passages = Passages
field-ending = Ending
field-victories = Victories
field-defeats = Defeats
field-lost-when-all-fall = Lost when all heroes have fallen

## Fields: parts of effects

field-as-number = Counts as
field-centre = Around whom
field-count = How many
field-every = Every so many rounds
field-exactly = Exactly this number
field-hero = Hero
field-highest-threat = Highest threat
field-hits = Hits
field-item = Item
field-keyword = Keyword
field-modifier = Modifier
field-myself = Own hero too
field-on = Offered
field-order = Order
field-per = Once per
field-phase = Phase
field-roll = Roll
field-stance = Stance
field-terrain = Terrain
field-this-too = This one too
field-value = Value
field-whose = Whose
field-with-whom = With whom

## Choices: keywords

choice-reach = Reach
choice-crush = Crush
choice-stun = Stun
choice-pierce = Pierce
choice-barrage = Barrage
choice-heavy = Heavy
choice-siphon = Siphon
choice-regenerate = Regenerate
choice-ritual = Ritual

## Choices: threats, attacks, rolls

choice-1 = Grey (low)
choice-2 = Blue (middle)
choice-3 = Red (high)
choice-threat-1 = Grey
choice-threat-2 = Blue
choice-threat-3 = Red
choice-not-red = Not red
choice-stunned = Stunned
choice-melee = Melee
choice-ranged = Ranged
choice-weapon = With a weapon
choice-ability = Ability
choice-item = Item
choice-check = Attribute check
choice-misses = All misses
choice-heroes = Heroes
choice-enemies = Enemies
choice-enemy = Enemy
choice-this = This one

## Choices: the map

choice-terrain = Terrain
choice-blocked = Blocked
choice-water = Water
choice-pit = Pit
choice-pits = Pits
choice-between = In-between space
choice-map = Map
choice-north = North
choice-east = East
choice-south = South
choice-west = West
choice-front = Front
choice-back = Back
choice-room = Room
choice-pool = Room drawn from a pool
choice-closed = Nowhere (closed)
choice-out = Out of the dungeon
choice-space = On the space
choice-beside = Beside the space
choice-around = Eight spaces around
choice-near = Own and adjacent rooms
choice-sight = In Line of Sight
choice-range = Within ranged reach
choice-away = Away
choice-towards = Towards
choice-on-map = On the map
choice-escaped = Have left
choice-in-game = In the game
choice-fallen = Fallen heroes

## Choices: who, and in which order

choice-bearer = Who bears the effect
choice-chosen = A hero of choice
choice-each = Each hero
choice-nearest = Nearest
choice-farthest = Farthest
choice-weakest = Weakest
choice-strongest = Strongest
choice-lowest-threat = Lowest threat
choice-highest-threat = Highest threat
choice-least = The least
choice-least-health = Least Health
choice-most-health = Most Health
choice-least-energy = Least Energy
choice-most-energy = Most Energy
choice-least-loot = Least Loot
choice-most-loot = Most Loot
choice-own-room = In its own room
choice-last-attacker = Who attacked it last
choice-keep-distance = Keeps its distance
choice-charge = Charges
choice-flee = Flees
choice-guard = Stands guard

## Choices: numbers that cards change, what is forbidden or harmless

choice-health = Health
choice-lost-health = Lost Health
choice-energy = Energy
choice-loot = Loot
choice-defence = Defence
choice-speed = Speed
choice-melee-dice = Melee dice
choice-ranged-dice = Ranged dice
choice-strength = Strength
choice-dexterity = Dexterity
choice-wisdom = Wisdom
choice-charisma = Charisma
choice-energy-cost = Energy cost of abilities
choice-critical = Range of Critical Hits
choice-criticals = Critical Hits
choice-actions = Actions
choice-check-dice = Dice of attribute checks
choice-shield = Damage prevented
choice-items = Items
choice-buying = Acquire items
choice-trade = Trade
choice-healing = Regain Health
choice-force = Being pushed or pulled
choice-enemies-in-the-way = Enemies in the way
choice-targeting = Attacks of enemies
choice-rule = Special rule

## Choices: adventures: difficulty, checks, phases, how long

choice-learning = To learn
choice-easy = Easy
choice-normal = Normal
choice-hard = Hard
choice-passed = Passed
choice-failed = Failed
choice-untried = Not tried yet
choice-player = Player phase
choice-recovery = Recovery phase
choice-keywords = Keywords
choice-round = Round
choice-activation = Activation
choice-next-activation = Next activation
choice-adventure = Adventure
