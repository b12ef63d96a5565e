"""`check` of 1,000 lists as players have them against the bare loop: at most 4 times as long."""

import gc
import json
import random
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from app.catalogue import read_catalogue
from app.games.spoils.capabilities.deck_files import DECK_FILES
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.construction import (
    Criteria,
    check_import_against,
    find_format,
)
from app.games.spoils.decklists import Zone
from app.games.spoils.editions import DEFAULT_EDITION
from app.games.spoils.facts import Catalogue
from app.games.spoils.terms import Trade
from app.games.tabletop.construction import report_as_json
from bench.bare_loop import bare_loop
from bench.rounds import alternate, show

LISTS: Final = 1000
LIMIT: Final = 4.0
SEED: Final = 1


def write_lists(folder: Path, catalogue: Catalogue) -> list[Path]:
    """Lists as players have them: a faction, two staples and 18 to 45 names of their trades.

    Most are legal; some have five copies of a name or a card too few.
    """
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
    paths = []
    for number in range(LISTS):
        two = chance.sample(trades, 2)
        names = of_trade[two[0]] + of_trade[two[1]]
        chosen = chance.sample(names, chance.randint(18, 45))
        copies = [chance.randint(1, 4 if chance.random() > 0.003 else 5) for _ in chosen]
        missing = max(20, 75 - sum(copies)) - (chance.random() < 0.05)
        lines = [f"1 {chance.choice(factions)}", f"{missing // 2} {two[0].icon.word}"]
        lines += [f"{missing - missing // 2} {two[1].icon.word}"]
        lines += [f"{n} {name}" for n, name in zip(copies, chosen, strict=True)]
        path = folder / f"{number:04}.txt"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        paths.append(path)
    return paths


def check_lists(paths: Sequence[Path], criteria: Criteria) -> int:
    """What `threshold check` does with each file before it prints; how many are legal."""
    legal = 0
    for path in paths:
        imported = DECK_FILES.read(path.read_bytes(), criteria.catalogue, path.name)
        legal += check_import_against(imported, criteria).is_legal
    return legal


def check_and_write(paths: Sequence[Path], criteria: Criteria) -> int:
    """The same, with the JSON line of each list; how many signs they have."""
    signs = 0
    for path in paths:
        imported = DECK_FILES.read(path.read_bytes(), criteria.catalogue, path.name)
        report = report_as_json(
            path.name, imported.lines, check_import_against(imported, criteria), main=Zone.DECK
        )
        signs += len(json.dumps(report, ensure_ascii=False))
    return signs


def main() -> int:
    """Print the ratios; the status is 1 when the limit is missed."""
    catalogue = read_catalogue(CARD_DATA)
    gc.freeze()  # As `threshold check` does.
    criteria = Criteria.of(find_format("constructed", catalogue), DEFAULT_EDITION, catalogue)
    with TemporaryDirectory() as folder:
        paths = write_lists(Path(folder), catalogue)
        lines = sum(path.read_text(encoding="utf-8").count("\n") for path in paths)
        legal = check_lists(paths, criteria)
        print(f"{LISTS} lists of {lines / LISTS:.0f} lines on average, {legal} of them legal")
        loop, checked, written = (
            "the bare loop",
            "check of 1,000 lists",
            "check with its JSON lines",
        )
        measured = alternate(
            {
                loop: lambda: bare_loop(paths),
                checked: lambda: check_lists(paths, criteria),
                written: lambda: check_and_write(paths, criteria),
            }
        )
        is_met = show(measured, checked, loop, LIMIT)
        show(measured, written, loop)
        return int(not is_met)


if __name__ == "__main__":
    raise SystemExit(main())
