"""A game is its inputs: decks, seed, and the answers given. Replays and saves are these."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from app.games.shadowfist import KEY
from app.games.shadowfist.editions import DEFAULT_EDITION, Edition
from app.games.shadowfist.engine.model.actions import Action, read_action
from app.games.shadowfist.engine.model.events import Event
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.opening import CannotReferee, new_game
from app.games.shadowfist.engine.referee import apply
from app.games.shadowfist.facts import Catalogue
from app.games.tabletop.referee import records
from app.games.tabletop.referee.decisions import IllegalAction
from app.games.tabletop.referee.records import RecordError

SCHEMA: Final = 2
WITHOUT_EDITION: Final = 1
"""The schema of records that know the usual edition only, and no version of the rules."""
RULES_VERSION: Final = 19
"""Raised when the referee comes to play something otherwise; 1 is that of the records before."""


@dataclass(frozen=True, slots=True)
class Record:
    """One game from its start to the last answer given.

    `digest` is the `table_digest` of the state after the last answer; an empty one is not compared.
    Cards have the facts of the `edition`; `rules` is the version of the referee that played it.
    `asks_all` is that of the game.
    """

    catalogue: str
    decks: tuple[tuple[str, ...], ...]
    seed: int
    first: int | None
    goal: int
    actions: tuple[Action, ...]
    digest: str = ""
    edition: Edition = DEFAULT_EDITION
    rules: int = RULES_VERSION
    asks_all: bool = False

    def to_json(self) -> str:
        """The record as JSON text, the same for the same game."""
        parts = {
            "catalogue": self.catalogue,
            "edition": self.edition.value,
            "rules": self.rules,
            "seed": self.seed,
            "first": self.first,
            "goal": self.goal,
            "decks": [list(deck) for deck in self.decks],
            "actions": [str(action) for action in self.actions],
            "digest": self.digest,
            **({"asks_all": True} if self.asks_all else {}),
        }
        return records.written(KEY, SCHEMA, parts)


def record_of(state: State, actions: Sequence[Action]) -> Record:
    """The record of a game from `new_game` that got these answers."""
    game = state.game
    return Record(
        game.catalogue, game.decks, game.seed, game.first, game.goal, tuple(actions),
        table_digest(state), game.edition, asks_all=game.asks_all,
    )  # fmt: skip


def read_record(text: str) -> Record:
    """Read what `Record.to_json` wrote. Raises RecordError, which names what is wrong and where."""
    fields = records.read_object(text, KEY, (SCHEMA, WITHOUT_EDITION))
    has_rules = fields.number("schema") != WITHOUT_EDITION
    rules = fields.number("rules") if has_rules else 1
    with records.naming_versions(rules, RULES_VERSION):
        return _read(fields, rules)


def _read(fields: records.Fields, rules: int) -> Record:
    decks = []
    for place, deck in enumerate(fields.items("decks"), start=1):
        if not isinstance(deck, list) or not all(isinstance(it, str) for it in deck):
            raise RecordError(f"Deck {place} of the record must be a list of printings")
        decks.append(tuple(deck))
    return Record(
        catalogue=fields.text("catalogue"),
        decks=tuple(decks),
        seed=fields.number("seed"),
        first=fields.number_or_none("first"),
        goal=fields.number("goal"),
        actions=records.read_answers(fields.texts("actions"), read_action),
        digest=fields.text("digest"),
        edition=_edition(fields),
        rules=rules,
        asks_all="asks_all" in fields.told and fields.flag("asks_all"),
    )


def _edition(fields: records.Fields) -> Edition:
    if fields.number("schema") == WITHOUT_EDITION:
        return DEFAULT_EDITION
    named = fields.text("edition")
    if named not in tuple(Edition):
        known = ", ".join(Edition)
        raise RecordError(f"The record names the edition {named!r}; known are {known}")
    return Edition(named)


def start_again(record: Record, catalogue: Catalogue) -> State:
    """The game of a record at its first question.

    Raises RecordError when the catalogue is another one or the game cannot be refereed.
    """
    if record.catalogue != catalogue.digest:
        raise RecordError(
            f"The record was made with a different catalogue{_made_by_others(record)}"
        )
    try:
        return new_game(
            catalogue, record.decks, seed=record.seed, first=record.first, goal=record.goal,
            edition=record.edition, asks_all=record.asks_all,
        )  # fmt: skip
    except CannotReferee as error:
        raise RecordError(f"{error}{_made_by_others(record)}") from error


def played_again(record: Record, state: State) -> Iterator[tuple[Action, tuple[Event, ...]]]:
    """Give the answers of a record to its game; each with what it brought about.

    Raises RecordError when an answer is not legal, or the game comes out differently; it says so
    where the record was made by another version of the rules.
    """
    with records.naming_versions(record.rules, RULES_VERSION):
        yield from records.played_again(state, record.actions, apply, IllegalAction)
        if record.digest and record.digest != table_digest(state):
            raise RecordError("Replaying the record gives a different game")


def told_of_rules(record: Record) -> str:
    """A sentence about a record that other rules made, naming both versions; empty if equal."""
    return records.replayed_by_other_rules(record.rules, RULES_VERSION)


def _made_by_others(record: Record) -> str:
    """A note for errors about records of other rules, naming both versions; empty if equal."""
    return records.made_by_other_rules(record.rules, RULES_VERSION)


def replay(record: Record, catalogue: Catalogue) -> State:
    """The game of a record, played again up to its last answer. Raises RecordError."""
    state = start_again(record, catalogue)
    for _ in played_again(record, state):
        pass
    return state


def table_digest(state: State) -> str:
    """SHA-256 of the table and of what is asked, as 64 hexadecimal digits."""
    told = hashlib.sha256()
    for card, kind in enumerate(state.kinds):
        told.update(f"{kind.title!r} {state.area[card].value}\n".encode())
    for field in _TABLE:
        told.update(f"{field} {getattr(state, field)!r}\n".encode())
    if state.decision is not None:
        asked = state.decision
        told.update(f"{asked.player} {asked.kind.value} {list(map(str, asked.options))}\n".encode())
    if state.result is not None:
        told.update(f"{state.result.winner} {state.result.why.value}\n".encode())
    return told.hexdigest()


_TABLE: Final = (
    "owner", "controller", "face_down", "turned", "damage", "corrupted", "at", "subject", "deck",
    "hand", "in_play", "smoked", "toasted", "burned", "columns", "rows", "power", "turn", "active",
    "rng",
)  # fmt: skip
