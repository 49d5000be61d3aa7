"""Django's backend for SQLite, in which those who write queue."""
