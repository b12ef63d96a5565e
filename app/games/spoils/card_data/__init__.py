"""The card data of The Spoils: what its files and forms hold, and the Catalogue they make."""

from typing import Final

from app.games.spoils import KEY
from app.games.spoils.card_data.assemble import assemble
from app.games.spoils.card_data.forms import FORMS
from app.games.spoils.card_data.kinds import KINDS
from app.games.spoils.card_data.octgn import read_set_file, write_set_file
from app.games.spoils.facts import Catalogue
from app.games.tabletop.card_data import CardData

CARD_DATA: Final[CardData[Catalogue]] = CardData(
    game=KEY,
    version="2026.4",
    kinds=KINDS,
    assemble=assemble,
    read_set=read_set_file,
    write_set=write_set_file,
    forms=FORMS,
)
"""Raise the version with every change of `data/spoils/`."""

__all__ = ["CARD_DATA"]
