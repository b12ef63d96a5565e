"""Random decks of The Spoils that are legal in the usual format."""

import random

from app.games.spoils.decklists import Decklist, Line, Zone
from app.games.spoils.engine import is_playable
from app.games.spoils.facts import Catalogue
from app.games.spoils.scripts import SCRIPTS

STAPLES, OTHERS = 30, 45
MOST_COPIES = 4
WORDS = ("Obsession", "Greed", "Elitism", "Deception", "Rage")


def legal_deck(catalogue: Catalogue, seed: int) -> Decklist:
    """75 cards of one to three trades with any faction, as the seed decides.

    A deck with a trade's faction has that trade. Every card can be played by the referee.
    """
    chance = random.Random(seed)
    faction = chance.choice(catalogue.factions)
    assert faction.faction is not None
    own = [icon.word for icon, _ in faction.faction.starting_icons]
    more = [it for it in WORDS if it not in own]
    words = (own + chance.sample(more, chance.randint(not own, 2)))[:3]
    staples = {it: STAPLES // len(words) for it in words}
    suitable = [
        card.name
        for card in catalogue.cards
        if card.is_deck_card
        and not card.is_staple_resource
        and is_playable(SCRIPTS.get(card.name))
        and all(icon.word in words for icon in card.threshold.icons)
    ]
    others: dict[str, int] = {}
    for name in chance.sample(suitable, len(suitable)):
        left = OTHERS - sum(others.values())
        if left:
            others[name] = min(left, chance.randint(1, MOST_COPIES))
    cards = {faction.name: 1, **staples, **others}
    return Decklist(tuple(_line(catalogue, name, copies) for name, copies in cards.items()))


def _line(catalogue: Catalogue, name: str, copies: int) -> Line:
    card = catalogue.by_name[name]
    zone = Zone.FACTION if card.is_faction else Zone.DECK
    return Line(catalogue.newest_printing(card), copies, zone)
