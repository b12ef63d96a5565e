"""Final places follow the top cut, then the standings."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.games.tournament import top_cut
from app.games.tournament.matches import Loss, Match, Outcome, lost
from app.games.tournament.places import final_places

PLAYERS = tuple("abcdefgh")


def played(pairs: tuple[tuple[str, ...], ...], number: int, wins: str) -> list[Match]:
    """A round of a cut in which these players win."""
    return [
        Match(
            number, pair, None if len(pair) == 1 else Outcome((2, 0) if pair[0] in wins else (0, 2))
        )
        for pair in pairs
    ]


def test_without_a_top_cut_the_standings_are_final() -> None:
    assert list(final_places(PLAYERS, [])) == list(PLAYERS)


def test_the_winner_of_the_final_is_first_and_who_lost_it_second() -> None:
    semifinals = played(top_cut.first_round("abcd"), 5, "cd")
    final = played(top_cut.next_round(semifinals), 6, "d")
    places = final_places(PLAYERS, [semifinals, final])
    assert "".join(sorted(places, key=places.__getitem__)) == "dcabefgh"


def test_before_the_final_both_finalists_are_placed_by_the_standings() -> None:
    semifinals = played(top_cut.first_round("abcd"), 5, "cd")
    pairs = top_cut.next_round(semifinals)
    places = final_places(PLAYERS, [semifinals, [Match(6, pair) for pair in pairs]])
    assert "".join(sorted(places, key=places.__getitem__)) == "cdabefgh"


def test_who_is_disqualified_in_the_cut_stands_behind_everybody_and_others_move_up() -> None:
    semifinals = played(top_cut.first_round("abcd"), 5, "cd")
    final = [Match(6, ("c", "d"), lost([Loss.DISQUALIFIED, None]))]
    places = final_places(PLAYERS, [semifinals, final])
    assert "".join(sorted(places, key=places.__getitem__)) == "dabefghc"


def test_a_final_table_decides_the_first_places_and_its_disqualified_player_is_last() -> None:
    table = Match(5, tuple("abcd"), Outcome((3, 1, 2, 4)))
    places = final_places(PLAYERS, [[table]])
    assert "".join(sorted(places, key=places.__getitem__)) == "bcadefgh"
    outcome = lost([None, None, Loss.DISQUALIFIED, None], (2, 1, 3))
    places = final_places(PLAYERS, [[Match(5, tuple("abcd"), outcome)]])
    assert "".join(sorted(places, key=places.__getitem__)) == "badefghc"


@given(st.integers(2, 8), st.randoms(use_true_random=False))
def test_places_are_each_given_once_and_who_gets_further_is_placed_higher(
    size: int, random: object
) -> None:
    cut: list[list[Match]] = []
    pairs = top_cut.first_round(PLAYERS[:size])
    while pairs:
        wins = "".join(random.choice(pair) for pair in pairs)  # type: ignore[attr-defined]
        cut.append(played(pairs, len(cut) + 1, wins))
        pairs = top_cut.next_round(cut[-1])
    places = final_places(PLAYERS, cut)
    assert sorted(places.values()) == list(range(1, len(PLAYERS) + 1))
    for matches in cut:
        for match in matches:
            if not match.is_bye:
                loser = next(it for it in match.players if it != top_cut.winner(match))
                assert places[top_cut.winner(match)] < places[loser]
    assert all(places[it] == PLAYERS.index(it) + 1 for it in PLAYERS[size:])
