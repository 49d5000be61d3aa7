## Words on printed faces of The Princess

face-hero = Held
face-ghost = Geist
face-ghost-turn = In deinem Zug eines davon
face-ghost-deeds =
    Umherirren: Zieh mit weniger als 9 Handkarten 3 Karten.

    Verzaubern: Wirke einen Zauber aus deiner Hand auf einen Helden.

    Auferstehen: Leg eine oder mehr Karten ab und erhalte je 1 Leben, bis zu deinem Höchstwert. Mit 9 oder mehr Handkarten musst du es tun.
face-talent-rests = Solange du ein Geist bist, ruht dein Talent.
face-kidnapper = Die Prinzessin ist entführt, bis dein Geheimnis aufgedeckt wird. Ist der Abenteuerstapel vorher leer, gewinnst du.
face-no-effect = Dieses Geheimnis hat keine Wirkung.
face-princess = Wer sie hat, wenn der Abenteuerstapel leer ist, gewinnt.
face-beats = schlägt

## Parts of The Princess, as people choose what to print

part-characters = Charaktere
part-secrets = Geheimnisse
part-adventure-cards = Abenteuerkarten
part-princess = Die Prinzessin
part-reference-cards = Übersichtskarten
part-counters = Marker
part-turn-marker = Zuganzeiger
part-board = Spielplan
