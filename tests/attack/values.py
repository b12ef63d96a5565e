"""Texts that programs get wrong, and random changes to texts that they get right."""

from __future__ import annotations

from random import Random
from typing import Final

NASTY: Final = (
    "", " ", "0", "-1", "1", "2", "99", "2147483648", "9" * 30, "-0", "1e309", "nan", "½", "٣",
    "null", "None", "true", "on", "\0", "a\0b", "\ud800", "\ufeff", "\u202e", "\u0301" * 200,
    "é" * 5_000, "a" * 70_000, "ﷺ" * 40, "\r\n\r\nx: y", "../../etc/passwd", "%00", "%2e%2e%2f",
    "<script>alert(1)</script>", "\"'><img src=x onerror=alert(1)>", "{{7*7}}", "${7*7}", "%s%n",
    "=cmd|' /C calc'!A0", "' OR 1=1 --", "1; DROP TABLE deck", "[" * 3_000,
    "{" * 3_000, "(" * 3_000,
    '{"lines":[{"name":"Scout","copies":1}],"name":"\\ud800"}', '{"lines": 7}', "[[[]]]",
    "9999-12-31T23:59", "0001-01-01", "2026-02-30", "x@y.org,z@y.org", "javascript:alert(1)",
    "![" * 500, "`" * 999, "4 Scout\n" * 300, "🂡" * 300,
)  # fmt: skip
"""Values that were refused, misread or stored wrongly somewhere, by this program or by others."""

_SMALLEST: Final = 2


def mutated(text: str, chance: Random) -> str:
    """The text with one to four random changes; up to about twice as long."""
    for _ in range(chance.randint(1, 4)):
        text = chance.choice(_CHANGES)(text, chance)
    return text


def _cut(text: str, chance: Random) -> str:
    first, last = _span(text, chance)
    return text[:first] + text[last:]


def _doubled(text: str, chance: Random) -> str:
    first, last = _span(text, chance)
    return text[:last] + text[first:]


def _swapped(text: str, chance: Random) -> str:
    first, last = _span(text, chance)
    return text[last:] + text[first:last] + text[:first]


def _put_in(text: str, chance: Random) -> str:
    place = chance.randint(0, len(text))
    return text[:place] + chance.choice(NASTY) + text[place:]


def _replaced(text: str, chance: Random) -> str:
    if not text:
        return chance.choice(NASTY)
    place = chance.randrange(len(text))
    return text[:place] + chr(chance.choice((chance.randrange(128), 0x2212))) + text[place + 1 :]


def _numbered(text: str, chance: Random) -> str:
    """Another number where one stands."""
    digits = [place for place, sign in enumerate(text) if sign.isdigit()]
    if not digits:
        return _put_in(text, chance)
    place = chance.choice(digits)
    number = chance.choice(("-1", "0", "1", "1000", "9" * 25, "0x1f", "1.5", ""))
    return text[:place] + number + text[place + 1 :]


_CHANGES: Final = (_cut, _doubled, _swapped, _put_in, _replaced, _numbered)


def _span(text: str, chance: Random) -> tuple[int, int]:
    if len(text) < _SMALLEST:
        return 0, len(text)
    first = chance.randrange(len(text))
    return first, min(len(text), first + chance.choice((1, 2, 8, 64, 1_000)))


def damaged(content: bytes, chance: Random) -> bytes:
    """The bytes with one to eight of them changed, or with an end cut off."""
    if not content or chance.random() < 1 / 4:
        return content[: chance.randint(0, len(content))]
    changed = bytearray(content)
    for _ in range(chance.randint(1, 8)):
        changed[chance.randrange(len(changed))] = chance.randrange(256)
    return bytes(changed)
