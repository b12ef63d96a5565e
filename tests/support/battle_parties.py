"""All battle parties that the rules allow, found by search: what the referee is compared with."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import (
    CardId,
    Choose,
    DecisionKind,
    State,
    apply,
    legal_actions,
)
from app.games.spoils.engine.write import areas
from app.games.spoils.terms import Area
from tests.support.scenario import Made, Side, board, character, location


@dataclass(frozen=True)
class Kind:
    """The demands of a made-up character on its battle party, as the search reads them."""

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
    """All sets of at most this many characters."""
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
