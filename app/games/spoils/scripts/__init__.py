"""The cards as data: one script per name, by trade and type, in alphabetical order.

A script is a frozen value in the words of `app.games.spoils.vocabulary`. How to add one:
`docs/card-scripts.md`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from app.games.spoils.scripts import (
    arcanist_characters,
    arcanist_items,
    arcanist_locations,
    arcanist_tactics_a_to_o,
    arcanist_tactics_p_to_v,
    banker_characters,
    banker_items,
    banker_locations,
    banker_tactics,
    factions,
    gearsmith_characters,
    gearsmith_items,
    gearsmith_locations,
    gearsmith_tactics,
    resources,
    rogue_characters_a_to_j,
    rogue_characters_l_to_w,
    rogue_items,
    rogue_locations,
    rogue_tactics,
    universal,
    warlord_characters_a_to_i,
    warlord_characters_l_to_w,
    warlord_items,
    warlord_locations,
    warlord_tactics,
)
from app.games.spoils.vocabulary import Script

FILES: Final = (
    arcanist_characters,
    arcanist_items,
    arcanist_locations,
    arcanist_tactics_a_to_o,
    arcanist_tactics_p_to_v,
    banker_characters,
    banker_items,
    banker_locations,
    banker_tactics,
    factions,
    gearsmith_characters,
    gearsmith_items,
    gearsmith_locations,
    gearsmith_tactics,
    resources,
    rogue_characters_a_to_j,
    rogue_characters_l_to_w,
    rogue_items,
    rogue_locations,
    rogue_tactics,
    universal,
    warlord_characters_a_to_i,
    warlord_characters_l_to_w,
    warlord_items,
    warlord_locations,
    warlord_tactics,
)

ALL_SCRIPTS: Final[tuple[Script, ...]] = tuple(script for file in FILES for script in file.SCRIPTS)
"""Every script, file by file."""

SCRIPTS: Final[Mapping[str, Script]] = MappingProxyType(
    {script.name: script for script in ALL_SCRIPTS}
)
"""Every script by the name of its card."""
