## Jugar en el terminal: manage.py play

# Cómo entra en una frase un nombre del que no se sabe nada más.
play-noun = { $name }
    .subject = { $name }
    .object = a { $name }
play-quoted = «{ $name }»
play-card = { $name }: { $text }

play-heading = { $game }, { $seats ->
    [one] 1 puesto
   *[other] { $seats } puestos
 }, semilla { $seed }, edición { $release }
play-seat = Puesto { $seat }
play-seat-person = Puesto { $seat }: { $name }, con { $person }
play-seat-bot = Puesto { $seat }: { $name }, con el bot «{ $bot }»
play-you = una persona
play-unfinished = La partida guardada llega hasta aquí.

play-question = ¿Y ahora?
play-prompt = Número, o ? para ver la ayuda:
play-commands = Un número elige una acción. Además:
play-command-explain = ? 3: explicar la acción 3
play-command-why = w: ¿por qué ya no se ofrece lo que se ofreció antes en este turno?
play-command-cards = c: leer las cartas de la mesa
play-command-board = b: mostrar la mesa otra vez
play-command-undo = u: deshacer tu última decisión
play-command-language = l it: seguir en otro idioma ({ $languages })
play-command-save = s archivo: guardar la partida
play-command-quit = q: salir
play-unknown = «{ $input }» no es un número del 1 al { $most } ni una orden.
play-no-cards = No hay nada que leer.
play-nothing-refused = Todo lo que se ofreció en este turno sigue siendo posible.
play-no-explanation = No hay más que decir al respecto.
play-undo-nothing = Aún no has decidido nada.
play-undone = Deshecho. Decides de nuevo.
play-language = Seguimos en español.
play-language-unknown = El estudio habla { $languages }.
play-save-name = Di dónde: s archivo
play-saved = Guardada: { $file }. Con «--resume» se sigue jugando y con «--replay» se mira.
play-left = Te levantas de la mesa. ¡Hasta la próxima!

play-no-game = Di qué juego, como en manage.py play platformer. Hay: { $games }.
play-unknown-game = No hay ningún juego { $game }. Hay: { $games }.
play-bad-people = --people: «{ $input }» no es un puesto del 1 al { $most }.
play-too-many-people = --people: no queda puesto para { $input }.
play-bad-bot = --bot: «{ $input }» no es ninguno de { $allowed }.
play-bad-option = --option: «{ $input }» no tiene la forma clave=valor.
play-bad-start = La partida no se puede preparar así: { $error }
play-bad-file = { $file } no es una partida guardada.
play-cannot-read = No se puede leer { $file }: { $error }
play-cannot-write = No se puede escribir { $file }: { $error }
play-other-file = { $file } ya existe y no es una partida guardada. No se ha tocado.
play-other-release = La partida se jugó con la edición { $release }, que no está aquí. Indica su paquete con --pack o publícala.
play-bad-replay = La acción { $number } de { $file } no encaja en la partida.
play-bad-pack = { $pack } tiene errores. «manage.py packs check» los enumera.
play-all-withdrawn = Todas las ediciones de { $game } han sido retiradas. Juega con el borrador (--draft) o con un paquete (--pack), o publica una edición nueva.
play-no-pack = La base de datos no conoce el juego { $game }. «manage.py packs load» lo carga.
