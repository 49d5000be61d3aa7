"""The API: requests become actions, what actions answer or refuse becomes JSON in the asked language."""
