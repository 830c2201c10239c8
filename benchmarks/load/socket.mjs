// A WebSocket client as small as can be: whole text frames, no extensions. It costs little of the core that makes the
// load, is the same for every server that is measured, and needs no packages.

import { randomBytes } from "node:crypto";
import { get } from "node:http";

const TEXT = 0x1, CLOSE = 0x8, PING = 0x9, PONG = 0xa;
const FINAL = 0x80, MASKED = 0x80;
const MASK = Buffer.from([0x37, 0xfa, 0x21, 0x3d]); // the example of RFC 6455: nobody is to be surprised here

/** A WebSocket on this machine; `heard` gets every text. */
export class Socket {
  #line;
  #heard;
  #rest = Buffer.alloc(0);

  constructor(port, path, headers, heard) {
    this.#heard = heard;
    const request = get({ host: "127.0.0.1", port, path, headers: { ...handshake(), ...headers }, agent: false });
    this.opened = new Promise((resolve, reject) => {
      request.on("upgrade", (_answer, line, head) => resolve(this.#begin(line, head)));
      request.on("response", (answer) => reject(new Error(`${path} answered ${answer.statusCode}`)));
      request.on("error", reject);
    });
  }

  #begin(line, head) {
    this.#line = line;
    line.setNoDelay(true);
    line.on("close", () => { throw new Error("the server closed a connection"); });
    line.on("data", (chunk) => this.#read(chunk));
    this.#read(head);
  }

  send(text) {
    this.#write(TEXT, Buffer.from(text));
  }

  #write(kind, body) {
    const size = body.length < 126 ? [MASKED | body.length] : [MASKED | 126, body.length >> 8, body.length & 0xff];
    for (let place = 0; place < body.length; place++) body[place] ^= MASK[place & 3];
    this.#line.write(Buffer.concat([Buffer.from([FINAL | kind, ...size]), MASK, body]));
  }

  #read(chunk) {
    const data = this.#rest.length ? Buffer.concat([this.#rest, chunk]) : chunk;
    let begin = 0;
    for (let frame = frameAt(data, begin); frame; frame = frameAt(data, begin)) {
      begin = frame.end;
      this.#take(frame.kind, data.subarray(frame.begin, frame.end));
    }
    this.#rest = data.subarray(begin);
  }

  #take(kind, body) {
    if (kind === TEXT) this.#heard(body.toString());
    else if (kind === PING) this.#write(PONG, Buffer.from(body));
    else if (kind === CLOSE) throw new Error(`the server hung up: ${body.subarray(2)}`);
  }
}

function handshake() {
  const key = randomBytes(16).toString("base64");
  return { Connection: "Upgrade", Upgrade: "websocket", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key };
}

/** What a whole frame is and where its body lies; nothing while a part of it is still to come. */
function frameAt(data, begin) {
  if (data.length < begin + 2) return null;
  const short = data[begin + 1];
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (data.length < begin + head) return null;
  const size = head === 2 ? short : head === 4 ? data.readUInt16BE(begin + 2) : Number(data.readBigUInt64BE(begin + 2));
  const end = begin + head + size;
  return data.length < end ? null : { kind: data[begin] & 0x0f, begin: begin + head, end };
}
