"""Old printings have what was printed on them, not what later printings say."""

import pytest

from app.games.shadowfist.facts import Catalogue


@pytest.mark.parametrize(
    ("title", "printed"),
    [
        ("Shadowy Mentor", {"LTD": 3, "YotD": 3, "10KB": 4, "CS": 4, "RLD": 4}),
        ("Amulet of the Turtle", {"LTD": 1, "YotD": 0, "10KB": 0}),
        ("Probability Manipulator", {"LTD": 4, "TFT": 2}),
    ],
)
def test_costs_are_those_of_each_printing(
    shadowfist: Catalogue, title: str, printed: dict[str, int]
) -> None:
    card = shadowfist.by_name[title]
    assert {p.set.code: p.printed.cost for p in shadowfist.printings_of(card)} == printed
    assert "cost" in card.differing


def test_the_lair_of_the_first_set_provides_chi_by_a_misprint(shadowfist: Catalogue) -> None:
    lair = shadowfist.by_name["Alchemist's Lair"]
    provided = {p.set.code: str(p.printed.provides) for p in shadowfist.printings_of(lair)}
    assert provided == {"LTD": "CC", "FP": "MM", "DF": "MM"}
    assert "provides" in lair.differing
