"""The cards by trade and type: some thirty tests cover every card, instead of nine hundred."""

from collections import defaultdict
from collections.abc import Iterable
from functools import cache

from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.scripts import ALL_SCRIPTS
from app.games.spoils.vocabulary import Script
from tests.support.catalogues import shipped_catalogue


@cache
def scripts_by_group() -> dict[str, tuple[Script, ...]]:
    """All scripts, by the trade and type of their card: `Rogue Character`."""
    cards = shipped_catalogue(CARD_DATA).by_name
    groups: dict[str, list[Script]] = defaultdict(list)
    for script in ALL_SCRIPTS:
        card = cards[script.name]
        groups[f"{card.trade.value} {card.type.value}"].append(script)
    return {group: tuple(scripts) for group, scripts in sorted(groups.items())}


def group_names() -> Iterable[str]:
    """The names of the groups, as parameters of a test."""
    return scripts_by_group().keys()
