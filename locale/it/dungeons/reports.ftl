## Come Dungeons chiama le sue cose nei rapporti.

report-mark-adventure = Avventura
report-section-falls = Che cosa fa cadere gli eroi
report-finding-fall = A far cadere più spesso gli eroi è «{ $cause }» ({ $share } dei casi).
report-subject-fall = Caduto per: { $cause }
report-intro-falls = In media, per partita gli eroi cadono { $number } volte.
report-cause-attack = un attacco
report-cause-pit = una fossa
report-cause-card = una carta
report-cause-rule = una regola dell’avventura
report-cause-move = un passo
report-cause-force = una spinta
report-cause-placing = il piazzamento
report-cause-cost = un costo in Salute
report-reason-victory = Vittoria
report-reason-defeat = Avventura persa
report-reason-defeat-all-fallen = Tutti gli eroi caduti
report-reason-defeat-out-of-time = Tempo scaduto
report-pace-loot = Bottino
report-pace-rooms = Stanze esplorate
report-pace-defeats = Nemici sconfitti
report-milestone-rooms = { $number ->
    [1] Prima stanza esplorata
   *[other] { $number } stanze esplorate
}
report-milestone-first-damage = Primo Danno a un eroe
report-milestone-first-fall = Cade il primo eroe
report-count-rooms = Stanze esplorate
report-count-damage = Danni agli eroi
report-count-interactions = Interazioni
report-count-checks-passed = Prove superate
report-count-checks-failed = Prove fallite
