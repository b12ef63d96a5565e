"""Advice to organizers of Shadowfist: what is known about packs."""

from typing import Final

from app.games.capabilities.event_advice import Advice, AdviceTopic

EVENT_ADVICE: Final = (
    Advice(
        AdviceTopic.PACKS,
        "A pack of Empire of Evil has ten cards: 1 rare, 3 uncommon and 6 common. "
        "A box has 24 packs.",
        "roarofthebeast.blogspot.com, a box that was opened",
        "2009",
    ),
    Advice(
        AdviceTopic.PACKS,
        "Year of the Dragon was sold as five fixed decks of 50 cards, without packs or rarities.",
        "netherworld.chimpshack.org, page of the set",
        "2000-08",
    ),
)
"""Advice in the order in which pages show it."""
