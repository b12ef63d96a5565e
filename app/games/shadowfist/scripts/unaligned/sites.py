"""Unaligned: sites."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script("Arcane Vault", Continuous(THIS, (HandSize(1),))),
    script("Chthonian Lake", Continuous(THIS, (Cannot(BE_BURNED),))),
    script(
        "City Hospital",
        Effect((Turn(), Choose(CHARACTER.being(DAMAGED))), (Heal(CHOSEN, 1),)),
        When(IsSmoked(CHARACTER.you_control()), (Unturn(THIS),)),
    ),
    script(
        "City Square",
        Effect(
            (
                Turn(),
                ChooseSource(),
                Target(SITE.that(DamagedBy(SOURCE))),
                Choose(SITE.you_control()),
            ),
            (Redirect(TARGET, SOURCE, CHOSEN),),
        ),
    ),
    script(
        "Curio Shop",
        Continuous(THIS, (TakesAtMost(0, CARD.opponents_control().that(Exactly(COST, 1))),)),
    ),
    script("Family Home", Continuous(THIS, (Generates(1),), Not(NoMore(Power(LEFT), Power())))),
    script("Grizzly Pass", Continuous(THIS, (More(BODY, 5),), NoTwoAlike(CARD.you_control()))),
    script("Hidden Sanctum", Continuous(SITE.here(), (More(BODY, 5),))),
    script(
        "Kinoshita House",
        Effect(
            (Turn(), Target(CHARACTER.being(ATTACKING))), (Unturn(TARGET), CeaseAttacking(TARGET))
        ),
    ),
    script(
        "Nightclub", Effect((Turn(), Target(CHARACTER.being(INTERCEPTING))), (Inflict(1, TARGET),))
    ),
    script("Nine Dragon Temple", When(BodyReducedToZero(), (If(Closer(THEY), (GainPower(3),)),))),
    script(
        "Proving Ground",
        When(IsRevealed(), (Turn(),), immediately=True),
        Effect((Turn(),), (Play(CHARACTER, 2),), face_up_only=True),
    ),
    script("Puzzle Garden", Continuous(THIS, (TakesAtMost(3, CHARACTER),))),
    script(
        "River of Lights", Continuous(THIS, (Generates(1),), Exists(FENG_SHUI_SITE.in_pile(BURNED)))
    ),
    script("Stone Garden", Effect((Turn(), Target(SITE.being(DAMAGED))), (Heal(TARGET, 1),))),
    script("Temple of Celestial Mercy", Continuous(THIS, (HandSize(2),))),
    script("Tranquil Peaks", Effect((Turn(),), (GainPower(1, EACH),))),
)
