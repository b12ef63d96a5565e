"""Banker items."""

from typing import Final

from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    CHOSEN,
    EACH,
    FACTION,
    FOUND,
    HAND,
    HOST,
    LIFE,
    OPPONENT,
    OUT_OF_GAME_FACE_DOWN,
    PICKED,
    PLAY,
    SET_ASIDE,
    STRENGTH,
    THAT,
    THEY,
    THIS,
    TOKENS,
    YOU,
    Ability,
    Action,
    Alter,
    AmountBecomes,
    AsUsual,
    Attach,
    AttachTo,
    By,
    Cannot,
    Choose,
    ChooseOne,
    Conditional,
    ControllerOf,
    Deplete,
    Destroy,
    Discard,
    Discards,
    Draw,
    DrawsByRule,
    EntersPlay,
    EntersWith,
    Establish,
    EventAmount,
    FlipUp,
    GainInfluence,
    HasUnique,
    Inflict,
    Inflicts,
    LoseInfluence,
    May,
    More,
    MustPay,
    NoLess,
    Not,
    Only,
    OpponentOf,
    Pay,
    Pick,
    PlayResources,
    Put,
    RemoveTokens,
    Replacement,
    Requirement,
    Search,
    Searches,
    State,
    TakeControl,
    Total,
    Trigger,
    TurnStarts,
    Unique,
    Until,
    UpTo,
    VisibleToYou,
    script,
)

SCRIPTS: Final = (
    script(
        "Arcane Escrow",
        Replacement(
            Discards(YOU), (May((Put(THAT, OUT_OF_GAME_FACE_DOWN),), otherwise=(AsUsual(),)),)
        ),
        Conditional(SET_ASIDE, (VisibleToYou(),)),
        Replacement(
            DrawsByRule(YOU), (May((Choose(SET_ASIDE),), (Put(CHOSEN, HAND),), (AsUsual(),)),)
        ),
        Ability("WITHDRAW", cost=(Pay(1),), effect=(Draw(), Discard(2))),
        FlipUp(1, "GG"),
    ),
    script(
        "Auspicious Tax",
        AttachTo(),
        Requirement(ControllerOf(HOST), MustPay(3, Action.ATTACK, HOST)),
    ),
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
        "Golden Charm",
        Unique("Charm"),
        Replacement(Searches(EACH), (May((Pay(1),), (Draw(), AsUsual()), (AsUsual(),)),)),
        Ability(
            "SERAPHIM FUSION",
            cost=(Pay(4), Pick(CHARACTER.you_control().that(HasUnique("Eustace"))), Destroy(THIS)),
            effect=(Search(CARD.named("Siluriformes Flaxenscale")), Put(FOUND, PLAY)),
        ),
    ),
    script(
        "Hungry-Hungry Idol",
        Ability(
            "FEED",
            cost=(Pay(1), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(LIFE, 1),)), LoseInfluence(1)),
        ),
    ),
    script(
        "Impressionistic Furball",
        AttachTo(),
        Conditional(HOST, (More(LIFE, 2),)),
        Ability("COUGH UP", cost=(Destroy(THIS),), effect=(Draw(),), threshold="GGG"),
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
        "Melty Cheese",
        AttachTo(),
        Conditional(HOST, (More(LIFE, 2), Cannot(Action.ATTACK))),
        FlipUp(2, "G", (GainInfluence(4),)),
    ),
    script(
        "Scintillating Chamber Pot",
        Ability(
            "TANTALIZE",
            cost=(Pay(1), Deplete(THIS), Pick(CHARACTER)),
            effect=(
                Establish(
                    Replacement(Inflicts(PICKED, FACTION.you_control()), (AmountBecomes(0),))
                ),
                Alter(PICKED, (Cannot(Action.BE_RESTORED),), Until.YOUR_NEXT_TURN),
            ),
        ),
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
