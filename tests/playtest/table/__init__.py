"""Tests of the table pages."""
