"""Content: entries, texts, art, releases, packs on disk, and the checks on them. Knows the engine's kinds."""
