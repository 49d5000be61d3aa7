## Lo que se dice donde faltan las palabras, y de partidas que no pueden seguir

# A sentence could not be worded; one of these takes its place, so that the game goes on.
unworded = Algo para lo que no hay palabras
unworded-action = Una acción para la que no hay palabras
unworded-event = Ha ocurrido algo para lo que no hay palabras.
unworded-question = ¿Y ahora?
unworded-refusal = Las reglas no lo permiten ahora.
unworded-outcome = La partida ha terminado.

# The rules failed; $name is the card that was at work, if there was one ($named).
broken-endless = { $named ->
    [yes] La partida está rota: los efectos de «{ $name }» se desencadenan a sí mismos sin fin.
   *[no] La partida está rota: sus reglas no llegan a un fin.
 }
broken-fault = { $named ->
    [yes] La partida está rota: no se ha podido llevar a cabo «{ $name }».
   *[no] La partida está rota: no se ha podido llevar a cabo la decisión.
 }
broken-program = { $named ->
    [yes] Con este contenido no puede empezar ninguna partida: «{ $name }» no se puede jugar tal como está escrito.
   *[no] Con este contenido no puede empezar ninguna partida: no se puede jugar tal como está escrito.
 }
broken-effect = Es el efecto número { $effect } de la carta.
