"""Reasons against answers: each illegal answer has one with its rule, no legal one has any."""

import csv
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition, rulebook
from app.games.spoils.engine import (
    Action,
    Answer,
    Attack,
    CardId,
    Choose,
    DecisionKind,
    Deploy,
    Done,
    EndTurn,
    IllegalAction,
    PlayResource,
    State,
    UseAbility,
    apply,
    legal_actions,
    why_not,
)
from app.games.spoils.engine.legality.reason_words import QUESTIONS
from app.games.spoils.engine.model.obstacles import Obstacle
from app.games.spoils.engine.read.visibility import may_see
from app.games.spoils.engine.record import digest
from app.games.spoils.facts import Catalogue
from app.tables.database import ROOT
from tests.support.made_cards import FAST, GUARD, PLAIN_BOX, SLOW
from tests.support.scenario import Side, Table, board, character, item, tactic
from tests.support.spoils_games import positions, random_game

EDITIONS = pytest.mark.parametrize("edition", list(Edition))
PAGE = ROOT / "docs/reasons.md"


def candidates(state: State) -> Iterator[Action]:
    """A fixed list of answers that a person might try, most of them illegal."""
    yield from (EndTurn(), Done(), *map(Answer, range(-1, 4)))
    for card in map(CardId, range(len(state.kind))):
        yield from (Deploy(card), Deploy(card, flip_up=True), Attack(card), Choose(card))
        yield from (UseAbility(card, 0), UseAbility(card, 1))
        yield from (PlayResource(card, True), PlayResource(card, False))


def compare(state: State) -> set[str]:
    """Hold legal answers and reasons against each other; the rules of the reasons."""
    if state.decision is None:
        return set()
    legal, before = set(legal_actions(state)), digest(state)
    open_names = {
        state.name(CardId(card))
        for card in range(len(state.kind))
        if may_see(state, state.decision.player, CardId(card))
    }
    rules = set()
    for answer in candidates(state):
        reasons = why_not(state, answer)
        assert bool(reasons) is (answer not in legal), (answer, reasons)
        for reason in reasons:
            rules.add(reason.rule)
            assert "{" not in reason.words
            card = getattr(answer, "card", getattr(answer, "target", None))
            if card is not None and state.name(card) not in open_names:
                assert state.name(card) not in reason.words, "it names a hidden card"
    assert digest(state) == before, "asking changed the game"
    return rules


def compared(catalogue: Catalogue, edition: Edition, seed: int, every: int, most: int) -> set[str]:
    """Compare in every so many positions of a random game; the rules of all reasons."""
    rules = set()
    for number, state in enumerate(positions(random_game(catalogue, seed, edition), seed, most)):
        if number % every == 0:
            rules |= compare(state)
    return rules


@EDITIONS
def test_every_illegal_answer_has_a_reason_and_no_legal_one(
    catalogue: Catalogue, edition: Edition
) -> None:
    rules = compared(catalogue, edition, seed=3, every=90, most=400)
    assert rules <= rulebook().by_cr3.keys()
    assert len(rules) > 3


@pytest.mark.slow
@EDITIONS
def test_reasons_agree_with_what_is_legal_in_many_games(
    catalogue: Catalogue, edition: Edition
) -> None:
    rules = set()
    for seed in range(100, 103):
        rules |= compared(catalogue, edition, seed, every=23, most=900)
    assert rules <= rulebook().by_cr3.keys()
    assert len(rules) > 15


def test_an_illegal_answer_is_refused_with_its_reasons_and_by_names() -> None:
    table = board(Side(hand=["Guard"]), Side(), GUARD)
    (card,) = table.state.hand[0]
    with pytest.raises(IllegalAction) as refused:
        apply(table.state, Deploy(card))
    assert str(refused.value) == (
        "Deploying Guard is not legal for player 1 now. The numeric cost of Guard cannot be paid: "
        "it is 2, and no resources are free. (Rule 309.1.)"
    )


def reasons(table: Table, answer: Action) -> list[str]:
    """The rules of the reasons against an answer, in order."""
    return [it.rule for it in why_not(table.state, answer)]


def find(table: Table, name: str) -> CardId:
    """The first card of that name in the game."""
    state = table.state
    return next(c for c in map(CardId, range(len(state.kind))) if state.name(c) == name)


def test_405_2_and_309_1_threshold_and_cost_are_told_together() -> None:
    table = board(
        Side(hand=["Brute"], resources=["Greed"]),
        Side(),
        character("Brute", 3, 3, cost=4, threshold="RRG"),
    )
    lacks, dear = why_not(table.state, Deploy(find(table, "Brute")))
    assert lacks.words == "The threshold of Brute is not met: 2 Rage more is asked for."
    assert dear.words.endswith("it is 4, and 1 resource is free.")
    assert (lacks.rule, dear.rule) == ("405.2", "309.1")


def test_402_7_the_card_that_forbids_is_named() -> None:
    ward = item("Ward", v.Requirement(v.OPPONENT, v.Cannot(v.Action.ATTACK)))
    table = board(Side(play=["Guard"]), Side(play=["Ward"]), GUARD, ward)
    answer = Attack(table.state.faction[1])
    told, *_ = why_not(table.state, answer)
    assert (told.rule, told.words) == ("402.7", "Ward forbids attacking.")
    assert told.cards == (find(table, "Ward"),)


def test_608_1b_and_204_3_who_cannot_attack_is_told_why() -> None:
    table = board(
        Side(play=["Guard", "Fast", "Box"], depleted=["Fast"], fresh=["Slow"]),
        Side(play=["Other"]),
        GUARD, FAST, SLOW, PLAIN_BOX, character("Other", 1, 1),
    )  # fmt: skip
    table.me.announces_attack()
    expected = {"Guard": [], "Fast": ["608.1b"], "Slow": ["204.3"], "Box": ["608.1b"]}
    told = {name: reasons(table, Choose(find(table, name))) for name in expected}
    assert told == expected
    assert reasons(table, Choose(find(table, "Other"))) == ["608.1b"]
    assert reasons(table, Done()) == ["608.1b"]


def test_604_1e_the_step_of_a_cost_that_is_in_the_way_is_named() -> None:
    guard = character("Guard", 1, 1)
    aims = tactic("Aims", pays=(v.Pick(v.CHARACTER.opponent_controls()),))
    table = board(Side(hand=["Aims"], resources=2, play=["Guard"]), Side(), guard, aims)
    (told,) = why_not(table.state, Deploy(table.state.hand[0][0]))
    assert told.words == "No way was found to meet all costs of Aims: there is no card to pick."
    with_target = board(Side(hand=["Aims"], resources=2), Side(play=["Guard"]), guard, aims)
    assert why_not(with_target.state, Deploy(with_target.state.hand[0][0])) == ()


def test_507_3_covert_explains_who_cannot_block() -> None:
    shade = character("Shade", 1, 1, 2, v.HasKeyword(v.Keyword.COVERT))
    table = board(Side(play=["Shade", "Guard"]), Side(play=["Other", "Shade"]), GUARD, shade,
                  character("Other", 1, 1))  # fmt: skip
    table.me.attacks("Shade")
    table.passes_until(DecisionKind.BLOCKERS)
    assert reasons(table, Choose(find(table, "Other"))) == ["507.3b"]


def test_411_1_a_face_down_card_of_the_opponent_stays_unnamed() -> None:
    table = board(Side(), Side(face_down=["Guard"], hand=["Secret"]), GUARD, tactic("Secret"))
    for name in ("Guard", "Secret"):
        card = find(table, name)
        for answer in (Deploy(card), Deploy(card, flip_up=True), UseAbility(card, 0), Attack(card)):
            for told in why_not(table.state, answer):
                assert name not in told.words
                assert "hidden card" in told.words


def test_603_2_a_card_that_does_not_exist_is_refused_in_words() -> None:
    table = board(Side(), Side())
    for answer in (Deploy(CardId(999)), Attack(CardId(-1)), UseAbility(CardId(999), 0)):
        assert [it.rule for it in why_not(table.state, answer)] == ["603.2"]
        with pytest.raises(IllegalAction, match="There is no such card in this game"):
            apply(table.state, answer)


def rows() -> list[list[str]]:
    """The rows of the page's table."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    table = [line.strip("| ").split(" | ") for line in lines if re.match(r"\| \d", line)]
    return [[cell.strip() for cell in row] for row in table]


def test_the_page_lists_every_reason_with_its_rule() -> None:
    told = [(it.rule, f"`{it.words}`") for it in Obstacle]
    assert [(rule, words) for rule, words, _ in rows()][: len(told)] == told
    questions = [(rule, words) for rule, words in QUESTIONS.values()]
    assert [(rule, words) for rule, words, _ in rows()][len(told) :] == questions


def test_the_rules_of_all_reasons_exist(shared: Path) -> None:
    """They are numbers of cr3, in the project's table and in the reference one."""
    with (shared / "rules/spoils_rules.csv").open(encoding="utf-8", newline="") as text:
        known = {row["number_in_cr3"] for row in csv.DictReader(text)}
    told = {it.rule for it in Obstacle} | {rule for rule, _ in QUESTIONS.values()}
    assert told <= rulebook().by_cr3.keys()
    assert told <= known
    assert set(QUESTIONS) == set(DecisionKind)


def test_words_of_obstacles_fit_every_card() -> None:
    allowed = {"it", "by", "more"}
    for it in Obstacle:
        assert set(re.findall(r"\{(\w*)\}", it.words)) <= allowed
        assert it.words.endswith(".")
