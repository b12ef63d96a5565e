"""The judge's bench: published rulings as files, and every mistake with its line and remedy."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.capabilities.bench_answers import BenchVerdict, Ruling, RulingStatus
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.bench import bench
from app.games.spoils.presentation.bench.bench import SpoilsRulings
from app.games.spoils.terms import CardType
from app.tables.database import ROOT
from tests.support.catalogues import shipped_catalogue

FILES = sorted((ROOT / "app/games/spoils/presentation/bench/examples").glob("*.bench"))
HEAD = "the spoils cr3\nturn 5, player 1, action\n"
ONE = "player 1: The Tournament Faction\n"
TWO = "player 2: The Tournament Faction\n"
BARE = HEAD + ONE + TWO


def _cards() -> Catalogue:
    return shipped_catalogue(CARD_DATA)


def ruling(text: str) -> Ruling:
    """The answer to a bench file."""
    return SpoilsRulings().report(text, shipped_catalogue(CARD_DATA))


@pytest.mark.parametrize("file", FILES, ids=lambda it: it.stem)
def test_a_published_ruling_comes_out_as_its_file_expects(file: Path, catalogue: Catalogue) -> None:
    told = SpoilsRulings().report(file.read_text(encoding="utf-8"), catalogue)
    assert told.status is RulingStatus.AS_EXPECTED, "\n".join(told.lines)


def test_the_example_of_the_page_is_as_it_expects() -> None:
    page = (ROOT / "docs/bench.md").read_text(encoding="utf-8")
    told = ruling(page.split("```")[1])
    assert told.status is RulingStatus.AS_EXPECTED, "\n".join(told.lines)


@pytest.mark.parametrize(("expected", "instead"), [
    ("influence 2 is 3", "it is 20"),
    ("asked 2", "player 1 is asked: act"),
    ("Scout in hand of 1", "0 are there"),
    ("2 Gnat in play of 1", "1 are there"),
    ("Gnat not in play of 1", "1 are there"),
    ("Gnat is depleted", "it is restored"),
    ("Gnat is 3/3/3", "it is 1/1/3"),
    ("Gnat has damage 1", "it is 0"),
    ("player 2 wins", "the game goes on"),
])  # fmt: skip
def test_what_is_not_as_expected_says_what_is_so(expected: str, instead: str) -> None:
    told = ruling(
        HEAD
        + ONE
        + "in play\n  1 Gnat\n"
        + TWO.rstrip()
        + f", influence 20\nsteps\n  -> {expected}"
    )
    assert told.status is RulingStatus.OTHERWISE
    assert any(it.endswith(f"but {instead}.") for it in told.lines), told.lines


def test_steps_end_with_one_that_is_not_legal() -> None:
    told = ruling(BARE + "steps\n  1 attacks\n  1 ends the turn\n")
    assert told.status is RulingStatus.OTHERWISE
    assert "  None of your characters can attack The Tournament Faction. (608.1a)" in told.lines
    assert "Line 7: not reached." in told.lines


def test_paying_is_done_where_alike_resources_were_attached_at_once() -> None:
    side = ONE + "resources\n  3 Greed\nhand\n  1 Gold Summit\n"
    told = ruling(HEAD + side + TWO + "steps\n  1 deploys Gold Summit\n  1 pays\n  2 passes\n")
    assert told.status is RulingStatus.AS_EXPECTED, told.lines
    assert "  Nothing is left to pay." in told.lines
    mixed = side.replace("3 Greed", "3 Greed\n  3 Rage")
    told = ruling(HEAD + mixed + TWO + "steps\n  1 deploys Gold Summit\n  2 pays\n")
    assert "  Player 1 pays, and nobody else. (309.1)" in told.lines


def test_only_who_is_asked_can_do_something() -> None:
    told = ruling(BARE + "ask\n  why not 2 attacks -> 603.2\n")
    assert told.status is RulingStatus.AS_EXPECTED
    assert "  Player 1 is asked what to do in the turn, and nobody else. (603.2)" in told.lines


@pytest.mark.parametrize(("text", "problem"), [
    ("", 'The file is empty. Begin with "the spoils cr3".'),
    ("shadowfist", 'Line 1: a bench file begins with "the spoils cr3".'),
    ("the spoils cr9", 'Line 1: "cr9" is not an edition; editions are basic1e, cr2010, cr3.'),
    ("the spoils cr3\nturn x", 'Line 2: write "turn 5, player 1, action"'),
    (HEAD + "hand\n", "Line 3: say first whose cards they are"),
    (HEAD + ONE, 'Player 2 is missing: add "player 2: NAME OF A FACTION" and its cards.'),
    (HEAD + ONE + ONE, "Line 4: player 1 is listed already."),
    (HEAD + "player 1: Nobody at All\n" + TWO, 'Line 3: there is no card "Nobody at All".'),
    (BARE + "hand\n  1 Scoot\n", 'Line 6: there is no card "Scoot". Did you mean Scout'),
    (BARE + "hand\n  Scout\n", 'Line 6: "Scout" is not a card; write a count and a name: "2 Sc'),
    (BARE + "hand\n  1 Scout [new]\n", "Line 6: only cards in play have marks"),
    (BARE + "in play\n  2 unknown\n", "Line 6: only cards in a hand or a deck and those"),
    (BARE + "hand\n  999 Scout\n", "Line 6: 999 copies are not possible; write 1 to 75."),
    (BARE + "in play\n  1 Scout [tapped]\n", 'Line 6: "[tapped]" is not a mark; marks are'),
    (BARE + "in play\n  2 Scout [as a]\n", 'Line 6: "a" would name several cards'),
    (BARE + "in play\n  1 Scout [owner 3]\n", "Line 6: there is no player 3 to be the owner"),
    (BARE + "in play\n  with 1 Scout\n", "Line 6: there is no card above"),
    (BARE + "in play\n  1 Scout [attacks]\n", "Line 6: Scout takes part in a battle, but") ,
    (BARE + "in play\n  1 Scout [damage 3]\n", "Line 6: Scout has 3 damage"),
    (BARE + "player 3: Scout\n", "Line 5: the referee plays games of two"),
    (BARE + "in play\n  1 Port Manteau\n", "Line 6: Port Manteau remembers a subtype"),
    (BARE + "in play\n  1 Port Manteau [named Gnat]\n", 'Line 6: "gnat" is not a subtype'),
    (BARE + "in play\n  1 Scout [named Gnat]\n", "Line 6: Scout remembers no word"),
    (BARE + "deck\n" + "  75 Scout\n" * 4, "Line 9: a side has 250 cards at most"),
    (BARE + "ask\n" + "  may 1 attacks\n" * 101, "Line 106: more than 100 questions and steps"),
    (BARE + "table\n", 'Line 5: "table" begins no part'),
    (BARE + "ask\n  is it legal?\n", 'Line 6: "is it legal?" is not a question'),
    (BARE + "ask\n  may deploys Scout\n", "Line 6: say which player does it"),
    (BARE + "ask\n  may 1 attacks -> perhaps\n", 'Line 6: a "may" is expected to be yes or no.'),
    (BARE + "ask\n  may 3 attacks\n", "Line 6: there is no player 3 in this position; write p"),
    (BARE + "hand\n  1 Scout\nask\n  may 1 deploys Scout number 3\n", "Line 8: there is no Scout"),
    (BARE + "hand\n  1 Scout\nask\n  may 1 deploys Scout of 3\n", "Line 8: there is no player 3"),
    (BARE + "steps\n  -> influence 3 is 4\n", "Line 6: there is no player 3 in this position"),
    ("the spoils\nturn 0, player 1, action\n" + ONE + TWO, "Line 2: There is no turn 0; the first"),
    (BARE + "steps\n  1 sings\n", 'Line 6: "sings" is not a step; steps are deploys NAME'),
    (BARE + "steps\n  1 deploys Scoot\n", 'Line 6: there is no card "Scoot". Did you mean Scout'),
    (BARE + "steps\n  1 deploys Scout\n", "Line 6: Scout is not in this position"),
    (BARE + "steps\n  1 chooses #x\n", 'Line 6: no card has the label "x"; add [as x].'),
    (BARE + "steps\n  -> rain\n", 'Line 6: "rain" cannot be expected; expect asked 1;'),
])  # fmt: skip
def test_a_mistake_is_told_with_its_line_and_remedy(text: str, problem: str) -> None:
    told = ruling(text)
    assert told.status is RulingStatus.UNREADABLE
    assert told.lines[0].startswith(problem), told.lines


def test_cards_that_are_not_alike_need_a_label() -> None:
    there = (
        HEAD
        + ONE
        + "in play\n  1 Scout [damage 1, as a]\n  1 Scout\n"
        + TWO
        + "steps\n  1 attacks\n"
    )
    told = ruling(there + "  1 chooses Scout\n")
    assert told.status is RulingStatus.UNREADABLE
    assert "this means several cards that are not alike (Scout)" in told.lines[0]
    assert ruling(there + "  1 chooses #a\n").status is RulingStatus.AS_EXPECTED


@pytest.mark.parametrize(("text", "problem"), [
    (BARE + "in play\n  1 Scout [blocks]\n", 'but in phase \'action\' is none. Write "attacked"'),
    (BARE + "in play\n  2 Vander Malagut\n", "that are Unique (evondan). Leave out all but one"),
    (BARE + "in play\n  1 Scout [damage 3]\n", "destroyed. Lower its damage, or list it under"),
    (BARE + "in play\n  1 Spiky Atlasphere\n", 'to something. Indent it further as "with 1 NAME"'),
    (BARE + "in play\n  1 Target Practice\n", "face-up. List it under hand or discard (208)."),
    (BARE + "hand\n  1 The Tournament Faction\n", "hand. Name it after the player instead"),
    (HEAD + ONE.strip() + ", influence 0\n" + TWO, "lost. Give the player 1 influence at least"),
    (HEAD.replace("action", "blocked") + ONE + TWO, "Mark who does with [attacks], or write"),
    (HEAD + "player 1: Scout\n" + TWO, "Scout is not a faction. Name a faction after the player"),
])  # fmt: skip
def test_an_impossible_position_is_told_with_a_remedy(text: str, problem: str) -> None:
    told = ruling(text)
    assert told.status is RulingStatus.UNREADABLE
    assert any(problem in it for it in told.lines), told.lines


def test_unknown_cards_are_counted_and_the_answer_depends_on_them() -> None:
    told = ruling(
        HEAD + ONE + "hand\n  2 unknown\n  1 Scout\n" + TWO + "hand\n  1 unknown\nresources\n"
        "  1 unknown [face-down]\ndeck\n  9 unknown\nask\n  what is legal\n"
    )
    assert told.status is RulingStatus.AS_EXPECTED
    assert [it.partition(" of ")[2][:8] for it in told.depends] == ["player 1", "player 2"]
    assert all("Unknown card" not in it.card for it in told.refused)


RICH = (
    HEAD
    + ONE
    + "in play\n  1 Scout\n  1 Gnat\nresources\n  40 Obsession\n"
    + "hand\n  1 12 Man Brunch of Doom\n"
    + TWO
    + "in play\n  1 Scout\n  1 Gnat\n"
)


def test_what_would_take_too_long_to_find_is_unknown_and_never_no(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = RICH + "ask\n  may 1 deploys 12 Man Brunch of Doom\n"
    assert ruling(asked).answers[0].verdict is BenchVerdict.LEGAL
    monkeypatch.setattr(bench, "MOST_TRIES", 0)
    told = ruling(
        asked.replace(
            "may 1 deploys 12 Man Brunch of Doom", "may 1 deploys 12 Man Brunch of Doom -> no"
        )
    )
    assert told.answers[-1].verdict is BenchVerdict.UNKNOWN
    assert told.status is RulingStatus.OTHERWISE, "the file expects no, and nobody knows"
    words = "Unknown: a search took too long for the costs of 12 Man Brunch of Doom."
    assert words in told.answers[-1].told[0].words
    assert any(it.reasons[0].words == words for it in told.refused)
    step = ruling(RICH + "steps\n  1 deploys 12 Man Brunch of Doom\n  1 passes\n")
    assert [it.verdict for it in step.answers] == [BenchVerdict.UNKNOWN, BenchVerdict.NOT_REACHED]


def test_a_card_goes_by_the_word_that_it_remembers() -> None:
    there = HEAD + ONE + "in play\n  1 Incriminating Photograph [named gnat]\n" + TWO
    assert ruling(there).status is RulingStatus.AS_EXPECTED


def test_a_step_that_an_edition_has_not_stops_there_only() -> None:
    text = HEAD + ONE + "resources\n  1 Gold Summit [face-down]\n" + TWO
    text += "steps\n  1 flips up Gold Summit -> illegal 507.4\n  1 ends the turn\n"
    found = {it: SpoilsRulings().report(text, _cards(), edition=it) for it in ("cr3", "basic1e")}
    assert found["basic1e"].status is RulingStatus.AS_EXPECTED
    assert found["cr3"].status is RulingStatus.OTHERWISE
    assert len(found["cr3"].answers) == 2


def test_there_is_a_bench_about_every_card_that_is_deployed() -> None:
    cards = [it for it in _cards().cards if it.is_deck_card][::25]
    for card in cards:
        text = SpoilsRulings().about(card.name, _cards())
        if card.type is CardType.RESOURCE:
            assert text is None
        else:
            assert text is not None
            assert ruling(text).status is RulingStatus.AS_EXPECTED, ruling(text).lines


def test_several_editions_are_played_in_the_first() -> None:
    told = ruling(BARE.replace("cr3", "basic1e cr3") + "ask\n  may 1 ends the turn\n")
    assert told.edition == "first edition"
    compared = SpoilsRulings().compared(BARE.replace("cr3", "cr2010 cr3"), _cards())
    assert compared.alike == ("cr2010", "cr3", "basic1e")


@pytest.mark.parametrize("card", [
    "x" * 10_000, "\u202eScout", "Scout\u200f", "Scout [damage 99999999]", "Scout [as a, as a]",
    "Scout [[[", "0x1 Scout", "Scout" + "\n    with 1 Spiky Atlasphere" * 150,
    "Scout" + "".join(f"\n{' ' * n}with 1 Spiky Atlasphere" for n in range(3, 180)),
])  # fmt: skip
def test_what_is_made_to_break_the_bench_is_answered_in_words(card: str) -> None:
    told = ruling(BARE + f"in play\n  1 {card}\n")
    assert told.lines
    assert max(map(len, told.lines)) < 5_000


def test_large_files_are_refused() -> None:
    assert ruling(BARE + "#" * 30_000).status is RulingStatus.UNREADABLE
    assert ruling(BARE + "\n" * 300).status is RulingStatus.UNREADABLE


WORDS = st.sampled_from([
    "the spoils cr3", "turn 5, player 1, action", "player 1: The Tournament Faction", "in play",
    "player 2: The Tournament Faction", "  1 Scout", "  1 Gnat [depleted]", "hand", "ask", "steps",
    "  1 attacks", "  both pass", "  with 1 Fat Pants", "  1 chooses Scout", "  -> asked 1",
    "  1 ends the turn", "  what is legal", "  why not 1 deploys Scout -> 1", "  2 passes", "\x00",
    "  1 answers 0", "  1 plays Scout face-down", "  1 uses Gnat: 9", "resources", "  70 Rage",
])  # fmt: skip


@given(st.lists(WORDS | st.text(max_size=20), max_size=25))
def test_no_text_breaks_the_bench(lines: list[str]) -> None:
    text = "\n".join(["the spoils cr3", "turn 5, player 1, action", *lines])
    assert ruling(text).lines
    assert ruling(BARE + "\n".join(lines)).lines
