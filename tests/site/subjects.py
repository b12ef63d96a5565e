"""The games that every kind of visitor visits a site about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from app.games import game
from tests.site.events.desk_actions import LEGAL
from tests.site.events.test_shadowfist import LEGAL as LEGAL_OF_SHADOWFIST


@dataclass(frozen=True)
class Subject:
    """The game that a site is visited about, and what of it stands in addresses and forms.

    `legal` is a list that an event takes, `secret` another one, of which `marks` tell. `edition`
    and `number` are a rule, `slug` and `card` a card, `printing` one that can be added. Events
    have the fields `built`, or `drawn` where decks come from pools; empty where the desk has none.
    """

    key: str
    precon: str
    legal: str
    secret: str
    marks: tuple[str, ...]
    edition: str
    number: str
    slug: str
    card: str
    printing: str
    pack: str
    built: Mapping[str, str]
    drawn: Mapping[str, str]

    @property
    def query(self) -> str:
        """The query that names the game in an address that no row belongs to."""
        return f"?game={self.key}"

    @property
    def card_kind(self) -> str:
        """The kind of facts whose rows are cards."""
        cards = game(self.key).cards
        return cards.needed().card_kind if cards else "cards"

    @property
    def in_address(self) -> dict[str, str]:
        """The values for the variable parts of addresses."""
        return {
            "<game:game>": self.key,
            "<slug>": self.slug,
            "<edition>/<number>": f"{self.edition}/{self.number}",
            "<edition>": self.edition,
            "<precon>": self.precon,
            "<kind>": self.card_kind,
        }


SPOILS: Final = Subject(
    "spoils", "starter-arcanist-warlord", LEGAL,
    LEGAL.replace("40 Rage", "37 Rage").replace("31 O", "34 O"),
    ("37 Rage", "37\tRage", "37× Rage", "37 × Rage"),
    "cr3", "103.1c", "scout", "Air Travel", "7e9610d4-c06d-437d-a5e6-000010285300", "1ED",
    {}, {"format": "limited", "packs_1ED": "6"},
)  # fmt: skip
SHADOWFIST: Final = Subject(
    "shadowfist", "10kb-ascended", LEGAL_OF_SHADOWFIST,
    LEGAL_OF_SHADOWFIST.replace("2 Flambards", "3 Flambards"),
    ("3 Flambards", "3\tFlambards", "3× Flambards", "3 × Flambards"),
    "sf210", "1.2.3", "flambards", "Flambards", "flambards_cs", "COW",
    {"edition": "sf210", "format": "classic"}, {},
)  # fmt: skip
TERRUS: Final = replace(
    SHADOWFIST, key="terrus", edition="terrus16", number="T.01", slug="none", card="none"
)
"""A game without cards; what stands for cards in addresses is nothing that it knows."""
