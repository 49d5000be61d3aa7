## Cómo llama La Princesa a lo suyo en los informes.

report-section-falls = Cómo se elimina a los héroes
report-finding-fall = Lo que más elimina a los héroes es «{ $cause }»: el { $share } de los casos.
report-subject-fall = Eliminado por: { $cause }
report-intro-falls = De media, por partida se eliminan { $number } héroes.
report-cause-challenge = un desafío
report-cause-player = otro jugador, fuera de los desafíos
report-cause-self = su propia carta
report-cause-card = una carta o maldición
report-reason-holds-princess = Tiene a la Princesa
report-reason-never-freed = La Princesa no fue liberada
report-reason-nobody-can = Nadie puede llevársela
report-reason-laps = Nadie se la llevó
report-reason-turn-limit = Límite de turnos
report-reason-card = Por una carta
report-pace-gold = Oro
report-pace-challenges = Desafíos
report-pace-eliminations = Eliminaciones
report-milestone-freed = La Princesa queda libre
report-milestone-first-elimination = Primera eliminación
report-count-challenges = Desafíos
report-count-ties = Empates
report-count-eliminations = Eliminaciones
report-count-resurrections = Resurrecciones
