"""Phrases that read as if a card did something else: each kind, on cards that exist."""

import pytest

from app.games.spoils.scripts import SCRIPTS
from app.games.spoils.wording import say


def wording(name: str) -> str:
    """All lines of a card as one text."""
    return " ".join(f"{it.text} {it.cost} {it.effect}" for it in say(SCRIPTS[name]))


@pytest.mark.parametrize(
    ("name", "said", "unsaid"),
    [
        ("Pant Swipe", "you may play the cards removed", "may deploy"),
        ("Eccentric Inquisition", "as though they were in hand", "may deploy"),
        ("Opportunistic Pirate", "numeric cost is X lower", "this turn"),
        ("Needless Beating", "1 additional damage on the picked character", "2 additional"),
        ("Meat of the Mountain", "; if X is 1, ", "then if X is 1"),
        ("Testudine Autoframe", "put the card with Unique Jo", "cards with Unique"),
        (
            "The Lugubrian Council of Quotidian Affairs",
            "Put the picked character into its owner's hand; then",
            "controller puts",
        ),
    ],
)
def test_a_phrase_says_what_happens_and_not_something_else(
    name: str, said: str, unsaid: str
) -> None:
    assert said in wording(name)
    assert unsaid not in wording(name)


def test_no_other_card_has_phrases_of_these_kinds() -> None:
    texts = {name: wording(name) for name in SCRIPTS}
    misread = ("may deploy the cards removed", "less to deploy this turn", "controller puts the")
    for phrase in misread:
        assert not [name for name, text in texts.items() if phrase in text], phrase
