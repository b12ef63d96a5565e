"""The page that shows the layers of the code, written from the contracts of import-linter."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Sequence
from configparser import ConfigParser
from pathlib import Path
from typing import Final

CHECKOUT: Final = Path(__file__).parents[2]
CONTRACTS: Final = CHECKOUT / ".importlinter"

_FORBIDDEN: Final = "Also forbidden"
_HEAD: Final = """\
# Layers

The code imports in one direction: a module may import those of the layers below its own, and none
above. Modules of one layer do not import each other. `python3 run.py layers` checks every import
against the contracts in `.importlinter`, and `python3 run.py docs` writes this page from them.
"""


def layers_page(_present: str) -> str:
    """Return the page as Markdown: contents, a table of layers a contract, and what is forbidden.

    Raises FileNotFoundError if a layer that the contracts require is not in the checkout.
    """
    contracts = _contracts()
    layers = [it for it in contracts if it["type"] == "layers"]
    bans = [_ban(it) for it in contracts if it["type"] == "forbidden"]
    titles = [*map(_title, layers), _FORBIDDEN]
    tables = [_table(it) for it in layers]
    return "\n".join([_HEAD, _contents(titles), *tables, f"## {_FORBIDDEN}\n", *bans])


def _title(contract: dict[str, str]) -> str:
    container = contract.get("containers", "").strip()
    return f"`{container}`" if container else "The whole"


def _contents(titles: Sequence[str]) -> str:
    """Return links to all headings; the anchor of a heading is the one that GitHub gives it."""
    links: list[str] = []
    before: Counter[str] = Counter()
    for title in titles:
        anchor = re.sub(r"[^a-z0-9_ -]", "", title.lower()).replace(" ", "-")
        number = f"-{before[anchor]}" if before[anchor] else ""
        before[anchor] += 1
        links.append(f"[{title}](#{anchor}{number})")
    return "Contents:\n" + ",\n".join(links) + ".\n"


def _contracts() -> list[dict[str, str]]:
    parser = ConfigParser()
    parser.read_string(CONTRACTS.read_text(encoding="utf-8"))
    return [dict(parser[it]) for it in parser.sections() if it.startswith("importlinter:")]


def _table(contract: dict[str, str]) -> str:
    container = contract.get("containers", "").strip()
    layers = [layer for layer in contract["layers"].split("\n") if layer]
    rows = [
        f"| {number} | `{name}` | {_about(container, name)} |"
        for number, layer in enumerate(layers, 1)
        for name in (part.strip().strip("()") for part in layer.split("|"))
    ]
    head = ["| layer | module | subject |", "|---:|---|---|"]
    return "\n".join([f"## {_title(contract)}\n", contract["name"] + ".\n", *head, *rows, ""])


def _about(container: str, name: str) -> str:
    """Return the first paragraph of a module's docstring; empty for a name in many packages."""
    if "*" in container:
        return ""
    place = CHECKOUT / f"{container}.{name}".strip(".").replace(".", "/")
    module = place.with_suffix(".py")
    file = module if module.exists() else place / "__init__.py"
    said = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return " ".join(said.partition("\n\n")[0].split()).replace("|", "\\|")


def _ban(contract: dict[str, str]) -> str:
    return f"- {contract['name']}."
