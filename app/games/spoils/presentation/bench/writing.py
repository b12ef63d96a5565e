"""Moments of games as bench files: the position before the last action, and the steps since.

From one seat only what that player may know is named; all else is unknown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from app.games.capabilities.playing import SPECTATOR
from app.games.spoils.engine import (
    Action,
    Answer,
    CardId,
    DecisionKind,
    Person,
    Player,
    Record,
    State,
    apply,
    side_of,
)
from app.games.spoils.engine.legality.reason_words import card_of
from app.games.spoils.engine.read.visibility import may_see
from app.games.spoils.engine.record import start_again
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.bench.document import UNKNOWN, Pile
from app.games.spoils.presentation.bench.memories import remembered_kind
from app.games.spoils.presentation.bench.moves import Moves
from app.games.spoils.terms import CardType
from app.games.tabletop.bench_lines import INDENT, STEPS, UNKNOWN_WORD, in_runs

MOST_LINES: Final = 190
"""Lines of a written bench; deeper parts of decks are unknown before there are more."""


@dataclass
class Moment:
    """A game at its last action of a turn, and the answers since, as steps.

    `shown` are the cards that a seat could see at any time since.
    """

    before: State
    steps: list[str] = field(default_factory=list)
    shown: set[CardId] = field(default_factory=set)


def moments_of(
    record: Record, catalogue: Catalogue, at: int | None, person: Person | None
) -> tuple[Moment, ...]:
    """Return a recorded game after `at` of its answers, all without: from its last action on, and
    from the first action of its last turn on. Raises RecordError.
    """
    state = start_again(record, catalogue)
    moves = Moves(state.game.catalogue, {})
    of_turn = of_action = Moment(state.clone())
    for answer in record.actions[:at]:
        decision = state.decision
        assert decision is not None
        if decision.kind is DecisionKind.ACT:
            of_action = Moment(state.clone())
            of_turn = of_turn if of_turn.before.turn == state.turn else Moment(state.clone())
        step = _step(state, moves, decision.player, answer, person)
        apply(state, answer)
        seen = _seen(state, person)
        for moment in (of_turn, of_action):
            moment.steps.append(step)
            moment.shown |= seen
    if state.decision is not None and state.decision.kind is DecisionKind.ACT:
        of_action = Moment(state.clone())
    for moment in (of_turn, of_action):
        moment.shown |= _seen(moment.before, person)
    return (of_action, of_turn)


def _seen(state: State, person: Person | None) -> set[CardId]:
    if person is None:
        return set()
    return {CardId(it) for it in range(len(state.kind)) if _sees(state, person, CardId(it))}


def _sees(state: State, person: Person, card: CardId) -> bool:
    """Return whether a person sees a card; whoever only looks on sees what both players see."""
    sides = (0, 1) if person == SPECTATOR else (side_of(state, person),)
    return all(may_see(state, it, card) for it in sides)


def _step(state: State, moves: Moves, player: Player, answer: Action, person: Person | None) -> str:
    card = card_of(answer)
    is_own = person is None or (person != SPECTATOR and side_of(state, person) == player)
    if not is_own and isinstance(answer, Answer):
        return f"{player + 1} answers {answer.value}"
    step = moves.step_of(state, player, answer)
    if card is not None and person is not None and not _sees(state, person, card):
        step = step.replace(state.name(card), UNKNOWN)
    return f"{player + 1} {step}"


def written_now(state: State, person: Person) -> str | None:
    """Return a state as a bench file of what a person knows; None while an action goes on."""
    if state.decision is None or state.decision.kind is not DecisionKind.ACT:
        return None
    return written(Moment(state, shown=_seen(state, person)), person)


def written(moment: Moment, person: Person | None) -> str:
    """Return a moment as the text of a bench file, for a person with only what was shown."""
    state = moment.before
    head = [
        f"the spoils {state.game.edition.value}",
        f"turn {state.turn}, player {state.active + 1}, action",
    ]
    steps = [STEPS, *(INDENT + it for it in moment.steps)] if moment.steps else []
    for depth in (None, 20, 0):
        sides = [line for it in (0, 1) for line in _Side(moment, person, it, depth).lines()]
        if len(head) + len(sides) + len(steps) <= MOST_LINES:
            break
    return "\n".join([*head, *sides, *steps]) + "\n"


class _Side:
    """One side of a moment in lines; only so many cards from the top of its deck are named."""

    def __init__(
        self, moment: Moment, person: Person | None, player: Player, depth: int | None
    ) -> None:
        self.moment, self.state = moment, moment.before
        self.person, self.player, self.depth = person, player, depth

    def lines(self) -> Iterator[str]:
        """The side, its parts in the order of bench files; empty ones are left out."""
        state, player = self.state, self.player
        faction = state.name(state.faction[player])
        yield f"player {player + 1}: {faction}, influence {state.influence[player]}"
        own = [it for it in state.in_play if state.controller[it] == player]
        own = [it for it in own if it not in state.faction and not self._is_borne(it)]
        resources = [it for it in own if self._is_resource(it)]
        yield from self._part(Pile.IN_PLAY, self._lying([it for it in own if it not in resources]))
        yield from self._part(Pile.RESOURCES, self._lying(resources))
        yield from self._part(Pile.HAND, self._named(state.hand[player]))
        yield from self._part(Pile.DECK, self._deck())
        yield from self._part(Pile.DISCARD, self._named(state.discard_pile[player]))
        out = [it for it in state.out_of_game[player] if not state.kind_of(it).card.is_token]
        yield from self._part(Pile.OUT_OF_GAME, self._named(out))
        yield from self._part(Pile.VOID, self._named(state.void[player]))

    def _part(self, pile: Pile, lines: Iterable[str]) -> Iterator[str]:
        found = list(lines)
        if found:
            yield pile.value
            yield from found

    def _is_resource(self, card: CardId) -> bool:
        state = self.state
        return state.face_down[card] or state.kind_of(card).card.type is CardType.RESOURCE

    def _is_borne(self, card: CardId) -> bool:
        host = self.state.attached_to[card]
        return host >= 0 and host not in self.state.faction

    def _is_known(self, card: CardId) -> bool:
        if self.person is None:
            return True
        return card in self.moment.shown

    def _name(self, card: CardId) -> str:
        return self.state.name(card) if self._is_known(card) else UNKNOWN_WORD

    def _lying(self, cards: Sequence[CardId]) -> Iterator[str]:
        """Cards in play with their marks, equal ones that bear nothing as one line."""
        told = [(f"{self._name(it)}{self._marks(it)}", self._borne(it, INDENT)) for it in cards]
        for (words, borne), alike in groupby(told):
            if borne:
                for _ in alike:
                    yield f"{INDENT}1 {words}"
                    yield from borne
            else:
                yield f"{INDENT}{len(list(alike))} {words}"

    def _borne(self, card: CardId, indent: str) -> tuple[str, ...]:
        """The lines of all that is attached to a card, each below the card that bears it."""
        deeper = indent + INDENT
        return tuple(
            line
            for it in self._bearing(card)
            for line in (
                f"{deeper}with 1 {self._name(it)}{self._marks(it)}", *self._borne(it, deeper)
            )
        )  # fmt: skip

    def _bearing(self, card: CardId) -> list[CardId]:
        return [it for it in self.state.in_play if self.state.attached_to[it] == card]

    def _marks(self, card: CardId) -> str:
        state = self.state
        damage = sum(state.damage[card].values())
        controller, owner = state.controller[card], state.owner[card]
        named = state.memory[card].text.named if card in state.memory else None
        marks = (
            "face-down" if state.face_down[card] else "",
            "depleted" if state.depleted[card] else "",
            "" if state.ready[card] else "new",
            "paid" if state.attached_to[card] in state.faction else "",
            f"damage {damage}" if damage else "",
            f"tokens {state.tokens[card]}" if state.tokens[card] else "",
            f"controller {controller + 1}" if controller != self.player else "",
            f"owner {owner + 1}" if owner != controller else "",
            f"named {named}" if named and remembered_kind(state.name(card)) else "",
        )
        told = ", ".join(filter(None, marks))
        return f" [{told}]" if told else ""

    def _named(self, cards: Sequence[CardId]) -> Iterator[str]:
        return in_runs([self._name(it) for it in cards])

    def _deck(self) -> Iterator[str]:
        cards = self.state.deck[self.player]
        depth = len(cards) if self.depth is None else self.depth
        named = [self._name(it) for it in cards[:depth]]
        return in_runs([*named, *[UNKNOWN_WORD] * (len(cards) - len(named))])
