"""Charts: every line is there, can be told apart without colours, and the picture is whole."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from heliopolis.chart import DARK, DASHES, LIGHT, Series, Spot, _corners, _look, _ticks, chart

SVG = "{http://www.w3.org/2000/svg}"
ANN = Series("Ann", [(0, 0.2), (10, 0.6), (20, 1.0)])
BOB = Series("Bob & <b>", [(0, 0.8), (10, 0.4), (20, 0.0)])


def draw(*series: Series, **more: object) -> ElementTree.Element:
    """The picture of these lines, which must be well-formed."""
    words: dict[str, object] = {"title": "Wins", "x_label": "Step", "y_label": "Chance", "percent": True, **more}
    return ElementTree.fromstring(chart(series, **words))  # type: ignore[arg-type]


def texts(picture: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in picture.iter(f"{SVG}text")]


def paths(picture: ElementTree.Element, style: str) -> list[str]:
    return [path.get("d", "") for path in picture.iter(f"{SVG}path") if style in path.get("class", "").split()]


def points(path: str) -> list[tuple[float, float]]:
    numbers = [float(number) for number in re.findall(r"[\d.]+", path)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def test_every_line_has_its_name_at_its_end_also_one_with_strange_letters() -> None:
    assert {"Ann", "Bob & <b>"} <= set(texts(draw(ANN, BOB)))


def test_higher_values_lie_higher_and_later_ones_more_to_the_right() -> None:
    line = points(paths(draw(ANN), "line")[0])
    assert [x for x, _ in line] == sorted(x for x, _ in line)
    assert [y for _, y in line] == sorted((y for _, y in line), reverse=True)


def test_everything_lies_inside_the_picture() -> None:
    for width, height in ((720, 320), (360, 240)):
        for path in paths(draw(ANN, BOB, width=width, height=height), "line")[:2]:
            assert all(0 < x < width and 0 < y < height for x, y in points(path))


def test_lines_differ_by_dashes_as_well_as_by_colour() -> None:
    looks = [_look(number).split() for number in range(30)]
    assert len({tuple(look) for look in looks}) == 30
    assert len({colour for colour, _ in looks[:6]}) == len({dash for _, dash in looks[:6]}) == 6
    assert len(LIGHT) == len(DARK) == len(DASHES)


def test_it_tells_those_who_do_not_see_it_what_it_shows() -> None:
    picture = draw(ANN, BOB)
    named = (picture.get("aria-labelledby") or "").split()
    told = {element.get("id"): element.text for element in picture if element.get("id")}
    assert [told[name] for name in named] == ["Wins", "Step: 0 → 20. Ann: 20 % → 100 %. Bob & <b>: 80 % → 0 %."]
    assert picture.get("role") == "img"


def test_two_pictures_on_a_page_have_different_names() -> None:
    assert draw(ANN).get("aria-labelledby") != draw(ANN, width=360).get("aria-labelledby")


def test_names_at_the_end_do_not_touch() -> None:
    lines = [Series(f"P{number}", [(0, 0.5), (1, 0.5 + number / 1000)]) for number in range(5)]
    names = [element for element in draw(*lines).iter(f"{SVG}text") if (element.text or "").startswith("P")]
    heights = sorted(float(element.get("y", "")) for element in names)
    assert all(below - above >= 12 for above, below in pairwise(heights))


def test_a_long_name_is_cut() -> None:
    assert any(text.endswith("…") for text in texts(draw(Series("N" * 60, [(0, 0), (1, 1)]))))


def test_marks_have_their_words_unless_two_would_overlap() -> None:
    picture = draw(ANN, x_marks=[(0, "Epoch 1"), (10, "Epoch 2"), (10.1, "Epoch 3")])
    assert {"Epoch 1", "Epoch 2"} <= set(texts(picture))
    assert "Epoch 3" not in texts(picture)
    assert len(paths(picture, "mark")) == 3


def test_a_band_runs_around_its_line() -> None:
    band = Series("Ann", [(0, 0.4), (1, 0.5)], low=[0.3, 0.4], high=[0.5, 0.6])
    (polygon,) = draw(band).iter(f"{SVG}polygon")
    assert len((polygon.get("points") or "").split()) == 4


def test_a_spot_says_what_it_is_about() -> None:
    (spot,) = draw(ANN, spots=[Spot(10, 0.6, "Bob & Ra")]).iter(f"{SVG}circle")
    assert [title.text for title in spot] == ["Bob & Ra"]


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [
        (0, 1, [0, 0.25, 0.5, 0.75, 1]),
        (0, 433, [0, 200, 400, 600]),
        (-7, 12, [-10, -5, 0, 5, 10, 15]),
        (0.31, 0.58, [0.3, 0.4, 0.5, 0.6]),
    ],
)
def test_ticks_are_round_numbers_around_the_values(low: float, high: float, ticks: list[float]) -> None:
    assert _ticks(low, high, 4) == ticks


def test_shares_are_written_as_per_cent() -> None:
    assert {"0 %", "100 %"} <= set(texts(draw(ANN)))
    assert "0 %" not in texts(draw(ANN, percent=False))


def test_on_a_logarithmic_axis_every_doubling_has_the_same_room() -> None:
    picture = draw(Series("Ann", [(0.05, 0.3), (0.1, 0.4), (0.2, 0.5)]), x_log=True)
    (first, middle, last) = (x for x, _ in points(paths(picture, "line")[0]))
    assert middle - first == pytest.approx(last - middle, abs=0.2)
    assert {"0.05", "0.1", "0.2"} <= set(texts(picture))


def test_a_level_stretch_is_drawn_from_end_to_end_only() -> None:
    assert _corners([(0, 1), (1, 1), (2, 1), (3, 2)]) == [(0, 1), (2, 1), (3, 2)]
    assert _corners([(0, 1)]) == [(0, 1)]


def test_a_single_point_can_be_drawn_but_none_cannot() -> None:
    assert texts(draw(Series("Ann", [(0, 0.3)])))
    with pytest.raises(ValueError, match="at least one point"):
        draw(Series("Ann", []))
    with pytest.raises(ValueError, match="above 0"):
        draw(Series("Ann", [(0, 1), (1, 1)]), x_log=True)


def test_nothing_is_fetched_from_elsewhere() -> None:
    picture = chart([ANN], title="Wins", x_label="Step", y_label="Chance").replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?:|url\(|href|@import|<script", picture)


def test_it_has_colours_for_day_and_night() -> None:
    picture = chart([ANN], title="Wins", x_label="Step", y_label="Chance")
    day, night = picture.split("prefers-color-scheme:dark")
    assert all(colour in day for colour in LIGHT)
    assert all(colour in night for colour in DARK)
