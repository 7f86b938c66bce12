"""Inputs that break the rules of each format, one rule each: the validator of a package has to refuse them."""

INVALID_INPUTS: dict[str, dict[str, str]] = {
    "hdu1524": {
        "cycle": "2\n1 1\n1 0\n1 0\n0\n",
        "move-to-itself": "1\n1 0\n1 0\n0\n",
        "no-such-position": "1\n0\n1 1\n0\n",
        "too-many-stones": "1\n0\n11 0 0 0 0 0 0 0 0 0 0 0\n0\n",
        "too-few-numbers": "2\n2 1\n0\n1 0\n0\n",
        "no-end-of-case": "1\n0\n1 0\n",
        "two-blanks": "1\n0\n1  0\n0\n",
        "leading-zero": "01\n0\n1 0\n0\n",
    },
    "uva11927": {
        "cycle": "2 2\n0 1\n1 0\n1\n1\n\n0 0\n",
        "move-to-itself": "1 1\n0 0\n1\n\n0 0\n",
        "no-such-position": "2 1\n0 2\n1\n1\n\n0 0\n",
        "too-many-stones": "1 0\n1001\n\n0 0\n",
        "too-few-moves": "2 2\n0 1\n1\n1\n\n0 0\n",
        "no-end": "1 0\n1\n\n",
        "two-blanks": "2 1\n0  1\n1\n1\n\n0 0\n",
    },
    "hdu5724": {
        "too-few-cases": "2\n1\n1 1\n",
        "no-rows": "1\n0\n",
        "no-such-column": "1\n1\n1 21\n",
        "column-twice": "1\n1\n2 3 3\n",
        "too-few-chesses": "1\n1\n2 3\n",
        "text-behind": "1\n1\n1 1\n1\n",
        "no-line-feed": "1\n1\n1 1",
    },
    "hdu1536": {
        "number-0": "1 0\n1\n1 5\n0\n",
        "no-queries": "1 1\n0\n0\n",
        "heap-too-large": "1 1\n1\n1 10001\n0\n",
        "too-few-heaps": "1 1\n1\n2 5\n0\n",
        "no-end": "1 1\n1\n1 5\n",
        "two-blanks": "2 1  2\n1\n1 5\n0\n",
    },
    "hdu1848": {
        "empty-heap": "0 1 2\n0 0 0\n",
        "heap-too-large": "1 1 1001\n0 0 0\n",
        "two-heaps": "1 2\n0 0 0\n",
        "no-end": "1 2 3\n",
        "text-behind": "1 2 3\n0 0 0\n4 5 6\n",
        "two-blanks": "1  2 3\n0 0 0\n",
    },
}
"""By format: what is wrong, and the input."""
