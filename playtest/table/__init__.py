"""The plain table: pages on which people play test games in the browser, with bots or with each other.

The pages are made on the server from what `playtest.games.viewers.show_game` gives, like every answer of the
API; they decide through the same actions. No page needs a script; one small script keeps them up to date.
"""
