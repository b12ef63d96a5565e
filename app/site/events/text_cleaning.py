"""Words from outside as they are stored and looked up on every database."""

from __future__ import annotations


def plain_line(text: str, longest: int) -> str:
    """A text on one line, without what cannot be seen, cut to a length."""
    seen = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(seen.split())[:longest]
