"""`threshold cards`: search the catalogue from the command line."""

import json
import shutil
import sys
from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Final

import click

from app.cli.facts import catalogue_of, database_option
from app.cli.group import WRONG_USAGE
from app.games.spoils.facts import Card, Printing
from app.games.spoils.search import Context, Found, QueryError, Result, Unique, keywords_of, search
from app.games.spoils.terms import CardType, Stat
from app.games.spoils.wording import GENERATED

GAP: Final = "  "


class QueryCommand(click.Command):
    """A command whose words may begin with a minus, because `-` means not in a query."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Take what is none of the options, spelt in full, as part of the query."""
        named = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        flags = {name for option in named if option.is_flag for name in option.opts}
        valued = {name for option in named if not option.is_flag for name in option.opts}
        options, words, left = [], [], iter(args)
        for word in left:
            if word in valued:
                options += [word, *islice(left, 1)]
            elif word in flags:
                options.append(word)
            elif word != "--":
                words.append(word)
        return super().parse_args(ctx, [*options, "--", *words])


@click.command(
    "cards",
    cls=QueryCommand,
    epilog='Examples: threshold cards "st:soldier c<=4", threshold cards "th<=2R or is:staple". '
    "docs/search.md explains the language.",
)
@click.argument("query", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="One JSON object per card and line.")
@database_option
def command(query: Sequence[str], as_json: bool, database: str | None) -> None:
    """List the cards that fulfil QUERY, in the search language.

    `unique:prints` lists printings instead. An error shows its place; exit status 64.
    """
    try:
        result = search(catalogue_of(database), " ".join(query), Context(texts=(GENERATED,)))
    except QueryError as error:
        click.echo(error.caret, err=True)
        sys.exit(WRONG_USAGE)
    if as_json:
        for row in result.found:
            click.echo(json.dumps(as_object(row, result), ensure_ascii=False))
    else:
        click.echo(f"{result.echo} {counted(result)}")
        for line in aligned(map(columns(result), result.found), shutil.get_terminal_size().columns):
            click.echo(line)
    for note in result.notes:
        click.echo(note, err=True)


def is_by_printing(result: Result) -> bool:
    """Whether the rows are printings."""
    return result.query.arrangement.unique is Unique.PRINTS


def counted(result: Result) -> str:
    """How many rows there are, in words."""
    count = len(result.found)
    thing = "printing" if is_by_printing(result) else "card"
    return f"{count} {thing}{'' if count == 1 else 's'}."


def as_object(row: Found, result: Result) -> dict[str, object]:
    """The facts of a card, or of a printing, as JSON knows them; all keys always there."""
    facts = card_facts(row.card)
    if is_by_printing(result):
        return facts | printing_facts(row.printing)
    return facts | {"printings": [printing_facts(printing) for printing in row.printings]}


def card_facts(card: Card) -> dict[str, object]:
    """The facts all printings of a card share, `name` first; None where nothing is printed."""
    flip_up = card.keywords.flip_up
    return {
        "name": card.name,
        "trade": card.trade,
        "supertype": card.supertype,
        "type": card.type,
        "subtypes": list(card.subtypes),
        "cost": card.cost,
        "threshold": str(card.threshold),
        "provides": str(card.provides),
        **{stat: card.stat(stat) for stat in Stat},
        "influence": card.faction.influence if card.faction else None,
        "keywords": list(keywords_of(card)),
        "flip_cost": flip_up.cost if flip_up else None,
        "flip_threshold": str(flip_up.threshold) if flip_up else None,
    }


def printing_facts(printing: Printing) -> dict[str, object]:
    """The facts of one printing."""
    return {
        "id": printing.id,
        "set": printing.set.code,
        "number": printing.number,
        "rarity": printing.rarity.value,
    }


def columns(result: Result) -> Callable[[Found], tuple[str, ...]]:
    """How a row is shown: name, cost, threshold, type line, stats, where printed."""
    by_printing = is_by_printing(result)

    def cells(row: Found) -> tuple[str, ...]:
        card = row.card
        return (
            card.name,
            "" if card.cost is None else str(card.cost),
            str(card.threshold),
            type_line(card),
            stats(card),
            place(row.printing) if by_printing else " ".join(sets_of(row)),
        )

    return cells


def type_line(card: Card) -> str:
    """Trade, supertype, type and subtypes."""
    words = [card.trade.value, *([card.supertype.value] if card.supertype else []), card.type.value]
    return " ".join(words) + (f", {', '.join(card.subtypes)}" if card.subtypes else "")


def stats(card: Card) -> str:
    """Strength, life and speed, the structure, the influence, or the icons provided."""
    parts = []
    if None not in (triple := (card.strength, card.life, card.speed)):
        sign = "+d" if card.type is CardType.ITEM else "d"
        parts.append("/".join(format(number, sign) for number in triple))
    if card.structure is not None:
        parts.append(f"structure {card.structure}")
    if card.faction is not None:
        parts.append(f"influence {card.faction.influence}")
    if card.provides:
        parts.append(f"provides {card.provides}")
    return ", ".join(parts)


def place(printing: Printing) -> str:
    """Set, number where there is one, and rarity of a printing."""
    number = "" if printing.number is None else f" {printing.number}"
    return f"{printing.set.code}{number} {printing.rarity.value}"


def sets_of(row: Found) -> tuple[str, ...]:
    """The codes of the sets of a row's printings, each once."""
    return tuple(dict.fromkeys(printing.set.code for printing in row.printings))


def aligned(rows: Iterable[tuple[str, ...]], width: int) -> list[str]:
    """Lines of cells below each other; where they do not fit, the last ones are cut."""
    table = list(rows)
    if not table:
        return []
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    right = 1
    lines = (
        GAP.join(
            cell.rjust(widths[at]) if at == right else cell.ljust(widths[at])
            for at, cell in enumerate(cells)
        ).rstrip()
        for cells in table
    )
    if not sys.stdout.isatty():
        return list(lines)
    return [line if len(line) <= width else f"{line[: width - 1]}…" for line in lines]
