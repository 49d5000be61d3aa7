"""The questions of Platformer, one file each. A new one is a new file; the machine finds it."""
