"""The card data of Shadowfist: what its files hold, and the Catalogue they make."""

from typing import Final

from app.games.shadowfist import KEY
from app.games.shadowfist.card_data.assemble import assemble
from app.games.shadowfist.card_data.forms import FORMS
from app.games.shadowfist.card_data.kinds import KINDS
from app.games.shadowfist.card_data.lackey import is_text_file, read_text_file
from app.games.shadowfist.facts import Catalogue
from app.games.tabletop.card_data import CardData

CARD_DATA: Final[CardData[Catalogue]] = CardData(
    game=KEY,
    version="2026.4",
    kinds=KINDS,
    assemble=assemble,
    read_set=read_text_file,
    is_set_file=is_text_file,
    card_kind="titles",
    card_name="title",
    forms=FORMS,
)
"""Raise the version with every change of `data/shadowfist/`."""

__all__ = ["CARD_DATA"]
