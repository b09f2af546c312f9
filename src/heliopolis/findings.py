"""What an analysis has found, as plain data for programs and pages; reasons in words too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from heliopolis.analysis import Advice, Analysis, Decision, Moment, Reason, faculty
from heliopolis.game import CHANCE, Game, game

Say = Callable[..., str]


def moments(analysis: Analysis, say: Say) -> list[dict[str, Any]]:
    """Every step of the record."""
    played = game(analysis.record.game)
    return [_moment(moment, played, analysis, say) for moment in analysis.moments]


def sides(analysis: Analysis, scores: Sequence[int]) -> list[dict[str, Any]]:
    """How every seat has played; ``scores`` are those at the end of the record."""
    return [
        {
            "seat": side.seat,
            "name": analysis.record.players[side.seat],
            "score": scores[side.seat],
            "accuracy": side.accuracy,
            "decisions": side.decisions,
            "best_chosen": side.right,
            "cost": side.cost,
            "luck": side.luck,
        }
        for side in analysis.sides
    ]


def turning_points(analysis: Analysis) -> list[dict[str, Any]]:
    """Where the game turned."""
    return [
        {
            "number": moment.number,
            "cause": "luck" if moment.actor == CHANCE else "choice",
            "seat": moment.turned,
            "change": list(moment.swing),
        }
        for moment in analysis.turning_points
    ]


def choices(advice: Advice, played: Game) -> list[dict[str, Any]]:
    """Every legal step, and what is expected of it."""
    return [
        {
            "step": played.text(choice.step),
            "wins": list(choice.wins),
            "scores": list(choice.scores),
            "loss": choice.loss,
        }
        for choice in advice.choices
    ]


def _moment(moment: Moment, played: Game, analysis: Analysis, say: Say) -> dict[str, Any]:
    told: dict[str, Any] = {
        "number": moment.number,
        "actor": "chance" if moment.actor == CHANCE else moment.actor,
        "step": played.text(moment.step),
        "wins_before": list(moment.before),
        "wins_after": list(moment.after),
    }
    if moment.luck is not None:
        told["luck"] = list(moment.luck)
    if moment.decision is not None:
        told |= _decision(moment.decision, played, analysis, say)
    return told


def _decision(decision: Decision, played: Game, analysis: Analysis, say: Say) -> dict[str, Any]:
    return {
        "best": played.text(decision.advice.best.step),
        "cost": decision.cost,
        "confidence": decision.advice.confidence,
        "reasons": [_reason(reason, analysis, say) for reason in decision.reasons],
        "choices": choices(decision.advice, played),
    }


def _reason(reason: Reason, analysis: Analysis, say: Say) -> dict[str, Any]:
    sentence = faculty(analysis.record.game).sentence(say, reason, analysis.record.players)
    return {"key": reason.key, "facts": dict(reason.facts), "text": sentence}
