"""Tests of faces: layouts, text, drawing, Platformer on paper."""
