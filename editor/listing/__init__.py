"""The lists of entries, put together for the page: what the address asks for, which rows answer it, what
their columns and cells show."""
