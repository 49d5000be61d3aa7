"""Benchmarks. Each prints ratios measured in one run, because absolute times differ from machine to
machine."""
