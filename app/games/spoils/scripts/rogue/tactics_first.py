"""Rogue tactics: 1st Edition, both parts."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Ambuscade",
        OnResolve(
            effect=(InflictDivided(Number("X"), CHARACTER.being(State.ATTACKING)),),
            cost=(
                Only(Attacking(OPPONENT)),
                Choose(CHARACTER.you_control()),
                Let("X", Times(2, Total(STRENGTH, CHOSEN))),
                Destroy(CHOSEN),
            ),
        ),
    ),
    script(
        "Catastrophic Betrayal",
        OnResolve(
            effect=(Put(PICKED, PLAY), AddToParty(PICKED), Deplete(PICKED)),
            cost=(Only(Attacking(YOU)), Pick(CHARACTER.in_discard_pile(OPPONENT))),
        ),
    ),
    script(
        "Counter Attack",
        OnResolve(effect=(Attack(), Draw()), cost=(Only(Both(TurnOf(OPPONENT), Not(InBattle()))),)),
    ),
    script("Defenestrate", OnResolve(effect=(Put(top(2, OPPONENT), DISCARD_PILE), Draw()))),
    script(
        "Early Retirement",
        OnResolve(
            effect=(Draw(Number("X")),),
            cost=(
                Pick(CHARACTER.you_control()),
                Let("X", Total(STRENGTH, PICKED)),
                Destroy(PICKED),
            ),
        ),
    ),
    script(
        "Epic Turncoat Maneuver",
        OnResolve(
            effect=(TakeControl(PICKED),),
            cost=(Choose(CHARACTER.you_control(), 2), Destroy(CHOSEN), Pick(CHARACTER, UpTo(4))),
        ),
    ),
    script(
        "Forced Recruitment",
        OnResolve(
            effect=(EntersUnder(RESPONDED_TO),),
            cost=(Only(RespondingTo(CHARACTER)), Pay(Total(NUMERIC_COST, RESPONDED_TO))),
        ),
    ),
    script(
        "Fwing!",
        OnResolve(
            effect=(
                Alter(PICKED, (More(SPEED, 1),)),
                FlipCoin((Alter(PICKED, (More(STRENGTH, 1),)),)),
            ),
            cost=(Pick(CHARACTER),),
        ),
    ),
    script(
        "Grand Theft All",
        OnResolve(
            effect=(Choose(NON_TACTIC.in_discard_pile(OPPONENT), UpTo(4)), Put(CHOSEN, PLAY))
        ),
    ),
    script(
        "Impeccable Timing",
        OnResolve(
            effect=(If(Matches(PICKED, CARD.at_most(LIFE, 4)), (Destroy(PICKED),)),),
            cost=(Pick(CHARACTER.being(State.DEPLETED)),),
        ),
    ),
    script(
        "Jackmove",
        OnResolve(
            effect=(
                ChooseNumber("Y", at_most=Number("X")),
                Reveal(top(Number("Y"), OPPONENT)),
                Put(REVEALED.that(OfType((CardType.CHARACTER, CardType.ITEM))), PLAY),
                Put(REVEALED.in_deck(OPPONENT), DISCARD_PILE),
            ),
            cost=(ChooseNumber(), Pay(Times(2, Number("X")))),
        ),
    ),
    script("Late Addition", OnResolve(effect=(May(then=(Deploy(CHARACTER.in_hand()),)), Draw()))),
    script(
        "Orgy Den Smoke Out",
        OnResolve(effect=(DiscardAtRandom(who=OPPONENT), Put(top(2, OPPONENT), DISCARD_PILE))),
    ),
    script(
        "Rapine",
        OnResolve(
            effect=(TakeControl(PICKED),),
            cost=(
                Choose(CARD.that(OfType((CardType.CHARACTER, CardType.ITEM))).you_control()),
                Destroy(CHOSEN),
                Pick(CHARACTER),
            ),
        ),
    ),
    script(
        "Sarcophyle Matriculation",
        OnResolve(
            effect=(
                Establish(
                    Replacement(
                        Destroyed(PICKED),
                        (
                            TakeControl(THAT),
                            RemoveDamage(THAT, All()),
                            Alter(THAT, (GainsSubtype("sarcophyle"),), Until.FOR_GOOD),
                        ),
                        next_only=True,
                    ),
                    Until.END_OF_BATTLE,
                ),
            ),
            cost=(Only(Attacking(OPPONENT)), Pick(CHARACTER.opponent_controls())),
        ),
    ),
    script(
        "Scrag",
        OnResolve(
            effect=(
                If(NoLess(Count(CARD.in_discard_pile(OPPONENT)), Number("X")), (Destroy(PICKED),)),
            ),
            cost=(Pick(CHARACTER), Let("X", Total(LIFE, PICKED))),
        ),
    ),
    script(
        "Snake Eyes",
        OnResolve(
            effect=(
                If(Matches(PICKED, CARD.being(State.HAS_RECEIVED_DAMAGE)), (Destroy(PICKED),)),
                Draw(),
            ),
            cost=(Pick(CHARACTER),),
        ),
    ),
    script(
        "Warehouse Raid",
        OnResolve(
            effect=(
                DiscardAtRandom(Number("X"), OPPONENT),
                Put(DISCARDED.that(OfType((CardType.ITEM,))), PLAY),
            ),
            cost=(FlipCoin((Let("X", 2),), (Let("X", 1),)),),
        ),
    ),
    script(
        "Yoink!",
        OnResolve(
            effect=(TakeControl(picked(1)), Attach(picked(1), picked(2))),
            cost=(Pick(CARD.of_subtype("gear")), Pick(CHARACTER)),
        ),
    ),
)
