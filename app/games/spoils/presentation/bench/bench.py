"""The answer to a bench file: questions answered with rules, steps taken, expectations held."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from app.games.capabilities.rulings import Ruling, Rulings, RulingStatus, UnreadableBenchError
from app.games.offers import own
from app.games.spoils.engine import (
    WINDOWS,
    Action,
    CannotReferee,
    CardId,
    DecisionKind,
    Done,
    ImpossiblePosition,
    InPlay,
    Reason,
    State,
    apply,
    describe,
    in_words,
    legal_actions,
    outcome,
    position,
    stats,
    why_not,
)
from app.games.spoils.engine.legality.reason_words import QUESTIONS
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.bench.document import Asks, Bench, Line
from app.games.spoils.presentation.bench.expectations import UnknownExpectationError, failure
from app.games.spoils.presentation.bench.moves import MeaninglessStepError, Moves
from app.games.spoils.presentation.bench.reading import read_bench
from app.games.spoils.terms import CardType
from app.games.tabletop.facts import AnyCatalogue

_SEED: Final = 1
_MOST_SHOWN: Final = 40
_MOST_PASSES: Final = 200
_FOUND: Final = "Found by the referee of Threshold; at an event the head judge decides."


class SpoilsRulings(Rulings):
    """The bench of The Spoils."""

    def report(self, content: bytes, catalogue: AnyCatalogue) -> Ruling:
        cards = own(catalogue, Catalogue)
        try:
            bench = read_bench(content, cards)
            state = _set_up(bench, cards)
            answered = _Answering(bench, cards, state)
            lines = tuple(answered.lines())
        except UnreadableBenchError as problem:
            return Ruling(RulingStatus.UNREADABLE, problem.lines)
        status = RulingStatus.OTHERWISE if answered.failures else RulingStatus.AS_EXPECTED
        return Ruling(status, lines)


def _set_up(bench: Bench, catalogue: Catalogue) -> State:
    try:
        return position(
            catalogue, bench.sides, seed=_SEED, turn=bench.turn, active=bench.active,
            phase=bench.phase, edition=bench.edition,
        )  # fmt: skip
    except ImpossiblePosition as problem:
        told = [f"{_line_of(bench, it)}{it}" for it in problem.problems]
        raise UnreadableBenchError(told) from None
    except CannotReferee as problem:
        raise UnreadableBenchError([str(problem)]) from None


def _line_of(bench: Bench, problem: str) -> str:
    """The line of the card that a problem names; empty where it names none of those listed."""
    named = [name for name in bench.listed if name in problem]
    return f"Line {bench.listed[max(named, key=len)]}: " if named else ""


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


class _Answering:
    """The lines of the answer, made one after the other as the steps change the state."""

    def __init__(self, bench: Bench, catalogue: Catalogue, state: State) -> None:
        self.bench, self.catalogue, self.state = bench, catalogue, state
        self.moves = Moves(catalogue, _labelled(bench))
        self.failures = 0

    def lines(self) -> Iterator[str]:
        """The whole answer. Raises UnreadableBenchError for a line that says nothing."""
        bench = self.bench
        who = f"player {bench.active + 1}, {bench.phase}"
        yield f"{bench.edition.short_name}, turn {bench.turn}, {who}"
        yield self._question()
        is_stopped = False
        for line in bench.lines:
            if is_stopped and line.asks in (Asks.STEP, Asks.CHECK):
                self.failures += 1
                yield f"Line {line.number}: not reached."
                continue
            try:
                told = list(self._answer(line))
            except (MeaninglessStepError, UnknownExpectationError) as problem:
                raise UnreadableBenchError([f"Line {line.number}: {problem}"]) from None
            is_stopped = is_stopped or (line.asks is Asks.STEP and told[-1] == _STOPPED)
            yield from told
        if any(it.asks is Asks.STEP for it in bench.lines):
            yield from self._afterwards()
        if self.failures:
            yield f"{self.failures} not as expected."
        yield _FOUND

    def _question(self) -> str:
        decision = self.state.decision
        if decision is None:
            return self._result()
        rule, words = QUESTIONS[decision.kind]
        return f"Player {decision.player + 1} is asked {words} ({rule})."

    def _result(self) -> str:
        result = outcome(self.state)
        if result is None or result.winner is None:
            return "The game is a draw."
        return f"Player {result.winner + 1} wins: {result.why}."

    def _answer(self, line: Line) -> Iterator[str]:
        match line.asks:
            case Asks.LEGAL:
                yield from self._legal(line)
            case Asks.MAY | Asks.WHY_NOT:
                yield from self._asked(line)
            case Asks.STEP:
                yield from self._step(line)
            case Asks.CHECK:
                yield from self._checked(line)

    def _legal(self, line: Line) -> Iterator[str]:
        words = list(dict.fromkeys(in_words(self.state, it) for it in legal_actions(self.state)))
        yield f"Line {line.number}: legal are {'; '.join(words[:_MOST_SHOWN])}."
        if len(words) > _MOST_SHOWN:
            yield f"  and {len(words) - _MOST_SHOWN} more"
        known = [it.lower() for it in words]
        for wanted in filter(None, (it.strip() for it in line.expected.split(";"))):
            if wanted.lower() not in known:
                yield self._fails(f"expected “{wanted}” among them")

    def _reasons(self, line: Line) -> tuple[Reason, ...]:
        """The reasons against what a line says; none where it is legal."""
        assert line.player is not None
        move = self.moves.read(self.state, line.player, line.words)
        decision = self.state.decision
        if move.is_legal:
            return ()
        if decision is not None and decision.player != line.player:
            rule, words = QUESTIONS[decision.kind]
            told = f"Player {decision.player + 1} is asked {words}, and nobody else."
            return (Reason(rule, told),)
        return why_not(self.state, move.answer)

    def _asked(self, line: Line) -> Iterator[str]:
        reasons = self._reasons(line)
        what = f"Line {line.number}: player {(line.player or 0) + 1} {line.words}"
        yield f"{what}: {'not legal' if reasons else 'legal'}."
        yield from _told(reasons)
        expected = line.expected.lower().rstrip(".")
        if line.asks is Asks.MAY:
            wanted = expected or "yes"
            if wanted not in ("yes", "no"):
                raise UnknownExpectationError('a "may" is expected to be yes or no.')
            if (wanted == "no") is not bool(reasons):
                yield self._fails(f"expected {wanted}")
        elif not reasons or (expected and expected not in {it.rule for it in reasons}):
            yield self._fails(f"expected rule {expected}" if expected else "expected a reason")

    def _step(self, line: Line) -> Iterator[str]:
        expected = line.expected.lower().rstrip(".")
        if line.words == "both pass":
            yield f"Line {line.number}: both pass."
            yield from self._pass()
        else:
            reasons = self._reasons(line)
            what = f"Line {line.number}: player {(line.player or 0) + 1} {line.words}"
            if expected.startswith("illegal"):
                yield f"{what}: {'not legal' if reasons else 'legal'}."
                yield from _told(reasons)
                rule = expected.removeprefix("illegal").strip()
                if not reasons or (rule and rule not in {it.rule for it in reasons}):
                    yield self._fails(f"expected it to be {expected}")
                return
            if reasons:
                yield f"{what}: not legal."
                yield from _told(reasons)
                self.failures += 1
                yield _STOPPED
                return
            yield f"{what}."
            assert line.player is not None
            yield from self._do(self.moves.read(self.state, line.player, line.words).answer)
        yield f"  {self._question()}"
        if expected and expected != "legal":
            yield from self._checked(line)

    def _do(self, answer: Action) -> Iterator[str]:
        for event in apply(self.state, answer):
            told = describe(self.state, event)
            if told is not None:
                yield f"  {told}"

    def _pass(self) -> Iterator[str]:
        """Close windows until somebody is asked something else."""
        for _ in range(_MOST_PASSES):
            decision = self.state.decision
            if decision is None or decision.kind not in WINDOWS or decision.kind is _ACT:
                return
            yield from self._do(Done())

    def _checked(self, line: Line) -> Iterator[str]:
        for wanted in filter(None, (it.strip() for it in line.expected.split(";"))):
            instead = failure(self.catalogue, self.state, wanted)
            if instead:
                yield self._fails(f"expected “{wanted}”, but {instead}")
            else:
                yield f"  as expected: {wanted}"

    def _fails(self, words: str) -> str:
        self.failures += 1
        return f"  NOT AS EXPECTED: {words}."

    def _afterwards(self) -> Iterator[str]:
        """The state after the steps."""
        state = self.state
        yield "After the steps:"
        for player in range(len(state.faction)):
            shown = {
                "in play": [it for it in state.in_play if _is_shown(state, it, player)],
                "hand": state.hand[player],
                "discard pile": state.discard_pile[player],
            }
            free = len(stats.free_resources(state, player))
            piles = "; ".join(f"{place}: {_names(state, it)}" for place, it in shown.items() if it)
            yield (
                f"  Player {player + 1}: influence {state.influence[player]}, "
                f"{free} free resources{'; ' if piles else ''}{piles}."
            )
        yield f"  {self._question()}"


_ACT: Final = DecisionKind.ACT
_STOPPED: Final = "  The steps end here."


def _told(reasons: Sequence[Reason]) -> Iterator[str]:
    yield from (f"  {it.words} ({it.rule})" for it in reasons)


def _is_resource(state: State, card: CardId) -> bool:
    return stats.is_type(state, card, CardType.RESOURCE)


def _is_shown(state: State, card: CardId, player: int) -> bool:
    is_own = state.controller[card] == player and card not in state.faction
    return is_own and not _is_resource(state, card)


def _names(state: State, cards: Sequence[CardId]) -> str:
    return ", ".join(
        f"{state.name(it)}{' (depleted)' if state.depleted[it] else ''}" for it in cards
    )
