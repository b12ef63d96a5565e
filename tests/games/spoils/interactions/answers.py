"""What the cases of interactions share: rich sides, and sequences of answers."""

from typing import Any

from app.games.spoils.engine import (
    WINDOWS,
    CardId,
    CardView,
    Choose,
    DecisionKind,
    Done,
    Person,
    ability_of,
    events,
    observe,
)
from app.games.spoils.engine import UseAbility as Use
from tests.support.scenario import Seat, Side, Table, board

MAJIG = "Micromajig Token"
SCOUTS = ("Scout",) * 8
"""A deck of Scouts, characters of 3/3/4 without text."""

STAPLES = ("Obsession", "Greed", "Elitism", "Deception", "Rage")
PICKS = (DecisionKind.PICK, DecisionKind.CHOOSE_CARD, DecisionKind.SEARCH)

Answer = str | int | bool | None
"""A card to pick, a number, yes or no, or None to stop picking."""


def rich(*hand: str, icons: int = 4, **more: Any) -> Side:
    """A side with these cards in hand, this many of each staple resource, and a deck of Scouts."""
    more.setdefault("deck", SCOUTS)
    more.setdefault("resources", STAPLES * icons)
    return Side(hand=hand, **more)


def poor(**more: Any) -> Side:
    """A side without resources, with a deck of Scouts."""
    more.setdefault("deck", SCOUTS)
    return Side(**more)


def at(me: Side, you: Side | None = None, *, active: int = 0, seed: int = 7) -> Table:
    """A table of real cards only."""
    return board(me, you or poor(), active=active, seed=seed)


def my_turn_starts(me: Side, you: Side | None = None, *answers: Answer, seed: int = 7) -> Table:
    """My turn has started, up to what is asked after these answers of mine."""
    table = at(me, you, active=1, seed=seed)
    ends(table.you)
    replies(table.me, *answers)
    return table


def prefers(seat: Seat, name: str) -> None:
    """A player who orders texts takes that of a card first."""
    decision = seat.table.state.decision
    assert decision is not None
    assert decision.kind is DecisionKind.ORDER
    assert decision.player == seat.player
    seat.answers(seat.table.names(decision.sources).index(name))
    settles(seat.table)


def copy_of(seat: Seat, name: str) -> CardId:
    """The first card of that name that a player controls."""
    state = seat.table.state
    cards = (it for it in state.in_play if state.name(it) == name)
    return next(it for it in cards if state.controller[it] == seat.player)


def chooses(seat: Seat, card: CardId) -> None:
    """A player who is asked for cards of one name answers with exactly this one."""
    seat._does(Choose(card))
    settles(seat.table)


def first_answers(table: Table) -> None:
    """Until somebody acts, everybody gives the first answer that is legal: "no", or a card."""
    _answers(table, 0)


def last_answers(table: Table) -> None:
    """Until somebody acts, everybody gives the last answer that is legal: "yes", or no card."""
    _answers(table, -1)


def _answers(table: Table, which: int) -> None:
    settles(table)
    while table.asks is not DecisionKind.ACT:
        assert table.asked is not None
        table.asked._does(table.asked.legal[which])
        settles(table)


def aims_at(seat: Seat, other: Seat) -> None:
    """A player who may pick a faction picks that of a player."""
    chooses(seat, seat.table.state.faction[other.player])


def ends(seat: Seat) -> None:
    """A player ends the turn; both pass until something is asked."""
    seat.ends_turn()
    settles(seat.table)


def settles(table: Table) -> None:
    """Both pass, and pay with the first resource, until something else is asked."""
    while table.asks in WINDOWS or table.asks is DecisionKind.ATTACH_TO_PAY:
        if table.asks is DecisionKind.ACT:
            return
        _pays(table)
        table.resolves()


def _pays(table: Table) -> None:
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        assert table.asked is not None
        table.asked._does(table.asked.legal[0])


def announces(seat: Seat, name: str, *answers: Answer, flip_up: bool = False) -> None:
    """A player deploys a card and satisfies its costs; it does not resolve yet."""
    before = len(seat.table.happened)
    seat.deploys(name, flip_up=flip_up)
    _costs(seat, answers, before)


def announces_use(seat: Seat, name: str, ability: str, *answers: Answer) -> None:
    """A player uses an ability and satisfies its costs; it does not resolve yet."""
    before = len(seat.table.happened)
    seat.uses(name, ability)
    _costs(seat, answers, before)


def _costs(seat: Seat, answers: tuple[Answer, ...], before: int) -> None:
    for answer in answers:
        _pays(seat.table)
        _gives(seat, answer, before)
    _pays(seat.table)


def plays(seat: Seat, name: str, *answers: Answer, flip_up: bool = False) -> None:
    """A player deploys a card, answers what is asked, and nobody responds."""
    before = len(seat.table.happened)
    seat.deploys(name, flip_up=flip_up)
    _replies(seat, answers, before)


def uses(seat: Seat, name: str, ability: str, *answers: Answer) -> None:
    """A player uses an ability, answers what is asked, and nobody responds."""
    before = len(seat.table.happened)
    seat.uses(name, ability)
    _replies(seat, answers, before)


def replies(seat: Seat, *answers: Answer) -> None:
    """A player answers what is asked, one thing after the other, and both pass in between."""
    _replies(seat, answers, len(seat.table.happened))


def _replies(seat: Seat, answers: tuple[Answer, ...], before: int) -> None:
    for answer in answers:
        if seat.table.asks is not DecisionKind.ACT and not _is_picked(seat, answer, before):
            settles(seat.table)
        _gives(seat, answer, before)
    settles(seat.table)


def _gives(seat: Seat, answer: Answer, before: int) -> None:
    if isinstance(answer, str):
        if answer in seat.choices():
            seat.picks(answer)
        else:
            assert _is_picked(seat, answer, before), f"{answer} is not among {seat.choices()}"
    elif answer is None:
        seat.passes()
    else:
        seat.answers(int(answer))


def _is_picked(seat: Seat, answer: Answer, before: int) -> bool:
    """Whether a card was the only one to pick, and was picked since then without a question."""
    if not isinstance(answer, str) or answer in seat.choices():
        return False
    table = seat.table
    happened = table.happened[before:]
    picked = [card for it in happened if isinstance(it, events.Picked) for card in it.cards]
    return answer in table.names(picked)


def is_offered(seat: Seat) -> bool:
    """Whether the player is asked whether they want something."""
    return seat.table.asks is DecisionKind.MAY and seat.table.asked is seat


def is_picking(seat: Seat) -> bool:
    """Whether the player is asked for cards."""
    return seat.table.asks in PICKS and seat.table.asked is seat


def may_stop(seat: Seat) -> bool:
    """Whether the player may leave a choice of cards as it is."""
    return Done() in seat.legal


def fights(attacker: Seat, *names: str, target: str | None = None) -> None:
    """A player attacks with these characters, nobody blocks, and the battle is fought."""
    attacker.attacks(*names, target=target)
    unblocked(attacker.table)


def unblocked(table: Table) -> None:
    """The attack that was announced goes through: nobody blocks or acts."""
    settles(table)
    while table.asks is DecisionKind.BLOCKERS:
        assert table.asked is not None
        table.asked.passes()
        settles(table)


def fought(table: Table) -> None:
    """The battle is fought to its end; damage is divided in the first way that is offered."""
    settles(table)
    while table.asks is DecisionKind.DIVIDE:
        assert table.asked is not None
        table.asked._does(table.asked.legal[0])
        settles(table)


def blockers(table: Table) -> list[str]:
    """Who may block the attack that was announced, sorted; nobody if that is not asked."""
    settles(table)
    if table.asks is not DecisionKind.BLOCKERS:
        return []
    assert table.asked is not None
    return sorted(table.asked.choices())


def seen(table: Table, name: str) -> CardView:
    """A card in play as its controller sees it."""
    card = table.card(name)
    controller = Person(table.state.controller[card])
    return next(it for it in observe(table.state, controller).in_play if it.card == card)


def host(table: Table, name: str) -> str | None:
    """The name of the card that a card is attached to."""
    bearer = seen(table, name).attached_to
    return None if bearer is None else table.state.name(bearer)


def size(table: Table, name: str) -> tuple[int, int]:
    """A character's strength and life now."""
    return table.strength(name), table.life(name)


def stats(table: Table, name: str) -> tuple[int, int, int]:
    """A character's strength, life and speed now."""
    return table.strength(name), table.life(name), table.speed(name)


def types(table: Table, name: str) -> list[str]:
    """The types of a card in play, sorted."""
    return sorted(kind.value for kind in seen(table, name).types)


def majigs(seat: Seat) -> int:
    """How many Micromajig tokens a player controls."""
    return seat.play.count(MAJIG)


def abilities(seat: Seat, name: str) -> list[str]:
    """The abilities of a card that a player can use now."""
    state = seat.table.state
    return [
        ability_of(state, it).name
        for it in seat.legal
        if isinstance(it, Use) and state.name(it.card) == name
    ]
