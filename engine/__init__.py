"""The rules: kernel, effect language, games and bots. Pure typed Python that imports nothing else of ours."""
