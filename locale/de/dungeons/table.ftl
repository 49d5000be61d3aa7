## Was neben den Bildern des Tisches von Dungeons steht

dungeons-draw-map = Der Plan
dungeons-draw-round = { $limit ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $limit }
 }
dungeons-draw-clock = { $name }: { $most ->
    [99] { $value }
   *[other] { $value } von { $most }
 }
dungeons-draw-phase = { $phase ->
    [setup] Aufbau
    [player] Heldenphase
    [enemy] Gegnerphase
   *[recovery] Erholungsphase
 }
dungeons-draw-dice = Würfel
dungeons-draw-heroes = Helden
dungeons-draw-foes = Gegner
dungeons-draw-row = Auslage
dungeons-draw-price = Preis in Beute
dungeons-draw-speed = Tempo
dungeons-draw-defence = Verteidigung
dungeons-draw-exit-unexplored = Unerforscht
dungeons-draw-exit-closed = Verschlossen
dungeons-draw-exit-out = Der Weg hinaus
