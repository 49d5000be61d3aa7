## What a game can be started with, and why it cannot. The options of a game stand in <game>/options.ftl, each with
## its title, a line of help and the names of its choices (“choice-none”: nothing chosen; “choice-minus-1”: -1).

setting-game = Game
setting-seats = Players
setting-chance = Dice
setting-yes = yes
setting-no = no

## The list of manage.py play --options

options-heading = { $game }: { $least } to { $most } players.
options-how = Set an option with --option name=value, as often as you like.
options-option = { $title }. { $help }
options-choice = { $value }: { $name }
options-range = A whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
options-default = Default: { $value }
options-example = Example: { $example }

## What is wrong. The option stands before it, what was perhaps meant and the clause of the rules after it.

option-error-named = { $title } ({ $path }): { $text }
option-error-unnamed = { $path }: { $text }

option-error-other-game = This release is one of { $game }, not of { $is }.
option-error-unknown-option = There is no such option. There are: { $allowed }.
option-error-missing = It is missing. Needed are { $allowed }.
option-error-wrong-type = It takes { $wanted }, not “{ $is }”.
option-error-length = { $wanted } values belong together here, not { $is }.
option-error-unreadable = “{ $is }” cannot be read.
option-error-range = { $is } is out of range. Allowed: { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
option-error-choice = “{ $is }” is none of the choices. Allowed: { $allowed }.
option-error-too-few = At least { $least } are needed, not { $is }.
option-error-too-many = There are entries for { $is } seats, but only { $seats } players. Leave some out, or seat more players.
option-error-no-seat = There is no seat { $is }. Seats are numbered from 0 to { $most }; -1 means by lot.
option-error-seats = The game is for { $least } to { $most } players, not for { $is }.
option-error-entry = This release has no “{ $is }” ({ $kind }). It has: { $allowed }.
option-error-twice = “{ $is }” is given to two seats, but each card exists once. Choose another for one of them.
option-error-not-enough = { $kinds }: { $needed } are needed, this release has { $held }. Change the options, or add cards to the set.
