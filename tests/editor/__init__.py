"""Tests of the editor's screens, request by request."""
