"""Tests of test games."""
