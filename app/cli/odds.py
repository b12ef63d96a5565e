"""`threshold odds`: exact odds of a deck."""

import json
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import click

from app.cli.facts import catalogue_of, database_option
from app.cli.one_deck import fail, names_of, read_one_deck
from app.games import SPOILS
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.goldfish.exact.asking import Answer, Question, ask, fraction_words
from app.games.spoils.goldfish.exact.details import Details, HandTable, details_of
from app.games.spoils.goldfish.exact.needs import Need
from app.games.spoils.goldfish.exact.plans import Mulligan, Odds
from app.games.spoils.goldfish.from_decklist import Prepared, prepare_decklist, read_needs
from app.games.spoils.goldfish.setup import GoldfishError
from app.games.spoils.search import QueryError, SearchIndex

HANDS_SHOWN = 12

Asked: TypeAlias = tuple[str, tuple[Need, ...]]
"""A query as written, and the needs it was read as."""


@click.command(
    "odds",
    epilog="Example: threshold odds deck.o8d --need '2 provides:R' --need '1 t:character c<=3' "
    "--by-turn 2 --mulligan best",
)
@click.argument("file")
@click.option(
    "--need",
    "texts",
    multiple=True,
    required=True,
    metavar="'COUNT QUERY'",
    help="At least COUNT cards that fulfil QUERY; with provides:RRD, COUNT times two Rage and "
    "one Deception among the icons in play. Several needs have to be met together.",
)
@click.option("--seen", type=click.IntRange(0), help="Cards seen after the mulligan.")
@click.option("--by-turn", type=click.IntRange(1), help="Your own turn, from 1.")
@click.option("--first/--second", "goes_first", default=True, help="Who goes first.")
@click.option("--starting", metavar="NAME,NAME", help="The starting resources.")
@click.option("--mulligan", type=click.Choice([each.value for each in Mulligan]), default="none")
@click.option(
    "--edition", type=click.Choice([each.value for each in Edition]), default=DEFAULT_EDITION.value
)
@click.option(
    "--details",
    is_flag=True,
    help="Also the best put-back for every kind of hand, the starting resources ranked, and "
    "what one more of each staple is worth.",
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@database_option
def command(
    file: str,
    texts: Sequence[str],
    seen: int | None,
    by_turn: int | None,
    goes_first: bool,
    starting: str | None,
    mulligan: str,
    edition: str,
    details: bool,
    as_json: bool,
    database: str | None,
) -> None:
    """The exact chance that the deck in FILE meets all needs.

    Give --seen or --by-turn. FILE may be - for standard input.
    """
    catalogue = catalogue_of(database)
    decklist = read_one_deck(file, catalogue)
    try:
        prepared = prepare_decklist(
            decklist,
            catalogue,
            starting=names_of(starting),
            goes_first=goes_first,
            edition=Edition(edition),
        )
        index = SearchIndex.of(catalogue)
        needs = [(text.split(None, 1)[-1], read_needs(text, index)) for text in texts]
        question = Question(
            tuple(need for _, read in needs for need in read), seen, by_turn, Mulligan(mulligan)
        )
        answer = ask(question, prepared.setup)
        behind = details_of(question, prepared.setup, answer) if details else None
    except QueryError as error:
        fail(error.caret)
    except GoldfishError as error:
        fail(f"{error}.")
    if as_json:
        row = as_object(file, needs, question, prepared, answer)
        if behind is not None:
            row |= details_object(behind)
        click.echo(json.dumps(row, ensure_ascii=False))
    else:
        for line in as_lines(question, prepared, answer):
            click.echo(line)
        for line in details_lines(behind) if behind is not None else ():
            click.echo(line)


def details_object(details: Details) -> dict[str, Any]:
    """The details as JSON."""
    hands = details.hands
    return {
        "classes": [] if hands is None else [list(each) for each in hands.classes],
        "hands": [
            {
                "hand": list(kind.hand),
                "keep": list(kind.keep),
                "put_back": kind.put_back,
                "share": float(kind.share),
                "fraction": fraction_words(kind.chance),
            }
            for kind in (() if hands is None else hands.kinds)
        ],
        "starts": [
            {"starting": list(start.names), **odds_object(start.answer.odds)}
            for start in details.starts
        ],
        "staples": [
            {
                "add": each.staple.name,
                "instead_of": each.instead_of.name,
                "fraction": fraction_words(each.chance),
                "gain": float(each.gain),
            }
            for each in details.staples
        ],
    }


def details_lines(details: Details) -> Iterator[str]:
    """The details in words; of the hands the commonest."""
    yield ""
    yield "Starting resources:"
    for start in details.starts:
        yield f"  {float(start.answer.chance):.4f}  {', '.join(start.names)}"
    if details.staples:
        yield "One more staple instead of a card that serves no need:"
    for each in details.staples:
        yield (
            f"  {float(each.chance):.4f}  {each.staple.name} for {each.instead_of.name} "
            f"({float(each.gain):+.4f})"
        )
    if details.hands is not None:
        yield from _hand_lines(details.hands)


def _hand_lines(hands: HandTable) -> Iterator[str]:
    yield f"Hands, the {HANDS_SHOWN} commonest; cards by kind, kept of held:"
    for number, names in enumerate(hands.classes, 1):
        yield f"  kind {number}: {', '.join(names)}"
    for kind in hands.kinds[:HANDS_SHOWN]:
        kept = "  ".join(f"{k}/{h}" for k, h in zip(kind.keep, kind.hand, strict=True))
        yield (
            f"  {float(kind.share):.4f} of hands: keep {kept}, put back {kind.put_back}: "
            f"{float(kind.chance):.4f}"
        )


def as_object(
    file: str, asked: Sequence[Asked], question: Question, prepared: Prepared, answer: Answer
) -> dict[str, Any]:
    """The answer as JSON; all keys are always there."""
    setup = prepared.setup
    return {
        "schema": 1,
        "file": file,
        "game": SPOILS,
        "edition": setup.edition.value,
        "first": setup.goes_first,
        "starting": [card.name for card in setup.starting],
        "mulligan": question.mulligan.value,
        "seen": question.seen,
        "by_turn": question.turn,
        "needs": [
            {"count": need.count, "query": query, "words": need.words}
            for query, needs in asked
            for need in needs
        ],
        **odds_object(answer.odds),
        "bound": None if answer.bound is None else odds_object(answer.bound),
        "assumptions": [*answer.assumptions, *prepared.notes],
    }


def odds_object(odds: Odds) -> dict[str, Any]:
    """A chance as fraction and decimal, its kind, what limits it, and its plan."""
    return {
        "kind": odds.kind.value,
        "limited_to": odds.limited_to,
        "plan": None if odds.plan is None else odds.plan.words,
        "cards_seen": None if odds.plan is None else odds.plan.seen,
        "resources_played": None if odds.plan is None else odds.plan.plays,
        "fraction": fraction_words(odds.chance),
        "decimal": float(odds.chance),
    }


def as_lines(question: Question, prepared: Prepared, answer: Answer) -> list[str]:
    """The answer in words."""
    lines = [f"At least {need.count}: {need.words}" for need in question.needs]
    when = f"by your turn {question.turn}" if question.turn else f"in {question.seen} cards seen"
    if answer.odds.limited_to:
        when += f" {answer.odds.limited_to}"
    lines.append("")
    lines.append(f"{float(answer.chance):.4f} {when} (exact: {fraction_words(answer.chance)})")
    if answer.odds.plan is not None:
        lines.append(f"Best plan: {answer.odds.plan.words}.")
    if answer.bound is not None and answer.bound.plan is not None:
        lines.append(
            f"Upper bound: {float(answer.bound.chance):.4f} "
            f"({fraction_words(answer.bound.chance)}): {answer.bound.plan.words}."
        )
    lines.append("")
    lines += [f"- {words}" for words in (*answer.assumptions, *prepared.notes)]
    return lines
