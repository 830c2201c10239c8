// Load for a server of two-player matches, and what its moves cost.
//
// node load.mjs PROTOCOL --port N --tables N --seconds N [--rate N] [--pid N] [--database-pid N] [--game NAME]
//
// With several ports and processes (--port 1,2), the people of a table are at different servers of one database.
// In a closed loop (no rate) every player moves as soon as the table awaits them. In an open loop moves are due at a
// fixed rate, whatever the server does: a move that finds nobody to make it waits, and its waiting counts.
// The figures are printed as one line of JSON.

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

const WARM_UP = 0.2; // of the seconds that count: programs that compile themselves while they run need it
const TICKS_A_SECOND = 100; // of Linux's /proc
const AHEAD_SECONDS = 0.05; // between looks at whether they are made
const MOST_AHEAD = 94; // moves that are made at a table before the load begins: those of a match of UGO! for two
const text = { type: "string" };
const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: text, tables: text, seconds: text, rate: text, pid: text, "database-pid": text, game: text },
});
const listed = (numbers) => (numbers ? numbers.split(",").map(Number) : []);
const [ports, servers, databases] = [asked.port, asked.pid, asked["database-pid"]].map(listed);
const [tables, seconds, rate] = [asked.tables, asked.seconds, asked.rate ?? 0].map(Number);

/** Lets players move when it is their time, and notes how long that took. */
class Load {
  #waiting = []; // players whom their table awaits
  #isRunning = false;
  #isCounting = false;
  #acknowledged = [];
  #told = [];
  #ahead = new Map(); // by one of the players of a table: how many moves are still made there at once
  matches = 0;

  /** A table awaits a player. */
  awaits(player) {
    if (this.#isAhead(player)) return this.#move(player, performance.now());
    this.#waiting.push(player);
    if (this.#isRunning && !rate) this.#letMove(performance.now());
  }

  /** Matches that begin together and are as long as each other would end together too: so some begin further on. */
  #isAhead(player) {
    const first = this.#ahead.has(player.other) ? player.other : player;
    const left = this.#ahead.get(first) ?? Math.floor(Math.random() * MOST_AHEAD);
    this.#ahead.set(first, left - 1);
    return left > 0;
  }

  /** Whether moves are still made that come before the load. */
  #isStillAhead() {
    return this.#ahead.size < tables || [...this.#ahead.values()].some((left) => left > 0);
  }

  /** The player who moved has the server's answer. */
  acknowledged(player) {
    if (this.#isCounting) this.#acknowledged.push(performance.now() - player.movedAt);
  }

  /** The other player heard of what was done: of a move, or of several that were made in secret. */
  told(player) {
    const now = performance.now();
    for (const movedAt of player.other.unheard.splice(0)) if (this.#isCounting) this.#told.push(now - movedAt);
  }

  /** Who moves next is drawn: in turns, all matches would go on in step, and end and begin at the same moment. */
  #letMove(due) {
    const drawn = Math.floor(Math.random() * this.#waiting.length);
    [this.#waiting[drawn], this.#waiting[0]] = [this.#waiting[0], this.#waiting[drawn]];
    this.#move(this.#waiting.shift(), due);
  }

  #move(player, due) {
    player.movedAt = due;
    player.unheard.push(due);
    player.move();
  }

  /** Play for a while, and sum up what was seen after the warm-up. */
  async run() {
    while (this.#isStillAhead()) await pause(AHEAD_SECONDS);
    this.#isRunning = true;
    if (rate) this.#keepPace(performance.now());
    else while (this.#waiting.length) this.#letMove(performance.now());
    await pause(seconds * WARM_UP);
    this.#isCounting = true;
    const before = spent();
    await pause(seconds);
    return this.#figures(before, spent());
  }

  #keepPace(begin) {
    let moves = 0;
    const due = () => begin + (moves / rate) * 1000;
    setInterval(() => {
      for (const now = performance.now(); due() <= now && this.#waiting.length; moves++) this.#letMove(due());
    }, 1);
  }

  #figures(before, after) {
    const elapsed = after.at - before.at;
    return {
      seconds: elapsed,
      moves: this.#acknowledged.length,
      moves_per_second: this.#acknowledged.length / elapsed,
      acknowledged: summary(this.#acknowledged),
      told: summary(this.#told),
      matches: this.matches,
      load_core: (after.load - before.load) / elapsed,
      server_core: share(before.server, after.server, elapsed),
      database_core: share(before.database, after.database, elapsed),
    };
  }
}

/** The part of a core that was used between two moments, where the system tells. */
function share(before, after, elapsed) {
  return before === null || after === null ? null : (after - before) / elapsed;
}

/** The clock, and the seconds of work that this program, the servers and their database have had so far. */
function spent() {
  const { user, system } = process.cpuUsage();
  const [server, database] = [secondsOf(servers, ownTicks), secondsOf(databases, familyTicks)];
  return { at: performance.now() / 1000, load: (user + system) / 1e6, server, database };
}

function secondsOf(pids, ticks) {
  if (process.platform !== "linux" || !pids.length) return null;
  return sum(pids.map(ticks)) / TICKS_A_SECOND;
}

/** The time of a process alone: a server's bots are not its own. */
function ownTicks(pid) {
  return sum(ticksOf(pid).slice(0, 2));
}

/** The time of a process and its children, also of those that have ended. */
function familyTicks(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(/\s+/);
  return sum(ticksOf(pid)) + sum(children.map(ownTicks));
}

/** In user and system, of itself and of ended children; nothing of a process that has just ended. */
function ticksOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ").slice(11, 15).map(Number);
  } catch {
    return [];
  }
}

function sum(numbers) {
  return numbers.reduce((before, number) => before + number, 0);
}

/** The median, the 99th of a hundred and the longest, in milliseconds. */
function summary(times) {
  const sorted = Float64Array.from(times).sort();
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? null;
  return { p50_ms: at(0.5), p99_ms: at(0.99), max_ms: at(1) };
}

function pause(seconds) {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

const { sitDown } = await import(`./${positionals[0]}.mjs`);
const load = new Load();
await Promise.all(Array.from({ length: tables }, (_, number) => sitDown(ports, number, load, asked.game)));
const figures = await load.run();
process.stdout.write(`${JSON.stringify(figures)}\n`, () => process.exit());
