"""Lists as messages and pictures: short enough, and without a meaning that nobody intended."""

import io

from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageFont

from app.fonts import TEXT
from app.games.capabilities.sheets import Item, SheetGroup
from app.sheets.messages import DISCORD_MOST, as_markdown, for_discord
from app.sheets.picture import HEIGHT, WIDTH, PictureText, fitting, picture


@given(st.text(max_size=200), st.text(max_size=100), st.integers(0, 150))
def test_a_message_for_discord_is_never_too_long(title: str, name: str, names: int) -> None:
    group = SheetGroup(name, (Item(name, 3),) * names)
    message = for_discord(title, title, [group, group], "https://t.example.org/decks/read/key")
    assert len(message) <= DISCORD_MOST


def test_names_mean_nothing_in_markdown_and_call_nobody() -> None:
    group = SheetGroup("Cards", (Item("*Bold* @everyone <b>", 3),))
    text = as_markdown("# Title", "", [group], "")
    assert "## \\# Title" in text
    assert "- 3 \\*Bold\\* @\u200beveryone \\<b\\>" in text


def test_a_message_that_is_cut_says_so() -> None:
    long = SheetGroup("Cards", tuple(Item(f"Card number {n} of many", 1) for n in range(200)))
    assert for_discord("Deck", "", [long], "https://t.example.org").endswith("behind the link.")


def test_a_picture_says_how_many_names_it_leaves_out() -> None:
    long = SheetGroup("Cards", tuple(Item(f"Card {n}", 1) for n in range(200)))
    short = SheetGroup("Cards", long.items[:3])
    texts = PictureText("Deck", "about", "Threshold")
    pictures = [picture(texts, [group]) for group in (short, long)]
    for drawn in pictures:
        assert Image.open(io.BytesIO(drawn)).size == (WIDTH, HEIGHT)
    assert pictures[0] != pictures[1]


@given(st.text(max_size=400), st.integers(40, 400))
def test_a_line_of_a_picture_fits(text: str, width: int) -> None:
    font = ImageFont.truetype(TEXT.path, 22)
    assert font.getlength(fitting(text, font, width)) <= width
