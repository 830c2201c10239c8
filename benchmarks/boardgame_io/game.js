// A small game of tricks for two, of about the size of UGO!: hands of ten cards that only their owners see, about a
// hundred moves a match, a deal now and then.

const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const CARDS = 45, HAND = 10, ROUNDS = 5;

function hands(random) {
  const deck = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card));
  return { 0: { hand: deck.slice(0, HAND) }, 1: { hand: deck.slice(HAND, 2 * HAND) } };
}

function play({ G, playerID, random }, place) {
  const [card] = G.players[playerID].hand.splice(place, 1);
  if (card === undefined) return INVALID_MOVE;
  G.trick.push({ seat: Number(playerID), card });
  if (G.trick.length === 2) takeTrick(G, random);
}

function takeTrick(G, random) {
  const winner = G.trick[0].card > G.trick[1].card ? G.trick[0] : G.trick[1];
  G.tricks[winner.seat]++;
  G.trick = [];
  if (G.players[0].hand.length === 0 && ++G.round < ROUNDS) G.players = hands(random);
}

module.exports = {
  name: "cards",
  setup: ({ random }) => ({ players: hands(random), trick: [], tricks: [0, 0], round: 0 }),
  playerView: PlayerView.STRIP_SECRETS, // each player sees their own hand
  moves: { play: { move: play, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.round === ROUNDS ? { tricks: G.tricks } : undefined),
  disableUndo: true, // spares the server a copy of every state
};
