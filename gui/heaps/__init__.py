"""The editor of a game of heaps: the rule, the heaps of a query as stacks, and the sequence of values."""
