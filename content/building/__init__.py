"""Effects, and everything else that is made of words, built by small edits instead of being typed.

A field of an entry is looked at as a tree of parts (`content.building.parts`), each with what may be done to
it; edits (`content.building.edits`) change one part and leave the rest. What may stand where is asked of the
declarations (`engine.schema.places`), what a new word needs is filled in so that it can stand
(`content.building.filling`), and how it reads is asked of the wording (`content.building.sentences`). No
game, kind or word is named here.
"""
