"""Whether a game keeps the contract of ``heliopolis.game``: for authors of new games, and for ours.

    python -m heliopolis.conformance ra --games 50

plays many games and looks at every position on the way. Each check below is told of the games and yields a sentence for
everything that is wrong; a game that conforms hears nothing.
"""

from __future__ import annotations

import argparse
import json
import sys
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib.util import find_spec
from itertools import islice
from types import SimpleNamespace
from typing import Any

from heliopolis.chance import Seeded, stream
from heliopolis.game import CHANCE, GAMES, BadNotation, BadSetup, Game, IllegalStep, Limits, check, game, part
from heliopolis.players import ask
from heliopolis.record import Record, replay, write
from heliopolis.tally import Tally

ENDLESS = 10_000  # steps that no game should have
QUIET = 3  # times in four the quiet step is taken, which shows more of a game than chance alone
NO_SUCH = "no-such-thing"
TABLES, TURNS = 8, 200  # of a fleet


@dataclass
class Subject:
    """A game, and games of it to look at."""

    game: Game
    games: int = 20
    seed: int = 1

    @cached_property
    def records(self) -> list[Record]:
        """Whole games: every edition and number of players in turn, every other one with options at random."""
        kinds = [(edition, players) for edition, range_ in self.game.editions.items() for players in range_]
        plans = ((*kinds[number % len(kinds)], number) for number in range(self.games))
        return [self._record(edition, players, number) for edition, players, number in plans]

    def positions(self) -> Iterator[tuple[Record, Any]]:
        """Every position of every game with its record, to be looked at before the next is asked for."""
        for record in self.records:
            state = self.start(record)
            yield record, state
            for step in record.steps:
                state.apply(step)
                yield record, state

    def decisions(self, every: int) -> Iterator[tuple[Record, Any]]:
        """One in so many of the positions where a player has the move."""
        moves = ((record, state) for record, state in self.positions() if state.actor not in (None, CHANCE))
        return islice(moves, 0, None, every)

    def start(self, record: Record) -> Any:
        """The game before its first step."""
        return self.game.start(len(record.players), record.edition, record.options)

    def _record(self, edition: str, players: int, number: int) -> Record:
        luck = stream(self.seed, number)
        values = self.game.options(players) if number % 2 else {}
        options = {option: allowed[luck.below(len(allowed))] for option, allowed in values.items()}
        state = self.game.start(players, edition, options)
        steps: list[int] = []
        while (actor := state.actor) is not None and len(steps) < ENDLESS:
            steps.append(luck.pick(state.odds()) if actor == CHANCE else _some(state.legal(), luck))
            state.apply(steps[-1])
        names = tuple(f"Player {seat}" for seat in range(1, players + 1))
        return Record(self.game.name, edition, names, options, steps=tuple(steps))


def _some(legal: list[int], luck: Seeded) -> int:
    return legal[0] if luck.below(4) < QUIET else legal[luck.below(len(legal))]


Check = Callable[[Subject], Iterator[str]]


def set_up(subject: Subject) -> Iterator[str]:
    """Editions, numbers of players and options that do not exist are refused."""
    made = subject.game
    for edition, range_ in made.editions.items():
        for players in range_:
            if made.start(players, edition).actor is None:
                yield f"a game of {edition} for {players} is over before it begins"
        for players in (range_[0] - 1, range_[-1] + 1):
            yield from _refused(made, players, edition)
    edition, range_ = next(iter(made.editions.items()))
    yield from _refused(made, range_[0], NO_SUCH)
    yield from _refused(made, range_[0], edition, {NO_SUCH: NO_SUCH})
    for option in made.options(range_[0]):
        yield from _refused(made, range_[0], edition, {option: NO_SUCH})


def _refused(made: Game, players: int, edition: str, options: dict[str, str] | None = None) -> Iterator[str]:
    try:
        made.start(players, edition, options)
    except BadSetup:
        return
    yield f"start({players}, {edition!r}, {options}) does not raise BadSetup"


def notation(subject: Subject) -> Iterator[str]:
    """The text of a step means that step, and outcomes of chance begin with an equals sign."""
    met = {step for _, state in subject.positions() for step in state.legal()}
    for step in sorted(met):
        text = subject.game.text(step)
        if subject.game.parse(text) != step:
            yield f"{text} is the text of {step} and means {subject.game.parse(text)}"
        if not text or set(text) & set(" \t\n#"):
            yield f"{text!r} cannot stand in a record"
        if text.startswith("=") != subject.game.is_chance(step):
            yield f"{text}: outcomes of chance, and they alone, begin with an equals sign"
    try:
        subject.game.parse(NO_SUCH)
        yield f"parse({NO_SUCH!r}) does not raise BadNotation"
    except BadNotation:
        pass


def moves(subject: Subject) -> Iterator[str]:
    """Whoever has the move has a legal step of the right kind; chance has odds, and nobody else."""
    for _, state in subject.positions():
        legal, odds, actor = state.legal(), state.odds(), state.actor
        if bool(legal) != (actor is not None):
            yield f"{actor} has the move and {len(legal)} legal steps"
        if len(set(legal)) != len(legal):
            yield f"a step is listed twice: {legal}"
        if any(subject.game.is_chance(step) != (actor == CHANCE) for step in legal):
            yield f"{actor} may take steps of another kind: {legal}"
        if sorted(step for step, _ in odds) != (sorted(legal) if actor == CHANCE else []):
            yield f"{actor} has the move, with odds {odds}"
        if any(not isinstance(weight, int) or weight <= 0 for _, weight in odds):
            yield f"odds must be whole numbers above 0: {odds}"


def copies(subject: Subject) -> Iterator[str]:
    """A copy is equal to its original and independent of it."""
    for _, state in subject.decisions(5):
        before = state.as_dict()
        twin = state.copy()
        if twin.as_dict() != before:
            yield "a copy differs from its original"
        twin.apply(twin.legal()[0])
        if state.as_dict() != before:
            yield "a step in a copy changes its original"


def refusals(subject: Subject) -> Iterator[str]:
    """What is not legal raises ``IllegalStep`` with a sentence, and changes nothing."""
    met = sorted({step for _, state in subject.positions() for step in state.legal()})
    for _, state in subject.decisions(25):
        before, legal = state.as_dict(), state.legal()
        for step in met:
            try:
                check(subject.game, state, step)
                refused = False
            except IllegalStep as reason:
                refused = bool(str(reason))
            if refused == (step in legal):
                yield f"{subject.game.text(step)} is {'legal and refused' if refused else 'illegal and not refused'}"
        if state.as_dict() != before:
            yield "to ask whether a step is legal changes the state"


def views(subject: Subject) -> Iterator[str]:
    """A view belongs to its seat, is plain, and is enough to imagine a game that looks the same."""
    for record, state in subject.decisions(25):
        for seat in (None, *range(len(record.players))):
            view = state.view(seat)
            if view.seat != seat or view.actor != state.actor:
                yield f"the view of {seat} is that of {view.seat}, and {view.actor} has the move"
            if view != state.view(seat) or repr(view) != repr(state.view(seat)):
                yield "two views of one state differ"
            imagined = subject.game.imagine(view, Seeded(subject.seed))
            if imagined.view(seat) != view:
                yield f"what {seat} imagines looks another way"
            if seat == state.actor and sorted(imagined.legal()) != sorted(state.legal()):
                yield f"what {seat} imagines has other legal steps"


def endings(subject: Subject) -> Iterator[str]:
    """A game ends and is won by somebody, and nobody has won before."""
    for record, state in subject.positions():
        scores, won = state.scores(), state.winners()
        if len(scores) != len(record.players):
            yield f"{len(record.players)} players have {len(scores)} scores"
        if bool(won) != (state.actor is None) or not set(won) <= set(range(len(scores))):
            yield f"{state.actor} has the move, and {won} have won"
    if any(len(record.steps) == ENDLESS for record in subject.records):
        yield f"a game has not ended after {ENDLESS} steps"


def records(subject: Subject) -> Iterator[str]:
    """A record as text replays to the same position."""
    for record in subject.records:
        state = subject.start(record)
        for step in record.steps:
            state.apply(step)
        again = replay(write(record))
        if again.error:
            yield f"a record does not replay: {again.error}"
        elif again.state.as_dict() != state.as_dict():
            yield "a record replays to another position"


def plain_data(subject: Subject) -> Iterator[str]:
    """A position, and the course of a game, are plain data."""
    for _, state in subject.decisions(25):
        for told in (state.as_dict(), state.course()):
            if json.loads(json.dumps(told)) != told:
                yield f"does not survive JSON: {told}"


def bots(subject: Subject) -> Iterator[str]:
    """Every player of the game chooses legal steps, the same for the same seed."""
    for name, make in subject.game.players.items():
        for _, state in islice(subject.decisions(40), 5):
            first, second = (ask(make(subject.seed, ""), state, Limits(nodes=50)) for _ in range(2))
            if first not in state.legal():
                yield f"{name} chooses {first}, which is not legal"
            if first != second:
                yield f"{name} does not play alike for the same seed"


def playouts(subject: Subject) -> Iterator[str]:
    """Random games at full speed end, and leave the start as it was."""
    record = subject.records[0]
    start, before = subject.start(record), subject.start(record).as_dict()
    for name, patience in subject.game.patience.items():
        tally = Tally()
        subject.game.playouts(start, Seeded(subject.seed), patience, subject.games, tally)
        if tally.games != subject.games or not 0 < tally.decisions <= tally.steps:
            yield f"{name}: {tally.games} games of {subject.games}, {tally.decisions} decisions in {tally.steps} steps"
        if start.as_dict() != before:
            yield f"{name}: playouts change their start"


def encoding(subject: Subject) -> Iterator[str]:
    """Where a game has a module ``encode``: rows keep their bounds and come back from what they decode to."""
    code = _part(subject.game, "encode")
    if code is None:
        return
    actions = {subject.game.parse(text) for text in code.ACTIONS}
    outcomes = {subject.game.parse(text) for text in code.OUTCOMES}
    if len(actions) != len(code.ACTIONS) or any(map(subject.game.is_chance, actions)):
        yield "actions must differ, and none may be an outcome of chance"
    for _, state in subject.positions():
        if not set(state.legal()) <= (outcomes if state.actor == CHANCE else actions):
            yield f"a legal step has no number: {listed_strangers(subject.game, state, actions | outcomes)}"
    for record, state in subject.decisions(10):
        yield from _row(code, state, len(record.players))


def listed_strangers(game: Game, state: Any, known: set[int]) -> str:
    """The legal steps that are not known, as text."""
    return " ".join(game.text(step) for step in state.legal() if step not in known)


def _row(code: Any, state: Any, players: int) -> Iterator[str]:
    most = [field.most for _, field in code.fields(players) for _ in range(field.size)]
    if len(most) != code.size(players):
        yield f"fields of {len(most)} numbers make a row of {code.size(players)}"
        return
    for seat in range(players):
        row = array("f", bytes(4 * len(most)))
        code.write(state, seat, False, row)
        if not all(0 <= value <= bound for value, bound in zip(row, most, strict=True)):
            yield "a row is out of its bounds"
        if code.observation(state.view(seat)) != row:
            yield "a view gives another row than the state behind it"
        if code.observation(code.decode(row, players)) != row:
            yield "a row does not come back from what it is decoded to"


def fleets(subject: Subject) -> Iterator[str]:
    """Where a game has a module ``fleet``: its tables play what the rules allow, the same for the same seeds."""
    made = _part(subject.game, "fleet")
    if made is None:
        return
    code = _part(subject.game, "encode")
    edition, range_ = next(iter(subject.game.editions.items()))
    for players in range_:
        start = subject.game.start(players, edition)
        first, second = ([*_sailed(made, code, start, players, subject)] for _ in range(2))
        if first != second:
            yield f"{players} players: the same seeds give other games"
        yield from {wrong for _, wrong in first if wrong}


def _sailed(made: Any, code: Any, start: Any, players: int, subject: Subject) -> Iterator[tuple[bytes, str]]:
    """Every turn of a few tables: what the buffers held, and what was wrong with it."""
    steps = [subject.game.parse(text) for text in code.ACTIONS]
    buffers = SimpleNamespace(
        bits=array("Q", [stream(subject.seed, number).bits for number in range(TABLES)]),
        observations=array("f", bytes(4 * TABLES * code.size(players))),
        finals=array("f", bytes(4 * TABLES * code.size(players))),
        masks=array("b", bytes(TABLES * len(steps))),
        rewards=array("f", bytes(4 * TABLES * players)),
        done=array("b", bytes(TABLES)),
        seats=array("i", bytes(4 * TABLES)),
    )
    fleet = made.Fleet(start, buffers, made.ALL_OURS, False, False)
    fleet.reset()
    actions, luck = array("q", bytes(8 * TABLES)), Seeded(subject.seed)
    for _ in range(TURNS):
        wrong = ""
        for table in range(TABLES):
            state, seat = fleet.state(table), buffers.seats[table]
            mask = buffers.masks[table * len(steps) : (table + 1) * len(steps)]
            row = array("f", bytes(4 * code.size(players)))
            code.write(state, seat, False, row)
            if state.actor != seat or {steps[i] for i, legal in enumerate(mask) if legal} != set(state.legal()):
                wrong = "a mask or a seat is not that of the table"
            if buffers.observations[table * len(row) : (table + 1) * len(row)] != row:
                wrong = "an observation is not that of the table"
        yield bytes(buffers.masks) + bytes(buffers.rewards) + bytes(buffers.done), wrong
        fleet.sample(actions, luck, 0)
        if fleet.step(actions) != -1:
            yield b"", "a sampled action is refused"
            return


def _part(game: Game, module: str) -> Any:
    """A module of the game's folder, None where it has none."""
    folder = GAMES.get(game.name)
    return part(game.name, module) if folder and find_spec(f"{folder}.{module}") else None


CHECKS: dict[str, Check] = {
    each.__name__: each
    for each in (
        set_up,
        notation,
        moves,
        copies,
        refusals,
        views,
        endings,
        records,
        plain_data,
        bots,
        playouts,
        encoding,
        fleets,
    )
}
MOST_TOLD = 5  # sentences of one check


def complaints(subject: Subject) -> dict[str, list[str]]:
    """What each check has to say, for as long as it says something new."""
    return {name: list(islice(dict.fromkeys(_told(found, subject)), MOST_TOLD)) for name, found in CHECKS.items()}


def _told(found: Check, subject: Subject) -> Iterator[str]:
    try:
        yield from found(subject)
    except Exception as error:  # whatever a game raises where it should not is a finding like any other
        yield f"{type(error).__name__}: {error}"


def main(arguments: list[str] | None = None) -> int:
    """Check a game and print what was found; 1 where something is wrong."""
    parser = argparse.ArgumentParser("python -m heliopolis.conformance", description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=Subject.games)
    parser.add_argument("--seed", type=int, default=Subject.seed)
    options = parser.parse_args(arguments)
    told = complaints(Subject(game(options.game), options.games, options.seed))
    for name, sentences in told.items():
        print(f"{'wrong' if sentences else 'right'}  {name}: {CHECKS[name].__doc__}")
        for sentence in sentences:
            print(f"         {sentence}")
    return int(any(told.values()))


if __name__ == "__main__":
    sys.exit(main())
