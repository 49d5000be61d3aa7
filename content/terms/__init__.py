"""The term base of a pack, ``terms.yaml``: what each concept of the game is called in each language, what it
must not be called, and why.

`content.terms.base` reads and checks the file, `content.terms.phrases` is the little language in which a
wording that must not come back is written down, `content.terms.search` finds such wordings in texts.
"""
