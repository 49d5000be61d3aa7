## The pages on which test games are played

table-view = Quello che c’è sul tavolo
