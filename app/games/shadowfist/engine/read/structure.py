"""Positions of cards: structures, locations and neighbours. Rules: 9.1, 13.1."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.state import State

NOBODY = -1


def owner_of(state: State, location: int) -> int:
    """Return the player whose structure a location belongs to. Rules: 9.1.2."""
    return location if location < len(state.power) else state.land[location]


def locations(state: State, player: int) -> list[int]:
    """A player's locations from left to right; without Sites the unspecified one (9.1.2.2)."""
    return state.columns[player] or [player]


def has_location(state: State, player: int) -> bool:
    """Tell whether a player has a location, through a Site or a Character. Rules: 9.1.2.3.

    For texts of cards that are not scripted yet.
    """
    kinds = state.kinds
    return bool(state.columns[player]) or any(
        kinds[card].is_character for card in state.in_play[player]
    )


def by_now(state: State, location: int) -> int:
    """Return the location that one has become, -1 if it has ceased to exist.

    The unspecified location of a player is location 1 once there is a Site. Rules: 9.1.3.1, 13.0.
    """
    if location in state.rows:
        return location
    return locations(state, location)[0] if 0 <= location < len(state.power) else -1


def neighbours(state: State, location: int) -> list[int]:
    """The locations to the left and right of one, in the same structure."""
    columns = state.columns[owner_of(state, location)]
    if location not in columns:
        return []
    place = columns.index(location)
    return columns[max(0, place - 1) : place] + columns[place + 1 : place + 2]


def location_of(state: State, card: int) -> int:
    """Return a card's location; a State is at its subject's (25.5.6), and Edges are at none."""
    subject = state.subject[card]
    return state.at[card] if subject < 0 else location_of(state, subject)


def home_of(state: State, card: int) -> int:
    """Return the location that an attacker set out from, -1 for a card that does not attack."""
    return -1 if state.attack is None else state.attack.home.get(card, -1)


def front_site(state: State, location: int) -> int:
    """The front-row Site of a location; -1 where there is none."""
    return state.rows.get(location, (-1, -1))[0]


def is_in_front(state: State, card: int) -> bool:
    """Tell whether a card is a front-row Site."""
    return front_site(state, state.at[card]) == card


def free_back_rows(state: State, player: int) -> list[int]:
    """A player's locations with a Site in front and none behind. Rules: 9.1.3.2.

    The location of an attack without a Site stays until everybody returns home, and takes no other.
    """
    rows = state.rows
    return [it for it in state.columns[player] if rows[it][0] >= 0 > rows[it][1]]


def characters(state: State, player: int) -> Iterator[int]:
    """The Characters that a player controls."""
    kinds = state.kinds
    return (card for card in state.in_play[player] if kinds[card].is_character)


def sites(state: State, player: int) -> Iterator[int]:
    """The Sites that a player controls."""
    kinds = state.kinds
    return (card for card in state.in_play[player] if kinds[card].is_site)


def feng_shui_sites(state: State, player: int) -> int:
    """Count the Feng Shui Sites that a player has in play. Rules: 4.1."""
    kinds = state.kinds
    return sum(kinds[card].is_feng_shui for card in state.in_play[player])


def others(state: State, player: int) -> Iterator[int]:
    """The opponents who are not eliminated, clockwise from the left."""
    count = len(state.power)
    seats = ((player + step) % count for step in range(1, count))
    return (it for it in seats if not state.is_out[it])


def from_left_of(state: State, player: int) -> Iterator[int]:
    """All players who are not eliminated, clockwise from the left of one, who is last."""
    yield from others(state, player)
    if not state.is_out[player]:
        yield player


def in_seats(state: State, player: int) -> Iterator[int]:
    """All players who are not eliminated, clockwise, beginning with one."""
    if not state.is_out[player]:
        yield player
    yield from others(state, player)


def is_in_play(state: State, card: int, mark: int) -> bool:
    """Tell whether a card is in play and still the one marked `mark`. Rules: 24.1.3.3, 34.0."""
    return state.mark[card] == mark and state.area[card] is Area.IN_PLAY


def progress(state: State, player: int) -> int:
    """Feng Shui Sites in play and cards burned for victory. Rules: 4.1."""
    return feng_shui_sites(state, player) + len(state.burned[player])


def has_reached_goal(state: State, player: int) -> bool:
    """Tell whether a player has as many Feng Shui Sites, in play or burned, as win. Rules: 4.1."""
    return progress(state, player) >= state.game.goal


def opponents_have_no_sites(state: State, player: int) -> bool:
    """Tell whether no opponent has a Feng Shui Site in play. Rules: 4.3."""
    return all(feng_shui_sites(state, other) == 0 for other in others(state, player))
