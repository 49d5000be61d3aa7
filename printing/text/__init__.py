"""Text on faces: fonts, markup, icons in the line, hyphenation, breaking and fitting."""
