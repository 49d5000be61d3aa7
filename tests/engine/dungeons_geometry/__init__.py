"""The map of Dungeons: sight, reach, routes, targets, spawning."""
