"""Tags of the playtest's templates."""
