"""The text of each printing, as far as it is known. Rules: 8.11.1."""

from __future__ import annotations

from functools import cache

from app.games.shadowfist.engine.model.card_text import CardText, text_of
from app.games.shadowfist.engine.model.kinds import kind_of
from app.games.shadowfist.facts import Catalogue, Printing
from app.games.shadowfist.scripts import script_of
from app.games.shadowfist.vocabulary import Script


def text_of_printing(catalogue: Catalogue, printing: Printing) -> CardText | None:
    """The text of a printing; None where it is not known, or the facts say all."""
    id_ = printing.lackey_id
    is_newest = str(catalogue.newest[printing.card.name].id) == id_
    found = script_of(printing.card.name, id_, printing.set.code, is_newest=is_newest)
    return None if found is None else _text(found)


def no_text(catalogue: Catalogue, printing: Printing) -> None:
    """No text of any printing, so that cards are played as their numbers."""


def is_exact(catalogue: Catalogue, printing: Printing) -> bool:
    """Return True if the referee plays a printing exactly: by its facts, or by its script."""
    text = text_of_printing(catalogue, printing)
    return kind_of(printing.card, printing.printed, str(printing.id), text).is_exact


@cache
def _text(script: Script) -> CardText:
    return text_of(script.paragraphs)
