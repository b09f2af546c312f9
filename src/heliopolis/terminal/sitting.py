"""One sitting at a game: shows the table to whoever must decide, asks, lets bots and chance act, saves every step."""

from __future__ import annotations

import os
import shlex
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TextIO

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from heliopolis.game import CHANCE, BadAnswer, Complaint, Limits, State, part, terms
from heliopolis.locales import Catalogue
from heliopolis.match import Match
from heliopolis.players import HUMAN, Player, ask, dismiss
from heliopolis.players import seat as seated
from heliopolis.terminal.menu import Menu
from heliopolis.terminal.saving import save

PACE = 0.5  # seconds that a bot seems to think
LONGEST_ANSWER = 200
RESUME = "heliopolis play --record {path}"


class Leave(Exception):
    """Somebody has asked to end the sitting."""


class Sitting:
    """A match, the people and bots who play it, and the terminal they play it in."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[str],
        say: Catalogue,
        console: Console,
        path: Path,
        pace: float,
        open_scores: bool,
        seed: int,
        keyboard: TextIO,
    ) -> None:
        self.match = match
        self.seats = list(seats)
        self.say = say
        self.console = console
        self.path = path
        self.pace = pace
        self.keyboard = keyboard
        self.screen = part(match.record.game, "terminal")
        self.names = match.record.players
        self.people = [seat for seat, spec in enumerate(seats) if spec == HUMAN]
        self.bots = self._bots(seed)
        self.open_scores = open_scores
        self.log = self._log_so_far()  # the lines of every step
        self.asked_at = len(self.log)  # how long it was when somebody was last asked
        self.asked: int | None = None  # who that was
        self.saved = False
        scored = len(self._sheets(None))
        self.sheets: dict[int | None, int] = dict.fromkeys([None, *self.people], scored)  # seen by each
        self.commands = self._commands()

    def _bots(self, seed: int) -> dict[int, Player]:
        record = self.match.record
        told = terms(self.match.game, len(record.players), record.edition, record.options)
        bots = {seat: spec for seat, spec in enumerate(self.seats) if spec != HUMAN}
        return {seat: seated(self.match.game, spec, seed + seat, told) for seat, spec in bots.items()}

    def play(self) -> None:
        """Go on until the game ends or somebody leaves; says where the game is in both cases."""
        try:
            self._save()
            self._tell_whole(self.say("terminal-welcome", path=str(self.path)), "dim")
            while not self.match.over:
                self._go_on()
            self._finish()
        except (Leave, EOFError, KeyboardInterrupt):
            self._leave()

    # Steps

    def _go_on(self) -> None:
        """One step of whoever has the move."""
        state = self.match.state
        seat, legal = state.actor, state.legal()
        if seat == CHANCE:
            self._take(None)
        elif len(legal) == 1:
            self._take(legal[0])
        elif seat in self.bots:
            time.sleep(self.pace)
            self._take(self._choice(seat, state))
        else:
            step = self._ask(seat)
            if step is not None:
                self._take(step)

    def _choice(self, seat: int, state: State) -> int:
        """What a bot does; where it fails, the quietest step, and a word about it."""
        try:
            return ask(self.bots[seat], state, Limits())
        except BadAnswer as wrong:
            reason = self.say.complaint(wrong)
            self._tell(self.say("terminal-bot-failed", name=self.names[seat], reason=reason), "yellow")
            return state.legal()[0]

    def _take(self, step: int | None) -> None:
        """Take a step, or let chance take it; it is saved before it is told."""
        before = self.match.state.copy()
        if step is None:
            step = self.match.draw()
        else:
            self.match.step(step)
        lines = self._lines(len(self.log), before, step, self.match.state)
        self.log.append(lines)
        if lines or self.match.state.actor != CHANCE:  # else chance goes on at once, and is saved with it
            self._save()
        for line in lines:
            self._tell(line)
        if len(self.people) < 2 and not self.match.over:
            self._show_sheets(self.people[0] if self.people else None)

    def _lines(self, number: int, before: object, step: int, after: object) -> list[str]:
        """What the log says of a step; that it was forced where a person may wonder."""
        lines: list[str] = self.screen.log(before, step, after, self.names, self.say)
        if lines and self.match.actors[number] in self.people and self.match.choices[number] == 1:
            lines[0] = self.say("terminal-forced", line=lines[0])
        return lines

    def _log_so_far(self) -> list[list[str]]:
        """The log of the steps that the match already has."""
        state = self.match.record.start()
        log = []
        for number, step in enumerate(self.match.steps):
            before = state.copy()
            state.apply(step)
            log.append(self._lines(number, before, step, state))
        return log

    def _save(self) -> None:
        """Write the game to its file; if that fails, say so and go on."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            save(self.path, self.match.record, self.seats)
            self.saved = True
        except OSError as error:
            self.saved = False
            self._cannot_save(self.path, error)

    # Asking

    def _ask(self, seat: int) -> int | None:
        """Show the table to a seat and ask for its step; None where the game has gone back instead."""
        self._show(seat)
        menu = Menu(self.match.game, self.screen, self.match.state, self.say)
        self.console.print(menu)
        length = len(self.match.steps)
        while len(self.match.steps) == length:
            answer = self._read(f"{self.names[seat]} \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} ")
            word, _, rest = answer.partition(" ")
            try:
                step = menu.step(answer)
                if step is not None:
                    return step
                if word.casefold() in self.commands:
                    self.commands[word.casefold()](rest.strip())
                else:
                    self._tell(self.say("terminal-what", found=answer[:LONGEST_ANSWER]), "yellow")
            except Complaint as complaint:
                self._tell(self.say.complaint(complaint), "yellow")
        return None

    def _show(self, seat: int) -> None:
        """The table as a seat may see it, after what has happened since somebody was last asked."""
        if self.asked not in (None, seat) and not self.open_scores and self.console.is_terminal:
            self.console.clear()  # the score of the one before is not for this one
            for line in self._since(self.asked_at):
                self._tell(line)
        self.asked, self.asked_at = seat, len(self.log)
        self._show_sheets(seat)
        self.console.print()
        self.console.print(self._table(seat))

    def _table(self, seat: int | None) -> RenderableType:
        view = self.match.state.view(seat, self._sees_all(seat))
        table: RenderableType = self.screen.table(
            view, self.names, self.say, self.console.width, self.match.record.edition
        )
        return table

    def _read(self, prompt: str) -> str:
        """One line from the keyboard; raises ``EOFError`` at its end."""
        self.console.print(Text(prompt, "bold"), end="")
        line = self.keyboard.readline()
        if not line:
            raise EOFError
        answer = "".join(letter if letter.isprintable() else " " for letter in line).strip()
        if not self.keyboard.isatty():
            self._tell(answer)  # nobody has seen it typed
        return answer

    # Commands

    def _commands(self) -> dict[str, Callable[[str], None]]:
        """What can be typed instead of a step, by its English word and by that of the language."""
        commands: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "save": self._save_as,
            "table": lambda _: self.console.print(self._table(self.asked)),
            "log": self._show_log,
            "help": self._help,
            "quit": self._quit,
        }
        commands |= {name: partial(self._look, look) for name, look in self.screen.LOOKS.items()}
        self.names_of_commands = list(commands)
        local = {self.say(f"command-{name}"): command for name, command in commands.items()}
        return {**local, **commands, "?": self._help}

    def _undo(self, _: str) -> None:
        """Back to the last real choice of a person; what chance gave since comes again."""
        length = self.match.common_undo(self.people)
        if length is None:
            self._tell(self.say("terminal-nothing-to-undo"), "yellow")
            return
        self.match.undo_to(length)
        del self.log[length:]
        seen = len(self._sheets(None))
        self.sheets = {seat: min(shown, seen) for seat, shown in self.sheets.items()}
        self._save()
        self._tell(self.say("terminal-undone", step=length + 1), "dim")

    def _save_as(self, name: str) -> None:
        """Say where the game is saved, or save it in another file too."""
        if not name:
            self._save()
            if self.saved:
                self._tell_whole(self.say("terminal-saved", path=str(self.path)))
            return
        path = Path(os.path.expanduser(name))
        try:
            if path.exists():
                self._tell_whole(self.say("terminal-exists", path=str(path)), "yellow")
                return
            save(path, self.match.record, self.seats)
            self._tell_whole(self.say("terminal-saved", path=str(path)))
        except OSError as error:
            self._cannot_save(path, error)

    def _look(self, look: Callable[[object, Catalogue], RenderableType], _: str) -> None:
        """Show something that the game offers to look at."""
        self.console.print(look(self.match.state.view(self.asked, self.open_scores), self.say))

    def _show_log(self, _: str) -> None:
        for line in self._since(0):
            self._tell(line)

    def _help(self, _: str) -> None:
        self._tell(self.say("terminal-help"))
        table = Table.grid(padding=(0, 2))
        for name in self.names_of_commands:
            table.add_row(Text(f" {self.say(f'command-{name}')}", "bold"), Text(self.say(f"about-{name}")))
        self.console.print(table)

    def _quit(self, _: str) -> None:
        raise Leave

    # Telling

    def _tell(self, line: str, style: str = "") -> None:
        self.console.print(Text(line, style))

    def _tell_whole(self, line: str, style: str = "") -> None:
        """Tell something with a path in it, on one line however long, so that it can be copied."""
        self.console.print(Text(line, style), soft_wrap=True)

    def _since(self, length: int) -> list[str]:
        return [line for lines in self.log[length:] for line in lines]

    def _sheets(self, seat: int | None) -> list[RenderableType]:
        """One scoring sheet for each time that points were counted so far."""
        sheets: list[RenderableType] = self.screen.scored(
            self.match.state, seat, self.names, self.say, self._sees_all(seat)
        )
        return sheets

    def _sees_all(self, seat: int | None) -> bool:
        """Whether hidden points are shown to a seat; None is whoever watches a game of bots."""
        return self.open_scores or seat is None

    def _show_sheets(self, seat: int | None) -> None:
        """The scoring sheets that a seat has not seen yet."""
        sheets = self._sheets(seat)
        for sheet in sheets[self.sheets[seat] :]:
            self.console.print(sheet)
        self.sheets[seat] = len(sheets)

    def _finish(self) -> None:
        """The end of the game: the last table, all points, and where the record is."""
        for bot in self.bots.values():
            dismiss(bot, self.match.state)
        self.console.print(self._table(None))
        self.console.print(self.screen.final(self.match.state, self.names, self.say))
        if self.saved:
            self._tell_whole(self.say("terminal-recorded", path=str(self.path)), "dim")

    def _leave(self) -> None:
        """Before the end: where the game is, and how to go on with it."""
        self.console.print()
        self._save()
        if self.saved:
            command = RESUME.format(path=shlex.quote(str(self.path)))
            self._tell_whole(self.say("terminal-saved", path=str(self.path)))
            self._tell_whole(self.say("terminal-resume", command=command))

    def _cannot_save(self, path: Path, error: OSError) -> None:
        reason = self.say.trouble(error)
        self._tell_whole(self.say("terminal-not-saved", path=str(path), reason=reason), "bold red")
