"""Writes an attack so that it reads back as the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.games.shadowfist.attacks import FEWEST_PLAYERS, Attack, CeasesBy, Interceptor
from app.games.shadowfist.attacks.text_facts import INFLICTING, TAKING, Flag
from app.games.shadowfist.engine.damage.combatants import Combatant
from app.games.shadowfist.engine.damage.modifiers import Modifier
from app.games.shadowfist.terms import CardType, Keyword


def write_attack(attack: Attack) -> str:
    """The text of an attack."""
    return "".join(f"{line}\n" for line in _lines(attack))


def _lines(attack: Attack) -> Iterator[str]:
    if attack.title:
        yield f"attack: {attack.title}"
    if attack.players != FEWEST_PLAYERS:
        yield f"players: {attack.players}"
    for attacker in attack.attackers:
        share = [] if attacker.share is None else [f"share {attacker.share}"]
        yield _line("attacker", attacker.card, share)
        for each in attacker.chain:
            yield "  " + _line("interceptor", each.card, interceptor_options(each))
    yield _line("target", attack.target, [])
    if attack.fate:
        yield f"fate: {attack.fate}"


def _line(role: str, card: Combatant, more: Sequence[str]) -> str:
    facts = (*score_words(card), *damage_words(card), *other_words(card), *more)
    return f"{role}: {', '.join((name_words(card.name), *facts))}"


def name_words(name: str) -> str:
    """A name as it stands in a line: in quotation marks where it would be misread."""
    if "," in name or name.startswith('"'):
        doubled = name.replace('"', '""')
        return f'"{doubled}"'
    return name


def score_words(card: Combatant) -> tuple[str, ...]:
    """Fighting or Body, with the type where it does not follow from it."""
    if card.type is CardType.SITE:
        return (CardType.SITE.value, f"Body {card.score}")
    return (f"{'Fighting' if card.is_character else 'Body'} {card.score}",)


def damage_words(card: Combatant) -> tuple[str, ...]:
    """Damage counters, if there are any."""
    kinds = (("damage", card.counters.ordinary), ("Corrupted damage", card.counters.corrupted))
    return tuple(f"{words} {number}" for words, number in kinds if number)


def other_words(card: Combatant) -> tuple[str, ...]:
    """Keywords, modifiers and everything else about a card."""
    keywords = [each.value for each in Keyword if each in card.keywords]
    toughness = [f"Toughness {card.toughness}"] if card.toughness else []
    inflicting = [_modifier(each, INFLICTING[each.step]) for each in card.inflicting]
    taking = [_modifier(each, TAKING[each.step]) for each in card.taking]
    flags = (
        (card.immune_to, Flag.IMMUNE),
        (card.is_turned, Flag.TURNED),
        (card.stays_at_zero, Flag.STAYS_AT_ZERO),
    )
    said = [flag.value for is_so, flag in flags if is_so]
    return (*keywords, *toughness, *inflicting, *taking, *said)


def _modifier(modifier: Modifier, written: str) -> str:
    label = f" ({modifier.label})" if modifier.label else ""
    return written.format(modifier.amount) + label


def interceptor_options(interceptor: Interceptor) -> tuple[str, ...]:
    """Return the facts that only an interceptor has: its player, and whether it ceases."""
    by = (f"by {interceptor.player}",) if interceptor.player else ()
    if interceptor.ceases is None:
        return by
    reason = "" if interceptor.ceases is CeasesBy.EFFECT else f" ({interceptor.ceases})"
    return (*by, f"ceases{reason}")
