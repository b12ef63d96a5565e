"""The reference player: one game in plain Python, step by step as the policy reads."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from app.games.spoils.facts import Threshold
from app.games.spoils.goldfish.exact.plans import DRAW_PRICE, RESOURCE_PRICE
from app.games.spoils.goldfish.model import HAND_KINDS, CardKind, Model
from app.games.spoils.goldfish.policy import DeployOrder
from app.games.spoils.goldfish.states import States, shapes_of
from app.games.spoils.terms import Icon
from app.games.tabletop.chance.figures import Counters, Shapes
from app.games.tabletop.chance.shuffle import deal

FACE_DOWN: Final = -1
"""Stands for a face-down resource where resources played are listed by kind."""


@dataclass(frozen=True, slots=True)
class TurnTrace:
    """The state of a player at the end of a turn. Kinds are numbers of the model.

    `hand` and `played` are sorted; `unused` are free resources left, `seen` cards drawn so far,
    `taken` the influence taken from the opponent in all.
    """

    hand: tuple[int, ...]
    played: tuple[int, ...]
    deployed: tuple[int, ...]
    unused: int
    seen: int
    strength: int
    taken: int


@dataclass(frozen=True, slots=True)
class GameTrace:
    """A game turn by turn. `put_back` are the cards put back in the order they go under."""

    dealt: tuple[int, ...]
    put_back: tuple[int, ...]
    kept: tuple[int, ...]
    turns: tuple[TurnTrace, ...]
    won: int


@dataclass(slots=True)
class Table:
    """A game in progress: what is in hand and in play, and cards of the deck drawn so far."""

    model: Model
    deck: list[int]
    hand: list[int] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    deployed: list[int] = field(default_factory=list)
    free: int = 0
    seen: int = 0
    attacking: int = 0
    strength: int = 0
    taken: int = 0

    def kind(self, number: int) -> CardKind:
        return self.model.kinds[number]

    @property
    def icons(self) -> Threshold:
        setup = self.model.setup
        counts = list(setup.starting_icons.counts)
        for number in self.played:
            if number != FACE_DOWN:
                provides = self.kind(number).provides
                counts = [a + b for a, b in zip(counts, provides.counts, strict=True)]
            elif setup.rules.face_down_provides_volition:
                counts[list(Icon).index(Icon.VOLITION)] += 1
        o, g, e, d, r, v = counts
        return Threshold((o, g, e, d, r, v))

    @property
    def resources(self) -> int:
        return len(self.model.setup.starting) + len(self.played)

    def draw(self) -> None:
        """Draw the top card of the deck, if there is one. Rules: 306.1, 306.2."""
        if self.seen < len(self.deck):
            self.hand.append(self.deck[self.seen])
            self.seen += 1

    def resources_in_hand(self) -> list[int]:
        return sorted(number for number in self.hand if self.kind(number).is_resource)

    def to_deploy_in_hand(self) -> list[int]:
        return sorted(number for number in self.hand if not self.kind(number).is_resource)

    def play_resource(self) -> None:
        """Play the resource from hand that the policy prefers. Rules: 605."""
        best = preferred_resource(self)
        self.hand.remove(best)
        self.played.append(best)
        self.happen(self.kind(best))

    def stuck(self) -> list[int]:
        """The cards in hand that one more resource, face-down, would not let be deployed."""
        icons, free = self.icons, self.resources + 1
        return [
            number
            for number in self.to_deploy_in_hand()
            if self.kind(number).price > free or not self.kind(number).threshold <= icons
        ]

    def dearest_stuck(self) -> int:
        """The card that goes face-down. Rules: 203.2."""
        there = self.stuck()
        return there[-1] if self.model.policy.deploy is DeployOrder.CHEAPEST else there[0]

    def play_face_down(self) -> None:
        """Play the dearest stuck card face-down as a resource. Rules: 203.2, 605.1b."""
        self.hand.remove(dearest := self.dearest_stuck())
        assert not self.kind(dearest).is_resource
        self.played.append(FACE_DOWN)

    def happen(self, kind: CardKind) -> None:
        """Carry out the effects of a card that has been deployed or played."""
        self.taken += kind.effects.opponent_loses
        for _ in range(kind.effects.draws):
            self.draw()

    def deployable(self) -> int | None:
        """The first card of the deploy order that threshold and resources allow."""
        icons = self.icons
        return next(
            (
                number
                for number in self.to_deploy_in_hand()
                if self.kind(number).price <= self.free and self.kind(number).threshold <= icons
            ),
            None,
        )

    def deploy(self, number: int) -> None:
        """Deploy the card and carry out its effects. Rules: 604."""
        self.hand.remove(number)
        self.deployed.append(number)
        self.free -= self.kind(number).cost
        self.strength += self.kind(number).strength
        self.happen(self.kind(number))


def play(model: Model, seed: int, game_number: int) -> GameTrace:
    """Play one game and return its trace, turn by turn. Rules: 601, 602, 603."""
    order = deal(seed, game_number, len(model.places))
    return play_deck(model, [model.places[place] for place in order])


def play_deck(model: Model, deck: list[int]) -> GameTrace:
    """Play one game with a deck in this order, top first, given as kinds."""
    table = Table(model, [*deck, *model.under], list(model.hand))
    for _ in range(model.setup.still_to_draw):
        table.draw()
    dealt = tuple(sorted(table.hand))
    put_back = () if model.setup.is_after_mulligan else cards_to_put_back(table)
    for number in put_back:
        table.hand.remove(number)
    table.deck += put_back
    for _ in put_back:
        table.draw()
    kept = tuple(sorted(table.hand))
    turns = []
    won = model.turns
    for turn in range(model.turns):
        _take_turn(table)
        turns.append(_trace(table))
        if table.taken >= model.opposing_influence and won == model.turns:
            won = turn
    return GameTrace(dealt, put_back, kept, tuple(turns), won)


def cards_to_put_back(table: Table) -> tuple[int, ...]:
    """The cards that the policy puts back, in the order they go under the deck. Rules: 601.1f."""
    policy = table.model.policy
    resources = table.resources_in_hand()
    few = len(resources) < policy.few_resources
    cost = min(policy.put_back_cost, policy.put_back_cost_if_few) if few else policy.put_back_cost
    away = [number for number in table.to_deploy_in_hand() if table.kind(number).price >= cost]
    while len(resources) > policy.keep_resources:
        copies = Counter(resources)
        lacking = table.model.lacking
        spare = {
            number: count - lacking[number - table.model.to_deploy]
            for number, count in copies.items()
        }
        commonest = min(spare, key=lambda number: (-spare[number], number))
        if spare[commonest] <= 0:
            break
        resources.remove(commonest)
        away.append(commonest)
    return tuple(away)


def wants_to_play_resource(table: Table) -> bool:
    """True if the Develop Rule plays a resource card."""
    wanted = table.resources < table.model.policy.play_resources_until
    return wanted and bool(table.resources_in_hand())


def wants_to_play_face_down(table: Table) -> bool:
    """True if the Develop Rule plays a card face-down when it plays no resource card."""
    return table.resources < table.model.policy.face_down_until and bool(table.stuck())


def wants_to_buy_resource(table: Table) -> bool:
    """True if the policy pays for playing a resource, provided the resources suffice."""
    wanted = table.resources < table.model.policy.buy_resources_until
    return wanted and bool(table.resources_in_hand())


def wants_to_draw(table: Table) -> bool:
    """True if the policy pays for drawing, provided the resources suffice."""
    return table.model.policy.buys_draws and table.seen < len(table.deck)


def preferred_resource(table: Table) -> int:
    """The resource in hand that brings the deck nearest to its thresholds."""
    icons, gain = table.icons, table.model.gain
    return min(
        table.resources_in_hand(),
        key=lambda number: (-gain(table.kind(number), icons, table.resources), number),
    )


def _take_turn(table: Table) -> None:
    table.taken += table.strength
    if wants_to_play_resource(table):
        table.play_resource()
    elif wants_to_play_face_down(table):
        table.play_face_down()
    else:
        table.draw()
    table.free = table.resources
    table.deployed = []
    while _spend(table):
        pass


def _spend(table: Table) -> bool:
    """Use resources once, if there is a use for them. Rules: 309.1."""
    number = table.deployable()
    if number is not None:
        table.deploy(number)
    elif table.free >= RESOURCE_PRICE and wants_to_buy_resource(table):
        table.free -= RESOURCE_PRICE - 1
        table.play_resource()
    elif table.free >= DRAW_PRICE and wants_to_draw(table):
        table.free -= DRAW_PRICE
        table.draw()
    else:
        return False
    return True


def _trace(table: Table) -> TurnTrace:
    return TurnTrace(
        hand=tuple(sorted(table.hand)),
        played=tuple(sorted(table.played)),
        deployed=tuple(sorted(table.deployed)),
        unused=table.free,
        seen=table.seen,
        strength=table.strength,
        taken=table.taken,
    )


def count_games(model: Model, states: States, seed: int, first: int, games: int) -> Counters:
    """Play games by number and count them."""
    shapes = shapes_of(model, states)
    row = [0] * shapes.size
    for game_number in range(first, first + games):
        _count(model, states, shapes, play(model, seed, game_number), row)
    return Counters(shapes, games, tuple(row))


def _count(model: Model, states: States, shapes: Shapes, game: GameTrace, row: list[int]) -> None:
    at = {name: place.start for name, place in shapes.places().items()}
    widths = {name: shape[-1] for name, shape in shapes}
    for phase, hand in enumerate((game.dealt, game.kept)):
        row[at["kept"] + phase] += is_keepable(model, hand)
    row[at["put_back"] + len(game.put_back)] += 1
    types = Counter(model.kinds[number].card.type for number in game.kept)
    for place, card_type in enumerate(HAND_KINDS):
        row[at["hand"] + place * widths["hand"] + types[card_type]] += 1
    for turn, then in enumerate(game.turns):
        row[at["state"] + turn * widths["state"] + state_of(model, states, then.played)] += 1
        row[at["unused"] + turn * widths["unused"] + then.unused] += 1
        row[at["seen"] + turn * widths["seen"] + then.seen] += 1
        row[at["influence"] + turn * 2] += then.taken
        row[at["influence"] + turn * 2 + 1] += then.taken**2
        taken = min(then.taken, model.opposing_influence)
        row[at["taken"] + turn * widths["taken"] + taken] += 1
    row[at["won"] + game.won] += 1


def is_keepable(model: Model, hand: tuple[int, ...]) -> bool:
    """True if every clause of the definition holds for a hand."""
    return all(
        clause.at_least
        <= sum(clause.accepts(model.kinds[number].card) for number in hand)
        <= clause.at_most
        for clause in model.keepable.clauses
    )


def state_of(model: Model, states: States, played: tuple[int, ...]) -> int:
    """The number of the state in which these resources were played."""
    counts = [0] * (len(model.resources) + 1)
    for number in played:
        counts[-1 if number == FACE_DOWN else number - model.to_deploy] += 1
    return states.number[tuple(counts)]
