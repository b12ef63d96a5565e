"""Arcanist items."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import (
    AFFECTED,
    CARD,
    CHARACTER,
    CHOSEN,
    DECK_BOTTOM,
    DECK_TOP,
    EACH,
    FOUND,
    HAND,
    HOST,
    LAST_TACTIC,
    LIFE,
    LOOKED_AT,
    NON_RESOURCE,
    NUMERIC_COST,
    OPPONENT,
    PICKED,
    PICKED_PLAYER,
    RESOURCE,
    SPEED,
    STRENGTH,
    TACTIC,
    THAT,
    THEY,
    THIS,
    TOKENS,
    YOU,
    Ability,
    Action,
    All,
    Alter,
    Arrange,
    Attach,
    AttachTo,
    By,
    Cannot,
    Choose,
    ChooseNumber,
    ChooseOne,
    Conditional,
    ControllerOf,
    Count,
    Deplete,
    Deployed,
    Destroy,
    Detach,
    Discard,
    DiscardThose,
    Done,
    Draw,
    Draws,
    Duplicate,
    EntersPlay,
    EntersWith,
    Equal,
    Gains,
    GainsUniqueName,
    If,
    InBattle,
    Keyword,
    Less,
    Let,
    Look,
    LoseInfluence,
    LosesText,
    Lowest,
    May,
    More,
    NoLess,
    Not,
    Number,
    OfType,
    Only,
    OpponentOf,
    Pay,
    Pick,
    PickPlayer,
    PlayResources,
    Plus,
    Put,
    PutFromPlay,
    PutMicromajigs,
    PutTokens,
    RemoveTokens,
    Replacement,
    Reveal,
    Search,
    State,
    TakeControl,
    Times,
    Total,
    Trigger,
    TurnEnds,
    TurnStarts,
    Unique,
    Until,
    UpTo,
    script,
    top,
)

SCRIPTS: Final = (
    script(
        "Ambiguity Embiggener",
        Trigger(
            TurnStarts(EACH),
            (
                ChooseNumber(who=THEY),
                By(
                    EACH,
                    (
                        Choose(CARD.in_hand(THEY), Number("X"), THEY),
                        Put(CHOSEN, DECK_BOTTOM, ordered_by=THEY),
                        Put(top(Count(CHOSEN), THEY), HAND),
                    ),
                ),
            ),
        ),
    ),
    script(
        "Ambiguity Inhibitor",
        Trigger(
            TurnStarts(), (Choose(CARD.in_hand()), Put(CHOSEN, DECK_BOTTOM), If(Done(), (Draw(),)))
        ),
    ),
    script(
        "Arcanist's Almanac",
        Ability(
            "FORESIGHT",
            cost=(Deplete(THIS),),
            effect=(PickPlayer(EACH), Look(top(5, PICKED_PLAYER)), Arrange(LOOKED_AT)),
        ),
    ),
    script(
        "Ashes of Zenobia",
        Unique("Ashes of Zenobia"),
        Trigger(TurnStarts(), (Draw(),)),
        Ability(
            "NULLIFY",
            cost=(Pay(5),),
            effect=(
                By(EACH, (Choose(CHARACTER.controlled_by(THEY), who=THEY), Put(CHOSEN, HAND))),
            ),
        ),
    ),
    script(
        "Contiguous Defalcating Machine",
        Unique("Contiguous Defalcating Machine"),
        Trigger(
            EntersPlay(CHARACTER),
            (
                By(
                    ControllerOf(THAT),
                    (
                        ChooseOne(
                            (
                                (Choose(RESOURCE.controlled_by(THEY), who=THEY), Put(CHOSEN, HAND)),
                                (Destroy(THAT),),
                                (LoseInfluence(3, THEY),),
                            ),
                            THEY,
                        ),
                    ),
                ),
            ),
        ),
    ),
    script(
        "Ectological Hazard Suit",
        AttachTo(),
        Trigger(EntersPlay(), (PutTokens(HOST),)),
        Conditional(HOST, (More(STRENGTH, Total(TOKENS, HOST)), More(LIFE, Total(TOKENS, HOST)))),
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
        "Ectypal Stave",
        Ability(
            "COUNTERFEIT",
            cost=(
                Only(Deployed(TACTIC)),
                Choose(LAST_TACTIC),
                Pay(Plus(2, Total(NUMERIC_COST, CHOSEN))),
                Deplete(THIS),
            ),
            effect=(Duplicate(CHOSEN),),
        ),
    ),
    script(
        "Fiendish Fez",
        AttachTo(),
        Conditional(HOST, (Less(STRENGTH, 2), Cannot(Action.ATTACK))),
        Ability(
            "MOVE",
            cost=(Only(Not(InBattle())), Pay(3), Pick(CHARACTER)),
            effect=(Attach(THIS, PICKED),),
        ),
    ),
    script("God's Autograph", Conditional(NON_RESOURCE, (GainsUniqueName(),))),
    script(
        "Inadequate Wand",
        Ability(
            "PRESENT THE STAFF",
            cost=(Pay(2), Deplete(THIS), Pick(CHARACTER.you_control())),
            effect=(
                Let("X", Total(NUMERIC_COST, PICKED)),
                Put(PICKED, HAND),
                If(
                    Done(),
                    (
                        May(
                            (Search(TACTIC.at_most(NUMERIC_COST, Number("X"))), Reveal(FOUND)),
                            (Put(FOUND, HAND),),
                        ),
                    ),
                ),
            ),
        ),
    ),
    script(
        "Intellectual Reliquary",
        Ability(
            "IMBIBE",
            cost=(Pay(1), Deplete(THIS)),
            effect=(
                Look(top(3)),
                May(
                    (Choose(LOOKED_AT.that(OfType((CardType.TACTIC,)))), Reveal(CHOSEN)),
                    (Put(CHOSEN, HAND),),
                ),
                Put(LOOKED_AT.in_deck(), DECK_BOTTOM, ordered_by=YOU),
            ),
        ),
    ),
    script(
        "Knobby Stave",
        EntersWith(2),
        Ability("DISRUPT", cost=(RemoveTokens(count=2),), effect=(Discard(who=OPPONENT),)),
    ),
    script(
        "Lugubrious Finger Trap",
        AttachTo(),
        Conditional(HOST, (Cannot(Action.ATTACK), Cannot(Action.BLOCK))),
    ),
    script(
        "Meat of the Mountain",
        Trigger(
            Draws(EACH),
            (
                May(
                    cost=(ChooseOne(((PutTokens(),), (RemoveTokens(),)), THEY),),
                    then=(
                        Let("X", Total(TOKENS, THIS)),
                        If(Equal(Number("X"), 0), (Discard(who=OpponentOf(THEY)),)),
                        If(
                            Equal(Number("X"), 1),
                            (
                                By(
                                    THEY,
                                    (
                                        May(
                                            (Look(top(2, THEY), THEY),),
                                            (
                                                Choose(LOOKED_AT, who=THEY),
                                                Put(CHOSEN, HAND),
                                                Put(
                                                    LOOKED_AT.other_than(CHOSEN),
                                                    DECK_BOTTOM,
                                                    ordered_by=YOU,
                                                ),
                                            ),
                                            who=THEY,
                                        ),
                                    ),
                                ),
                            ),
                        ),
                        If(
                            Equal(Number("X"), 2),
                            (
                                May(
                                    (
                                        Pick(
                                            CARD.that(
                                                OfType((CardType.CHARACTER, CardType.LOCATION))
                                            ),
                                            who=THEY,
                                        ),
                                    ),
                                    (Put(PICKED, HAND),),
                                    who=THEY,
                                ),
                            ),
                        ),
                        If(
                            NoLess(Number("X"), 3),
                            (May(then=(PlayResources(who=THEY),), who=THEY),),
                        ),
                    ),
                    who=THEY,
                ),
            ),
        ),
    ),
    script(
        "Mittens of Muffled Thought",
        AttachTo(),
        Conditional(HOST, (Cannot(Action.ATTACK), LosesText())),
        Ability(
            "MOVE",
            cost=(Pick(CHARACTER.being(State.NOT_IN_BATTLE)), Pay(3)),
            effect=(Attach(THIS, PICKED),),
        ),
    ),
    script(
        "Napiform Protuberance",
        AttachTo(),
        EntersWith(1),
        Trigger(TurnStarts(), (May(then=(PutTokens(),)),)),
        Conditional(
            HOST,
            (
                Less(STRENGTH, Total(TOKENS, THIS)),
                Less(LIFE, Total(TOKENS, THIS)),
                Less(SPEED, Total(TOKENS, THIS)),
            ),
        ),
    ),
    script(
        "Obscene Communion",
        Trigger(
            TurnStarts(EACH),
            (
                ChooseOne(
                    (
                        (
                            Draw(who=EACH),
                            By(
                                EACH,
                                (Choose(CARD.in_hand(THEY), who=THEY), Put(CHOSEN, DECK_BOTTOM)),
                            ),
                        ),
                        (
                            By(
                                EACH,
                                (Choose(RESOURCE.controlled_by(THEY), who=THEY), Put(CHOSEN, HAND)),
                            ),
                            By(EACH, (May(then=(PlayResources(who=THEY),), who=THEY),)),
                        ),
                        (Discard(who=EACH),),
                        (By(EACH, (Choose(CARD.in_hand(THEY), who=THEY), Put(CHOSEN, DECK_TOP))),),
                    ),
                    THEY,
                ),
            ),
        ),
    ),
    script(
        "The Deranger",
        Ability(
            "LOBOTOMIZE",
            cost=(Deplete(THIS),),
            effect=(
                Look(CARD.in_hand(OPPONENT)),
                Choose(NON_RESOURCE.in_hand(OPPONENT), UpTo(2)),
                DiscardThose(CHOSEN),
                TakeControl(THIS, OPPONENT),
            ),
        ),
    ),
    script("The Stone of Shame", Replacement(PutFromPlay(CHARACTER, HAND), (Destroy(THAT),))),
    script(
        "Tumescent Guilt Bladder",
        Trigger(
            TurnEnds(),
            (PutTokens(), LoseInfluence(Total(TOKENS, THIS)), May(then=(PlayResources(),))),
        ),
        Trigger(
            TurnStarts(EACH),
            (TakeControl(THIS, OPPONENT), RemoveTokens(count=All())),
            NoLess(Total(TOKENS, THIS), 3),
        ),
    ),
    script(
        "Verrucose Brains",
        Trigger(TurnEnds(EACH), (Choose(CHARACTER.that(Lowest(NUMERIC_COST))), Put(CHOSEN, HAND))),
    ),
    script(
        "Very Big Hat of Invisibility",
        AttachTo(),
        Conditional(HOST, (Gains(Keyword.COVERT),)),
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
        "Voidal Trinket",
        Ability(
            "AUGUR",
            cost=(
                Deplete(THIS),
                ChooseNumber(at_most=3),
                PickPlayer(),
                May(then=(Detach(UpTo(Number("X")), PICKED_PLAYER),), who=PICKED_PLAYER),
            ),
            effect=(
                Look(top(Number("X"))),
                Choose(LOOKED_AT, UpTo(1)),
                Put(CHOSEN, DECK_TOP),
                Put(LOOKED_AT.other_than(CHOSEN), DECK_BOTTOM, ordered_by=YOU),
            ),
        ),
    ),
    script(
        "Wand of Possession",
        Ability(
            "POSSESS",
            cost=(Pay(2), Deplete(THIS)),
            effect=(PutMicromajigs(), Alter(AFFECTED, (Gains(Keyword.COVERT),), Until.FOR_GOOD)),
        ),
    ),
    script(
        "Zenobia's Spyglass",
        Ability(
            "FORESIGHT",
            cost=(ChooseNumber(), Pay(Number("X"))),
            effect=(Look(top(Times(2, Number("X")))), Arrange(LOOKED_AT)),
        ),
    ),
)
