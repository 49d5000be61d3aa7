"""Platformer: race up a tower with dice and gravity. The rules are docs/rules/platformer.md; a file here
is a chapter there."""
