"""Template tags of the editor."""
