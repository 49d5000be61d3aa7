"""The questions that a player of Dungeons can be asked, a file each."""
