"""What can be played here: games, editions, options and bots, in words."""

from __future__ import annotations

from functools import cache

from heliopolis.game import GAMES, Game, game
from heliopolis.locales import LANGUAGES, Catalogue, catalogue
from heliopolis.players import PLAYERS
from heliopolis.server.messages import Edition, Games, Level, Offer


def warm() -> None:
    """Read all languages, so that the first who asks in one of them does not hold up the others."""
    for language in LANGUAGES:
        say = catalogue(language)
        games(say)
        say("error-too-many", seconds=2)  # with it, how the language counts


@cache
def games(say: Catalogue) -> Games:
    """Every game, in the language of the catalogue."""
    return Games([_offer(game(name), say) for name in GAMES])


def _offer(played: Game, say: Catalogue) -> Offer:
    numbers = sorted({number for players in played.editions.values() for number in players})
    return Offer(
        name=played.name,
        title=say(f"game-{played.name}"),
        editions=[Edition(name, list(players)) for name, players in played.editions.items()],
        options={str(n): {option: list(values) for option, values in played.options(n).items()} for n in numbers},
        levels=[*_players(say), *_levels(played, say)],
    )


def _players(say: Catalogue) -> list[Level]:
    return [Level(name, name, say(f"about-player-{name}")) for name in PLAYERS]


def _levels(played: Game, say: Catalogue) -> list[Level]:
    return [Level(name, say(f"level-{name}"), say(f"about-level-{name}")) for name in played.levels]
