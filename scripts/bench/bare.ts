import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import Koa from "koa";

/**
 * The baseline of the benchmark: a server that answers every request with one prepared body.
 *   node scripts/bench/bare.ts koa|node BODY-FILE
 * Writes its port.
 */
const [, , kind, file = ""] = process.argv;
const body = readFileSync(file);
const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Encoding": "gzip",
  "Content-Length": String(body.length),
};

function byKoa(): RequestListener {
  const app = new Koa();
  app.use((ctx) => {
    ctx.set(headers);
    ctx.body = body;
  });
  return app.callback();
}

const byNode: RequestListener = (_, answer) => void answer.writeHead(200, headers).end(body);

const server = createServer(kind === "koa" ? byKoa() : byNode).listen(0, "127.0.0.1");
await once(server, "listening");
console.log((server.address() as AddressInfo).port); // a string only for pipes
