"""Beginning a game of two to five decks. Rules: 1, 2."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from app.games.shadowfist.editions import DEFAULT_EDITION, Edition
from app.games.shadowfist.engine.model.card_text import CardText
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.kinds import Kind, kind_of, token_kind
from app.games.shadowfist.engine.model.state import Game, State
from app.games.shadowfist.engine.procedures.asking import begin
from app.games.shadowfist.engine.procedures.setup import seat_players
from app.games.shadowfist.engine.procedures.table import run
from app.games.shadowfist.engine.wordings import text_of_printing
from app.games.shadowfist.facts import GOALS, Catalogue, Printing, TableSize, in_edition
from app.games.shadowfist.terms import CardType
from app.games.tabletop.facts import PrintingId
from app.games.tabletop.referee import rng

SEATS: Final = range(2, 6)
"""Numbers of players. Rules: 1.1."""

Texts: TypeAlias = Callable[[Catalogue, Printing], CardText | None]
"""The text of a printing; None where it is not known."""


class CannotReferee(ValueError):  # noqa: N818  it is a refusal, named as one
    """The error for decks that cannot be played; the message says why."""


def new_game(
    catalogue: Catalogue,
    decks: Sequence[Sequence[str]],
    *,
    seed: int,
    first: int | None = None,
    goal: int | None = None,
    texts: Texts = text_of_printing,
    stacked: bool = False,
    by_hand: int | None = None,
    asks_all: bool = False,
    edition: Edition = DEFAULT_EDITION,
) -> State:
    """Begin a game up to its first question.

    `decks` are ids of printings, copy by copy. Seats and the first player are drawn by lot (2.1);
    where `first` is given, the decks sit as they stand and that one begins. The goal is 6 for two
    players and else 5 (4.1), unless another one is given. `texts`
    gives the text of a printing. Decks that
    are `stacked` are shuffled already, and given from the top. `by_hand` is the seat of somebody
    who changes things by hand. Cards have the facts of the `edition`.

    Raises CannotReferee.
    """
    known: dict[str, Kind] = {}
    facts = in_edition(catalogue, edition)
    kinds = [[_kind(facts, it, known, texts) for it in deck] for deck in decks]
    return begin_game(
        kinds,
        seed=seed,
        first=first,
        goal=goal,
        decks=tuple(map(tuple, decks)),
        digest=catalogue.digest,
        tokens={it.title: token_kind(it) for it in catalogue.tokens.values()},
        stacked=stacked,
        by_hand=by_hand,
        asks_all=asks_all,
        edition=edition,
    )


def begin_game(
    kinds: Sequence[Sequence[Kind]],
    *,
    seed: int,
    first: int | None = None,
    goal: int | None = None,
    decks: tuple[tuple[str, ...], ...] = (),
    digest: str = "",
    tokens: Mapping[str, Kind] | None = None,
    stacked: bool = False,
    by_hand: int | None = None,
    asks_all: bool = False,
    edition: Edition = DEFAULT_EDITION,
) -> State:
    """Begin a game of decks that are given as kinds of cards. Raises CannotReferee."""
    count = len(kinds)
    if count not in SEATS:
        raise CannotReferee(f"Two to five decks play a game, not {count}")
    if first is not None and first not in range(count):
        raise CannotReferee(f"Deck {first + 1} cannot begin: there are {count} decks")
    for place, deck in enumerate(kinds, start=1):
        if not deck:
            raise CannotReferee(f"Deck {place} has no cards")
        for kind in deck:
            if kind.type is CardType.TOKEN:
                raise CannotReferee(
                    f"Deck {place}: {kind.title} is a token, which no deck may hold"
                )
    word = seed & ((1 << 64) - 1)
    seating = list(range(count))
    starter = first
    if starter is None:
        word, seating = rng.shuffled(word, count)
        word, starter = rng.below(word, count)
    if goal is None:
        goal = GOALS[TableSize.DUEL if count == 2 else TableSize.MULTIPLAYER]
    has_scripts = any(kind.text for deck in kinds for kind in deck)
    game = Game(
        digest, decks, tuple(seating), seed, first, goal, tokens or {}, has_scripts, by_hand,
        edition, asks_all,
    )  # fmt: skip
    state = State(game, rng=word)
    seat_players(state, count)
    for player, seated in enumerate(seating):
        _put_in(state, player, kinds[seated], stacked=stacked)
    begin(state, "setup", starter)
    run(state)
    return state


def _put_in(state: State, player: int, kinds: Sequence[Kind], *, stacked: bool) -> None:
    """2.3: a card's number follows its place in the shuffled deck, so that it tells nothing."""
    order: Sequence[int] = range(len(kinds))[::-1]
    if not stacked:
        state.rng, order = rng.shuffled(state.rng, len(kinds))
    for place in order:
        state.deck[player].append(add_card(state, kinds[place], player))


def add_card(state: State, kind: Kind, owner: int) -> int:
    """A new card of the game, in its owner's deck; its number."""
    card = len(state.kinds)
    state.kinds.append(kind)
    state.area.append(Area.DECK)
    for numbers, value in (
        (state.owner, owner), (state.controller, owner), (state.mark, 0), (state.damage, 0),
        (state.corrupted, 0), (state.at, -1), (state.subject, -1), (state.shown, 0),
    ):  # fmt: skip
        numbers.append(value)
    for flags in (state.face_down, state.turned, state.skips, state.unresolved):
        flags.append(False)
    return card


def _kind(catalogue: Catalogue, id_: str, known: dict[str, Kind], texts: Texts) -> Kind:
    if id_ in known:
        return known[id_]
    found = catalogue.by_printing.get(PrintingId(id_))
    if found is None:
        raise CannotReferee(f"There is no printing {id_!r}")
    printing = catalogue.read_as(found)
    title = printing.card
    if title.is_token or title.name in catalogue.barred:
        raise CannotReferee(f"{title.name} may not be in a deck")
    known[id_] = kind_of(title, printing.printed, id_, texts(catalogue, printing))
    return known[id_]
