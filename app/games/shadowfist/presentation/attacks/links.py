"""An attack as the text of an address."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from app.games import link_texts
from app.games.capabilities.attacks import UnreadableAttackError
from app.games.shadowfist.attacks import MAX_TEXT, Attack
from app.games.shadowfist.attacks.text_problems import AttackTextError
from app.games.shadowfist.attacks.text_reader import read_attack
from app.games.shadowfist.attacks.text_writer import write_attack

_KEPT: Final = 128
"""Attacks that are kept."""


def read(content: bytes | str) -> Attack:
    """Read an attack. Raises UnreadableAttackError."""
    try:
        return read_attack(content)
    except AttackTextError as error:
        raise UnreadableAttackError(error.lines, error.messages) from None


def token(attack: Attack) -> str:
    """The attack as a text for addresses. Raises UnreadableAttackError where it is too long."""
    packed = link_texts.packed(write_attack(attack))
    if len(packed) > link_texts.LONGEST:
        raise UnreadableAttackError(
            (
                f"This attack is too large for a link: {len(packed):,} characters of at most "
                f"{link_texts.LONGEST:,}. Shorten the names, or use the command line.",
            )
        )
    return packed


@lru_cache(maxsize=_KEPT)
def opened(packed: str) -> Attack:
    """The attack of a token; the last ones are kept. Raises UnreadableAttackError."""
    try:
        return read_attack(link_texts.unpacked(packed, 4 * MAX_TEXT))
    except ValueError:
        raise UnreadableAttackError(("This link is damaged: it holds no attack.",)) from None
