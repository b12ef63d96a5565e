"""Steps by name, as answers of the referee: the legal one that is meant, or what one would try."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from app.games.capabilities.bench_steps import NOT_ALIKE, CardsNamed, MeaninglessStepError
from app.games.shadowfist.engine import Action, Question, State, legal_actions
from app.games.shadowfist.engine.model.actions import (
    DONE,
    END_TURN,
    PASS,
    Attack,
    Choose,
    Heal,
    Influence,
    Intercept,
    Move,
    Play,
    Reload,
    Reveal,
    Stealth,
    Tactics,
    Use,
)
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.position import UNKNOWN
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.presentation.referee.answers import answer_words

VERBS: Final = (
    "attacks NAME", "chooses NAME", "joins with NAME", "intercepts NAME with NAME", "plays NAME",
    "heals NAME", "moves NAME to NAME", "reveals NAME", "answers WORDS", "passes",
    "ends the turn",
)  # fmt: skip
_MOST_NAMED: Final = 10


class _Named(CardsNamed):
    """The cards of a game of Shadowfist that a name or a label means."""

    verbs = VERBS
    unknown = UNKNOWN

    def __init__(self, catalogue: Catalogue, labels: Mapping[str, int], state: State) -> None:
        super().__init__(catalogue, labels)
        self.state = state

    def name(self, card: int) -> str:
        return self.state.kinds[card].title

    def named(self, name: str) -> list[int]:
        return [it for it, kind in enumerate(self.state.kinds) if kind.title == name]

    @property
    def controllers(self) -> Sequence[int]:
        return self.state.controller

    @property
    def seats(self) -> int:
        return len(self.state.power)


@dataclass(frozen=True, slots=True)
class Step:
    """The meaning of a step: an answer, and whether it is legal for who would give it."""

    answer: Action
    is_legal: bool


class Moves:
    """Reads steps in one position after the other of a game."""

    def __init__(self, catalogue: Catalogue, labels: Mapping[str, int]) -> None:
        self.catalogue, self.labels = catalogue, labels

    def read(self, state: State, player: int, words: str) -> Step:
        """Return what a step of a player means now. Raises MeaninglessStepError."""
        lower = words.lower().rstrip(".")
        if lower in ("passes", "is done", "declines"):
            return self._step(state, player, [PASS, DONE], PASS)
        if lower in ("ends the turn", "ends turn"):
            return self._step(state, player, [END_TURN], END_TURN)
        if lower.startswith("answers "):
            return self._by_words(state, player, words[len("answers ") :].strip())
        for verb, between in (("intercepts ", " with "), ("moves ", " to ")):
            if lower.startswith(verb):
                return self._of_two(state, player, verb, words[len(verb) :].strip(), between)
        for verb, make in _WITH_CARD.items():
            if lower.startswith(verb):
                cards = self._cards(state, words[len(verb) :].strip())
                if make is Attack:
                    cards = [it for it in cards if state.controller[it] != player] or cards
                return self._step(state, player, [make(it) for it in cards], make(
                    _likely(state, player, cards)
                ))  # fmt: skip
        known = ", ".join(VERBS)
        raise MeaninglessStepError(f'"{words[:60]}" is not a step; steps are {known}.')

    def step_of(self, state: State, player: int, answer: Action) -> str:
        """Return a step that means a legal answer, by the shortest names of its cards."""
        for words in self._written(state, answer):
            try:
                found = self.read(state, player, words)
            except MeaninglessStepError:
                continue
            if found.is_legal and _looks(state, found.answer) == _looks(state, answer):
                return words
        return f"answers {answer}"

    def _written(self, state: State, answer: Action) -> Iterator[str]:
        refs = self._refs
        match answer:
            case Attack(card):
                yield from (f"attacks {it}" for it in refs(state, card))
            case Play(card, crisis=False):
                yield from (f"plays {it}" for it in refs(state, card))
            case Heal(card):
                yield from (f"heals {it}" for it in refs(state, card))
            case Reveal(card):
                yield from (f"reveals {it}" for it in refs(state, card))
            case Choose(card):
                asked = state.decision is not None and state.decision.kind
                verb = "joins with" if asked is Question.JOIN else "chooses"
                yield from (f"{verb} {it}" for it in refs(state, card))
            case Intercept(card, attacker):
                for other in refs(state, attacker):
                    yield from (f"intercepts {other} with {it}" for it in refs(state, card))
            case _ if answer == END_TURN:
                yield "ends the turn"
            case _ if answer in (PASS, DONE):
                yield "passes"
        yield f"answers {answer_words(state, answer)}"

    def _refs(self, state: State, card: int) -> Iterator[str]:
        """The ways to call a card, those first that read best."""
        return _Named(self.catalogue, self.labels, state).refs(card)

    def _step(self, state: State, player: int, tried: list[Action], else_: Action) -> Step:
        decision = state.decision
        legal = legal_actions(state) if decision and decision.player == player else ()
        able = [it for it in tried if it in legal]
        sorts = {_looks(state, it): it for it in reversed(able)}
        if len(sorts) > 1:
            raise MeaninglessStepError(f"this means several cards that are not alike; {NOT_ALIKE}")
        return Step(able[0], is_legal=True) if able else Step(else_, is_legal=False)

    def _of_two(self, state: State, player: int, verb: str, words: str, between: str) -> Step:
        place = words.lower().rfind(between)
        if place < 0:
            raise MeaninglessStepError(f'write "{verb}NAME{between}NAME".')
        first = self._cards(state, words[:place].strip())
        second = self._cards(state, words[place + len(between) :].strip())
        tried: list[Action]
        if verb == "intercepts ":
            own = [it for it in second if state.controller[it] == player] or second
            tried = [Intercept(it, attacker) for attacker in first for it in own]
        else:
            own = [it for it in first if state.controller[it] == player] or first
            tried = [Move(it, state.at[site]) for it in own for site in second]
        return self._step(state, player, tried, tried[0])

    def _cards(self, state: State, written: str) -> list[int]:
        """All cards of the game that a name or a label means."""
        return _Named(self.catalogue, self.labels, state).meant(written)

    def _by_words(self, state: State, player: int, words: str) -> Step:
        """An answer by its words, or as records write it."""
        decision = state.decision
        legal = legal_actions(state) if decision and decision.player == player else ()
        wanted = words.lower().rstrip(".")
        for answer in legal:
            if wanted in (answer_words(state, answer).lower(), str(answer)):
                return Step(answer, is_legal=True)
        known = list(dict.fromkeys(answer_words(state, it) for it in legal))[:_MOST_NAMED]
        raise MeaninglessStepError(
            f'"{words[:60]}" is not an answer of player {player + 1} now; '
            + (f"answers are {', '.join(known)}." if known else "somebody else is asked.")
        )


_WITH_CARD: Final[Mapping[str, Callable[[int], Action]]] = {
    "attacks ": Attack,
    "chooses ": Choose,
    "joins with ": Choose,
    "plays ": Play,
    "heals ": Heal,
    "reveals ": Reveal,
}


def _likely(state: State, player: int, cards: list[int]) -> int:
    """The card that a person would try: one in the player's hand, or under their control."""
    in_hand = [it for it in cards if it in state.hand[player]]
    own = [it for it in cards if state.controller[it] == player]
    in_play = [it for it in cards if state.area[it] is Area.IN_PLAY]
    return (*in_hand, *(it for it in own if it in in_play), *in_play, *cards)[0]


def _looks(state: State, answer: Action) -> object:
    """Everything by which a person could tell an answer from another one of its kind."""
    match answer:
        case Attack(card) | Choose(card) | Play(card) | Heal(card) | Reveal(card):
            return type(answer), getattr(answer, "crisis", False), looks(state, card)
        case Intercept(card, other) | Stealth(card, other):
            return type(answer), looks(state, card), looks(state, other)
        case Use(card, ability):
            return Use, ability, looks(state, card)
        case Move(card, location):
            return Move, location, looks(state, card)
        case Reload(card) | Tactics(card) | Influence(card):
            return type(answer), looks(state, card)
        case _:
            return answer


def looks(state: State, card: int) -> object:
    """Return everything by which a person could tell a card from another one."""
    on_it = state.states_on.get(card, ())
    return (
        state.kinds[card].title, state.area[card], state.controller[card], state.at[card],
        state.turned[card], state.damage[card], state.face_down[card], state.unresolved[card],
        tuple(state.kinds[it].title for it in on_it),
    )  # fmt: skip
