"""The program as it would be with one more row in `Edition`.

    python -m tests.support.one_more_edition INSTANCE DATABASE_URL

The row is added before anything else of the program is loaded, so this is a process of its own. It
prints, as JSON, what each choice among editions offers, by page or command.
"""

import json
import re
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType

from click.testing import CliRunner

NAME = "app.games.spoils.editions.edition"
FILE = str(Path(__file__).parents[2] / "app/games/spoils/editions/edition.py")
PLACE = "    _row: EditionRow\n"
ROW = """
    HOUSE = (
        "house",
        EditionRow(
            full_name="House errata",
            short_name="our house",
            numbered_as="cr3",
            rules=replace(CR3[1].rules, copies=3),
        ),
    )
"""


class LoaderWithRow(SourceFileLoader):
    """Loads the module of the editions with the row in it."""

    def get_code(self, fullname: str) -> CodeType:
        source = Path(FILE).read_text(encoding="utf-8")
        assert source.count(PLACE) == 1
        source = source.replace(PLACE, ROW + PLACE)
        source = source.replace("import dataclass\n", "import dataclass, replace\n")
        return compile(source, FILE, "exec")


class FinderOfRow(MetaPathFinder):
    """Finds that module, before others do."""

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        if fullname != NAME:
            return None
        return spec_from_file_location(fullname, FILE, loader=LoaderWithRow(fullname, FILE))


def on_pages(settings: dict[str, object]) -> dict[str, list[str]]:
    """The values each page offers in its field `edition`, and those each page links to."""
    from app import create_app
    from tests.site.decks.conftest import STARTER
    from tests.site.events.conftest import make_event

    app = create_app(settings)
    client = app.test_client()
    deck = client.post(f"/decks/precon/{STARTER}").location
    desk = make_event(app, edition="house")
    pages = {
        "quick check": client.get("/spoils/"),
        "builder": client.get(deck),
        "settings of a deck": client.get(f"{deck}/settings"),
        "odds form": client.get(f"/spoils/goldfish/precon/{STARTER}/odds"),
        "new event": client.get("/events/new"),
        "settings of an event": desk.get("/settings"),
        "new check of an event": desk.get("/recheck"),
    }
    offered = {}
    for name, page in pages.items():
        field = re.search(r'<select[^>]* name="edition".*?</select>', page.text, re.DOTALL)
        offered[name] = re.findall(r'<option[^>]* value="(\w+)"', field[0]) if field else []
    offered["page of the rules"] = re.findall(
        r'href="/spoils/rules/(\w+)"', client.get("/spoils/rules/house").text
    )
    return offered


def on_the_command_line() -> dict[str, list[str]]:
    """The values each command offers for its option `--edition`."""
    from app.cli import COMMANDS, main
    from app.cli.options import ChoiceOfGame
    from app.games import game

    offered = {}
    for name in COMMANDS:
        for option in main.get_command(None, name).params:
            if option.name == "edition":
                is_choice = isinstance(option.type, ChoiceOfGame)
                offered[name] = list(option.type.words(game())) if is_choice else named_by(name)
    return offered


def named_by(command: str) -> list[str]:
    """The editions that a command names when it is given a position and another edition."""
    from app.cli import main

    position = "the spoils cr3\nturn 5, player 1, action\n"
    told = CliRunner().invoke(main, [command, "--edition", "none", "-"], input=position).output
    return re.findall(r"\w+", told.partition("it has ")[2])


if __name__ == "__main__":
    sys.meta_path.insert(0, FinderOfRow())
    instance, database = sys.argv[1:]
    made = {"INSTANCE": instance, "DATABASE_URL": database, "WTF_CSRF_ENABLED": False}
    sys.stdout.write(json.dumps(on_pages({**made, "TESTING": True}) | on_the_command_line()))
