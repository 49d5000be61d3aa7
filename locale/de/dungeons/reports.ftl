## Wie Dungeons in Berichten seine eigenen Dinge nennt.

report-mark-adventure = Abenteuer
report-section-falls = Woran Helden fallen
report-finding-fall = Am häufigsten fallen Helden durch „{ $cause }“: { $share } aller Fälle.
report-subject-fall = Gefallen durch: { $cause }
report-intro-falls = Im Mittel fallen Helden { $number }-mal pro Partie.
report-cause-attack = Angriff
report-cause-pit = Grube
report-cause-card = Karte
report-cause-rule = Regel des Abenteuers
report-cause-move = Schritt
report-cause-force = Stoß
report-cause-placing = Platzieren
report-cause-cost = Preis in Gesundheit
report-reason-victory = Sieg
report-reason-defeat = Abenteuer verloren
report-reason-defeat-all-fallen = Alle Helden gefallen
report-reason-defeat-out-of-time = Zeit abgelaufen
report-pace-loot = Beute
report-pace-rooms = Erkundete Räume
report-pace-defeats = Besiegte Gegner
report-milestone-rooms = { $number ->
    [1] Erster Raum erkundet
   *[other] { $number } Räume erkundet
}
report-milestone-first-damage = Erster Schaden an einem Helden
report-milestone-first-fall = Erster Held fällt
report-count-rooms = Erkundete Räume
report-count-damage = Schaden an Helden
report-count-interactions = Interaktionen
report-count-checks-passed = Bestandene Proben
report-count-checks-failed = Gescheiterte Proben
