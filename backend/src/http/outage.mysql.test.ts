import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, bearer, signUp, startTestApp, type TestApp } from "../../test/app.ts";
import { createScratchDatabase } from "../../test/databases.ts";
import { openDatabase } from "../start-database.ts";

const serverUrl = process.env.TEST_MYSQL_URL ?? "";
const busy = { status: 503, body: { message: "The server is busy. Please try again in a moment." } };

/** The way to the database, which the test can cut and mend. */
async function startRelay(target: URL) {
  const open = new Set<Socket>();
  const relay = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(from);
      from.on("error", () => to.destroy()).on("close", () => to.destroy());
      from.pipe(to);
    }
  });
  relay.listen(0, "127.0.0.1");
  await once(relay, "listening");
  const { port } = relay.address() as AddressInfo;
  return {
    port,
    async cut() {
      relay.close();
      for (const socket of open) socket.destroy();
      await once(relay, "close");
    },
    async mend() {
      relay.listen(port, "127.0.0.1");
      await once(relay, "listening");
    },
  };
}

describe("while MySQL is away", () => {
  let app: TestApp;
  let relay: Awaited<ReturnType<typeof startRelay>>;
  let scratch: Awaited<ReturnType<typeof createScratchDatabase>>;
  let token: string;
  beforeAll(async () => {
    scratch = await createScratchDatabase(serverUrl);
    const url = new URL(scratch.url);
    relay = await startRelay(new URL(scratch.url));
    url.port = String(relay.port);
    const database = await openDatabase(url.href);
    await database.migrate();
    app = await startTestApp({ database });
    ({ token } = await signUp(app));
    await relay.cut();
  });
  afterAll(async () => {
    await app.close();
    await relay.cut();
    await scratch.drop();
  });

  test("every call says so and when to come back, and tells nothing else", async () => {
    for (const [path, headers] of [
      ["/api/news", {}],
      ["/api/auth/me", bearer(token)],
    ] as const) {
      const response = await app.fetch(path, { headers });
      expect(response.headers.get("Retry-After")).toBe("5");
      expect(await answerOf(response)).toEqual(busy);
    }
  });

  test("the process is up, but not ready", async () => {
    app.pass(1000);
    const response = await app.fetch("/readyz");
    expect(response.headers.get("Retry-After")).toBe("5");
    expect(await answerOf(response)).toEqual({ status: 503, body: { status: "unavailable" } });
    expect((await app.fetch("/healthz")).status).toBe(200);
  });

  test("nothing has to be done once it is back", async () => {
    await relay.mend();
    expect((await app.fetch("/api/auth/me", { headers: bearer(token) })).status).toBe(200);
    app.pass(1000);
    expect((await app.fetch("/readyz")).status).toBe(200);
  });
});
