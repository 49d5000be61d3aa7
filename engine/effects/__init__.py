"""The effect language: what cards do, as data. A word is declared by one class in one file here; the parser,
the editor's builder, the wording and the documentation are read from it.

- `engine.effects.ops`: operations, one file each.
- `engine.effects.triggers`: the moments that effects wait for, a file per subject.
- `engine.effects.conditions`, `engine.effects.costs`: what must hold, what must be paid.
- `engine.effects.targets`: whom an operation concerns.
- `engine.effects.compiling`: turns the words of a snapshot into callables, once.
"""
