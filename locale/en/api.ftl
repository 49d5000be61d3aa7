## The API: what it says of itself, and its refusals

api-root = The API of a Tilewright studio: content, releases, test games, campaigns and prints.

error-token-missing = Nobody is signed in and no token was sent.
    .hint = Send a token in the header “Authorization: Bearer …”. Tokens are made in the studio under “Tokens”.
error-token-invalid = This token is not valid.
    .hint = It may have expired or been revoked, or parts of it are missing. Make a new one in the studio under “Tokens”.
error-scope-missing = This token may not be used for this: it lacks the scope “{ $scope }”.
    .hint = Make a token that has this scope.
error-role-missing = The role of this token’s owner does not allow “{ $scope }”.
    .hint = Ask an owner of the studio for another role.
error-not-allowed = Your role in this studio does not include this (“{ $right }”).
    .hint = Ask an owner of the studio if it should.
error-forbidden = This request is refused.
    .hint = Whoever is signed in with a browser must send the CSRF token with it, as the forms do.
error-not-found = There is nothing at this address.
    .hint = Check the names and ids in it; it may have been renamed or deleted.
error-unknown-version = There is no version “{ $is }” of the API. Versions: { $allowed }.
error-method = This address does not answer this method.
    .hint = The header “Allow” lists those it answers.
error-not-acceptable = This address cannot answer in the media type asked for.
    .hint = Leave “Accept” out, or allow application/json.
error-media-type = The body of the request has a media type that is not read here.
    .hint = Send JSON with “Content-Type: application/json”.
error-malformed = The request cannot be read.
error-malformed-json = The body is not sound JSON; the fault is at line { $line }, column { $column }.
    .hint = Send one JSON value in UTF-8.
error-malformed-text = A text holds characters that cannot be stored.
    .hint = Leave out NUL and halves of surrogate pairs.
error-too-deep = Lists and objects stand in each other more than { $most } deep.
error-too-large-number = A number is too large; the largest is { $most }.
error-too-large = The request is too large.
error-throttled = Too many requests. Try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
 }.
    .hint = The header “Retry-After” names the seconds.
error-unknown-language = There is no language “{ $is }” here. Languages: { $allowed }.
error-internal = Something went wrong in the studio; it has been noted in its log.
    .hint = Try again; if it goes wrong again, tell whoever runs the studio what you did.
error-too-long = The address is too long: at most { $most } characters.
error-database-busy = The studio has very much to do right now; nothing was changed.
    .hint = Try again in { $seconds } seconds; the header “Retry-After” says so, too.
error-database-storage = The studio cannot save right now: its disk is full or cannot be written to. Nothing was changed.
    .hint = Tell whoever runs the studio.
error-rules = The game refuses this: { $problem }

error-invalid = { $n ->
    [one] 1 thing is
   *[other] { $n } things are
 } wrong with what was sent.
    .hint = Each is listed in “details” with its path.
error-stale = Somebody else saved this meanwhile ({ $by }); it is now version { $version }.
    .hint = Look at “conflict”, which shows both sides, and send your change again with the new version.
error-in-use = { $n ->
    [one] 1 other entry refers
   *[other] { $n } other entries refer
 } to this one, so it cannot be deleted.
    .hint = Change the entries listed in “details” first.
error-mentioned = { $kind }/{ $slug } refers to it.
error-frozen-slug = “{ $slug }” has been released and keeps its name for ever.
error-withdrawn = Release { $number } has been withdrawn: { $reason }
    .hint = Change the content, name another release, or let an owner take the withdrawal back.
error-not-withdrawn = Release { $number } is not withdrawn.
error-content-changed = The content has changed since you looked at it.
    .hint = Look at it again and publish what you see then.
error-checks-failed = { $n ->
    [one] 1 error stands
   *[other] { $n } errors stand
 } in the way of publishing.
    .hint = Each is listed in “details” with its place.
error-too-many-prints = You have too many prints under way.
    .hint = Wait for one of them, or stop one.

api-docs = API
api-docs-intro = Everything here can be tried out with your own rights; programs use a token.
api-docs-tokens = To the tokens
api-docs-subjects = Subjects
api-docs-parameters = Parameters
api-docs-body = What is sent
api-docs-send = Send
api-docs-answer = The answer
api-docs-answers = Answers

job-waiting = waiting
job-running = in progress
job-paused = paused
job-done = finished
job-failed = failed
job-cancelled = cancelled

error-near = This name is not known.
    .hint = Did you mean “{ $near }”?
error-unknown-game = There is no game “{ $is }” here. Games: { $allowed }.
error-unknown-kind = This game has no kind “{ $is }”. Kinds: { $allowed }.
error-unknown-entry = There is no entry “{ $is }” of the kind “{ $kind }”.
    .hint = The list of entries names all of them.
error-unknown-release = There is no release { $is } of this game. Releases: { $allowed }.
error-unknown-art = There is no picture with the hash “{ $is }”.
error-unknown-job = There is no such job.
    .hint = Ids of jobs are given out when something is ordered; deleted jobs are gone.
error-unknown-job-kind = There are no jobs of the kind “{ $is }”. Kinds: { $allowed }.
error-unknown-file = This job has no file “{ $is }”.
    .hint = The result of the job lists its files.
error-old-release = This release has a form that this version of the studio cannot read.
    .hint = Publish the content anew.
error-no-page = There is no page { $page }; the last is { $pages }.
error-no-if-match = The header “If-Match” is missing.
    .hint = Send the ETag or the version that you have read, so that nobody’s work is overwritten unseen.
error-if-match = “{ $is }” in “If-Match” is neither an ETag of an entry nor a version.
    .hint = Send the ETag that came with the entry, for instance "7-0f3c".
error-invalid-query = { $n ->
    [one] 1 parameter of the address is
   *[other] { $n } parameters of the address are
 } wrong.
    .hint = Each is listed in “details”.
error-parameter-unknown = There is no parameter “{ $is }” here. Parameters: { $allowed }.
error-parameter-twice = The parameter “{ $is }” is given more than once.
error-state-missing = “translation” says in which language a state is meant, but “state” is missing.
error-field-unknown = There is no field “{ $is }” here. Fields: { $allowed }.
error-not-printable = There are no layouts for “{ $game }”, so nothing of it can be printed.
error-no-release = There is no current release of “{ $game }”: nothing has been published yet, or every release has been withdrawn.
    .hint = Publish it first, or ask for the draft.
error-draft-or-release = A draft and a release are asked for at once.
    .hint = Leave one of them out.
error-print-failed = The print has failed.
    .hint = The reasons are listed in “details”.
error-job-open = The job is still under way.
    .hint = Cancel it first.
error-job-over = The job is over; there is nothing to cancel.

## Tokens

fault-token-name = a token needs a name of 1 to { $most } characters.
fault-token-no-scope = a token needs at least one scope. Scopes: { $allowed }.
fault-token-too-many = there are already { $most } tokens that are valid. Revoke some first.
token-no-user = There is no user “{ $name }”.
token-shown-once = This is the token. It is shown only now: keep it somewhere safe.
token-unknown = There is no token with the id “{ $id }”.
token-is-revoked = “{ $name }” has been revoked.
token-valid = valid
token-revoked = revoked
token-expired = expired

tokens = Tokens
tokens-intro = A token lets a program act for you. It can never do more than your role allows, and whoever has it can use it: treat it like a password.
tokens-docs = What can be done with it: the API
tokens-new = New token
tokens-name = Name
tokens-name-help = What it is for, so that you know it again.
tokens-scopes = Scopes
tokens-beyond-role = Your role does not allow this yet.
tokens-lifetime = Valid
tokens-days = { $days ->
    [one] for 1 day
   *[other] for { $days } days
 }
tokens-for-ever = until it is revoked
tokens-issue = Issue
tokens-once = This is the token. It is shown only now: keep it somewhere safe.
tokens-shown = Token
tokens-example = For instance:
tokens-list = Your tokens
tokens-none = No token has been issued yet.
tokens-owner = Owner
tokens-state = State
tokens-used = Last used
tokens-never-used = never
tokens-expires = Valid until
tokens-revoke = Revoke
scope-content-read = read content and releases
scope-content-write = edit entries and translations
scope-releases-publish = publish releases
scope-games-create = create test games
scope-games-play = play in test games
scope-games-watch = watch test games
scope-campaigns = look at campaigns and run them
scope-printing = order prints
