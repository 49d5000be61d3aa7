## The search of the studio. Words that only make a question of what somebody looks for: "who exhausts?"
search-asking-words = who which what whose how where does do is are has have card cards that with
