## Words on printed faces of The Princess

face-hero = Héroe
face-ghost = Fantasma
face-ghost-turn = En tu turno, haz una de estas cosas
face-ghost-deeds =
    Vagar: con menos de 9 cartas en la mano, roba 3 cartas.

    Encantar: aplica a un héroe un hechizo de tu mano.

    Resucitar: descarta una o más cartas y gana 1 de vida por cada una, hasta tu máximo. Con 9 o más cartas en la mano es obligatorio.
face-talent-rests = Tu talento descansa mientras eres fantasma.
face-kidnapper = La Princesa está Secuestrada hasta que se revele tu secreto. Si antes se agota el mazo de aventura, ganas.
face-no-effect = Este secreto no tiene ningún efecto.
face-princess = Cuando se agote el mazo de aventura, gana quien la tenga.
face-beats = vence a

## Parts of The Princess, as people choose what to print

part-characters = Personajes
part-secrets = Secretos
part-adventure-cards = Cartas de aventura
part-princess = La Princesa
part-reference-cards = Tarjetas de referencia
part-counters = Contadores
part-turn-marker = Indicador de turno
part-board = Tablero central
