"""Cards of an attack that are known by name: their numbers and keywords fill the form."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.games.shadowfist.attacks import Attack
from app.games.shadowfist.facts import Catalogue, Printed
from app.games.shadowfist.presentation.attacks.form import prefixes
from app.games.shadowfist.terms import CardType, Keyword

_TARGETS = (CardType.FENG_SHUI_SITE, CardType.SITE, CardType.CHARACTER)


def filled_by_name(form: Mapping[str, str], catalogue: Catalogue) -> Mapping[str, str]:
    """Return the form with Fighting or Body, keywords and type of the cards that are named.

    A card whose number is filled in stays as it is; one without a printed number, such as X,
    gets none. The newest printing of a title counts. Rules: 8.11.1.
    """
    found = dict(form)
    for prefix in prefixes():
        name, score = (form.get(f"{prefix}-{what}", "").strip() for what in ("name", "score"))
        title = catalogue.find(name) if name and not score else None
        if title is None:
            continue
        printed = catalogue.newest_printing(title).printed
        number = printed.fighting if printed.body is None else printed.body
        if not isinstance(number, int):
            continue
        more = form.get(f"{prefix}-more", "").strip()
        facts = [*_keywords(printed), *([more] if more else [])]
        found[f"{prefix}-name"], found[f"{prefix}-score"] = title.name, str(number)
        found[f"{prefix}-more"] = ", ".join(facts)
        if prefix == "t" and printed.type in _TARGETS:
            found["t-type"] = printed.type.value
    return found


def _keywords(printed: Printed) -> Iterator[str]:
    """Yield the keywords that an attack asks about, as its text writes them."""
    for ability in printed.abilities:
        if ability.keyword is Keyword.TOUGHNESS and isinstance(ability.amount, int):
            yield f"{ability.keyword} {ability.amount}"
        elif ability.keyword not in (Keyword.TOUGHNESS, Keyword.IMMUNITY):
            yield str(ability.keyword)


def with_text(attack: Attack, catalogue: Catalogue) -> tuple[str, ...]:
    """Return the names of an attack's cards whose newest printing has text besides keywords."""
    cards = [attack.target]
    for attacker in attack.attackers:
        cards += [attacker.card, *(each.card for each in attacker.chain)]
    titles = (catalogue.find(card.name) for card in cards)
    return tuple(
        dict.fromkeys(
            title.name
            for title in titles
            if title is not None and not catalogue.newest_printing(title).printed.is_complete
        )
    )
