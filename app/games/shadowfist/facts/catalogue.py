"""All facts of the game as one frozen, indexed value."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from app.games.shadowfist.facts.cards import Barred, Printing, Title, Token
from app.games.shadowfist.facts.formats import CardPool, Format
from app.games.shadowfist.facts.names import fold_title
from app.games.shadowfist.facts.words import Words
from app.games.tabletop import facts
from app.games.tabletop.names import LONGEST_NAME


@dataclass(frozen=True, slots=True, eq=False)
class Catalogue(facts.Catalogue[Title, Printing, Format]):
    """Titles, printings, sets, formats and precons of Shadowfist, with indexes by name and id.

    A bare title in a deck stands for a printing of its own, which has the facts of the newest
    (8.11.1): two players whose cards differ in numbers do not hold the same deck.

    `tokens` are those that effects create, `barred` the titles that no deck may hold and the
    reason, `pools` the card pools by id. `words` is what designators need to know of words.
    """

    KEEPS_BARE: ClassVar[bool] = True

    tokens: Mapping[str, Token] = field(default_factory=dict)
    barred: Mapping[str, Barred] = field(default_factory=dict)
    pools: Mapping[str, CardPool] = field(default_factory=dict)
    words: Words = field(default_factory=Words, repr=False)

    @staticmethod
    def folded(name: str) -> str:
        """Letters and digits alone, without a *The* in front; see `fold_title`."""
        return fold_title(name)

    def find(self, name: str) -> Title | None:
        """The title, spelt with any case, accents, signs or blanks, or as one word.

        A *The* in front may be missing, as may all blanks: `TheGoldenGunman`.
        """
        found = facts.Catalogue.find(self, name)
        if found is None and len(name) <= LONGEST_NAME:
            found = self._by_folded.get(fold_title(name).removeprefix("the"))
        return found

    def title(self, name: str) -> Title:
        """The title of that exact name. Raises KeyError."""
        return self.by_name[name]

    def printing(self, id_: str) -> Printing:
        """The printing with that id. Raises KeyError."""
        return self.by_printing[facts.PrintingId(id_)]

    def read_as(self, printing: Printing) -> Printing:
        """The printing whose facts a line of a deck is read with. Rules: 8.11.1.

        That is the printing itself where one was named, and else the newest of the title.
        """
        name = facts.name_of_any(printing.id)
        return printing if name is None else self.newest[name]
