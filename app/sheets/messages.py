"""A deck as a message: Markdown, which forums and chats such as Discord show."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from app.games.capabilities.sheets import SheetGroup

DISCORD_MOST: Final = 2_000
"""Characters that Discord accepts in one message."""

_SIGNS: Final = re.compile(r"([\\`*_~|<>\[\]#])")


def as_markdown(title: str, about: str, groups: Sequence[SheetGroup], address: str) -> str:
    """Return the list as Markdown with a heading, a list for each group, and a link."""
    parts = [f"## {_plain(title)}", _plain(about)]
    for group in groups:
        items = [f"- {_copies(item.copies)} {_plain(item.text)}" for item in group.items]
        parts.append("\n".join([f"**{_heading(group)}**", "", *items]))
    return "\n\n".join([*parts, f"<{address}>"] if address else parts) + "\n"


def for_discord(title: str, about: str, groups: Sequence[SheetGroup], address: str) -> str:
    """Return the list as a message for Discord, shortened to what one message can hold."""
    head = f"**{_plain(title)}**\n{_plain(about)}\n{address}".rstrip()
    left_out = "\n\n… The whole list is behind the link." if address else "\n\n…"
    room = DISCORD_MOST - len(left_out)
    text = head
    for group in groups:
        lines = [f"{_copies(item.copies)} {_plain(item.text)}" for item in group.items]
        for line in (f"\n\n**{_heading(group)}**", *(f"\n{line}" for line in lines)):
            if len(text) + len(line) > room:
                return text + left_out
            text += line
    return text


def _heading(group: SheetGroup) -> str:
    counted = f" ({group.copies})" if group.copies is not None else ""
    return f"{_plain(group.title)}{counted}"


def _copies(copies: int | None) -> str:
    return "?" if copies is None else str(copies)


def _plain(text: str) -> str:
    """Return a text on one line, without a meaning in Markdown and without mentions."""
    one_line = " ".join(text.split()).replace("@", "@\u200b")
    return _SIGNS.sub(r"\\\1", one_line)
