"""Right solutions that go into packages: each file alone, with nothing but the standard library."""
