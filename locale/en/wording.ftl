## Messages that people word in the studio: what is wrong with one, and what `manage.py wording` says.
## $line  the line of the field in which it stands

fault-wording-empty = the message is empty. To let the shipped text speak again, choose “Back to the shipped text”.
fault-wording-character = line { $line }: the character { $is } cannot stand in a message. Delete it.
# $code is the number of the mistake in Fluent's own list, $is the character that is expected.
fault-wording-syntax = line { $line }: { $code ->
    [E0003] “{ $is }” is missing here. What is opened must be closed: every { "{" } needs its { "}" }.
    [E0005] something must stand behind the equals sign.
    [E0010] one of the choices must be the usual one: put an asterisk before its bracket, *[other].
    [E0011] behind the arrow -> the choices are missing, each on a line of its own: [one] …, *[other] ….
    [E0012] text is missing here.
    [E0013] the name of the choice is missing between the brackets: [one].
    [E0015] only one of the choices may have an asterisk.
    [E0016] one cannot choose by another message, only by an argument such as $count.
    [E0017] one cannot choose by a term, only by an argument such as $count.
    [E0020] a quotation mark is not closed.
    [E0027] this closing { "}" } has no opening { "{" }.
    [E0028] something must stand between the braces: an argument such as { "{ $count }" }, a message or a term.
   *[other] this cannot be read ({ $code }). Compare it with the shipped text.
 }
fault-wording-argument = line { $line }: the message is not given { $is }. It is given: { $allowed }.
fault-wording-function = line { $line }: there is no function { $is }. There are: { $allowed }.
fault-wording-term = line { $line }: there is no term { $is } in this language.
fault-wording-message = line { $line }: there is no message { $is }.
fault-wording-lost = { $is } is lost: the source says it. Use it, or choose by it.
fault-wording-attribute = the part “.{ $is } =” is missing. Write it on a line of its own below the text.
fault-wording-no-value = the text of the message itself is missing above its parts.
# $is is what the library for messages says, in English.
fault-wording-case = it cannot be said if { $case } ({ $is }). Mend that case, or compare it with the shipped text.
# $is is a card or a word of cards, $message the message that failed there.
fault-wording-card = “{ $is }” could not be said with it: { $message } fails there. Compare it with the shipped text.

wording-no-language = There is no language “{ $is }”. There is: { $allowed }.
wording-nothing = There is nothing to write: no message is worded in the studio otherwise than in the files.
wording-would-change = { $files ->
    [one] 1 file would change.
   *[other] { $files } files would change.
 }
wording-dumped = { $messages ->
    [one] 1 message now stands in its file and is no longer an own wording.
   *[other] { $messages } messages now stand in their files and are no longer own wordings.
 }

## What the messages of a file are about

wording-subject-effects = rules texts
wording-subject-faces = labels on faces
wording-subject-faults = faults
wording-subject-kinds = names of kinds, fields and choices
wording-subject-options = options of a game
wording-subject-play = log, questions and refusals
wording-subject-reports = reports
wording-subject-table = the table
wording-subject-api = the API
wording-subject-broken = broken games
wording-subject-campaign-pages = pages of campaigns
wording-subject-campaigns = campaigns
wording-subject-desk = the translators’ desk
wording-subject-games = names of games
wording-subject-jobs = jobs
wording-subject-layouts = layouts
wording-subject-own-texts = own texts
wording-subject-packs = packs
wording-subject-printing = printing
wording-subject-search = search
wording-subject-sprites = drawings
wording-subject-texts = files for translators
wording-subject-trying = trying out entries
wording-subject-wording = wording
