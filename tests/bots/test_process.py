"""A player that is a program: what it is told, how it answers, how long it lives, and what is said when it fails."""

from __future__ import annotations

import json
import os
import pickle
import shlex
import signal
import subprocess
import sys
import warnings
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis.arena import Contest, compete, play_game
from heliopolis.game import BadAnswer, BadSetup, Complaint, IllegalStep, Limits
from heliopolis.players import PLAYERS, player, process, read_specs, title
from heliopolis.players.process import Command, Process
from heliopolis.players.program import Program
from heliopolis.ra import GAME
from heliopolis.server.bots import offered
from tests.bots.programs import choice, first_turn, in_time, is_there, seated, spec

pytestmark = pytest.mark.skipif(os.name != "posix", reason="programs play on Linux and macOS only")


@pytest.fixture(autouse=True)
def _quick_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that does not even say that it is ready is given up soon."""
    monkeypatch.setattr(process, "START_SECONDS", 3.0)


def reason(bot: Process) -> Complaint:
    """What is wrong with what a bot does at its first turn."""
    with pytest.raises(BadAnswer) as raised:
        choice(bot)
    assert raised.value.key == "error-bot"
    wrong = raised.value.facts["reason"]
    assert isinstance(wrong, Complaint)
    return wrong


# What it is told


def heard(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "heard").read_text(encoding="utf-8").splitlines()]


def listener(folder: Path) -> str:
    """A bot that writes down every line it is sent."""
    note = f"""
note = open({str(folder / "heard")!r}, "a", buffering=1)
ready_, answer_, result_ = ready, answer, result
def ready(message): note.write(json.dumps(message) + chr(10)); ready_(message)
def answer(message): note.write(json.dumps(message) + chr(10)); answer_(message)
def result(message): note.write(json.dumps(message) + chr(10))
"""
    return spec(folder, note)


def test_hello_says_what_is_played_and_where_one_sits(tmp_path: Path) -> None:
    contest = Contest("ra", (listener(tmp_path), "random"), 1, 5, "sunboat", {"ras": "2"})
    play_game(contest, ("random", contest.players[0]), 0)
    hello = heard(tmp_path)[0]
    assert hello.pop("seed") >= 0
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": "ra",
        "players": 2,
        "edition": "sunboat",
        "options": {"ras": "2", "suns": "razzia", "mild-end": "no", "resume": "next"},
        "seat": 1,
        "seconds": 5.0,
    }


def test_a_view_has_the_table_the_legal_steps_and_the_time(tmp_path: Path) -> None:
    bot, state = seated(listener(tmp_path)), first_turn()
    choice(bot, state, seconds=2.5)
    asked = heard(tmp_path)[1]
    assert (asked["type"], asked["seat"], asked["seconds"]) == ("view", state.actor, 2.5)
    assert asked["legal"] == [GAME.text(step) for step in state.legal()]
    assert asked["view"] == state.as_dict()


def test_the_shorter_time_holds(tmp_path: Path) -> None:
    bot = seated(spec(tmp_path, limits="300ms:"))
    assert bot.command.seconds == 0.3
    bot = seated(listener(tmp_path))
    choice(bot, seconds=1000.0)
    assert heard(tmp_path)[-1]["seconds"] == 5.0


def test_after_the_game_comes_the_result_and_then_the_next_hello(tmp_path: Path) -> None:
    one = listener(tmp_path)
    contest = Contest("ra", (one, "random"), 1, 5, options={"ras": "1"})
    seats = [play_game(contest, (one, "random"), deal) for deal in range(3)]
    assert in_time(lambda: heard(tmp_path)[-1]["type"] == "result")
    results = [message for message in heard(tmp_path) if message["type"] == "result"]
    assert [result["scores"] for result in results] == [[seat.score for seat in game] for game in seats]
    types = [message["type"] for message in heard(tmp_path)]
    assert [kind for kind in types if kind != "view"] == ["hello", "result"] * 3


# How long it lives


def test_one_process_plays_game_after_game(tmp_path: Path) -> None:
    note = f"open({str(tmp_path / 'pids')!r}, 'a').write(str(os.getpid()) + chr(10))\n"
    one = spec(tmp_path, note)
    contest = Contest("ra", (one, "random"), 6, 5, options={"ras": "1"})
    compete([contest], threads=1)
    assert len((tmp_path / "pids").read_text().split()) == 1


def test_two_seats_of_one_bot_are_two_processes(tmp_path: Path) -> None:
    note = f"open({str(tmp_path / 'pids')!r}, 'a').write(str(os.getpid()) + chr(10))\n"
    one = spec(tmp_path, note)
    play_game(Contest("ra", (one, one), 1, 5), (one, one), 0)
    assert len((tmp_path / "pids").read_text().split()) == 2


def test_a_program_that_has_crashed_is_started_anew_and_plays_on(tmp_path: Path) -> None:
    crashes = "def step(message):\n    return message['legal'][0] if message['id'] % 5 else sys.exit(1)\n"
    one = spec(tmp_path, crashes)
    seats = play_game(Contest("ra", (one, "random"), 1, 5), (one, "random"), 0)
    assert seats[0].crashes == seats[0].decisions // 5 > 2


def test_a_program_that_always_fails_is_given_up_for_this_game(tmp_path: Path) -> None:
    bot = seated(spec(tmp_path, "sys.exit(3)\n"))
    reasons = [reason(bot) for _ in range(5)]
    assert [wrong.key for wrong in reasons] == ["error-bot-ended"] * 3 + ["error-bot-given-up"] * 2
    assert reasons[0].facts == {"code": 3}


def test_whoever_takes_the_place_of_a_bot_that_fails_is_the_quietest(tmp_path: Path) -> None:
    failing, quiet = spec(tmp_path, "sys.exit(3)\n"), spec(tmp_path)
    games = [play_game(Contest("ra", (one, "random"), 1, 5), (one, "random"), 0) for one in (failing, quiet)]
    scores = [[seat.score for seat in seats] for seats in games]
    assert scores[0] == scores[1]
    assert games[0][0].crashes == games[0][0].decisions
    assert games[1][0].crashes == 0


def test_what_the_program_has_started_ends_with_it(tmp_path: Path) -> None:
    child = f"""
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open({str(tmp_path / "child")!r}, "w").write(str(child.pid))
"""
    bot = seated(spec(tmp_path, child))
    choice(bot)
    started = int((tmp_path / "child").read_text())
    assert is_there(started)
    bot._drop()
    assert in_time(lambda: not is_there(started))


def test_a_program_that_will_not_end_is_ended_with_whoever_was_killed(tmp_path: Path) -> None:
    stubborn = f"""
import signal
signal.signal(signal.SIGTERM, signal.SIG_IGN)
open({str(tmp_path / "bot")!r}, "w").write(str(os.getpid()))
def step(message):
    open({str(tmp_path / "asked")!r}, "w").close()
    while True: pass
"""
    code = "from tests.bots.programs import *; import sys; choice(seated(sys.argv[1]))"
    root = Path(__file__).parent.parent.parent
    with subprocess.Popen([sys.executable, "-c", code, spec(tmp_path, stubborn, "60s:")], cwd=root) as asker:
        assert in_time((tmp_path / "asked").exists, 30.0)
        pid = int((tmp_path / "bot").read_text())
        assert is_there(pid)
        asker.kill()
    assert in_time(lambda: not is_there(pid))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a process of its parent's death")
def test_a_program_ends_with_its_launcher(tmp_path: Path) -> None:
    deaf = "def result(message):\n  while True: pass\n"
    bot = seated(spec(tmp_path, f"open({str(tmp_path / 'bot')!r}, 'w').write(str(os.getpid()))\n{deaf}"))
    choice(bot)
    pid = int((tmp_path / "bot").read_text())
    assert is_there(pid)
    assert bot._program is not None
    bot._program.tell(b'{"type": "result"}\n', 5.0)
    bot._program._process.kill()
    assert in_time(lambda: not is_there(pid))


def test_a_program_ends_with_whoever_asked_even_if_a_fork_of_theirs_lives_on(tmp_path: Path) -> None:
    code = """
from tests.bots.programs import *
bot = seated(sys.argv[1])
choice(bot)
if not os.fork():
    time.sleep(600)
print(bot._program._process.pid, flush=True)
time.sleep(600)
"""
    root = Path(__file__).parent.parent.parent
    command = [sys.executable, "-c", code, spec(tmp_path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=root, stdout=pipe, text=True, process_group=0) as asker:
        assert asker.stdout is not None
        launcher = int(asker.stdout.readline())
        assert is_there(launcher)
        asker.kill()
        gone = in_time(lambda: not is_there(launcher))
        os.killpg(asker.pid, signal.SIGKILL)  # the fork
    assert gone


def test_no_process_is_left_behind(tmp_path: Path) -> None:
    program = Program([sys.executable, "-c", "import sys; sys.stdin.read()"], 2**30)
    assert is_there(program._process.pid)
    program.end()
    assert not program.runs
    assert program._process.returncode == 0
    with pytest.raises(ChildProcessError):
        os.waitpid(program._process.pid, 0)  # it has been waited for


def test_only_so_many_programs_wait_for_their_next_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "_idle", [])
    monkeypatch.setattr(process, "MOST_IDLE", 1)
    state = first_turn()
    for bot in [seated(spec(tmp_path)) for _ in range(3)]:
        choice(bot, state)
        bot.end(state)
    assert len(process._idle) == 1
    process._idle.pop()[1].end()


# What can be wrong with it

BAD = {
    "garbage": ("def answer(message): raw(b'garbage\\n')", "error-bot-json", "garbage"),
    "bytes that are no text": (
        "def answer(message): raw(b'\\xff\\x00\\x1b[2J\\n')",
        "error-bot-json",
        r"\xff\x00\x1b[2J",
    ),
    "an empty line": ("def answer(message): raw(b'\\n')", "error-bot-json", ""),
    "deep nesting": ("def answer(message): raw(b'[' * 60000 + b'\\n')", "error-bot-json", "[[["),
    "a list": ("def answer(message): raw(b'[1]\\n')", "error-bot-type", "[1]"),
    "another type": ("def answer(message): say(type='chose', step='draw')", "error-bot-type", "chose"),
    "no id": ("def answer(message): say(type='choose', step='draw')", "error-bot-id", "draw"),
    "an old id": ("def answer(message): say(type='choose', id=0, step='draw')", "error-bot-id", '"id": 0'),
    "a huge line": ("def answer(message): raw(b'x' * 3_000_000 + b'\\n')", "error-bot-long", "xxx"),
    "no newline": ("def answer(message): raw(b'{}'); time.sleep(60)", "error-bot-unfinished", "{}"),
    "an endless line": ("def answer(message):\n  while True: raw(b'x')", "error-bot-long", "xxx"),
    "no answer": ("def answer(message): time.sleep(60)", "error-bot-late", None),
    "a closed output": ("def answer(message): os.close(1); time.sleep(60)", "error-bot-closed", None),
    "a crash at the start": ("1 / 0", "error-bot-ended", None),
    "a crash later": ("def answer(message): 1 / 0", "error-bot-ended", None),
    "a signal": ("def answer(message): os.kill(os.getpid(), 9)", "error-bot-ended", None),
    "a crash in a line": ("def answer(message): raw(b'{\"ty'); os._exit(1)", "error-bot-ended-in-line", '{"ty'),
    "a wrong ready": ("def ready(message): say(type='yes')", "error-bot-type", "yes"),
    "a greeting": ("print('I am a bot', flush=True)", None, "I am a bot"),
    "no step": ("def answer(message): say(type='choose', id=message['id'])", "error-bot-illegal", "choose"),
    "a step that is a number": ("def step(message): return 3", "error-bot-illegal", "3"),
    "a step that is none": ("def step(message): return 'castle'", "error-bot-illegal", "castle"),
    "an illegal step": ("def step(message): return 'pass'", "error-bot-illegal", "pass"),
    "too much memory": ("def step(message): bytearray(600_000_000)", "error-bot-ended", None),
    "a fork that goes on alone": (
        "def answer(message):\n  if os.fork(): os._exit(0)\n  time.sleep(60)",
        "error-bot-ended",
        None,
    ),
}


@pytest.mark.parametrize("bad", BAD)
def test_a_bad_answer_becomes_a_sentence_with_the_line(
    bad: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    code, key, line = BAD[bad]
    wrong = reason(seated(spec(tmp_path, code + "\n", "700ms:256MB:")))
    assert wrong.key == key or (key is None and wrong.key in {"error-bot-json", "error-bot-unasked"})
    if line is not None:
        assert line in str(wrong.facts["line"])
        assert line in str(wrong)
    assert str(wrong).isprintable()
    assert len(str(wrong)) < 600


def test_an_illegal_step_is_explained_by_the_rules(tmp_path: Path) -> None:
    bot = seated(spec(tmp_path, "def step(message): return 'pass'\n"))
    wrong = reason(bot)
    assert isinstance(wrong.facts["reason"], IllegalStep)
    assert str(wrong) == (
        "Line 2 cannot be played. “pass” cannot come here: a turn begins, so it must be draw, ra or god:TILE (T1). "
        'Legal here: draw ra. The line: {"type": "choose", "id": 1, "step": "pass"}'
    )


def test_after_an_illegal_step_the_program_goes_on(tmp_path: Path) -> None:
    bot = seated(spec(tmp_path, "def step(message): return 'pass' if message['id'] == 1 else 'draw'\n"))
    program = (reason(bot), bot._program)[1]
    assert choice(bot) == "draw"
    assert bot._program is program


def test_what_is_sent_without_a_question_is_not_taken_for_the_next_answer(tmp_path: Path) -> None:
    code = "def answer(message):\n  for _ in range(2): say(type='choose', id=message['id'], step='draw')\n"
    bot = seated(spec(tmp_path, code))
    assert choice(bot) == "draw"
    assert reason(bot).key in {"error-bot-unasked", "error-bot-id"}


def test_much_talk_on_standard_error_does_no_harm(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    bot = seated(spec(tmp_path, "def step(message): sys.stderr.write('x' * 300_000); return 'draw'\n"))
    assert [choice(bot), choice(bot)] == ["draw", "draw"]
    bot._drop()
    assert capfd.readouterr().err == "x" * 600_000


def test_a_program_that_reads_nothing_does_not_hold_us_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = Program([sys.executable, "-c", "import time; time.sleep(60)"], 2**30)
    with pytest.raises(BadAnswer, match="did not answer within 0"):
        program.exchange(b"x" * 1_000_000 + b"\n", 0.2)
    program.kill()
    assert program._process.returncode == 128 + signal.SIGKILL


class Fake:
    """A program that answers with these bytes."""

    lines = 1

    def __init__(self, line: bytes) -> None:
        self.line = line

    def exchange(self, line: bytes, seconds: float) -> bytes:
        return self.line

    def kill(self) -> None:
        pass


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
answers = st.fixed_dictionaries(
    {"type": st.just("choose"), "id": st.just(1)},
    optional={"step": st.sampled_from(["draw", "ra", "pass", "bid:9", "=nile", "god:art", "ra ra"]) | values},
)
lines = st.binary(max_size=200) | values.map(json.dumps).map(str.encode) | answers.map(json.dumps).map(str.encode)


@given(lines)
def test_whatever_line_comes_it_is_a_legal_step_or_a_complaint(line: bytes) -> None:
    bot, state = Process(GAME, f"'{sys.executable}' -c pass", 1), first_turn()
    bot._program = Fake(line)  # type: ignore[assignment]
    legal = state.legal()
    with suppress(BadAnswer):
        assert bot.choose(state.view(state.actor), legal, Limits()) in legal


# The spec


def test_a_command_is_split_as_a_shell_would_but_nothing_is_expanded() -> None:
    how = f"{sys.executable} 'a b' $HOME *.py ';' \"c,d\""
    assert Command.read(how).words == (sys.executable, "a b", "$HOME", "*.py", ";", "c,d")


def test_time_and_memory_may_come_before_the_command() -> None:
    python = sys.executable
    assert Command.read(f"250ms:64MB:{python}") == Command((python,), 0.25, 64 * 2**20)
    assert Command.read(f"64MB:{python}") == Command((python,), 5.0, 64 * 2**20)
    assert Command.read(f"2s:{python}") == Command((python,), 2.0)


@pytest.mark.parametrize(
    ("spec", "key"),
    [
        ("process", "error-bot-command"),
        ("process:", "error-bot-command"),
        ("process:2s:", "error-bot-command"),
        ("process:python 'bot.py", "error-bot-command"),
        (f"process:{sys.executable} a\nb", "error-bot-command"),
        ("process:/nonexistent/bot", "error-bot-missing"),
        (f"process:0s:{sys.executable}", "error-budget"),
    ],
)
def test_a_spec_that_cannot_be_is_refused_at_once(spec: str, key: str) -> None:
    with pytest.raises(BadSetup) as raised:
        player(GAME, spec, 0)
    assert raised.value.key == key


@pytest.mark.parametrize(
    ("words", "specs"),
    [
        ("random, patient", ["random", "patient"]),
        ("process:bot 'a,b',random", ["process:bot 'a,b'", "random"]),
        ('process:bot "a,b" c,random', ['process:bot "a,b" c', "random"]),
        ("random,", ["random", ""]),
    ],
)
def test_specs_are_separated_by_commas_outside_of_quotation_marks(words: str, specs: list[str]) -> None:
    assert read_specs(words) == specs


def test_a_bot_is_called_by_its_file(tmp_path: Path) -> None:
    bot = tmp_path / "clever, bot.py"
    bot.touch()
    assert title(f"process:{sys.executable} '{bot}' --fast") == "clever  bot"
    assert title(f"process:{sys.executable}") == Path(sys.executable).stem
    assert title("greedy") == "greedy"


def test_the_server_offers_no_programs() -> None:
    assert "process" not in PLAYERS
    assert not [spec for spec in offered(GAME) if spec.startswith("process")]


def test_a_complaint_survives_the_way_from_one_process_to_another() -> None:
    complaint = BadAnswer("error-bot", bot="x", reason=IllegalStep("error-too-low", sun=1, best=2))
    again = pickle.loads(pickle.dumps(complaint))
    assert (type(again), str(again)) == (BadAnswer, str(complaint))
    assert type(again.facts["reason"]) is IllegalStep


def test_a_fork_of_ours_does_not_speak_to_the_programs_of_its_parent(tmp_path: Path) -> None:
    bot, state = seated(spec(tmp_path)), first_turn()
    choice(bot, state)
    bot.end(state)
    assert process._idle
    with warnings.catch_warnings(action="ignore", category=DeprecationWarning):  # for there may be threads
        child = os.fork()
    if not child:
        os._exit(len(process._idle))
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    again = seated(spec_of(bot))
    assert choice(again, state) == "draw"


def spec_of(bot: Process) -> str:
    return f"process:{shlex.join(bot.command.words)}"
