## The pages on which test games are played

table-view = Lo que hay sobre la mesa
