"""The keys: who has which, the sheet that lists them, and the dialog that changes them."""
