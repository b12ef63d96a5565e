"""Decks and positions as they stand in a record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Final

from app.games.spoils.engine.model.game import Deck
from app.games.spoils.engine.model.position import InPlay, Part, Phase, Position, Side
from app.games.tabletop.referee.records import Fields, RecordError, fields_of

MOST_NESTED: Final = 20


def deck_to_json(deck: Deck) -> Mapping[str, object]:
    """A deck as a JSON object."""
    return asdict(deck)


def deck_from_json(told: object, where: str) -> Deck:
    """A deck from its JSON object. Raises RecordError."""
    fields = fields_of(told, where)
    return Deck(
        faction=fields.text("faction"),
        cards=fields.texts("cards"),
        starting=fields.texts("starting"),
        order=None if fields.told.get("order") is None else fields.texts("order"),
    )


def position_to_json(position: Position) -> Mapping[str, object]:
    """A position as a JSON object."""
    return asdict(position)


def position_from_json(told: object) -> Position:
    """A position from its JSON object. Raises RecordError."""
    fields = fields_of(told, "The position")
    return Position(
        sides=tuple(_side(side, f"Side {n}") for n, side in enumerate(fields.items("sides"), 1)),
        turn=fields.number("turn"),
        active=fields.number("active"),
        phase=Phase(fields.one_of("phase", list(Phase))),
    )


def _side(told: object, where: str) -> Side:
    fields = fields_of(told, where)
    return Side(
        faction=fields.text("faction"),
        influence=fields.number_or_none("influence"),
        in_play=_cards(fields, "in_play"),
        resources=_cards(fields, "resources"),
        hand=fields.texts("hand"),
        deck=fields.texts("deck"),
        discard_pile=fields.texts("discard_pile"),
        out_of_game=fields.texts("out_of_game"),
        void=fields.texts("void"),
    )


def _cards(fields: Fields, key: str) -> tuple[InPlay | str, ...]:
    where = f"{fields.where}, {key!r}"
    return tuple(it if isinstance(it, str) else _card(it, where) for it in fields.items(key))


def _card(told: object, where: str, depth: int = 0) -> InPlay:
    fields = fields_of(told, where)
    if depth > MOST_NESTED:
        raise RecordError(f"{where}: cards are attached to each other more than {depth} times")
    return InPlay(
        name=fields.text("name"),
        is_face_down=fields.flag("is_face_down"),
        is_depleted=fields.flag("is_depleted"),
        is_new=fields.flag("is_new"),
        has_paid=fields.flag("has_paid"),
        damage=fields.number("damage"),
        tokens=fields.number("tokens"),
        attached=tuple(_card(it, where, depth + 1) for it in fields.items("attached")),
        controller=fields.number_or_none("controller"),
        owner=fields.number_or_none("owner"),
        part=None if fields.told.get("part") is None else Part(fields.one_of("part", list(Part))),
        named=fields.text("named") if "named" in fields.told else "",
    )
