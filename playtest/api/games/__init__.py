"""The endpoints of test games: they read the request, call an action, and show what a viewer may see."""
