"""Small phrases that messages are made of."""

from app.games.spoils.facts import Threshold
from app.games.tabletop.construction import listed_in_words


def icons_in_words(icons: Threshold) -> str:
    """`2 Rage and 1 Obsession`."""
    return listed_in_words([f"{count} {icon.word}" for icon, count in icons]) or "no icon"
