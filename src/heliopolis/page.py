"""The analysis of a game as one page for the browser: everything is in it, and it asks nothing of the net."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from heliopolis.analysis import Analysis, Decision, Faculty, Moment, faculty
from heliopolis.chart import DARK, LIGHT, Series, Spot, chart
from heliopolis.game import CHANCE, part
from heliopolis.locales import Catalogue
from heliopolis.telling import chapters, lines

COSTLY = 0.005  # of a chance to win: a choice that cost less is not worth a second look
WIDE, NARROW = (860, 360), (360, 300)  # the plot on a screen and on a phone
POLICY = "default-src 'none'; style-src 'unsafe-inline'"

STYLE = """
:root{color-scheme:light dark;--paper:#f6f5f1;--card:#fff;--ink:#1c2128;--faint:#5b6470;--rule:#dde2e8;--link:#0059a3;
--bad:#b3261e;--good:#0b6e4f}
@media (prefers-color-scheme:dark){:root{--paper:#0d1117;--card:#161b22;--ink:#e6eaef;--faint:#9aa4b0;--rule:#323a44;
--link:#6cb6ff;--bad:#ff8a80;--good:#4fd6a6}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);
font:1rem/1.5 system-ui,'Segoe UI',Roboto,'DejaVu Sans',sans-serif}
main{max-width:56rem;margin:0 auto;padding:1rem}
h1{font-size:1.6rem;margin:.5rem 0}h2{font-size:1.25rem;margin:2rem 0 .5rem}h3{font-size:1rem;margin:1.5rem 0 .5rem}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
figure{margin:1rem 0}figure svg{display:block;width:100%;height:auto}
.narrow{display:none}
@media (max-width:40rem){.wide{display:none}.narrow{display:block}}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;background:var(--card);font-variant-numeric:tabular-nums}
th,td{padding:.4rem .6rem;border-bottom:1px solid var(--rule);text-align:left;vertical-align:top}
thead th{color:var(--faint);font-weight:600;font-size:.875rem}
.number{text-align:right;white-space:nowrap}
.faint,.choices{color:var(--faint);font-size:.875rem}
.note{border-left:4px solid var(--bad);padding:.3rem .8rem;background:var(--card)}
.less,.more{white-space:nowrap}.less{color:var(--bad)}.more{color:var(--good)}
td p{margin:.25rem 0 0}
ol{list-style:none;margin:0;padding:0}
li{background:var(--card);border-bottom:1px solid var(--rule);padding:.5rem .6rem;display:grid;
grid-template-columns:3rem 1fr 13rem;gap:.25rem .75rem}
li:target{outline:3px solid var(--link);outline-offset:-3px;scroll-margin-top:3.5rem}
li p{margin:0}
.bar{display:flex;height:.5rem;border-radius:.25rem;overflow:hidden;margin-top:.4rem}
.bar i+i{border-left:2px solid var(--card)}
@media (max-width:40rem){li{grid-template-columns:2.5rem 1fr}li .stand{grid-column:2}}
.filter{position:sticky;top:0;background:var(--paper);padding:.5rem 0;display:block}
#costly{width:1.1rem;height:1.1rem;vertical-align:-.15rem}
main:has(#costly:checked) li:not(.costly){display:none}
"""


def page(analysis: Analysis, say: Catalogue, note: str = "") -> str:
    """The whole page in the language of ``say``; ``note`` is a word of warning before everything else."""
    return "\n".join(_Page(analysis, say).parts(note)) + "\n"


def _style() -> str:
    light = "".join(f".c{i}{{background:{colour}}}" for i, colour in enumerate(LIGHT))
    dark = "".join(f".c{i}{{background:{colour}}}" for i, colour in enumerate(DARK))
    return f"{STYLE}{light}\n@media (prefers-color-scheme:dark){{{dark}}}\n"


class _Page:
    """An analysis, and the words for it."""

    def __init__(self, analysis: Analysis, say: Catalogue) -> None:
        self.analysis, self.say = analysis, say
        self.record = analysis.record
        self.names = self.record.players
        self.told = lines(self.record, say)
        self.chapters = chapters(self.record, say)
        self.faculty: Faculty = faculty(self.record.game)
        self.terminal = part(self.record.game, "terminal")

    def parts(self, note: str) -> Iterator[str]:
        say, names = self.say, ", ".join(self.names)
        heading = say("analysed", game=say(f"game-{self.record.game}"), players=names, steps=len(self.told))
        yield f'<!doctype html>\n<html lang="{say.language}">\n<head>\n<meta charset="utf-8">'
        yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
        yield f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        yield f"<title>{escape(say('analysis-title'))}: {escape(names)}</title>"
        yield f"<style>{_style()}</style>\n</head>\n<body>\n<main>"
        yield f"<h1>{escape(say('analysis-title'))}</h1>\n<p>{escape(heading)}</p>"
        if note:
            yield f'<p class="note">{escape(note)}</p>'
        if self.analysis.moments:
            yield f'<figure class="wide">{self.plot(*WIDE)}</figure>'
            yield f'<figure class="narrow">{self.plot(*NARROW)}</figure>'
        yield from self.sides()
        yield from self.turning_points()
        yield from self.steps()
        yield "</main>\n</body>\n</html>"

    # The plot

    def plot(self, width: int, height: int) -> str:
        """Everybody's chance to win over the game."""
        moments = self.analysis.moments
        rows = [moments[0].before, *(moment.after for moment in moments)]
        series = [Series(name, [(n, row[seat]) for n, row in enumerate(rows)]) for seat, name in enumerate(self.names)]
        spots = [
            Spot(moment.number, moment.after[moment.turned], self.told[moment.number - 1])
            for moment in self.analysis.turning_points
        ]
        return chart(
            series,
            title=self.say("analysis-plot"),
            x_label=self.say("analysis-step"),
            y_label=self.say("analysis-wins"),
            x_marks=self.chapters,
            spots=spots,
            percent=True,
            width=width,
            height=height,
        )

    # Tables

    def sides(self) -> Iterator[str]:
        """How everybody has played."""
        say = self.say
        heads = [say("analysis-score"), say("analysis-accuracy"), say("analysis-decisions")]
        heads += [say("analysis-best-chosen"), say("analysis-cost"), say("analysis-luck")]
        scores = self.scores()
        yield f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(say("analysis-player"))}"><table>'
        yield f"<thead><tr>{_heads([say('analysis-player')], '')}{_heads(heads, 'number')}</tr></thead><tbody>"
        for side in self.analysis.sides:
            accuracy = "·" if side.accuracy is None else f"{side.accuracy:.1f}"
            cells = [str(scores[side.seat]), accuracy, str(side.decisions), str(side.right)]
            cells += [f"{100 * side.cost:.1f} %", _change(side.luck)]
            numbers = "".join(f'<td class="number">{cell}</td>' for cell in cells)
            yield f'<tr><th scope="row">{escape(self.names[side.seat])}</th>{numbers}</tr>'
        yield f'</tbody></table></div>\n<p class="faint">{escape(say("analysis-how"))}</p>'

    def scores(self) -> Sequence[int]:
        """The points at the end of the record."""
        state = self.record.start()
        for step in self.record.steps:
            state.apply(step)
        points: list[int] = state.scores()
        return points

    def turning_points(self) -> Iterator[str]:
        """Where the game turned."""
        say = self.say
        yield f"<h2>{escape(say('analysis-turning-points'))}</h2>"
        if not self.analysis.turning_points:
            yield f"<p>{escape(say('analysis-no-turning-points'))}</p>"
            return
        heads = _heads([say("analysis-step"), say("analysis-change"), say("analysis-what")], "")
        yield f"<table><thead><tr>{heads}</tr></thead><tbody>"
        for moment in self.analysis.turning_points:
            cause = say("analysis-chance" if moment.actor == CHANCE else "analysis-choice")
            change = f"{escape(self.names[moment.turned])} {_change(moment.swing[moment.turned])}"
            link = f'<a href="#step-{moment.number}">{moment.number}</a>'
            yield f'<tr><td>{link}</td><td>{change}<br><span class="faint">{escape(cause)}</span></td>'
            yield f"<td>{escape(self.told[moment.number - 1])}{self.better(moment)}</td></tr>"
        yield "</tbody></table>"

    # Steps

    def steps(self) -> Iterator[str]:
        """Every step, chapter by chapter."""
        say = self.say
        yield f"<h2>{escape(say('analysis-steps'))}</h2>"
        label = escape(say("analysis-only-costly"))
        yield f'<label class="filter"><input type="checkbox" id="costly"> {label}</label>'
        ends = [first for first, _ in self.chapters[1:]] + [len(self.told)]
        for (first, name), end in zip(self.chapters, ends, strict=True):
            yield f"<h3>{escape(name)}</h3>\n<ol>"
            yield from (self.step(moment) for moment in self.analysis.moments[first:end])
            yield "</ol>"

    def step(self, moment: Moment) -> str:
        """One step: what happened, how everybody stood then, and what would have been better."""
        costly = ' class="costly"' if moment.decision and moment.decision.cost >= COSTLY else ""
        stand = " · ".join(f"{escape(name)} {100 * moment.after[seat]:.1f}" for seat, name in enumerate(self.names))
        widths = enumerate(f"{100 * chance:.1f}%" for chance in moment.after)
        bar = "".join(f'<i class="c{seat}" style="width:{width}"></i>' for seat, width in widths)
        return (
            f'<li id="step-{moment.number}"{costly}><span class="faint">{moment.number}</span>'
            f"<div><p>{escape(self.told[moment.number - 1])}</p>{self.better(moment)}{self.choices(moment)}</div>"
            f'<div class="stand"><span class="faint">{stand}</span>'
            f'<span class="bar" aria-hidden="true">{bar}</span></div></li>'
        )

    def better(self, moment: Moment) -> str:
        """What the best step was, and why."""
        decision = moment.decision
        if decision is None:
            return ""
        verdict = self.say("analysis-agreed")
        cost = ""
        if not decision.right:
            verdict = self.say("analysis-better", step=self.label(decision.advice.best.step))
            cost = f" {_change(-decision.cost)}" if decision.cost else ""
        why = " ".join(self.faculty.sentence(self.say, reason, self.names) for reason in decision.reasons)
        return f"<p><strong>{escape(verdict)}</strong>{cost} {escape(why)}</p>"

    def choices(self, moment: Moment) -> str:
        """All legal steps with the mover's chance to win after each."""
        if moment.decision is None:
            return ""
        shown = " · ".join(self.weighed(moment.decision))
        sure = self.say("analysis-confidence", percent=round(100 * moment.decision.advice.confidence))
        return f'<p class="choices">{shown}. {escape(sure)}</p>'

    def weighed(self, decision: Decision) -> Iterator[str]:
        for choice in decision.advice.choices:
            yield f"{escape(self.label(choice.step))}: {100 * choice.wins[decision.advice.seat]:.1f} %"

    def label(self, step: int) -> str:
        words: str = self.terminal.label(step, self.say)
        return words


def _heads(words: Sequence[str], look: str) -> str:
    return "".join(f'<th scope="col" class="{look}">{escape(word)}</th>' for word in words)


def _change(share: float) -> str:
    """A gain or a loss of chance to win, with its sign and colour."""
    shown = f"{100 * share:+.1f} %".replace("-0.0", "+0.0").replace("-", "\N{MINUS SIGN}")
    return f'<span class="{"more" if shown[0] == "+" else "less"}">{shown}</span>'
