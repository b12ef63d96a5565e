"""A plugin of pytest: scenarios with cards of the catalogue only are played again as bench files.

Load it with `-p tests.support.on_bench`. The summary says how many scenarios came out alike: each
step legal by its name, and at the end the same question, influence, hands, piles and cards in play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import pytest

from app.games.capabilities.bench_answers import BenchVerdict, Ruling
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.engine import Action, CardId, State
from app.games.spoils.engine.legality.reason_words import QUESTIONS
from app.games.spoils.engine.model.events import Event
from app.games.spoils.presentation.bench.bench import SpoilsRulings
from app.games.spoils.presentation.bench.document import Pile
from app.games.spoils.presentation.bench.moves import Moves
from app.games.spoils.presentation.bench.writing import written_now
from app.games.spoils.terms import CardType
from tests.support import scenario
from tests.support.catalogues import shipped_catalogue

FACTION: Final = "The Tournament Faction"
"""Stands for the faction without a text that scenarios have, which is in no catalogue."""

RULINGS: Final = SpoilsRulings()
MOST_STEPS: Final = 100


@dataclass
class Played:
    """A scenario as it is played: how it began, and its answers as steps."""

    state: State
    text: str
    moves: Moves
    turn: int
    steps: list[str] = field(default_factory=list)

    def compared(self) -> str:
        """Return what is not alike on the bench; empty where all is."""
        steps = "".join(f"  {it}\n" for it in self.steps)
        text = self.text + (f"steps\n{steps}" if steps else "")
        ruling = RULINGS.report(text, shipped_catalogue(CARD_DATA))
        if ruling.problems:
            return f"cannot be read: {ruling.problems[0]}\n{text}"
        if any(it.verdict is not BenchVerdict.TAKEN for it in ruling.answers):
            return "\n".join([*ruling.lines, text])
        ours, theirs = _ending(self.state), _told(ruling)
        return "" if ours == theirs else f"{ours} is not {theirs}\n{text}"


def _ending(state: State) -> object:
    decision = state.decision
    asked = None if decision is None else (decision.player, QUESTIONS[decision.kind][0])
    sides = []
    for player in (0, 1):
        cards = [it for it in state.in_play if state.controller[it] == player]
        lying = [it for it in cards if it not in state.faction and not _is_resource(state, it)]
        borne = [it for it in lying if state.attached_to[it] >= 0]
        piles = (
            [it for it in lying if it not in borne], state.hand[player], state.discard_pile[player]
        )  # fmt: skip
        names = [sorted(state.name(it) for it in pile) for pile in piles]
        sides.append((state.influence[player], names))
    return asked, sides


def _is_resource(state: State, card: Any) -> bool:
    return state.face_down[card] or state.kind_of(card).card.type is CardType.RESOURCE


def _told(ruling: Ruling) -> object:
    question = ruling.question
    asked = None
    if question is not None and question.words.startswith("Player "):
        asked = (
            (int(question.words[7]) - 1, question.rule) if "is asked" in question.words else None
        )
    sides = []
    for side in ruling.sides:
        piles = {it.part: it.cards for it in side.piles}
        names = [
            sorted(it.name for it in piles.get(part, ()) for _ in range(it.copies))
            for part in (Pile.IN_PLAY, Pile.HAND, Pile.DISCARD)
        ]
        sides.append((side.score, names))
    return asked, sides


PLAYED: list[Played] = []
COUNTS: Counter[str] = Counter()
FAILED: list[str] = []

_board, _apply = scenario.board, scenario.apply


def board(*words: Any, **more: Any) -> scenario.Table:
    """Set up a scenario, and begin to write down one without made-up cards."""
    table = _board(*words, **more)
    state = table.state
    names = {state.name(CardId(it)) for it in range(len(state.kind))} - {scenario.PLAIN_FACTION}
    if names - set(shipped_catalogue(CARD_DATA).by_name):
        COUNTS["with made-up cards"] += 1
    elif (text := written_now(table.state, None)) is None:
        COUNTS["begins in the middle of an action"] += 1
    else:
        text = text.replace(scenario.PLAIN_FACTION, FACTION)
        text = text.replace(", action\n", f", action, chance {state.game.seed}\n", 1)
        PLAYED.append(Played(table.state, text, Moves(state.game.catalogue, {}), state.turn))
    return table


def apply(state: State, answer: Action) -> Sequence[Event]:
    """Carry an answer out, after it was written down as a step."""
    for played in PLAYED:
        if played.state is state and state.decision is not None:
            player = state.decision.player
            step = played.moves.step_of(state, player, answer)
            played.steps.append(f"{player + 1} {step}".replace(scenario.PLAIN_FACTION, FACTION))
    return _apply(state, answer)


scenario.board = board
scenario.apply = apply  # type: ignore[assignment]


def pytest_runtest_teardown(item: pytest.Item) -> None:
    """Play the scenarios of a test again."""
    for played in PLAYED:
        if len(played.steps) > MOST_STEPS:
            COUNTS["too many steps"] += 1
            continue
        if played.state.turn != played.turn:
            # A real faction has Restore and Develop rules; that of scenarios does nothing.
            COUNTS["in which a turn begins"] += 1
            continue
        why = played.compared()
        COUNTS["otherwise" if why else "alike"] += 1
        if why:
            FAILED.append(f"{item.nodeid}: {why}")
    PLAYED.clear()


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say how many scenarios came out alike."""
    told = ", ".join(f"{count} {what}" for what, count in sorted(COUNTS.items()))
    terminalreporter.write_line(f"scenarios on the bench: {told}")
    for words in FAILED:
        terminalreporter.write_line(words)
