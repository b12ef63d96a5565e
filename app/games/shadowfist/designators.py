"""The words by which cards are related to each other. Rules: 14.

A designator is written here in the one form that stands for all that match it: small letters,
singular, without a possessive ending. Two words match when they have a form in common.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from app.games.shadowfist.facts import Words

_BLANKS_AND_SPLITTERS: Final = re.compile(r"[\s\-‐‑–—/;()]+")  # 14.4.1
_CAMEL: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")  # 14.4.2
_NUMBER: Final = re.compile(r"\$?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?")
_POSSESSIVE: Final = ("'s", "'S")
_OUTER: Final = "\"'“”.,:!?…*&"
_APOSTROPHES: Final = str.maketrans("’‘ʼ´`", "'''''")

OF_TYPES: Final = frozenset({"edge", "event", "state", "site", "feng", "shui"})
"""Words of a subtitle that tell the card's type. Rules: 14.3.1."""

PLAIN: Final = frozenset({
    "a", "an", "the", "and", "or", "but", "nor", "at", "for", "in", "into", "of", "on", "to",
    "with", "within", "without",
})  # fmt: skip
"""Conjunctions, articles and prepositions that are no designators. Rules: 14.3.2."""

CYBER: Final = "cyber"


def designators(title: str, subtitle: str, words: Words) -> frozenset[str]:
    """The designators of a card with this title and subtitle. Rules: 14.0 to 14.5."""
    of_subtitle = (each for each in forms_of(subtitle, words) if each not in OF_TYPES)
    return frozenset((*forms_of(title, words), *of_subtitle))


def forms_of(text: str, words: Words) -> Iterator[str]:
    """The designators that the words of a text stand for, without conjunctions and articles."""
    for word in _BLANKS_AND_SPLITTERS.split(text.translate(_APOSTROPHES)):
        for form in _forms(word, words):
            if form not in PLAIN:
                yield form


def _forms(word: str, words: Words) -> Iterator[str]:
    """Yield the designators that a word stands for, if it has no blanks or signs that split it."""
    if word.isalpha():  # as most words are; nothing of what follows is about them
        for part in _CAMEL.split(word):
            yield from _whole_words(part.lower(), words)
        return
    if number := _number(word.strip(_OUTER.replace(".", ""))):
        yield number
        return
    if re.fullmatch(r"\.\d+", word):  # the decimal mark is no punctuation in front (14.1)
        yield word
        return
    plain = word.strip(_OUTER)
    while plain.lower() not in words.contractions and plain.endswith(_POSSESSIVE):
        plain = plain.removesuffix("'s").removesuffix("'S").strip(_OUTER)  # 14.2.2
    if not plain:
        return
    if number := _number(plain):
        yield number
        return
    if "'" in plain:
        yield plain.lower()  # 14.5.1
        return
    if any(sign.isdigit() for sign in plain):
        yield plain.lower()  # 14.5.4
        return
    for part in _CAMEL.split(plain):
        yield from _whole_words(part.lower(), words)


def _number(word: str) -> str | None:
    """A number in figures, without its marks for thousands and dollars; None for anything else."""
    found = _NUMBER.fullmatch(word)
    return found[1].replace(",", "") + (found[2] or "") if found else None


def _whole_words(word: str, words: Words) -> Iterator[str]:
    singular = _singular(word, words)
    for part in words.parts.get(singular, words.parts.get(word, (singular,))):
        yield CYBER if part.startswith(CYBER) else part  # 14.2.3


def _singular(word: str, words: Words) -> str:
    """The singular of a word. Rules: 14.2.1."""
    if word in words.plurals:
        return words.plurals[word]
    if word in words.singulars or not word[1:].isalpha() or len(word) < 4:
        return word
    if word.endswith(("ss", "us", "is")):
        return word
    if word.endswith("ies"):
        return f"{word[:-3]}y"
    if word.endswith(("sses", "xes", "ches", "shes", "zes")):
        return word[:-2]
    return word.removesuffix("s")
