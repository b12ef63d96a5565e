"""Mistakes of positions that no game could reach."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from app.games.shadowfist.engine.model.kinds import Kind
from app.games.shadowfist.engine.model.position import Laid, Seat, WrongLaid
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read.scores import body, fighting


def wrong_places(seat: Seat, kinds: Mapping[str, Kind]) -> Iterator[WrongLaid]:
    """Yield what lies where no such card can lie. Rules: 7.4, 9.1, 24.4, 25.5.1."""
    for site in seat.structure:
        if not kinds[site.name].is_site:
            told = (
                f"{site.name} is not a Site. List it under its Site with [with], or under others."
            )
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
            told = (
                f"{held.name} is not a State, so it cannot lie on {card.name} (7.4). List it "
                "elsewhere, or indent it less."
            )
            yield WrongLaid(told, held.name)
        yield from _wrong_marks(held, kinds)
        for below in held.held:
            told = (
                f"{below.name} cannot lie on {held.name}: nothing lies on a State (7.4). Indent it "
                f"like {held.name}."
            )
            yield WrongLaid(told, below.name)


def _wrong_marks(card: Laid, kinds: Mapping[str, Kind]) -> Iterator[WrongLaid]:
    if card.is_face_down and not kinds[card.name].is_feng_shui:
        told = f"{card.name} is not a Feng Shui Site. Take away [face-down] (24.4)."
        yield WrongLaid(told, card.name)


def wrong_frame(seats: Sequence[Seat], turn: int, active: int) -> Iterator[WrongLaid]:
    """Yield what is wrong with the turn, and with whose turn it is."""
    if active not in range(len(seats)):
        told = f"There is no player {active + 1} to have the turn."
        yield WrongLaid(f"{told} Write player 1 to {len(seats)}.")
    if turn < 1:
        yield WrongLaid(f"There is no turn {turn}. Write turn 1 or later.")


def wrong_owners(seats: Sequence[Seat]) -> Iterator[WrongLaid]:
    """Yield the cards in play whose owner has no seat."""
    for seat in seats:
        for card in _all((*seat.structure, *seat.others)):
            if card.owner is not None and card.owner not in range(len(seats)):
                told = f"There is no player {card.owner + 1} to own {card.name}."
                yield WrongLaid(f"{told} Write owner 1 to {len(seats)}.", card.name)


def _all(cards: Iterable[Laid]) -> Iterator[Laid]:
    for card in cards:
        yield card
        yield from _all(card.held)


def wrong_burned(seat: Seat, kinds: Mapping[str, Kind], goal: int) -> Iterator[WrongLaid]:
    """Yield what cannot have been burned for victory while the game goes on. Rules: 4.1, 4.2."""
    for name in seat.burned:
        if not kinds[name].is_feng_shui:
            told = f"{name} is not a Feng Shui Site, so nobody burned it for victory (4.1)."
            yield WrongLaid(f"{told} List it under smoked or toasted.", name)
    if len(seat.burned) >= goal:
        told = f"{len(seat.burned)} Sites burned for victory have won the game (4.2)."
        yield WrongLaid(f"{told} List {goal - 1} at most under burned.", seat.burned[-1])


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
