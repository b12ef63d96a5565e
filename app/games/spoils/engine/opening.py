"""A new game from two decks, up to its first question. Rules: 601."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.engine.game_builder import SEATS, CannotReferee, build_game
from app.games.spoils.engine.model.game import RECORD_SCHEMA, Deck
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.procedures import loop, setup
from app.games.spoils.facts import Catalogue
from app.games.spoils.scripts import SCRIPTS


def new_game(
    catalogue: Catalogue,
    decks: Sequence[Deck],
    *,
    seed: int,
    edition: Edition = DEFAULT_EDITION,
    first: int | None = None,
    blanks: bool = False,
    scripts: Mapping[str, v.Script] = SCRIPTS,
    record_schema: int = RECORD_SCHEMA,
) -> State:
    """A game of two decks up to its first question. Rules: 601.

    `first` is the seat that takes the first turn; with None, a player drawn at random decides.
    Cards whose text the referee cannot follow are refused, or played without text where
    `blanks` allows it. `scripts` are the texts by card name. A game that replays a record is
    given its `record_schema`, so that it asks the same questions.

    Raises CannotReferee, naming every card that the referee cannot play.
    """
    if len(decks) != SEATS:
        raise CannotReferee(
            f"The referee can run games of {SEATS} players, not {len(decks)}. "
            "No edition says how more players respond to each other."
        )
    if first not in (None, *range(SEATS)):
        raise CannotReferee(f"There is no seat {first}; seat 0 or seat 1 takes the first turn")
    game = build_game(
        catalogue,
        [name for deck in decks for name in (deck.faction, *deck.cards)],
        seed=seed,
        edition=edition,
        blanks=blanks,
        scripts=scripts,
        decks=decks,
        first=first,
        record_schema=record_schema,
    )
    for deck in decks:
        if catalogue.by_name[deck.faction].faction is None:
            raise CannotReferee(f"{deck.faction} is not a faction")
    state = setup.lay_out(game)
    loop.run(state)
    return state
