"""Named ways to spoil a valid file: what a slip, a broken transfer or an ill will does to bytes."""

import re
from random import Random

from tests.hostile import mutations_numbers
from tests.hostile.registered import MUTATIONS, TOKEN, mutation, recoded, truncations, with_number, with_token

__all__ = ["MUTATIONS", "mutations_numbers", "truncations"]

_OTHERS = ("x", "ï", "\U0001f600", "0x10", "1..3", "-", "+", ".", "nan", "NaN", "null", "{", "[", '"', "\x7f", "%s")
_WHITE = ("\t", "\x0b", "\x0c", "\x1c", "\x85", "\xa0", "\u2003", "\u2028", "\u3000", "\u200b", "\ufeff")


@mutation
def as_it_is(data: bytes, chance: Random) -> bytes:
    return data


@mutation
def drop_token(data: bytes, chance: Random) -> bytes:
    return with_token(data, chance, lambda token: b"")


@mutation
def repeat_token(data: bytes, chance: Random) -> bytes:
    return with_token(data, chance, lambda token: token + b" " + token)


@mutation
def swap_tokens(data: bytes, chance: Random) -> bytes:
    found = list(TOKEN.finditer(data))
    if len(found) < 2:
        return data[::-1]
    first, second = sorted(chance.sample(found, 2), key=lambda match: match.start())
    between = data[first.end() : second.start()]
    return data[: first.start()] + second.group() + between + first.group() + data[second.end() :]


@mutation
def other_token(data: bytes, chance: Random) -> bytes:
    return with_token(data, chance, lambda token: chance.choice(_OTHERS).encode())


@mutation
def near_number(data: bytes, chance: Random) -> bytes:
    def change(token: bytes) -> bytes:
        return b"%d" % max(0, int(token[:15] or b"0") + chance.choice((-2, -1, 1, 2, 20)))

    return with_number(data, chance, change)


@mutation
def flip_bit(data: bytes, chance: Random) -> bytes:
    if not data:
        return b"\x80"
    spoiled = bytearray(data)
    spoiled[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return bytes(spoiled)


@mutation
def any_byte(data: bytes, chance: Random) -> bytes:
    at = chance.randint(0, len(data))
    return data[:at] + bytes([chance.randrange(256)]) + data[at:]


@mutation
def truncated(data: bytes, chance: Random) -> bytes:
    return data[: chance.randint(0, len(data))]


@mutation
def beginning_lost(data: bytes, chance: Random) -> bytes:
    return data[chance.randint(0, len(data)) :]


@mutation
def twice(data: bytes, chance: Random) -> bytes:
    return data + data


@mutation
def line_lost(data: bytes, chance: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    del lines[chance.randrange(len(lines)) if lines else 0 : chance.randrange(len(lines)) + 1 if lines else 0]
    return b"".join(lines)


@mutation
def block_moved(data: bytes, chance: Random) -> bytes:
    a, b, c = sorted(chance.randint(0, len(data)) for _ in range(3))
    return data[:a] + data[b:c] + data[a:b] + data[c:]


@mutation
def crlf(data: bytes, chance: Random) -> bytes:
    return data.replace(b"\n", b"\r\n")


@mutation
def lone_cr(data: bytes, chance: Random) -> bytes:
    return data.replace(b"\n", b"\r")


@mutation
def mixed_line_ends(data: bytes, chance: Random) -> bytes:
    return re.sub(rb"\n", lambda _: chance.choice((b"\n", b"\r", b"\r\n", b"\n\r")), data)


@mutation
def no_last_line_end(data: bytes, chance: Random) -> bytes:
    return data.rstrip(b"\r\n")


@mutation
def one_line(data: bytes, chance: Random) -> bytes:
    return b" ".join(data.split())


@mutation
def a_token_a_line(data: bytes, chance: Random) -> bytes:
    return b"\n".join(data.split())


@mutation
def blank_lines(data: bytes, chance: Random) -> bytes:
    return data.replace(b"\n", b"\n" * chance.choice((2, 50, 3000)), chance.choice((1, 3)))


@mutation
def long_line(data: bytes, chance: Random) -> bytes:
    return data.replace(b" ", b" " * chance.choice((3, 5000)), 3)


@mutation
def odd_white_space(data: bytes, chance: Random) -> bytes:
    return re.sub(rb"[ \n]", lambda found: chance.choice(_WHITE).encode() if chance.random() < 0.2 else found[0], data)


@mutation
def nul_bytes(data: bytes, chance: Random) -> bytes:
    at = chance.randint(0, len(data))
    return data[:at] + b"\x00" * chance.choice((1, 2, 100)) + data[at:]


@mutation
def nul_tail(data: bytes, chance: Random) -> bytes:
    """What a crash of the machine leaves of a file that was being written."""
    at = chance.randint(0, len(data))
    return data[:at] + b"\x00" * (len(data) - at)


@mutation
def utf16(data: bytes, chance: Random) -> bytes:
    return recoded(data, "utf-16-le", b"\xff\xfe")


@mutation
def utf16_big(data: bytes, chance: Random) -> bytes:
    return recoded(data, "utf-16-be", b"\xfe\xff")


@mutation
def utf16_cut(data: bytes, chance: Random) -> bytes:
    coded = recoded(data, "utf-16-le", b"\xff\xfe")
    return coded[: chance.randint(0, len(coded))]


@mutation
def utf16_without_mark(data: bytes, chance: Random) -> bytes:
    return recoded(data, chance.choice(("utf-16-le", "utf-16-be")))


@mutation
def utf32(data: bytes, chance: Random) -> bytes:
    return recoded(data, "utf-32-le", chance.choice((b"", b"\xff\xfe\x00\x00")))


@mutation
def latin1(data: bytes, chance: Random) -> bytes:
    return with_token(data, chance, lambda token: token + "é§".encode("latin-1"))


@mutation
def utf8_mark(data: bytes, chance: Random) -> bytes:
    return b"\xef\xbb\xbf" * chance.choice((1, 2)) + data


@mutation
def mark_inside(data: bytes, chance: Random) -> bytes:
    return with_token(data, chance, lambda token: b"\xef\xbb\xbf" + token)


@mutation
def invalid_utf8(data: bytes, chance: Random) -> bytes:
    bad = (b"\xff", b"\xc3", b"\xc0\xb0", b"\xe2\x82", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"\x80" * 9)
    at = chance.randint(0, len(data))
    return data[:at] + chance.choice(bad) + data[at:]
