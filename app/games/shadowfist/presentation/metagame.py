"""Shadowfist's metagame: factions and titles over all decks of an event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from app.games.capabilities.metagame import Metagame, MetagameSummary, PlayedCard, Shares
from app.games.offers import own
from app.games.shadowfist.decklists import Decklist
from app.games.shadowfist.presentation.sections import section_of
from app.games.shadowfist.terms import FACTIONS
from app.games.tabletop.decklists.decklist import AnyDecklist


def metagame_of(decks: Sequence[Decklist]) -> Metagame:
    """Count over decks. Shares are of decks for factions, of cards for sections."""
    factions: Counter[str] = Counter()
    sections: Counter[str] = Counter()
    played: Counter[str] = Counter()
    copies: Counter[str] = Counter()
    for deck in decks:
        lines = [line for line in deck.lines if line.counts]
        for line in lines:
            sections[section_of(line.printing.printed)] += line.copies
            copies[line.name] += line.copies
        played.update({line.name for line in lines})
        factions.update(
            {
                each.word
                for line in lines
                for each in line.printing.printed.factions
                if each in FACTIONS
            }
        )
    titles = sorted(played, key=lambda name: (-played[name], -copies[name], name))
    return Metagame(
        decks=len(decks),
        shares=(
            Shares.of("Faction", "decks", factions.most_common(), len(decks)),
            Shares.of("Section", "cards", sections.most_common(), sections.total()),
        ),
        cards=tuple(PlayedCard(name, played[name], copies[name]) for name in titles),
    )


class ShadowfistMetagame(MetagameSummary):
    """Shares over all decks of an event."""

    def of(self, decks: Sequence[AnyDecklist]) -> Metagame:
        return metagame_of([own(deck, Decklist) for deck in decks])
