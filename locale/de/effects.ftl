## Wie der Regeltext einer Karte zusammengesetzt wird. Die Nomen und Wörter eines Spiels stehen in einer eigenen Datei, <spiel>/effects.ftl;
## was sie unter einem Namen dieser Datei sagt, tritt dort an dessen Stelle.
## Argumente, die jede Nachricht verwenden darf:
## $form     imperative, infinitive (nach „darfst du“), statement, inverted (Aussage nach einem Nebensatz: Verb zuerst), label (Kosten vor einem Doppelpunkt)
## $who      wer gemeint ist: you, that, pron, same (nicht noch einmal genannt), of_them, active, any, another, chosen_… oder eine Gruppe des Spiels
## $bearer   wer den Effekt trägt: holder (ein Spieler hat die Karte) oder ein Name des Spiels
## $again    yes, wenn das Subjekt dasselbe ist wie eben und nicht noch einmal genannt wird
## $until    wie lange es gilt, mit einem Leerzeichen davor, oder nichts
## Außerdem hat jedes Spiel eigene Nomen ($enemy, $space); der Kopf seiner Datei zählt sie auf.
## Nachrichten, die mit „own-“ beginnen, hat nur diese Sprache; sie helfen den anderen.

## Verbinden

text-after-colon = upper
join-and = { $initial ->
   *[other] { $first } und { $last }
 }
join-and-clause = { $initial ->
   *[other] { $first } und { $last }
 }
join-or = { $initial ->
   *[other] { $first } oder { $last }
 }
join-or-clause = { $initial ->
   *[other] { $first }, oder { $last }
 }
# Dasselbe zwischen Infinitiven, die kein Komma trennt: entweder … oder.
join-or-infinitive = { $initial ->
   *[other] { $first } oder { $last }
 }
join-nor = { $initial ->
   *[other] { $first } und { $last }
 }
join-comma = { $first }, { $last }
# Das Subjekt, das verbundene Nebensätze nicht wiederholen: „falls du 2 Münzen hast oder am Zug bist“.
clause-subject = du
join-sentences = { $first }. { $last }

## Sätze

sentence-when = { $adverb ->
    [yes] { $when }
   *[no] { $when },
 }
sentence-when-if = { $adverb ->
    [yes] { $when }, { $if },
   *[no] { $sort ->
        [if] { $when } und { $conditions },
       *[unless] { $when }, { $if },
     }
 }
# Wo eine Zeitangabe steht: front (vor dem Satz) oder inside (hinter dem Verb einer Aufforderung); dazu die Pronomen, die beim Verb bleiben.
time-place = inside
verb-followers = dich dir sich du er ihn ihm sie ihr es ihnen
sentence-timed = { $order ->
    [command] { $verb } { $time } { $rest }
    [command_if] { $verb } { $time } { $rest }, { $if }
    [statement] { $time } { $verb } { $rest }
    [statement_if] { $time } { $verb } { $rest }, { $if }
   *[if_first] { $if }, { $verb } { $time } { $rest }
 }
sentence-when-colon = { $when }:
if-all = falls { $conditions }
while-all = solange { $conditions }
unless-any = außer wenn { $conditions }
if-but-unless = { $if }, { $unless }
always-while = { $if }, { $what }
label-colon = { $label }: { $what }
label-if = { $label }, { $if }
once-label = { $once } { $label }
once-do = { $once } { $what }
once-when = { $once }, { $what }
use-only = nur einsetzbar, { $if }
use-during = nur { $time } einsetzbar
use-not = nicht einsetzbar, falls { $conditions }
may-do = { $form ->
    [inverted] darfst du { $what }
   *[statement] du darfst { $what }
 }
may-pay = { $form ->
    [inverted] darfst du { $cost }
   *[statement] du darfst { $cost }
 }. Wenn du das tust, { $what }
may-use = { $form ->
    [inverted] darfst du diesen Effekt nutzen
   *[statement] du darfst diesen Effekt nutzen
 }: { $what }
let-you = dich { $what } lassen
menu-option = „{ $label }“: { $what }
menu-join = { $first }; { $last }
nothing-happens = es geschieht nichts

## Wörter, die jedes Spiel verwenden darf

cond-amount-at-least = die Zahl mindestens { $amount } beträgt
cond-not = es nicht stimmt, dass { $conditions }
cond-any-of = { $conditions }
op-choose-one = { $heavy ->
    [yes] { $form ->
        [infinitive] entweder { $inner }
       *[imperative] { $inner }
     }
   *[no] { $inner }
 }
op-repeat = { $times ->
    [2] { $inner }. Führe dies insgesamt zweimal aus
   *[other] { $inner }. Führe dies insgesamt { $times }-mal aus
 }
op-check = { $if }, { $then }
op-check-else = { $if }, { $then }; andernfalls { $otherwise }
op-check-else-apart = { $if }, { $then }. In allen anderen Fällen{ $begins ->
    [yes] { " " }gilt:
   *[no] { "" }
 } { $otherwise }
