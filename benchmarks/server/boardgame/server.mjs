// boardgame.io's server as its documentation starts it, with its own storage in memory, and a game for two who take
// turns. Prints its ports once clients can come: the players', and the lobby's.

import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server } = require("boardgame.io/server");

const moves = Number(process.argv[2]);

const game = {
  name: "turns",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ last: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    go: ({ G }, step) => {
      G.last = step;
    },
  },
  endIf: ({ ctx }) => (ctx.turn > moves ? { draw: true } : undefined),
};

const server = Server({ games: [game], origins: [] });
// The lobby's API has a port of its own: on the same one it is not found with the newest koa-compose.
const free = { host: "127.0.0.1", port: 0 };
const { appServer, apiServer } = await server.run({ port: free, lobbyConfig: { apiPort: free } }, () => {});
console.log(appServer.address().port, apiServer.address().port);
