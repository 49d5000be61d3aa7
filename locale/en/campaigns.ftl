## Campaigns: what is wrong with an order

fault-campaign-empty-list = this list is empty: it must hold at least one value. Leave it out to play with the usual one.
fault-campaign-long-list = this list has { NUMBER($is) } values; { NUMBER($most) } are allowed.
fault-campaign-twice = “{ $is }” stands in this list already.
fault-campaign-line-up = this line-up is for { $is } seats, but only games with { $seats } are played. Name one bot for all seats or one for each.
fault-campaign-option-unknown = there is no option “{ $is }”. Options of this game: { $allowed }.
fault-campaign-fixed-and-varied = “{ $is }” stands under options and under vary: keep one of them.
fault-campaign-seat-list = this value is for { $is } seats, but only games with { $seats } are played.
fault-campaign-bot-unknown = there is no bot “{ $is }”. Bots: { $allowed }.
fault-campaign-bot-budget = “{ $is }” is no budget this bot can have: write mcts:200 for 200 iterations, or the name alone.
fault-campaign-bot-clock = “{ $is }” thinks by the clock, so no game could be played again the same way. Give the budget in iterations, as in mcts:200.
fault-campaign-no-cell = nothing would be played: no line-up and values fit the same number of seats.
fault-campaign-many-cells = this varies too much at once: more than { NUMBER($most) } combinations. Vary less, or start several campaigns.
fault-campaign-many-games = { NUMBER($is) } games are too many ({ NUMBER($cells) } combinations with so many seeds each); { NUMBER($most) } are allowed.
fault-campaign-broken-content = content that no game can begin with: { $reason }
fault-campaign-refused = a game with { $seats } seats cannot be set up this way: { $reason }

## Why a campaign has failed

fault-campaign-failed-no-cluster = The cluster { $address } cannot be reached: { $problem }. Check the address and that the scheduler is running, then resume.
fault-campaign-failed-cluster-lost = The connection to the cluster { $address } was lost. Everything finished is kept: resume when the cluster is back.
fault-campaign-failed-other-rules = A worker of the cluster { $address } runs another version of the studio. Install the same version on all of them, then resume.
fault-campaign-failed-bare-worker = A worker of the cluster { $address } does not have the studio installed: { $problem }. Install it there, then resume.
fault-campaign-failed-kills-workers = Chunk { NUMBER($chunk) } brought its workers down again and again. Look at the memory of the workers, then resume.
fault-campaign-failed-rules-changed = The rules of the studio have changed since this campaign began, so its games would no longer match. Start a new one.
fault-campaign-failed-interrupted = It was begun several times and broke off every time before anything was finished. Resume to try again.
fault-campaign-failed-broken = Something unexpected went wrong: { $problem }. Everything finished is kept; resume to try again.

## What cannot be done

campaign-error-too-many = You already have { NUMBER($most) } campaigns under way. Wait for one of them, or cancel one.
campaign-error-no-release = { $game } has no current release: nothing has been published yet, or every release has been withdrawn. Publish one, or play the draft.
campaign-error-cannot-pause = Only a campaign that waits or runs can be paused; this one is { $state }.
campaign-error-cannot-resume = Only a paused or failed campaign can be resumed; this one is { $state }.
campaign-error-cannot-cancel = This campaign is { $state } and cannot be cancelled any more.
campaign-error-cannot-delete = This campaign is { $state }: cancel it before you delete it.
campaign-error-no-game = There is no game { $number }: the games of this campaign are numbered 0 to { $most }.
campaign-error-replay-differs = Game { $number } no longer ends as it did: the rules have changed since it was played.

campaign-state-waiting = waiting
campaign-state-running = running
campaign-state-paused = paused
campaign-state-cancelled = cancelled
campaign-state-done = done
campaign-state-failed = failed
campaign-step-play = playing
campaign-step-interrupted = interrupted; it is taken up again

duration-seconds = { $seconds } s
duration-minutes = { $minutes } min { $seconds } s
duration-hours = { $hours } h { $minutes } min

## manage.py playtest

playtest-plan = { $game }, { $content }: { NUMBER($games) } { $games ->
    [one] game
   *[other] games
 } in { NUMBER($cells) } { $cells ->
    [one] combination
   *[other] combinations
 }
playtest-release = release { $number }
playtest-draft = the draft
playtest-id = Campaign { $id }
playtest-bar = { NUMBER($done) } of { NUMBER($total) } games, { NUMBER($rate, maximumFractionDigits: 1) } games/s, { $left } left
playtest-bar-begun = { NUMBER($done) } of { NUMBER($total) } games
playtest-bar-no-workers = { NUMBER($done) } of { NUMBER($total) } games, waiting for workers
playtest-done = { NUMBER($games) } { $games ->
    [one] game
   *[other] games
 } in { $took }. Digest { $digest }
playtest-broken = { NUMBER($count) } { $count ->
    [one] game
   *[other] games
 } did not come to an end. The first: game { $number }, { $fault }
playtest-paused = Paused; all that is finished is kept. Go on with: manage.py playtest --resume { $id }
playtest-stopped = The campaign is { $state }.
playtest-none = There are no campaigns yet.
playtest-no-campaign = There is no campaign “{ $is }”. manage.py playtest --list shows them.
playtest-many-campaigns = Several campaigns begin with “{ $is }”: write more of the name.
playtest-taken = Campaign { $id } is being run by somebody else. Pause it first.
playtest-refused = The order was refused: { NUMBER($count) } { $count ->
    [one] fault
   *[other] faults
 }.
playtest-no-game = There is no game “{ $is }”. Games: { $allowed }.
playtest-name-game = Name the game to play. Games: { $allowed }.
playtest-no-pack = { $game } is not in the database yet: run manage.py setup first.
playtest-no-database = The database is not set up yet: run manage.py setup first.
playtest-no-release = { $game } has no release { $number }. Releases: { $allowed }.
playtest-bad-grid = “{ $is }” cannot be read: write KEY=value,value, as in --grid boss=first_boss,second_boss. Lists and numbers are written as YAML.
