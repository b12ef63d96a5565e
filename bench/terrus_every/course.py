"""Part 2: skirmishes come in any order, the clade last, and each changes only its own."""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, count, product

from app.games.terrus.army import Setup
from app.games.terrus.battle import play
from app.games.terrus.battle.actions import Attack, BattleQuestion, Fight, Guard
from app.games.terrus.battle.state import Battle
from app.games.terrus.terms import CLADE, Side
from bench.terrus_every import agree
from bench.terrus_small_battles import MOST_BEASTS, MOST_PLACES, NAMES, STATS, Post, Stats, battle

State = tuple[object, ...]
_TURNS = count()
"""Turns from case to case, so that ATK, DEF and splits vary."""


def check(places: int = MOST_PLACES) -> Iterator[int]:
    """Play every course; after each, how many skirmishes were fought in it.

    Which guard is where does not matter, for their ATK and DEF vary from case to case.
    """
    for size in range(1, places + 1):
        for clade in (None, size - 1):
            names = [CLADE if place == clade else name for place, name in enumerate(NAMES[:size])]
            somewhere = (None, *names)
            for many in (False, True):
                guarding = (
                    _subsets(names) if many else [(name,) if name else () for name in somewhere]
                )
                for attack in product(somewhere, repeat=MOST_BEASTS):
                    for guards in combinations_with_replacement(guarding, MOST_BEASTS):
                        if any(attack):
                            yield from _played(names, attack, guards, many=many)


def _subsets(names: Sequence[str]) -> list[tuple[str, ...]]:
    return [
        tuple(name for at, name in enumerate(names) if chosen >> at & 1)
        for chosen in range(1 << len(names))
    ]


def _played(
    names: Sequence[str],
    attack: Sequence[str | None],
    guards: Sequence[Sequence[str]],
    *,
    many: bool,
) -> Iterator[int]:
    turn = next(_TURNS)
    stats = [STATS[(turn * 7 + at * 5) % len(STATS)] for at in range(2 * MOST_BEASTS)]
    city = [(name, 1 + (turn + at) % 3) for at, name in enumerate(names)]
    everywhere: list[tuple[Stats, Post]] = [(each, ("", 1)) for each in stats[MOST_BEASTS:]]
    begun = play.start(battle(stats[:MOST_BEASTS], everywhere, city, many=many))
    for at, place in enumerate(attack):
        play.apply(begun, Attack(f"a{at}", place))
    _guard(begun, guards)
    yield _fought(begun)


def _guard(begun: Battle, guards: Sequence[Sequence[str]]) -> None:
    while begun.decision is not None and begun.decision.kind is BattleQuestion.GUARD:
        offered = [answer for answer in play.legal(begun) if isinstance(answer, Guard)]
        wanted = guards[int(offered[0].beast[1:])]
        answer = next((it for it in offered if it.location in wanted), None)
        play.apply(begun, answer or Guard(offered[0].beast, None))


def _fought(begun: Battle) -> int:
    """Fight in every order; how many skirmishes were fought."""
    if begun.decision is None:
        return 0
    pending = begun.pending
    first = [place for place in pending if place != CLADE] or list(pending)
    agree(list(map(str, play.legal(begun))), [f"fight {place}" for place in first], begun.setup)
    fought = 0
    for place in first:
        after = begun.clone()
        play.apply(after, Fight(place))
        while after.decision is not None and after.decision.kind is BattleQuestion.WOUNDS:
            legal = play.legal(after)
            play.apply(after, legal[next(_TURNS) % len(legal)])
        agree(_elsewhere(after, place, begun), _elsewhere(begun, place, begun), begun.setup)
        agree(after.fought, [*begun.fought, place], begun.setup)
        fought += 1 + _fought(after)
    return fought


def _elsewhere(battle_: Battle, place: str, before: Battle) -> State:
    """All that a battle holds beside the beasts and the location of one skirmish."""
    inside = {(side, beast.name) for side in Side for beast in before.army(side, place)}
    inside.add((Side.DEFENDER, place))
    setup: Setup = battle_.setup
    return (
        {name: number for name, number in battle_.wounds.items() if name not in inside},
        battle_.buried - inside,
        {name for name in battle_.fatigued if (Side.ATTACKER, name) not in inside},
        None if place == CLADE else battle_.vitae,
        battle_.attack, battle_.guards, battle_.changes, battle_.used, id(setup),
    )  # fmt: skip
