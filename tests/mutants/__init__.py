"""How much the tests of the rules notice: faults are planted into a sample of places, one at a time, and the
tests that come by there must fail (`make mutants`, decision 28)."""
