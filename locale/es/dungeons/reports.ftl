## Cómo llama Dungeons a lo suyo en los informes.

report-mark-adventure = Aventura
report-section-falls = Qué hace caer a los héroes
report-finding-fall = Lo que más hace caer a los héroes es «{ $cause }»: el { $share } de los casos.
report-subject-fall = Caído por: { $cause }
report-intro-falls = De media, por partida caen héroes { $number } veces.
report-cause-attack = un ataque
report-cause-pit = un foso
report-cause-card = una carta
report-cause-rule = una regla de la aventura
report-cause-move = un paso
report-cause-force = un empujón
report-cause-placing = la colocación
report-cause-cost = un coste de Salud
report-reason-victory = Victoria
report-reason-defeat = Aventura perdida
report-reason-defeat-all-fallen = Todos los héroes caídos
report-reason-defeat-out-of-time = Tiempo agotado
report-pace-loot = Botín
report-pace-rooms = Salas exploradas
report-pace-defeats = Enemigos derrotados
report-milestone-rooms = { $number ->
    [1] Primera sala explorada
   *[other] { $number } salas exploradas
}
report-milestone-first-damage = Primer Daño a un héroe
report-milestone-first-fall = Cae el primer héroe
report-count-rooms = Salas exploradas
report-count-damage = Daño a los héroes
report-count-interactions = Interacciones
report-count-checks-passed = Pruebas superadas
report-count-checks-failed = Pruebas falladas
