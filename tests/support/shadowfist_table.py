"""A table of Shadowfist laid out by hand: invented cards, where they are needed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from app.games.shadowfist.engine.model.actions import (
    DONE,
    END_TURN,
    NEW_LOCATION,
    PASS,
    Action,
    Attack,
    Choose,
    Intercept,
    Number,
    Place,
    Play,
)
from app.games.shadowfist.engine.model.card_text import NO_TEXT, CardText
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area, Event
from app.games.shadowfist.engine.model.kinds import Kind, made_kind, needs
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.opening import add_card, begin_game
from app.games.shadowfist.engine.read.structure import locations
from app.games.shadowfist.engine.referee import apply
from app.games.shadowfist.engine.write import areas
from app.games.shadowfist.engine.write.invalidation import laid_out
from app.games.shadowfist.engine.write.marks import resolve
from app.games.shadowfist.engine.write.structure import add_site, attach, place
from app.games.shadowfist.facts import Pool
from app.games.shadowfist.terms import CardType, Keyword, Restriction

E = TypeVar("E", bound=Event)

FILLER: Final = made_kind(title="Filler", type=CardType.EVENT, cost=99)
"""A card that nobody can play."""


def character(
    title: str = "Hero",
    fighting: int = 3,
    *keywords: Keyword,
    cost: int = 0,
    restrictions: Sequence[Restriction] = (),
    text: CardText = NO_TEXT,
    provides: str = "",
    requires: str = "",
    toughness: int = 0,
    influence: int = 0,
    immunities: tuple[str, ...] = (),
    has_x: bool = False,
    titles: tuple[str, ...] = (),
) -> Kind:
    """A Character."""
    return made_kind(
        title=title, type=CardType.CHARACTER, cost=cost, fighting=fighting,
        keywords=frozenset(keywords), restrictions=frozenset(restrictions), text=text,
        provides=needs(Pool.of(provides)), requires=needs(Pool.of(requires)),
        toughness=toughness, influence=influence, immunities=immunities, has_x=has_x,
        titles=titles,
    )  # fmt: skip


def site(
    title: str = "Garden",
    body: int = 5,
    *keywords: Keyword,
    power: int = 1,
    cost: int | None = None,
    restrictions: Sequence[Restriction] = (),
    text: CardText = NO_TEXT,
    provides: str = "",
) -> Kind:
    """A Feng Shui Site; with a cost it is played face-up."""
    return made_kind(
        title=title, type=CardType.FENG_SHUI_SITE, cost=cost, body=body, power=power,
        restrictions=frozenset(restrictions), text=text,
        provides=needs(Pool.of(provides)),
        keywords=frozenset(keywords),
    )  # fmt: skip


def other(
    title: str,
    type_: CardType,
    cost: int = 0,
    *,
    restrictions: Sequence[Restriction] = (),
    text: CardText = NO_TEXT,
    subject: str = "",
    body: int = 0,
    power: int = 0,
    provides: str = "",
    requires: str = "",
    influence: int = 0,
    has_x: bool = False,
) -> Kind:
    """A card of any other type: Event, State, Edge, or a Site that is no Feng Shui Site."""
    return made_kind(
        title=title, type=type_, cost=cost, restrictions=frozenset(restrictions), text=text,
        subject=subject, body=body, power=power, influence=influence,
        provides=needs(Pool.of(provides)), requires=needs(Pool.of(requires)), has_x=has_x,
    )  # fmt: skip


def event(title: str = "Flash", cost: int = 0, **more: object) -> Kind:
    """An Event."""
    return other(title, CardType.EVENT, cost, **more)  # type: ignore[arg-type]


def state_card(title: str = "Sword", cost: int = 0, **more: object) -> Kind:
    """A State."""
    return other(title, CardType.STATE, cost, **more)  # type: ignore[arg-type]


def edge(title: str = "Secret", cost: int = 0, **more: object) -> Kind:
    """An Edge."""
    return other(title, CardType.EDGE, cost, **more)  # type: ignore[arg-type]


def named(kind: Kind, *words: str) -> Kind:
    """The kind with these designators."""
    return replace(kind, designators=frozenset(words))


def plain_site(title: str = "Bar", cost: int = 0, **more: object) -> Kind:
    """A Site that is no Feng Shui Site."""
    return other(title, CardType.SITE, cost, **{"body": 5, **more})  # type: ignore[arg-type]


@dataclass
class Table:
    """A game that a test lays out and plays. Seat 0 has the first turn."""

    state: State
    told: list[Event] = field(default_factory=list)

    # Laying out.

    def _new(self, kind: Kind, player: int) -> int:
        if kind.text:
            self.state.game = replace(self.state.game, has_scripts=True)
        return add_card(self.state, kind, player)

    def hand(self, player: int, kind: Kind) -> int:
        """A card in a hand."""
        card = self._new(kind, player)
        areas.put(self.state, card, Area.HAND)
        return card

    def smoked(self, player: int, kind: Kind) -> int:
        """A card in a smoked pile."""
        card = self._new(kind, player)
        areas.put(self.state, card, Area.SMOKED)
        return card

    def on_deck(self, player: int, kind: Kind) -> int:
        """The top card of a deck."""
        card = self._new(kind, player)
        self.state.deck[player].append(card)
        return card

    def play(
        self, player: int, kind: Kind, *, at: int | None = None, face_down: bool = False,
        owner: int | None = None,
    ) -> int:  # fmt: skip
        """A card in play that has resolved; a Site in a new location, or behind that at `at`."""
        state = self.state
        card = self._new(kind, player if owner is None else owner)
        areas.enter_play(state, card, player, face_down=face_down)
        state.unresolved[card] = False
        if kind.is_site:
            add_site(state, card, player, NEW_LOCATION if at is None else at)
        elif kind.is_character:
            state.at[card] = (state.columns[player] or [player])[0] if at is None else at
        elif kind.is_state:
            assert at is not None, "a State needs a subject"
            attach(state, card, at)
        laid_out(state)
        return card

    def power(self, player: int, amount: int) -> None:
        """Set a player's Power."""
        self.state.power[player] = amount

    # Playing.

    @property
    def asked(self) -> tuple[int, Question]:
        """The player who is asked, and the question."""
        assert self.state.decision is not None, f"the game is over: {self.state.result}"
        return self.state.decision.player, self.state.decision.kind

    @property
    def options(self) -> tuple[Action, ...]:
        """The legal answers."""
        return () if self.state.decision is None else self.state.decision.options

    def do(self, action: Action) -> tuple[Event, ...]:
        """Give an answer."""
        told = apply(self.state, action)
        self.told += told
        return told

    def until(self, question: Question, player: int | None = None) -> None:
        """Pass and decline until a question is asked."""
        for _ in range(400):
            assert self.state.decision is not None, f"the game is over: {self.state.result}"
            if self.asked[1] is question and player in (None, self.asked[0]):
                return
            self.decline()
        raise AssertionError(f"{question} is never asked")

    def decline(self) -> None:
        """Pass, finish or end the turn, or give the first answer."""
        quiet = (it for it in (PASS, DONE, END_TURN) if it in self.options)
        self.do(next(quiet, self.options[0]))

    def to_act(self) -> None:
        """Go on until a player may choose freely in their Main Shot."""
        self.until(Question.ACT)

    def quiet(self) -> None:
        """Pass until nobody is asked to respond or to start a scene."""
        while self.state.decision and self.asked[1] in (Question.RESPOND, Question.START):
            self.do(PASS)

    def plays(self, card: int, *answers: Action) -> None:
        """The player who is asked plays a card; everybody passes, so that it resolves."""
        self.do(Play(card))
        for answer in answers:
            self.do(answer)
        self.quiet()

    def attacks(self, target: int, *attackers: int) -> None:
        """Declare an attack with exactly these Characters; nobody joins."""
        self.declares(target, *attackers)
        self.settle()

    def declares(self, target: int, *attackers: int) -> None:
        """Declare an attack with exactly these Characters."""
        self.do(Attack(target))
        self.choose(Question.ATTACKERS, *attackers)

    def choose(self, question: Question, *cards: int) -> None:
        """Choose cards one by one, and stop if something else could be chosen."""
        for card in cards:
            if self.state.decision and self.asked[1] is question:
                self.do(Choose(card))
        if self.state.decision and self.asked[1] is question and DONE in self.options:
            self.do(DONE)

    def settle(self) -> list[Intercept]:
        """Pass all responses and decline to join and to intercept; the interceptions declined."""
        declined = (Question.RESPOND, Question.START, Question.JOIN, Question.INTERCEPT)
        interceptions: list[Intercept] = []
        while self.state.decision and self.asked[1] in declined:
            interceptions += [it for it in self.options if isinstance(it, Intercept)]
            self.decline()
        return interceptions

    def intercepts(self, *pairs: tuple[int, int]) -> None:
        """Go on to an interception and declare it: interceptors with their attackers."""
        self.until(Question.INTERCEPT)
        for interceptor, attacker in pairs:
            self.do(Intercept(interceptor, attacker))
        if self.state.decision and self.asked[1] is Question.INTERCEPT:
            self.do(DONE)

    def end_turn(self) -> None:
        """End this turn, and go on to the next question."""
        turn = self.state.turn
        self.to_act()
        while self.state.decision and self.state.turn == turn:
            self.do(END_TURN if END_TURN in self.options else PASS)

    # Looking.

    def has_told(self, kind: type[E]) -> list[E]:
        """The events of a kind so far."""
        return [it for it in self.told if isinstance(it, kind)]

    def can(self, test: Callable[[Action], bool]) -> bool:
        """True if a legal answer passes the test."""
        return any(test(it) for it in self.options)


def table(seats: int = 2, *, goal: int | None = None, deck: int = 30) -> Table:
    """A new game with decks of cards that nobody can play, at its first question."""
    state = begin_game([[FILLER] * deck] * seats, seed=7, first=0, goal=goal)
    return Table(state)


__all__ = [
    "DONE", "END_TURN", "FILLER", "NEW_LOCATION", "PASS", "Choose", "Number", "Place", "Table",
    "character", "edge", "event", "other", "plain_site", "site", "state_card", "table",
]  # fmt: skip


def create_token(state: State, kind: Kind, player: int, location: int | None = None) -> int:
    """A token that an effect puts into play at a location of its owner; its number. Rules: 47."""
    restrictions = kind.restrictions | {Restriction.TOAST_IT}
    card = add_card(state, replace(kind, restrictions=restrictions, is_token=True), player)
    areas.enter_play(state, card, player)
    place(state, card, locations(state, player)[0] if location is None else location)
    resolve(state, card)
    return card
