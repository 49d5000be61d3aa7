"""Effects built by edits."""
