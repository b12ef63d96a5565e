"""`threshold decks`: which deck files hold what is asked."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from typing import Final

import click

from app.cli.check import read_format
from app.cli.facts import catalogue_of, database_option
from app.cli.group import WRONG_USAGE
from app.games.spoils.construction import FormatError
from app.games.spoils.decklists import Import, read_decklist
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.facts import Catalogue, Format
from app.games.spoils.search import Context, QueryError, SearchIndex
from app.games.spoils.search.decks import SearchedDeck, ask_decks, held_in
from app.games.spoils.wording import GENERATED
from app.intake import IntakeError, Sources, open_sources

FOUND: Final = 0
NONE_FITS: Final = 1
SOME_UNREADABLE: Final = 2


@click.command(
    "decks",
    context_settings={"ignore_unknown_options": True},
    epilog="Examples: threshold decks '[[t:tactic]]>=12' lists/, threshold decks '[[]]=75 "
    "valid:yes' *.o8d. Exit status: 0 some fit, 1 none, 2 some file cannot be read at all, "
    "64 wrong usage. docs/search.md explains the language.",
)
@click.argument("query")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option(
    "--format",
    "asked",
    default="constructed",
    show_default=True,
    metavar="NAME|FILE",
    help="What `valid:yes` holds the decks against.",
)
@click.option(
    "--edition",
    type=click.Choice([edition.value for edition in Edition]),
    default=DEFAULT_EDITION.value,
    show_default=True,
    help="Edition of the rulebook.",
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object per deck that fits.")
@database_option
def command(
    query: str, files: Sequence[str], asked: str, edition: str, as_json: bool, database: str | None
) -> None:
    """List the deck files that fulfil QUERY.

    FILE may be a folder, a zip archive, or - for standard input.
    """
    catalogue = catalogue_of(database)
    try:
        form = read_format(asked, catalogue)
        question = ask_decks(query, SearchIndex.of(catalogue), Context(texts=(GENERATED,)))
    except FormatError as problem:
        raise click.UsageError(str(problem)) from None
    except QueryError as error:
        click.echo(error.caret, err=True)
        sys.exit(WRONG_USAGE)
    for note in (question.echo, *question.notes):
        click.echo(note, err=True)
    fitting = unreadable = 0
    try:
        with open_sources(files, sys.stdin.buffer) as sources:
            for file, deck in decks_in(sources, form, Edition(edition), catalogue):
                if deck is None:
                    unreadable += 1
                elif question.fits(deck):
                    fitting += 1
                    shown = {"file": file, "name": deck.name}
                    click.echo(json.dumps(shown, ensure_ascii=False) if as_json else file)
            click.echo(f"{fitting} of {len(sources)} lists.", err=True)
    except FileNotFoundError as problem:
        raise click.UsageError(f"There is no file {problem}.") from None
    except IntakeError as problem:
        raise click.UsageError(str(problem)) from None
    sys.exit(SOME_UNREADABLE if unreadable else FOUND if fitting else NONE_FITS)


def decks_in(
    sources: Sources, form: Format, edition: Edition, catalogue: Catalogue
) -> Iterator[tuple[str, SearchedDeck | None]]:
    """Each file as a search looks at it; None, said on standard error, where it is no deck."""
    for file, content in sources:
        imported = (
            Import(None, error=str(content))
            if isinstance(content, IntakeError)
            else read_decklist(content, catalogue, file)
        )
        decklist = imported.decklist
        if decklist is None:
            click.echo(f"{file}: {imported.error or 'no deck was found in it'}", err=True)
            yield file, None
            continue
        yield (
            file,
            SearchedDeck(
                name=decklist.name,
                held=held_in(decklist),
                author=decklist.author,
                notes=decklist.notes,
                tags=(*decklist.tags, *(tag for line in decklist.lines for tag in line.tags)),
                format=form,
                edition=edition,
                is_unread=imported.is_unreadable,
            ),
        )
