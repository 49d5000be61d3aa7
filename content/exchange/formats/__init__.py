"""One file per format: each declares ``FORMAT``, and that is all it takes (`content.exchange.format` finds
it)."""
