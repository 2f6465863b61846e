import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { answerOf, bearer, postJson, signUpStaff, startTestApp, type TestApp } from "../../../test/app.ts";
import { openRaw, rawRequest, statusesIn } from "../../../test/raw-client.ts";
import type { Limits } from "../limits.ts";

const large = `<!doctype html><title>${"x".repeat(8_000_000)}</title>`;
/** More than the system buffers for a client that reads nothing. */
const backupBytes = 60_000_000;

let app: TestApp;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await app.close();
});

async function startSite(limits: Partial<Limits>) {
  app = await startTestApp({
    render: async () => ({ status: 200, html: large, policy: "default-src 'none'", indexable: true }),
    backups: { backUp: (file) => writeFile(file, Buffer.alloc(backupBytes)), rehearse: async () => undefined },
    limits,
  });
}

/** Sends `count` requests over one connection, and reads nothing. */
async function askOnly(count: number, path = "/", headers: Record<string, string> = {}) {
  const socket = connect({ port: app.port, host: "127.0.0.1" });
  sockets.push(socket);
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(rawRequest(`GET ${path}`, headers).repeat(count));
  return socket;
}

const open = () => new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

test("clients that ask and never read are closed", async () => {
  await startSite({ stalledMs: 300 });
  let closed = 0;
  app.server.on("connection", (socket) => {
    socket.once("close", () => {
      closed += 1;
    });
  });
  for (const count of [1, 1, 5, 30]) await askOnly(count);
  await expect.poll(() => closed).toBe(4);
});

test("so are those that say something all the while", async () => {
  await startSite({ stalledMs: 60_000, answerMs: 300 });
  const socket = await askOnly(1);
  const chatter = setInterval(() => socket.write("\r\n"), 20);
  await expect.poll(open).toBe(0);
  clearInterval(chatter);
});

async function readAll(socket: Socket, size: number) {
  let got = 0;
  while (got <= size) {
    if (socket.closed) throw new Error(`Closed after ${got} bytes`);
    const chunk: Buffer | null = socket.read();
    if (chunk) got += chunk.length;
    else await once(socket, "readable");
  }
}

test("a client that reads slowly gets all of it", async () => {
  await startSite({ stalledMs: 10_000 });
  await readAll(await askOnly(1), large.length);
});

test("a file for somebody who is signed in may take longer", async () => {
  await startSite({ answerMs: 2_000 });
  const headers = bearer((await signUpStaff(app)).head.token);
  const { body } = await answerOf<{ name: string }>(postJson(app, "/api/backups", {}, headers));
  const file = await askOnly(1, `/api/backups/${body.name}`, headers);
  const pageClosed = new Promise((resolve) => {
    app.server.once("connection", (socket) => socket.once("close", resolve));
  });
  await askOnly(1);
  await pageClosed;
  await readAll(file, backupBytes);
});

test("a connection between two requests is closed after a while", async () => {
  // Node adds a second to the timeout.
  await startSite({ idleMs: 1 });
  const client = await openRaw(app.port);
  client.say(rawRequest("GET /healthz"));
  expect(statusesIn(await client.ended)).toEqual([200]);
  client.close();
});

test("an address may have so many connections, and all together so many", async () => {
  app = await startTestApp({ trustedProxies: 0, limits: { connectionsPerAddress: 3, connections: 5 } });
  const clients = await Promise.all([1, 2, 3].map(() => openRaw(app.port)));
  const refused = await openRaw(app.port);
  expect(await refused.ended).toBe("");
  clients[0]?.close();
  await expect.poll(open).toBe(2);
  const next = await openRaw(app.port);
  next.say(rawRequest("GET /healthz"));
  await next.hears(/200 OK/);
  for (const client of [...clients, refused, next]) client.close();
});
