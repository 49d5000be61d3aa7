## The pages of campaigns

cpage-group = Playtest
cpage-campaign = Campaign
cpage-campaigns = Campaigns
cpage-untitled = { $game }, { $when }
cpage-release = Release { $number }
cpage-draft = Draft, as it is being edited now
cpage-draft-of = Draft { $hash }
cpage-versus = { $first } ↔ { $second }
cpage-seeds = { $first } to { $last }
cpage-seat = Seat { $seat }
cpage-of-seat = { $what }, seat { $seat }
cpage-nobody = nobody
cpage-by-lot = by lot
cpage-all = all

# The list
cpage-new = New campaign
cpage-new-of = New campaign: { $game }
cpage-compare-draft = Compare with the draft
cpage-try-draft = Playtest the draft against this release
cpage-try-release = Playtest this release against release { $number }
cpage-attention-broken = { $broken } of { $games } games of the last campaign broke. { $finding }
cpage-attention-finished = The last campaign is finished after { $games } games. { $finding }
cpage-no-games = There is no game to play yet. Load a pack first.
cpage-none = There are no campaigns yet.
cpage-none-help = A campaign lets bots play hundreds or thousands of games and tells what they come to: who wins, how long games take, which cards nobody uses.
cpage-none-found = No campaign fits.
cpage-show-all = Show all
cpage-filter-text = Title
cpage-filter = Show
cpage-mine = only mine
cpage-title = Title
cpage-game = Game
cpage-content = Content
cpage-state = State
cpage-progress-column = Progress
cpage-games-column = Games
cpage-ordered = Ordered
cpage-broken = { NUMBER($number) } { $number ->
    [one] broken game
   *[other] broken games
}

# A new campaign
cpage-what = What is played
cpage-against = Compare with
cpage-against-nothing = nothing: one campaign
cpage-against-help = The same games of both contents, on the same seeds: what moved, and is it more than chance?
cpage-title-help = may be left out
cpage-who = Who plays
cpage-players = Numbers of players
cpage-bots = Bots
cpage-becomes = becomes
cpage-bots-help = Each line is a line-up. Seats left open play like seat 1. The searching bot thinks better with more iterations, and longer: a number in the last field counts for every searching bot of the line that has none.
cpage-like-first = like seat 1
cpage-choose-bot = choose a bot
cpage-budget = Iterations
cpage-line = line-up { $number }
cpage-more-lines = One more line-up
cpage-varied = Options
cpage-varied-help = Tick several values and each of them is played.
cpage-more-options = More options
cpage-all-of-them = all
cpage-how-many = How many games
cpage-games-each = Games of each combination
cpage-seed = First seed
cpage-seed-help = The same seeds give the same games, whenever and wherever they are played.
cpage-start = Start
cpage-check = Calculate
cpage-asking = Calculating…
cpage-size = { NUMBER($games) } { $games ->
    [one] game
   *[other] games
} in { NUMBER($cells) } { $cells ->
    [one] combination
   *[other] combinations
}, about { $time }.
cpage-size-compared = { NUMBER($games) } games on both sides together, in { NUMBER($cells) } { $cells ->
    [one] combination
   *[other] combinations
}, about { $time }.
cpage-size-wrong = Something is not right yet: see the marked fields.
cpage-refused = Nothing was started: see what is marked below.
cpage-no-number = “{ $is }” is no whole number.
cpage-tick-one = Tick at least one value.
cpage-line-missing = No line-up fits { $seats } players. Add one, or leave that number of players out.
cpage-bot-first = A line-up begins with seat 1: choose its bot.
cpage-bot-seats = This line-up needs { $seats } players, and no such number of players is chosen.
cpage-same-content = Both sides are the same content: there is nothing to compare.
cpage-old-content = This content was made by an older version of the studio and can no longer be played: { $problem }

# One campaign
cpage-parts = Parts of the campaign
cpage-report = Report
cpage-what-moved = What moved
cpage-games = Single games
cpage-games-of = Games: { $content }
cpage-download = Download:
cpage-sections = Sections of the report
cpage-all-numbers = All numbers
cpage-sort-hint = Sort by this column
cpage-again = One more like this
cpage-leave = You can leave this page; the campaign goes on.
cpage-behind = More games are finished than are counted here; the rest follows in a moment.
cpage-pause = Pause
cpage-resume = Resume
cpage-cancel = Cancel
cpage-cancel-sure = Cancel this campaign for good? What is finished stays.
cpage-delete = Delete
cpage-delete-sure = The campaign and all its results are gone for good.
cpage-done-pause = The campaign is paused. What is finished stays.
cpage-done-resume = The campaign goes on.
cpage-done-cancel = The campaign is cancelled. What is finished stays.
cpage-done-delete = The campaign has been deleted.
cpage-rate = { NUMBER($rate) } { $rate ->
    [one] game/s
   *[other] games/s
}
cpage-progress = { NUMBER($done) } of { NUMBER($total) } games
cpage-progress-waiting = { NUMBER($done) } of { NUMBER($total) } games, waiting for its turn
cpage-progress-abandoned = { NUMBER($done) } of { NUMBER($total) } games, interrupted; it is being taken up again
cpage-progress-running = { NUMBER($done) } of { NUMBER($total) } games, { $rate }, { $left } left
cpage-progress-done = { NUMBER($done) } { $done ->
    [one] game
   *[other] games
} in { $took }

# Its games
cpage-cell = Combination
cpage-winner = Winner
cpage-ending = Ending
cpage-cause = Defeat by
cpage-only-broken = only broken ones
cpage-number = No.
cpage-seed-column = Seed
cpage-turns = Rounds
cpage-decisions = Decisions
cpage-replay = Replay
cpage-broken-by = Broken by
cpage-to-card = to the card
cpage-broken-game = broken
cpage-no-game-yet = No game is finished yet.
cpage-no-game-found = No finished game fits.
cpage-none-yet = Nothing found among the games before number { NUMBER($number) }. The search can go on from there.
cpage-pages = Pages
cpage-from-start = From the beginning
cpage-further = Further
cpage-replaying = Game { NUMBER($number) } again
cpage-replaying-text = The bots are playing this game again, move by move. That takes as long as it took then; the replay opens by itself.
cpage-look-again = Look again
campaign-error-replays-busy = { NUMBER($most) } games are being played again already. Wait a moment and try again.
campaign-error-no-replay = Game { NUMBER($number) } cannot be shown move by move: { $problem }

# Columns of the file with all games
cpage-csv-game = Game
cpage-csv-cell = Combination
cpage-csv-seed = Seed
cpage-csv-players = Players
cpage-csv-ending = Ending
cpage-csv-winners = Winners (seats)
cpage-csv-turns = Rounds
cpage-csv-decisions = Decisions
cpage-csv-card = Card
cpage-csv-fault = Fault
cpage-csv-who = plays
cpage-csv-bot = bot
cpage-csv-won = won
cpage-csv-score = points

# Refusals of the API
error-campaign-no-rules = { $game } cannot be played yet: there are no rules for it.
error-campaign-no-sides = This campaign compares nothing: it has no sides.
error-campaign-not-yet = Game { $number } is not finished yet.

# Steps of the first tour on the dashboard
tour-play = Play it
    .text = Sit down at a table with bots, or send friends a link. Everybody reads their own language.
tour-run = Let bots play 20 games
    .text = A campaign says who wins, how long it takes and which cards are never used.
