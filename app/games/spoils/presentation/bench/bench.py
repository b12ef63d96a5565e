"""The bench of The Spoils: files read, set up, answered, edited, and compared across editions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from app.games.capabilities.bench_answers import BenchVerdict, Problem, UnreadableBenchError
from app.games.capabilities.rulings import BenchExample, Rulings
from app.games.offers import own
from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import (
    CannotReferee,
    CardId,
    ImpossiblePosition,
    InPlay,
    Person,
    State,
    Wrong,
    WrongPosition,
    limit_tries,
    position,
    read_record,
)
from app.games.spoils.facts import Card, Catalogue, Threshold
from app.games.spoils.presentation.bench.about_cards import bench_about
from app.games.spoils.presentation.bench.answering import Answering
from app.games.spoils.presentation.bench.computer import computer_steps
from app.games.spoils.presentation.bench.document import UNKNOWN, Bench, Pile
from app.games.spoils.presentation.bench.examples import examples_of
from app.games.spoils.presentation.bench.form import SpoilsBenchForm
from app.games.spoils.presentation.bench.moves import VERBS
from app.games.spoils.presentation.bench.reading import HEAD, read_bench
from app.games.spoils.presentation.bench.writing import moments_of, written
from app.games.spoils.scripts import SCRIPTS
from app.games.spoils.terms import CardType, Icon, Trade
from app.games.tabletop.bench_lines import STEPS, with_line, without_steps
from app.games.tabletop.facts import AnyCatalogue

MOST_TRIES: Final = 250
"""Answers that the searches for costs try in one ruling; what they cannot tell is unknown."""

_HAPPENED: Final = frozenset({BenchVerdict.TAKEN, BenchVerdict.CHECKED})
_UNPLAYABLE: Final = Threshold.of([it for it in Icon for _ in range(99)])
_SCRIPTS: Final[Mapping[str, v.Script]] = {**SCRIPTS, UNKNOWN: v.script(UNKNOWN)}


class SpoilsRulings(Rulings):
    """The bench of The Spoils."""

    begins = HEAD
    known_editions = tuple(it.value for it in reversed(Edition))
    form = SpoilsBenchForm()
    short_example = (
        "the spoils cr3\nturn 5, player 1, action\nplayer 1: The Tournament Faction\nin play\n"
        "  1 Scout [new]\nplayer 2: The Tournament Faction\nask\n  why not 1 attacks\n"
    )
    played = frozenset({Pile.IN_PLAY})
    verbs = VERBS

    def answering(self, text: str, catalogue: AnyCatalogue, *, edition: str = "") -> Answering:
        cards = own(catalogue, Catalogue)
        bench = read_bench(text, cards, edition)
        return Answering(bench, cards, _set_up(bench, cards), _labelled(bench))

    def examples(self, catalogue: AnyCatalogue) -> tuple[BenchExample, ...]:
        return examples_of(self, own(catalogue, Catalogue))

    def moment(
        self, record: str, catalogue: AnyCatalogue, *, at: int | None = None, seat: int | None
    ) -> str | None:
        cards = own(catalogue, Catalogue)
        recorded = read_record(record)
        if recorded.blanks:
            return None
        person = None if seat is None else Person(seat)
        moments = moments_of(recorded, cards, at, person)
        texts = [written(it, person) for it in moments if it.before.turn]
        for text in texts:
            ruling = self.report(text, cards)
            taken = (it.verdict is BenchVerdict.TAKEN for it in ruling.answers)
            if not ruling.problems and all(taken):
                return text
        bare = [without_steps(text, 0) for text in texts]
        return next((it for it in bare if not self.report(it, cards).problems), None)

    def with_computer(self, text: str, catalogue: AnyCatalogue, level: str) -> str:
        cards = own(catalogue, Catalogue)
        answering = self.answering(text, cards)
        steps = [it for it in answering.answers() if it.is_step]
        for it in steps:
            if it.verdict not in _HAPPENED:
                words = "this step is not legal, so nothing comes after it; take it back first."
                raise UnreadableBenchError([Problem(words, it.line)])
        for words in computer_steps(answering.state, answering.moves.labels, level, len(steps)):
            text = with_line(text, STEPS, words)
        return text

    def about(self, card: str, catalogue: AnyCatalogue) -> str | None:
        found = own(catalogue, Catalogue).by_name.get(card)
        return None if found is None else bench_about(found)


def _set_up(bench: Bench, catalogue: Catalogue) -> State:
    cards = _with_unknown(catalogue) if bench.has_unknown else catalogue
    try:
        state = position(
            cards, bench.sides, seed=bench.chance, turn=bench.turn, active=bench.active,
            phase=bench.phase, edition=bench.editions[0], scripts=_SCRIPTS,
        )  # fmt: skip
    except ImpossiblePosition as problem:
        told = [_placed(bench, it) for it in problem.problems]
        raise UnreadableBenchError(told) from None
    except CannotReferee as problem:
        words = f"{problem}. A ruling about it cannot be found here."
        raise UnreadableBenchError([Problem(words, _line_of(bench, str(problem)))]) from None
    limit_tries(state, MOST_TRIES)
    return state


def _with_unknown(catalogue: Catalogue) -> Catalogue:
    """The catalogue with a card that stands for those that nobody knows."""
    card = Card(UNKNOWN, Trade.UNIVERSAL, CardType.TACTIC, cost=0, threshold=_UNPLAYABLE)
    return replace(catalogue, by_name={**catalogue.by_name, UNKNOWN: card})


def _placed(bench: Bench, problem: WrongPosition) -> Problem:
    """A problem of a position with the line of the card that it is about, and what to do."""
    line = bench.where_line if problem.kind in _OF_WHERE else bench.listed.get(problem.card, 0)
    return Problem(f"{problem} {REMEDIES[problem.kind]}", line)


def _line_of(bench: Bench, words: str) -> int:
    """The line of the card with the longest of the names in some words; 0 where none is."""
    named = [name for name in bench.listed if name in words]
    return bench.listed[max(named, key=len)] if named else 0


_OF_WHERE: Final = frozenset({Wrong.SEAT, Wrong.TURN})
_WHOSE_TURN: Final = "Change whose turn it is in line 2."

REMEDIES: Final[Mapping[Wrong, str]] = {
    Wrong.SIDES: "List player 1 and player 2.",
    Wrong.SEAT: "Write player 1 or player 2.",
    Wrong.TURN: "Write turn 1 or later.",
    Wrong.INFLUENCE: "Give the player 1 influence at least (102.1).",
    Wrong.NO_BATTLE: 'Write "attacked" or "blocked" in line 2.',
    Wrong.ATTACKS_OUT_OF_TURN: _WHOSE_TURN,
    Wrong.DEFENDS_IN_OWN_TURN: _WHOSE_TURN,
    Wrong.BLOCKS_TOO_EARLY: 'Write "blocked" in line 2.',
    Wrong.NOBODY_ATTACKS: 'Mark who does with [attacks], or write "action" in line 2.',
    Wrong.SEVERAL_TARGETS: "Leave [target] on one card.",
    Wrong.UNKNOWN_NAME: "Names are spelt as in deck lists.",
    Wrong.NOT_A_FACTION: "Name a faction after the player (202.1).",
    Wrong.FACTION_IN_A_PILE: "Name it after the player instead (202.2).",
    Wrong.TOKEN_IN_A_PILE: "Move it to play, or leave it out (409.3).",
    Wrong.NOT_A_RESOURCE: "Move it there, or mark it [face-down] (411.1).",
    Wrong.FACE_DOWN_IN_PLAY: 'Move the line below "resources" (411.1).',
    Wrong.PAID_OUTSIDE_RESOURCES: "Take away [paid] (203.3).",
    Wrong.SECOND_FACTION: "Leave it out (202.2).",
    Wrong.TACTIC_FACE_UP: "List it under hand or discard (208).",
    Wrong.FACE_DOWN_TOKEN: "Take away [face-down] (409.3).",
    Wrong.NEGATIVE_NUMBER: "Write 0 or more.",
    Wrong.NO_SUCH_PLAYER: "Write 1 or 2.",
    Wrong.PAID_AND_BEARS: "Take away [paid], or list what is attached elsewhere (203.3).",
    Wrong.ATTACHED_AND_HIDDEN: "Take away the mark (203.3).",
    Wrong.NO_INFLUENCE_LEFT: "Give the player 1 influence at least (102.1).",
    Wrong.CANNOT_BE_DAMAGED: "Take away [damage] (408.1).",
    Wrong.NO_CHARACTER_FIGHTS: "Take away [attacks] or [blocks] (302).",
    Wrong.NO_TARGET: "Move [target] to a location, or leave it out (608.1a).",
    Wrong.DESTROYED: "Lower its damage, or list it under discard (408.4).",
    Wrong.NOT_UNIQUE: "Leave out all but one of them (507.5).",
    Wrong.NOT_ATTACHED: 'Indent it further as "with 1 NAME" below the card that it is on (507.2).',
    Wrong.ATTACHES_TO_NOTHING: "List it on its own (507.2).",
    Wrong.BADLY_ATTACHED: "Put it below another card (507.2).",
}
"""What to write instead, for each kind of mistake."""


def _labelled(bench: Bench) -> dict[str, CardId]:
    """The cards in play with a label, by the order in which a position is laid out."""
    first = [len(bench.sides)]
    for side in bench.sides:
        piles = (side.deck, side.hand, side.discard_pile, side.out_of_game, side.void)
        lying = sum(_count(it) for it in (*side.resources, *side.in_play))
        first.append(first[-1] + sum(map(len, piles)) + lying)
    found = {}
    for label, (seat, place) in bench.labels.items():
        side = bench.sides[seat]
        piles = (side.deck, side.hand, side.discard_pile, side.out_of_game, side.void)
        found[label] = CardId(first[seat] + sum(map(len, piles)) + place)
    return found


def _count(card: InPlay | str) -> int:
    return 1 if isinstance(card, str) else 1 + sum(map(_count, card.attached))
