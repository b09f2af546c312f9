#!/usr/bin/env node
// A bot at a table of a server, by the same API as people have; it thinks as collector.mjs does.
//
//     node examples/bots/http_bot.mjs http://127.0.0.1:8000          # sets up a table and plays it against two scribes
//     node examples/bots/http_bot.mjs http://127.0.0.1:8000 LINK     # takes the seat that a link opens
//
// Nothing but Node 18 or newer, and fetch. What has happened comes as a stream of JSON lines; steps are posted.

import { setTimeout as pause } from "node:timers/promises";
import { choose } from "./collector.mjs";

const SOON = 500; // milliseconds before a stream that was cut is opened again
const [server, given] = process.argv.slice(2);
if (!server) {
  console.error("usage: node http_bot.mjs SERVER [LINK]");
  process.exit(2);
}

/** Ask the server; an answer that is not good becomes an error with the sentence it came with. */
async function ask(path, { key, body, accept = "application/json" } = {}) {
  const headers = { accept, ...(key && { authorization: `Bearer ${key}` }) };
  const sent = body && { method: "POST", body: JSON.stringify(body) };
  if (body) headers["content-type"] = "application/json";
  const answer = await fetch(new URL(path, server), { headers, ...sent });
  if (!answer.ok) throw Object.assign(new Error((await answer.json()).message), { status: answer.status });
  return answer;
}

/** The id and the key in a link such as http://host/t/ID#KEY. */
function open(link) {
  const [place, key] = link.split("#");
  return { table: `/api/tables/${place.replace(/\/$/, "").split("/").pop()}`, key };
}

async function newTable() {
  const seats = [{ player: "human", name: "Collector" }, { player: "scribe" }, { player: "scribe" }];
  const created = await (await ask("/api/tables", { body: { game: "ra", seats } })).json();
  console.error("to watch:", created.spectator.link);
  return created.seats[0].link;
}

/** Every message of the stream, as it comes; an empty line is only a sign of life. */
async function* news(table, key, at) {
  const answer = await ask(`${table}/events${at === undefined ? "" : `?at=${at}`}`, { key, accept: "application/x-ndjson" });
  let rest = "";
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop();
    yield* lines.filter((line) => line).map((line) => JSON.parse(line));
  }
}

/** Take a step if it is our move; if the table has gone on meanwhile, the stream will say so. */
async function answer(table, key, { at, table: seen }) {
  if (seen.actor !== seen.seat || !seen.legal.length) return;
  const step = choose(seen.seat, seen.view, seen.legal);
  await ask(`${table}/steps`, { key, body: { at, step } }).catch((error) => {
    if (error.status !== 409) throw error;
  });
}

/** Play to the end; a stream that was cut is opened again where it was. */
async function play({ table, key }) {
  for (let at; ; await pause(SOON)) {
    try {
      for await (const message of news(table, key, at)) {
        at = message.at;
        if (message.table.over) return message.table;
        await answer(table, key, message);
      }
    } catch (error) {
      if (error.status && error.status < 500 && error.status !== 429) throw error; // asking again will not help
    }
  }
}

const end = await play(open(given ?? (await newTable())));
end.players.forEach(({ name }, seat) => {
  console.log(`${name}: ${end.view.seats[seat].score}${end.winners.includes(seat) ? " (won)" : ""}`);
});
