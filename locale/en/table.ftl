## The pages on which test games are played

table-view = What lies on the table
