## What The Princess calls its own things in reports.

report-section-falls = How heroes are eliminated
report-finding-fall = Heroes are eliminated most often by “{ $cause }”: { $share } of all cases.
report-subject-fall = Eliminated by: { $cause }
report-intro-falls = { $number } heroes are eliminated per game on average.
report-cause-challenge = a challenge
report-cause-player = another player, outside challenges
report-cause-self = their own card
report-cause-card = a card or curse
report-reason-holds-princess = Holds the Princess
report-reason-never-freed = Princess never freed
report-reason-nobody-can = Nobody can take her
report-reason-laps = Nobody took her
report-reason-turn-limit = Turn limit
report-reason-card = By a card
report-pace-gold = Gold
report-pace-challenges = Challenges
report-pace-eliminations = Eliminations
report-milestone-freed = Princess freed
report-milestone-first-elimination = First elimination
report-count-challenges = Challenges
report-count-ties = Ties
report-count-eliminations = Eliminations
report-count-resurrections = Resurrections
