import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { pipeline, Transform } from "node:stream";
import { setTimeout } from "node:timers/promises";
import type { Bench } from "./scenario.ts";

/** A proxy to a server that delays every message by `delayMs`, in each direction. */
export async function startSlowWay({ later }: Bench, target: URL) {
  let delayMs = 0;
  const sockets = new Set<Socket>();
  const slowed = () =>
    new Transform({
      transform: (chunk, _encoding, pass) => void setTimeout(delayMs).then(() => pass(null, chunk)),
    });
  const way = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    for (const socket of [client, server]) sockets.add(socket);
    const closeBoth = () => {
      client.destroy();
      server.destroy();
    };
    pipeline(client, slowed(), server, closeBoth);
    pipeline(server, slowed(), client, closeBoth);
  }).listen(0, "127.0.0.1");
  await once(way, "listening");
  later(() => {
    way.close();
    for (const socket of sockets) socket.destroy();
  });
  const url = new URL(target);
  url.port = String((way.address() as AddressInfo).port); // a string only for pipes
  return {
    url: url.href,
    delay: (ms: number) => {
      delayMs = ms;
    },
  };
}
