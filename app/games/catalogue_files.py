"""The facts of a whole catalogue as one file: JSON, or CSV with a row for each printing."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Mapping

from app.games.capabilities.faces import CardListing
from app.games.card_json import printing_as_json
from app.games.tabletop.facts import AnyCatalogue


def catalogue_as_json(game: str, catalogue: AnyCatalogue, listing: CardListing) -> str:
    """The catalogue as one JSON object: its version, sets, and cards with their printings."""
    value = {
        "game": game,
        "version": catalogue.version,
        "digest": catalogue.digest,
        "sets": [
            {
                "code": one.code,
                "name": one.name,
                "size": one.size,
                "released": one.released_as or None,
            }
            for one in catalogue.sets
        ],
        "cards": [
            {
                **listing.fields(card, catalogue.newest_printing(card)),
                "printings": [printing_as_json(it) for it in catalogue.printings_of(card)],
            }
            for card in catalogue.cards
        ],
    }
    return json.dumps(value, ensure_ascii=False)


def catalogue_as_csv(catalogue: AnyCatalogue, listing: CardListing) -> str:
    """The catalogue as CSV: a row for each printing, by set and number, with its card's facts.

    Empty is what is not printed; several values are separated by `;`.
    """
    rows = _rows(catalogue, listing)
    first = next(rows, {})
    written = io.StringIO()
    table = csv.DictWriter(written, tuple(first), lineterminator="\r\n")
    table.writeheader()
    if first:
        table.writerow(first)
    table.writerows(rows)
    return written.getvalue()


def _rows(catalogue: AnyCatalogue, listing: CardListing) -> Iterator[Mapping[str, str]]:
    for printing in catalogue.printings:
        facts = {**printing_as_json(printing), **listing.fields(printing.card, printing)}
        yield {name: _cell(value) for name, value in facts.items()}


def _cell(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, list | tuple):
        return ";".join(map(_cell, value))
    return str(value)
