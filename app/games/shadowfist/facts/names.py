"""Folding of titles, so that people and files may spell them as they can."""

from functools import lru_cache
from typing import Final

from app.games.tabletop.names import fold

_ARTICLE: Final = "the "


@lru_cache(maxsize=8192)
def fold_title(title: str) -> str:
    """Fold a title to its letters and digits, without a *The* in front.

    `The Lady, or the Tiger` and `lady or the tiger?` fold alike; `$10,000 Man` keeps its
    number. Two spellings of one title fold alike; no two titles do.
    """
    folded = fold(title).replace("&", " and ").strip()
    plain = folded.removeprefix(_ARTICLE)
    letters = "".join(sign for sign in plain if sign.isalnum())
    return letters or folded
