"""`threshold wording` and `threshold draft`."""

from click.testing import CliRunner

from app.cli.draft import command as draft
from app.cli.wording import command as wording


def test_wording_says_what_a_card_does_however_it_is_spelt() -> None:
    told = CliRunner().invoke(wording, ["gnat", "SCOUT"])
    assert told.exit_code == 0
    assert told.output.splitlines() == [
        "Gnat",
        "  When this card leaves play: your opponent discards a card.",
        "Scout",
        "  (no rules text)",
    ]


def test_wording_names_the_card_it_does_not_know() -> None:
    told = CliRunner().invoke(wording, ["Lantern Clerk"])
    assert told.exit_code == 1
    assert "No card is named 'Lantern Clerk'" in told.output


def test_draft_prints_the_source_of_a_script() -> None:
    text = "COVERT\n\nDUN\nCOST: Pay 1. Deplete this card.\nEFFECT: Draw 2 cards."
    told = CliRunner().invoke(draft, ["Lantern Clerk"], input=text)
    assert told.exit_code == 0
    assert told.output.strip() == (
        'script("Lantern Clerk", COVERT, '
        'Ability("DUN", cost=(Pay(1), Deplete(THIS)), effect=(Draw(2),)))'
    )


def test_draft_says_what_it_does_not_understand() -> None:
    told = CliRunner().invoke(draft, ["Lantern Clerk"], input="Sing a song to this card.")
    assert told.exit_code == 2
    assert "Sing a song" in told.output + told.stderr
