## Cómo se compone el texto de reglas de una carta. Los sustantivos y las palabras de cada juego están en su propio archivo, <juego>/effects.ftl;
## lo que este diga con un nombre de aquí lo sustituye allí.
## Argumentos que puede usar cualquier mensaje:
## $form     imperative, infinitive (tras «puedes»), statement, inverted (afirmación tras una subordinada), label (coste ante dos puntos)
## $who      de quién se habla: you, that, pron, same (no se repite), of_them, active, any, another, chosen_…, o un grupo propio del juego
## $bearer   quién lleva el efecto: holder (un jugador tiene la carta), o un nombre propio del juego
## $link     qué une una condición a la frase: if, while (tras «mientras», subjuntivo), unless
## $again    yes si el sujeto es el mismo que el anterior y no se repite
## $until    cuánto dura, con un espacio delante, o nada
## Además, cada juego tiene sus sustantivos ($enemy, $space); los enumera el encabezado de su archivo.
## Los mensajes que empiezan por «own-» son solo de este idioma y ayudan a los demás.

## Unir

text-after-colon = lower
join-and = { $initial ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
 }
join-and-clause = { $initial ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
 }
join-or = { $initial ->
    [o] { $first } u { $last }
   *[other] { $first } o { $last }
 }
join-or-clause = { $initial ->
    [o] { $first }, u { $last }
   *[other] { $first }, o { $last }
 }
join-or-infinitive = { $initial ->
    [o] { $first }, u { $last }
   *[other] { $first }, o { $last }
 }
join-nor = { $initial ->
   *[other] { $first } ni { $last }
 }
join-comma = { $first }, { $last }
clause-subject = { "" }
join-sentences = { $first }. { $last }

## Frases

sentence-when = { $adverb ->
   *[other] { $when },
 }
sentence-when-if = { $adverb ->
   *[other] { $when }, { $if },
 }
# Dónde va una indicación de tiempo: front (ante la frase) o inside (tras el verbo de una orden); en ese caso, los pronombres que se quedan junto al verbo.
time-place = front
verb-followers = { "" }
sentence-timed = { $order ->
    [command] { $time }, { $verb } { $rest }
    [statement] { $time }, { $verb } { $rest }
   *[other] { $time }, { $if }, { $verb } { $rest }
 }
sentence-when-colon = { $when }:
if-all = si { $conditions }
while-all = mientras { $conditions }
unless-any = salvo si { $conditions }
if-but-unless = { $if }, { $unless }
always-while = { $if }, { $what }
label-colon = { $label }: { $what }
label-if = { $label }, { $if }
once-label = { $once }, { $label }
once-do = { $once }, { $what }
once-when = { $once }, { $what }
use-only = solo puede usarse { $if }
use-during = solo puede usarse { $time }
use-not = no puede usarse si { $conditions }
may-do = puedes { $what }
may-pay = puedes { $cost }. Si lo haces, { $what }
may-use = puedes usar este efecto: { $what }
let-you = dejarte { $what }
menu-option = «{ $label }»: { $what }
menu-join = { $first }; { $last }
nothing-happens = no pasa nada

## Palabras que puede usar cualquier juego

cond-amount-at-least = el número { $link ->
    [while] sea
   *[if] es
 } { $amount } o más
cond-not = no es cierto que { $conditions }
cond-any-of = { $conditions }
op-choose-one = { $inner }
op-repeat = { $times ->
    [2] { $inner }. Hazlo dos veces en total
   *[other] { $inner }. Hazlo { $times } veces en total
 }
op-check = { $if }, { $then }
op-check-else = { $if }, { $then }; de lo contrario, { $otherwise }
op-check-else-apart = { $if }, { $then }. En cualquier otro caso{ $begins ->
    [yes] :
   *[no] ,
 } { $otherwise }
