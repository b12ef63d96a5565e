"""Computer players: what they are handed, what they answer, and the games they can play.

A player is never handed the state of a game. It gets a `Position`: what its person may see, the
legal answers, and worlds, which are games that look the same to that person and in which
everything hidden is dealt by chance.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from typing import Generic, Protocol, TypeAlias, TypeVar

from app.games.tabletop.chance.shuffle import Stream
from app.games.tabletop.chance.splitmix64 import WORD, advance, mix

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
S_co = TypeVar("S_co", covariant=True)
A_co = TypeVar("A_co", covariant=True)
V_co = TypeVar("V_co", covariant=True)
S_contra = TypeVar("S_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. `winners` are persons, nobody where it was drawn; `why` is in words."""

    winners: tuple[int, ...]
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayableGame(Generic[S, A, V]):
    """A game of states S, answers A and views V, as its referee lets any number of people play it.

    Persons are numbered from 0, by the deck they brought. `to_decide` is who has to decide, None
    when the game is over. `apply` carries out any answer and raises the game's refusal where it is
    not legal; `apply_known` carries out one of the answers of `legal` without looking for it again.
    `offered` are the legal answers that computer players choose from, at least one where there is
    one: without those that change nothing. `passing` is the answer with which its person lets a
    chance to respond pass, found without the other answers, and None at any other question.
    `deal` makes a copy in which everything that a person cannot know is dealt from a seed, the same
    however it really lies. `view` is what a person may see, or with None what somebody may see who
    does not play. `turn` counts the turns of everybody. `record` writes a game with the answers
    given as text that can be replayed.
    """

    to_decide: Callable[[S], int | None]
    legal: Callable[[S], Sequence[A]]
    offered: Callable[[S], Sequence[A]]
    passing: Callable[[S], A | None]
    apply: Callable[[S, A], object]
    apply_known: Callable[[S, A], None]
    clone: Callable[[S], S]
    deal: Callable[[S, int, int], S]
    view: Callable[[S, int | None], V]
    outcome: Callable[[S], Outcome | None]
    turn: Callable[[S], int]
    record: Callable[[S, Sequence[A]], str]


class Position(Protocol[S_co, A_co, V_co]):
    """What a player is handed when its person has to decide."""

    @property
    def person(self) -> int:
        """Who has to decide."""
        ...

    @property
    def view(self) -> V_co:
        """What that person may see."""
        ...

    @property
    def legal(self) -> Sequence[A_co]:
        """The answers to choose from, at least two."""
        ...

    def worlds(self, seed: int) -> Iterator[S_co]:
        """Games without end that look the same to the person, each of them new and free to change.

        The same seed gives the same worlds, whatever the person cannot see.
        """
        ...


@dataclass(frozen=True, slots=True)
class Effort:
    """How long a player may think, as a number of worlds it plays on in for each decision.

    A number and no time, so that a game comes out the same on any machine.
    """

    rollouts: int = 1


@dataclass(frozen=True, slots=True)
class Weighed(Generic[A]):
    """An answer and what it is worth: the estimated chance of winning, from 0 to 1."""

    answer: A
    value: float


@dataclass(frozen=True, slots=True)
class Choice(Generic[A]):
    """What a player answers.

    `value` is the estimated chance of winning, from 0 to 1, None from a player that estimates
    nothing. `alternatives` are all answers it weighed, the best first; `worlds` is in how many
    worlds it looked.
    """

    answer: A
    value: float | None = None
    alternatives: tuple[Weighed[A], ...] = ()
    worlds: int = 0


class Player(Protocol[S_contra, A, V_contra]):
    """A computer player of a game."""

    @property
    def responds(self) -> bool:
        """Whether it ever responds to others; who does not lets every chance to do so pass."""
        ...

    def decide(
        self, position: Position[S_contra, A, V_contra], chance: Stream, effort: Effort
    ) -> Choice[A]:
        """One of the legal answers; the same for the same view, chance and effort."""
        ...


@dataclass(frozen=True, slots=True)
class Level(Generic[S, A, V]):
    """A computer player as people choose it.

    `key` stands in addresses, files and JSON, `name` and `words` are what people read. `version`
    names the rules or the evaluation the player decides by: it belongs to every result. `effort`
    is how long it thinks unless it is asked otherwise.
    """

    key: str
    name: str
    words: str
    player: Player[S, A, V]
    version: str
    effort: Effort


AnyLevel: TypeAlias = Level[object, Hashable, object]


class RandomPlayer:
    """Gives any legal answer of any game, each as likely."""

    responds = True

    def decide(
        self, position: Position[object, A, object], chance: Stream, effort: Effort
    ) -> Choice[A]:
        """One of the legal answers."""
        return Choice(position.legal[chance.below(len(position.legal))])


class _Seen(Generic[S, A, V]):
    """A position of a running game; nothing but its worlds and its view leads to the state."""

    def __init__(self, game: PlayableGame[S, A, V], state: S, person: int) -> None:
        self.person = person
        self.legal: Sequence[A] = game.offered(state)
        self._view: Callable[[], V] = lambda: game.view(state, person)
        self._deal: Callable[[int], S] = lambda seed: game.deal(state, person, seed)

    @cached_property
    def view(self) -> V:
        """What the person may see."""
        return self._view()

    def worlds(self, seed: int) -> Iterator[S]:
        """Games that look the same to the person."""
        word = seed & WORD
        for _ in count():
            word, bits = advance(word)
            yield self._deal(bits)


def position_of(game: PlayableGame[S, A, V], state: S) -> Position[S, A, V]:
    """What the person who has to decide may be handed. Raises ValueError when nobody has to."""
    person = game.to_decide(state)
    if person is None:
        raise ValueError("The game is over: nobody has to decide")
    return _Seen(game, state, person)


def chance_of(seed: int, person: int, answers: int) -> Stream:
    """The random stream of one decision, after this many answers in a game with this seed.

    Each person and each decision has its own, so a game that is replayed up to a decision goes on
    as it did, and nobody's draws depend on how long the others think.
    """
    return Stream.of(mix((seed + person + 1) & WORD), answers)


def decide(
    game: PlayableGame[S, A, V],
    state: S,
    player: Player[S, A, V],
    chance: Stream,
    effort: Effort,
) -> Choice[A]:
    """What a player answers to the open question; where it is offered only one answer, that one.

    Raises ValueError when the game is over.
    """
    passed = None if player.responds else game.passing(state)
    if passed is not None:
        return Choice(passed)
    offered = game.offered(state)
    if len(offered) == 1:
        return Choice(offered[0])
    return player.decide(position_of(game, state), chance, effort)
