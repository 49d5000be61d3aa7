"""Tags for the pages of campaigns."""
