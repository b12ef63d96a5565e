"""A board in words, and players who speak table talk: the scenarios of the referee's tests.

    table = board(me=Side(play=["Guard"], resources=4), you=Side(play=["Thief"]))
    table.me.attacks("Guard")
    table.you.blocks("Thief")
    table.resolves()

`me` sits in seat 0 and is the active player of turn 3, about to act; everything in play
has been there since the turn started. Cards come from the shipped catalogue or are made
up with `made`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from app.games.spoils import engine
from app.games.spoils import vocabulary as v
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.engine import (
    WINDOWS,
    Action,
    Answer,
    Attack,
    CardId,
    Choose,
    DecisionKind,
    Deploy,
    Done,
    EndTurn,
    InPlay,
    Person,
    PlayResource,
    State,
    UseAbility,
    ability_of,
    apply,
    events,
    legal_actions,
    observe,
    outcome,
    passive,
    position,
)
from app.games.spoils.facts import Card, Catalogue, Faction, Printing, PrintingId, Threshold
from app.games.spoils.scripts import SCRIPTS
from app.games.spoils.terms import Area, CardType, Rarity, Supertype, Trade
from tests.support.catalogues import shipped_catalogue

PLAIN_FACTION = "Plain Faction"


@dataclass(frozen=True)
class Made:
    """A made-up card: its facts and its script."""

    card: Card
    script: v.Script


def made(
    name: str, kind: CardType, *paragraphs: v.Paragraph, threshold: str = "", **facts: Any
) -> Made:
    """Make up a card. Its trade is Universal; everything else is as given."""
    card = Card(
        name,
        facts.pop("trade", Trade.UNIVERSAL),
        kind,
        threshold=Threshold.of(threshold),
        **facts,
    )
    return Made(card, v.script(name, *paragraphs))


def character(
    name: str,
    strength: int,
    life: int,
    speed: int = 2,
    *paragraphs: v.Paragraph,
    cost: int = 1,
    **facts: Any,
) -> Made:
    """A made-up character."""
    return made(
        name,
        CardType.CHARACTER,
        *paragraphs,
        strength=strength,
        life=life,
        speed=speed,
        cost=cost,
        **facts,
    )


def item(name: str, *paragraphs: v.Paragraph, cost: int = 1, **facts: Any) -> Made:
    """A made-up item."""
    return made(name, CardType.ITEM, *paragraphs, cost=cost, **facts)


def location(
    name: str, structure: int, *paragraphs: v.Paragraph, cost: int = 1, **facts: Any
) -> Made:
    """A made-up location."""
    return made(name, CardType.LOCATION, *paragraphs, cost=cost, structure=structure, **facts)


def tactic(
    name: str,
    effect: Sequence[v.Step] = (),
    *paragraphs: v.Paragraph,
    pays: Sequence[v.Step] = (),
    cost: int = 0,
    **facts: Any,
) -> Made:
    """A made-up tactic with an effect and extra costs."""
    resolve = v.OnResolve(tuple(effect), tuple(pays))
    return made(name, CardType.TACTIC, resolve, *paragraphs, cost=cost, **facts)


@dataclass
class Side:
    """Everything one player has. `resources` are face-up; a number stands for that many Rage.

    `attached` says to which card in play some of `play` are attached, on either side. `depleted`
    are those of `play` that are depleted, `borrowed` those that the other player owns; `tokens`
    and `damage` say how many some of them have. Cards of one name are alike in that.
    """

    play: Sequence[str] = ()
    hand: Sequence[str] = ()
    deck: Sequence[str] = ()
    discard: Sequence[str] = ()
    out_of_game: Sequence[str] = ()
    resources: int | Sequence[str] = 0
    face_down: Sequence[str] = ()
    fresh: Sequence[str] = ()
    attached: Mapping[str, str] = field(default_factory=dict)
    depleted: Sequence[str] = ()
    borrowed: Sequence[str] = ()
    tokens: Mapping[str, int] = field(default_factory=dict)
    damage: Mapping[str, int] = field(default_factory=dict)
    influence: int = 20
    faction: str = PLAIN_FACTION


@dataclass
class Seat:
    """A player at the table; its methods say what the player does."""

    table: Table
    player: int

    @property
    def influence(self) -> int:
        """The influence of the player's faction."""
        return self.table.state.influence[self.player]

    @property
    def hand(self) -> list[str]:
        """The names of the cards in hand."""
        return self.table.names(self.table.state.hand[self.player])

    @property
    def deck(self) -> list[str]:
        """The names of the cards in the deck, top first."""
        return self.table.names(self.table.state.deck[self.player])

    @property
    def discard(self) -> list[str]:
        """The names of the cards in the discard pile."""
        return self.table.names(self.table.state.discard_pile[self.player])

    @property
    def out_of_game(self) -> list[str]:
        """The names of the cards out of the game."""
        return self.table.names(self.table.state.out_of_game[self.player])

    @property
    def play(self) -> list[str]:
        """The names of what the player controls in play, except the faction and resources."""
        state = self.table.state
        return self.table.names(
            it.card
            for it in observe(state, Person(0)).in_play
            if it.controller == self.player
            and it.card not in state.faction
            and CardType.RESOURCE not in it.types
        )

    @property
    def resources(self) -> list[str]:
        """The names of the face-up resources the player controls."""
        return self._resources(face_down=False)

    @property
    def face_down(self) -> list[str]:
        """The names on the fronts of the face-down resources the player controls."""
        return self._resources(face_down=True)

    def _resources(self, *, face_down: bool) -> list[str]:
        return self.table.names(
            it.card
            for it in observe(self.table.state, Person(0)).in_play
            if it.controller == self.player
            and CardType.RESOURCE in it.types
            and it.face_down == face_down
        )

    @property
    def was_shown(self) -> list[str]:
        """The names of the cards that texts showed to the player so far, alone or to all."""
        return [
            name
            for event in self.table.told(events.Revealed)
            if event.to in (None, self.player)
            for name in self.table.names(event.cards)
        ]

    @property
    def free(self) -> int:
        """The number of free resources the player controls."""
        return observe(self.table.state, Person(0)).sides[self.player].free_resources

    @property
    def legal(self) -> tuple[Action, ...]:
        """The actions that the player can take now; none while the other player decides."""
        decision = self.table.state.decision
        if decision is None or decision.player != self.player:
            return ()
        return legal_actions(self.table.state)

    def can_deploy(self, name: str, *, flip_up: bool = False) -> bool:
        """True if the player can deploy the card now."""
        return any(
            isinstance(it, Deploy)
            and it.flip_up == flip_up
            and self.table.state.name(it.card) == name
            for it in self.legal
        )

    def can_use(self, name: str, ability: str) -> bool:
        """True if the player can use an ability of the card now."""
        return self._ability(name, ability) is not None

    def can_attack(self, target: str | None = None) -> bool:
        """True if the player can attack the target now, by default the opponent's faction."""
        wanted = self._target(target)
        return any(isinstance(it, Attack) and it.target == wanted for it in self.legal)

    def choices(self) -> list[str]:
        """The names of the cards that can be chosen now."""
        return self.table.names(
            it.card for it in self.legal if isinstance(it, (Choose, PlayResource))
        )

    def numbers(self) -> list[int]:
        """The numbers that can be given as an answer now."""
        return [it.value for it in self.legal if isinstance(it, Answer)]

    def deploys(self, name: str, *, flip_up: bool = False) -> None:
        """Announce a card."""
        self._does(
            next(
                it
                for it in self.legal
                if isinstance(it, Deploy)
                and it.flip_up == flip_up
                and self.table.state.name(it.card) == name
            )
        )

    def uses(self, name: str, ability: str) -> None:
        """Use an ability of a card."""
        action = self._ability(name, ability)
        assert action is not None, f"{name} cannot use {ability} now"
        self._does(action)

    def announces_attack(self, target: str | None = None) -> None:
        """Announce an attack, and choose no attackers yet."""
        self._does(Attack(self._target(target)))

    def attacks(self, *names: str, target: str | None = None) -> None:
        """Attack with exactly these characters."""
        self.announces_attack(target)
        self.sets(*names)

    def blocks(self, *names: str) -> None:
        """Block with exactly these characters, after passing the windows before blocks."""
        self.table.passes_until(DecisionKind.BLOCKERS)
        self.sets(*names)

    def sets(self, *names: str) -> None:
        """Choose cards one by one, then finish if that is asked."""
        for name in names:
            self.picks(name)
        if Done() in self.legal and self.table.state.decision.kind not in WINDOWS:
            self._does(Done())

    def picks(self, name: str) -> None:
        """Answer with a card of that name."""
        self._does(
            next(
                it
                for it in self.legal
                if isinstance(it, Choose) and self.table.state.name(it.card) == name
            )
        )

    def answers(self, value: int) -> None:
        """Answer with a number or the index of an option."""
        self._does(Answer(value))

    def says(self, word: str) -> None:
        """Answer with the option of that wording, or name a card, type, subtype or icon."""
        decision = self.table.state.decision
        assert decision is not None
        self.answers(decision.words.index(word))

    def agrees(self) -> None:
        """Say yes to an offer."""
        self._does(Answer(1))

    def declines(self) -> None:
        """Say no to an offer."""
        self._does(Answer(0))

    def plays_resource(self, name: str, *, face_down: bool = False) -> None:
        """Play a resource as asked by an effect."""
        self._does(
            next(
                it
                for it in self.legal
                if isinstance(it, PlayResource)
                and it.face_down == face_down
                and self.table.state.name(it.card) == name
            )
        )

    def passes(self) -> None:
        """Pass in a window or finish a choice of cards."""
        self._does(Done())

    def ends_turn(self) -> None:
        """Announce the end of the turn."""
        self._does(EndTurn())

    def _ability(self, name: str, ability: str) -> UseAbility | None:
        state = self.table.state
        for it in self.legal:
            if not isinstance(it, UseAbility) or state.name(it.card) != name:
                continue
            if ability_of(state, it).name == ability:
                return it
        return None

    def _target(self, target: str | None) -> CardId:
        if target is None:
            return self.table.state.faction[1 - self.player]
        return self.table.card(target)

    def _does(self, action: Action) -> None:
        decision = self.table.state.decision
        assert decision is not None
        assert decision.player == self.player, f"player {decision.player} decides {decision.kind}"
        self.table.happened.extend(apply(self.table.state, action))


class Table:
    """A game in progress, and its two players."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.happened: list[events.Event] = []
        self.me = Seat(self, 0)
        self.you = Seat(self, 1)

    def names(self, cards: Iterable[CardId]) -> list[str]:
        """The names of cards."""
        return [self.state.name(card) for card in cards]

    def card(self, name: str) -> CardId:
        """The first card of that name, those in play first."""
        state = self.state
        piles = (
            [state.in_play, state.being_deployed],
            state.hand,
            state.discard_pile,
            state.deck,
            state.out_of_game,
            state.void,
        )
        cards = (card for area in piles for pile in area for card in pile)
        return next(card for card in cards if state.name(card) == name)

    def area(self, name: str) -> Area:
        """The area of the card of that name."""
        return self.state.area[self.card(name)]

    def controller(self, name: str) -> Seat:
        """The seat that controls the card of that name."""
        return (self.me, self.you)[self.state.controller[self.card(name)]]

    def stat(self, name: str, measure: v.Measure) -> int | None:
        """A stat of a card now."""
        return engine.measure(self.state, self.card(name), measure)

    def strength(self, name: str) -> int:
        """A card's strength now."""
        return self._number(name, v.Measure.STRENGTH)

    def life(self, name: str) -> int:
        """A card's life now."""
        return self._number(name, v.Measure.LIFE)

    def speed(self, name: str) -> int:
        """A card's speed now."""
        return self._number(name, v.Measure.SPEED)

    def is_covert(self, name: str) -> bool:
        """True if a card in play has Covert now."""
        card = self.card(name)
        return any(it.is_covert for it in observe(self.state, Person(0)).in_play if it.card == card)

    def _number(self, name: str, measure: v.Measure) -> int:
        return self.stat(name, measure) or 0

    def tokens(self, name: str) -> int:
        """The tokens on a card."""
        return self.state.tokens[self.card(name)]

    def damage(self, name: str) -> int:
        """The damage on a card."""
        return sum(self.state.damage[self.card(name)].values())

    def is_depleted(self, name: str) -> bool:
        """True if a card is depleted."""
        return self.state.depleted[self.card(name)]

    def told(self, kind: type[events.Event]) -> list[Any]:
        """The events of a kind so far."""
        return [event for event in self.happened if isinstance(event, kind)]

    @property
    def asks(self) -> DecisionKind | None:
        """The kind of decision that is asked for now."""
        return None if self.state.decision is None else self.state.decision.kind

    @property
    def asked(self) -> Seat | None:
        """The player who decides now; None when the game is over."""
        decision = self.state.decision
        return None if decision is None else (self.me, self.you)[decision.player]

    @property
    def winner(self) -> Seat | None:
        """The winner; None while the game continues or if it is a draw."""
        result = outcome(self.state)
        if result is None or result.winner is None:
            return None
        return (self.me, self.you)[result.winner]

    def resolves(self) -> None:
        """Both players pass every window until something else is asked."""
        while self.asks in WINDOWS and self.asks is not DecisionKind.ACT:
            self.happened.extend(apply(self.state, Done()))

    def passes_until(self, kind: DecisionKind) -> None:
        """Both players pass windows until a decision of that kind is asked for."""
        while self.asks in WINDOWS and self.asks is not kind:
            self.happened.extend(apply(self.state, Done()))
        assert self.asks is kind, f"asked is {self.asks}, not {kind}"

    def next_turn(self) -> None:
        """The active player ends the turn; nobody responds, and the other player's turn starts.

        Whatever is asked at its start is answered as a passive player would.
        """
        turn = self.state.turn
        while self.state.turn == turn or self.asks is not DecisionKind.ACT:
            legal = legal_actions(self.state)
            action = EndTurn() if EndTurn() in legal else passive(self.state, legal)
            self.happened.extend(apply(self.state, action))


@cache
def shipped() -> Catalogue:
    """The shipped catalogue, read once in each process."""
    return shipped_catalogue(CARD_DATA)


def _catalogue(cards: Sequence[Made]) -> Catalogue:
    """The shipped catalogue with the made-up cards and a faction without text."""
    return _catalogue_with(tuple(it.card for it in cards))


@cache
def _catalogue_with(cards: tuple[Card, ...]) -> Catalogue:
    base = shipped()
    plain = Card(
        PLAIN_FACTION,
        Trade.UNIVERSAL,
        CardType.FACTION,
        faction=Faction(20, Threshold(), 0, 0, 0),
    )
    printings = [
        Printing(PrintingId(f"made {n}"), card, base.sets[0], None, Rarity.COMMON)
        for n, card in enumerate([plain, *cards])
    ]
    return Catalogue.of(
        version=base.version, printings=[*base.printings, *printings], sets=base.sets
    )


def board(
    me: Side | None = None,
    you: Side | None = None,
    *cards: Made,
    edition: Edition = DEFAULT_EDITION,
    seed: int = 7,
    turn: int = 3,
    active: int = 0,
) -> Table:
    """Set up a game in progress: the active player is about to act."""
    sides = (me or Side(), you or Side())
    scripts = {**SCRIPTS, **{it.card.name: it.script for it in cards}}
    scripts[PLAIN_FACTION] = v.script(PLAIN_FACTION)
    state = position(
        _catalogue(cards),
        [_in_names(sides, player) for player in (0, 1)],
        seed=seed,
        turn=turn,
        active=active,
        edition=edition,
        scripts=scripts,
    )
    return Table(state)


def _in_names(sides: Sequence[Side], player: int) -> engine.Side:
    """A side as the referee's own positions describe it."""
    side = sides[player]
    resources = ["Rage"] * side.resources if isinstance(side.resources, int) else side.resources
    face_down = [InPlay(name, is_face_down=True) for name in side.face_down]
    free = [name for name in side.play if name not in side.attached]
    return engine.Side(
        side.faction,
        influence=side.influence,
        in_play=[
            *(
                InPlay(
                    name,
                    is_depleted=name in side.depleted,
                    damage=side.damage.get(name, 0),
                    tokens=side.tokens.get(name, 0),
                    attached=() if name in free[:n] else _attached_to(sides, player, name),
                    owner=1 - player if name in side.borrowed else None,
                )
                for n, name in enumerate(free)
            ),
            *(InPlay(name, is_new=True) for name in side.fresh),
        ],
        resources=[*resources, *face_down],
        hand=side.hand,
        deck=side.deck,
        discard_pile=side.discard,
        out_of_game=side.out_of_game,
    )


def _attached_to(sides: Sequence[Side], player: int, host: str) -> tuple[InPlay, ...]:
    """The cards attached to a player's card; a host that both players have is the player's own."""
    return tuple(
        InPlay(
            name,
            controller=holder,
            owner=1 - holder if name in side.borrowed else None,
            tokens=side.tokens.get(name, 0),
        )
        for holder, side in enumerate(sides)
        for name, bearer in side.attached.items()
        if bearer == host and (holder == player or host not in side.play)
    )


__all__ = [
    "PLAIN_FACTION",
    "Made",
    "Seat",
    "Side",
    "Supertype",
    "Table",
    "board",
    "character",
    "item",
    "location",
    "made",
    "tactic",
]  # fmt: skip
