"""The command line: finds the language and the command, runs it, and turns every error into one clear line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module, metadata
from typing import NoReturn

from heliopolis.game import Complaint
from heliopolis.locales import LANGUAGES, Catalogue, catalogue, language_of_environment
from heliopolis.streams import shown_language, write_plainly

COMMANDS = ("play", "replay", "analyse", "score", "simulate", "arena", "players", "serve", "backup", "train", "bench")
ALONE = ("serve", "--open")  # what `heliopolis` alone does
DEFAULT = "play"  # what options without a command are for
WRONG = 2  # the exit code for every error of the user
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks the user's language and complains in one line."""

    def __init__(self, say: Catalogue, prog: str, description: str) -> None:
        super().__init__(prog=prog, description=description, add_help=False, allow_abbrev=False, exit_on_error=False)
        self.say = say
        self._positionals.title = say("help-arguments")
        self._optionals.title = say("help-options")
        self.add_argument("-h", "--help", action="help", help=say("help-help"))
        self.add_argument("--lang", metavar="|".join(LANGUAGES), help=say("help-lang"))

    def format_help(self) -> str:
        """The whole help, under titles in the user's language."""
        return super().format_help().replace("usage:", self.say("help-usage"), 1)

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """What the arguments say, in any order; raises ``Complaint`` for one that is wrong."""
        try:
            options, unknown = self.parse_known_intermixed_args(arguments)
        except argparse.ArgumentError as error:
            raise self._complaint(self._misused(error.argument_name or "")) from None
        if unknown:
            raise self._complaint(Complaint("error-argument", found=" ".join(unknown)))
        return options

    def error(self, message: str) -> NoReturn:
        """Say what argparse has found wrong; only ``read`` knows how to say it in the user's language."""
        raise self._complaint(message)

    def _misused(self, names: str) -> Complaint:
        """What is wrong with an option such as ``-h/--help``: it got a value, or it got none."""
        option = names.split("/")[-1]
        takes_value = self._option_string_actions[option].nargs != 0
        return Complaint("error-value-missing" if takes_value else "error-value", option=option)

    def _complaint(self, reason: Complaint | str) -> Complaint:
        return Complaint("error-usage", reason=reason, command=self.prog)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        write_plainly(stream)
    say = shown_language(catalogue(_language(arguments)), sys.stdout.encoding)
    try:
        return _run(arguments, say)
    except Complaint as complaint:
        return _complain(say.complaint(complaint))
    except BrokenPipeError:  # the reader of our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _complain(say("error-file", file=str(error.filename or ""), reason=say.trouble(error)))
    except KeyboardInterrupt:
        return INTERRUPTED


def _language(arguments: Sequence[str]) -> str:
    """The language that ``--lang`` asks for, else that of the environment; a wrong one is refused later."""
    for place, argument in enumerate(arguments):
        wanted = argument.removeprefix("--lang=")
        if argument == "--lang":
            wanted = "".join(arguments[place + 1 : place + 2])
        if wanted in LANGUAGES and argument.startswith("--lang"):
            return wanted
    return language_of_environment()


def _without_language(arguments: list[str]) -> list[str]:
    """The arguments after a ``--lang`` that stands before everything else."""
    if arguments[:1] == ["--lang"]:
        return arguments[2:]
    return arguments[1:] if arguments and arguments[0].startswith("--lang=") else arguments


def _run(arguments: list[str], say: Catalogue) -> int:
    if arguments[:1] == ["--version"]:
        print("heliopolis", metadata.version("heliopolis"))
        return 0
    if not _without_language(arguments):
        arguments += ALONE
    words = _without_language(arguments)
    if words[:1] in (["-h"], ["--help"]):
        print(_overview(say))
        return 0
    name = words[0] if words and not words[0].startswith("-") else DEFAULT
    if words[:1] == [name]:
        arguments.remove(name)
    if name not in COMMANDS:
        raise Complaint("error-command", found=name, known=", ".join(COMMANDS))
    command = import_module(f"heliopolis.commands.{name}")
    parser = Parser(say, f"heliopolis {name}", say(f"help-{name}"))
    command.add(parser, say)
    options = parser.read(arguments)
    if options.lang is not None and options.lang not in LANGUAGES:
        raise Complaint("error-language", found=options.lang, known=", ".join(LANGUAGES))
    code: int = command.run(options, say)
    return code


def _overview(say: Catalogue) -> str:
    """What there is, one line a command."""
    lines = [say("help-overview"), "", f"{say('help-usage')} heliopolis [{'|'.join(COMMANDS)}] …", ""]
    lines += [f"  {name:9} {say(f'help-{name}')}" for name in COMMANDS]
    return "\n".join([*lines, "", say("help-more")])


def _complain(sentence: str) -> int:
    print("heliopolis:", " ".join(sentence.split()), file=sys.stderr)
    return WRONG


if __name__ == "__main__":
    sys.exit(main())
