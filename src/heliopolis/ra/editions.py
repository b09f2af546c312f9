"""Editions and options as data: what may differ from one game of Ra to another (rules S1, S3 and V)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from heliopolis.game import BadSetup
from heliopolis.ra.pieces import RA_SPACES

# S1 and V2: the groups of suns, by number of players and name of the set.
SUN_SETS: dict[int, dict[str, tuple[tuple[int, ...], ...]]] = {
    2: {
        "razzia": ((9, 6, 5, 2), (8, 7, 4, 3)),
        "baumer": ((9, 6, 4, 2), (8, 7, 5, 3)),
        "bgg": ((9, 6, 4, 3), (8, 7, 5, 2)),
    },
    3: {"standard": ((13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4))},
    4: {"standard": ((13, 6, 2), (12, 7, 3), (11, 8, 4), (10, 9, 5))},
    5: {"standard": ((16, 7, 2), (15, 8, 3), (14, 9, 4), (13, 10, 5), (12, 11, 6))},
}
SUN_GROUPS = tuple(group for sets in SUN_SETS.values() for groups in sets.values() for group in groups)

# S3 and V2: how many Ra tiles end an epoch.
RAS = {2: 6, 3: 8, 4: 9, 5: 10}


@dataclass(frozen=True, slots=True)
class Edition:
    """One printed edition: how it is called and for how many it is offered (V1)."""

    name: str
    players: range
    sun_boat: bool  # a boat moves along the Ra track; without it the Ra tiles lie there


EDITIONS = {
    edition.name: edition
    for edition in (
        Edition("sunboat", range(2, 6), sun_boat=True),
        Edition("classic", range(3, 6), sun_boat=False),
    )
}
DEFAULT_EDITION = "sunboat"


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is settled before the suns are dealt."""

    edition: str
    players: int
    ras: int  # S3: Ra tiles that end an epoch
    suns: str  # S1, V2: which set of groups
    mild_end: bool  # V2: no -2 and no -5 in the scoring that ends the game
    resume_ra_player: bool  # V3: the Ra player goes on after an auction

    @property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """The groups of suns that are dealt to the seats."""
        return SUN_SETS[self.players][self.suns]


def option_values(players: int) -> dict[str, tuple[str, ...]]:
    """Every option with the values it may take for so many players, the default first."""
    ras = [str(RAS[players]), *(str(n) for n in range(1, RA_SPACES + 1) if n != RAS[players])]
    return {
        "ras": tuple(ras),
        "suns": tuple(SUN_SETS[players]),
        "mild-end": ("no", "yes"),
        "resume": ("next", "ra-player"),
    }


def setup(players: int, edition: str = DEFAULT_EDITION, options: Mapping[str, str] | None = None) -> Setup:
    """The set-up for these players, edition and options; raises ``BadSetup`` for one that does not exist."""
    return _setup(players, edition, tuple((options or {}).items()))


@cache
def _setup(players: int, edition: str, options: tuple[tuple[str, str], ...]) -> Setup:
    if edition not in EDITIONS:
        raise BadSetup("error-edition", found=edition, known=", ".join(EDITIONS))
    offered = EDITIONS[edition].players
    if players not in offered:
        raise BadSetup("error-players", found=players, least=offered[0], most=offered[-1], edition=edition)
    values = option_values(players)
    chosen = {option: allowed[0] for option, allowed in values.items()}
    for option, value in options:
        if option not in values:
            raise BadSetup("error-option", found=option, known=", ".join(values))
        if value not in values[option]:
            raise BadSetup("error-option-value", option=option, found=value, known=", ".join(values[option]))
        chosen[option] = value
    return Setup(
        edition=edition,
        players=players,
        ras=int(chosen["ras"]),
        suns=chosen["suns"],
        mild_end=chosen["mild-end"] == "yes",
        resume_ra_player=chosen["resume"] == "ra-player",
    )


def options_of(setup: Setup) -> dict[str, str]:
    """The options of a set-up that differ from their default, as a record writes them."""
    chosen = {
        "ras": str(setup.ras),
        "suns": setup.suns,
        "mild-end": "yes" if setup.mild_end else "no",
        "resume": "ra-player" if setup.resume_ra_player else "next",
    }
    values = option_values(setup.players)
    return {option: value for option, value in chosen.items() if value != values[option][0]}
