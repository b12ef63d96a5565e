"""The page on which all preconstructed decks meet."""

from __future__ import annotations

from flask import abort, render_template

from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_catalogue
from app.site.platform.games import current_game


@open_to(Access.ANYONE)
def matrix() -> str:
    """Show how often each preconstructed deck wins against each other one."""
    players, catalogue = current_game().needed_computer_players(), current_catalogue()
    found = players.matrix()
    if found is None:
        abort(404)
    made = found.made
    level = players.level(made.level)
    is_old = (made.version, made.rules) != (level.version, players.rules_version)
    decks = {key: it.name for key, it in catalogue.precons.items() if key in found.ranked}
    return render_template(
        "goldfish/gauntlet/matrix.html",
        matrix=found,
        decks=decks,
        level=level,
        is_old=is_old or made.catalogue != catalogue.digest,
    )


def has_matrix() -> bool:
    """Whether the current game has this page."""
    offered = current_game().computer_players
    return offered is not None and offered().matrix() is not None
