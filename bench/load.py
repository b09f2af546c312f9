"""Load: many tables in play at once on one server over loopback, beside a bare echo route of the same framework.

    python bench/load.py --tables 500 --seconds 20 [--think SECONDS] [--db URL] [--json]

Every table has two people, played by clients of ours, and one bot. A client follows its table by a stream and posts a
step whenever it has the move, at once or after a thought of so many seconds on average; a step counts when it is
acknowledged, which is after it is on the disk. The first seconds, in which all begin at the same moment, do not count.
Then as many clients post as large a body to a route that only sends it back: the ratio tells what we cost. Clients and
server share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

BOT = "random"
PEOPLE = 2
ECHO = """
import sys, uvicorn
from fastapi import FastAPI, Request, Response
app = FastAPI()
@app.post("/echo")
async def echo(request: Request) -> Response:
    return Response(await request.body(), media_type="application/json")
uvicorn.run(app, port=int(sys.argv[1]), log_level="error", access_log=False)
"""
PORT, ECHO_PORT = 8917, 8918
WARM_UP = 3.0  # seconds


class Connection:
    """One HTTP connection that is kept open; no more of HTTP than our server speaks."""

    def __init__(self, port: int, key: str = "") -> None:
        self.port = port
        self.head = f"host: localhost\r\nauthorization: Bearer {key}\r\n"

    async def open(self) -> None:
        """Connect."""
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)

    async def post(self, path: str, body: bytes) -> tuple[int, bytes]:
        """Send a body; the status and the body of the answer."""
        head = (
            f"POST {path} HTTP/1.1\r\n{self.head}content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
        )
        self.writer.write(head.encode() + body)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        length = int(answer.lower().partition(b"content-length:")[2].split(b"\r\n")[0])
        return int(answer.split(b" ", 2)[1]), await self.reader.readexactly(length)

    async def follow(self, path: str) -> None:
        """Ask for a stream."""
        self.writer.write(f"GET {path} HTTP/1.1\r\n{self.head}accept: application/x-ndjson\r\n\r\n".encode())
        await self.reader.readuntil(b"\r\n\r\n")

    async def news(self) -> dict[str, Any]:
        """The next message of the stream."""
        while True:
            line = await self.reader.readline()
            if line.startswith(b"{"):
                news: dict[str, Any] = json.loads(line)
                return news
            if not line:
                raise EOFError


@dataclass
class Tally:
    """What all clients have seen."""

    seconds: list[float] = field(default_factory=list)
    statuses: dict[int, int] = field(default_factory=dict)
    messages: int = 0  # of streams

    def forget(self) -> None:
        """Count from now on."""
        self.seconds.clear()
        self.statuses.clear()
        self.messages = 0

    async def timed(self, connection: Connection, path: str, body: bytes) -> None:
        """Post, and note how long the answer took."""
        began = time.perf_counter()
        try:
            status, _ = await connection.post(path, body)
        except (OSError, EOFError):  # the server closes what was silent for long; the same step again does no harm
            await connection.open()
            status, _ = await connection.post(path, body)
        self.seconds.append(time.perf_counter() - began)
        self.statuses[status] = self.statuses.get(status, 0) + 1

    def figures(self, took: float, processor: float) -> dict[str, float]:
        """All answers in a few numbers."""
        ordered = sorted(self.seconds)
        return {
            "requests": len(ordered),
            "per_second": round(len(ordered) / took, 1),
            "per_cpu_second": round(len(ordered) / processor, 1),
            "p50_ms": round(1000 * statistics.median(ordered), 2),
            "p99_ms": round(1000 * ordered[int(len(ordered) * 0.99)], 2),
        }


async def person(port: int, table_id: str, key: str, think: float, tally: Tally, until: float) -> None:
    """Follow a table, and take a step whenever there is one to take."""
    stream, posts = Connection(port, key), Connection(port, key)
    await stream.open()
    await posts.open()
    await stream.follow(f"/api/tables/{table_id}/events")
    luck = random.Random(key)
    while time.monotonic() < until:
        try:
            news = await asyncio.wait_for(stream.news(), until - time.monotonic())
        except TimeoutError:
            break
        tally.messages += 1
        legal = news["table"]["legal"]
        if legal:
            await asyncio.sleep(luck.uniform(0.0, 2 * think))
            step = legal[0] if luck.random() < 0.8 else luck.choice(legal)
            body = json.dumps({"at": news["at"], "step": step}).encode()
            await tally.timed(posts, f"/api/tables/{table_id}/steps", body)
    stream.writer.close()
    posts.writer.close()


async def echoes(port: int, tally: Tally, until: float) -> None:
    """Post to the bare route, again and again."""
    connection = Connection(port)
    await connection.open()
    while time.monotonic() < until:
        await tally.timed(connection, "/echo", b'{"at": 117, "step": "bid:9"}')
    connection.writer.close()


async def set_up(port: int, tables: int) -> list[dict[str, Any]]:
    """So many new tables."""
    connection = Connection(port)
    await connection.open()
    seats = [{"player": "human"}] * PEOPLE + [{"player": BOT}]
    wish = json.dumps({"game": "ra", "seats": seats}).encode()
    created = [json.loads((await connection.post("/api/tables", wish))[1]) for _ in range(tables)]
    connection.writer.close()
    return created


def memory(pid: int) -> int:
    """Bytes of a process that lie in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize()


def processor(pid: int) -> float:
    """Seconds that a process has used a core."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def listening(port: int) -> None:
    """Wait until somebody listens there."""
    for _ in range(600):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        except OSError:
            await asyncio.sleep(0.1)
    raise TimeoutError


async def play(pid: int, tables: int, seconds: float, think: float) -> dict[str, Any]:
    """Let everybody play for so long."""
    await listening(PORT)
    empty = memory(pid)
    created = await set_up(PORT, tables)
    tally = Tally()
    until = time.monotonic() + WARM_UP + seconds
    people = [(table["id"], place["key"]) for table in created for place in table["seats"]]
    playing = asyncio.gather(*(person(PORT, table_id, key, think, tally, until) for table_id, key in people))
    await asyncio.sleep(WARM_UP)
    tally.forget()
    used, began = processor(pid), time.monotonic()
    await playing
    took = time.monotonic() - began
    return {
        "tables": tables,
        "people": len(people),
        **tally.figures(took, processor(pid) - used),
        "statuses": tally.statuses,
        "messages_per_second": round(tally.messages / took, 1),
        "kb_per_table": round((memory(pid) - empty) / tables / 1024, 1),
    }


async def echo(pid: int, clients: int, seconds: float) -> dict[str, Any]:
    """Let as many clients post to the bare route."""
    await listening(ECHO_PORT)
    tally = Tally()
    used, began = processor(pid), time.monotonic()
    await asyncio.gather(*(echoes(ECHO_PORT, tally, began + seconds) for _ in range(clients)))
    return tally.figures(time.monotonic() - began, processor(pid) - used)


def main() -> None:
    """Measure both, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--think", type=float, default=0.0)
    parser.add_argument("--db")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65536), hard))
    with tempfile.TemporaryDirectory() as folder:
        db = options.db or f"{folder}/tables.sqlite"
        command = ["-m", "heliopolis.cli", "serve", "--db", db, "--port", str(PORT), "--rate", "0"]
        quiet = subprocess.DEVNULL
        server = subprocess.Popen([sys.executable, *command], stdout=quiet, stderr=quiet)
        try:
            ours = asyncio.run(play(server.pid, options.tables, options.seconds, options.think))
        finally:
            server.terminate()
            server.wait()
    bare = subprocess.Popen([sys.executable, "-c", ECHO, str(ECHO_PORT)], stdout=quiet, stderr=quiet)
    try:
        same = asyncio.run(echo(bare.pid, ours["people"], options.seconds / 2))
    finally:
        bare.terminate()
        bare.wait()
    ratio = round(same["per_cpu_second"] / ours["per_cpu_second"], 1)
    told = {"steps": ours, "echo": same, "echo_per_step": ratio}
    print(json.dumps(told) if options.json else json.dumps(told, indent=2))


if __name__ == "__main__":
    main()
