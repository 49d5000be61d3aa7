"""Trying games out: the API, the web table, campaigns and their reports. No game is named here."""
