"""Final places: the top cut decides among those who played it, the standings among the others."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.tournament.matches import Match
from app.games.tournament.top_cut import winner


def final_places(standings: Sequence[str], cut: Sequence[Sequence[Match]]) -> dict[str, int]:
    """The place of every player, from 1.

    `standings` are the players best first, `cut` the rounds of the top cut in order. Who got
    further in the top cut is placed higher; among those who lost in the same round, or have not
    finished it, the standings decide.
    """
    reached: dict[str, tuple[int, bool]] = {}
    for number, matches in enumerate(cut, 1):
        for match in matches:
            goes_on = winner(match) if match.is_over else None
            for player in match.players:
                reached[player] = number, player == goes_on
    ranks = {player: place for place, player in enumerate(standings)}

    def rank(player: str) -> tuple[int, bool, int]:
        number, has_won = reached.get(player, (0, False))
        return -number, not has_won, ranks[player]

    return {player: place for place, player in enumerate(sorted(standings, key=rank), 1)}
