"""Banker characters: Seeds 1 to 3."""

from typing import Final

from app.games.spoils.terms import Area
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Avuncular Merlion",
        EntersWith(2),
        Trigger(
            PutFromPlay(CHARACTER.you_control().owned_by(YOU), DISCARD_PILE),
            (May((Pay(1), RemoveTokens()), (Put(THAT, PLAY), Deplete(THAT))),),
        ),
    ),
    script(
        "Balthassar Gristwalter",
        Unique("Balthassar"),
        Ability("SCHMOOZE", cost=(Deplete(THIS),), effect=(Draw(),)),
    ),
    script(
        "Black Scourge of the Brine",
        Ability(
            "ENCROACH",
            cost=(Pay(1),),
            effect=(Alter(THIS, (Gains(Keyword.COVERT),)),),
            threshold="GGGGG",
        ),
    ),
    script(
        "Caboodling Gladhander",
        OnResolve(cost=(May(then=(Pick(CHARACTER),)),)),
        Trigger(
            EntersPlay(),
            (
                Let("X", Total(STRENGTH, PICKED)),
                Destroy(PICKED),
                GainInfluence(Number("X"), OPPONENT),
            ),
            Exists(PICKED),
        ),
    ),
    script("Ceremonious Groomer", Replacement(Destroyed(), (FlipFaceDown(THIS),))),
    script(
        "Chancellor of Reinstatement",
        Ability(
            "REINSTATE",
            cost=(Pay(4), Destroy(THIS), Pick(CHARACTER.in_discard_pile())),
            effect=(
                If(Matches(PICKED, CARD.at_most(NUMERIC_COST, Icons("G"))), (Put(PICKED, PLAY),)),
            ),
        ),
    ),
    script(
        "Circumspect Hijacker",
        Trigger(EntersPlay(), (Draw(),), threshold="GGG"),
        Ability("RETREAT", cost=(Pay(2), Destroy(THIS)), effect=(Draw(),)),
    ),
    script("D3ck W4rd3n", Trigger(EntersPlay(), (LoseInfluence(2),))),
    script(
        "Derelict Seafarer",
        Trigger(
            EntersPlay(),
            (LoseInfluence(3), ChooseAtRandom(CARD.in_discard_pile()), Put(CHOSEN, HAND)),
        ),
        Ability(
            "RETIRE",
            cost=(Only(Matches(THIS, CARD.being(State.NOT_IN_BATTLE))), Pay(2)),
            effect=(FlipFaceDown(THIS),),
            threshold="GGG",
        ),
        FlipUp(3, "G"),
    ),
    script(
        "Dowsing Cleric",
        Trigger(
            AnyOf((EntersPlay(), LeavesPlay())),
            (May((Search(STAPLE_RESOURCE), Reveal(FOUND)), (Put(FOUND, HAND),)),),
        ),
    ),
    script(
        "Dwarvish Grimalkin",
        Trigger(EntersPlay(), (Draw(),), threshold="GG"),
        Trigger(EntersPlay(), (Draw(),), threshold="GGGGG"),
        Trigger(EntersPlay(), (Draw(),), threshold="GGGGGGGGG"),
        FlipUp(2, "G"),
    ),
    script(
        "Emissary of Loot",
        Trigger(EntersPlay(CARD.providing("G").you_control()), (May(then=(PutTokens(),)),)),
        Ability(
            "DELIVER",
            cost=(Pay(1), RemoveTokens(), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(LIFE, 2),)),),
        ),
        Ability(
            "SHORTCUT",
            cost=(Pay(1), RemoveTokens()),
            effect=(Alter(THIS, (Gains(Keyword.COVERT),)),),
        ),
    ),
    script(
        "Fiscal Intercessor",
        Ability(
            "PLEAD",
            cost=(Deplete(THIS), Pick(CHARACTER)),
            effect=(Establish(Replacement(Inflicts(CARD, PICKED), (ChangeAmount(-1),))),),
        ),
    ),
    script(
        "Flabbergasting Philosopher",
        TACTICAL,
        Trigger(EntersPlay(), (GainInfluence(4),)),
        FlipUp(4, "GG"),
    ),
    script("Foolhardy Desperado", COVERT, Trigger(InflictsBattle(), (LoseInfluence(2),))),
    script(
        "Fountain Diver",
        Ability(
            "RECUR",
            cost=(Pay(1), Put(THIS, OUT_OF_GAME), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(LIFE, 3),)),),
            threshold="G",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Framptle Tromwibbler, Lord of Bling",
        Unique("Framptle"),
        Conditional(CHARACTER, (Cannot(Action.ATTACK), Cannot(Action.BE_RESTORED))),
        Trigger(TurnStarts(), (PutTokens(),)),
        Trigger(StateHolds(), (Destroy(THIS),), NoLess(Total(TOKENS, THIS), 2)),
    ),
    script(
        "Frisky Fortunehunter",
        Trigger(EntersPlay(), (LoseInfluence(2),)),
        Trigger(LeavesPlay(), (GainInfluence(4),)),
    ),
    script(
        "Grandiose Resurrector",
        Ability(
            "RECUR",
            cost=(Pay(5), Put(THIS, OUT_OF_GAME), Pick(CHARACTER.in_discard_pile(), UpTo(4))),
            effect=(Put(PICKED, HAND),),
            threshold="GG",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Gus VanBaymaven",
        Unique("Gus"),
        Ability(
            "ALL YOUR BAYS ARE BELONG TO GUS",
            cost=(Pay(2), Deplete(THIS), Pick(LOCATION)),
            effect=(TakeControl(PICKED),),
        ),
        FlipUp(2, "GGG"),
    ),
    script(
        "Montgomery Blatherscythe",
        Unique("Montgomery"),
        Ability(
            "RESURRECT",
            cost=(
                Pay(1),
                Deplete(THIS),
                Pick(CHARACTER.in_discard_pile().at_most(NUMERIC_COST, 2)),
            ),
            effect=(Put(PICKED, PLAY),),
        ),
    ),
    script(
        "Pilgrimage Auditor",
        Ability("IMPEDE", cost=(Deplete(THIS), Pick(CHARACTER)), effect=(Deplete(PICKED),)),
    ),
    script("Portly Tradesmau", Trigger(Blocks(), (Draw(Count(CHARACTER.being(State.ATTACKING))),))),
    script(
        "Prehensile Pirate",
        OnResolve(cost=(Choose(CARD.in_discard_pile(), 4), Put(CHOSEN, OUT_OF_GAME))),
    ),
    script(
        "Property Condemner",
        Trigger(EntersPlay(), (May((Pick(LOCATION),), (Destroy(PICKED),)),)),
        FlipUp(2, "GG"),
    ),
    script(
        "Prophetic Assistant",
        Trigger(
            TurnEnds(),
            (
                May(
                    (Reveal(top(1)),),
                    (If(Matches(REVEALED, STAPLE_RESOURCE), (Put(REVEALED, HAND),)),),
                ),
            ),
        ),
    ),
    script("Prostitution Lobbyist", FlipUp(0, "G")),
    script(
        "Purifying Priest",
        Ability(
            "BANISH",
            cost=(Pick(LOCATION),),
            effect=(Establish(Redirect(FACTION.you_control(), PICKED, 1)),),
        ),
    ),
    script(
        "Slick Orator",
        Ability(
            "RECUR",
            cost=(Put(THIS, OUT_OF_GAME),),
            effect=(Draw(),),
            threshold="GG",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Swinish Elder",
        Trigger(PlaysResource(OPPONENT), (May((Pay(1),), (AttachResources(THAT),)),)),
    ),
    script(
        "Temple Guardian",
        Ability(
            "DEFLECT",
            cost=(Pay(3), Deplete(THIS), Pick(CHARACTER.being(State.ATTACKING))),
            effect=(RemoveFromBattle(PICKED),),
        ),
    ),
    script(
        "Underpaid Ancestor",
        Trigger(
            PutFromPlay(THIS.owned_by(YOU), DISCARD_PILE),
            (May((Pay(3),), (Put(THIS, PLAY), Deplete(THIS))),),
        ),
    ),
    script(
        "Unscrupulous Attendant",
        Trigger(Blocks(CHARACTER.you_control()), (Alter(THAT, (More(LIFE, 1),)),)),
    ),
    script(
        "Vilghame Manewaft",
        Unique("Vilghame"),
        Requirement(OPPONENT, MustPay(1, Action.DEPLOY, TACTIC)),
        Trigger(PlaysResource(OPPONENT), (AttachResources(THAT),), per_turn=1),
    ),
)
