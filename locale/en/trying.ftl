## Trying an entry out before it is saved

try-which-effect = Which effect?
try-acts = “{ $name }” acts.
try-lasts = This holds as long as “{ $name }” is in play.
try-in-play = “{ $name }” is in play.
try-found = Game { NUMBER($number, useGrouping: "false") }, { $decisions ->
    [0] at the beginning
    [one] after one decision
   *[other] after { NUMBER($decisions) } decisions
}.
try-not-found = “{ $name }” did nothing.
try-played = { $games ->
    [one] One game was played
   *[other] { NUMBER($games) } games were played
}, with { $decisions ->
    [one] one decision
   *[other] { NUMBER($decisions) } decisions
}.
try-another = Another position
try-search-on = Play more games
try-cannot-act = “{ $name }” is nothing that acts in a game by itself. Quick games show what it changes.

# Why nothing happened
try-why = Why did nothing happen?
try-why-partly = What was not so
try-why-never-in-play = It never came into play.
try-why-never-moment = It lay in play, but its moment never came.
try-why-moment = Its moment came, but not as the card asks for it: for somebody else, or with another number.
try-why-condition = This was not so: “{ $what }”.
try-why-idle = It would have done nothing, so it did not begin.
try-why-card = Its card was used up already, or not there any more.
try-why-cost = { $known ->
    [yes] This could not be paid: “{ $what }”.
   *[no] What the rules ask for it could not be paid.
}
try-why-target = There was nothing and nobody to choose.
try-why-fork = It began, but this was not so: “{ $what }”.
try-why-times = { $why } ({ $times ->
    [one] once
   *[other] { NUMBER($times) } times
})
try-hitch = This is the first position in which it could have acted:

# Step by step
try-steps = Step by step
try-before = Before
try-after = After
try-back = One step back
try-forward = One step forward
try-at-first = The table before
try-mark = this card
try-decides = { $name }: { $what }
try-eyes = As { $name } sees it.

# Quick games
try-pairs = { NUMBER($done) } of { NUMBER($total) } games, each played twice.
try-against = Once as saved, once as it is in the form; same seats, same seeds.
try-with-and-without = Once without the new entry, once with it; same seats, same seeds.
try-same = What is in the form is what is saved, so both must go alike.
try-stop = Stop
try-more = 20 more
try-progress = Games played
try-numbers = Numbers of the quick games
try-quick-note = Everybody plays quickly and without thinking ahead. So few games show great changes only.
try-full-note = The full comparison plays what is saved.
try-broken = A game broke.
try-broken-saved = A game broke with what is saved, not with what is in the form.
try-unplayable = No game can be played yet.
try-unreadable = Other entries of this game do not fit their kinds. The publish page says which.
