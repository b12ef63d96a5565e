"""Mistakes of positions that no game could reach."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.games.shadowfist.engine.model.kinds import Kind
from app.games.shadowfist.engine.model.position import Laid, Seat, WrongLaid
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read.scores import body, fighting


def wrong_places(seat: Seat, kinds: Mapping[str, Kind]) -> Iterator[WrongLaid]:
    """Yield what lies where no such card can lie. Rules: 7.4, 9.1, 24.4, 25.5.1."""
    for site in seat.structure:
        if not kinds[site.name].is_site:
            told = f"{site.name} is no Site. List it under its Site with [with], or under others."
            yield WrongLaid(told, site.name)
        behind = [it for it in site.held if kinds[it.name].is_site]
        if len(behind) > 1:
            told = (
                f"Behind {site.name} lie {len(behind)} Sites; a location has two at most (9.1.3)."
            )
            yield WrongLaid(told, site.name)
        for card in site.held:
            if not (kinds[card.name].is_site or kinds[card.name].is_character):
                told = f"{card.name} is neither a Site nor a Character, so it is at no location."
                yield WrongLaid(told, card.name)
            yield from _wrong_card(card, kinds)
        yield from _wrong_marks(site, kinds)
    for card in seat.others:
        if kinds[card.name].is_site:
            told = f"{card.name} is a Site. List it under structure (9.1)."
            yield WrongLaid(told, card.name)
        elif kinds[card.name].is_event:
            told = f"{card.name} is an Event, which never stays in play. List it under hand."
            yield WrongLaid(told, card.name)
        elif kinds[card.name].is_state:
            told = f"{card.name} is a State. Write it as with 1 NAME below its subject (25.5.1)."
            yield WrongLaid(told, card.name)
        yield from _wrong_card(card, kinds)


def _wrong_card(card: Laid, kinds: Mapping[str, Kind]) -> Iterator[WrongLaid]:
    yield from _wrong_marks(card, kinds)
    for held in card.held:
        if not kinds[held.name].is_state:
            told = f"{held.name} is no State, so it cannot lie on {card.name} (7.4)."
            yield WrongLaid(told, held.name)


def _wrong_marks(card: Laid, kinds: Mapping[str, Kind]) -> Iterator[WrongLaid]:
    if card.is_face_down and not kinds[card.name].is_feng_shui:
        told = f"{card.name} is no Feng Shui Site. Take away [face-down] (24.4)."
        yield WrongLaid(told, card.name)


def wrong_scores(state: State) -> Iterator[WrongLaid]:
    """Yield damage that would have smoked a card already. Rules: 20.0, 12.0."""
    for player in state.players:
        for card in state.in_play[player]:
            kind = state.kinds[card]
            if not state.damage[card]:
                continue
            left = body(state, card) if kind.is_site else fighting(state, card)
            if not (kind.is_site or kind.is_character):
                told = f"{kind.title} cannot be damaged. Take away [damage]."
                yield WrongLaid(told, kind.title)
            elif left <= 0:
                told = (
                    f"{kind.title} has {state.damage[card]} damage and would be gone (20.0). "
                    "Lower it, or list the card under smoked."
                )
                yield WrongLaid(told, kind.title)
