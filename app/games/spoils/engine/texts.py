"""A card's script in working form: its paragraphs sorted by type. Rules: 501 to 507."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from app.games.spoils import vocabulary as words
from app.games.spoils.facts import NO_ICONS, Card, Threshold
from app.games.spoils.terms import Area


@dataclass(frozen=True, slots=True)
class Text:
    """The paragraphs of one rules text by type, in printed order.

    `is_lost` says that the card lost its rules text, or all but what is here.
    """

    paragraphs: tuple[words.Paragraph, ...] = ()
    abilities: tuple[words.Ability, ...] = ()
    triggers: tuple[words.Trigger, ...] = ()
    replacements: tuple[words.Replacement, ...] = ()
    conditionals: tuple[words.Conditional, ...] = ()
    requirements: tuple[words.Requirement, ...] = ()
    keywords: tuple[words.HasKeyword, ...] = ()
    uniques: tuple[str, ...] = ()
    attach_to: words.AttachTo | None = None
    flip_up: words.FlipUp | None = None
    provides: Threshold = NO_ICONS
    on_resolve: words.OnResolve | words.OneOfTexts | None = None
    enters_with: tuple[words.EntersWith, ...] = ()
    is_scripted: bool = True
    is_lost: bool = False

    @property
    def acts_in_play(self) -> bool:
        """Whether the text does anything by itself while the card is in play."""
        return bool(self.triggers or self.replacements or self.conditionals or self.requirements)

    @property
    def choices(self) -> tuple[words.OnResolve | None, ...]:
        """The texts of which one is chosen as the card is deployed; None stands for no text."""
        return (
            self.on_resolve.texts
            if isinstance(self.on_resolve, words.OneOfTexts)
            else (self.on_resolve,)
        )

    def extra_costs(
        self, chosen: words.OnResolve | None, flip_up: words.FlipUp | None = None
    ) -> tuple[words.Step, ...]:
        """What deploying asks for beside the numeric cost: what the card attaches to, the
        extra costs of its Flip Up, those of the chosen text. Rules: 507.2a, 507.4c.
        """
        attaching = () if self.attach_to is None else (words.Pick(self.attach_to.cards),)
        flipping = () if flip_up is None else flip_up.extra
        return (*attaching, *flipping, *(() if chosen is None else chosen.cost))


def is_in_force(paragraph: words.Paragraph, area: Area) -> bool:
    """Whether a paragraph works while its card is in `area`. Rules: 201.5b."""
    return getattr(paragraph, "area", Area.IN_PLAY) is area or works_anywhere(paragraph)


def works_anywhere(paragraph: words.Paragraph) -> bool:
    """Whether a paragraph waits for its own card to be put somewhere, or says how it enters."""
    event = getattr(paragraph, "event", None)
    if isinstance(paragraph, words.Replacement) and event == words.EntersPlay():
        return True
    return isinstance(event, words.PutAnywhere) and words.Is(words.Role.THIS) in event.cards.where


def works_face_down(ability: words.Ability) -> bool:
    """Whether an ability says that it is used while its card lies face-down. Rules: 201.5b."""
    return any(
        isinstance(step, words.Only)
        and isinstance(step.condition, words.Matches)
        and step.condition.cards == words.THIS
        and words.Being(words.State.FACE_DOWN) in step.condition.filter.where
        for step in ability.cost
    )


def text_of(card: Card, script: words.Script | None) -> Text:
    """The working form of a script; without one, of the keywords among the facts."""
    if script is None:
        return sorted_text(_keywords(card), is_scripted=False)
    return sorted_text(script.paragraphs)


def sorted_text(
    paragraphs: Iterable[words.Paragraph], *, is_scripted: bool = True, is_lost: bool = False
) -> Text:
    """Paragraphs by type, in order; of those a text has only one, the last."""
    them = tuple(paragraphs)
    resolve = [p for p in them if isinstance(p, words.OnResolve | words.OneOfTexts)]
    icons = NO_ICONS
    for provided in (p for p in them if isinstance(p, words.Provides)):
        icons += Threshold.of(provided.icons)
    return Text(
        paragraphs=them,
        abilities=tuple(p for p in them if isinstance(p, words.Ability)),
        triggers=tuple(p for p in them if isinstance(p, words.Trigger)),
        replacements=tuple(p for p in them if isinstance(p, words.Replacement)),
        conditionals=tuple(p for p in them if isinstance(p, words.Conditional)),
        requirements=tuple(p for p in them if isinstance(p, words.Requirement)),
        keywords=tuple(p for p in them if isinstance(p, words.HasKeyword)),
        uniques=tuple(p.name.casefold() for p in them if isinstance(p, words.Unique)),
        attach_to=next((p for p in them if isinstance(p, words.AttachTo)), None),
        flip_up=next((p for p in them if isinstance(p, words.FlipUp)), None),
        provides=icons,
        on_resolve=resolve[-1] if resolve else None,
        enters_with=tuple(p for p in them if isinstance(p, words.EntersWith)),
        is_scripted=is_scripted,
        is_lost=is_lost,
    )


def _keywords(card: Card) -> list[words.Paragraph]:
    """The paragraphs that the facts of a card alone tell."""
    known = card.keywords
    paragraphs: list[words.Paragraph] = []
    if known.covert:
        paragraphs.append(words.COVERT)
    if known.tactical or known.tactical_text:
        paragraphs.append(words.TACTICAL)
    if known.unique:
        paragraphs.append(words.Unique(known.unique))
    if card.provides:
        paragraphs.append(words.Provides(str(card.provides)))
    if known.flip_up and not known.flip_up.has_extra:
        paragraphs.append(words.FlipUp(known.flip_up.cost, str(known.flip_up.threshold)))
    return paragraphs
