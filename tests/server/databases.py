"""Databases for tests: a fresh SQLite file, or a fresh database in a PostgreSQL that the tests start for themselves."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

FOLDERS = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), Path("/usr/local/pgsql/bin")]
ANOTHER_USER = "postgres" if os.name == "posix" and os.geteuid() == 0 else None  # it refuses to run as root
PATIENCE = 60.0  # seconds for the start


def program(name: str) -> Path | None:
    """Where a program of PostgreSQL is, if it is installed."""
    found = shutil.which(name)
    places = [Path(found)] if found else [folder / name for folder in FOLDERS]
    return next((place for place in places if place.exists()), None)


class PostgreSQL:
    """A private server on a socket in a folder of its own."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="heliopolis-"))
        if ANOTHER_USER:
            shutil.chown(self.folder, ANOTHER_USER)
        data = self.folder / "data"
        self._run(program("initdb"), "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
        self._databases = 0
        self.start()

    def start(self) -> None:
        """Start, also once more after it was stopped."""
        options = ["-D", self.folder / "data", "-k", self.folder, "-c", "listen_addresses=", "-c", "max_connections=60"]
        with (self.folder / "log").open("a") as log:
            self._process = subprocess.Popen(
                [str(word) for word in (program("postgres"), *options)],
                stdout=log,
                stderr=log,
                user=ANOTHER_USER,
                cwd=self.folder,
            )
        self._wait()

    def url(self) -> str:
        """A database that nobody has used."""
        self._databases += 1
        name = f"fresh{self._databases}"
        with self._connect() as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def stop(self) -> None:
        """Stop at once."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait()

    def remove(self) -> None:
        """Stop, and leave nothing behind."""
        self.stop()
        shutil.rmtree(self.folder)

    def _connect(self) -> psycopg.Connection:
        return psycopg.connect(f"host={self.folder} user=postgres dbname=postgres", autocommit=True)

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self._connect().close()
            except psycopg.OperationalError:
                assert time.monotonic() < until, (self.folder / "log").read_text()
                time.sleep(0.1)
            else:
                return

    def _run(self, *words: object) -> None:
        done = subprocess.run(
            [str(word) for word in words], user=ANOTHER_USER, cwd=self.folder, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
