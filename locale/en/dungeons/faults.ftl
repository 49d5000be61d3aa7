## What is wrong with tiles and adventures of Dungeons. Every message says what was found and how to mend it.

part-room = room
part-pool = pool
part-encounter = encounter
part-interaction = interaction
part-check = check
part-rule = special rule
part-flag = flag
part-counter = counter
part-passage = passage
part-victory = victory
part-defeat = defeat
part-group = group of enemies
part-exit = exit

fault-tile-opening-off = the opening is beside space { $is }, but this side is only { $high } spaces long.
fault-tile-opening-twice = the opening “{ $is }” is at the same place as “{ $first }”; move or remove one of them.
fault-tile-opening-blocked = the opening “{ $is }” leads onto a blocked space; clear the space or move the opening.
fault-tile-arrow = there is no opening “{ $is }” for the arrow. Openings: { $allowed }.
fault-tile-point-off = column { $column }, row { $row } is not on this face, which is { $width } by { $height } spaces.

fault-story-unknown = this adventure has no { $part } “{ $is }”. Known: { $allowed }.
fault-story-unused = nothing brings this into play: { $part } “{ $is }”. Refer to it, or remove it.
fault-story-never-set = nothing ever changes this: { $part } “{ $is }”. Let an operation do so, or remove it.
fault-story-never-asked = nothing ever asks for this: { $part } “{ $is }”. Use it in a condition, give it a name for the players, or remove it.
fault-story-unreachable = heroes can never come to this, whatever they do: { $part } “{ $is }”.
fault-story-no-victory = no victory can be reached, whatever the heroes do: follow exits, flags and counters from the start.

fault-story-threat-twice = threat { $threat } stands in the table twice.
fault-story-threat-other = “{ $is }” is of threat { $other }, not { $threat }.
fault-story-threat-missing = an enemy of threat { $threat } appears here, but the adventure’s table has none. Threats in the table: { $allowed }.
fault-story-threat-unused = no enemy of threat { $threat } ever appears; remove the line, or let one appear.
fault-story-scaling-twice = the number of heroes, { $heroes }, stands here twice.
fault-story-heroes = at least { $least } heroes, but at most { $most }: no party fits.
fault-story-number = the die of threat { $threat } shows { $high } at most, not { $is }.
fault-story-point = the tile of the room “{ $room }” has no point of interest number { $is }; its last is { $high }.
fault-story-enemy-never = this enemy appears for no party of { $least } to { $most } heroes.

fault-story-exit-arrow = the opening “{ $is }” bears the arrow: it is where heroes come in, and needs no exit.
fault-story-exit-nowhere = an exit that leads to a { $is } must name it.
fault-story-exit-behind = the exit “{ $is }” can be opened, but names no room behind it.
fault-story-exit-missing = nothing says what is behind the opening “{ $is }” of the room “{ $room }”; add an exit (“leads: closed” if it leads nowhere).
fault-story-layouts = there are more than { $most } ways to lay the rooms, too many to check that none overlap; use smaller pools.
fault-story-overlap = the tile of the room “{ $room }” would overlap or touch that of the room “{ $other }”; one square must lie between tiles.
fault-story-tile-twice = the rooms “{ $room }” and “{ $other }” can lie on the table at once, but the tile “{ $tile }” is not in the box so often. Both its faces are one card.

fault-story-start-room = the room “{ $room }” does not lie on the table at the start.
fault-story-start-twice = column { $column }, row { $row } is named twice.
fault-story-start-few = there are start spaces for { $is ->
    [one] 1 hero
   *[other] { $is } heroes
 }, but up to { $heroes } may play.
fault-story-space-off = column { $column }, row { $row } is not on the tile, which is { $width } by { $height } spaces.
fault-story-space-blocked = the space in column { $column }, row { $row } is blocked; nobody can stand there.
fault-story-interaction-room = an interaction that can be done only in one place (“{ $is }”) must name its room.
fault-story-counter-start = the counter starts at { $is }, above its highest value, { $most }.
fault-story-counter-never = the counter “{ $counter }” never comes to { $is }; it can be { $least } to { $most }.

## What a word needs to be known where it stands

fact-attack = an attack that goes on
fact-roll = a roll that lies there
fact-story = an adventure around it
