"""Checks that scripts agree with the facts of their cards wherever both say the same thing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from app.games.spoils.facts import Card, Catalogue, Threshold, fold
from app.games.spoils.terms import Area, CardType
from app.games.spoils.vocabulary.amounts import Number
from app.games.spoils.vocabulary.cards import Is, OfName, OfSubtype, Providing
from app.games.spoils.vocabulary.changes import Paragraph
from app.games.spoils.vocabulary.flow import Bespoke
from app.games.spoils.vocabulary.json_form import LEXICON, VocabularyError
from app.games.spoils.vocabulary.paragraphs import (
    Ability,
    AttachTo,
    FlipUp,
    HasKeyword,
    OneOfTexts,
    OnResolve,
    Provides,
    Script,
    Unique,
)
from app.games.spoils.vocabulary.places import Keyword, Role
from app.games.spoils.vocabulary.steps import (
    Choose,
    ChooseAtRandom,
    ChooseNumber,
    Let,
    Pick,
    Search,
)
from app.games.tabletop.scripts import walk

__all__ = ["check_scripts"]


def check_scripts(scripts: Iterable[Script], catalogue: Catalogue) -> None:
    """Raise VocabularyError with every problem of every script, one line each."""
    seen: set[str] = set()
    problems: list[str] = []
    for script in scripts:
        card = catalogue.by_name.get(script.name)
        if script.name in seen:
            problems.append(f"{script.name}: has two scripts")
        seen.add(script.name)
        if card is None:
            problems.append(f"{script.name}: no card has that name")
        else:
            problems += [f"{script.name}: {it}" for it in problems_of(script, card, catalogue)]
    if problems:
        raise VocabularyError("\n".join(problems))


def problems_of(script: Script, card: Card, catalogue: Catalogue) -> Iterator[str]:
    """Yield the mistakes in a card's script, one sentence each."""
    for word in walk(script):
        if hasattr(word, "__dataclass_fields__"):
            try:
                LEXICON.check_kinds(word)
            except VocabularyError as error:
                yield str(error)
    yield from _reference_problems(script)
    yield from _name_problems(script, catalogue)
    yield from _keyword_problems(script, card)
    if card.type is not CardType.TACTIC:
        for paragraph in script.paragraphs:
            if isinstance(paragraph, OneOfTexts) or (
                isinstance(paragraph, OnResolve) and paragraph.effect
            ):
                yield "only tactics have an effect of their own; others have triggers"


def _reference_problems(script: Script) -> Iterator[str]:
    deploying = tuple(p for p in script.paragraphs if isinstance(p, OnResolve))
    for paragraph in script.paragraphs:
        inside = paragraph.texts if isinstance(paragraph, OneOfTexts) else (paragraph,)
        for text in inside:
            before: tuple[Paragraph, ...] = (*deploying, text)
            yield from _unbound(text, before)


def _unbound(text: Paragraph, before: tuple[Paragraph, ...]) -> Iterator[str]:
    used = {(word.role, word.nth) for word in walk(text) if isinstance(word, Is)}
    picks = sum(isinstance(word, Pick) for word in walk(before))
    for role, nth in sorted(used):
        if role in (Role.PICKED, Role.PICKED_CARD) and (not picks or nth > picks):
            yield "refers to a picked card without picking one"
        if role is Role.CHOSEN and not _has(before, Choose, ChooseAtRandom, Bespoke):
            yield "refers to a chosen card without choosing one"
        if role is Role.FOUND and not _has(before, Search, "RevealUntil"):
            yield "refers to a found card without a search"
    named = {word.letter for word in walk(before) if isinstance(word, (ChooseNumber, Let))}
    for word in walk(text):
        if isinstance(word, Number) and word.letter not in named:
            yield f"uses the number {word.letter} without setting it"


def _has(texts: tuple[Paragraph, ...], *kinds: type[Any] | str) -> bool:
    return any(
        type(word).__name__ == kind if isinstance(kind, str) else isinstance(word, kind)
        for word in walk(texts)
        for kind in kinds
    )


def _name_problems(script: Script, catalogue: Catalogue) -> Iterator[str]:
    subtypes = {subtype for card in catalogue.cards for subtype in card.subtypes}
    for word in walk(script):
        if isinstance(word, OfName) and word.name not in catalogue.by_name:
            yield f"no card is named {word.name!r}"
        if isinstance(word, OfSubtype):
            for subtype in word.subtypes:
                if subtype not in subtypes:
                    yield f"no card has the subtype {subtype!r}"
        icons = getattr(word, "threshold", "") or (
            word.icons if isinstance(word, (Providing, Provides)) else ""
        )
        try:
            Threshold.of(icons)
        except ValueError:
            yield f"{icons!r} is not a threshold"


def _keyword_problems(script: Script, card: Card) -> Iterator[str]:
    facts = card.keywords
    keywords = [_keyword_in(paragraph) for paragraph in script.paragraphs]
    said = {kind: value for kind, value in keywords if kind}
    printed: dict[str, object] = {}
    if facts.covert:
        printed["covert"] = True
    if facts.tactical or facts.tactical_text:
        printed["tactical"] = True
    if facts.any_number_in_deck:
        printed["any number"] = True
    if facts.unique:
        printed["unique"] = fold(facts.unique)
    if facts.attach_to:
        printed["attach to"] = True
    if facts.flip_up:
        flip = facts.flip_up
        printed["flip up"] = (flip.cost, str(flip.threshold), flip.has_extra)
    if card.provides:
        printed["provides"] = str(card.provides)
    if facts.recur:
        printed["recur"] = str(facts.recur.threshold)
    for kind in sorted(printed.keys() | said.keys()):
        if printed.get(kind) != said.get(kind):
            yield f"{kind}: facts say {printed.get(kind)!r}, the script {said.get(kind)!r}"


def _keyword_in(paragraph: Paragraph) -> tuple[str, object]:
    match paragraph:
        case HasKeyword(keyword=Keyword.COVERT, threshold=""):
            return "covert", True
        case HasKeyword(keyword=Keyword.TACTICAL):
            return "tactical", True
        case HasKeyword(keyword=Keyword.ANY_NUMBER):
            return "any number", True
        case Unique(name=name):
            return "unique", fold(name)
        case AttachTo():
            return "attach to", True
        case FlipUp(cost=cost, threshold=threshold, extra=extra):
            return "flip up", (cost, _sorted(threshold), bool(extra))
        case Provides(icons=icons):
            return "provides", _sorted(icons)
        case Ability(name="RECUR", threshold=threshold, area=Area.DISCARD_PILE):
            return "recur", _sorted(threshold)
    return "", None


def _sorted(icons: str) -> str:
    """The icons in the order thresholds are written; other letters stay as they are."""
    try:
        return str(Threshold.of(icons))
    except ValueError:
        return icons
