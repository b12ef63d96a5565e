"""The exact odds of The Spoils."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from app.games.capabilities.odds import (
    GoalPicker,
    Odds,
    OddsAnswer,
    OddsHelp,
    OddsPage,
    OddsRequest,
)
from app.games.spoils.capabilities.starting import STARTING, TEMPLATES
from app.games.spoils.decklists import Decklist
from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.exact.asking import Answer, Question, ask
from app.games.spoils.goldfish.exact.details import details_of
from app.games.spoils.goldfish.exact.optimum import best_play
from app.games.spoils.goldfish.exact.plans import Mulligan
from app.games.spoils.goldfish.from_decklist import Prepared, read_needs
from app.games.spoils.presentation.command_line.odds import (
    as_lines,
    details_lines,
    details_object,
    odds_as_json,
)
from app.games.spoils.presentation.goldfish.needs import Needs, needs_of, question_of
from app.games.spoils.presentation.goldfish.opening_hand import OpeningHand, opening_hand
from app.games.spoils.presentation.goldfish.picked_goal import (
    ICONS,
    WAYS,
    cards_to_pick,
    row_of_icons,
    rows_of_card,
)
from app.games.spoils.search import SearchIndex


def _answer(
    texts: Sequence[str],
    start: Prepared,
    catalogue: Catalogue,
    asked: OddsRequest,
    is_detailed: bool,
) -> OddsAnswer:
    index = SearchIndex.of(catalogue)
    needs = [(text.split(None, 1)[-1], read_needs(text, index)) for text in texts]
    every = tuple(need for _, read in needs for need in read)
    mulligan = Mulligan(asked.mulligan)
    question = Question(every, asked.seen, asked.turn, mulligan)
    if asked.is_waited_for:
        question = question_of(
            every, start.setup, turn=asked.turn, seen=asked.seen, mulligan=mulligan
        )
    answer = _whole(question, start)
    lines = as_lines(question, start, answer)
    fields = odds_as_json(needs, question, start, answer)
    if is_detailed:
        behind = details_of(question, start.setup, answer)
        lines += details_lines(behind)
        fields |= details_object(behind)
    return OddsAnswer(tuple(lines), fields)


def _whole(question: Question, start: Prepared) -> Answer:
    """The answer with the true optimum beside the plan."""
    answer = ask(question, start.setup)
    return replace(answer, best_play=best_play(question, start.setup))


def _needs(
    asked: Sequence[tuple[str, str]] | None, start: Prepared | None, index: SearchIndex
) -> tuple[Needs, int]:
    return needs_of(asked, None if start is None else start.setup, index)


def _page(needs: Needs, start: Prepared, asked: OddsRequest, starts: int | None) -> OddsPage:
    assert needs.needs is not None
    question = question_of(
        needs.needs,
        start.setup,
        turn=asked.turn,
        seen=asked.seen,
        mulligan=Mulligan(asked.mulligan),
        times=1 if starts is None else starts,
    )
    answer = _whole(question, start)
    details = None if starts is None else details_of(question, start.setup, answer)
    return OddsPage(answer, details)


def _hand(start: Prepared, seed: int, needs: Needs, turn: int, marks: Sequence[str]) -> OpeningHand:
    return opening_hand(start.setup, seed, needs, turn, marks)


ODDS: Final[Odds[Catalogue, Decklist, Prepared, SearchIndex, Needs]] = Odds(
    start=STARTING,
    templates=TEMPLATES,
    mulligans={
        Mulligan.NONE.value: "keep every hand",
        Mulligan.BEST.value: "put back the best cards",
    },
    answer=_answer,
    needs=_needs,
    page=_page,
    hand=_hand,
    picker=GoalPicker(cards_to_pick, WAYS, ICONS, rows_of_card, row_of_icons),
    help=OddsHelp(
        needs=("2 provides:R", "1 t:character c<=3"),
        remark="With provides:RRD, COUNT times two Rage and one Deception among the icons in play; "
        "'5 resources in play' counts resources of any kind, face-down ones included.",
        details="Also show the best cards to put back for every kind of hand, rank the starting "
        "resources, and show what one more of each staple is worth.",
    ),
)
