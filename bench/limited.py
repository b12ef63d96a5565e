"""A bot's draft of The Spoils compared with picks at random.

Run `python3 run.py bench limited`. In each draft of eight seats one seat picks at random and the
others are bots. The same method builds a deck from the random seat's pool and from that of the bot
on its left, so that only the picks differ. Both decks are checked, goldfished, and played against
each other by the computer, each going first in half of the games. The status is 1 when a deck is
illegal or the bots do not win more than half of the games.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import stdev
from typing import Final

from app.catalogue import read_catalogue
from app.games.capabilities.computer_players import Ending, Opening
from app.games.capabilities.construction import CriteriaRequest
from app.games.capabilities.simulator import RunRequest
from app.games.capabilities.starting import StartRequest
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.construction import POOL_CHECKS
from app.games.spoils.construction.checking import SpoilsConstruction
from app.games.spoils.decklists import Decklist
from app.games.spoils.editions import DEFAULT_EDITION
from app.games.spoils.facts import Catalogue, Printing
from app.games.spoils.goldfish.from_decklist import SpoilsStarting
from app.games.spoils.goldfish.report import report_of
from app.games.spoils.limited import SpoilsDrafting
from app.games.spoils.players.computer_players import SpoilsComputerPlayers
from app.games.spoils.presentation.goldfish.simulator import SpoilsSimulator
from app.games.spoils.search import SearchIndex
from app.games.tabletop.chance.shuffle import Stream
from app.games.tabletop.construction import Pool, Verdict
from app.games.tabletop.limited import DraftSetup, booster_of, play_draft

DRAFTS: Final = 60
GAMES: Final = 10
SETS: Final = ("1ED", "1P2", "SD1", "SD2", "2ED", "SDE")
SIZE: Final = 40
TURNS: Final = 12
GOLDFISH: Final = 2_000
LEVEL: Final = "apprentice"
EDITION: Final = DEFAULT_EDITION.value


def pools_of(number: int, catalogue: Catalogue) -> Sequence[Sequence[Printing]]:
    """The pools of a draft whose first seat picks at random."""
    booster = booster_of(SETS[number % len(SETS)], POOL_CHECKS, catalogue)
    setup = DraftSetup(8, (booster,) * 3, seed=number)
    chance = Stream.of(number, 0)
    picks = [chance.below(left) for _ in setup.rounds for left in range(booster.size, 0, -1)]
    return play_draft(setup, picks, SpoilsDrafting().bot(catalogue)).pools


def is_legal(deck: Decklist, pool: Sequence[Printing], catalogue: Catalogue) -> bool:
    """True if a deck may be played from a pool."""
    asked = CriteriaRequest(
        catalogue, catalogue.formats["limited"], EDITION, pool=Pool.of((one, 1) for one in pool)
    )
    return (
        SpoilsConstruction().check(deck, SpoilsConstruction().criteria(asked)).verdict
        is Verdict.LEGAL
    )


def kill_turn(deck: Decklist, catalogue: Catalogue) -> float:
    """The mean turn in which a goldfish wins; games that last longer count as the turn after."""
    start = SpoilsStarting().prepare(deck, catalogue, StartRequest(EDITION))
    asked = RunRequest(SpoilsSimulator().options.default_policy, TURNS)
    simulation = SpoilsSimulator().simulate(start, asked, lambda: SearchIndex.of(catalogue))
    counters = simulation.play_all(1, GOLDFISH)
    figures = report_of(simulation, 1, counters).as_json()["figures"]
    return 1 + sum(1 - float(figure["value"]) for figure in figures if figure["id"] == "won")


def won_by_bot(decks: Sequence[Decklist], number: int, catalogue: Catalogue) -> list[bool]:
    """Games of two decks, of which the second is a bot's: who won those that ended."""
    prepared = [SpoilsComputerPlayers().prepare(deck, catalogue, EDITION) for deck in decks]
    results = []
    for place in range(GAMES):
        opening = Opening(prepared, EDITION, number * GAMES + place, place % 2)
        played = SpoilsComputerPlayers().play(opening, catalogue, (LEVEL, LEVEL))
        if played.ending is Ending.WON:
            results.append(1 in played.winners)
    return results


def main() -> int:
    """Print the comparison; the status is 1 when the bots are no better than chance."""
    catalogue = read_catalogue(CARD_DATA)
    legal, turns, won = [0, 0], [0.0, 0.0], list[list[bool]]()
    for number in range(DRAFTS):
        pools = pools_of(number, catalogue)[:2]
        decks = [SpoilsDrafting().build(pool, SIZE, catalogue) for pool in pools]
        for side, (deck, pool) in enumerate(zip(decks, pools, strict=True)):
            legal[side] += is_legal(deck, pool, catalogue)
            turns[side] += kill_turn(deck, catalogue)
        won.append(won_by_bot(decks, number, catalogue))
    games = [game for of_draft in won for game in of_draft]
    shares = [sum(of_draft) / len(of_draft) for of_draft in won if of_draft]
    share = sum(shares) / len(shares)
    error = stdev(shares) / sqrt(len(shares))
    print(f"{DRAFTS} drafts of 8 seats, three boosters of one set, {len(games)} games, {LEVEL}")
    print(f"  legal decks            random picks {legal[0]}, bot {legal[1]} of {DRAFTS}")
    means = ", ".join(
        f"{who} {total / DRAFTS:.2f}"
        for who, total in zip(("random picks", "bot"), turns, strict=True)
    )
    print(f"  goldfish's kill turn   {means}")
    print(f"  games won by the bot   {share:.1%}, 95 % {share - 2 * error:.1%} to ", end="")
    print(f"{share + 2 * error:.1%}, over drafts")
    return int(legal != [DRAFTS, DRAFTS] or share - 2 * error <= 1 / 2)


if __name__ == "__main__":
    raise SystemExit(main())
