"""User input as it is stored and looked up on either database."""

from __future__ import annotations


def plain_line(text: str, longest: int) -> str:
    """Return text on one line, without invisible characters, truncated to a length."""
    seen = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(seen.split())[:longest]
