import pytest

from app.games.spoils.goldfish.setup import prepare, starting_choices
from app.games.tabletop.chance import GoldfishError
from tests.support.spoils_cards import character, faction, resource, staple

RAGE, GREED = staple("R"), staple("G")
BRUTE, CLERK = character("Brute", 3, "RR"), character("Clerk", 1, "G")
DECK = [(RAGE, 4), (GREED, 3), (BRUTE, 5), (CLERK, 2)]


def test_601_1b_starting_resources_come_out_of_the_deck() -> None:
    setup = prepare(faction(), DECK, starting=["Rage", "greed"])
    assert setup.starting == (RAGE, GREED)
    assert dict(setup.counted()) == {RAGE: 3, GREED: 2, BRUTE: 5, CLERK: 2}


def test_202_5_open_starting_resources_bring_the_deck_nearest_to_its_thresholds() -> None:
    assert prepare(faction(), DECK).starting == (GREED, RAGE)
    assert prepare(faction(), [(RAGE, 4), (GREED, 3), (BRUTE, 5)]).starting == (RAGE, RAGE)
    assert prepare(faction("G", 1), DECK).starting == (GREED, RAGE)


def test_202_5_every_allowed_set_of_starting_resources_is_listed() -> None:
    assert starting_choices(faction(), DECK) == (
        ("Greed", "Greed"), ("Greed", "Rage"), ("Rage", "Rage"),
    )  # fmt: skip
    assert starting_choices(faction("R", 1), DECK) == (("Greed", "Rage"), ("Rage", "Rage"))
    assert starting_choices(faction(), [(RAGE, 1), (BRUTE, 3)]) == ()


def test_202_6_the_hand_is_greater_when_going_second() -> None:
    assert prepare(faction(), DECK).hand_size == 8
    assert prepare(faction(), DECK, goes_first=False).hand_size == 9


def test_a_deck_without_the_factions_resources_starts_with_what_it_has() -> None:
    setup = prepare(faction("E", 1), DECK)
    assert setup.starting == (GREED,)
    assert [icon.value for icon in setup.missing] == ["E"]


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (["Elitism", "Rage"], "has no Elitism"),
        (["Brute", "Rage"], "not a staple resource"),
        (["Violence", "Rage"], "not a staple resource"),
        (["Greed", "Greed", "Greed"], "starts with 2 resources, not 3"),
        (["Greed"] * 4, "has 3 Greed, not 4"),
        (["Greed", "Greed"], "starts with 1 Rage"),
    ],
)
def test_starting_resources_that_faction_or_deck_do_not_allow_are_refused(
    names: list[str], words: str
) -> None:
    with pytest.raises(GoldfishError, match=words):
        prepare(faction("R", 1), [*DECK, (resource("Violence", "RR"), 1)], starting=names)


def test_an_exchanged_card_takes_the_place_of_the_one_it_replaces() -> None:
    setup = prepare(faction(), DECK)
    changed = setup.exchanged(CLERK, RAGE)
    differing = [n for n, (a, b) in enumerate(zip(setup.cards, changed.cards, strict=True))
                 if a != b]  # fmt: skip
    assert len(differing) == 1
    assert setup.cards[differing[0]] == CLERK
    assert changed.cards[differing[0]] == RAGE
    with pytest.raises(GoldfishError, match="Nobody is not among"):
        setup.exchanged(character("Nobody"), RAGE)
