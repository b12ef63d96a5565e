"""Rogue items."""

from typing import Final

from app.games.spoils.terms import Area, CardType
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    CHOSEN,
    DECK_BOTTOM,
    DECK_SHUFFLED,
    DISCARD_PILE,
    EACH,
    HAND,
    HOST,
    ITEM,
    LIFE,
    NON_RESOURCE,
    NUMERIC_COST,
    OPPONENT,
    PICKED,
    PICKED_CARD,
    PICKED_PLAYER,
    PLAY,
    RESOURCE,
    REVEALED,
    SPEED,
    STRENGTH,
    TACTICAL,
    THAT,
    THEY,
    THIS,
    TOKENS,
    YOU,
    Ability,
    Action,
    Alter,
    AsNamed,
    AsUsual,
    Attach,
    AttachTo,
    Bespoke,
    By,
    Cannot,
    Choose,
    ChooseOne,
    CoinLost,
    Conditional,
    Deplete,
    Destroy,
    Destroyed,
    Done,
    Draw,
    Either,
    EntersPlay,
    FlipCoin,
    FlipFaceDown,
    FlipUp,
    Gains,
    If,
    Inflicts,
    Keyword,
    Kind,
    Later,
    LeavesPlay,
    Less,
    Look,
    LoseInfluence,
    Matches,
    May,
    Meets,
    More,
    MustPay,
    Name,
    NoLess,
    OfType,
    Only,
    OnResolve,
    OwnerOf,
    Pay,
    Pick,
    PickPlayer,
    PlayResources,
    Put,
    PutFromPlay,
    PutOnBottomByMulligan,
    PutTokens,
    Replacement,
    Requirement,
    Reveal,
    SitsOpposite,
    State,
    TakeControl,
    Terminate,
    Total,
    Trigger,
    TurnEnds,
    TurnOf,
    TurnStarts,
    Unique,
    script,
    top,
)

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
        "Banana Peel",
        TACTICAL,
        OnResolve(cost=(If(TurnOf(OPPONENT), (May((Pay(1),), otherwise=(Terminate(THIS),)),)),)),
        Ability(
            "SLIP",
            cost=(Pick(CHARACTER.being(State.ATTACKING)), Destroy(THIS)),
            effect=(FlipFaceDown(PICKED_CARD), Draw()),
        ),
        FlipUp(3, "DDD"),
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
        "Emergency Obfuscation",
        TACTICAL,
        Requirement(EACH, SitsOpposite()),
        Trigger(TurnStarts(), (PutTokens(),)),
        Trigger(TurnEnds(), (Destroy(THIS),), NoLess(Total(TOKENS, THIS), 2)),
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
        "Hollow Moose",
        Replacement(EntersPlay(), (Put(THIS, PLAY, OPPONENT),)),
        Trigger(TurnStarts(), (LoseInfluence(1),)),
        Ability(
            "INFILTRATE",
            cost=(
                Choose(
                    CARD.that(OfType((CardType.ITEM, CardType.CHARACTER))).you_control().others()
                ),
                Destroy(CHOSEN),
            ),
            effect=(TakeControl(THIS, OPPONENT),),
        ),
    ),
    script(
        "Incriminating Photograph",
        Trigger(EntersPlay(), (Name(Kind.NAME, NON_RESOURCE),)),
        Conditional(CARD.that(AsNamed(Kind.NAME)), (Cannot(Action.BE_DEPLOYED),)),
    ),
    script(
        "Lucky Charm",
        Trigger(EntersPlay(), (Draw(),)),
        Requirement(OPPONENT, MustPay(1, Action.PICK, CHARACTER.you_control())),
    ),
    script(
        "Mercenary's Creed",
        AttachTo(),
        Ability("BRIBE", cost=(Pay(3),), effect=(TakeControl(HOST),), users=EACH),
        Ability(
            "BLACKMAIL",
            cost=(Only(Matches(THIS, CARD.owned_by(YOU))), Pay(2)),
            effect=(TakeControl(HOST),),
        ),
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
    script(
        "Sharpey Pointy Lethal Army Tool",
        AttachTo(CHARACTER.you_control()),
        Conditional(HOST, (More(STRENGTH, 2),)),
        Ability(
            "UNFOLD",
            cost=(Pay(2), Deplete(HOST), Reveal(top(1))),
            effect=(
                If(
                    Matches(REVEALED, RESOURCE),
                    (Destroy(CARD.that(Either((HOST, CHARACTER.opponent_controls())))),),
                    (
                        If(
                            Matches(REVEALED, CARD.at_least(NUMERIC_COST, 5)),
                            (Alter(CHARACTER.opponent_controls(), (Less(LIFE, 1),)),),
                            (Destroy(HOST),),
                        ),
                    ),
                ),
            ),
        ),
    ),
    script(
        "Sticky Stealy Hand",
        TACTICAL,
        AttachTo(ITEM),
        Trigger(EntersPlay(), (FlipCoin((TakeControl(HOST),), (Put(THIS, HAND),)),)),
        Trigger(LeavesPlay(), (TakeControl(HOST, OwnerOf(HOST)),)),
    ),
    script("Tremor Engine", Trigger(TurnStarts(), (By(EACH, (Put(top(2, THEY), DISCARD_PILE),)),))),
    script(
        "Two-Headed Coin",
        Replacement(
            CoinLost(YOU),
            (
                May(
                    (Put(THIS, DECK_SHUFFLED),),
                    (Bespoke("flip_the_coin_again", "Flip that coin again"), Draw()),
                    (AsUsual(),),
                ),
            ),
        ),
    ),
)
