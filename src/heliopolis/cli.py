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

COMMANDS = ("play", "replay", "score", "simulate", "bench")
DEFAULT = "play"  # what `heliopolis` alone does
WRONG = 2  # the exit code for every error of the user
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks the user's language and complains in one line."""

    def __init__(self, say: Catalogue, prog: str, description: str) -> None:
        super().__init__(prog=prog, description=description, add_help=False, allow_abbrev=False)
        self.say = say
        self._positionals.title = say("help-arguments")
        self._optionals.title = say("help-options")
        self.add_argument("-h", "--help", action="help", help=say("help-help"))
        self.add_argument("--lang", metavar="|".join(LANGUAGES), help=say("help-lang"))

    def format_usage(self) -> str:
        """The usage line, under its title in the user's language."""
        return super().format_usage().replace("usage:", self.say("help-usage"), 1)

    def format_help(self) -> str:
        """The whole help, under titles in the user's language."""
        return super().format_help().replace("usage:", self.say("help-usage"), 1)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the call, and leave."""
        raise Complaint("error-usage", detail=message, command=self.prog)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    say = catalogue(_language(arguments))
    try:
        return _run(arguments, say)
    except Complaint as complaint:
        return _complain(say.complaint(complaint))
    except BrokenPipeError:  # the reader of our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _complain(say("error-file", file=str(error.filename or ""), reason=error.strerror or str(error)))
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


def _run(arguments: list[str], say: Catalogue) -> int:
    if arguments[:1] == ["--version"]:
        print("heliopolis", metadata.version("heliopolis"))
        return 0
    if any(argument in ("-h", "--help") for argument in arguments[:1]):
        print(_overview(say))
        return 0
    name = arguments.pop(0) if arguments and not arguments[0].startswith("-") else DEFAULT
    if name not in COMMANDS:
        raise Complaint("error-command", found=name, known=", ".join(COMMANDS))
    command = import_module(f"heliopolis.commands.{name}")
    parser = Parser(say, f"heliopolis {name}", say(f"help-{name}"))
    command.add(parser, say)
    options = parser.parse_args(arguments)
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
