// boardgame.io's server with its storage in memory, at a free port of this machine; it ends with whoever started it.

const { Server } = require("boardgame.io/server");
const game = require("./game.js");

const server = Server({ games: [game], origins: [] });
server.run({ port: { host: "127.0.0.1", port: 0 } }).then(({ appServer }) => {
  console.log(`open at http://127.0.0.1:${appServer.address().port}/`);
});
process.stdin.on("end", () => process.exit()).resume();
