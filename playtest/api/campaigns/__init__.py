"""Campaigns for programs: ordered, steered and read; also as jobs like all long work."""
