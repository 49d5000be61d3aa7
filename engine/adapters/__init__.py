"""The games as other people's libraries expect them. Each module here needs its library; nothing else of
the engine imports them, so the engine runs without."""
