## Playing in the terminal: manage.py play

# How a name stands in a sentence when nothing more is known about it.
play-noun = { $name }
    .subject = { $name }
    .object = { $name }
play-quoted = “{ $name }”
play-card = { $name }: { $text }

play-heading = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
 }, seed { $seed }, release { $release }
play-seat = Seat { $seat }
play-seat-person = Seat { $seat }: { $name }, played by { $person }
play-seat-bot = Seat { $seat }: { $name }, played by the bot “{ $bot }”
play-you = you
play-unfinished = The saved game stops here.

play-question = What now?
play-prompt = Number, or ? for help:
play-commands = A number chooses an action. Besides:
play-command-explain = ? 3: explain action 3
play-command-why = w: why is what was offered earlier in this turn not offered now?
play-command-cards = c: read the cards on the table
play-command-board = b: show the table again
play-command-undo = u: undo your last decision
play-command-language = l de: go on in another language ({ $languages })
play-command-save = s file: save the game
play-command-quit = q: leave
play-unknown = “{ $input }” is neither a number from 1 to { $most } nor a command.
play-no-cards = There is nothing to read.
play-nothing-refused = Everything that was offered in this turn is still possible.
play-no-explanation = There is nothing more to say about it.
play-undo-nothing = You have not decided anything yet.
play-undone = Undone. You decide again.
play-language = We go on in English.
play-language-unknown = The studio speaks { $languages }.
play-save-name = Say where to: s file
play-saved = Saved: { $file }. “--resume” goes on with it, “--replay” shows it.
play-left = You leave the table. See you next time!

play-no-game = Say which game, as in manage.py play platformer. There are: { $games }.
play-unknown-game = There is no game { $game } to play. There is: { $games }.
play-bad-people = --people: “{ $input }” is no seat from 1 to { $most }.
play-too-many-people = --people: there is no seat left for { $input }.
play-bad-bot = --bot: “{ $input }” is none of { $allowed }.
play-bad-option = --option: “{ $input }” is not of the form key=value.
play-bad-start = The game cannot be set up like this: { $error }
play-bad-file = { $file } is no saved game.
play-cannot-read = { $file } cannot be read: { $error }
play-cannot-write = { $file } cannot be written: { $error }
play-other-file = { $file } exists and is no saved game. It was left alone.
play-other-release = The game was played with release { $release }, which is not here. Name its pack with --pack, or publish it.
play-bad-replay = Action { $number } of { $file } does not fit the game.
play-bad-pack = { $pack } has faults. “manage.py packs check” lists them.
play-all-withdrawn = Every release of { $game } has been withdrawn. Play the draft (--draft) or a pack (--pack), or publish a new release.
play-no-pack = The database knows no game { $game }. “manage.py packs load” loads it.
