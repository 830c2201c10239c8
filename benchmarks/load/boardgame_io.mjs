// Two people at a match of boardgame.io's server, who play cards of their hands at random, match after match.
//
// They speak what its own client speaks: matches are made and joined over HTTP, moves go over socket.io's protocol
// (https://socket.io/docs/v4/socket-io-protocol/), on a WebSocket from the start.

import { Socket } from "./socket.mjs";

const GAME = "cards";
const OPENED = "0", PING = "2", PONG = "3", CONNECT = "40", EVENT = "42"; // the kinds of packets

/** Two people come in and begin a match. */
export async function sitDown([port], number, load) {
  const match = new Match(port, number, load);
  match.players = [new Player(match, "0"), new Player(match, "1")];
  [match.players[0].other, match.players[1].other] = [match.players[1], match.players[0]];
  await Promise.all(match.players.map((player) => player.comeIn(port)));
  await match.begin();
}

class Match {
  #address;
  #number;
  #sawTheEnd = 0;

  constructor(port, number, load) {
    this.load = load;
    this.#address = `http://127.0.0.1:${port}/games/${GAME}`;
    this.#number = number;
  }

  async begin() {
    const { matchID } = await this.#post("create", { numPlayers: 2 });
    for (const player of this.players) {
      const wish = { playerID: player.seat, playerName: `Guest ${this.#number}` };
      const { playerCredentials } = await this.#post(`${matchID}/join`, wish);
      await player.follow(matchID, playerCredentials);
    }
    for (const player of this.players) player.look();
  }

  async #post(path, body) {
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
    const answer = await fetch(`${this.#address}/${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
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
  #match;
  #id; // of the match
  #credentials;
  #state;
  #isMoving = false;
  #came;
  #isSeated;
  unheard = [];

  constructor(match, seat) {
    this.#match = match;
    this.seat = seat;
  }

  async comeIn(port) {
    const came = new Promise((resolve) => { this.#came = resolve; });
    this.#socket = new Socket(port, "/socket.io/?EIO=4&transport=websocket", {}, (text) => this.#hear(text));
    await this.#socket.opened;
    await came;
  }

  /** Follow a match; whoever follows is told of everything from the news that they are connected. */
  follow(id, credentials) {
    [this.#id, this.#credentials] = [id, credentials];
    const seated = new Promise((resolve) => { this.#isSeated = resolve; });
    this.#emit("sync", id, this.seat, credentials, 2);
    return seated;
  }

  /** See whether it is one's turn. */
  look() {
    if (this.#state.ctx.currentPlayer === this.seat) this.#match.load.awaits(this);
  }

  move() {
    const hand = this.#state.G.players[this.seat].hand;
    const args = [Math.floor(Math.random() * hand.length)];
    const payload = { type: "play", args, playerID: this.seat, credentials: this.#credentials };
    this.#isMoving = true;
    this.#emit("update", { type: "MAKE_MOVE", payload }, this.#state._stateID, this.#id, this.seat);
  }

  #emit(...event) {
    this.#socket.send(`${EVENT}/${GAME},${JSON.stringify(event)}`);
  }

  #hear(packet) {
    if (packet === PING) this.#socket.send(PONG);
    else if (packet.startsWith(EVENT)) this.#hearEvent(...JSON.parse(packet.slice(packet.indexOf(",") + 1)));
    else if (packet.startsWith(CONNECT)) this.#came();
    else if (packet.startsWith(OPENED)) this.#socket.send(`${CONNECT}/${GAME},`);
    else throw new Error(`refused: ${packet}`);
  }

  #hearEvent(kind, match, news) {
    if (match !== this.#id) return;
    if (kind === "sync") this.#state = news.state;
    else if (kind === "matchData") this.#isSeated();
    else if (kind === "update") this.#note(news);
  }

  #note(state) {
    this.#state = state;
    if (this.#isMoving) this.#match.load.acknowledged(this);
    else this.#match.load.told(this);
    this.#isMoving = false;
    if (state.ctx.gameover) this.#match.seenToEnd();
    else this.look();
  }
}
