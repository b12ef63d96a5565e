"""`threshold cards`: search the catalogue from the command line."""

import json
import shutil
import sys
from collections.abc import Callable, Container, Iterable, Sequence
from itertools import islice
from typing import Final

import click

from app.cli import WRONG_USAGE
from app.cli.facts import catalogue_of, database_option
from app.cli.options import CommandOfGame, command_line, game_option
from app.games import Game
from app.games.capabilities.faces import CardListing
from app.games.card_json import AnyFound, AnyResult, card_as_json, is_by_printing
from app.games.tabletop.facts import PrintingLike
from app.games.tabletop.search import Context, QueryError
from app.games.tabletop.search.plain_search import find

GAP: Final = "  "


class QueryCommand(CommandOfGame):
    """A command whose arguments may begin with a minus, because `-` negates in a query."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Treat every argument that is not the full name of an option as part of the query."""
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


def _closing(game: Game) -> str:
    language = game.language.needed()
    examples = language.examples.commands
    shown = ", ".join(f'{command_line("cards", game)} "{query}"' for query in examples)
    explained = f" {language.guide} explains the language." if language.guide else ""
    return f"Examples: {shown}.{explained}"


@click.command("cards", cls=QueryCommand, closing=_closing)
@click.argument("query", nargs=-1, required=True)
@game_option
@click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON object per card, one per line."
)
@database_option
def command(query: Sequence[str], game: Game, as_json: bool, database: str | None) -> None:
    """Search for cards.

    QUERY is written in the search language; with `unique:prints` the result lists printings. If
    QUERY has an error, its place is shown and the exit status is 64.
    """
    language, listing = game.language.needed(), game.listing.needed()
    index = language.index(catalogue_of(game, database))
    context = Context(texts=language.texts())
    try:
        result = find(language.cards, index, " ".join(query), context).result
    except QueryError as error:
        click.echo(error.caret, err=True)
        sys.exit(WRONG_USAGE)
    if as_json:
        for row in result.found:
            click.echo(json.dumps(card_as_json(row, result, listing), ensure_ascii=False))
    else:
        click.echo(f"{result.echo} {counted(result)}")
        rows = map(columns(result, listing), result.found)
        for line in aligned(rows, listing.numbers, shutil.get_terminal_size().columns):
            click.echo(line)
    for note in result.notes:
        click.echo(note, err=True)


def counted(result: AnyResult) -> str:
    """Return the number of rows in words."""
    count = len(result.found)
    thing = "printing" if is_by_printing(result) else "card"
    return f"{count} {thing}{'' if count == 1 else 's'}."


def columns(result: AnyResult, listing: CardListing) -> Callable[[AnyFound], tuple[str, ...]]:
    """Return the cells of a row: those of its card, then where it is printed."""
    by_printing = is_by_printing(result)

    def cells(row: AnyFound) -> tuple[str, ...]:
        where = place(row.printing) if by_printing else " ".join(sets_of(row))
        return (*listing.cells(row.card, row.printing), where)

    return cells


def place(printing: PrintingLike) -> str:
    """Return set code, collector number (if any) and rarity of a printing."""
    number = "" if printing.number is None else f" {printing.number}"
    return f"{printing.set.code}{number} {printing.rarity.value}"


def sets_of(row: AnyFound) -> tuple[str, ...]:
    """Return the set codes of a row's printings, each once."""
    return tuple(dict.fromkeys(printing.set.code for printing in row.printings))


def aligned(rows: Iterable[tuple[str, ...]], numbers: Container[int], width: int) -> list[str]:
    """Return rows of cells as aligned lines of text, cut to the given width.

    The columns with the indexes `numbers` are right-aligned.
    """
    table = list(rows)
    if not table:
        return []
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = (
        GAP.join(
            cell.rjust(widths[at]) if at in numbers else cell.ljust(widths[at])
            for at, cell in enumerate(cells)
        ).rstrip()
        for cells in table
    )
    if not sys.stdout.isatty():
        return list(lines)
    return [line if len(line) <= width else f"{line[: width - 1]}…" for line in lines]
