#!/usr/bin/env node
// A bot that collects what goes together, for the line protocol of docs/bots.md.
//
//     heliopolis arena ra --players "process:node examples/bots/collector.mjs,patient,patient" --games 60
//
// Nothing but Node. `choose` is where the thinking is; the rest is the protocol. It plays as collector.py does.

import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const WORTH = { gold: 3, god: 2.5, pharaoh: 1.5, flood: 1.5, nile: 1 }; // points that a tile tends to bring
const CIVILIZATION = ["art", "religion", "writing", "agriculture", "astronomy"];
const MONUMENTS = ["sphinx", "pyramid", "obelisk", "statue", "mortuary", "shrine", "temple", "step-pyramid"];
const HIT = { funeral: ["pharaoh"], drought: ["nile", "flood"], war: CIVILIZATION, earthquake: MONUMENTS };
const LOSS = -2.5; // for a disaster that hits
const A_LOT = 6; // points on the track for which it is worth to call an auction
const A_SUN = 1.6; // points that a sun should bring, and the highest sun about twice as many

/** What a tile is worth to somebody who holds these. */
function worth(tile, tiles) {
  if (tile in HIT) return HIT[tile].some((own) => own in tiles) ? LOSS : 0;
  if (CIVILIZATION.includes(tile)) return tile in tiles ? 0.2 : 2.5;
  if (MONUMENTS.includes(tile)) return tile in tiles ? 1.5 : 1.2; // many of a kind are a little better than many kinds
  return tile === "nile" && !("flood" in tiles) ? 0.5 : WORTH[tile];
}

/** The step to take, one of `legal`. */
export function choose(seat, view, legal) {
  const { tiles } = view.seats[seat];
  const value = (step) => worth(step.slice(step.indexOf(":") + 1), tiles);
  const lot = view.auction_track.reduce((sum, tile) => sum + (tile ? worth(tile, tiles) : 0), 0);
  if (legal[0] === "pass" || legal[0].startsWith("bid:")) return bid(view, seat, lot, legal);
  if (legal[0].startsWith("discard:")) return legal.reduce((least, step) => (value(step) < value(least) ? step : least));
  const gods = legal.filter((step) => step.startsWith("god:"));
  if (gods.length) {
    const best = gods.reduce((most, step) => (value(step) > value(most) ? step : most));
    if (value(best) > WORTH.god) return best;
  }
  if (legal.includes("done")) return "done";
  return legal.includes("ra") && (lot >= A_LOT || !legal.includes("draw")) ? "ra" : "draw";
}

/** The lowest sun that is enough, if the lot is worth it. */
function bid(view, seat, lot, legal) {
  const bids = legal.filter((step) => step.startsWith("bid:")).map((step) => Number(step.slice(4)));
  if (!bids.length) return "pass";
  const least = Math.min(...bids);
  const highest = Math.max(...view.seats[seat].suns);
  const hurry = view.ra_track / view.ras; // near the end of the epoch a sun that is not used is lost
  const price = A_SUN * (1 + least / highest) * (1.4 - hurry);
  return lot >= price || !legal.includes("pass") ? `bid:${least}` : "pass";
}

async function main() {
  for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line);
    if (message.type === "hello") {
      say({ type: "ready" }); // a new game: nothing to forget
    } else if (message.type === "view") {
      say({ type: "choose", id: message.id, step: choose(message.seat, message.view, message.legal) });
    } // else a result, or something that is newer than this bot
  }
}

function say(answer) {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main();
