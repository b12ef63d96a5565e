"""Computer players: what they are handed, what they answer, and the games they can play.

A player is never handed the state of a game. It gets a `Position`: what its person may see, the
legal answers, and worlds, which are games that look the same to that person and in which
everything hidden is dealt by chance.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import count
from typing import Generic, Protocol, TypeAlias, TypeVar

from app.games.tabletop.chance.shuffle import WORD, Stream, advance, mix

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
    """The end of a game. `winners` are persons, nobody for a draw; `why` is in words."""

    winners: tuple[int, ...]
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayableGame(Generic[S, A, V]):
    """A game of states S, answers A and views V, as its referee lets any number of people play it.

    Persons are numbered from 0, by the deck they brought. `to_decide` is who has to decide, None
    if the game is over. `apply` carries out any answer and raises the game's refusal where it is
    not legal; `apply_known` carries out one of the answers of `legal` without looking for it again.
    `offered` are the legal answers that computer players choose from, at least one where there is
    one: without those that change nothing. `without_abilities` are those that a player chooses from
    who never uses an ability, found without looking for abilities. `passing` is the answer with
    which its person lets a chance to respond pass, found without the other answers, and None at any
    other question. `deal` makes a copy in which everything that a person cannot know is dealt from
    a seed, the same however it really lies; `shown` makes a copy to look at but not to play on, in
    which it lies in an order that tells nothing. `view` is what a person may see, or with None what
    somebody may see who does not play. `turn` counts the turns of everybody. `record` writes a game
    with the answers given as text that can be replayed.
    """

    to_decide: Callable[[S], int | None]
    legal: Callable[[S], Sequence[A]]
    offered: Callable[[S], Sequence[A]]
    without_abilities: Callable[[S], Sequence[A]]
    passing: Callable[[S], A | None]
    apply: Callable[[S, A], object]
    apply_known: Callable[[S, A], None]
    clone: Callable[[S], S]
    deal: Callable[[S, int, int], S]
    shown: Callable[[S, int], S]
    view: Callable[[S, int | None], V]
    outcome: Callable[[S], Outcome | None]
    turn: Callable[[S], int]
    record: Callable[[S, Sequence[A]], str]


class Position(Protocol[S_co, A_co, V_co]):
    """A decision as its player sees it."""

    @property
    def person(self) -> int:
        """The person who has to decide, from 0."""
        ...

    @property
    def view(self) -> V_co:
        """The person's view of the state."""
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

    def shown(self) -> S_co:
        """Return a copy to look at, in which what is hidden lies in an order that tells nothing."""
        ...


class IllegalAnswerError(Exception):
    """A player gave an answer that is not legal."""


@dataclass(frozen=True, slots=True)
class Effort:
    """A player's allowance for thinking: the number of worlds played on in for each decision.

    It is a number and not a time, so that a game comes out the same on any machine.
    """

    rollouts: int = 1


@dataclass(frozen=True, slots=True)
class Weighed(Generic[A]):
    """An answer and what it is worth: the estimated chance of winning, from 0 to 1."""

    answer: A
    value: float


@dataclass(frozen=True, slots=True)
class Choice(Generic[A]):
    """A player's answer, with the value that it was given.

    `value` is the estimated chance of winning, from 0 to 1; None from a player that does not
    estimate. `alternatives` are all answers that were weighed, the best first; `worlds` is the
    number of worlds that were played on in.
    """

    answer: A
    value: float | None = None
    alternatives: tuple[Weighed[A], ...] = ()
    worlds: int = 0


class Player(Protocol[S_contra, A, V_contra]):
    """A computer player of a game."""

    @property
    def responds(self) -> bool:
        """True if it ever responds to others; if not, it lets every chance to respond pass."""
        ...

    @property
    def uses_abilities(self) -> bool:
        """True if it ever uses an ability; if not, it is asked without them."""
        ...

    def decide(
        self, position: Position[S_contra, A, V_contra], chance: Stream, effort: Effort
    ) -> Choice[A]:
        """Choose a legal answer; the same for the same view, chance and effort."""
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
    uses_abilities = True

    def decide(
        self, position: Position[object, A, object], chance: Stream, effort: Effort
    ) -> Choice[A]:
        """Choose a legal answer at random."""
        return Choice(position.legal[chance.below(len(position.legal))])


class _Seen(Generic[S, A, V]):
    """A position of a running game; nothing but its worlds and its view leads to the state."""

    def __init__(
        self, game: PlayableGame[S, A, V], state: S, person: int, legal: Sequence[A]
    ) -> None:
        self.person = person
        self.legal = legal
        self._view: Callable[[], V] = lambda: game.view(state, person)
        self._shown: Callable[[], S] = lambda: game.shown(state, person)
        self._deal: Callable[[int], S] = lambda seed: game.deal(state, person, seed)

    @cached_property
    def view(self) -> V:
        """The person's view of the state."""
        return self._view()

    def worlds(self, seed: int) -> Iterator[S]:
        """Games that look the same to the person."""
        word = seed & WORD
        for _ in count():
            word, bits = advance(word)
            yield self._deal(bits)

    def shown(self) -> S:
        """Return a copy to look at, in which what is hidden lies in an order that tells nothing."""
        return self._shown()


def position_of(game: PlayableGame[S, A, V], state: S) -> Position[S, A, V]:
    """Return the position of the person who has to decide. Raises ValueError if nobody has to."""
    return _position(game, state, game.offered(state))


def _position(game: PlayableGame[S, A, V], state: S, legal: Sequence[A]) -> Position[S, A, V]:
    person = game.to_decide(state)
    if person is None:
        raise ValueError("The game is over: nobody has to decide")
    return _Seen(game, state, person, legal)


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
    """Return a player's answer to the open question; if only one is offered, that one.

    Raises ValueError if the game is over, and IllegalAnswerError if the player answers something
    that it was not offered.
    """
    passed = None if player.responds else game.passing(state)
    if passed is not None:
        return Choice(passed)
    offered = game.offered(state) if player.uses_abilities else game.without_abilities(state)
    if len(offered) == 1:
        return Choice(offered[0])
    choice = player.decide(_position(game, state, offered), chance, effort)
    if choice.answer not in offered:
        raise IllegalAnswerError(str(choice.answer))
    return choice


class Asking(StrEnum):
    """Times at which a person is asked whether to respond."""

    ALWAYS = "always"
    OTHERS = "others"
    BATTLE = "battle"
    NEVER = "never"


class PassUntil(StrEnum):
    """Ends of a standing order to let every chance to respond pass.

    The turn in which it was given ends; an own turn begins; or an attack is made on the person, if
    no own turn begins before.
    """

    TURN_ENDS = "turn-ends"
    OWN_TURN = "own-turn"
    ATTACKED = "attacked"


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment as everybody sees it: its turn, of all turns, and what it is to one person."""

    turn: int
    is_own_turn: bool
    is_attacked: bool


@dataclass(frozen=True, slots=True)
class AnsweredFor:
    """Answers given for a person: to windows to respond that they skip, and to payments.

    From `quiet_turn` on, one of all turns counted together, no window is put to the person until
    what `quiet_until` says. For somebody who `has_left`, everything is answered, and nothing is
    done.
    """

    asking: Asking = Asking.OTHERS
    pays: bool = True
    quiet_turn: int | None = None
    quiet_until: PassUntil = PassUntil.TURN_ENDS
    has_left: bool = False

    def is_quiet(self, now: Moment) -> bool:
        """Return whether the standing order of the person holds.

        It must be given up at the first moment at which it does not: later it might seem to again.
        """
        if self.quiet_turn is None:
            return False
        if self.quiet_until is PassUntil.ATTACKED and now.is_attacked:
            return False
        if now.turn == self.quiet_turn:
            return True
        return self.quiet_until is not PassUntil.TURN_ENDS and not now.is_own_turn
