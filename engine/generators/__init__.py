"""Generators of games: named shapes, each seeded, that give the same cases for the same arguments on every machine."""
