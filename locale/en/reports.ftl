## Reports on campaigns: what many games of bots come to. Numbers and names arrive as they are shown; shares are
## texts ("27%"). What a game calls its own things stands in <game>/reports.ftl.

report-title = Playtest report: { $game }
report-subtitle = { $games } games of { $game }
report-compare-title = Comparison: { $game }
report-compare-subtitle = { $pairs } pairs of games on the same seeds
report-heading-facts = What was played
report-heading-findings = Key findings
report-heading-edits = What was edited
report-heading-method = How to read this
report-heading-page = Page
report-heading-tables = All numbers

## Numbers.
report-points = { $number } points
    .help = points: percentage points
report-below = < { $number }
report-span = { $low } to { $high }
report-sample = n = { $number }
report-times = { $number ->
    [one] once
   *[other] { $number } times
}
report-more = { $number ->
    [one] one more
   *[other] { $number } more
}
report-median = median { $number }
report-place = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Place { $place }
}
report-players = { $number ->
    [one] 1 player
   *[other] { $number } players
}
report-won-games = Games won

## What was played.
report-fact-release = Content
report-fact-games = Games
report-fact-seats = Players
report-fact-bots = Played by
report-fact-seeds = Seeds
report-fact-broken = Games that broke
report-fact-first = Before
report-fact-second = After
report-fact-pairs = Pairs
report-fact-equal = Pairs that went exactly alike
report-games-so-far = { $games } of { $planned } so far
report-bot-random = random moves
    .help = every decision is drawn by lot
report-bot-planner = planning bot
    .help = goes through its own turn in thought and plays the best one it finds
report-bot-team = team bot
    .help = plans its turn with everybody’s goal in mind
report-bot-believer = guessing bot
    .help = infers from what the others do who they are and what they hold
report-bot-mcts = searching bot
    .help = plays on in thought, with everybody’s answers, as long as its budget lasts

## Findings, as sentences.
report-finding-broken = { $games ->
    [one] 1 game
   *[other] { NUMBER($games) } games
 } broke { $known ->
    [yes] at “{ $name }”
   *[no] without a card to blame
 }; { $games ->
    [one] it is
   *[other] they are
 } in none of the numbers.
report-compare-broken = { $side ->
    [1] First content: { $finding }
   *[other] Second content: { $finding }
 }
report-finding-nothing = No game is finished yet.
report-finding-small = { $games ->
    [one] There is only one game so far: nothing more than a first impression.
   *[other] There are only { $games } games so far: take everything here as a first impression.
}
report-finding-team = The players win { $share } of their games ({ $span }).
report-finding-solo = The game is won in { $share } of all cases ({ $span }).
report-finding-undecided = { $share } of the games end without a winner ({ $span }).
report-finding-extremes = { $mark }: the hardest is { $hard } with { $hard_share } of games won ({ $hard_span }), the easiest { $easy } with { $easy_share } ({ $easy_span }).
report-finding-above = { $name } wins more often than expected: { $share } ({ $span }) instead of { $fair }, n = { $of }.
report-finding-below = { $name } wins less often than expected: { $share } ({ $span }) instead of { $fair }, n = { $of }.
report-finding-even = { $kind }: nobody wins clearly more or less often than the others.
report-finding-first-above = With { $seats } players it pays to begin: the first player wins { $share } ({ $span }) instead of { $fair }.
report-finding-first-below = With { $seats } players it is a drawback to begin: the first player wins { $share } ({ $span }) instead of { $fair }.
report-finding-first-even = With { $seats } players beginning makes no difference that could be shown: the first player wins { $share } ({ $span }), { $fair } would be fair.
report-finding-length = A game takes { $median } rounds (median); half of all games take { $low } to { $high }.
report-finding-only = { $kind }: only { $names } { $number ->
    [one] was
   *[other] were
 } played ({ NUMBER($number) } of { NUMBER($of) }). Nothing is said here about the others, nor about what belongs to them.
report-finding-unused = { $way } ({ $number }): { $names }.
report-finding-fall = The most frequent cause of defeat is “{ $cause }”: { $share } of all.

## Sections.
report-section-who = Wins: { $kind }
report-section-together = Combinations
report-section-parties = Parties
report-section-places = Order of turns with { $seats } players
report-section-mark = Games won: { $mark }
report-section-endings = How games end
report-section-seats = Games won by number of players
report-section-bots = Wins by bot
report-section-length = Length of games
report-section-pace = Pace
report-section-scores = Scores of the solo game
report-section-use = { $way }: { $kinds }
report-section-falls = Causes of defeat
report-section-numbers = Other numbers per game
report-intro-who = Share of games won by those who played it. Whiskers are 95% intervals; orange lies clearly above, teal clearly below the mark.
report-intro-together = Share of games won with both; a dot stands where there are too few games.
report-intro-parties = Who sat at the table together, the best and the worst with at least five games.
report-intro-places = Share of games won by place in the order of turns.
report-intro-mark = Share of games that the players won, or that somebody won.
report-intro-endings = Share of all games.
report-intro-seats = Share of games that somebody won.
report-intro-bots = Share of games won by each bot.
report-intro-length = Rounds until the end. The band is the middle half of all games.
report-intro-pace = What one player has collected by the end of each round, on average, as long as at least half of the games go on.
report-intro-scores = Points of the games that were won.
report-intro-falls = { $number } per game on average.
report-chart-together = Together with: { $kind }
report-chart-endings = How these games ended
report-chart-length = Rounds, { $players }
report-chart-pace = Per player and round
report-chart-scores = Points
report-chart-impact = Wins of those who did, against their fair share
report-chart-impact-team = Games won with it, against all games
report-chart-use = { $way }: share of games in which it happened
report-chart-use-most = { $way }: share of games in which it happened, the { $number } most frequent
report-mark-fair = fair share
report-mark-team = all games
report-axis-turns = rounds
report-axis-rounds = round
report-axis-points = points
report-column-name = Name
report-column-entry = Card
report-column-kind = Kind
report-column-party = Party
report-column-players = Players
report-column-games = Games
report-column-times = Times
report-column-wins = Wins
report-column-share = Share
report-column-interval = 95% interval
report-column-against-fair = Against mark
report-column-sample = n
report-column-mean = Mean
report-column-median = Median
report-column-half = Middle half
report-column-range = Range
report-column-milestone = Milestone
report-column-cause = Cause
report-column-number = Number
report-column-before = Before
report-column-after = After
report-column-change = Change
report-column-chance = By chance
report-column-verdict = Verdict
report-column-users = Wins of users
report-note-use = “Wins” is how those fared who did it. It shows a connection, not a cause: whoever is ahead can also afford more.
report-note-left-out = { $number ->
    [one] One more row, less clear than these, is left out.
   *[other] { $number } more rows, less clear than these, are left out.
}
report-note-unused = { $way }: { $names }.
report-note-chance = “By chance” is how often chance alone would show a change like this if the edit did nothing, allowing for how many numbers are looked at; below 5% it counts as moved. “Points” are percentage points: from 20% to 25% is 5 points.
report-note-chance-alone = “By chance” is how often chance alone would show a change like this if the edit did nothing; below 5% it is more than chance. “Points” are percentage points: from 20% to 25% is 5 points.

## The ways in which entries come up; .never: a heading for those that never did.
report-way-bought = Bought
    .never = Never bought
    .inside = bought
    .note = All games count, also those in which nobody could buy it because it never lay in the shop.
report-way-taken = Taken
    .never = Never taken
    .inside = taken
    .note = All games count, also those in which it never lay open to be taken.
report-way-found = Found
    .never = Never found
    .inside = found
    .note = All games count, also those in which it never came up in the deck.
report-way-used = Used
    .never = Never used
    .inside = used
report-way-drawn = Drawn
    .never = Never drawn
    .inside = drawn
report-way-decisive = Won a challenge
    .never = Never won a challenge
    .inside = won a challenge
report-way-sold = Sold
    .never = Never sold
    .inside = sold
report-way-held = Held
    .never = Never held
    .inside = held
report-way-revealed = Revealed
    .never = Never revealed
    .inside = revealed
report-way-defeated = Defeated
    .never = Never defeated
    .inside = defeated
report-way-met = Came into play
    .never = Never came into play
    .inside = came into play

## Two releases on the same seeds.
report-verdict-moved = moved
report-verdict-hint = hint
report-verdict-same = unchanged
report-verdict-open = no evidence
report-compare-nothing = No pair of games is finished yet.
report-compare-few = { $pairs ->
    [one] There is only one pair so far: too little for any claim.
   *[other] There are only { $pairs } pairs so far: too few for any claim.
}
report-compare-equal = All pairs went exactly alike: the edit changed nothing in these games.
report-compare-none = { $besides ->
    [yes] Nothing else moved beyond chance.
   *[no] Nothing moved beyond chance.
 } { $share } of the pairs went exactly alike.
report-compare-moved = { $besides ->
    [yes] { $number ->
        [one] One other number moved beyond chance.
       *[other] { $number } other numbers moved beyond chance.
    }
   *[no] { $number ->
        [one] One number moved beyond chance.
       *[other] { $number } numbers moved beyond chance.
    }
 }
report-compare-change = { $subject }: from { $before } to { $after } ({ $change }; 95%: { $span }).
report-edited-change = { $subject } { $before } → { $after }, { $change } ({ $span }), { $verdict }.
report-edited-verdict-moved = more than chance
report-edited-verdict-same = unchanged
report-edited-verdict-open = could be chance
report-edited-unseen = { $number ->
    [one] { $names } was edited, but came up in no number of these games.
   *[other] { $names } were edited, but came up in no number of these games.
}
report-edit-added = new
report-edit-removed = removed
report-edit-changed = changed
report-edit-rules = Rules text
report-compare-hints = { $number ->
    [one] One more number may have moved: more games would tell.
   *[other] { $number } more numbers may have moved: more games would tell.
}
report-section-moved = What moved
report-section-edited = What became of the edited cards
report-section-wins = Wins before and after
report-section-usage = Other cards before and after
report-section-lengths = Length and other numbers before and after
report-intro-moved = Change from before to after with its 95% interval; orange is more, teal is less. Only what is more than chance although so many numbers are looked at.
report-intro-edited = The question of this comparison: each number of what was edited is tested on its own.
report-intro-hints = Nothing here is more than chance, given how many numbers are looked at. These come closest.
report-intro-wins = The same seeds, so that chance deals both sides the same hand.
report-intro-usage = Share of games in which it happened.
report-intro-lengths = Means over the pairs.
report-chart-moved = Change in percentage points
report-chart-means = Change of means: the axis counts standard deviations, the number beside it is the change itself
report-subject-won = Games won
report-subject-turns = Rounds
report-subject-actions = Decisions
report-subject-score = Points
report-subject-who = { $name } wins
report-subject-place = Place { $place } wins
report-subject-use = { $name }: { $way }
report-subject-fall = Defeat by: { $cause }
report-subject-reason = Ending: { $reason }
report-subject-milestone = { $milestone } (round)

## Notes on the method.
report-method-interval = Intervals of shares are Wilson score intervals at 95%: of a hundred such intervals about ninety-five hold the true value. A bar is coloured, and somebody named among the key findings, only if that holds with Bonferroni’s correction for everybody who is compared there.
report-method-small = Samples below { $number } are pale and bear an asterisk: a first impression, no more.
report-method-fair = The red mark is the fair share: what everybody would win if all were equal, counted over the games in which they sat.
report-method-team = The red mark is the share of all games that were won: the players win and lose together.
report-method-solo = The red mark is the share of all games that were won.
report-method-use = Shares of cards are counted by game, their wins by player. Bots played these games: they show what the rules reward, not what people enjoy.
report-method-paired = Games are paired by settings and seed. Shares are tested with McNemar’s exact test on the pairs that differ, their intervals are those of Bonett and Price; means are tested with a paired t test.
report-method-edited = What was edited is the question of a comparison, so its numbers are tested one by one, without a correction: of twenty that did not change, about one looks as if it had. The more cards were edited at once, the more that matters.
report-method-holm = Whoever looks at many numbers finds some that moved by chance. A correction (Holm’s) allows for that, question by question (who wins, what is bought, how long it takes): “moved” holds after it, “hint” only before it.
report-method-same = “Unchanged” means that the interval rules out a change of more than { $number } percentage points; “no evidence” that more games could still show one.
report-method-growing = What is said while games are still coming in is provisional: whoever looks again and again finds, sooner or later, something that is only chance. Judge by the finished campaign.
