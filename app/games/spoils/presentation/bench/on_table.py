"""The table of a bench after its steps: both sides, what is legal, and what is not and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from app.games.capabilities.bench_answering import BenchTable
from app.games.capabilities.bench_answers import (
    BenchCard,
    BenchPile,
    BenchSide,
    Choice,
    Cited,
    Refused,
)
from app.games.spoils.engine import (
    WINDOWS,
    Action,
    Attack,
    CardId,
    CardView,
    Choose,
    DecisionKind,
    Deploy,
    EndTurn,
    Player,
    SideView,
    State,
    UseAbility,
    View,
    in_words,
    legal_actions,
    observe,
    person_at,
    stats,
    why_not,
)
from app.games.spoils.engine.legality.reason_words import QUESTIONS, card_of
from app.games.spoils.goldfish.paying import is_paying
from app.games.spoils.presentation.bench.document import PAYS, UNKNOWN, Pile
from app.games.spoils.presentation.bench.moves import Moves, looks
from app.games.spoils.terms import CardType

MOST_CHOICES: Final = 60
MOST_REFUSED: Final = 40

_CHOOSING: Final = frozenset({DecisionKind.ATTACKERS, DecisionKind.BLOCKERS})


def rule_of(state: State, answer: Action) -> str:
    """The rule by which an answer to the open question is given."""
    assert state.decision is not None
    match answer:
        case Deploy(flip_up=True):
            return "507.4a"
        case Deploy():
            return "604.1a"
        case UseAbility():
            return "606.1a"
        case Attack():
            return "608.1a"
        case EndTurn():
            return "603.2d"
        case _:
            return QUESTIONS[state.decision.kind][0]


class OnTable(BenchTable):
    """The state after the steps, as seen from a seat; without one everything lies open."""

    def __init__(self, state: State, moves: Moves, seat: Player | None) -> None:
        self.state, self.moves, self.seat = state, moves, seat
        decision = state.decision
        self.player = None if decision is None else decision.player
        self.legal = legal_actions(state) if decision is not None else ()
        self.is_shown = seat is None or seat == self.player

    def choices(self) -> tuple[Choice, ...]:
        """The legal answers; alike ones are one. Empty where somebody else is asked."""
        if self.player is None or not self.is_shown:
            return ()
        found = dict.fromkeys(self._choices(self.player))
        return tuple(found)[:MOST_CHOICES]

    def _choices(self, player: Player) -> Iterator[Choice]:
        who = f"{player + 1} "
        if is_paying(self.state):
            yield Choice("pay in the cheapest way", who + PAYS, "309.1")
        seen: set[object] = set()
        for answer in self.legal[: 4 * MOST_CHOICES]:
            words, card = in_words(self.state, answer), card_of(answer)
            like = words, card is not None and looks(self.state, card)
            if like in seen:
                continue
            seen.add(like)
            step = self.moves.step_of(self.state, player, answer)
            yield Choice(words, who + step, rule_of(self.state, answer))

    def refused(self) -> tuple[Refused, ...]:
        """The cards of the player who is asked that can do nothing now, each with the reasons."""
        decision = self.state.decision
        if decision is None or not self.is_shown:
            return ()
        able = {card_of(it) for it in self.legal}
        found: dict[Refused, None] = {}
        tried: set[object] = set()
        for card, answers in self._tried(decision.player, decision.kind):
            like = looks(self.state, card)
            if card in able or like in tried or len(found) >= MOST_REFUSED:
                continue
            tried.add(like)
            reasons = [each for it in answers for each in why_not(self.state, it)]
            told = dict.fromkeys(Cited(it.words, it.rule) for it in reasons)
            if told:
                found[Refused(self.state.name(card), tuple(told))] = None
        return tuple(found)

    def _tried(
        self, player: Player, kind: DecisionKind
    ) -> Iterator[tuple[CardId, tuple[Action, ...]]]:
        """The cards of a player, and what somebody might try to do with each."""
        state = self.state
        mine = [it for it in state.in_play if state.controller[it] == player]
        if kind in _CHOOSING:
            characters = (it for it in mine if stats.is_type(state, it, CardType.CHARACTER))
            yield from ((it, (Choose(it),)) for it in characters)
        if kind not in WINDOWS:
            return
        if kind is DecisionKind.ACT and not any(isinstance(it, Attack) for it in self.legal):
            yield state.faction[1 - player], (Attack(state.faction[1 - player]),)
        for card in state.hand[player]:
            is_resource = state.kind_of(card).card.type is CardType.RESOURCE
            if not is_resource and state.name(card) != UNKNOWN:
                yield card, (Deploy(card),)
        for card in mine:
            abilities = state.kind_of(card).text.abilities
            if abilities and not state.face_down[card]:
                uses = (UseAbility(card, number) for number in range(len(abilities)))
                yield card, tuple(uses)

    def sides(self) -> tuple[BenchSide, ...]:
        """Both sides: what they have in play, and their piles as far as they are to be seen."""
        views = [observe(self.state, person_at(self.state, it)) for it in (0, 1)]
        return tuple(
            self._side(views[player if self.seat is None else self.seat], player)
            for player in (0, 1)
        )

    def _side(self, view: View, player: Player) -> BenchSide:
        state, shown = self.state, view.sides[player]
        mine = [it for it in view.in_play if it.controller == player]
        mine = [it for it in mine if it.card not in state.faction]
        own = [it for it in mine if it.attached_to is None or it.attached_to in state.faction]
        resources = [it for it in own if it.face_down or CardType.RESOURCE in it.types]
        piles = (
            (Pile.IN_PLAY, "In play", self._lying(view, [it for it in own if it not in resources])),
            (Pile.RESOURCES, "Free resources", _counted(self._lying(view, _free(resources)))),
            (Pile.RESOURCES, "Attached resources", _counted(self._lying(view, _paid(resources)))),
            (Pile.HAND, "Hand", _hand(shown)),
            ("", "Being deployed", self._lying(view, _being_deployed(view, player))),
            (Pile.DISCARD, "Discard pile", _named(name for _, name in shown.discard_pile)),
            (Pile.OUT_OF_GAME, "Out of the game", _named(it or "" for _, it in shown.out_of_game)),
            (Pile.VOID, "Void", self._void(player)),
        )
        return BenchSide(
            f"Player {player + 1}",
            state.name(state.faction[player]),
            shown.influence,
            "influence",
            (
                f"{shown.free_resources} free resource{'s' * (shown.free_resources != 1)}",
                f"deck of {shown.deck_count}",
            ),
            self.player == player,
            tuple(BenchPile(part, title, cards) for part, title, cards in piles if cards),
        )

    def _void(self, player: Player) -> tuple[BenchCard, ...]:
        is_seen = self.seat in (None, player)
        hidden = (
            "" if self.state.face_down[it] and not is_seen else self.state.name(it)
            for it in self.state.void[player]
        )
        return _named(hidden)

    def _lying(self, view: View, cards: Iterable[CardView]) -> tuple[BenchCard, ...]:
        return tuple(self._card(view, it) for it in cards)

    def _card(self, view: View, card: CardView) -> BenchCard:
        numbers = (card.strength, card.life, card.speed, card.structure)
        marks = (
            "face-down" if card.face_down else "",
            "depleted" if card.depleted else "",
            "new" if not card.ready and CardType.CHARACTER in card.types else "",
            f"damage {card.damage}" if card.damage else "",
            f"tokens {card.tokens}" if card.tokens else "",
            "attacks" if card.card in view.attackers else "",
            "blocks" if card.card in view.blockers else "",
            "target" if card.card == view.attack_target else "",
            f"owner {card.owner + 1}" if card.owner != card.controller else "",
        )
        return BenchCard(
            card.name or "",
            "" if card.face_down else "/".join(str(it) for it in numbers if it is not None),
            tuple(filter(None, marks)),
            _attached(view, card.card),
        )


def _attached(view: View, card: CardId) -> tuple[str, ...]:
    """The names of the cards on a card, each with those on it."""
    found = []
    for it in view.in_play:
        if it.attached_to == card:
            more = _attached(view, it.card)
            name = it.name or "face-down"
            found.append(f"{name} with {' and '.join(more)}" if more else name)
    return tuple(found)


def _free(cards: Iterable[CardView]) -> list[CardView]:
    return [it for it in cards if it.attached_to is None]


def _paid(cards: Iterable[CardView]) -> list[CardView]:
    return [it for it in cards if it.attached_to is not None]


def _being_deployed(view: View, player: Player) -> list[CardView]:
    return [it for it in view.being_deployed if it.controller == player]


def _hand(shown: SideView) -> tuple[BenchCard, ...]:
    if shown.hand is None:
        return (BenchCard("", copies=shown.hand_count),) if shown.hand_count else ()
    return _named(name for _, name in shown.hand)


def _named(names: Iterable[str]) -> tuple[BenchCard, ...]:
    return tuple(BenchCard(name, copies=count) for name, count in Counter(names).items())


def _counted(cards: tuple[BenchCard, ...]) -> tuple[BenchCard, ...]:
    """Equal cards as one with their number."""
    counts = Counter(cards)
    return tuple(
        BenchCard(it.name, it.numbers, it.marks, it.attached, count) for it, count in counts.items()
    )
