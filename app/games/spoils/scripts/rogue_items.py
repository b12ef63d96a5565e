"""Rogue items."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    CHOSEN,
    DECK_BOTTOM,
    DISCARD_PILE,
    EACH,
    HOST,
    ITEM,
    LIFE,
    NUMERIC_COST,
    OPPONENT,
    PICKED,
    PLAY,
    REVEALED,
    SPEED,
    STRENGTH,
    TACTICAL,
    THAT,
    THEY,
    THIS,
    TOKENS,
    Ability,
    AsNamed,
    Attach,
    AttachTo,
    By,
    Choose,
    Conditional,
    Deplete,
    Destroy,
    Destroyed,
    Draw,
    FlipFaceDown,
    FlipUp,
    Gains,
    If,
    Inflicts,
    Keyword,
    Kind,
    Less,
    Matches,
    May,
    More,
    Name,
    NoLess,
    OfType,
    Pay,
    Pick,
    Put,
    PutFromPlay,
    PutTokens,
    Replacement,
    Reveal,
    State,
    TakeControl,
    Total,
    Trigger,
    TurnEnds,
    TurnStarts,
    script,
    top,
)

SCRIPTS: Final = (
    script(
        "Cashier's Window",
        Ability(
            "CASH IN",
            cost=(Choose(CHARACTER.you_control()), Destroy(CHOSEN), Deplete(THIS)),
            effect=(Draw(),),
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
            PutFromPlay(THIS, DISCARD_PILE),
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
        "Fool's Gold",
        Ability(
            "TRADE",
            cost=(Pick(ITEM.opponent_controls()), Pay(Total(NUMERIC_COST, PICKED)), Destroy(THIS)),
            effect=(TakeControl(PICKED),),
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
        "Misappropriation Machine",
        Ability(
            "STEAL",
            cost=(
                Deplete(THIS),
                Pick(
                    CARD.that(OfType((CardType.CHARACTER, CardType.ITEM))).in_discard_pile(OPPONENT)
                ),
            ),
            effect=(Put(PICKED, PLAY), TakeControl(THIS, OPPONENT)),
        ),
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
        "Poisoned Blade",
        AttachTo(),
        Trigger(Inflicts(HOST, CHARACTER), (Destroy(THAT),)),
        Ability(
            "HANDOFF",
            cost=(
                Choose(CHARACTER.you_control().being(State.NOT_IN_BATTLE).being(State.RESTORED)),
                Deplete(CHOSEN),
            ),
            effect=(Attach(THIS, CHOSEN),),
        ),
    ),
    script(
        "Rocket Boots",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 1), More(SPEED, 1))),
        Ability(
            "HANDOFF",
            cost=(
                Pay(3),
                Choose(CHARACTER.you_control().being(State.NOT_IN_BATTLE).being(State.RESTORED)),
                Deplete(CHOSEN),
            ),
            effect=(Attach(THIS, CHOSEN),),
        ),
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
    script("Tremor Engine", Trigger(TurnStarts(), (By(EACH, (Put(top(2, THEY), DISCARD_PILE),)),))),
)
