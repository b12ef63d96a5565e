"""Final places: the top cut decides among those who played it, the standings among the others."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.tournament.matches import Match
from app.games.tournament.standings import disqualified
from app.games.tournament.top_cut import winner


def final_places(standings: Sequence[str], cut: Sequence[Sequence[Match]]) -> dict[str, int]:
    """The place of every player, from 1.

    `standings` are the players best first, `cut` the rounds of the top cut in order. Who got
    further in the top cut is placed higher, and who is still in before those who lost in the same
    round; among equals the standings decide. Who was disqualified in the top cut stands behind
    everybody else.
    """
    out = disqualified(match for matches in cut for match in matches)
    reached: dict[str, tuple[int, int]] = {}
    for number, matches in enumerate(cut, 1):
        for match in matches:
            best = winner(match)
            for seat, player in enumerate(match.players):
                reached[player] = number, 1 if best is None else 2 * (player == best)
                if match.outcome is not None and len(match.players) > 2:
                    reached[player] = number, -match.outcome.numbers[seat]
    ranks = {player: place for place, player in enumerate(standings)}

    def rank(player: str) -> tuple[bool, int, int, int]:
        number, success = reached.get(player, (0, 0))
        return player in out, -number, -success, ranks[player]

    return {player: place for place, player in enumerate(sorted(standings, key=rank), 1)}
