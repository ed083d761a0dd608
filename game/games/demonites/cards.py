"""The sixty demons of the Demonites Battle Deck as data (rules/demonites.md §2). A card is its number, 1 to 60."""

from __future__ import annotations

from typing import NamedTuple

CARDS = 60
CLAN_SIZE = 6
CLANS: tuple[str, ...] = (
    "cinderkin",
    "mudmaw",
    "gloomwing",
    "rattlebone",
    "oozeling",
    "hornhide",
    "hushling",
    "rustplate",
    "briarfiend",
    "voidlord",
)
"""In the order of their numbers: the clan with place k has the cards 6k + 1 to 6k + 6, its leader last."""


class Demon(NamedTuple):
    """A card. attack, priority and defence are 1 to 10. Texts: `demon.<id>`, `demon.<id>.lore`, `clan.<clan>`."""

    number: int
    id: str
    attack: int
    priority: int
    defence: int

    @property
    def total(self) -> int:
        """The sum of the three scores, 12 to 22."""
        return self.attack + self.priority + self.defence

    @property
    def clan(self) -> str:
        """The id of its clan."""
        return CLANS[(self.number - 1) // CLAN_SIZE]

    @property
    def rank(self) -> int:
        """1 to 6; 6 is the clan's leader."""
        return (self.number - 1) % CLAN_SIZE + 1


DEMONS: tuple[Demon, ...] = (
    Demon(1, "sootwick", 5, 4, 3),
    Demon(2, "emberlick", 6, 5, 2),
    Demon(3, "flarepup", 7, 5, 3),
    Demon(4, "kilnbiter", 7, 6, 3),
    Demon(5, "pyrehowl", 8, 6, 4),
    Demon(6, "ashqueen_vell", 9, 7, 4),
    Demon(7, "puddlegob", 3, 2, 7),
    Demon(8, "clodfoot", 4, 2, 7),
    Demon(9, "bogmumbler", 4, 3, 8),
    Demon(10, "siltjaw", 5, 3, 8),
    Demon(11, "quagmaw", 6, 3, 9),
    Demon(12, "old_mirebelly", 7, 3, 10),
    Demon(13, "flitmoth", 4, 6, 2),
    Demon(14, "duskflap", 4, 7, 2),
    Demon(15, "nightpecker", 5, 7, 3),
    Demon(16, "shrillwing", 5, 8, 3),
    Demon(17, "umbrabat", 6, 9, 3),
    Demon(18, "countess_noctra", 7, 9, 4),
    Demon(19, "knucklepup", 4, 4, 4),
    Demon(20, "ribtick", 5, 4, 4),
    Demon(21, "femurjack", 5, 5, 5),
    Demon(22, "gravestep", 6, 4, 6),
    Demon(23, "marrowguard", 6, 6, 6),
    Demon(24, "skullmarshal_orr", 7, 6, 7),
    Demon(25, "dribblet", 3, 4, 5),
    Demon(26, "gloopkin", 3, 4, 6),
    Demon(27, "stickysnout", 4, 5, 6),
    Demon(28, "acrid_nell", 4, 5, 7),
    Demon(29, "vatlurker", 5, 6, 7),
    Demon(30, "prince_glub", 5, 7, 8),
    Demon(31, "ramkin", 6, 2, 4),
    Demon(32, "stampcalf", 7, 2, 4),
    Demon(33, "bruteboar", 8, 2, 5),
    Demon(34, "splinterhorn", 8, 3, 5),
    Demon(35, "bullroar", 9, 3, 6),
    Demon(36, "thunderhoof_magg", 10, 3, 7),
    Demon(37, "peepling", 3, 6, 3),
    Demon(38, "whisperwisp", 3, 7, 3),
    Demon(39, "lanternlost", 4, 8, 3),
    Demon(40, "sidelong", 4, 8, 4),
    Demon(41, "mirrorwail", 5, 9, 4),
    Demon(42, "the_unblinking", 5, 10, 5),
    Demon(43, "tinshin", 2, 2, 8),
    Demon(44, "hollowhelm", 3, 2, 8),
    Demon(45, "bucklerbug", 4, 2, 9),
    Demon(46, "gatewarden", 4, 3, 9),
    Demon(47, "rivetwidow", 5, 3, 10),
    Demon(48, "siegebell", 6, 4, 10),
    Demon(49, "thistlet", 4, 3, 5),
    Demon(50, "burrling", 5, 3, 5),
    Demon(51, "nettlehag", 6, 3, 6),
    Demon(52, "rootstrangler", 6, 4, 6),
    Demon(53, "thornstag", 7, 4, 7),
    Demon(54, "mother_bramble", 8, 4, 8),
    Demon(55, "starmite", 4, 5, 4),
    Demon(56, "nilpage", 5, 5, 4),
    Demon(57, "eclipse_squire", 6, 5, 5),
    Demon(58, "comet_reeve", 6, 6, 5),
    Demon(59, "weighmaster_orbis", 7, 7, 5),
    Demon(60, "emperor_nought", 8, 7, 7),
)

# By card number; place 0 stands for a card that is not known and counts nothing.
ATTACK: tuple[int, ...] = (0, *(demon.attack for demon in DEMONS))
PRIORITY: tuple[int, ...] = (0, *(demon.priority for demon in DEMONS))
DEFENCE: tuple[int, ...] = (0, *(demon.defence for demon in DEMONS))
TOTAL: tuple[int, ...] = (0, *(demon.total for demon in DEMONS))


def demon(card: int) -> Demon:
    """The card with this number, 1 to 60."""
    return DEMONS[card - 1]
