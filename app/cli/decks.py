"""`threshold decks`: search deck files."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from typing import Final

import click

from app.cli import WRONG_USAGE
from app.cli.facts import catalogue_of, database_option
from app.cli.input_files import deck_sources, read_format, read_source
from app.cli.one_deck import tell_open_lines
from app.cli.options import CommandOfGame, command_line, edition_option, format_option, game_option
from app.games import Game
from app.games.capabilities.construction import AnyFormat
from app.games.tabletop.construction import FormatError
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.search import Context, QueryError
from app.games.tabletop.search.decks import SearchedDeck, held_in
from app.intake import Sources

FOUND: Final = 0
NONE_FITS: Final = 1
SOME_UNREADABLE: Final = 2


def _closing(game: Game) -> str:
    game.deck_language.needed()
    language = game.language.needed()
    queries = language.examples.files
    shown = ", ".join(
        f"{command_line('decks', game)} '{query}' {files}"
        for query, files in zip(queries, ("lists/", "*.o8d"), strict=False)
    )
    return (
        f"Examples: {shown}. Exit status: 0 some decks match, 1 none match, 2 a file or some of "
        f"its lines cannot be read, 64 wrong usage. {language.guide} explains the language."
    )


@click.command(
    "decks",
    cls=CommandOfGame,
    context_settings={"ignore_unknown_options": True},
    closing=_closing,
)
@click.argument("query")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@game_option
@format_option("Format that `valid:yes` checks decks against.")
@edition_option
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="Print one JSON object per matching deck, one per line.",
)
@database_option
def command(
    query: str,
    files: Sequence[str],
    game: Game,
    asked: str,
    edition: str,
    as_json: bool,
    database: str | None,
) -> None:
    """Search deck files.

    Lists the decks that match QUERY. FILE may be a folder, a zip archive, or - for standard input.
    """
    construction, catalogue = game.construction.needed(), catalogue_of(game, database)
    language, decks = game.language.needed(), game.deck_language.needed()
    try:
        form = read_format(asked, construction, catalogue)
        question = decks.ask(query, language.index(catalogue), Context(texts=language.texts()))
    except FormatError as problem:
        raise click.UsageError(str(problem)) from None
    except QueryError as error:
        click.echo(error.caret, err=True)
        sys.exit(WRONG_USAGE)
    for note in (question.echo, *question.notes):
        click.echo(note, err=True)
    fitting = unreadable = 0
    with deck_sources(files) as sources:
        for file, deck in decks_in(sources, game, form, edition, catalogue):
            unreadable += deck is None or deck.is_unread
            if deck is not None and question.fits(deck):
                fitting += 1
                shown = {"file": file, "name": deck.name}
                click.echo(json.dumps(shown, ensure_ascii=False) if as_json else file)
        click.echo(f"{fitting} of {len(sources)} lists.", err=True)
    sys.exit(SOME_UNREADABLE if unreadable else FOUND if fitting else NONE_FITS)


def decks_in(
    sources: Sources, game: Game, form: AnyFormat, edition: str, catalogue: AnyCatalogue
) -> Iterator[tuple[str, SearchedDeck | None]]:
    """Yield each file as a searchable deck; None if it has none.

    Prints why a file cannot be read, and the lines that are not understood.
    """
    for file, content in sources:
        imported = read_source(file, content, game, catalogue)
        decklist = imported.decklist
        if decklist is None:
            click.echo(f"{file}: {imported.error or 'no deck was found in it'}", err=True)
            yield file, None
            continue
        if imported.open_lines:
            tell_open_lines(file, imported)
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
