// An engine in JavaScript: plays the move that is written first in the alphabet.
// `python3 run.py arena ugo 'cmd:node examples/engine.mjs' random` lets it play; docs/engine-protocol.md explains it.

import { createInterface } from "node:readline";

const answers = {
	hello: () => ({ name: "First letter", version: "1.0" }),
	choose: (question) => ({ move: [...question.legal].sort()[0] }),
};

for await (const line of createInterface({ input: process.stdin })) {
	const message = JSON.parse(line);
	if (!(message.type in answers)) break; // quit
	console.log(JSON.stringify(answers[message.type](message)));
}
