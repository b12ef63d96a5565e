"""`check` of 1,000 lists as players have them against the bare loop: at most 4 times as long.

Once for each game. Processor time is measured, and the contenders take turns after every 50 lists,
so that other programs and a clock that changes slow all of them alike. How much the caches of the
processor are shared with other programs still matters: the bare loop hardly needs them.
"""

import gc
import random
import time
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from app.catalogue import read_catalogue
from app.games import Game, games
from app.games.capabilities.construction import CriteriaLike, CriteriaRequest
from app.games.shadowfist.facts import Catalogue as ShadowfistCatalogue
from app.games.spoils.facts import Catalogue as SpoilsCatalogue
from app.games.spoils.terms import Trade
from app.games.tabletop.construction import report_in_json
from app.games.tabletop.facts import AnyCatalogue
from bench.bare_loop import bare_loop
from bench.rounds import Measured, show

LISTS: Final = 1000
SLICE: Final = 50
ROUNDS: Final = 9
LIMIT: Final = 4.0
SEED: Final = 1


def lists_of_the_spoils(catalogue: AnyCatalogue) -> list[str]:
    """Lists as players have them: a faction, two staples and 18 to 45 names of their trades.

    Most are legal; some have five copies of a name or a card too few.
    """
    assert isinstance(catalogue, SpoilsCatalogue)
    chance = random.Random(SEED)
    factions = [card.name for card in catalogue.factions]
    trades = [trade for trade in Trade if trade is not Trade.UNIVERSAL]
    of_trade = {
        trade: [
            card.name
            for card in catalogue.cards
            if card.trade is trade and card.is_deck_card and not card.is_staple
        ]
        for trade in trades
    }
    lists = []
    for _ in range(LISTS):
        two = chance.sample(trades, 2)
        names = of_trade[two[0]] + of_trade[two[1]]
        chosen = chance.sample(names, chance.randint(18, 45))
        copies = [chance.randint(1, 4 if chance.random() > 0.003 else 5) for _ in chosen]
        missing = max(20, 75 - sum(copies)) - (chance.random() < 0.05)
        lines = [f"1 {chance.choice(factions)}", f"{missing // 2} {two[0].icon.word}"]
        lines += [f"{missing - missing // 2} {two[1].icon.word}"]
        lines += [f"{n} {name}" for n, name in zip(copies, chosen, strict=True)]
        lists.append("\n".join(lines) + "\n")
    return lists


def lists_of_shadowfist(catalogue: AnyCatalogue) -> list[str]:
    """Lists as players have them: a preconstructed deck with up to ten titles exchanged.

    What comes in has the type and the faction of what goes out. Most are legal; some have six
    copies of a title.
    """
    assert isinstance(catalogue, ShadowfistCatalogue)
    chance = random.Random(SEED)
    alike: dict[tuple[object, ...], list[str]] = defaultdict(list)
    for title in catalogue.cards:
        alike[title.type, title.newest.factions, title.newest.is_foundation].append(title.name)
    lists = []
    for _ in range(LISTS):
        precon = chance.choice(list(catalogue.precons.values()))
        copies = {catalogue.by_printing[x.printing].card: x.copies for x in precon.lines}
        leaving = set(chance.sample(sorted(title.name for title in copies), chance.randint(0, 10)))
        lines: dict[str, int] = {}
        for title, number in copies.items():
            name = title.name
            if name in leaving:
                name = chance.choice(
                    alike[title.type, title.newest.factions, title.newest.is_foundation]
                )
            lines[name] = 6 if chance.random() < 0.0005 else number
        lists.append("".join(f"{number} {name}\n" for name, number in lines.items()))
    return lists


LISTS_OF: Final[dict[str, Callable[[AnyCatalogue], list[str]]]] = {
    "spoils": lists_of_the_spoils,
    "shadowfist": lists_of_shadowfist,
}


def check_lists(paths: Sequence[Path], game: Game, criteria: CriteriaLike) -> int:
    """Check each file as `threshold check` does, without printing; return the number that are
    legal.
    """
    files, construction = game.files.needed(), game.construction.needed()
    legal = 0
    for path in paths:
        imported = files.read(path.read_bytes(), criteria.catalogue, path.name)
        legal += construction.check_import(imported, criteria).is_legal
    return legal


def check_and_write(paths: Sequence[Path], game: Game, criteria: CriteriaLike) -> int:
    """The same, with the JSON line of each list; how many signs they have."""
    files, construction = game.files.needed(), game.construction.needed()
    main_zone = files.layout.main.zone
    signs = 0
    for path in paths:
        imported = files.read(path.read_bytes(), criteria.catalogue, path.name)
        report = construction.check_import(imported, criteria)
        signs += len(report_in_json(path.name, imported.lines, report, main=main_zone))
    return signs


def in_slices(
    contenders: Mapping[str, Callable[[Sequence[Path]], object]], paths: Sequence[Path]
) -> Measured:
    """Run the contenders in turn on a few files at a time; a round is over after all files."""
    slices = [paths[at : at + SLICE] for at in range(0, len(paths), SLICE)]
    for run in contenders.values():
        run(paths)
    taken: dict[str, list[float]] = {name: [] for name in contenders}
    names = list(contenders)
    for _ in range(ROUNDS):
        gc.collect()
        spent = dict.fromkeys(names, 0.0)
        for number, some in enumerate(slices):
            for name in names if number % 2 == 0 else reversed(names):
                start = time.process_time()
                contenders[name](some)
                spent[name] += time.process_time() - start
        for name, seconds in spent.items():
            taken[name].append(seconds)
    return Measured(taken)


def compare(game: Game, write: Callable[[AnyCatalogue], list[str]]) -> bool:
    """Print the ratios of one game; whether the limit is met."""
    catalogue = read_catalogue(game.cards.needed())
    gc.freeze()  # As `threshold check` does.
    construction = game.construction.needed()
    form = construction.find_format(construction.default_format, catalogue)
    criteria = construction.criteria(CriteriaRequest(catalogue, form, game.editions.default))
    with TemporaryDirectory() as folder:
        paths = []
        for number, text in enumerate(write(catalogue)):
            paths.append(Path(folder) / f"{number:04}.txt")
            paths[-1].write_text(text, encoding="utf-8")
        lines = sum(path.read_text(encoding="utf-8").count("\n") for path in paths)
        legal = check_lists(paths, game, criteria)
        print(
            f"{game.title}: {LISTS} lists of {lines / LISTS:.0f} lines on average, {legal} of "
            "them legal"
        )
        loop, checked, written = (
            "the bare loop",
            "check of 1,000 lists",
            "check with its JSON lines",
        )
        measured = in_slices(
            {
                loop: bare_loop,
                checked: lambda some: check_lists(some, game, criteria),
                written: lambda some: check_and_write(some, game, criteria),
            },
            paths,
        )
        is_met = show(measured, checked, loop, LIMIT)
        return show(measured, written, loop, LIMIT) and is_met


def main() -> int:
    """Print the ratios; the status is 1 when the limit is missed."""
    met = [compare(game, LISTS_OF[game.key]) for game in games() if game.key in LISTS_OF]
    return int(not all(met))


if __name__ == "__main__":
    raise SystemExit(main())
