## Come La Principessa chiama le sue cose nei rapporti.

report-section-falls = Come vengono eliminati gli eroi
report-finding-fall = A eliminare più spesso gli eroi è «{ $cause }» ({ $share } dei casi).
report-subject-fall = Eliminato da: { $cause }
report-intro-falls = In media, per partita vengono eliminati { $number } eroi.
report-cause-challenge = una sfida
report-cause-player = un altro giocatore, fuori dalle sfide
report-cause-self = la propria carta
report-cause-card = una carta o maledizione
report-reason-holds-princess = Ha la Principessa
report-reason-never-freed = Principessa mai liberata
report-reason-nobody-can = Nessuno può prenderla
report-reason-laps = Nessuno l’ha presa
report-reason-turn-limit = Limite di turni
report-reason-card = Per una carta
report-pace-gold = Oro
report-pace-challenges = Sfide
report-pace-eliminations = Eliminazioni
report-milestone-freed = Principessa libera
report-milestone-first-elimination = Prima eliminazione
report-count-challenges = Sfide
report-count-ties = Pareggi
report-count-eliminations = Eliminazioni
report-count-resurrections = Resurrezioni
