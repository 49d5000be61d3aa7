"""Work that takes longer than a request may: kinds of job, one queue in the database, workers in processes of
their own, and the pulse by which they say how far they are and hear when to stop."""
