"""Coverage of the cards: worded if a script prints, playable if the referee can follow it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from app.games.capabilities.card_coverage import CardStatus
from app.games.spoils.coverage.card_tests import card_tests_by_name
from app.games.spoils.engine import missing_words
from app.games.spoils.facts import Card, Catalogue
from app.games.spoils.scripts import SCRIPTS
from app.games.spoils.terms import CardType, Trade
from app.games.spoils.wording import wording_of

__all__ = ["status_of", "status_table", "statuses"]


def status_of(card: Card) -> CardStatus:
    """The status of one card."""
    script = SCRIPTS.get(card.name)
    if script is None or wording_of(card.name) is None:
        return CardStatus(card.name, worded=False, playable=False)
    missing = missing_words(script)
    return CardStatus(
        card.name,
        worded=True,
        playable=not missing,
        missing=missing,
        tests=len(card_tests_by_name().get(card.name, ())),
        needs_tests=bool(script.paragraphs),
    )


def statuses(catalogue: Catalogue) -> tuple[CardStatus, ...]:
    """The status of every card by name, tokens left out."""
    return tuple(status_of(card) for card in catalogue.cards if not card.is_token)


def status_table(catalogue: Catalogue) -> str:
    """Cards by trade and by type: worded, playable, with a text and tested, in Markdown."""
    lines = [
        "| cards | number | worded | playable | with a text | of these tested |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    lines += [_row(name, catalogue, chosen) for name, chosen in _kinds(catalogue)]
    return "\n".join(lines)


def _kinds(catalogue: Catalogue) -> Iterator[tuple[str, Callable[[Card], bool]]]:
    for trade in Trade:
        yield trade.value, lambda card, trade=trade: card.trade is trade  # type: ignore[misc]
    for kind in CardType:
        yield f"{kind.value}s", lambda card, kind=kind: card.type is kind  # type: ignore[misc]
    precons = _in_precons(catalogue)
    yield "in the preconstructed decks", lambda card: card.name in precons
    yield "**all**", lambda card: True


def _in_precons(catalogue: Catalogue) -> frozenset[str]:
    return frozenset(
        catalogue.by_printing[printing].card.name
        for precon in catalogue.precons.values()
        for printing in (line.printing for line in precon.lines)
    )


def _row(name: str, catalogue: Catalogue, chosen: Callable[[Card], bool]) -> str:
    them = [status_of(card) for card in catalogue.cards if not card.is_token and chosen(card)]
    worded = sum(status.worded for status in them)
    playable = sum(status.playable for status in them)
    texts = sum(status.needs_tests for status in them)
    tested = sum(status.needs_tests and not status.is_untested for status in them)
    return f"| {name} | {len(them)} | {worded} | {playable} | {texts} | {tested} |"
