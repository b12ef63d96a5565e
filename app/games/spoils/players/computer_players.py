"""The computer as a player of The Spoils."""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

from app.games.capabilities.computer_players import (
    ComputerPlayers,
    LevelLike,
    Limits,
    Opening,
    PlayedGame,
    PreparedLike,
    UnplayableDeckError,
)
from app.games.offers import own
from app.games.spoils import players
from app.games.spoils.decklists import Decklist
from app.games.spoils.editions import Edition
from app.games.spoils.engine import (
    RULES_VERSION,
    Action,
    CannotReferee,
    State,
    read_record,
)
from app.games.spoils.facts import Catalogue
from app.games.spoils.players.game import PLAYABLE
from app.games.spoils.players.levels import LEVELS, RANDOM, SpoilsLevel
from app.games.spoils.players.losses import HELP, loss_of
from app.games.spoils.players.opening import PreparedDeck, aligned, opened, prepared
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.gauntlet.ladder import Pair, play_pair
from app.games.tabletop.gauntlet.losses import Cause, Help, Loss
from app.games.tabletop.referee.match import play_match
from app.games.tabletop.referee.players import Choice, Level, chance_of, decide

LIMITS: Final = Limits(turns=100, answers=20_000)
"""Games mostly take 15 to 35 turns of both players; longer ones have run out of cards."""


class SpoilsComputerPlayers(ComputerPlayers):
    """The levels of The Spoils and their games."""

    levels: ClassVar[Sequence[SpoilsLevel]] = LEVELS
    usual = LEVELS[-1].key
    yardstick: ClassVar[SpoilsLevel] = RANDOM
    persons = range(2, 3)
    rules_version = str(RULES_VERSION)
    limits = LIMITS
    matrix_file = Path(players.__file__).with_name("precon_matrix.csv")

    def prepare(self, deck: AnyDecklist, catalogue: AnyCatalogue, edition: str) -> PreparedDeck:
        try:
            return prepared(own(deck, Decklist), own(catalogue, Catalogue), Edition(edition))
        except GoldfishError as problem:
            raise UnplayableDeckError(str(problem)) from None

    def align(self, base: PreparedLike, changed: PreparedLike) -> PreparedDeck:
        return aligned(own(base, PreparedDeck), own(changed, PreparedDeck))

    def start(self, opening: Opening[PreparedLike], catalogue: AnyCatalogue) -> State:
        """Open a game up to its first question. Raises UnplayableDeckError."""
        try:
            return opened(
                [own(deck, PreparedDeck) for deck in opening.decks],
                own(catalogue, Catalogue),
                Edition(opening.edition),
                seed=opening.seed,
                first=opening.first,
            )
        except CannotReferee as problem:
            raise UnplayableDeckError(str(problem)) from None

    def check(self, opening: Opening[PreparedLike], catalogue: AnyCatalogue) -> None:
        self.start(opening, catalogue)

    def level(self, key: str) -> SpoilsLevel:
        return own(super().level(key), Level)

    def play(
        self, opening: Opening[PreparedLike], catalogue: AnyCatalogue, levels: Sequence[str]
    ) -> PlayedGame:
        seats = [self.level(key) for key in levels]
        state = self.start(opening, catalogue)
        return play_match(PLAYABLE, state, seats, opening.seed, LIMITS)

    def play_pair(
        self,
        opening: Opening[PreparedLike],
        catalogue: AnyCatalogue,
        levels: tuple[LevelLike, LevelLike],
    ) -> Pair:
        two: tuple[SpoilsLevel, SpoilsLevel] = (own(levels[0], Level), own(levels[1], Level))
        return play_pair(
            PLAYABLE, lambda _: self.start(opening, catalogue), two, opening.seed, LIMITS
        )

    def loss(self, record: str, person: int, catalogue: AnyCatalogue) -> Loss:
        return loss_of(read_record(record), person, own(catalogue, Catalogue))

    def help_against(self, cause: Cause) -> Help | None:
        return HELP.get(cause)

    def choose(self, state: State, level: str, seed: int, answers: int) -> Choice[Action]:
        """Return the answer of a level now, after this many answers in a game with this seed.

        Equal arguments give equal answers, the same as in `play`. Raises UnknownLevelError.
        """
        person = PLAYABLE.to_decide(state)
        if person is None:
            raise ValueError("The game is over: nobody has to decide")
        played = self.level(level)
        return decide(
            PLAYABLE, state, played.player, chance_of(seed, person, answers), played.effort
        )
