"""Try an entry out before it is saved: a position of the game in which it acts, and a handful of quick games
against what is saved. Who edits it is elsewhere; settings name what is answered here (`ENTRY_TRIALS`)."""
