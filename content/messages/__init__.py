"""Messages as texts of the studio: where they stand, what they say in each case, what is wrong with one,
which cards say it, and how it gets back into its file."""
