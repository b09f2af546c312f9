"""Where luck comes from: every source picks by the odds, and the seeded one is the generator it says it is."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis.chance import Chance, Scripted, Seeded, Shuffled, System, stream
from heliopolis.game import OutOfScript

# The first outputs of SplitMix64 as its author published them, for the seeds 0 and 1234567.
PUBLISHED = {
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC, 0x1B39896A51A8749B),
    1234567: (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821),
}

ODDS = [(10, 1), (20, 2), (30, 5)]


@pytest.mark.parametrize("seed", PUBLISHED)
def test_the_seeded_generator_gives_the_high_bits_of_splitmix64(seed: int) -> None:
    luck = Seeded(seed)
    assert [luck.next32() for _ in range(5)] == [number >> 32 for number in PUBLISHED[seed]]


@given(st.integers())
def test_the_same_seed_gives_the_same_numbers(seed: int) -> None:
    one, other = Seeded(seed), Seeded(seed)
    assert [one.next32() for _ in range(20)] == [other.next32() for _ in range(20)]


@given(st.integers())
def test_a_seed_counts_by_its_lowest_64_bits(seed: int) -> None:
    assert Seeded(seed).next32() == Seeded(seed % 2**64).next32()


@given(st.integers(), st.integers(1, 2**31 - 1))
def test_a_number_below_n_is_below_n(seed: int, n: int) -> None:
    luck = Seeded(seed)
    assert all(0 <= luck.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [2, 3, 7, 180])
def test_every_number_below_n_is_as_likely(n: int) -> None:
    luck = Seeded(n)
    each = 1000
    counts = Counter(luck.below(n) for _ in range(n * each))
    chi_squared = sum((counts[number] - each) ** 2 / each for number in range(n))
    assert chi_squared < n + 5 * (2 * n) ** 0.5


def test_a_number_that_would_be_unfair_is_thrown_away() -> None:
    """Two whole cuts of 3 * 2**29 leave a quarter of the 2**32 numbers over: 4 are drawn where 3 are needed."""
    luck, twin = Seeded(1), Seeded(1)
    for _ in range(3000):
        luck.below(3 * 2**29)
    drawn = 0
    while twin.bits != luck.bits:
        twin.next32()
        drawn += 1
    assert 3900 < drawn < 4100


@pytest.mark.parametrize("source", [Seeded(3), System()], ids=["seeded", "system"])
def test_outcomes_come_by_their_weights(source: Chance) -> None:
    counts = Counter(source.pick(ODDS) for _ in range(8000))
    assert counts.keys() == {10, 20, 30}
    for outcome, weight in ODDS:
        assert abs(counts[outcome] - 1000 * weight) < 6 * (1000 * weight) ** 0.5


def test_an_outcome_without_weight_never_comes() -> None:
    luck = Seeded(0)
    assert {luck.pick([(1, 0), (2, 1), (3, 0)]) for _ in range(100)} == {2}


@pytest.mark.parametrize("source", [Seeded(0), System(), Scripted([1])], ids=["seeded", "system", "scripted"])
def test_nothing_can_be_picked_where_there_is_nothing(source: Chance) -> None:
    with pytest.raises(ValueError, match=r"weights|positive|script"):
        source.pick([])


def test_a_script_gives_its_outcomes_in_order() -> None:
    script = Scripted([30, 10, 30])
    assert [script.pick(ODDS) for _ in range(3)] == [30, 10, 30]


def test_a_script_that_has_ended_says_so() -> None:
    script = Scripted([30])
    script.pick(ODDS)
    with pytest.raises(OutOfScript) as raised:
        script.pick(ODDS)
    assert str(raised.value)


def test_a_script_that_does_not_fit_says_so_and_stays_where_it_is() -> None:
    script = Scripted([40, 10])
    with pytest.raises(OutOfScript):
        script.pick(ODDS)
    assert script.pick([(40, 1)]) == 40


def test_the_parts_of_a_work_have_generators_of_their_own() -> None:
    firsts = {tuple(stream(seed, part).next32() for _ in range(3)) for seed in range(20) for part in range(50)}
    assert len(firsts) == 1000
    assert stream(1, 2).next32() == stream(1, 2).next32()


def test_a_shuffled_bag_gives_every_piece_once() -> None:
    bag, left = Shuffled(Seeded(5)), dict(ODDS)
    drawn = Counter(_draw(bag, left) for _ in range(8))
    assert drawn == dict(ODDS)
    assert not left


def test_a_shuffled_bag_gives_the_first_piece_by_its_weight() -> None:
    counts = Counter(Shuffled(Seeded(seed)).pick(ODDS) for seed in range(4000))
    for outcome, weight in ODDS:
        assert abs(counts[outcome] - 500 * weight) < 6 * (500 * weight) ** 0.5


def test_a_shuffled_bag_has_its_order_from_the_beginning() -> None:
    one, other = dict(ODDS), dict(ODDS)
    bag, twin = Shuffled(Seeded(6)), Shuffled(Seeded(6))
    for _ in range(8):
        assert twin.pick([*other.items()]) == twin.pick([*other.items()])  # looking changes nothing
        assert _draw(bag, one) == _draw(twin, other)


def _draw(bag: Shuffled, left: dict[int, int]) -> int:
    outcome = bag.pick([*left.items()])
    left[outcome] -= 1
    if not left[outcome]:
        del left[outcome]
    return outcome
