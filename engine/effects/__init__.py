"""The effect language: what cards do, as data. A word is declared by one class; the parser, the editor's
builder, the wording and the documentation are read from it.

What all games share stands here; the words of a game stand in ``engine/games/<game>/words``.

- `engine.effects.ops`, `conditions`, `triggers`: the words that every game has, gathered in `words`.
- `engine.effects.compiling`: turns the words of a snapshot into callables, once.
- `engine.effects.program`: what they become; `firing` sets them off and runs them, `picking` puts their
  questions, `numbers` adds up what cards change.
- `engine.effects.wording`: says in every language what a card does.
"""
