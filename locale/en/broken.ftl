## What is said where words fail, and of games that cannot go on

# A sentence could not be worded; one of these takes its place, so that the game goes on.
unworded = Something for which there are no words
unworded-action = An action for which there are no words
unworded-event = Something happened for which there are no words.
unworded-question = What now?
unworded-refusal = The rules do not allow this now.
unworded-outcome = The game is over.

# The rules failed; $name is the card that was at work, if there was one ($named).
broken-endless = { $named ->
    [yes] The game is broken: the effects of “{ $name }” set themselves off without end.
   *[no] The game is broken: its rules go on without end.
 }
broken-fault = { $named ->
    [yes] The game is broken: “{ $name }” could not be carried out.
   *[no] The game is broken: the decision could not be carried out.
 }
broken-program = { $named ->
    [yes] No game can begin with this content: “{ $name }” cannot be played as it is written.
   *[no] No game can begin with this content: it cannot be played as it is written.
 }
broken-effect = It is effect number { $effect } of the card.
