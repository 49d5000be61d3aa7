"""Lists of the entries of a kind as people work with them: typed columns read from shapes, filters, groups,
totals, and cells that are written and read as text. No kind is named here."""
