"""How requests come in: a worker of Gunicorn whose threads only ever see whole ones."""
