"""Packs on disk: how their YAML is read with every fault and its line, and written so that people like the
diffs."""
