"""A large graph is painted in tiles, a few milliseconds at a time, and shown from them while the view moves.

`mosaic.py` holds it together: `lens.py` says where tiles lie, `sheet.py` keeps them, `base.py` paints one,
`seen.py` and `traces.py` find those that an edit touched, `rebase.py` those that
look otherwise though nothing was edited, and `blit.py` shows them.
"""
