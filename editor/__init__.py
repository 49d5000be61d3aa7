"""The web editor: an admin whose forms are made from the kinds that the games declare."""
