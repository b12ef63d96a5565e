"""Posts of strangers arrive with every card, or with an open line for it, on every surface."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

from app.cli import main
from app.games import game
from app.games.tabletop.decklists.report import AnyImport
from tests.strangers.more_posts import MORE_POSTS
from tests.strangers.posts import POSTS, Post
from tests.support.catalogues import shipped_catalogue

parametrized = pytest.mark.parametrize("post", POSTS, ids=[post.name for post in POSTS])


def read(post: Post) -> AnyImport:
    played = game(post.game)
    return played.files.needed().read(post.text, shipped_catalogue(played.cards.needed()))


def lost(post: Post, copies: Counter[str], open_lines: list[str]) -> list[str]:
    """Return the cards that were neither read as meant nor stand in an open line."""
    return [
        f"{meant.copies} {meant.name}: read as {copies[meant.name]}"
        for meant in post.cards
        if copies[meant.name] != meant.copies
        and not any(meant.piece.casefold() in line.casefold() for line in open_lines)
    ]


@parametrized
def test_a_post_has_at_least_five_kinds_of_mess(post: Post) -> None:
    assert len(set(post.mess)) >= 5


@pytest.mark.parametrize(
    "post", [*POSTS, *MORE_POSTS], ids=[post.name for post in (*POSTS, *MORE_POSTS)]
)
def test_no_card_is_lost_by_the_reader(post: Post) -> None:
    found = read(post)
    copies: Counter[str] = Counter()
    for line in found.decklist.lines if found.decklist else ():
        copies[line.name] += line.copies
    assert found.error is None
    assert lost(post, copies, [line.text for line in found.open_lines]) == []
    assert set(copies) <= {meant.name for meant in post.cards}


@parametrized
def test_the_command_line_lists_every_open_line(post: Post, tmp_path: Path) -> None:
    file = tmp_path / "post.txt"
    file.write_text(post.text, encoding="utf-8")
    told = CliRunner().invoke(main, ["check", str(file), "--game", post.game])
    open_lines = read(post).open_lines
    assert told.exit_code == 2 if open_lines else told.exit_code in (0, 1)
    for line in open_lines:
        assert f"{line.line}" in told.output
        assert line.text.strip()[:20] in told.output
