"""Puddles: a small game by which ``docs/adding-a-game.md`` is tried out. Frogs race over a row of puddles;
what their snacks do is data. Its rules:

- PU-1: on your turn you hop: throw the die and go so many puddles on, or eat a snack instead.
- PU-2: you have two snacks at first, which nobody else sees; whoever lands on somebody draws one.
- PU-3: whoever reaches the last puddle wins at once; after the turn limit it is a draw.
"""
