"""Persons and the sides they sit at. Nothing else in the referee tells a person from a side.

Everywhere else a player is a side of the table: a hand, a deck and a faction, `you` in a text, the
one who is asked and the one who wins. A person decides for the side they sit at and sees what
belongs to it. At first everybody sits at the side of their own deck; a text may make them change
seats. `Result.winner` names both the side that won and the person who brought its deck, wherever
they sit by then.
"""

from __future__ import annotations

from typing import NewType

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import Player
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read.active_text import rules_for

Person = NewType("Person", int)
"""Somebody who plays, by the number of the side whose deck they brought."""


def are_switched(state: State) -> bool:
    """True if both sit at each other's side; two texts that say so cancel each other out."""
    if not state.game.switches_seats:
        return False
    return len(rules_for(state, state.first, v.SitsOpposite)) % 2 == 1


def person_at(state: State, side: Player) -> Person:
    """The person who sits at a side now."""
    return Person(1 - side if are_switched(state) else side)


def side_of(state: State, person: Person) -> Player:
    """The side at which a person sits now."""
    return 1 - person if are_switched(state) else person
