"""Whole cards made from the declarations alone, and the tables at which they are tried.

- `making`: Hypothesis strategies for entries of any kind, and for shipped entries with words and parameters
  changed.
- `trying`: puts cards into the shipped pack so that they come into play, words them, and lets bots play.
"""
