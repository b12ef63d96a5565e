"""The page on which all preconstructed decks meet."""

from __future__ import annotations

from flask import abort, render_template

from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game
from app.site.platform.storage.database import current_catalogue


@open_to(Access.ANYONE)
def matrix() -> str:
    """Show how often each preconstructed deck wins against each other one."""
    players, catalogue = current_game().computer_players.needed(), current_catalogue()
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
    """Tell whether the current game has this page."""
    players = current_game().computer_players.or_none()
    return players is not None and players.matrix() is not None
