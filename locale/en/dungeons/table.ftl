## What stands beside the pictures of Dungeons’ table

dungeons-draw-map = The map
dungeons-draw-round = { $limit ->
    [0] Round { $round }
   *[other] Round { $round } of { $limit }
 }
dungeons-draw-clock = { $name }: { $most ->
    [99] { $value }
   *[other] { $value } of { $most }
 }
dungeons-draw-phase = { $phase ->
    [setup] setup
    [player] player phase
    [enemy] enemy phase
   *[recovery] recovery phase
 }
dungeons-draw-dice = Dice
dungeons-draw-heroes = Heroes
dungeons-draw-foes = Enemies
dungeons-draw-row = Item row
dungeons-draw-price = Price in Loot
dungeons-draw-speed = Speed
dungeons-draw-defence = Defence
dungeons-draw-exit-unexplored = Unexplored
dungeons-draw-exit-closed = Closed
dungeons-draw-exit-out = The way out
