"""A game at a terminal: the table, what is drawn of it, and what a person may type."""
