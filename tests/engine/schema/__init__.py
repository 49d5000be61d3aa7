"""Tests of the kinds and shapes."""
