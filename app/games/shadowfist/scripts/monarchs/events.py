"""Four Monarchs: events."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Blood Lust", Effect((), (GainPower(Count(CHARACTER.opponents_control().being(DAMAGED))),))
    ),
    script(
        "Craft and Might",
        Effect(
            (),
            (
                Give(CHARACTER.that(OfResource((MONARCHS,))), (InflictsMore(2),)),
                Give(CHARACTER.a("warrior"), (InflictsMore(1), Gains(TACTICS))),
            ),
        ),
    ),
    script("Mark of Fire", Effect((Target(SITE_OR_CHARACTER, 4),), (Inflict(1, TARGET),))),
    script(
        "Plots and Intrigues",
        Effect(
            (
                Choose(FENG_SHUI_SITE.you_control().being(FACE_DOWN), AnyNumber()),
                Reveal(CHOSEN),
                Let("X", Count(CHOSEN)),
            ),
            (GainPower(Number("X")),),
        ),
    ),
    script(
        "Spontaneous Combustion",
        Effect((Target(CHARACTER),), (Inflict(2, TARGET),)),
        When(IsSmoked(CARD.a("fire").you_control()), (Reload(THIS),), may=True, in_=SMOKED),
    ),
    script(
        "Twenty Lashes",
        Effect(
            (Target(CHARACTER),),
            (Inflict(3, TARGET, (UNSTOPPABLE,)), Give(TARGET, (More(FIGHTING, 3),), LEAVES_PLAY)),
        ),
    ),
    script(
        "Viking Burial",
        Effect(
            (ToastAs(CHARACTER.in_pile(SMOKED)), ToastAs(STATE.in_pile(SMOKED))), (GainPower(2),)
        ),
    ),
)
