"""A game is its inputs: decks, seed, edition and the answers given. Replays and saves are these."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from app.games.capabilities.recordings import RecordError
from app.games.spoils import KEY
from app.games.spoils.editions import Edition
from app.games.spoils.engine.model.actions import Action, IllegalAction, read_action
from app.games.spoils.engine.model.events import Event
from app.games.spoils.engine.model.game import Deck
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.opening import CannotReferee, new_game
from app.games.spoils.engine.referee import apply
from app.games.spoils.facts import Catalogue

SCHEMA: Final = 1

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Record:
    """One game from its start to the last answer given; `digest` is that of the state then."""

    catalogue: str
    edition: Edition
    decks: tuple[Deck, ...]
    seed: int
    first: int | None
    blanks: bool
    actions: tuple[Action, ...]
    digest: str = ""

    def to_json(self) -> str:
        """The record as JSON text, the same for the same game."""
        told = {
            "game": KEY,
            "schema": SCHEMA,
            "catalogue": self.catalogue,
            "edition": self.edition.value,
            "seed": self.seed,
            "first": self.first,
            "blanks": self.blanks,
            "decks": [_deck_to_json(deck) for deck in self.decks],
            "actions": [str(action) for action in self.actions],
            "digest": self.digest,
        }
        return json.dumps(told, ensure_ascii=False, indent=1)


def record_of(state: State, actions: Sequence[Action], *, blanks: bool = False) -> Record:
    """The record of a game that was opened with `new_game` and got these answers."""
    game = state.game
    return Record(
        catalogue=game.catalogue.digest,
        edition=game.edition,
        decks=tuple(game.decks),
        seed=game.seed,
        first=game.first,
        blanks=blanks,
        actions=tuple(actions),
        digest=digest(state),
    )


def read_record(text: str) -> Record:
    """Read what `Record.to_json` wrote. Raises RecordError, which names what is wrong and where."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"This is no record of a game: {error}") from error
    if not isinstance(told, dict) or (told.get("game"), told.get("schema")) != (KEY, SCHEMA):
        raise RecordError(f"This is no record of {KEY}, schema {SCHEMA}")
    edition = _field(told, "edition", str, "The record")
    if edition not in set(Edition):
        raise RecordError(f"The record: 'edition' is {edition!r}; there are {', '.join(Edition)}")
    first = told.get("first")
    decks = _field(told, "decks", list, "The record")
    return Record(
        catalogue=_field(told, "catalogue", str, "The record"),
        edition=Edition(edition),
        decks=tuple(_deck_from_json(deck, f"Deck {n}") for n, deck in enumerate(decks, start=1)),
        seed=_field(told, "seed", int, "The record"),
        first=None if first is None else _field(told, "first", int, "The record"),
        blanks=_field(told, "blanks", bool, "The record"),
        actions=tuple(
            _read_answer(place, line)
            for place, line in enumerate(_texts(told, "actions", "The record"), start=1)
        ),
        digest=_field(told, "digest", str, "The record"),
    )


def _field(told: dict[str, Any], key: str, kind: type[T], where: str) -> T:
    """What stands under a key, if it is of the kind asked for."""
    if key not in told:
        raise RecordError(f"{where}: {key!r} is missing")
    value = told[key]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise RecordError(f"{where}: {key!r} has to be {_KINDS[kind]}, not {_short(value)}")
    return value


def _texts(told: dict[str, Any], key: str, where: str) -> tuple[str, ...]:
    """A list of texts."""
    lines = _field(told, key, list, where)
    for place, line in enumerate(lines, start=1):
        if not isinstance(line, str):
            raise RecordError(f"{where}: {key!r} {place} has to be a text, not {_short(line)}")
    return tuple(lines)


def _short(value: object) -> str:
    shown = repr(value)
    return shown if len(shown) <= _SHOWN else f"{shown[:_SHOWN]}..."


def _read_answer(place: int, line: str) -> Action:
    try:
        return read_action(line)
    except ValueError as error:
        raise RecordError(f"Answer {place} of the record: {error}") from error


_KINDS: Final[dict[type, str]] = {
    str: "a text",
    int: "a whole number",
    bool: "true or false",
    list: "a list",
}
_SHOWN: Final = 60


def start_again(record: Record, catalogue: Catalogue) -> State:
    """The game of a record at its first question.

    Raises RecordError when the catalogue is another one or the game cannot be refereed.
    """
    if record.catalogue != catalogue.digest:
        raise RecordError("The record was made with another catalogue")
    try:
        return new_game(
            catalogue,
            record.decks,
            seed=record.seed,
            edition=record.edition,
            first=record.first,
            blanks=record.blanks,
        )
    except CannotReferee as error:
        raise RecordError(str(error)) from error


def played_again(record: Record, state: State) -> Iterator[tuple[Action, tuple[Event, ...]]]:
    """Give the answers of a record to its game; each with what it brought about.

    Raises RecordError when an answer is not legal, or the game comes out differently.
    """
    for place, action in enumerate(record.actions, start=1):
        try:
            events = apply(state, action)
        except IllegalAction as error:
            raise RecordError(f"Answer {place} of the record: {error}") from error
        yield action, events
    if record.digest and record.digest != digest(state):
        raise RecordError("The game comes out differently from its record")


def replay(record: Record, catalogue: Catalogue) -> State:
    """The game of a record, played again up to its last answer.

    Raises RecordError when the catalogue is another one, an answer is not legal, or the
    game comes out differently.
    """
    state = start_again(record, catalogue)
    for _ in played_again(record, state):
        pass
    return state


def digest(state: State) -> str:
    """SHA-256 of everything that matters for how a game goes on, as 64 hexadecimal digits."""
    told = hashlib.sha256()
    for field in _FIELDS:
        told.update(f"{field} {getattr(state, field)!r}\n".encode())
    told.update(f"{sorted(state.memory.items())!r}\n".encode())
    told.update(f"{sorted(state.spared.items())!r}\n".encode())
    told.update(f"{sorted(map(repr, state.holds))!r}\n".encode())
    told.update(f"{state.battle!r}\n".encode())
    for frame in state.frames:
        told.update(f"{frame!r}\n".encode())
    return told.hexdigest()


_FIELDS: Final = (
    "kind", "owner", "controller", "area", "arrival", "face_down", "depleted", "ready",
    "attached_to", "damage", "tokens", "deck", "hand", "discard_pile", "out_of_game", "void",
    "in_play", "being_deployed", "influence", "first", "active", "turn", "rng", "holding",
    "pending", "changes", "decision", "result", "actions_this_turn",
    "this_turn", "steps",
)  # fmt: skip


def _deck_to_json(deck: Deck) -> dict[str, Any]:
    return {
        "faction": deck.faction,
        "cards": list(deck.cards),
        "starting": list(deck.starting),
        "order": None if deck.order is None else list(deck.order),
    }


def _deck_from_json(told: object, where: str) -> Deck:
    if not isinstance(told, dict):
        raise RecordError(f"{where} has to be an object, not {_short(told)}")
    return Deck(
        faction=_field(told, "faction", str, where),
        cards=_texts(told, "cards", where),
        starting=_texts(told, "starting", where),
        order=None if told.get("order") is None else _texts(told, "order", where),
    )
