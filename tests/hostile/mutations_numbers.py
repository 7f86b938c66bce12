"""Ways to spoil a number of a file, or what a number promises."""

from random import Random

from tests.hostile.registered import DIGITS, mutation, with_number, with_token

_FULL_WIDTH = str.maketrans("0123456789", "".join(chr(0xFF10 + digit) for digit in range(10)))
_ARABIC = str.maketrans("0123456789", "".join(chr(0x660 + digit) for digit in range(10)))


@mutation
def minus_sign(data: bytes, chance: Random) -> bytes:
    return with_number(data, chance, lambda token: chance.choice(("-", "−", "--", "–")).encode() + token)


@mutation
def plus_sign(data: bytes, chance: Random) -> bytes:
    return with_number(data, chance, lambda token: b"+" + token)


@mutation
def leading_zeros(data: bytes, chance: Random) -> bytes:
    return with_number(data, chance, lambda token: b"0" * chance.choice((1, 20, 5000)) + token)


@mutation
def full_width_digits(data: bytes, chance: Random) -> bytes:
    return with_number(data, chance, lambda token: token.decode().translate(_FULL_WIDTH).encode())


@mutation
def arabic_digits(data: bytes, chance: Random) -> bytes:
    return with_number(data, chance, lambda token: token.decode().translate(_ARABIC).encode())


@mutation
def superscript_digit(data: bytes, chance: Random) -> bytes:
    """``str.isdigit`` holds for it, ``int`` refuses it."""
    return with_number(data, chance, lambda token: token + chance.choice("²①").encode())


@mutation
def decimal_point(data: bytes, chance: Random) -> bytes:
    return with_number(data, chance, lambda token: token + chance.choice((b".", b".0", b".5", b",0")))


@mutation
def exponent(data: bytes, chance: Random) -> bytes:
    return with_number(data, chance, lambda token: token + chance.choice((b"e0", b"E3", b"e999999999")))


@mutation
def underscores(data: bytes, chance: Random) -> bytes:
    """``int`` takes ``1_0``; a judge does not."""
    return with_number(data, chance, lambda token: token + b"_" + token)


@mutation
def other_base(data: bytes, chance: Random) -> bytes:
    return with_number(data, chance, lambda token: chance.choice((b"0x", b"0b", b"0o")) + token)


@mutation
def joined_numbers(data: bytes, chance: Random) -> bytes:
    return with_number(data, chance, lambda token: token + b"," + token)


@mutation
def huge_number(data: bytes, chance: Random) -> bytes:
    sizes = (10**6, 10**9, 2**31, 2**32, 2**63 - 1, 2**63, 2**64, 10**18 - 1, 10**18, 10**18 + 1)
    return with_number(data, chance, lambda token: b"%d" % chance.choice(sizes))


@mutation
def endless_number(data: bytes, chance: Random) -> bytes:
    """More digits than ``int`` takes in one piece."""
    number = chance.choice((b"1", b"9", b"00")) + b"0" * chance.choice((4000, 50_000))
    return with_number(data, chance, lambda token: number)


@mutation
def first_number_huge(data: bytes, chance: Random) -> bytes:
    """A count that promises far more than there is."""
    return DIGITS.sub(b"%d" % chance.choice((10**6, 10**9, 10**17)), data, count=1)


@mutation
def nothing_behind_a_count(data: bytes, chance: Random) -> bytes:
    """A file cut off behind a count that promises far more than there is."""
    found = list(DIGITS.finditer(data))
    return data[: chance.choice(found).start() if found else 0] + b"%d" % chance.choice((10**9, 10**17))


@mutation
def nesting(data: bytes, chance: Random) -> bytes:
    """So deep that reading by recursion ends."""
    depth = chance.choice((600, 100_000))
    opening = chance.choice((b"[", b'{"a":', b'{"cases":['))
    return with_token(data, chance, lambda token: opening * depth + chance.choice((b"", b"]" * depth)))


@mutation
def doubled_line(data: bytes, chance: Random) -> bytes:
    """In JSON laid out by line, a key that stands twice."""
    lines = data.splitlines(keepends=True)
    at = chance.randrange(len(lines)) if lines else 0
    return b"".join([*lines[: at + 1], *lines[at:]])
