## How the rules text of a card is put together. The nouns and the words of a game stand in a file of their own, <game>/effects.ftl;
## what it says under a name of this file replaces it there.
## Arguments that every message may use:
## $form     imperative, infinitive (after “you may”), statement, inverted (a statement after a clause), label (a cost before a colon)
## $who      who is meant: you, that, pron, same (not named again), of_them, active, any, another, chosen_…, or a group of the game’s own
## $bearer   what bears the effect: holder (a player has the card), or a name of the game’s own
## $again    yes if the subject is the same as just before and is not named again
## $until    how long it lasts, with a space in front, or nothing
## Besides, every game has nouns of its own ($enemy, $space); the head of its file lists them.
## Messages that begin with “own-” are only of this language and help the others.

## Joining

# Whether a sentence goes on with a capital letter after a colon: upper or lower.
text-after-colon = lower
# $initial is the first letter of what follows, a silent h left out.
join-and = { $initial ->
   *[other] { $first } and { $last }
 }
join-and-clause = { $initial ->
   *[other] { $first }, and { $last }
 }
join-or = { $initial ->
   *[other] { $first } or { $last }
 }
join-or-clause = { $initial ->
   *[other] { $first }, or { $last }
 }
# The same between infinitives.
join-or-infinitive = { $initial ->
   *[other] { $first }, or { $last }
 }
join-nor = { $initial ->
   *[other] { $first } or { $last }
 }
join-comma = { $first }, { $last }
# The subject that joined clauses do not repeat (“falls du 2 Münzen hast oder am Zug bist”); nothing if all of them name it.
clause-subject = { "" }
join-sentences = { $first }. { $last }

## Sentences

sentence-when = { $adverb ->
   *[other] { $when },
 }
sentence-when-if = { $adverb ->
   *[other] { $when }, { $if },
 }
# Where a time stands: front (before the sentence) or inside (behind the verb of a command); the pronouns that stay beside the verb then.
time-place = front
verb-followers = { "" }
sentence-timed = { $order ->
    [command] { $time }, { $verb } { $rest }
    [statement] { $time }, { $verb } { $rest }
   *[other] { $time }, { $if }, { $verb } { $rest }
 }
sentence-when-colon = { $when }:
if-all = if { $conditions }
while-all = while { $conditions }
unless-any = unless { $conditions }
if-but-unless = { $if }, { $unless }
always-while = { $if }, { $what }
label-colon = { $label }: { $what }
label-if = { $label }, { $if }
once-label = { $once }, { $label }
once-do = { $once }, { $what }
once-when = { $once }, { $what }
use-only = use only { $if }
use-during = use only { $time }
use-not = not usable if { $conditions }
may-do = you may { $what }
may-pay = you may { $cost }. If you do, { $what }
may-use = you may use this effect: { $what }
let-you = let you { $what }
menu-option = “{ $label }”: { $what }
menu-join = { $first }; { $last }
nothing-happens = nothing happens

## Words that every game may use

cond-amount-at-least = the number is at least { $amount }
cond-not = it is not true that { $conditions }
cond-any-of = { $conditions }
op-choose-one = { $inner }
op-repeat = { $times ->
    [2] { $inner }. Do this twice in total
   *[other] { $inner }. Do this { $times } times in total
 }
op-check = { $if }, { $then }
op-check-else = { $if }, { $then }; otherwise, { $otherwise }
op-check-else-apart = { $if }, { $then }. In any other case{ $begins ->
    [yes] :
   *[no] ,
 } { $otherwise }
