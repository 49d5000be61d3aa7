"""The questions that a player of The Princess can be asked, a file each."""
