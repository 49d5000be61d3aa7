"""The Princess: hidden roles, duels of face-down cards, curses, Environments and ghosts. The rules are
docs/rules/princess.md; a file here is a chapter there."""
