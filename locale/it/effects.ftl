## Come si compone il testo di regole di una carta. I nomi e le parole di ogni gioco stanno in un file a parte, <gioco>/effects.ftl;
## ciò che dice con un nome di questo file lo sostituisce lì.
## Argomenti che ogni messaggio può usare:
## $form     imperative, infinitive (dopo «puoi»), statement, inverted (affermazione dopo una subordinata), label (costo prima dei due punti)
## $who      di chi si parla: you, that, pron, same (non ripetuto), of_them, active, any, another, chosen_…, o un gruppo proprio del gioco
## $bearer   chi porta l’effetto: holder (un giocatore ha la carta), o un nome proprio del gioco
## $again    yes se il soggetto è lo stesso di prima e non si ripete
## $until    quanto dura, con uno spazio davanti, o niente
## Inoltre ogni gioco ha nomi propri ($enemy, $space); li elenca l’intestazione del suo file.
## I messaggi che iniziano con «own-» sono solo di questa lingua e aiutano gli altri.

## Unire

text-after-colon = lower
join-and = { $initial ->
    [e] { $first } ed { $last }
   *[other] { $first } e { $last }
 }
join-and-clause = { $initial ->
    [e] { $first } ed { $last }
   *[other] { $first } e { $last }
 }
join-or = { $initial ->
   *[other] { $first } o { $last }
 }
join-or-clause = { $initial ->
   *[other] { $first }, oppure { $last }
 }
join-or-infinitive = { $initial ->
   *[other] { $first }, oppure { $last }
 }
join-nor = { $initial ->
   *[other] { $first } né { $last }
 }
join-comma = { $first }, { $last }
clause-subject = { "" }
join-sentences = { $first }. { $last }

## Frasi

sentence-when = { $adverb ->
   *[other] { $when },
 }
sentence-when-if = { $adverb ->
   *[other] { $when }, { $if },
 }
# Dove sta un’indicazione di tempo: front (davanti alla frase) o inside (dopo il verbo di un comando); in tal caso, i pronomi che restano accanto al verbo.
time-place = front
verb-followers = { "" }
sentence-timed = { $order ->
    [command] { $time }, { $verb } { $rest }
    [statement] { $time }, { $verb } { $rest }
   *[other] { $time }, { $if }, { $verb } { $rest }
 }
sentence-when-colon = { $when }:
if-all = se { $conditions }
while-all = finché { $conditions }
unless-any = a meno che { $conditions }
if-but-unless = { $if }, { $unless }
always-while = { $if }, { $what }
label-colon = { $label }: { $what }
label-if = { $label }, { $if }
once-label = { $once }, { $label }
once-do = { $once }, { $what }
once-when = { $once }, { $what }
use-only = utilizzabile solo { $if }
use-during = utilizzabile solo { $time }
use-not = non utilizzabile se { $conditions }
may-do = puoi { $what }
may-pay = puoi { $cost }. Se lo fai, { $what }
may-use = puoi usare questo effetto: { $what }
let-you = lasciarti { $what }
menu-option = «{ $label }»: { $what }
menu-join = { $first }; { $last }
nothing-happens = non succede nulla

## Parole che ogni gioco può usare

cond-amount-at-least = il numero { $link ->
    [unless] non sia
   *[if] è
 } { $amount } o più
cond-not = non è vero che { $conditions }
cond-any-of = { $conditions }
op-choose-one = { $inner }
op-repeat = { $times ->
    [2] { $inner }. Fallo due volte in tutto
   *[other] { $inner }. Fallo { $times } volte in tutto
 }
op-check = { $if }, { $then }
op-check-else = { $if }, { $then }; altrimenti { $otherwise }
op-check-else-apart = { $if }, { $then }. In ogni altro caso{ $begins ->
    [yes] :
   *[no] { "" }
 } { $otherwise }
