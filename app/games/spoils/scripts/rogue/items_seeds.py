"""Rogue items: Seeds 1 to 3."""

from typing import Final

from app.games.spoils.terms import Area
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Ass",
        Trigger(
            TurnEnds(),
            (
                Pick(CHARACTER.opponent_controls().owned_by(OPPONENT), who=OPPONENT),
                If(Done(), (TakeControl(PICKED),)),
            ),
        ),
        Trigger(TurnEnds(), (TakeControl(THIS, OPPONENT),)),
    ),
    script(
        "Cashier's Window",
        Ability(
            "CASH IN",
            cost=(Choose(CHARACTER.you_control()), Destroy(CHOSEN), Deplete(THIS)),
            effect=(Draw(),),
        ),
    ),
    script(
        "Community Chest",
        Unique("Community Chest"),
        Trigger(
            TurnStarts(EACH),
            (
                By(
                    EACH,
                    (
                        May(
                            then=(
                                ChooseOne(((Draw(who=THEY),), (PlayResources(who=THEY),)), THEY),
                            ),
                            who=THEY,
                        ),
                    ),
                ),
            ),
        ),
        Trigger(
            PutOnBottomByMulligan(),
            (May((Reveal(THIS),), (Later(TurnStarts(), (Draw(),)),)),),
            Meets("D"),
            area=Area.HAND,
        ),
    ),
    script(
        "Cunning Disguise",
        AttachTo(),
        Conditional(HOST, (Less(STRENGTH, 1), Less(LIFE, 1), Gains(Keyword.COVERT))),
        FlipUp(0, "DD"),
    ),
    script(
        "Flailing Knife",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 2),)),
        Trigger(
            PutFromPlay(THIS.owned_by(YOU), DISCARD_PILE),
            (
                May(
                    (Name(Kind.TYPE),),
                    (
                        Reveal(top(1)),
                        If(Matches(REVEALED, CARD.that(AsNamed(Kind.TYPE))), (Put(THIS, PLAY),)),
                        Put(REVEALED, DECK_BOTTOM),
                    ),
                ),
            ),
        ),
    ),
    script(
        "Hidden Dagger",
        AttachTo(),
        TACTICAL,
        Conditional(HOST, (More(STRENGTH, 1),)),
        Ability(
            "HANDOFF",
            cost=(
                Choose(CHARACTER.you_control().being(State.NOT_IN_BATTLE).being(State.RESTORED)),
                Deplete(CHOSEN),
            ),
            effect=(Attach(THIS, CHOSEN),),
        ),
        FlipUp(1, "D"),
    ),
    script(
        "Lucky Charm",
        Trigger(EntersPlay(), (Draw(),)),
        Requirement(OPPONENT, MustPay(1, Action.PICK, CHARACTER.you_control())),
    ),
    script(
        "Muddle Bugs",
        Ability(
            "BINGE",
            cost=(Deplete(THIS), Pick(CHARACTER)),
            effect=(
                PutTokens(PICKED),
                If(NoLess(Total(TOKENS, PICKED), Total(NUMERIC_COST, PICKED)), (Destroy(PICKED),)),
            ),
        ),
    ),
    script(
        "Rigged Tables",
        Ability(
            "SIZE UP", cost=(Deplete(THIS),), effect=(PickPlayer(EACH), Look(top(1, PICKED_PLAYER)))
        ),
        Ability(
            "RIG",
            cost=(Pay(1),),
            effect=(PickPlayer(EACH), Put(top(1, PICKED_PLAYER), DECK_BOTTOM)),
        ),
        Ability("WALK AWAY", cost=(Pay(1), Destroy(THIS)), effect=(Draw(),)),
    ),
    script(
        "Roundalicious Breasticles",
        Trigger(TurnEnds(), (PutTokens(),)),
        Ability("JIGGLE JIGGLE", cost=(Pay(2),), effect=(PutTokens(),)),
        Ability(
            "TANTALIZE",
            cost=(Pick(CHARACTER.at_most(NUMERIC_COST, Total(TOKENS, THIS))), Destroy(THIS)),
            effect=(TakeControl(PICKED),),
        ),
    ),
    script(
        "Rusty Pickaxe",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 1), More(LIFE, 1))),
        Replacement(Destroyed(), (FlipFaceDown(THIS),)),
        FlipUp(1, "D"),
    ),
)
