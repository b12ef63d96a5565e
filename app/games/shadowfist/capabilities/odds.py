"""The exact odds of Shadowfist."""

from collections.abc import Sequence
from typing import Final

from app.games.capabilities.odds import Odds, OddsAnswer, OddsHelp, OddsPage, OddsRequest
from app.games.shadowfist.capabilities.starting import STARTING, TEMPLATES
from app.games.shadowfist.decklists import Decklist
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.goldfish.exact.asking import Discard, Question, ask
from app.games.shadowfist.goldfish.exact.details import details_of
from app.games.shadowfist.goldfish.exact.goal import Goal
from app.games.shadowfist.goldfish.exact.needs import read_need
from app.games.shadowfist.goldfish.setup import Prepared
from app.games.shadowfist.presentation.command_line.odds import (
    details_lines,
    details_object,
    odds_as_json,
    odds_lines,
)
from app.games.shadowfist.presentation.goldfish.needs import Needs, needs_of
from app.games.shadowfist.presentation.goldfish.opening_hand import OpeningHand, opening_hand
from app.games.shadowfist.search import SearchIndex


def _answer(
    texts: Sequence[str],
    start: Prepared,
    catalogue: Catalogue,
    asked: OddsRequest,
    is_detailed: bool,
) -> OddsAnswer:
    index = SearchIndex.of(catalogue)
    needs = tuple(read_need(text, index) for text in texts)
    question = Question(needs, asked.seen, asked.turn, Discard(asked.mulligan))
    answer = ask(question, start.setup)
    lines = odds_lines(question, start, answer)
    fields = odds_as_json(question, start, answer)
    if is_detailed:
        details = details_of(Goal.of(needs, start.setup), start.setup)
        lines += details_lines(details)
        fields |= details_object(details)
    return OddsAnswer(tuple(lines), fields)


def _needs(
    asked: Sequence[tuple[str, str]] | None, start: Prepared | None, index: SearchIndex
) -> tuple[Needs, int]:
    return needs_of(asked, None if start is None else start.setup, index)


def _page(needs: Needs, start: Prepared, asked: OddsRequest, starts: int | None) -> OddsPage:
    assert needs.needs is not None
    question = Question(needs.needs, asked.seen, asked.turn, Discard(asked.mulligan))
    answer = ask(question, start.setup)
    goal = Goal.of(needs.needs, start.setup)
    return OddsPage(answer, None if starts is None else details_of(goal, start.setup))


def _hand(start: Prepared, seed: int, needs: Needs, turn: int, marks: Sequence[str]) -> OpeningHand:
    return opening_hand(start.setup, seed, needs, marks)


ODDS: Final[Odds[Catalogue, Decklist, Prepared, SearchIndex, Needs]] = Odds(
    start=STARTING,
    templates=TEMPLATES,
    mulligans={
        Discard.BEST.value: "make the best discard on the first turn",
        Discard.NONE.value: "discard nothing",
    },
    answer=_answer,
    needs=_needs,
    page=_page,
    hand=_hand,
    help=OddsHelp(
        needs=("1 t:fss", "1 is:foundation"),
        details="Also show the best discard for every kind of hand, what forgoing Power is worth, "
        "and the chances of 5 to 20 Sites or Foundations.",
    ),
)
