"""The evaluation context of a text: its card, its controller, and what it has bound so far."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.bindings import NO_MEMORY, Bindings, Ref, nothing_bound
from app.games.spoils.engine.model.derived_cache import Reading
from app.games.spoils.engine.model.events import Deployed
from app.games.spoils.engine.model.state import State
from app.games.spoils.terms import CardType


@dataclass(frozen=True, slots=True)
class Words:
    """The functions that evaluate the words of a text.

    A filter may ask for a number, a number for the texts in force, and these for a filter. The
    modules that answer do not import one another: whoever needs an answer from a module above asks
    the scope, on which the package `read` puts these functions.
    """

    meant: Callable[[Scope, v.Cards], list[CardId]]
    fits: Callable[[Scope, CardId, v.Cards], bool]
    fits_by_face: Callable[[Scope, CardId, v.Cards], bool]
    matches: Callable[[Scope, CardId, v.Cards], bool]
    amount: Callable[[Scope, v.AnyAmount], int]
    holds: Callable[[Scope, v.Condition], bool]
    meets: Callable[[Scope, str], bool]
    types: Callable[[State, CardId], frozenset[CardType]]


class Evaluating:
    """Evaluation of words, by functions that the package `read` names."""

    __slots__ = ()
    words: ClassVar[Words]


@dataclass(slots=True)
class Scope(Evaluating):
    """A text being read: `source` is its card, `you` its controller (407.2).

    It is never changed; it is not frozen because one is made each time a text is read.
    """

    state: State
    source: CardId
    you: Player
    text: Bindings = field(default_factory=nothing_bound)

    def role(self, role: v.Role, nth: int = 0) -> tuple[CardId, ...]:
        """The cards in a role that are still where they were. Rules: 402.4."""
        state = self.state
        match role:
            case v.Role.THIS:
                ref = self.text.this
                return (self.source,) if ref is None else state.tracked((ref,))
            case v.Role.HOST:
                host = state.attached_to[self.source]
                if host >= 0:
                    return (host,)
                return state.tracked(self.text.cards.get(role, ()))
            case v.Role.PICKED_CARD:
                return state.tracked(self._picks(nth))
            case v.Role.PICKED:
                return self._as_taken(self._picks(nth))
            case v.Role.CHOSEN if nth:
                chosen = self.text.choices
                return self._as_taken(chosen[nth - 1]) if nth <= len(chosen) else ()
            case v.Role.LAST_TACTIC:
                return _last_tactic(self)
            case _:
                return self._as_taken(self.text.cards.get(role, ()))

    def _picks(self, nth: int) -> tuple[Ref, ...]:
        """The cards picked by the pick of that number, or by all picks so far if it is 0."""
        picks = self.text.picks
        if nth:
            return picks[nth - 1] if nth <= len(picks) else ()
        return tuple(dict.fromkeys(ref for pick in picks for ref in pick))

    def _as_taken(self, refs: tuple[Ref, ...]) -> tuple[CardId, ...]:
        """The cards that are still there, of the type they were taken as. Rules: 208.2, 402.4."""
        state = self.state
        them = state.tracked(refs)
        taken_as = self.text.taken_as
        if not them or not taken_as:
            return them
        gone = {
            ref[0]
            for ref, types in taken_as
            if ref[0] in them
            and ref == state.ref(ref[0])
            and self.words.types(state, ref[0]).isdisjoint(types)
        }
        return tuple(card for card in them if card not in gone) if gone else them

    def players(self, who: v.Who) -> tuple[Player, ...]:
        """The players meant, in turn order from the active player (402.2)."""
        match who:
            case v.Player.YOU:
                return (self.you,)
            case v.Player.OPPONENT:
                return (1 - self.you,)
            case v.Player.EACH:
                return (self.state.active, 1 - self.state.active)
            case v.Player.THEY:
                return (self.you if self.text.they is None else self.text.they,)
            case v.Player.PICKED:
                picked = self.text.picked_player
                return (1 - self.you if picked is None else picked,)
            case v.ControllerOf(card):
                return self._of(card, self.state.controller)
            case v.OwnerOf(card):
                return self._of(card, self.state.owner)
            case v.OpponentOf(other):
                return tuple(1 - player for player in self.players(other))
        raise TypeError(f"{who!r} names no player")

    def player(self, who: v.Who) -> Player:
        """The one player meant; of several the first in turn order, of none the reader."""
        them = self.players(who)
        return them[0] if them else self.you

    def _of(self, card: v.Cards, seats: list[Player]) -> tuple[Player, ...]:
        return tuple(dict.fromkeys(seats[it] for it in self.words.meant(self, card)))

    def fits(self, card: CardId, cards: v.Cards) -> bool:
        """True if a card has all properties of a filter, wherever it is."""
        return self.words.fits(self, card, cards)

    def fits_by_face(self, card: CardId, cards: v.Cards) -> bool:
        """True if a card has all properties of a filter by its face, even if it lies face-down."""
        return self.words.fits_by_face(self, card, cards)

    def matches(self, card: CardId, cards: v.Cards) -> bool:
        """True if a card, where it is now, is one of those that a filter means."""
        return self.words.matches(self, card, cards)

    def amount(self, asked: v.AnyAmount) -> int:
        """A number, computed now; never below 0. Rules: 410.4."""
        return self.words.amount(self, asked)

    def holds(self, condition: v.Condition | None) -> bool:
        """True if a condition is true now; no condition always is."""
        return condition is None or self.words.holds(self, condition)

    def meets(self, threshold: str) -> bool:
        """True if the reader controls the icons of the threshold. Rules: 405.4."""
        return not threshold or self.words.meets(self, threshold)


def read_in(state: State, reading: Reading) -> Scope:
    """The scope of a text in force, in this state."""
    return Scope(state, reading.source, reading.you, reading.text)


def _last_tactic(scope: Scope) -> tuple[CardId, ...]:
    """The latest tactic deployed this turn, the reading card left out.

    For a duplicate it is the latest before its original: it has the text of that card.
    """
    state = scope.state
    original = state.memory.get(scope.source, NO_MEMORY).original
    told = [it for it in state.this_turn if isinstance(it, Deployed)]
    for place, event in enumerate(told):
        if event.card == original:
            told = told[:place]
            break
    for event in reversed(told):
        if event.card != scope.source and state.kind_of(event.card).card.type is CardType.TACTIC:
            return (event.card,)
    return ()
