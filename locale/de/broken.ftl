## Was gesagt wird, wo die Worte fehlen, und über Partien, die nicht weitergehen

# A sentence could not be worded; one of these takes its place, so that the game goes on.
unworded = Etwas, wofür die Worte fehlen
unworded-action = Eine Aktion, für die die Worte fehlen
unworded-event = Etwas ist geschehen, wofür die Worte fehlen.
unworded-question = Was nun?
unworded-refusal = Das erlauben die Regeln jetzt nicht.
unworded-outcome = Die Partie ist zu Ende.

# The rules failed; $name is the card that was at work, if there was one ($named).
broken-endless = { $named ->
    [yes] Die Partie ist defekt: Die Effekte von „{ $name }“ lösen sich ohne Ende selbst aus.
   *[no] Die Partie ist defekt: Ihre Regeln kommen zu keinem Ende.
 }
broken-fault = { $named ->
    [yes] Die Partie ist defekt: „{ $name }“ ließ sich nicht ausführen.
   *[no] Die Partie ist defekt: Die Entscheidung ließ sich nicht ausführen.
 }
broken-program = { $named ->
    [yes] Mit diesem Inhalt kann keine Partie beginnen: „{ $name }“ ist so, wie es dasteht, nicht spielbar.
   *[no] Mit diesem Inhalt kann keine Partie beginnen: Er ist so, wie er dasteht, nicht spielbar.
 }
broken-effect = Es ist Effekt Nummer { $effect } der Karte.
