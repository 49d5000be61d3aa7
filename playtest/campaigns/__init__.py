"""Campaigns: very many games of bots over a grid of settings, on all cores or on a cluster, and what came of
each. A game is a function of the content, the order and its number alone, so it does not matter who plays it,
when, or how often it is begun again.

What plays the games (`playing`, `spec`, `grid`, `packing`) knows neither Django nor a database, because it
runs on workers that have none.
"""
