"""Steps by name, as answers: the legal one that is meant, or the one that a person would try."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from app.games.capabilities.bench_steps import NOT_ALIKE, CardsNamed, MeaninglessStepError
from app.games.spoils.engine import (
    Action,
    Answer,
    Attack,
    CardId,
    Choose,
    Deploy,
    Done,
    EndTurn,
    Player,
    PlayResource,
    State,
    UseAbility,
    ability_of,
    in_words,
    legal_actions,
)
from app.games.spoils.engine.legality.reason_words import card_of
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.bench.document import UNKNOWN

VERBS: Final = (
    "deploys NAME", "flips up NAME", "uses NAME", "uses NAME: ABILITY", "attacks",
    "attacks NAME", "chooses NAME", "plays NAME face-down", "plays NAME as a resource",
    "answers WORDS", "passes", "pays", "ends the turn",
)  # fmt: skip


class _Named(CardsNamed):
    """The cards of a game of The Spoils that a name or a label means."""

    verbs = VERBS
    unknown = UNKNOWN

    def __init__(self, catalogue: Catalogue, labels: Mapping[str, CardId], state: State) -> None:
        super().__init__(catalogue, labels)
        self.state = state

    def name(self, card: int) -> str:
        return self.state.name(CardId(card))

    def named(self, name: str) -> list[int]:
        kind = self.state.game.kind_of.get(name)
        return [it for it, each in enumerate(self.state.kind) if each == kind]

    @property
    def controllers(self) -> Sequence[int]:
        return self.state.controller

    @property
    def seats(self) -> int:
        return len(self.state.faction)


@dataclass(frozen=True, slots=True)
class Move:
    """The meaning of a step: an answer, whether it is legal, and the player who would give it."""

    player: Player
    answer: Action
    is_legal: bool


class Moves:
    """Reads steps in one position after the other of a game."""

    def __init__(self, catalogue: Catalogue, labels: Mapping[str, CardId]) -> None:
        self.catalogue, self.labels = catalogue, labels

    def read(self, state: State, player: Player, words: str) -> Move:
        """Return what a step of a player means now. Raises MeaninglessStepError."""
        lower = words.lower().rstrip(".")
        if lower in ("passes", "is done", "declines", "pays no more"):
            return self._move(state, player, [Done()], Done())
        if lower in ("ends the turn", "ends turn"):
            return self._move(state, player, [EndTurn()], EndTurn())
        if lower == "attacks":
            faction = Attack(state.faction[1 - player])
            return self._move(state, player, [faction], faction)
        for verb, read in (
            ("answers ", self._answering),
            ("plays ", self._playing),
            ("uses ", self._using),
        ):
            if lower.startswith(verb):
                return read(state, player, words[len(verb) :].strip())
        for verb, make in _WITH_CARD.items():
            if lower.startswith(verb):
                cards = self._cards(state, words[len(verb) :].strip())
                if verb == "attacks ":
                    cards = [it for it in cards if state.controller[it] != player] or cards
                return self._of_cards(state, player, words, cards, make)
        raise MeaninglessStepError(f'"{words[:60]}" is not a step; steps are {", ".join(VERBS)}.')

    def step_of(self, state: State, player: Player, answer: Action) -> str:
        """Return a step that means a legal answer, by the shortest name of its card."""
        match answer:
            case EndTurn():
                return "ends the turn"
            case Done():
                return "passes"
            case Attack(target) if target == state.faction[1 - player]:
                return "attacks"
            case Answer(value):
                words = in_words(state, answer)
                return (
                    f"answers {words}"
                    if self._means(state, player, f"answers {words}", answer)
                    else f"answers {value}"
                )
            case _:
                written = (_form(answer).format(it) for it in self._refs(state, answer))
                return next(it for it in written if self._means(state, player, it, answer))

    def _means(self, state: State, player: Player, words: str, answer: Action) -> bool:
        try:
            found = self.read(state, player, words).answer
        except MeaninglessStepError:
            return False
        return found == answer or _looks(state, found) == _looks(state, answer)

    def _refs(self, state: State, answer: Action) -> Iterator[str]:
        """The ways to call the card of an answer, those first that read best."""
        card = card_of(answer)
        assert card is not None
        return _Named(self.catalogue, self.labels, state).refs(card)

    def _of_cards(
        self,
        state: State,
        player: Player,
        words: str,
        cards: list[CardId],
        make: Callable[[CardId], Action],
    ) -> Move:
        return self._move(
            state, player, [make(it) for it in cards], make(_likely(state, player, cards))
        )

    def _move(self, state: State, player: Player, tried: list[Action], else_: Action) -> Move:
        decision = state.decision
        legal = legal_actions(state) if decision and decision.player == player else ()
        able = [it for it in tried if it in legal]
        sorts = {_looks(state, it): it for it in reversed(able)}
        if len(sorts) > 1:
            names = sorted({in_words(state, it) for it in able})
            raise MeaninglessStepError(
                f"this means several cards that are not alike ({', '.join(names)}); {NOT_ALIKE}"
            )
        if able:
            return Move(player, able[0], is_legal=True)
        return Move(player, else_, is_legal=False)

    def _cards(self, state: State, written: str) -> list[CardId]:
        """All cards of the game that a name or a label means."""
        return [CardId(it) for it in _Named(self.catalogue, self.labels, state).meant(written)]

    def _playing(self, state: State, player: Player, words: str) -> Move:
        for ending, face_down in ((" face-down", True), (" as a resource", False)):
            if words.lower().endswith(ending):
                cards = self._cards(state, words[: -len(ending)].strip())
                return self._of_cards(
                    state,
                    player,
                    words,
                    cards,
                    lambda it: PlayResource(it, face_down),  # noqa: B023
                )
        raise MeaninglessStepError('write "plays NAME face-down" or "plays NAME as a resource".')

    def _using(self, state: State, player: Player, words: str) -> Move:
        name, _, wanted = (it.strip() for it in words.partition(":"))
        cards = self._cards(state, name)
        uses = [
            it
            for it in legal_actions(state)
            if isinstance(it, UseAbility)
            and it.card in cards
            and wanted.lower() in ("", ability_of(state, it).name.lower(), str(it.number + 1))
        ]
        if len({it.number for it in uses}) > 1:
            names = " or ".join(dict.fromkeys(ability_of(state, it).name for it in uses))
            raise MeaninglessStepError(f'say which ability: "uses {name}: ABILITY", with {names}.')
        number = self._number(state, cards[0], wanted)
        tried: list[Action] = list(uses)
        return self._move(state, player, tried, UseAbility(_likely(state, player, cards), number))

    def _number(self, state: State, card: CardId, wanted: str) -> int:
        """The number of an ability by its name or number; the first where none is asked for."""
        known = [it.name.lower() for it in state.kind_of(card).text.abilities]
        if wanted.lower() in known:
            return known.index(wanted.lower())
        return int(wanted) - 1 if wanted.isdecimal() and 0 < int(wanted) < _MOST else 0

    def _answering(self, state: State, player: Player, words: str) -> Move:
        """An answer by its words, or by its number where it is one."""
        legal = [it for it in legal_actions(state) if isinstance(it, Answer)]
        wanted = words.lower().rstrip(".")
        said = {in_words(state, it).lower(): it for it in legal}
        number = int(wanted) if wanted.isdecimal() and len(wanted) < _DIGITS else None
        if wanted in said:
            return self._move(state, player, [said[wanted]], said[wanted])
        if number is None and said:
            raise MeaninglessStepError(
                f'"{words[:60]}" is not an answer now; answers are {", ".join(list(said)[:10])}.'
            )
        return self._move(state, player, [Answer(number or 0)], Answer(number or 0))


def _form(answer: Action) -> str:
    """The step of an answer about a card, with braces for the card."""
    match answer:
        case Deploy(flip_up=True):
            return "flips up {}"
        case Deploy():
            return "deploys {}"
        case UseAbility(number=number):
            return f"uses {{}}: {number + 1}"
        case Attack():
            return "attacks {}"
        case PlayResource(face_down=face_down):
            return f"plays {{}} {'face-down' if face_down else 'as a resource'}"
        case _:
            return "chooses {}"


_MOST: Final = 100
_DIGITS: Final = 6
_WITH_CARD: Final[Mapping[str, Callable[[CardId], Action]]] = {
    "deploys ": Deploy,
    "flips up ": lambda card: Deploy(card, flip_up=True),
    "attacks ": Attack,
    "chooses ": Choose,
}


def _likely(state: State, player: Player, cards: list[CardId]) -> CardId:
    """The card that a person would try: one in the player's hand, or under their control."""
    in_hand = [it for it in cards if it in state.hand[player]]
    own = [it for it in cards if state.controller[it] == player and it in state.in_play]
    return (*in_hand, *own, *cards)[0]


def _looks(state: State, answer: Action) -> object:
    """Everything by which a person could tell an answer from another one of its kind."""
    card = getattr(answer, "card", getattr(answer, "target", None))
    return answer if card is None else looks(state, card)


def looks(state: State, card: CardId) -> object:
    """Everything by which a person could tell a card from another one."""
    return (
        state.kind[card], state.area[card], state.controller[card], state.face_down[card],
        state.depleted[card], state.ready[card], state.tokens[card], state.attached_to[card],
        sum(state.damage[card].values()),
        tuple(state.kind[it] for it in state.in_play if state.attached_to[it] == card),
    )  # fmt: skip
