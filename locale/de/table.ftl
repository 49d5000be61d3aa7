## The pages on which test games are played

table-view = Was auf dem Tisch liegt
