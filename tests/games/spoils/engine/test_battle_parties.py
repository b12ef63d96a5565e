"""Which parties can attack and block: all that a search finds. Rules: 505, 608.1b, 608.1d."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement, product

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import (
    Attack,
    CardId,
    Choose,
    DecisionKind,
    Done,
    EndTurn,
    State,
    apply,
    legal_actions,
)
from app.games.spoils.engine.write import areas
from app.games.spoils.terms import Area
from tests.support.rules import rule
from tests.support.scenario import Made, Side, board, character, location, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))


@dataclass(frozen=True)
class Kind:
    """What a made-up character asks for in battle, as the search understands it."""

    at_least: int = 1
    at_most: int = 9
    is_even: bool = False
    must: int = 0
    must_meet: str = ""
    is_covert: bool = False
    asks_for: int = 1
    is_unblockable: bool = False
    price: int = 0


def made(name: str, kind: Kind) -> Made:
    """The character in the words of the vocabulary."""
    block, attack = v.Action.BLOCK, v.Action.ATTACK
    rules: list[v.Rule] = []
    if kind.at_least > 1:
        rules.append(v.PartySize(kind.at_least))
    if kind.at_most < 9:
        rules.append(v.AttackingPartySize(kind.at_most))
    if kind.is_even:
        rules.append(v.EvenParty())
    if kind.asks_for > 1:
        rules.append(v.BlockingPartySize(kind.asks_for))
    if kind.is_unblockable:
        rules.append(v.Cannot(v.Action.BE_BLOCKED))
    if kind.must_meet:
        rules.append(v.Must(block, v.CARD.named(kind.must_meet)))
    musts = [v.Conditional(v.THIS, (v.Must(block), v.Must(attack)))] * kind.must
    toll = v.MustPay(kind.price, attack, v.THIS)
    tolls = [v.Requirement(v.YOU, toll)] if kind.price else []
    keywords = [v.COVERT] if kind.is_covert else []
    text = [v.Conditional(v.THIS, tuple(rules))] if rules else []
    return character(name, 1, 9, 2, *keywords, *text, *tolls, *musts)


KINDS = {
    "Plain": Kind(),
    "Eager": Kind(must=1),
    "Keen": Kind(must=2),
    "Shy": Kind(at_least=2),
    "Paired": Kind(is_even=True),
    "Driven": Kind(at_least=2, must=1),
    "Rival": Kind(must_meet="Broad"),
    "Spy": Kind(is_covert=True),
    "Lone": Kind(at_most=1),
    "Duo": Kind(at_most=2, must=1),
    "Broad": Kind(asks_for=2),
    "Huge": Kind(asks_for=3),
    "Eel": Kind(is_unblockable=True),
    "Taxed": Kind(price=2),
    "Dear": Kind(price=3, must=1),
}
EVEN = v.Conditional(v.CHARACTER, (v.EvenParty(),))
NARROW = v.Conditional(v.CHARACTER, (v.AttackingPartySize(1),))
PLACES = (location("Hall", 9, EVEN), location("Alley", 9, NARROW))

BLOCKERS = ("Plain", "Eager", "Keen", "Shy", "Paired", "Driven", "Rival", "Spy")
ATTACKERS = ("Plain", "Eager", "Keen", "Shy", "Paired", "Driven", "Lone", "Duo")
PRICED = ("Plain", "Eager", "Paired", "Taxed", "Dear")
FACED = (("Plain",), ("Broad",), ("Huge",), ("Spy",), ("Eel",), ("Eel", "Plain"), ("Spy", "Broad"))


def set_ups(kinds: Sequence[str], most: int) -> Iterator[tuple[str, ...]]:
    """All sets of so many characters at most."""
    for size in range(most + 1):
        yield from combinations_with_replacement(kinds, size)


@cache
def empty_table(edition: Edition) -> State:
    """A table without characters, at which all kinds are known."""
    cards = [*(made(name, kind) for name, kind in KINDS.items()), *PLACES]
    names = [*KINDS, *(it.card.name for it in PLACES)]
    return board(Side(hand=[*names, "Rage"]), Side(), *cards, edition=edition).state


def at_table(edition: Edition, *sides: Sequence[str]) -> tuple[State, list[dict[CardId, Kind]]]:
    """A table with these cards of the two players in play; the characters of each."""
    state = empty_table(edition).clone()
    there: list[dict[CardId, Kind]] = []
    for player, names in enumerate(sides):
        cards = {}
        for name in names:
            card = areas.create(state, state.game.kind_of[name], player, Area.IN_PLAY)
            state.ready[card] = True
            if name in KINDS:
                cards[card] = KINDS[name]
        there.append(cards)
    state.offered = None
    return state, there


def best(
    able: dict[CardId, Kind],
    can_be_paid: Callable[[Collection[CardId]], bool],
    fits: Callable[[Kind, int], bool],
    demands: Callable[[Kind], int],
) -> tuple[int, set[frozenset[CardId]]]:
    """Of all parties in which every member fits, those that meet most demands; and how many."""
    met: dict[frozenset[CardId], int] = {}
    for size in range(1, len(able) + 1):
        for members in combinations(able, size):
            if can_be_paid(members) and all(fits(able[card], size) for card in members):
                met[frozenset(members)] = sum(demands(able[card]) for card in members)
    most = max(met.values(), default=0)
    return most, {party for party, count in met.items() if count == most}


def parties_to_block(
    able: dict[CardId, Kind], faced: Sequence[str], *, is_even: bool
) -> set[frozenset[CardId]]:
    """All blocking parties the rules allow; the empty one where nobody has to block."""
    covert = all(KINDS[name].is_covert for name in faced)
    if all(KINDS[name].is_unblockable for name in faced):
        return {frozenset()}
    asked = max(KINDS[name].asks_for for name in faced)
    able = {card: kind for card, kind in able.items() if kind.is_covert == covert}
    most, found = best(
        able,
        lambda party: True,
        lambda kind, size: (
            size >= max(kind.at_least, asked) and not ((is_even or kind.is_even) and size % 2)
        ),
        lambda kind: kind.must + (kind.must_meet in faced),
    )
    return found if most else found | {frozenset()}


def parties_to_attack(
    able: dict[CardId, Kind], *, is_even: bool, at_most: int, resources: int
) -> tuple[int, set[frozenset[CardId]]]:
    """All attacking parties the rules allow, and how many demands they meet.

    Where none suits all that is asked of its size, those that suit most of it, and then meet
    most demands.
    """

    def can_be_paid(party: Collection[CardId]) -> bool:
        return sum(able[card].price for card in party) <= resources

    most, found = best(
        able,
        can_be_paid,
        lambda kind, size: (
            kind.at_least <= size <= min(kind.at_most, at_most)
            and not ((is_even or kind.is_even) and size % 2)
        ),
        lambda kind: kind.must,
    )
    if found:
        return most, found
    met: dict[frozenset[CardId], tuple[int, int]] = {}
    for size in range(1, len(able) + 1):
        for party in filter(can_be_paid, combinations(able, size)):
            kinds = [able[card] for card in party]
            suited = [
                is_even and not size % 2,
                at_most < 9 and size <= at_most,
                *(1 < kind.at_least <= size for kind in kinds),
                *(size <= kind.at_most < 9 for kind in kinds),
                *(kind.is_even and not size % 2 for kind in kinds),
            ]
            if any(suited):
                met[frozenset(party)] = sum(suited), sum(kind.must for kind in kinds)
    greatest = max(met.values(), default=(0, 0))
    return greatest[1], {party for party, count in met.items() if count == greatest}


def offered(state: State, kind: DecisionKind) -> set[frozenset[CardId]]:
    """The parties that answers can lead to, one after the other."""
    found: set[frozenset[CardId]] = set()
    seen: set[frozenset[CardId]] = set()
    waiting = [(state, frozenset[CardId]())]
    while waiting:
        now, chosen = waiting.pop()
        if now.decision is None or now.decision.kind is not kind:
            assert now.battle is not None
            party = now.battle.attacking if kind is DecisionKind.ATTACKERS else now.battle.blocking
            found.add(frozenset(party))
            continue
        for answer in legal_actions(now):
            more = chosen | {answer.card} if isinstance(answer, Choose) else chosen
            if isinstance(answer, Choose) and more in seen:
                continue
            seen.add(more)
            copy = now.clone()
            apply(copy, answer)
            waiting.append((copy, more))
    return found


def names(state: State, parties: Collection[frozenset[CardId]]) -> list[list[str]]:
    """Parties by the names of their members, for a failure's message."""
    return sorted(sorted(state.name(card) for card in party) for party in parties)


def check_blocks(edition: Edition, most: int) -> None:
    """Compare all set-ups of so many blockers at most."""
    for faced, blockers, hall in product(FACED, set_ups(BLOCKERS, most), ((), ("Hall",))):
        party = (*faced, *faced) if hall else faced
        state, (attacking, able) = at_table(edition, (*party, *hall), blockers)
        apply(state, Attack(state.faction[1]))
        for card in attacking:
            if Choose(card) in legal_actions(state):
                apply(state, Choose(card))
        apply(state, Done())
        apply(state, Done())
        told = offered(state, DecisionKind.BLOCKERS)
        expected = parties_to_block(able, faced, is_even=bool(hall))
        assert told == expected, (party, blockers, hall, names(state, told))


def check_attacks(
    edition: Edition, most: int, kinds: Sequence[str] = ATTACKERS, resources: int = 0
) -> None:
    """Compare all set-ups of so many attackers at most."""
    places = ((), ("Hall",), ("Alley",), ("Hall", "Alley"))
    for attackers, place in product(set_ups(kinds, most), places):
        paying = ("Rage",) * resources
        state, (able, _) = at_table(edition, (*attackers, *place, *paying), ())
        at_most = 1 if "Alley" in place else 9
        demands, expected = parties_to_attack(
            able, is_even="Hall" in place, at_most=at_most, resources=resources
        )
        attack, legal = Attack(state.faction[1]), legal_actions(state)
        about = (attackers, place, resources)
        assert (attack in legal, EndTurn() in legal) == (bool(expected), not demands), about
        if attack in legal:
            apply(state, attack)
            told = offered(state, DecisionKind.ATTACKERS)
            assert told == expected, (about, names(state, told))


@ALL
def test_505_2_every_blocking_party_of_up_to_two_is_offered_as_a_search_finds_it(
    edition: Edition,
) -> None:
    check_blocks(edition, 2)


@ALL
def test_505_2_every_attacking_party_of_up_to_two_is_offered_as_a_search_finds_it(
    edition: Edition,
) -> None:
    check_attacks(edition, 2)


@ALL
def test_505_1_every_attacking_party_that_can_be_paid_for_is_offered(edition: Edition) -> None:
    for resources in (0, 2, 3, 5):
        check_attacks(edition, 2, PRICED, resources)


@pytest.mark.slow
def test_505_1_every_attacking_party_of_three_that_can_be_paid_for_is_offered() -> None:
    for resources in range(8):
        check_attacks(Edition.CR3, 3, PRICED, resources)


@ALL
def test_505_1_the_price_of_attacking_with_one_character_is_not_asked_of_others(
    edition: Edition,
) -> None:
    bind = tactic(
        "Bind", [v.Attach(v.CARD.named("Auspicious Tax"), v.PICKED)],
        pays=[v.Pick(v.CHARACTER.named("Plain"))],
    )  # fmt: skip
    for resources, party in ((0, ["Eager"]), (3, ["Eager", "Plain"])):
        table = board(
            Side(
                play=["Plain", "Eager"], attached={"Auspicious Tax": "Eager"}, hand=["Bind"],
                resources=resources,
            ),
            Side(), made("Plain", KINDS["Plain"]), made("Eager", KINDS["Eager"]), bind,
            edition=edition,
        )  # fmt: skip
        table.me.deploys("Bind")
        table.resolves()
        assert table.me.can_attack()
        table.me.attacks(*party)
        table.resolves()
        assert (table.you.influence, table.me.free) == (20 - len(party), 0)


def test_505_2_every_party_of_three_is_offered_as_a_search_finds_it() -> None:
    check_blocks(Edition.CR3, 3)
    check_attacks(Edition.CR3, 3)


@pytest.mark.slow
def test_505_2_every_party_of_four_is_offered_as_a_search_finds_it() -> None:
    check_blocks(Edition.CR3, 4)
    check_attacks(Edition.CR3, 4)


@ALL
@rule("basic1e:B.multireq.1")
def test_505_2_two_of_three_that_must_block_do_so_where_parties_are_even(
    edition: Edition,
) -> None:
    table = board(
        Side(play=["Arcana Department", "Plain", "Plain"]), Side(play=["Defense Attorney"] * 3),
        made("Plain", KINDS["Plain"]), edition=edition,
    )  # fmt: skip
    table.me.attacks("Plain", "Plain")
    table.passes_until(DecisionKind.BLOCKERS)
    assert Done() not in table.you.legal, "not to block meets no requirement"
    table.you.picks("Defense Attorney")
    table.you.picks("Defense Attorney")
    assert table.state.battle is not None
    assert len(table.state.battle.blocking) == 2


@ALL
@rule("basic1e:B.multireq.1")
def test_505_2_two_of_three_that_must_attack_do_so_where_parties_are_even(
    edition: Edition,
) -> None:
    table = board(
        Side(play=["Arcana Department", *["Eager"] * 3]), Side(), made("Eager", KINDS["Eager"]),
        edition=edition,
    )  # fmt: skip
    assert EndTurn() not in table.me.legal
    table.me.attacks("Eager", "Eager")
    table.resolves()
    assert table.you.influence == 18
    assert EndTurn() in table.me.legal, "one alone cannot attack"


@ALL
def test_505_2_four_of_five_block_where_at_least_three_and_an_even_number_are_asked_for(
    edition: Edition,
) -> None:
    table = board(
        Side(play=["Arcana Department", "Huge", "Huge"]), Side(play=["Plain"] * 5),
        made("Plain", KINDS["Plain"]), made("Huge", KINDS["Huge"]), edition=edition,
    )  # fmt: skip
    table.me.attacks("Huge", "Huge")
    table.passes_until(DecisionKind.BLOCKERS)
    assert {len(party) for party in offered(table.state, DecisionKind.BLOCKERS)} == {0, 4}


@ALL
def test_608_1d_blockers_are_declared_though_no_attacker_is_left(edition: Edition) -> None:
    alert = v.Trigger(v.Blocks(), (v.GainInfluence(1),))
    kill = tactic("Kill", [v.Destroy(v.PICKED)], pays=[v.Pick(v.CHARACTER)])
    table = board(
        Side(play=["Plain"]), Side(play=["Sentry"], hand=["Kill"]), made("Plain", KINDS["Plain"]),
        kill, character("Sentry", 1, 2, 2, alert), edition=edition,
    )  # fmt: skip
    table.me.attacks("Plain")
    table.me.passes()
    table.you.deploys("Kill")
    table.you.picks("Plain")
    table.me.passes()
    table.you.passes()
    assert table.asks is DecisionKind.BLOCKERS
    table.you.sets("Sentry")
    table.resolves()
    assert table.you.influence == 21
    assert table.is_depleted("Sentry")
