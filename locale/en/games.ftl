## Test games: what they say of themselves, and why something cannot be done with them

games-undone = { $known ->
    [yes] { $name } takes back { $decisions ->
        [one] the last decision
       *[other] the last { $decisions } decisions
     }.
   *[no] { $decisions ->
        [one] The last decision is
       *[other] The last { $decisions } decisions are
     } taken back.
 }

error-game-stale = The game has gone on; it is at ply { $ply } now.
    .hint = Look at the state again and decide on that ply.
error-game-broken = This game is broken: its rules have failed.
    .hint = Take the last decision back if the game allows it, and mend the card that “entry” names.
error-game-broken-content = No game can begin with this content.
    .hint = Mend the card that “entry” names, then play with the draft or a new release.
error-game-key-reused = This idempotency key was used before, for another request.
    .hint = Use a new key for every decision, and the old one only to repeat the same request.
error-game-key = The idempotency key is longer than { $most } characters or holds some that cannot be printed.
error-game-action = An action is a list of four whole numbers, as the state lists them under “actions”.
error-game-no-seat = You watch this game and have no seat at it.
    .hint = Use the token of a seat.
error-game-other-seat = Seat { $seat } is not yours to decide for.
    .hint = Use the token of that seat.
error-game-not-creator = Only whoever created this game may do that.
error-game-no-game = There is no such game, or it has been deleted.
error-game-no-such-game = There is no game “{ $game }” in this studio.
    .hint = The endpoint “packs” lists them.
error-game-no-release = There is no current release of “{ $game }”: nothing has been published yet, or every release has been withdrawn.
    .hint = Publish a release, or play with the draft.
error-game-no-content = There is no release { $release } here.
    .hint = Publish it first, or load the pack it was made of.
error-game-old-content = Release { $release } was made by an older version of the studio, which this one cannot read any more.
    .hint = Publish the game again and play with the new release.
error-game-release-and-draft = A game is played with a release or with the draft, not with both.
error-game-no-ply = There is no ply { $ply }; this game has plies 0 to { $most }.
error-game-no-such-seat = This game has no seat { $seat }.
error-game-seat-of-a-bot = A bot sits at seat { $seat }; it needs no link.
error-game-choice = “{ $input }” is not possible here. Possible: { $allowed }.
error-game-seed = A seed is a whole number from 0 to { $most }.
error-game-seats = A game has 1 to { $most } seats; how many exactly depends on the game.
error-game-name = A name has at most { $most } characters.
error-game-bot-unknown = No bot is called “{ $input }”. There are: { $allowed }.
error-game-bot-bad-budget = “{ $input }”: after the colon stands how long the bot may think about a decision.
    .hint = Write 2000 for 2,000 iterations or 500ms for half a second.
error-game-bot-without-budget = The bot “{ $input }” thinks as long as it needs. A budget can be given to: { $allowed }.
error-game-bot-too-slow = “{ $input }” thinks too long for a test game; at most { $most } are possible.
error-game-undo-never = Decisions in this game cannot be taken back; it was created so.
error-game-undo-onlooker = Only somebody with a seat can take a decision back.
error-game-undo-nothing = There is no decision that you could take back.
error-game-undo-others-decided = Somebody else has decided since.
error-game-undo-over = The game is over, and by now everybody has seen everything.
error-game-undo-revealed = Your last decision has revealed something that you did not know before.
error-game-export-hidden = The file would show everything that is hidden, and this game goes on.
    .hint = Export it when it is over. Open tables can be exported at any time.
error-game-import-format = This is no file of a test game: “format” must be “{ $format }” and “version” { $version }.
error-game-import-part = “{ $part }” is missing in the file, or is not what it should be.
error-game-import-seats = The file names { $seats } seats, but its game has { $wanted }.
error-game-import-too-long = The file holds more than { $most } actions.
error-game-import-other-game = The file says it is a game of “{ $input }”, but its release is one of “{ $game }”.
error-game-import-broken = Action number { $number } of the file cannot be carried out: the rules fail ({ $entry }).
error-game-import-action = Action number { $number } of the file is not allowed where it stands: { $refusal }
    .hint = Numbers count from 0. The file was changed, or belongs to another release.
error-game-import-digest = After all its actions the game is not the one that the file was made of.
    .hint = The file was changed, or made by another version of the rules.
error-game-streams-full = Too many streams are open.
    .hint = Close one, or ask for the state from time to time instead. The header “Retry-After” names the seconds.
error-game-no-rules = There are no rules for “{ $game }” yet, so it cannot be played.
