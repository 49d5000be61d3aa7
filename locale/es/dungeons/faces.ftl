## Words on printed faces of Dungeons: the booklets of adventures

face-how = Cómo se lee este cuaderno
face-how-text =
    Leed la introducción en voz alta y preparad la aventura. A partir de ahí, leed únicamente el párrafo al que se os envíe: → 12 os envía al párrafo 12. Los números no dicen nada del orden de la historia.

    Norte, Este, Sur y Oeste son las salidas tal como están impresas en la loseta, esté como esté colocada. Las columnas se cuentan desde la izquierda y las filas desde arriba, como en la loseta.

    La roca que queda tras la línea discontinua de una loseta no cuenta: otras losetas pueden cubrirla.

    Los enemigos se indican así: amenaza, tipo y Salud (si hay un dado: se tira), punto de interés, número de héroes con el que aparecen.
face-setup = Preparación
face-lay-first = Esta sala está sobre la mesa:
face-start-spaces = Cada héroe empieza en uno de estos espacios, elegidos por orden de asiento:
face-start-entries = Los héroes empiezan en las entradas de esta sala y en los espacios más cercanos.
face-deal = Preparad las cartas de Enemigo que se indican abajo y sus dados, y descubrid tres objetos.
face-read-first = Después leed:
face-in-force = En vigor desde el principio:
face-offered = Se ofrece desde el principio:
face-rounds = Derrota al final de la ronda
face-all-fall = Derrota en cuanto no quede ningún héroe en pie.
face-threats = Los enemigos
face-dice = Dados de ataque
face-lay = Colocad la loseta
face-read-on = Leed:
face-opens = Abierta
face-pool = Elegid uno de estos al azar; cada uno se elige una sola vez:
face-new-rule = Desde ahora:
face-you-may = Los héroes pueden:
face-cost = Coste:
face-only = Posible
face-then = Cuando se hace:
face-exactly = Éxitos, exactamente
face-no-retry = No se puede volver a intentar.
face-nothing = No ocurre nada más.
face-won = Los héroes han vencido.
face-lost = Los héroes han perdido.
face-watch = No lo perdáis de vista
face-watch-text = En cuanto se cumpla algo de esto, leed su párrafo.
face-notes = Notas
face-notes-text = Dad una fila a cada contador cuando aparezca por primera vez: anotad su nombre y marcad su número. Anotad aquí lo que se cumple desde ahora:

## Parts of Dungeons, as people choose what to print

part-heroes = Héroes
part-equipment = Equipo
part-abilities = Habilidades
part-items = Objetos
part-enemies = Enemigos
part-markers = Cartas marcadoras
part-help-cards = Cartas de ayuda
part-tiles = Losetas
part-standees = Figuras
part-dice = Dados de enemigo para plegar
part-stickers = Pegatinas para dados de enemigo
part-adventures = Aventuras
