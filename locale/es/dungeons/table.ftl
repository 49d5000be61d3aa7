## Lo que acompaña a los dibujos de la mesa de Dungeons

dungeons-draw-map = El mapa
dungeons-draw-round = { $limit ->
    [0] Ronda { $round }
   *[other] Ronda { $round } de { $limit }
 }
dungeons-draw-clock = { $name }: { $most ->
    [99] { $value }
   *[other] { $value } de { $most }
 }
dungeons-draw-phase = { $phase ->
    [setup] preparación
    [player] fase de los héroes
    [enemy] fase de los enemigos
   *[recovery] fase de recuperación
 }
dungeons-draw-dice = Dados
dungeons-draw-heroes = Héroes
dungeons-draw-foes = Enemigos
dungeons-draw-row = Objetos a la venta
dungeons-draw-price = Precio en Botín
dungeons-draw-speed = Velocidad
dungeons-draw-defence = Defensa
dungeons-draw-exit-unexplored = Sin explorar
dungeons-draw-exit-closed = Cerrado
dungeons-draw-exit-out = La salida
