"""A game is its inputs: how it began, seed, edition and the answers given. Replays and saves are
these.

Schema 1 knew no positions, and its digest was one of the referee's own working memory, which is
not compared any more. In schemas 1 and 2 players were asked to put triggers in order that are all
alike, and not which of several Flip Ups a card uses. Records of every schema replay, with the
questions of their time.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from app.games.spoils import KEY
from app.games.spoils.editions import Edition
from app.games.spoils.engine.game_builder import CannotReferee
from app.games.spoils.engine.model.actions import Action, CardId, read_action
from app.games.spoils.engine.model.events import Event
from app.games.spoils.engine.model.game import RECORD_SCHEMA, RULES_VERSION, Deck, Game
from app.games.spoils.engine.model.position import Position
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.opening import new_game
from app.games.spoils.engine.positions import ImpossiblePosition, position
from app.games.spoils.engine.record_json import (
    deck_from_json,
    deck_to_json,
    position_from_json,
    position_to_json,
)
from app.games.spoils.engine.referee import apply
from app.games.spoils.facts import Catalogue
from app.games.tabletop.referee import records
from app.games.tabletop.referee.decisions import IllegalAction
from app.games.tabletop.referee.records import RecordError

SCHEMAS: Final = range(1, RECORD_SCHEMA + 1)
"""The schemas of records that can be read."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its start to the last answer given.

    `catalogue` is the `kinds_digest` of the game; older records have the catalogue's own digest.
    It was opened with `decks`, or began in a `position`. `digest` is the `table_digest` of the
    state after the last answer; an empty one is not compared. `schema` says which questions
    were asked. `rules` is the version of the rules and card texts it was played by, None where the
    record does not say it.
    """

    catalogue: str
    edition: Edition
    decks: tuple[Deck, ...]
    seed: int
    first: int | None
    blanks: bool
    actions: tuple[Action, ...]
    digest: str = ""
    position: Position | None = None
    schema: int = RECORD_SCHEMA
    rules: int | None = RULES_VERSION

    def to_json(self) -> str:
        """The record as JSON text, the same for the same game."""
        began = self.position
        parts = {
            "catalogue": self.catalogue,
            "edition": self.edition.value,
            "rules": self.rules,
            "seed": self.seed,
            "first": self.first,
            "blanks": self.blanks,
            "decks": [deck_to_json(deck) for deck in self.decks],
            "position": None if began is None else position_to_json(began),
            "actions": [str(action) for action in self.actions],
            "digest": self.digest,
        }
        return records.written(KEY, self.schema, parts)


def record_of(state: State, actions: Sequence[Action], *, blanks: bool = False) -> Record:
    """The record of a game from `new_game` or `position` that got these answers."""
    game = state.game
    return Record(
        catalogue=kinds_digest(game),
        edition=game.edition,
        decks=tuple(game.decks),
        seed=game.seed,
        first=game.first,
        blanks=blanks,
        actions=tuple(actions),
        digest=table_digest(state),
        position=game.position,
        schema=game.record_schema,
    )


def read_record(text: str) -> Record:
    """Read what `Record.to_json` wrote. Raises RecordError, which names what is wrong and where."""
    fields = records.read_object(text, KEY, SCHEMAS)
    rules = fields.number_or_none("rules")
    with records.naming_versions(rules, RULES_VERSION):
        return _read(fields, rules)


def _read(fields: records.Fields, rules: int | None) -> Record:
    schema = fields.number("schema")
    began = fields.told.get("position")
    return Record(
        catalogue=fields.text("catalogue"),
        edition=Edition(fields.one_of("edition", list(Edition))),
        decks=tuple(
            deck_from_json(deck, f"Deck {n}") for n, deck in enumerate(fields.items("decks"), 1)
        ),
        seed=fields.number("seed"),
        first=fields.number_or_none("first"),
        blanks=fields.flag("blanks"),
        actions=records.read_answers(fields.texts("actions"), read_action),
        digest="" if schema == 1 else fields.text("digest"),
        position=None if began is None else position_from_json(began),
        schema=schema,
        rules=rules,
    )


def start_again(record: Record, catalogue: Catalogue) -> State:
    """The game of a record at its first question.

    Raises RecordError when facts of its cards differ or the referee cannot play the game.
    """
    state = _opened(record, catalogue)
    if record.catalogue not in (catalogue.digest, kinds_digest(state.game)):
        raise RecordError(
            f"The record was made with a different catalogue{_made_by_others(record)}"
        )
    return state


def _opened(record: Record, catalogue: Catalogue) -> State:
    began = record.position
    try:
        if began is None:
            return new_game(
                catalogue,
                record.decks,
                seed=record.seed,
                edition=record.edition,
                first=record.first,
                blanks=record.blanks,
                record_schema=record.schema,
            )
        return position(
            catalogue,
            began.sides,
            seed=record.seed,
            turn=began.turn,
            active=began.active,
            phase=began.phase,
            edition=record.edition,
            blanks=record.blanks,
            record_schema=record.schema,
        )
    except (CannotReferee, ImpossiblePosition) as error:
        raise RecordError(f"{error}{_made_by_others(record)}") from error


def played_again(record: Record, state: State) -> Iterator[tuple[Action, tuple[Event, ...]]]:
    """Yield each answer of a record with its events, as the game is played again.

    Raises RecordError when an answer is not legal, or the game comes out differently, with a
    note if the record was made by another version of the rules.
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
    """The game of a record, played again up to its last answer.

    Raises RecordError when the catalogue differs, an answer is not legal, or the game comes out
    differently.
    """
    state = start_again(record, catalogue)
    for _ in played_again(record, state):
        pass
    return state


def kinds_digest(game: Game) -> str:
    """SHA-256 of the facts of every kind of card in a game, as 64 hexadecimal digits.

    Facts of other cards may change without another digest. The texts of cards are not covered:
    `RULES_VERSION` counts them.
    """
    told = hashlib.sha256(f"{game.edition.value}\n".encode())
    for line in sorted(kind.card.digested for kind in game.kinds):
        told.update(f"{line}\n".encode())
    return told.hexdigest()


def table_digest(state: State) -> str:
    """SHA-256 of the table and of the open question, as 64 hexadecimal digits.

    It covers only what the rulebooks speak of, so later versions compute the same digest.
    """
    told = hashlib.sha256()
    for card in range(len(state.kind)):
        told.update(f"{state.name(CardId(card))!r} {state.area[card].value}\n".encode())
    for field in _TABLE:
        told.update(f"{field} {getattr(state, field)!r}\n".encode())
    if state.decision is not None:
        asked = state.decision
        told.update(f"{asked.player} {asked.kind.value} {list(map(str, asked.options))}\n".encode())
    if state.result is not None:
        told.update(f"winner {state.result.winner}\n".encode())
    return told.hexdigest()


def digest(state: State) -> str:
    """SHA-256 of everything that the rest of a game depends on, as 64 hexadecimal digits.

    It covers the referee's working memory, so other versions compute another digest.
    """
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


_TABLE: Final = (
    "owner", "controller", "face_down", "depleted", "ready", "attached_to", "damage", "tokens",
    "deck", "hand", "discard_pile", "out_of_game", "void", "in_play", "being_deployed",
    "influence", "first", "active", "turn", "rng",
)  # fmt: skip
_FIELDS: Final = (
    "kind", "owner", "controller", "area", "arrival", "face_down", "depleted", "ready",
    "attached_to", "damage", "tokens", "deck", "hand", "discard_pile", "out_of_game", "void",
    "in_play", "being_deployed", "influence", "first", "active", "turn", "rng", "holding",
    "pending", "changes", "decision", "result", "actions_this_turn",
    "this_turn", "steps",
)  # fmt: skip
