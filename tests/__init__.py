"""The tests. They mirror the tree; rules, conformance and browser stand beside it."""
