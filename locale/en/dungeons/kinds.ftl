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
    .ability-help = What is printed above the rules text.

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
    .threat-help = Which enemies it is rolled for: 1 low (grey), 2 middle (blue), 3 high (red).

kind-dungeons-marker = Marker card
    .many = Marker cards
    .about-help = Which number it shows.

kind-dungeons-help-card = Help card
    .many = Help cards
    .text-help = The summary that players read during the game.

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
    .threats-scaling-health-help = Added to the Health with which they appear, up to the highest face of their die.
    .threats-scaling-dice-help = Added to the dice of both attack lines that have any.
    .threats-scaling-heroes-help = With how many heroes this holds.
    .start-rooms-help = The rooms that lie on the table at the start.
    .start-rooms-column-help = Where the top left space of the tile lies on the common grid; neighbouring tiles are one square apart.
    .start-rooms-row-help = As the column, counted downwards.
    .start-spaces-help = Where heroes may start, by choice in the order of their seats. Left empty: at the entries of the first room.
    .start-encounter-help = The encounter that is read at the start; empty: none.
    .rooms-exits-id-help = Which opening of the tile is meant.
    .rooms-exits-room-help = The room behind it; of a closed exit, what lies there once it is opened.
    .rooms-exits-text-help = What is said of it while it is closed, or when heroes leave through it.
    .encounters-rules-help = The special rules that begin now.
    .encounters-interactions-help = The interactions that are offered from now on.
    .encounters-text-help = Read aloud when the room is explored.
    .encounters-enemies-type-help = With a number: how it fights. “Card” means melee if its card has melee dice, otherwise ranged.
    .encounters-enemies-number-help = The Health its die shows. Left empty: the die is rolled and gives type and Health.
    .interactions-name-help = What the hero does, as it is offered: “Pull the lever”.
    .interactions-text-help = Read aloud when it is done.
    .interactions-conditions-help = Who may do it, and when.
    .checks-text-help = Read aloud before the dice are rolled.
    .checks-successes-help = How many successes pass it: of four dice, each that comes to 6 or more.
    .rules-text-help = Read aloud when it begins. What it does is worded from its effects.
    .passages-text-help = What operations show, or the words of a choice.
    .victories-text-help = Read aloud to everybody when it comes to that.
    .defeats-text-help = Read aloud to everybody when it comes to that.
    .victories-conditions-help = It ends as soon as all of these hold. Without any it comes only by the operation “victory”.
    .defeats-conditions-help = It ends as soon as all of these hold. Without any it comes only by the operation “defeat”.
    .flags-name-help = Shown to players if given: “The bridge is down”.
    .counters-name-help = Shown to players if given: “Alarm”.
    .counters-start-help = The number it begins with.
    .counters-most-help = It never rises above this.
    .pools-rooms-help = The rooms of which one is drawn at random, each only once.
    .heroes-least-help = The fewest heroes that it is meant for.
    .heroes-most-help = The most heroes that it is meant for.

## Fields: the whole game calls these by its own words

field-text = Text
    .help = The text in your own words; left empty, it is worded from the effects.
field-health = Health
    .help = How much damage it can take.
field-enemy = Enemy
    .help = The enemy card that stands for it in this adventure.
field-enemies = Enemies
    .help = The enemies that appear, one by one.
field-kind = Kind of attack
field-set = Set
    .help = Whether it is set from the start.
field-map = Map
    .help = The terrain of each space; everything outside of the drawing is blocked.
field-spaces = Spaces
field-room = Room
    .help = The room that is meant, by its identifier.
field-rooms = Rooms
    .help = The tiles as this adventure uses them, with what is found there and what lies behind their openings.

## Fields: heroes, equipment, abilities, items, enemies

field-melee = Melee modifier
    .help = Added to each die of a melee attack; 6 or more is a Hit.
field-ranged = Ranged modifier
    .help = Added to each die of a ranged attack; 6 or more is a Hit.
field-melee-dice = Melee dice
    .help = How many dice a melee attack rolls; without any it cannot attack in melee.
field-ranged-dice = Ranged dice
    .help = How many dice a ranged attack rolls; without any it cannot attack at range.
field-defence = Defence
    .help = Added to each defence die; 6 or more blocks one Hit.
field-speed = Speed
    .help = How far one move goes; entering a plain space costs 1.
field-movement = Movement modifier
field-strength = Strength
    .help = Added to each die of a check of Strength.
field-dexterity = Dexterity
    .help = Added to each die of a check of Dexterity.
field-wisdom = Wisdom
    .help = Added to each die of a check of Wisdom.
field-charisma = Charisma
    .help = Added to each die of a check of Charisma.
field-energy = Energy
field-loot = Loot
    .help = What it costs in Loot.
field-keywords = Keywords
    .help = What its attacks can do besides.
field-kept = Stays after use
field-threat = Threat
    .help = 1 low (grey), 2 middle (blue), 3 high (red).
field-highest = Highest number
    .help = The highest number printed on it.

## Fields: tiles and enemy dice

field-front = Front
    .help = The side that is printed on the front.
field-back = Back
    .help = The side that is printed on the back, if there is one.
field-openings = Entries and exits
    .help = The ways off the tile.
field-side = Side
    .help = At which side of the tile it is.
field-at = Beside space
    .help = Counted from 1: from the west on the north and south side, from the north on the east and west side.
field-arrow = Arrow at
    .help = The opening at which the arrow stands: the tile is laid with it towards the tile being left.
field-points = Points of interest
    .help = The spaces around which enemies appear.
field-column = Column
    .help = Counted from 1 at the left of the tile as it is printed.
field-row = Row
    .help = Counted from 1 at the top of the tile as it is printed.
field-type = Type
    .help = Whether it fights in melee or at range.

## Fields: adventures

field-id = Identifier
    .help = The name by which other parts of the entry speak of it. Texts hang on it: it should never change.
field-introduction = Introduction
    .help = Read aloud before the game begins.
field-version = Version
    .help = Raise it when the story changes, so that players can tell prints apart.
field-heroes = Heroes
    .help = With how many heroes it holds.
field-heroes-least = Fewest heroes
    .help = With fewer heroes in the game it is left out.
field-heroes-most = Most heroes
    .help = With more heroes in the game it is left out.
field-difficulty = Difficulty
    .help = How hard it is, for those who choose an adventure.
field-round-limit = Limit of rounds
field-threats = Threats
    .help = Which enemy card and which die stand for each threat in this adventure.
field-die = Enemy die
    .help = The die that is rolled for it. Left empty: the one of the set for this threat.
field-scaling = By number of heroes
    .help = What changes for these enemies with the number of heroes.
field-attack = Attack modifier
    .help = Added to both attack modifiers.
field-start = Start
    .help = How the adventure begins: the rooms on the table, where heroes stand, what is read first.
field-turn = Quarter turns
    .help = Quarter turns clockwise from the way the tile is printed.
field-encounter = Encounter
    .help = The encounter that is read when the room is explored; empty: nothing is there.
field-encounters = Encounters
    .help = What is met in rooms: a text, enemies, special rules, things to do.
field-tile = Tile
    .help = The tile of the room.
field-face = Side up
    .help = Which side of the tile lies up.
field-exits = Exits
    .help = What is behind each opening of the tile.
field-exit = Exit
field-leads = Leads
    .help = To a room, to a room drawn from a pool, nowhere until something opens it, or out of the dungeon.
field-pool = Pool
    .help = The pool from which the room is drawn, by its identifier.
field-pools = Pools of rooms
    .help = Rooms of which one is drawn at random whenever an exit leads there.
field-opens-if = Opens if
    .help = A closed exit is open as soon as, and as long as, all of these hold.
field-number = Number
    .help = The Health its die shows.
field-point = Point of interest
    .help = At which point of interest of the tile, by its place in the list.
field-group = Group
    .help = A name by which conditions and operations speak of it; several can share one.
field-interaction = Interaction
field-interactions = Interactions
    .help = What heroes can do besides moving and fighting.
field-once = Only once
    .help = Whether it can be done only once in the adventure.
field-offered = Offered from the start
    .help = Otherwise it is offered when an encounter or an operation says so.
field-check = Attribute check
field-checks = Attribute checks
    .help = Checks of an attribute, with what follows from passing and failing.
field-attribute = Attribute
    .help = Which attribute is added to the dice.
field-successes = Successes
    .help = The number of successes this is about.
field-retry = Can be retried
    .help = Whether it can be tried again after a failure.
field-passed = If passed
    .help = What happens if it is passed.
field-failed = If failed
    .help = What happens if it is failed.
field-passed-text = Text if passed
    .help = Read aloud if it is passed.
field-failed-text = Text if failed
    .help = Read aloud if it is failed.
field-by-number = By number of successes
    .help = What happens besides with exactly so many successes.
field-rule = Special rule
field-rules = Special rules
    .help = Rules that this adventure adds; they hold for everybody while they are in force.
field-active = In force from the start
    .help = Whether it is in force from the start.
field-flag = Flag
field-flags = Flags
    .help = What the adventure remembers with yes or no.
field-counter = Counter
field-counters = Counters
    .help = Numbers that the adventure keeps.
field-passage = Passage
field-passages = Passages
    .help = Texts that operations show, or the words of a choice.
field-ending = Ending
field-victories = Victories
field-defeats = Defeats
    .help = Each ends the adventure as lost as soon as all of its conditions hold.
field-lost-when-all-fall = Lost when all heroes have fallen
    .help = Whether it is lost when no hero is left standing.

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
