"""Banker items: 1st Edition, both parts."""

from typing import Final

from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Brummagem Jewelry",
        AttachTo(),
        Trigger(EntersPlay(), (Deplete(HOST),)),
        Conditional(HOST, (Cannot(Action.BE_RESTORED_BY_RULE),)),
    ),
    script(
        "Fat Pants",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 1), More(LIFE, 2))),
        Ability(
            "HANDOFF",
            cost=(
                Pay(1),
                Choose(CHARACTER.you_control().being(State.NOT_IN_BATTLE).being(State.RESTORED)),
                Deplete(CHOSEN),
            ),
            effect=(Attach(THIS, CHOSEN),),
        ),
    ),
    script(
        "Free Trade Agreement",
        Trigger(
            TurnStarts(EACH),
            (
                ChooseOne(
                    (
                        (
                            By(THEY, (May(then=(Draw(who=THEY),), who=THEY),)),
                            By(OpponentOf(THEY), (May(then=(PlayResources(who=THEY),), who=THEY),)),
                        ),
                        (
                            By(THEY, (May(then=(PlayResources(who=THEY),), who=THEY),)),
                            By(OpponentOf(THEY), (May(then=(Draw(who=THEY),), who=THEY),)),
                        ),
                        (By(EACH, (May(then=(Draw(UpTo(2), THEY),), who=THEY),)),),
                        (By(EACH, (May(then=(PlayResources(UpTo(2), THEY),), who=THEY),)),),
                    ),
                    THEY,
                ),
            ),
        ),
    ),
    script(
        "Index of Natural Forces",
        Ability("CAPITALIZE", cost=(Pay(1), Deplete(THIS)), effect=(Draw(),)),
    ),
    script(
        "Inside Information",
        Ability("PROFIT", cost=(Deplete(THIS),), effect=(Draw(4), TakeControl(THIS, OPPONENT))),
    ),
    script(
        "Magic Vault",
        Trigger(TurnStarts(), (May((Pick(FACTION),), (GainInfluence(2, ControllerOf(PICKED)),)),)),
    ),
    script(
        "Short Term Investment",
        EntersWith(2),
        Trigger(TurnStarts(), (RemoveTokens(),)),
        Ability(
            "RETURN",
            cost=(Only(Not(NoLess(Total(TOKENS, THIS), 1))), Destroy(THIS)),
            effect=(Draw(3),),
        ),
    ),
    script(
        "Smear Campaign",
        AttachTo(),
        Trigger(
            Inflicts(HOST), (Inflict(EventAmount(), FACTION.controlled_by(ControllerOf(HOST))),)
        ),
    ),
)
