"""The pages of campaigns: all of them, a new one, how far one is and what it says, its single games. They are
made on the server and need no script; one small script keeps them up to date."""
