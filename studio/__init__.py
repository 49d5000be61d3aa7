"""Settings, addresses and the commands that set up and run everything: the one package that names all
others."""
