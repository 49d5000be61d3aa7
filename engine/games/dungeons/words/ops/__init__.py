"""The operations of Dungeons, one file each. A new one is a new file; it is found by its name."""
