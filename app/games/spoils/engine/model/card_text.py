"""A card's script in working form: its paragraphs sorted by type. Rules: 501 to 507."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from app.games.spoils import vocabulary as v
from app.games.spoils.facts import NO_ICONS, Card, Threshold
from app.games.spoils.terms import Area


@dataclass(frozen=True, slots=True)
class CardText:
    """The paragraphs of one rules text by type, in printed order.

    `is_lost` says that the card lost its rules text, or all but what is here.
    """

    paragraphs: tuple[v.Paragraph, ...] = ()
    abilities: tuple[v.Ability, ...] = ()
    triggers: tuple[v.Trigger, ...] = ()
    replacements: tuple[v.Replacement, ...] = ()
    conditionals: tuple[v.Conditional, ...] = ()
    requirements: tuple[v.Requirement, ...] = ()
    keywords: tuple[v.HasKeyword, ...] = ()
    uniques: tuple[str, ...] = ()
    attach_to: v.AttachTo | None = None
    flip_ups: tuple[v.FlipUp, ...] = ()
    provides: Threshold = NO_ICONS
    on_resolve: v.OnResolve | v.OneOfTexts | None = None
    enters_with: tuple[v.EntersWith, ...] = ()
    is_scripted: bool = True
    is_lost: bool = False

    @property
    def acts_in_play(self) -> bool:
        """True if the text does anything by itself while the card is in play."""
        return bool(self.triggers or self.replacements or self.conditionals or self.requirements)

    @property
    def choices(self) -> tuple[v.OnResolve | None, ...]:
        """The texts from which one is chosen as the card is deployed; None means no text."""
        return (
            self.on_resolve.texts
            if isinstance(self.on_resolve, v.OneOfTexts)
            else (self.on_resolve,)
        )

    def extra_costs(
        self, chosen: v.OnResolve | None, flip_up: v.FlipUp | None = None
    ) -> tuple[v.Step, ...]:
        """The costs of deploying apart from the numeric cost. Rules: 507.2a, 507.4c.

        First the pick of the card to attach to, then the extra costs of the Flip Up, then those of
        the chosen text.
        """
        attaching = () if self.attach_to is None else (v.Pick(self.attach_to.cards),)
        flipping = () if flip_up is None else flip_up.extra
        return (*attaching, *flipping, *(() if chosen is None else chosen.cost))


def is_in_force(paragraph: v.Paragraph, area: Area) -> bool:
    """True if a paragraph works while its card is in `area`. Rules: 201.5b."""
    return getattr(paragraph, "area", Area.IN_PLAY) is area or works_anywhere(paragraph)


def works_anywhere(paragraph: v.Paragraph) -> bool:
    """True if a paragraph waits for its own card to be put somewhere, or says how it
    enters play.
    """
    event = getattr(paragraph, "event", None)
    if isinstance(paragraph, v.Replacement) and event == v.EntersPlay():
        return True
    return isinstance(event, v.PutAnywhere) and v.Is(v.Role.THIS) in event.cards.where


def works_face_down(ability: v.Ability) -> bool:
    """True if an ability says that it is used while its card lies face-down. Rules: 201.5b."""
    return any(
        isinstance(step, v.Only)
        and isinstance(step.condition, v.Matches)
        and step.condition.cards == v.THIS
        and v.Being(v.State.FACE_DOWN) in step.condition.filter.where
        for step in ability.cost
    )


@cache
def printed_text(card: Card, script: v.Script | None) -> CardText:
    """The working form of a script; without one, of the keywords among the facts."""
    if script is None:
        return sorted_text(_keywords(card), is_scripted=False)
    return sorted_text(script.paragraphs)


def sorted_text(
    paragraphs: Iterable[v.Paragraph], *, is_scripted: bool = True, is_lost: bool = False
) -> CardText:
    """Paragraphs by type, in order; of those a text has only one, the last."""
    them = tuple(paragraphs)
    resolve = [p for p in them if isinstance(p, v.OnResolve | v.OneOfTexts)]
    icons = NO_ICONS
    for provided in (p for p in them if isinstance(p, v.Provides)):
        icons += Threshold.of(provided.icons)
    return CardText(
        paragraphs=them,
        abilities=tuple(p for p in them if isinstance(p, v.Ability)),
        triggers=tuple(p for p in them if isinstance(p, v.Trigger)),
        replacements=tuple(p for p in them if isinstance(p, v.Replacement)),
        conditionals=tuple(p for p in them if isinstance(p, v.Conditional)),
        requirements=tuple(p for p in them if isinstance(p, v.Requirement)),
        keywords=tuple(p for p in them if isinstance(p, v.HasKeyword)),
        uniques=tuple(p.name.casefold() for p in them if isinstance(p, v.Unique)),
        attach_to=next((p for p in them if isinstance(p, v.AttachTo)), None),
        flip_ups=tuple(dict.fromkeys(p for p in them if isinstance(p, v.FlipUp))),
        provides=icons,
        on_resolve=resolve[-1] if resolve else None,
        enters_with=tuple(p for p in them if isinstance(p, v.EntersWith)),
        is_scripted=is_scripted,
        is_lost=is_lost,
    )


def _keywords(card: Card) -> list[v.Paragraph]:
    """The paragraphs that the facts of a card alone tell."""
    known = card.keywords
    paragraphs: list[v.Paragraph] = []
    if known.covert:
        paragraphs.append(v.COVERT)
    if known.tactical or known.tactical_text:
        paragraphs.append(v.TACTICAL)
    if known.unique:
        paragraphs.append(v.Unique(known.unique))
    if card.provides:
        paragraphs.append(v.Provides(str(card.provides)))
    if known.flip_up and not known.flip_up.has_extra:
        paragraphs.append(v.FlipUp(known.flip_up.cost, str(known.flip_up.threshold)))
    return paragraphs


def changed_text(card: Card, printed: CardText, changes: Iterable[v.Change]) -> CardText:
    """The text after changes: gains first, then losses, for losing beats gaining. 402.6."""
    gained: list[v.Paragraph] = []
    lost: list[v.Change] = []
    for change in changes:
        match change:
            case v.GainsText(paragraph):
                gained.append(paragraph)
            case v.GainsUniqueName():
                gained.append(v.Unique(card.name))
            case v.GainsFlipUpAtItsCost():
                gained.append(v.FlipUp(card.cost or 0, str(card.threshold)))
            case v.LosesText() | v.LosesOtherText() | v.LosesAbilities():
                lost.append(change)
    if not gained and not lost:
        return printed
    kept = list(printed.paragraphs)
    if any(isinstance(it, v.LosesText) for it in lost):
        kept, gained = [], []
    elif any(isinstance(it, v.LosesOtherText) for it in lost):
        kept, gained = [it for it in kept if _takes_the_rest(it)], []
    paragraphs = [*kept, *gained]
    if any(isinstance(it, v.LosesAbilities) for it in lost):
        paragraphs = [it for it in paragraphs if not isinstance(it, v.Ability)]
    is_lost = any(isinstance(it, v.LosesText | v.LosesOtherText) for it in lost)
    return sorted_text(paragraphs, is_scripted=printed.is_scripted, is_lost=is_lost)


def _takes_the_rest(paragraph: v.Paragraph) -> bool:
    """True if the paragraph makes its card lose all other rules text."""
    return isinstance(paragraph, v.Conditional) and any(
        isinstance(it, v.LosesOtherText) for it in paragraph.changes
    )
