"""Work that takes longer than a request may: a queue in the database, workers in processes of their own, and
what each kind of job does."""
