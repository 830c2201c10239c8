// boardgame.io's server at a free port of this machine, with its storage in memory, or in files of a folder that is named;
// it ends with whoever started it.

const { Server, FlatFile } = require("boardgame.io/server");
const game = require("./game.js");

const [folder] = process.argv.slice(2);
const db = folder && new FlatFile({ dir: folder });
const server = Server({ games: [game], origins: [], ...(db && { db }) });
server.run({ port: { host: "127.0.0.1", port: 0 } }).then(({ appServer }) => {
  console.log(`open at http://127.0.0.1:${appServer.address().port}/`);
});
process.stdin.on("end", () => process.exit()).resume();
