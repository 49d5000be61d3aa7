"""What people can do with campaigns; pages, the API and commands call these."""
