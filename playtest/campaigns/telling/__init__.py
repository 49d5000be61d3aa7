"""What pages, the API and files tell of a campaign: its report while it grows, its single games, how long it
will take. Nothing here knows of requests."""
