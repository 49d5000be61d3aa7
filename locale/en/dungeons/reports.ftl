## What Dungeons calls its own things in reports.

report-mark-adventure = Adventure
report-section-falls = What heroes fall to
report-finding-fall = Heroes fall most often to “{ $cause }”: { $share } of all cases.
report-subject-fall = Falls to: { $cause }
report-intro-falls = Heroes fall { $number } times per game on average.
report-cause-attack = an attack
report-cause-pit = a pit
report-cause-card = a card
report-cause-rule = a rule of the adventure
report-cause-move = a step
report-cause-force = being pushed
report-cause-placing = being placed
report-cause-cost = a price in Health
report-reason-victory = Victory
report-reason-defeat = Adventure lost
report-reason-defeat-all-fallen = All heroes fallen
report-reason-defeat-out-of-time = Out of time
report-pace-loot = Loot
report-pace-rooms = Rooms explored
report-pace-defeats = Enemies defeated
report-milestone-rooms = { $number ->
    [1] First room explored
   *[other] { $number } rooms explored
}
report-milestone-first-damage = First Damage to a hero
report-milestone-first-fall = First hero falls
report-count-rooms = Rooms explored
report-count-damage = Damage to heroes
report-count-interactions = Interactions
report-count-checks-passed = Checks passed
report-count-checks-failed = Checks failed
