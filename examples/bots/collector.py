#!/usr/bin/env python3
"""A bot that collects what goes together, for the line protocol of docs/bots.md.

    heliopolis arena ra --players "process:python3 examples/bots/collector.py,patient,patient" --games 60

Nothing but the standard library. `choose` is where the thinking is; the rest is the protocol.
"""

import json
import sys

WORTH = {"gold": 3.0, "god": 2.5, "pharaoh": 1.5, "flood": 1.5, "nile": 1.0}  # points that a tile tends to bring
CIVILIZATION = {"art", "religion", "writing", "agriculture", "astronomy"}
MONUMENTS = {"sphinx", "pyramid", "obelisk", "statue", "mortuary", "shrine", "temple", "step-pyramid"}
HIT = {"funeral": {"pharaoh"}, "drought": {"nile", "flood"}, "war": CIVILIZATION, "earthquake": MONUMENTS}
LOSS = -2.5  # for a disaster that hits
A_LOT = 6.0  # points on the track for which it is worth to call an auction
A_SUN = 1.6  # points that a sun should bring, and the highest sun about twice as many


def worth(tile, tiles):
    """What a tile is worth to somebody who holds these."""
    if tile in HIT:
        return LOSS if HIT[tile] & set(tiles) else 0.0
    if tile in CIVILIZATION:
        return 0.2 if tile in tiles else 2.5
    if tile in MONUMENTS:
        return 1.5 if tile in tiles else 1.2  # many of a kind are a little better than many kinds
    return 0.5 if tile == "nile" and "flood" not in tiles else WORTH[tile]


def choose(seat, view, legal):
    """The step to take, one of `legal`."""
    tiles = view["seats"][seat]["tiles"]
    track = [tile for tile in view["auction_track"] if tile]
    lot = sum(worth(tile, tiles) for tile in track)
    if legal[0] == "pass" or legal[0].startswith("bid:"):
        return bid(view, seat, lot, legal)
    if legal[0].startswith("discard:"):
        return min(legal, key=lambda step: worth(step.removeprefix("discard:"), tiles))
    gods = [step for step in legal if step.startswith("god:")]
    best = max(gods, key=lambda step: worth(step.removeprefix("god:"), tiles), default=None)
    if best and worth(best.removeprefix("god:"), tiles) > WORTH["god"]:
        return best
    if "done" in legal:
        return "done"
    if "ra" in legal and (lot >= A_LOT or "draw" not in legal):
        return "ra"
    return "draw"


def bid(view, seat, lot, legal):
    """The lowest sun that is enough, if the lot is worth it."""
    bids = sorted(int(step.removeprefix("bid:")) for step in legal if step.startswith("bid:"))
    if not bids:
        return "pass"
    highest = max(view["seats"][seat]["suns"])
    hurry = view["ra_track"] / view["ras"]  # near the end of the epoch a sun that is not used is lost
    price = A_SUN * (1 + bids[0] / highest) * (1.4 - hurry)
    return f"bid:{bids[0]}" if lot >= price or "pass" not in legal else "pass"


def main():
    """Answer every line until the input ends."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":  # a new game: nothing to forget
            answer = {"type": "ready"}
        elif message["type"] == "view":
            step = choose(message["seat"], message["view"], message["legal"])
            answer = {"type": "choose", "id": message["id"], "step": step}
        else:
            continue  # a result, or something that is newer than this bot
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
