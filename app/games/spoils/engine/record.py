"""A game is its inputs: decks, seed, edition and the answers given. Replays and saves are these."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from app.games import SPOILS
from app.games.spoils.editions import Edition
from app.games.spoils.engine.actions import Action, read_action
from app.games.spoils.engine.game import Deck
from app.games.spoils.engine.opening import CannotReferee, new_game
from app.games.spoils.engine.referee import apply
from app.games.spoils.engine.state import State
from app.games.spoils.facts import Catalogue

SCHEMA: Final = 1


class RecordError(ValueError):
    """A record that cannot be read or replayed; the message says what is wrong with it."""


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
            "game": SPOILS,
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
    """Read what `Record.to_json` wrote. Raises RecordError."""
    try:
        told = json.loads(text)
        if told["game"] != SPOILS or told["schema"] != SCHEMA:
            raise RecordError(f"This is no record of {SPOILS}, schema {SCHEMA}")
        return Record(
            catalogue=str(told["catalogue"]),
            edition=Edition(told["edition"]),
            decks=tuple(_deck_from_json(deck) for deck in told["decks"]),
            seed=int(told["seed"]),
            first=None if told["first"] is None else int(told["first"]),
            blanks=bool(told["blanks"]),
            actions=tuple(read_action(line) for line in told["actions"]),
            digest=str(told["digest"]),
        )
    except RecordError:
        raise
    except (ValueError, KeyError, TypeError) as error:
        raise RecordError(f"This is no record of a game: {error}") from error


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


def replay(record: Record, catalogue: Catalogue) -> State:
    """The game of a record, played again up to its last answer.

    Raises RecordError when the catalogue is another one, an answer is not legal, or the
    game comes out differently.
    """
    state = start_again(record, catalogue)
    for place, action in enumerate(record.actions, start=1):
        try:
            apply(state, action)
        except ValueError as error:
            raise RecordError(f"Answer {place} of the record: {error}") from error
    if record.digest and record.digest != digest(state):
        raise RecordError("The game comes out differently from its record")
    return state


def digest(state: State) -> str:
    """SHA-256 of everything that matters for how a game goes on, as 64 hexadecimal digits."""
    told = hashlib.sha256()
    for field in _FIELDS:
        told.update(f"{field} {getattr(state, field)!r}\n".encode())
    told.update(f"{sorted(state.memory.items())!r}\n".encode())
    told.update(f"{state.battle!r}\n".encode())
    for frame in state.frames:
        told.update(f"{frame!r}\n".encode())
    return told.hexdigest()


_FIELDS: Final = (
    "kind", "owner", "controller", "area", "arrival", "face_down", "depleted", "ready",
    "attached_to", "damage", "tokens", "deck", "hand", "discard_pile", "out_of_game", "void",
    "in_play", "being_deployed", "influence", "first", "active", "turn", "rng", "holding",
    "pending", "changes", "decision", "result", "actions_this_turn",
)  # fmt: skip


def _deck_to_json(deck: Deck) -> dict[str, Any]:
    return {
        "faction": deck.faction,
        "cards": list(deck.cards),
        "starting": list(deck.starting),
        "order": None if deck.order is None else list(deck.order),
    }


def _deck_from_json(told: dict[str, Any]) -> Deck:
    return Deck(
        faction=str(told["faction"]),
        cards=tuple(told["cards"]),
        starting=tuple(told["starting"]),
        order=None if told["order"] is None else tuple(told["order"]),
    )
