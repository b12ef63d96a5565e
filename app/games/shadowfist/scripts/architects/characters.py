"""Architects of the Flesh: characters."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Assault Squad",
        When(
            AttackDeclared(OPPONENTS, CARD.you_control()),
            (Play(THIS, free=True, any_time=True), Give(THIS, (Must(INTERCEPT),), END_OF_ATTACK)),
            if_=NoLess(Count(CHARACTER.being(ATTACKING)), 2),
            may=True,
            in_=IN_HAND,
        ),
    ),
    script("Blood Reaver", Continuous(THIS.being(ATTACKING), (TakesAtMost(0, ATTACK_TARGET),))),
    script(
        "CDCA Scientist",
        When(
            IsSmoked(THIS),
            (
                DrawUpTo(
                    Plus(
                        Count(CARD.that(Titled("CDCA Scientist")).you_control()),
                        Count(CARD.in_pile(SMOKED).that(Titled("CDCA Scientist"))),
                    )
                ),
                DiscardUpTo(
                    Plus(
                        Count(CARD.that(Titled("CDCA Scientist")).you_control()),
                        Count(CARD.in_pile(SMOKED).that(Titled("CDCA Scientist"))),
                    )
                ),
            ),
            may=True,
        ),
    ),
    script("Genghis X", Continuous(THIS, (Gains(GUTS),), NoLess(Total(DAMAGE, THIS), 3))),
    script(
        "Vivisector",
        Effect(
            (Turn(), Choose(CHARACTER.other().you_control()), Let("X", Total(COST, CHOSEN))),
            (
                If(
                    Exists(CHOSEN.that(ControlledBy(YOU))),
                    (Sacrifice(CHOSEN), GainPower(Number("X"))),
                ),
            ),
        ),
    ),
)
