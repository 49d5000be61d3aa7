## Wie Die Prinzessin in Berichten ihre eigenen Dinge nennt.

report-section-falls = Wie Helden ausgeschaltet werden
report-finding-fall = Am häufigsten werden Helden durch „{ $cause }“ ausgeschaltet: { $share } aller Fälle.
report-subject-fall = Ausgeschaltet durch: { $cause }
report-intro-falls = Im Mittel werden pro Partie { $number } Helden ausgeschaltet.
report-cause-challenge = Herausforderung
report-cause-player = andere Person, außerhalb von Herausforderungen
report-cause-self = eigene Karte
report-cause-card = Karte oder Fluch
report-reason-holds-princess = Hat die Prinzessin
report-reason-never-freed = Prinzessin nie befreit
report-reason-nobody-can = Niemand kann sie mitnehmen
report-reason-laps = Niemand nahm sie mit
report-reason-turn-limit = Zuggrenze
report-reason-card = Durch eine Karte
report-pace-gold = Gold
report-pace-challenges = Herausforderungen
report-pace-eliminations = Ausgeschaltete
report-milestone-freed = Prinzessin befreit
report-milestone-first-elimination = Erster Held ausgeschaltet
report-count-challenges = Herausforderungen
report-count-ties = Gleichstände
report-count-eliminations = Ausgeschaltete Helden
report-count-resurrections = Auferstehungen
