"""A short tour of the program: six steps that follow what a person does."""
