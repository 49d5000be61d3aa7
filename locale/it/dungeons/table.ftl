## Ciò che accompagna i disegni del tavolo di Dungeons

dungeons-draw-map = La mappa
dungeons-draw-round = { $limit ->
    [0] Round { $round }
   *[other] Round { $round } di { $limit }
 }
dungeons-draw-clock = { $name }: { $most ->
    [99] { $value }
   *[other] { $value } di { $most }
 }
dungeons-draw-phase = { $phase ->
    [setup] preparazione
    [player] fase degli eroi
    [enemy] fase dei nemici
   *[recovery] fase di recupero
 }
dungeons-draw-dice = Dadi
dungeons-draw-heroes = Eroi
dungeons-draw-foes = Nemici
dungeons-draw-row = Oggetti in vendita
dungeons-draw-price = Prezzo in Bottino
dungeons-draw-speed = Velocità
dungeons-draw-defence = Difesa
dungeons-draw-exit-unexplored = Inesplorata
dungeons-draw-exit-closed = Chiusa
dungeons-draw-exit-out = L’uscita
