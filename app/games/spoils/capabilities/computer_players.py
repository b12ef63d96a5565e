"""The computer as a player of The Spoils."""

from pathlib import Path
from typing import Final

from app.games.capabilities.computer_players import (
    ComputerPlayers,
    Limits,
    Opening,
    UnplayableDeckError,
)
from app.games.spoils import players
from app.games.spoils.decklists import Decklist
from app.games.spoils.editions import Edition
from app.games.spoils.engine import (
    RULES_VERSION,
    Action,
    CannotReferee,
    State,
    View,
    in_words,
    read_action,
)
from app.games.spoils.facts import Catalogue
from app.games.spoils.players.game import PLAYABLE
from app.games.spoils.players.levels import LEVELS, RANDOM
from app.games.spoils.players.opening import PreparedDeck, aligned, opened, prepared
from app.games.tabletop.chance.errors import GoldfishError

LIMITS: Final = Limits(turns=100, answers=20_000)
"""Games mostly take 15 to 35 turns of both players; longer ones have run out of cards."""


def _prepare(deck: Decklist, catalogue: Catalogue, edition: str) -> PreparedDeck:
    try:
        return prepared(deck, catalogue, Edition(edition))
    except GoldfishError as problem:
        raise UnplayableDeckError(str(problem)) from None


def _start(opening: Opening[PreparedDeck], catalogue: Catalogue) -> State:
    try:
        return opened(
            opening.decks,
            catalogue,
            Edition(opening.edition),
            seed=opening.seed,
            first=opening.first,
        )
    except CannotReferee as problem:
        raise UnplayableDeckError(str(problem)) from None


COMPUTER_PLAYERS: Final[ComputerPlayers[Catalogue, Decklist, PreparedDeck, State, Action, View]] = (
    ComputerPlayers(
        game=PLAYABLE,
        levels=LEVELS,
        usual=LEVELS[-1].key,
        yardstick=RANDOM,
        persons=range(2, 3),
        rules_version=str(RULES_VERSION),
        limits=LIMITS,
        prepare=_prepare,
        align=aligned,
        start=_start,
        read_answer=read_action,
        in_words=in_words,
        matrix_file=Path(players.__file__).with_name("precon_matrix.csv"),
    )
)
