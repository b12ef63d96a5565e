"""Rogue characters, A to J."""

from typing import Final

from app.games.spoils.terms import Trade
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    CHOSEN,
    COVERT,
    DECK_BOTTOM,
    DECK_SHUFFLED,
    DECK_TOP,
    DISCARD_PILE,
    FACTION,
    FOUND,
    HAND,
    ITEM,
    LIFE,
    NON_RESOURCE,
    NUMERIC_COST,
    OPPONENT,
    OUT_OF_GAME,
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
    THIS,
    TOKENS,
    YOU,
    Ability,
    Action,
    AddToParty,
    AllDifferent,
    Alter,
    AsNamed,
    AttackingPartySize,
    Attacks,
    Cannot,
    Choose,
    ChooseOne,
    Conditional,
    Count,
    Deplete,
    Deploy,
    Destroy,
    Destroyed,
    DifferentFrom,
    Discard,
    Done,
    Draw,
    EntersPlay,
    EntersWith,
    Establish,
    Exists,
    FlipCoin,
    FlipFaceDown,
    FlipUp,
    Gains,
    Icons,
    If,
    Inflicts,
    InPartyWith,
    IsPicked,
    Keyword,
    Kind,
    Less,
    Let,
    Loses,
    Matches,
    May,
    More,
    Must,
    Name,
    NoLess,
    Not,
    Number,
    OfTrade,
    Only,
    OnResolve,
    Opposing,
    OwnerOf,
    Pay,
    Pick,
    PickPlayer,
    PlayResources,
    Price,
    Put,
    PutTokens,
    RemoveTokens,
    Replacement,
    Reveal,
    Revealed,
    Search,
    Shuffle,
    State,
    StateHolds,
    TakeControl,
    Total,
    Trigger,
    TurnStarts,
    Unique,
    UpTo,
    script,
    top,
)

SCRIPTS: Final = (
    script(
        "Adroit Marauder",
        Conditional(
            THIS,
            (More(STRENGTH, 3), More(LIFE, 3)),
            NoLess(Count(CARD.in_discard_pile(OPPONENT)), 10),
        ),
    ),
    script(
        "Affectionate Dollkeeper",
        Trigger(Inflicts(to=CHARACTER), (Destroy(THAT),), threshold="DDD"),
    ),
    script("Agile Highwayman"),
    script(
        "Axeclaw Grandchest",
        Unique("Grandchest"),
        Conditional(top(1), (Revealed(),)),
        Conditional(THIS, (More(STRENGTH, Total(NUMERIC_COST, top(1))),)),
        Ability("SHAKE UP", cost=(Pay(2),), effect=(Shuffle(),)),
    ),
    script(
        "Backdoor Brigand",
        Ability(
            "EXIT STAGE RIGHT",
            cost=(Only(Not(Matches(THIS, CARD.being(State.HAS_ASSIGNED_DAMAGE)))), Pay(1)),
            effect=(FlipFaceDown(THIS),),
        ),
        FlipUp(3, "DD"),
    ),
    script(
        "Befuddling Beggar",
        Ability(
            "PANHANDLE",
            cost=(Deplete(THIS), Pick(CHARACTER)),
            effect=(
                ChooseOne(
                    ((Alter(PICKED, (More(SPEED, 1),)),), (Alter(PICKED, (Less(SPEED, 1),)),))
                ),
            ),
        ),
    ),
    script(
        "Bipolar Sarcophyle",
        Trigger(EntersPlay(), (FlipCoin((PutTokens(),)),)),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)), More(LIFE, Total(TOKENS, THIS)))),
    ),
    script(
        "Booty Licker",
        Ability(
            "CLAIM",
            cost=(
                Deplete(THIS),
                Pick(ITEM),
                Let("X", Total(NUMERIC_COST, PICKED)),
                Pay(Number("X")),
            ),
            effect=(TakeControl(PICKED),),
        ),
        FlipUp(2, "DDD"),
    ),
    script(
        "Bottlebeard Brandyshanks",
        Unique("Pluck"),
        Conditional(top(1, OPPONENT), (Revealed(),)),
        Conditional(THIS, (More(SPEED, 3),), Matches(top(1, OPPONENT), CHARACTER)),
        Ability(
            "CHUG!", cost=(Pay(2), PickPlayer()), effect=(Put(top(1, PICKED_PLAYER), DECK_BOTTOM),)
        ),
    ),
    script(
        "Card Counter",
        Trigger(
            EntersPlay(),
            (
                FlipCoin((Let("X", 3),), (Let("X", 2),)),
                Put(top(Number("X"), OPPONENT), DISCARD_PILE),
            ),
        ),
    ),
    script(
        "Carnival King",
        Ability(
            "CONGA LINE",
            cost=(Pay(3), Deplete(THIS), Pick(CHARACTER.being(State.NOT_IN_BATTLE))),
            effect=(
                Establish(Conditional(CHARACTER, (Must(Action.BLOCK, PICKED),))),
                Alter(PICKED, (AttackingPartySize(1),)),
            ),
        ),
    ),
    script(
        "Carnival Ringmaster",
        TACTICAL,
        Trigger(
            EntersPlay(),
            (
                May(
                    (AddToParty(THIS),),
                    (Alter(CHARACTER.that(InPartyWith(THIS)), (More(SPEED, 1),)),),
                ),
            ),
        ),
        Trigger(EntersPlay(), (May((Pick(CHARACTER),), (PutTokens(PICKED_CARD),)),)),
    ),
    script("Casino Kingpin"),
    script(
        "Cheats McGuillicutty",
        Unique("Pluck"),
        Conditional(top(1), (Revealed(),)),
        Ability("BOTTOM DEAL", cost=(Pay(1),), effect=(Put(top(1), DECK_BOTTOM),)),
        Ability(
            "CHEAT", cost=(Deplete(THIS),), effect=(Reveal(top(1)), May(then=(Deploy(REVEALED),)))
        ),
        Ability(
            "CHANGE COSTUME",
            cost=(Pay(3), Put(THIS, DECK_SHUFFLED)),
            effect=(
                Search(CARD.of_subtype("pluck").that(DifferentFrom(Kind.NAME, THIS))),
                Reveal(FOUND),
                Put(FOUND, PLAY),
            ),
        ),
    ),
    script(
        "Cicibeo the Swift",
        Unique("Cicibeo"),
        TACTICAL,
        OnResolve(cost=(Discard(cards=NON_RESOURCE.that(OfTrade(Trade.ROGUE))),)),
        Trigger(
            EntersPlay(CARD.of_subtype("cicibeo").in_hand().others()),
            (May((Pick(CHARACTER),), (TakeControl(PICKED),)),),
            threshold="DDDDDD",
        ),
    ),
    script(
        "Cloaked Weaponmaster",
        Conditional(CARD.of_subtype("gear").in_hand(), (Gains(Keyword.TACTICAL),)),
    ),
    script(
        "Clockman Pickpocket",
        Conditional(THIS, (Cannot(Action.BE_BLOCKED),), Exists(ITEM.opponent_controls())),
        Trigger(
            Inflicts(to=FACTION),
            (
                Pick(ITEM.opponent_controls(), who=OPPONENT),
                If(Done(), (TakeControl(PICKED), Destroy(THIS))),
            ),
        ),
    ),
    script("Costly Filcher"),
    script(
        "Cute Cutpurse",
        Conditional(THIS, (Cannot(Action.BE_BLOCKED),), Exists(ITEM.opponent_controls())),
        Trigger(
            Inflicts(to=FACTION), (Pick(ITEM.opponent_controls()), If(Done(), (Destroy(PICKED),)))
        ),
    ),
    script(
        "Dauntless Gambler",
        Trigger(
            EntersPlay(),
            (
                May(
                    (Name(Kind.TYPE),),
                    (
                        Reveal(top(1)),
                        If(Matches(REVEALED, CARD.that(AsNamed(Kind.TYPE))), (PutTokens(),)),
                        Put(top(1), DECK_BOTTOM),
                    ),
                ),
            ),
        ),
        Conditional(THIS, (More(STRENGTH, 1), More(LIFE, 1)), NoLess(Total(TOKENS, THIS), 1)),
    ),
    script(
        "Dazzling Trapezist",
        Ability(
            "INSPIRE",
            cost=(Choose(CARD.in_hand()), Put(CHOSEN, DECK_TOP), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(SPEED, 1),)),),
        ),
    ),
    script(
        "Delusive Strumpet",
        TACTICAL,
        Ability("GRACEFUL EXIT", cost=(Discard(),), effect=(FlipFaceDown(THIS),)),
        FlipUp(4, "DD", (PlayResources(),)),
    ),
    script("Dock Sentinel"),
    script(
        "Elusive Wolf",
        Ability(
            "HOWL",
            cost=(Choose(CARD.named("Deception").owned_by(YOU)), Destroy(CHOSEN)),
            effect=(PutTokens(),),
        ),
        Ability("PROWL", cost=(RemoveTokens(),), effect=(Alter(THIS, (Gains(Keyword.COVERT),)),)),
    ),
    script(
        "Entrancing Harlot",
        Trigger(Attacks(), (Alter(CHARACTER.that(InPartyWith(THIS)).others(), (More(SPEED, 1),)),)),
    ),
    script(
        "Epicureous Mammajamma",
        Ability(
            "SLAP IT UP", cost=(Pay(1),), effect=(Alter(THIS, (Less(STRENGTH, 1), More(LIFE, 1))),)
        ),
        Ability(
            "FLIP IT", cost=(Pay(1),), effect=(Alter(THIS, (Less(LIFE, 1), More(STRENGTH, 1))),)
        ),
        Ability(
            "RUB IT DOWN",
            cost=(Pay(1),),
            effect=(
                ChooseOne(((Alter(THIS, (Less(STRENGTH, 1),)),), (Alter(THIS, (Less(LIFE, 1),)),))),
                Alter(THIS, (More(SPEED, 1),)),
            ),
        ),
    ),
    script(
        "Face in the Crowd",
        Conditional(
            THIS, (Cannot(Action.BE_BLOCKED),), NoLess(Count(CHARACTER.opponent_controls()), 4)
        ),
    ),
    script(
        "Ferrous Ferret",
        Conditional(THIS, (Must(Action.BE_PICKED),)),
        Trigger(IsPicked(), (PutTokens(),)),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)), More(LIFE, Total(TOKENS, THIS)))),
    ),
    script(
        "Fired Hand",
        Replacement(Destroyed(), (FlipFaceDown(THIS),)),
        Ability(
            "PETTY VENGEANCE",
            cost=(
                Only(Matches(THIS, RESOURCE.being(State.FACE_DOWN))),
                Reveal(THIS),
                Pay(1),
                Discard(),
                Pick(CHARACTER),
            ),
            effect=(Alter(PICKED, (Less(LIFE, 1),)),),
        ),
    ),
    script(
        "Flimflam Man",
        Trigger(
            EntersPlay(),
            (
                May((Name(Kind.TYPE),), (Reveal(top(1)),)),
                If(
                    Matches(REVEALED, CARD.that(AsNamed(Kind.TYPE))),
                    (Put(REVEALED, HAND),),
                    (Put(REVEALED, DECK_BOTTOM),),
                ),
            ),
        ),
    ),
    script(
        "Forcible Depredator",
        Ability(
            "PLUNDER",
            cost=(Pay(2), Discard(), Deplete(THIS)),
            effect=(Put(top(3, OPPONENT), DISCARD_PILE),),
        ),
    ),
    script(
        "Gang Leader", Trigger(EntersPlay(), (Alter(CHARACTER.you_control(), (More(SPEED, 1),)),))
    ),
    script(
        "Gang Weapon Dealer",
        EntersWith(2),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)),)),
        Ability(
            "DELIVERY",
            cost=(
                RemoveTokens(),
                Deplete(THIS),
                Choose(CARD.of_subtype("gear").being(State.FACE_DOWN).you_control()),
                Reveal(CHOSEN),
            ),
            effect=(
                If(
                    Matches(REVEALED, CARD.at_most(NUMERIC_COST, 4)),
                    (May(then=(Deploy(REVEALED, Price.FREE_NO_THRESHOLD),)),),
                    (May(then=(Deploy(REVEALED, Price.NO_THRESHOLD),)),),
                ),
            ),
        ),
    ),
    script("Gassy Gastornis", TACTICAL),
    script("Guttersnipe", TACTICAL, FlipUp(0, "DD")),
    script(
        "Harbinger of Anguish",
        Ability(
            "DEMOTIVATE",
            cost=(Pay(1), Deplete(THIS), Pick(CHARACTER)),
            effect=(Alter(PICKED, (Less(LIFE, 1),)),),
        ),
    ),
    script("Hasty Sarcophyle"),
    script("Headlong Purloiner"),
    script(
        "Heist Planner",
        Trigger(
            EntersPlay(),
            (
                May(
                    (Search(CARD.that(AllDifferent(Kind.NAME)), UpTo(3), OPPONENT), Reveal(FOUND)),
                    (Put(FOUND, DISCARD_PILE),),
                ),
            ),
        ),
    ),
    script(
        "Hulking Vigilante",
        Trigger(
            StateHolds(), (Destroy(THIS),), Exists(CHARACTER.you_control().owned_by(YOU).others())
        ),
    ),
    script(
        "Hyperphagic Sarcophyle",
        Trigger(Inflicts(to=FACTION), (May(then=(PutTokens(),)),)),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)), More(LIFE, Total(TOKENS, THIS)))),
    ),
    script(
        "Hypnotic Illusionist",
        Ability(
            "HYPNOTIZE",
            cost=(Pay(5), Destroy(THIS), Pick(CHARACTER)),
            effect=(
                If(Matches(PICKED, CARD.at_most(NUMERIC_COST, Icons("D"))), (TakeControl(PICKED),)),
            ),
        ),
    ),
    script(
        "Impulsive Abductress",
        Ability(
            "KIDNAP",
            cost=(Destroy(THIS), Pick(CHARACTER.being(State.IN_BATTLE))),
            effect=(Destroy(PICKED),),
        ),
    ),
    script(
        "Iohane, the Convex",
        Unique("Iohane"),
        TACTICAL,
        Trigger(TurnStarts(), (FlipCoin((Draw(),)),)),
        Ability("SNEAK", cost=(Pay(1),), effect=(Alter(THIS, (Gains(Keyword.COVERT),)),)),
    ),
    script(
        "Ipsighast, the Lustful",
        Unique("Ipsighast"),
        Ability(
            "EXHUMATION",
            cost=(Pay(3), Pick(CHARACTER.in_discard_pile(OPPONENT))),
            effect=(
                Put(PICKED, OUT_OF_GAME),
                Alter(THIS, (Gains(Keyword.COVERT),)),
                May(then=(Put(top(3, OwnerOf(PICKED)), DISCARD_PILE),)),
            ),
        ),
    ),
    script(
        "Jumping Screamspider",
        COVERT,
        Ability(
            "SCREAM",
            cost=(Alter(THIS, (Loses(Keyword.COVERT),)),),
            effect=(Establish(Conditional(CHARACTER.that(Opposing(THIS)), (Less(SPEED, 2),))),),
        ),
    ),
)
