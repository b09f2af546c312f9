"""The contract between a game and everything around it, its errors, and the table of games.

A game is a folder beside this file that offers a ``GAME``. Nothing outside the folder knows its rules.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, Self, runtime_checkable

if TYPE_CHECKING:
    from heliopolis.chance import Seeded
    from heliopolis.tally import Tally

CHANCE = -1  # the seat that draws tiles, deals suns and rolls dice

# Where each game lives; imported only when it is asked for.
GAMES = {"ra": "heliopolis.ra"}
DEFAULT_GAME = next(iter(GAMES))


class Complaint(ValueError):
    """Something a person or a program got wrong: the key of a sentence in the catalogues, and its facts."""

    def __init__(self, key: str, /, **facts: str | int | Complaint) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """How it travels from one process to another: made anew there from key and facts."""
        return partial(type(self), self.key, **self.facts), ()

    def __str__(self) -> str:
        """The sentence in English; ``Catalogue.complaint`` gives it in other languages."""
        from heliopolis.locales import catalogue

        return catalogue("en").complaint(self)


class BadNotation(Complaint):
    """A text that is no step of this game."""


class IllegalStep(Complaint):
    """A step that the rules do not allow here."""


class BadSetup(Complaint):
    """Players, an edition or an option that the game does not have."""


class BadRecord(Complaint):
    """A record that cannot be read or replayed."""


class OutOfScript(Complaint):
    """A scripted source of chance that has no fitting outcome left."""


class BadAnswer(Complaint):
    """What a player answered where a legal step was asked for, or that it did not answer in time."""


class State(Protocol):
    """A game at one moment. Steps are small numbers whose meaning is their text."""

    @property
    def actor(self) -> int | None:
        """The seat that has the move, ``CHANCE``, or None when the game is over."""
        ...

    def legal(self) -> list[int]:
        """Every step that the actor may take; the possible outcomes where chance has the move."""
        ...

    def odds(self) -> list[tuple[int, int]]:
        """Where chance has the move: every outcome with its weight, in whole numbers."""
        ...

    def apply(self, step: int) -> None:
        """Take a step in place. It is not checked: ``check`` it first if it comes from outside."""
        ...

    def scores(self) -> list[int]:
        """The points of every seat so far."""
        ...

    def winners(self) -> list[int]:
        """The seats that have won; empty before the end."""
        ...

    def copy(self) -> Self:
        """The same position, independent of this one."""
        ...

    def view(self, seat: int | None, open_scores: bool = False) -> View:
        """What a seat may see; a spectator for None."""
        ...

    def as_dict(self) -> dict[str, Any]:
        """The whole position as plain data, for JSON."""
        ...

    def course(self) -> dict[str, Any]:
        """How far the game has come and what was scored on the way, as plain data, for JSON."""
        ...


class View(Protocol):
    """What one seat may see of a state: plain values only."""

    @property
    def seat(self) -> int | None:
        """Whose view it is; None for a spectator's."""
        ...

    @property
    def actor(self) -> int | None:
        """As in the state."""
        ...


@dataclass(frozen=True, slots=True)
class Limits:
    """How long a player may think about one step; None for as long as it likes."""

    seconds: float | None = None
    nodes: int | None = None  # positions looked at: the limit that gives the same choice on every machine

    def within(self, other: Limits) -> Limits:
        """What is left of these limits where others hold as well."""
        return Limits(_least(self.seconds, other.seconds), _least(self.nodes, other.nodes))


def _least(one: Any, other: Any) -> Any:
    """The lower of two limits, either of which may be missing."""
    return other if one is None else one if other is None else min(one, other)


class Player(Protocol):
    """Whoever decides for a seat and sees only what the seat may see."""

    def choose(self, view: Any, legal: list[int], limits: Limits) -> int:
        """One of the legal steps, for the seat whose view it is."""
        ...


@dataclass(frozen=True, slots=True)
class Terms:
    """What is played: the game, how many play, the edition, and every option with its value."""

    game: str
    players: int
    edition: str
    options: Mapping[str, str]


@runtime_checkable
class Attentive(Player, Protocol):
    """A player that wants to know when a game begins and how it has ended."""

    def begin(self, terms: Terms) -> None:
        """Be told what is played, before the first choice."""
        ...

    def end(self, state: State) -> None:
        """Be told how it has ended."""
        ...


# Makes a player from a seed and from what stands after the colon of its spec, "" for nothing.
Maker = Callable[[int, str], Player]


class Game(Protocol):
    """A game as a folder offers it."""

    @property
    def name(self) -> str:
        """Its name in records and on the command line."""
        ...

    @property
    def editions(self) -> Mapping[str, range]:
        """Every edition with the numbers of players it is for, the default first."""
        ...

    @property
    def players(self) -> Mapping[str, Maker]:
        """The players that know this game, by spec, the weakest first."""
        ...

    @property
    def levels(self) -> Mapping[str, str]:
        """The levels that people choose from, with the spec of the player behind each, the weakest first."""
        ...

    def options(self, players: int) -> Mapping[str, Sequence[str]]:
        """Every option for so many players with its values, the default first."""
        ...

    def start(self, players: int, edition: str | None = None, options: Mapping[str, str] | None = None) -> Any:
        """A new game's state; raises ``BadSetup``."""
        ...

    def text(self, step: int) -> str:
        """A step as a record has it; the inverse of ``parse``."""
        ...

    def parse(self, text: str) -> int:
        """The step that a text means; raises ``BadNotation``."""
        ...

    def is_chance(self, step: int) -> bool:
        """Whether the step is an outcome of chance."""
        ...

    def why_not(self, state: Any, step: int) -> IllegalStep:
        """The reason why a step that is not legal in this state is not."""
        ...

    @property
    def patience(self) -> Mapping[str, int]:
        """The players that ``playouts`` can play, with their patience."""
        ...

    def playouts(self, start: Any, luck: Seeded, patience: int, games: int, tally: Tally) -> None:
        """Play games at random from ``start`` as fast as can be, and count them."""
        ...

    def imagine(self, view: Any, luck: Seeded) -> Any:
        """A full state that the view allows; what the view hides is drawn by ``luck``."""
        ...


def plain(name: str, make: Callable[[int], Player]) -> Maker:
    """The maker of a player that can play in one way only; it raises ``BadSetup`` when a spec asks for another."""

    def maker(seed: int, how: str) -> Player:
        if how:
            raise BadSetup("error-player-how", player=name, found=how)
        return make(seed)

    return maker


def terms(game: Game, players: int, edition: str | None = None, options: Mapping[str, str] | None = None) -> Terms:
    """What is played where these are chosen; what is not chosen is as it usually is."""
    usual = {option: values[0] for option, values in game.options(players).items()}
    return Terms(game.name, players, edition or next(iter(game.editions)), usual | dict(options or {}))


def game(name: str) -> Game:
    """The game of this name; raises ``BadSetup`` when there is none."""
    if name not in GAMES:
        raise BadSetup("error-game", found=name, known=", ".join(GAMES))
    found: Game = importlib.import_module(GAMES[name]).GAME
    return found


def part(name: str, module: str) -> Any:
    """One module of a game's folder, such as the one that draws its table in a terminal."""
    return importlib.import_module(f"{GAMES[name]}.{module}")


def check(game: Game, state: State, step: int) -> None:
    """Raise ``IllegalStep`` unless the step is legal in this state."""
    if step not in state.legal():
        raise game.why_not(state, step)


def listed(game: Game, steps: Sequence[int]) -> str:
    """Steps as a record has them, one after the other."""
    return " ".join(game.text(step) for step in steps)
