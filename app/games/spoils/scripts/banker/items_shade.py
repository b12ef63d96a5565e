"""Banker items: Shade of the Devoured Emperor."""

from typing import Final

from app.games.spoils.vocabulary import *

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
        "Impressionistic Furball",
        AttachTo(),
        Conditional(HOST, (More(LIFE, 2),)),
        Ability("COUGH UP", cost=(Destroy(THIS),), effect=(Draw(),), threshold="GGG"),
    ),
)
