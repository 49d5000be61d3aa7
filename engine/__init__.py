"""The rules: kernel, effect language, games and bots. Pure typed Python that imports nothing else of ours."""

from engine.compiled import prefer_compiled

prefer_compiled()
