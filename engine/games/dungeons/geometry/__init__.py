"""The map of Dungeons: tiles on a common grid, sight, reach, routes, targets of enemies, spawning. Plain
tables, no game state."""
