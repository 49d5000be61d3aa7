"""Test games: people and bots play the releases and drafts of a studio, through the API and at the table.

What a person can do is one file in `playtest.games.actions`; the API and the table page call the same ones.
"""
