"""Gearsmith characters: 1st Edition, both parts."""

from typing import Final

from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "3p1ph4ny 31f",
        Trigger(
            EntersPlay(),
            (
                May(
                    (Deploy(NON_TACTIC.in_hand(), Price.FREE),),
                    (
                        May(
                            then=(Deploy(NON_TACTIC.in_hand(OPPONENT), Price.FREE, OPPONENT),),
                            who=OPPONENT,
                        ),
                    ),
                ),
            ),
        ),
    ),
    script(
        "4p7 31f",
        Trigger(
            Deploys(YOU, CARD.of_subtype("gear").that(AttachedTo(THIS))),
            (May(then=(Detach(1),)),),
        ),
        Conditional(
            THIS,
            (More(STRENGTH, 1), More(LIFE, 1)),
            Exists(CARD.of_subtype("gear").that(AttachedTo(THIS))),
        ),
    ),
    script("633fy 31f", OnResolve(cost=(Only(Deployed(NON_RESOURCE, 2, YOU)),))),
    script(
        "700160x 31f",
        Trigger(
            EntersPlay(),
            (
                May(
                    (Search(CARD.of_subtype("gear").at_most(NUMERIC_COST, 5)), Reveal(FOUND)),
                    (Put(FOUND, PLAY, attached_to=THIS),),
                ),
            ),
        ),
    ),
    script(
        "A Series of Tubes",
        Unique("Series of Tubes"),
        Ability(
            "REDIRECT",
            cost=(Pick(CHARACTER.of_subtype("node")),),
            effect=(Establish(Redirect(PICKED, THIS, 1)),),
        ),
        Conditional(CHARACTER.of_subtype("node").others(), (More(STRENGTH, 1), More(LIFE, 1))),
        Trigger(
            EntersPlay(),
            (May((Search(CARD.of_subtype("node")), Reveal(FOUND)), (Put(FOUND, HAND),)),),
        ),
        Trigger(Destroyed(), (Destroy(CARD.of_subtype("node").others()),)),
    ),
    script(
        "Acuminous Gigantitect",
        Ability(
            "GRAND DESIGN", cost=(Pay(2), Discard(), Deplete(THIS)), effect=(ReduceNextCost(6),)
        ),
    ),
    script(
        "Basic Node",
        Trigger(
            EntersPlay(),
            (May((Search(CARD.of_subtype("node")), Reveal(FOUND)), (Put(FOUND, HAND),)),),
        ),
        Trigger(Destroyed(), (Destroy(CARD.of_subtype("node").others()),)),
    ),
    script(
        "Contriving Engineer",
        Trigger(
            EntersPlay(),
            (
                May(
                    (Search(CARD.named("Elitism")), Reveal(FOUND)),
                    (Put(FOUND, PLAY), AttachResources(FOUND)),
                ),
            ),
        ),
    ),
    script(
        "Epiphanal Mechanic",
        Ability(
            "DEVELOPMENT",
            cost=(Deplete(THIS),),
            effect=(Search(ITEM), Reveal(FOUND), Put(FOUND, HAND)),
        ),
        Ability(
            "DEPLOYMENT",
            cost=(Deplete(THIS),),
            effect=(May(then=(Deploy(ITEM.in_hand(), Price.FREE),)),),
        ),
    ),
    script("Gigamajig"),
    script("Guardforce Alpha Prime 31f", Conditional(THIS, (Can(Action.ATTACK_AT_ONCE),))),
    script(
        "Guardforce Alpha Prime H4x0r",
        Unique("Guardforce Alpha Prime H4x0r"),
        Conditional(THIS, (Can(Action.ATTACK_AT_ONCE),)),
        Trigger(Inflicts(to=FACTION), (May(then=(PlayResources(),)),)),
    ),
    script(
        "Guardforce Morphmajig",
        Conditional(THIS, (Can(Action.ATTACK_AT_ONCE),)),
        Trigger(Deploys(YOU), (PutTokens(),)),
        Trigger(Deploys(OPPONENT), (RemoveTokens(),)),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)), More(LIFE, Total(TOKENS, THIS)))),
    ),
    script(
        "Horsemajig of the Apocalypse - Death",
        Conditional(
            CHARACTER.of_subtype("horsemajig").others(),
            (More(STRENGTH, 1), More(LIFE, 1), More(SPEED, 1)),
        ),
    ),
    script(
        "Horsemajig of the Apocalypse - Famine",
        Conditional(CHARACTER.of_subtype("horsemajig").others(), (More(SPEED, 1),)),
    ),
    script(
        "Horsemajig of the Apocalypse - Pestilence",
        Conditional(CHARACTER.of_subtype("horsemajig").others(), (More(LIFE, 1),)),
    ),
    script(
        "Horsemajig of the Apocalypse - War",
        Conditional(CHARACTER.of_subtype("horsemajig").others(), (More(STRENGTH, 1),)),
    ),
    script(
        "Hub Node",
        Trigger(
            EntersPlay(),
            (May((Search(CARD.of_subtype("node")), Reveal(FOUND)), (Put(FOUND, HAND),)),),
        ),
        Trigger(Destroyed(), (Destroy(CARD.of_subtype("node").others()),)),
        Conditional(
            THIS,
            (
                More(STRENGTH, Count(CARD.of_subtype("node").others())),
                More(LIFE, Count(CARD.of_subtype("node").others())),
            ),
        ),
    ),
    script(
        "Jo Ciendeilio",
        Unique("Jo"),
        Ability("RESEARCH", cost=(Deplete(THIS),), effect=(ReduceNextCost(3),)),
    ),
    script("Legacy Warmachine"),
    script(
        "LeoKaiser",
        Ability(
            "GO MEGA-NEKO-KAISER!",
            cost=(
                Choose(CARD.named("PantherKaiser").you_control().being(State.RESTORED)),
                Deplete(CHOSEN),
                Choose(CARD.named("TigerKaiser").you_control().being(State.RESTORED)),
                Deplete(CHOSEN),
            ),
            effect=(
                Alter(THIS, (More(STRENGTH, 8), More(LIFE, 8), More(SPEED, 2))),
                Establish(
                    Conditional(
                        THIS,
                        (BlockingPartySize(3),),
                        Matches(THIS, CARD.being(State.ATTACKING_ALONE)),
                    )
                ),
            ),
        ),
    ),
    script("Manifold Quasi-Modal Steamwork"),
    script("Micromajig Maker", Trigger(EntersPlay(), (May(then=(PutMicromajigs(),)),))),
    script(
        "Micromajig Master",
        Trigger(EntersPlay(), (May(then=(PutMicromajigs(2),)),)),
        Ability(
            "TINY SACRIFICES",
            cost=(Choose(MICROMAJIG.you_control(), 3), Destroy(CHOSEN)),
            effect=(Search(), Put(FOUND, HAND)),
        ),
    ),
    script("Micromajig Shipping Container", Trigger(Destroyed(), (PutMicromajigs(5),))),
    script("Micromajig Token"),
    script(
        "Omnidirectional Patrolmajig", Trigger(PlayerIsAttacked(YOU), (May(then=(Restore(THIS),)),))
    ),
    script(
        "PantherKaiser",
        Ability(
            "PANTHER SHIELD",
            cost=(Pay(2), Deplete(THIS), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(LIFE, 3),)),),
        ),
    ),
    script(
        "Quipmajig",
        Ability(
            "INSULT",
            cost=(Deplete(THIS), Pick(CHARACTER.being(State.COVERT))),
            effect=(Deplete(PICKED), Establish(Replacement(Inflicts(PICKED), (AmountBecomes(0),)))),
        ),
    ),
    script(
        "Research Assistant",
        Ability("RESEARCH", cost=(Deplete(THIS),), effect=(ReduceNextCost(1),)),
    ),
    script(
        "Sagacious 31f",
        Trigger(
            PartyFormed(),
            (May((Search(),), (Put(FOUND, HAND),)),),
            NoLess(Count(CHARACTER.that(InPartyWith(THIS)).others()), 2),
        ),
    ),
    script(
        "Scavengemajig",
        Trigger(
            AnyOf((EntersPlay(), LeavesPlay())),
            (May((Pick(ITEM.in_discard_pile()),), (Put(PICKED, HAND),)),),
        ),
    ),
    script(
        "Schproingmajig",
        Ability(
            "PUMP-UP",
            cost=(Choose(CHARACTER.you_control().others().being(State.RESTORED)), Deplete(CHOSEN)),
            effect=(Alter(THIS, (More(STRENGTH, 2), More(LIFE, 2))),),
        ),
        Ability(
            "SCHPROING!",
            cost=(Choose(CHARACTER.you_control()), Destroy(CHOSEN)),
            effect=(Alter(THIS, (Cannot(Action.BE_BLOCKED),)),),
        ),
    ),
    script(
        "Securitymajig",
        Conditional(THIS, (Can(Action.BLOCK_COVERT),)),
        Trigger(
            Blocks(),
            (Alter(THIS, (More(STRENGTH, 3),)),),
            Matches(CHARACTER.being(State.ATTACKING), CARD.being(State.IN_COVERT_PARTY)),
        ),
    ),
    script(
        "Senior Research Assistant",
        Ability("RESEARCH", cost=(Deplete(THIS),), effect=(ReduceNextCost(2),)),
    ),
    script("T Force 5 Megabrutemajig", Trigger(EntersPlay(), (May(then=(Detach(UpTo(2)),)),))),
    script("T Force 5 Megadudemajig", Trigger(EntersPlay(), (May(then=(Detach(UpTo(2)),)),))),
    script("T Force 5 Megascoutmajig", Trigger(EntersPlay(), (May(then=(Detach(UpTo(2)),)),))),
    script(
        "TigerKaiser",
        Ability(
            "TIGER ROAR",
            cost=(Pay(2), Deplete(THIS), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(STRENGTH, 3),)),),
        ),
    ),
    script(
        "Topplemajig",
        Conditional(
            CHARACTER.that(Opposing(THIS)),
            (Less(SPEED, 1),),
            Matches(THIS, CARD.being(State.IN_BATTLE)),
        ),
    ),
    script(
        "Towering Researchmajig",
        Trigger(TurnStarts(), (May(then=(PutTokens(),)),)),
        Ability("RESEARCH", cost=(RemoveTokens(),), effect=(ReduceNextCost(1),)),
    ),
)
