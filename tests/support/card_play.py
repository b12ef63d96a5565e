"""Deeds and looks of card tests: what players do at a table, and what is seen there afterwards.

    uses(table.me, "Hidden Sniper", "SHARPSHOOT", "House")
    assert stats(table, "Scout") == (2, 2, 2)

A sentence begins with who acts: `deploys(table.me, "Learn")`. What follows the card are the
answers to what is asked, in order. The tables are in `card_tables.py`.
"""

from app.games.spoils.engine import (
    WINDOWS,
    CardId,
    CardView,
    Choose,
    DecisionKind,
    Done,
    Person,
    UseAbility,
    ability_of,
    events,
    in_words,
    observe,
)
from tests.support.made_cards import MAJIG
from tests.support.scenario import Seat, Table
from tests.support.tables import settles

STAPLES = ("Obsession", "Greed", "Elitism", "Deception", "Rage")
"""The staple resource of each trade, in the order of their icons."""
PICKS = (DecisionKind.PICK, DecisionKind.CHOOSE_CARD, DecisionKind.SEARCH)
"""The questions that are answered with a card."""
Answer = str | int | bool | None
"""A card to pick, a number, yes or no, or None to stop picking."""


def deploys(seat: Seat, name: str, *answers: Answer, flip_up: bool = False) -> None:
    """Let a player deploy a card and answer what is asked; nobody responds."""
    before = len(seat.table.happened)
    seat.deploys(name, flip_up=flip_up)
    _answers(seat, answers, before)


def uses(seat: Seat, name: str, ability: str, *answers: Answer) -> None:
    """Let a player use an ability and answer what is asked; nobody responds."""
    before = len(seat.table.happened)
    seat.uses(name, ability)
    _answers(seat, answers, before)


def replies(seat: Seat, *answers: Answer) -> None:
    """Let a player answer what is asked, one thing after the other; both pass in between."""
    _answers(seat, answers, len(seat.table.happened))


def _answers(seat: Seat, answers: tuple[Answer, ...], before: int) -> None:
    """Give answers to what is asked since so many events; resources pay without being named.

    A card that was the only one to pick was picked without a question, and is named all the same.
    """
    table = seat.table
    given: list[str] = []
    for answer in answers:
        if table.asks is DecisionKind.ATTACH_TO_PAY:
            pays(_asked(table))
        if isinstance(answer, str):
            if answer not in seat.choices() and not _was_picked(table, answer, given, before):
                settles(table)
            if answer in seat.choices():
                seat.picks(answer)
            else:
                assert _was_picked(table, answer, given, before), f"{answer} is not to be picked"
            given.append(answer)
            continue
        if table.asks in WINDOWS:
            settles(table)
        if answer is not None:
            seat.answers(int(answer))
        elif table.asked is seat and Done() in seat.legal and table.asks in PICKS:
            seat.passes()
    settles(table)


def _was_picked(table: Table, name: str, given: list[str], before: int) -> bool:
    """Return whether more cards of a name were picked since so many events than were named."""
    told = [it for it in table.happened[before:] if isinstance(it, events.Picked)]
    picked = table.names(card for it in told for card in it.cards)
    return picked.count(name) > given.count(name)


def announces(seat: Seat, name: str, *answers: Answer, flip_up: bool = False) -> None:
    """Let a player deploy a card and satisfy its costs; it does not resolve yet."""
    before = len(seat.table.happened)
    seat.deploys(name, flip_up=flip_up)
    _satisfies_costs(seat, answers, before)


def announces_use(seat: Seat, name: str, ability: str, *answers: Answer) -> None:
    """Let a player use an ability and satisfy its costs; it does not resolve yet."""
    before = len(seat.table.happened)
    seat.uses(name, ability)
    _satisfies_costs(seat, answers, before)


def _satisfies_costs(seat: Seat, answers: tuple[Answer, ...], before: int) -> None:
    given: list[str] = []
    for answer in answers:
        pays(seat)
        if not isinstance(answer, str):
            seat.passes() if answer is None else seat.answers(int(answer))
            continue
        if answer in seat.choices():
            seat.picks(answer)
        else:
            assert _was_picked(seat.table, answer, given, before), f"{answer} is not to be picked"
        given.append(answer)
    pays(seat)


def responds(seat: Seat, name: str, pick: str) -> None:
    """Let a player respond with a free tactic of the company; everything resolves."""
    table = seat.table
    assert table.asks is DecisionKind.RESPOND, f"asked is {table.asks}"
    assert table.asked is seat
    seat.deploys(name)
    if table.asks is DecisionKind.PICK:
        seat.picks(pick)
    settles(table)


def ends_turn(table: Table, *answers: Answer) -> None:
    """Let the active player end the turn and answer what is asked; the next one starts."""
    seat = _asked(table)
    seat.ends_turn()
    settles(table)
    replies(seat, *answers)


def fights(seat: Seat, *names: str, target: str | None = None, blocked_by: str = "") -> None:
    """Let a player attack; at most one character blocks, and the battle is fought out."""
    seat.attacks(*names, target=target)
    if blocked_by:
        table = seat.table
        (table.you if seat is table.me else table.me).blocks(blocked_by)
        table.resolves()
    else:
        unblocked(seat.table)


def unblocked(table: Table) -> None:
    """Let the attack that was announced go through: nobody blocks or acts."""
    table.resolves()
    while table.asks is DecisionKind.BLOCKERS:
        _asked(table).passes()
        table.resolves()


def fought(table: Table) -> None:
    """Let a battle end; damage is divided in the first way that is offered."""
    settles(table)
    while table.asks is DecisionKind.DIVIDE:
        seat = _asked(table)
        seat._does(seat.legal[0])
        settles(table)


def pays(seat: Seat) -> None:
    """Let a player who may choose pay with face-up resources, Rage first."""
    while seat.table.asks is DecisionKind.ATTACH_TO_PAY:
        names = seat.choices()
        seat.picks(next((it for it in ("Rage", *STAPLES) if it in names), names[0]))


def plays_resource(seat: Seat, name: str = "Rage", *, face_down: bool = False) -> None:
    """Let a player who may play a resource play it."""
    if seat.table.asks is DecisionKind.MAY:
        seat.agrees()
    assert seat.table.asks is DecisionKind.PLAY_RESOURCE
    seat.plays_resource(name, face_down=face_down)
    seat.table.resolves()


def wants(seat: Seat, *answers: Answer) -> None:
    """Let a player take an offer, and answer what is asked then."""
    assert is_offered(seat)
    if seat.table.asks is DecisionKind.MAY:
        seat.agrees()
    replies(seat, *answers)


def refuses(seat: Seat) -> None:
    """Let a player decline an offer."""
    assert is_offered(seat)
    if seat.table.asks is DecisionKind.MAY:
        seat.declines()
    else:
        seat.passes()
    seat.table.resolves()


def discards(seat: Seat, *names: str) -> None:
    """Let a player who is asked to discard discard these."""
    for name in names:
        assert seat.table.asked is seat
        seat.picks(name)


def detaches(seat: Seat, wanted: int, *, most: int) -> None:
    """Let a player who may detach up to `most` resources from the faction detach this many."""
    before = seat.free
    if seat.table.asks is DecisionKind.MAY:
        assert seat.table.asked is seat
        seat.answers(1 if wanted else 0)
    for _ in range(wanted):
        if seat.table.asked is seat and seat.table.asks in PICKS:
            seat.picks(seat.choices()[0])
    if wanted < most and seat.table.asked is seat and seat.table.asks in PICKS:
        seat.passes()
    seat.table.resolves()
    assert not (seat.table.asked is seat and seat.table.asks in PICKS)
    assert seat.free == before + wanted


def prefers(seat: Seat, name: str) -> None:
    """Let a player who orders texts take that of a card first."""
    decision = seat.table.state.decision
    assert decision is not None
    assert decision.kind is DecisionKind.ORDER
    assert decision.player == seat.player
    seat.answers(seat.table.names(decision.sources).index(name))
    settles(seat.table)


def chooses(seat: Seat, card: CardId) -> None:
    """Let a player who is asked for cards of one name answer with exactly this one."""
    seat._does(Choose(card))
    settles(seat.table)


def aims_at(seat: Seat, other: Seat) -> None:
    """Let a player who may pick a faction pick that of a player."""
    chooses(seat, seat.table.state.faction[other.player])


def first_answers(table: Table) -> None:
    """Let everybody give the first legal answer, "no" or a card, until somebody acts."""
    _gives_until_somebody_acts(table, 0)


def last_answers(table: Table) -> None:
    """Let everybody give the last legal answer, "yes" or no card, until somebody acts."""
    _gives_until_somebody_acts(table, -1)


def _gives_until_somebody_acts(table: Table, which: int) -> None:
    settles(table)
    while table.asks is not DecisionKind.ACT:
        seat = _asked(table)
        seat._does(seat.legal[which])
        settles(table)


def says(seat: Seat, words: str) -> None:
    """Let a player give the answer that reads so."""
    state = seat.table.state
    seat._does(next(it for it in seat.legal if in_words(state, it).lower() == words.lower()))


def is_offered(seat: Seat) -> bool:
    """Return whether a player is asked whether they want something."""
    return seat.table.asked is seat and (
        seat.table.asks is DecisionKind.MAY
        or (seat.table.asks not in WINDOWS and Done() in seat.legal)
    )


def offers(seat: Seat) -> list[str]:
    """Return what a player can answer now, in words."""
    return [in_words(seat.table.state, it) for it in seat.legal]


def abilities(seat: Seat, name: str) -> list[str]:
    """Return the abilities of a card that a player can use now."""
    state = seat.table.state
    return [
        ability_of(state, it).name
        for it in seat.legal
        if isinstance(it, UseAbility) and state.name(it.card) == name
    ]


def may_stop(seat: Seat) -> bool:
    """Return whether a player may leave a choice of cards as it is."""
    return Done() in seat.legal


def may_block(table: Table) -> list[str]:
    """Return the names of those that may block, sorted; none if nobody is asked."""
    table.resolves()
    return sorted(_asked(table).choices()) if table.asks is DecisionKind.BLOCKERS else []


def found(seat: Seat) -> list[str]:
    """Return what a player who is offered a choice of cards can choose, sorted."""
    if seat.table.asks is DecisionKind.MAY:
        assert seat.table.asked is seat
        seat.agrees()
    assert seat.table.asked is seat
    return sorted(set(seat.choices()))


def playable(seat: Seat) -> list[str]:
    """Return what a player who is offered to play a card for free can play, sorted."""
    assert seat.table.asks in (DecisionKind.MAY, DecisionKind.DEPLOY)
    return found(seat)


def saves(table: Table, cost: int) -> bool:
    """Return whether my next card of cost 4, Big, costs so much less, and the one after not."""
    before = table.me.free
    deploys(table.me, "Big")
    first = before - table.me.free
    deploys(table.me, "Gizmo")
    return (first, before - first - table.me.free) == (max(4 - cost, 0), 2)


def icons(seat: Seat, resource: str) -> int:
    """Return the number of icons that a player controls, of the kind that this resource gives."""
    kind = STAPLES.index(resource)
    return observe(seat.table.state, Person(0)).sides[seat.player].icons[kind]


def majigs(seat: Seat) -> int:
    """Return the number of Micromajig tokens that a player controls."""
    return seat.play.count(MAJIG)


def stats(table: Table, name: str) -> tuple[int, int, int]:
    """Return strength, life and speed of a character now."""
    return table.strength(name), table.life(name), table.speed(name)


def size(table: Table, name: str) -> tuple[int, int]:
    """Return strength and life of a character now."""
    return table.strength(name), table.life(name)


def types(table: Table, name: str) -> list[str]:
    """Return the types of a card in play, sorted."""
    return sorted(kind.value for kind in _seen(table, name).types)


def is_face_down(table: Table, name: str) -> bool:
    """Return whether a card is a face-down resource."""
    return _seen(table, name).face_down


def host(table: Table, name: str) -> str | None:
    """Return the name of the card that a card is attached to."""
    bearer = _seen(table, name).attached_to
    return None if bearer is None else table.state.name(bearer)


def copy_of(seat: Seat, name: str) -> CardId:
    """Return the first card of that name that a player controls."""
    state = seat.table.state
    cards = (it for it in state.in_play if state.name(it) == name)
    return next(it for it in cards if state.controller[it] == seat.player)


def _seen(table: Table, name: str) -> CardView:
    """Return a card in play as its controller sees it."""
    card = table.card(name)
    controller = Person(table.state.controller[card])
    return next(it for it in observe(table.state, controller).in_play if it.card == card)


def _asked(table: Table) -> Seat:
    """Return the player who decides now."""
    assert table.asked is not None
    return table.asked
