"""A collection of 5,000 printings against one of 500, over one catalogue five times the shipped.

Run `python3 run.py bench collection`. What a page shows in full, the overview, may take ten
times as long; what shows a part, a page of results and the rows of a deck, about as long.
"""

import tempfile
from functools import partial
from pathlib import Path
from typing import Final

from app.catalogue import read_catalogue
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.facts import Catalogue
from app.site.cards.holdings import Collector, holdings_of
from app.site.collection import store
from app.site.collection.count_table import Taken, count_rows
from app.site.collection.progress import bars_of, progress_of
from app.tables import Database, Pile, User, migrate, open_database
from bench.rounds import alternate, show
from bench.search import multiplied

SMALL, LARGE = 500, 5_000
SHOWN = 60
GAME: Final = "spoils"


def filled(folder: str, catalogue: Catalogue) -> tuple[Database, dict[int, int]]:
    """A database with one account per size of collection; size -> account."""
    database = open_database(f"sqlite:///{Path(folder) / 'bench.sqlite'}")
    migrate(database)
    accounts: dict[int, int] = {}
    for size in (SMALL, LARGE):
        with database.writing() as session:
            user = User(name=str(size), folded_name=str(size), password_hash="-")
            session.add(user)
            session.flush()
            assert user.id is not None
            accounts[size] = user.id
            owned = {printing.id: 3 for printing in catalogue.printings[:size]}
            store.add(session, Collector(user.id), GAME, Pile.OWNED, owned)
    return database, accounts


def overview(database: Database, user: int, catalogue: Catalogue) -> None:
    """Load and compute everything that the page of the whole collection shows."""
    with database.reading() as session:
        holdings = holdings_of(session, Collector(user), GAME, catalogue)
    bars_of(progress_of(holdings, catalogue, 4))


def part(database: Database, user: int, catalogue: Catalogue) -> None:
    """A page of results: some printings with their counts, and those of their names."""
    printings = catalogue.printings[:SHOWN]
    with database.reading() as session:
        count_rows(session, Collector(user), GAME, Pile.OWNED, printings, catalogue, Taken())


def main() -> int:
    """Print the ratios; the status is 1 when one is above its limit."""
    catalogue = multiplied(read_catalogue(CARD_DATA), 5)
    worst = 0
    with tempfile.TemporaryDirectory() as folder:
        database, accounts = filled(folder, catalogue)
        for work, limit in ((overview, LARGE / SMALL), (part, 1.5)):
            names = {size: f"{work.__name__} of {size}" for size in accounts}
            measured = alternate(
                {
                    names[size]: partial(work, database, user, catalogue)
                    for size, user in accounts.items()
                }
            )
            show(measured, names[LARGE], names[SMALL], limit)
            worst |= measured.ratio(names[LARGE], names[SMALL]) > limit
        database.close()
    return int(worst)
