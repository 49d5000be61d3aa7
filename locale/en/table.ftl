## The pages on which test games are played

table-view = What lies on the table

# The frame and the lobby
table-lobby = Test games
table-bots-think = Bots are thinking at { $tables ->
    [one] one table
   *[other] { NUMBER($tables) } tables
}.
table-language = Language
table-studio = To the studio
table-new = New game
table-my-games = My games
table-none = You have not begun a game yet.
table-column-game = Game
table-column-players = Players
table-column-state = State
table-column-changed = Last change
table-column-links = Pages
table-unreadable = Made by an older version of the studio: it cannot be read any more.
table-broken = broken
table-over = over
table-watch = Watch
table-replay = Replay
table-delete = Delete
table-delete-sure = Delete this game of { $game } with its whole history? It cannot be brought back.
table-keep = Keep it
table-which-game = Which game?
table-no-games = There is no game to play yet. Load a pack first.

# A new game
table-release = Content
table-release-number = Release { $number }
table-draft = Draft, as it is being edited now
table-take = Show
table-seats = Seats
table-seat-number = Seat { $number }
table-who = Who sits at seat { $number }
table-person = a person
table-nobody = nobody
table-bot = bot “{ $bot }”
table-name = Name
table-name-of = Name at seat { $number }
table-budget = 500ms or 2000
table-budget-of = How long the bot at seat { $number } thinks
table-seats-help = People get a link each. A bot that searches (mcts) can be told how long to think about a decision: 500ms, or 2000 for as many iterations.
table-options = Options
table-more-options = More options and readings of the rules
table-left-open = left open
table-table = The table
table-seed = Seed
table-seed-help = The same seed and the same decisions give the same game. Left empty, it is drawn by lot.
table-bad-seed = A seed is a whole number with at most 16 digits. Leave it empty to have one drawn by lot.
table-undo-rule = Taking back
table-undo-own = one’s own last decision, if it revealed nothing
table-undo-any = anything, by anybody at the table
table-undo-never = never
table-dice = Real dice
table-dice-help = You roll on your own table and tell the game what the dice show.
table-open-table = Open table
table-open-help = Nothing is hidden from anybody, and whoever began the game may decide for every person.
table-begin = Begin the game

# Links
table-links = Seat links
table-links-help = Whoever opens a link sits at that seat. Hand each to one person only; a new link makes the old one worthless.
table-link-of = Link for { $name }
table-link-gone = The link is shown only in the browser in which it was made.
table-copy = Copy
table-copied = Copied
table-sit = Sit here
table-new-link = New link
table-to-the-table = To the table

# The table
table-players = Players
table-you = you
table-eyes = Seen through the eyes of
table-decision = Decision
table-waiting = { $seats ->
    [one] { $name } decides
   *[other] { $name } decide
 }
table-waiting-dice = The dice decide
table-edit-card = Edit “{ $name }”
table-broken-help = The card could be mended in the draft; this game keeps the content it began with.
table-deciding-for = You decide for { $name }
table-undo = Take back
table-log = What happened
table-watching = You watch
table-live-on = live
table-live-off = asks for news every 2 seconds
table-lost = This table is gone, or your link has been replaced by a new one.
table-failed = The server cannot be reached. Your decision has not been lost: try it again.
table-gone-on = The game has gone on in the meantime. Please look again and decide.
table-decided-already = This decision has been made already.
table-no-seat = No seat at this table
table-no-seat-text = Ask whoever began the game for the link of a seat, or sign in if you work in this studio and want to watch.
table-sign-in = Sign in

# Replays
table-at = After decision { $ply } of { $most }
table-decision-number = Number of the decision
table-before = One decision back
table-after = One decision on
table-show = Show
table-back = Back to the table
release-withdrawn = withdrawn
