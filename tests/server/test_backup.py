"""A backup is whole, also while the server writes, and a server can go on from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from heliopolis.cli import main
from heliopolis.server.store import Store
from tests.server.logs import entry, header


def test_a_backup_of_a_database_in_use_is_whole_and_serves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = Store(str(tmp_path / "tables.sqlite"))
    store.create(header("abc"), [entry(1), entry(2)]).result()
    assert main(["backup", str(tmp_path / "copy"), "--db", str(tmp_path / "tables.sqlite"), "--lang", "en"]) == 0
    assert "1 table." in capsys.readouterr().out
    store.append("abc", [entry(3)]).result()
    store.close()
    copy = Store(str(tmp_path / "copy"))
    assert [one.n for one in copy.log("abc")] == [1, 2]
    copy.append("abc", [entry(3, "pass")]).result()
    copy.close()


@pytest.mark.parametrize(
    ("db", "target", "reason"),
    [
        ("tables.sqlite", "there", "exists already"),
        ("nowhere.sqlite", "copy", "no database"),
        ("rubbish", "copy", "not a database"),
        ("postgresql://here/db", "copy", "pg_dump"),
    ],
)
def test_a_backup_that_cannot_be_is_refused_and_leaves_nothing(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    db: str,
    target: str,
    reason: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Store("tables.sqlite").close()
    Path("there").write_text("precious")
    Path("rubbish").write_text("this is no database, but it is long enough to look at" * 40)
    before = {path.name for path in tmp_path.iterdir()}
    assert main(["backup", target, "--db", db, "--lang", "en"]) == 2
    assert reason in capsys.readouterr().err
    assert {path.name for path in tmp_path.iterdir()} == before
    assert Path("there").read_text() == "precious"
