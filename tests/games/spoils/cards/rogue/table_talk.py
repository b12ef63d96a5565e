"""Sequences of answers that the cases of the Rogue share."""

from collections.abc import Callable

from app.games.spoils.engine import (
    CardView,
    DecisionKind,
    Done,
    Person,
    ability_of,
    events,
    in_words,
    observe,
)
from app.games.spoils.engine import UseAbility as Use
from app.games.spoils.vocabulary import Measure
from tests.support.scenario import Seat, Side, Table, board


def icons(count: int) -> list[str]:
    """This many resources that each provide one icon of the Rogue."""
    return ["Deception"] * count


def deploys(seat: Seat, name: str, *picks: str, flip_up: bool = False) -> None:
    """A player deploys a card, picks these, and nobody responds."""
    seat.deploys(name, flip_up=flip_up)
    _picks(seat, picks)
    seat.table.resolves()


def uses(seat: Seat, name: str, ability: str, *picks: str) -> None:
    """A player uses an ability, picks these, and nobody responds."""
    seat.uses(name, ability)
    _picks(seat, picks)
    seat.table.resolves()


def _picks(seat: Seat, names: tuple[str, ...]) -> None:
    """Pick these; what can only be picked like this was picked without a question."""
    for name in names:
        if name in seat.choices():
            seat.picks(name)
        else:
            picked = [card for it in seat.table.told(events.Picked) for card in it.cards]
            assert seat.table.card(name) in picked, f"{name} is not and cannot be picked"


def speed(table: Table, name: str) -> int:
    """A card's speed now."""
    return table.stat(name, Measure.SPEED) or 0


def stats(table: Table, name: str) -> tuple[int, int, int]:
    """A character's strength, life and speed now."""
    return table.strength(name), table.life(name), speed(table, name)


def seen(table: Table, name: str) -> CardView:
    """A card in play as its controller sees it."""
    card = table.card(name)
    controller = Person(table.state.controller[card])
    return next(it for it in observe(table.state, controller).in_play if it.card == card)


def is_covert(table: Table, name: str) -> bool:
    """Whether a card in play has Covert."""
    return seen(table, name).is_covert


def is_face_down(table: Table, name: str) -> bool:
    """Whether a card is a face-down resource."""
    return seen(table, name).face_down


def bears(table: Table, name: str) -> str | None:
    """The name of the card that a card is attached to."""
    host = seen(table, name).attached_to
    return None if host is None else table.state.name(host)


def blockers(table: Table) -> list[str]:
    """Who can block the attack that was just announced; nobody acts before."""
    for _ in range(2):
        assert table.asks is DecisionKind.BATTLE_WINDOW
        assert table.asked is not None
        table.asked.passes()
    assert table.asked is not None
    return table.asked.choices() if table.asks is DecisionKind.BLOCKERS else []


def unblocked(table: Table) -> None:
    """The attack that was just announced goes through: nobody blocks or acts."""
    table.resolves()
    while table.asks is DecisionKind.BLOCKERS:
        assert table.asked is not None
        table.asked.passes()
        table.resolves()


def says(seat: Seat, words: str) -> None:
    """A player gives the answer that reads so."""
    state = seat.table.state
    seat._does(next(it for it in seat.legal if in_words(state, it).lower() == words.lower()))


def offers(seat: Seat) -> list[str]:
    """What a player can answer now, in words."""
    return [in_words(seat.table.state, it) for it in seat.legal]


def abilities(seat: Seat, name: str) -> list[str]:
    """The abilities of a card that a player can use now."""
    state = seat.table.state
    return [
        ability_of(state, it).name
        for it in seat.legal
        if isinstance(it, Use) and state.name(it.card) == name
    ]


def may_stop(seat: Seat) -> bool:
    """Whether a player may leave a choice of cards as it is."""
    return Done() in seat.legal


def my_turn_starts(me: Side, you: Side | None = None, *cards: object, seed: int = 7) -> Table:
    """The opponent's turn ends, and mine starts: up to the first question."""
    table = board(me, you, *cards, active=1, seed=seed)  # type: ignore[arg-type]
    table.you.ends_turn()
    table.resolves()
    return table


def with_coin(won: bool, play: Callable[[int], Table]) -> Table:
    """A table played with a seed by which the first coin falls like this."""
    for seed in range(1, 40):
        table = play(seed)
        if table.told(events.CoinFlipped)[0].won is won:
            return table
    raise AssertionError("no coin fell like this")


def needs_to_flip_up(name: str, cost: int, threshold: int, **side: list[str]) -> None:
    """A card is flipped up for its cost and threshold, with no resource and no icon less."""
    others = max(cost - 1, threshold)
    enough = [*icons(threshold), *["Rage"] * (others - threshold)]

    def can(resources: list[str]) -> bool:
        table = board(Side(face_down=[name], resources=resources, **side))  # type: ignore[arg-type]
        return table.me.can_deploy(name, flip_up=True)

    assert can(enough)
    assert not can([*enough[1:], "Rage"]), "without an icon"
    if cost > threshold + 1:
        assert not can(enough[:-1]), "without a resource"
