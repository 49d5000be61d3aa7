## What is wrong with a set of cards of The Princess. Every message says what was found and how to mend it.

fault-princess-set-size = { $kind ->
    [character] there are { $is } characters; the game needs { $wanted }.
    [secret] there are { $is } Secrets; the game needs { $wanted }.
   *[adventure_card] there are { $is } adventure cards besides the starting cards; the game needs { $wanted }.
 }
fault-princess-one-kidnapper = exactly one Secret must be the Kidnapper; here it is { $is }. Set “kidnapper: true” on one Secret only.
fault-princess-one-princess = there must be exactly one Princess card; here { $is ->
    [one] is { $is }
   *[other] are { $is }
 }.
fault-princess-one-copy = this card exists once; { $is } copies are not possible.
fault-princess-starting-cards = this character has { $is } starting cards instead of { $wanted }. Name it under “hero” on exactly { $wanted } adventure cards.
fault-princess-same-sign = “{ $is }” already belongs to “{ $first }”; every character has a symbol and a colour of its own.
fault-princess-question-mark = no adventure card besides the starting cards bears the question mark; the deck could not be set up. Give at least one “mark: question”.
fault-princess-emblem = a starting card bears the symbol of its hero on its back (“mark: emblem”), and no other card does.
fault-princess-no-success = a card of the triangle needs a Success: an effect with “when: success”.
fault-princess-cannot-persist = cards of the triangle go back to hand; only spells and Environments can be persistent.
fault-princess-not-persistent = what this card does lasts, so it must be persistent: set “persistent: true”.
fault-princess-nothing-lasts = this card stays on the table but does nothing there. Add an effect that lasts, or take “persistent” away.
fault-princess-free-use = what a player can use at will must cost something; add a cost such as “once_per_turn”.

## What a word needs to be known where it stands

fact-triangle = a card of the triangle
fact-spell = a spell
fact-curse = a curse
fact-environment = an Environment
fact-opponent = an opponent
fact-challenge = a challenge that goes on
fact-culprit = somebody who did it
fact-death = a hero about to be eliminated
