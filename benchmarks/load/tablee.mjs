// Two people at a table of Tablée's server, who play one of its games with random legal moves, match after match.

import { Socket } from "./socket.mjs";

const MATCH = { chairs: [{ kind: "me" }, { kind: "person" }], starts_when_full: true };

/** Two guests come in, at neighbouring servers where there are several, and begin a match. */
export async function sitDown(ports, number, load, game) {
  const table = new Table(load, game);
  table.players = [new Player(table, 0), new Player(table, 1)];
  [table.players[0].other, table.players[1].other] = [table.players[1], table.players[0]];
  const port = (seat) => ports[(number + seat) % ports.length];
  await Promise.all(table.players.map((player, seat) => player.comeIn(port(seat), `Guest ${2 * number + seat}`)));
  await table.begin();
}

class Table {
  #game;
  #sawTheEnd = 0;

  constructor(load, game) {
    this.load = load;
    this.#game = game;
  }

  async begin() {
    const [host, guest] = this.players;
    const { table } = await host.ask("create", { game: this.#game, ...MATCH });
    await host.follow(table);
    await guest.follow(table);
    await guest.ask("join", { table });
  }

  /** When both players have seen the end, they begin again. */
  seenToEnd() {
    this.#sawTheEnd = (this.#sawTheEnd + 1) % 2;
    if (this.#sawTheEnd) return;
    this.load.matches++;
    this.begin();
  }
}

class Player {
  #socket;
  #table; // where they sit
  #seat;
  #name; // of the table they follow
  #question;
  #part; // of a choice in secret, which is asked now
  #actions;
  #number = 0; // of the last intent
  #moving = 0; // the number of the last move
  #answers = new Map();
  unheard = [];

  constructor(table, seat) {
    [this.#table, this.#seat] = [table, seat];
  }

  async comeIn(port, name) {
    const init = { method: "POST", body: JSON.stringify({ name }) };
    const answer = await fetch(`http://127.0.0.1:${port}/api/me`, init);
    if (!answer.ok) throw new Error(`${name} was not let in: ${answer.status} ${await answer.text()}`);
    const Cookie = answer.headers.getSetCookie()[0].split(";")[0];
    this.#socket = new Socket(port, "/ws", { Cookie }, (text) => this.#hear(JSON.parse(text)));
    await this.#socket.opened;
  }

  async follow(table) {
    if (this.#name) await this.ask("unfollow", { table: this.#name });
    this.#name = table;
    this.#question = undefined; // those of another table are other questions
    await this.ask("follow", { table });
  }

  /** Send an intent; its answer. */
  ask(type, fields) {
    const id = this.#send(type, fields);
    return new Promise((resolve) => this.#answers.set(id, resolve));
  }

  move() {
    const action = this.#actions[Math.floor(Math.random() * this.#actions.length)];
    this.#moving = this.#send("decide", { table: this.#name, question: this.#question, action, part: this.#part });
  }

  #send(type, fields) {
    const id = ++this.#number;
    this.#socket.send(JSON.stringify({ type, id, ...fields }));
    return id;
  }

  #hear(message) {
    if (message.type === "refused") throw new Error(`refused: ${JSON.stringify(message)}`);
    if (message.type === "update") this.#note(message);
    if (this.#answers.has(message.id)) this.#answer(message);
    if (message.result) this.#table.seenToEnd();
    else if (message.asked && message.awaited.includes(this.#seat)) this.#beAsked(message);
  }

  #note(update) {
    if (update.id === this.#moving) this.#table.load.acknowledged(this);
    else this.#table.load.told(this);
  }

  #answer(message) {
    this.#answers.get(message.id)(message);
    this.#answers.delete(message.id);
  }

  /** News of what others choose in secret repeat a question: it is answered once. */
  #beAsked({ question, asked }) {
    const isTheSame = question === this.#question && asked.part === this.#part;
    [this.#question, this.#part, this.#actions] = [question, asked.part, asked.actions];
    if (isTheSame) return;
    this.#table.load.awaits(this);
  }
}
