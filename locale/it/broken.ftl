## Che cosa si dice dove mancano le parole, e di partite che non possono proseguire

# A sentence could not be worded; one of these takes its place, so that the game goes on.
unworded = Qualcosa per cui mancano le parole
unworded-action = Un’azione per cui mancano le parole
unworded-event = È successo qualcosa per cui mancano le parole.
unworded-question = E adesso?
unworded-refusal = Le regole ora non lo permettono.
unworded-outcome = La partita è finita.

# The rules failed; $name is the card that was at work, if there was one ($named).
broken-endless = { $named ->
    [yes] La partita è guasta: gli effetti di «{ $name }» si attivano da soli senza fine.
   *[no] La partita è guasta: le sue regole non arrivano a una fine.
 }
broken-fault = { $named ->
    [yes] La partita è guasta: non è stato possibile eseguire «{ $name }».
   *[no] La partita è guasta: non è stato possibile eseguire la decisione.
 }
broken-program = { $named ->
    [yes] Con questo contenuto nessuna partita può cominciare: «{ $name }» non si può giocare così com’è scritto.
   *[no] Con questo contenuto nessuna partita può cominciare: non si può giocare così com’è scritto.
 }
broken-effect = È l’effetto numero { $effect } della carta.
