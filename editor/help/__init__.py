"""Help in the studio: the pages of `docs`, in the language of the reader, and what stands beside a field."""
