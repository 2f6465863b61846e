import { describe, expect, test } from "vitest";
import { startTestApp, testApp } from "../../../test/app.ts";
import { openRaw, rawRequest, statusesIn } from "../../../test/raw-client.ts";

type Head = Record<string, string | number>;

const {
  app,
  superadmin: staff,
  user,
} = testApp({ limits: { lingerBytes: 100_000 }, accounts: ["superadmin", "user"] });

const json = { "Content-Type": "application/json", "Content-Length": 2 };
const huge = { "Content-Type": "application/json", "Content-Length": 10_000_000_000 };
const waits = { Expect: "100-continue" };

async function open(line: string, headers: Head, body = "") {
  const client = await openRaw(app.port);
  client.say(rawRequest(line, headers, body));
  return client;
}

describe("a client that waits for 100 Continue", () => {
  test.each<[string, () => Head, number]>([
    ["POST /api/visits", () => huge, 413],
    ["POST /api/visits", () => ({ ...json, "Content-Type": "text/plain" }), 415],
    ["POST /api/visits", () => ({ ...json, Host: "evil.example" }), 400],
    ["POST /api/visits", () => ({ ...json, Origin: "http://evil.example" }), 403],
    ["POST /api/news", () => json, 401],
    ["POST /api/news", () => ({ ...json, ...user }), 403],
    ["POST /api/news", () => ({ "Content-Type": "application/json", "Transfer-Encoding": "chunked", ...staff }), 411],
    ["POST /api/nothing", () => json, 404],
    ["PATCH /api/news", () => json, 405],
    ["POST /berita", () => json, 405],
    ["GET /healthz", () => json, 200],
    ["GET /api/news", () => huge, 200],
  ])("with %s gets the verdict instead, and the connection ends (%#)", async (line, head, status) => {
    const client = await open(line, { ...head(), ...waits });
    const heard = await client.ended;
    expect(statusesIn(heard)).toEqual([status]);
    expect(heard).toMatch(/connection: close\r\n/i);
    client.close();
  });

  test("of another host is told so at once", async () => {
    const client = await openRaw(app.port);
    client.say("POST /api/visits HTTP/1.1\r\nHost: evil.example\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n");
    expect(statusesIn(await client.ended)).toEqual([421]);
    client.close();
  });

  test("gets it where its body will be read", async () => {
    const client = await open("POST /api/visits", { ...json, ...waits });
    await client.hears(/^HTTP\/1\.1 100 Continue\r\n\r\n$/);
    client.say("{}");
    await client.hears(/HTTP\/1\.1 400 /);
    client.close();
  });

  test("and does not do so after all gets its answer, too", async () => {
    const client = await open("POST /api/visits", { ...json, ...waits }, "{}");
    expect(statusesIn(await client.hears(/HTTP\/1\.1 400 /)).at(-1)).toBe(400);
    client.close();
  });

  test("by HTTP/1.0 gets none", async () => {
    const client = await openRaw(app.port);
    client.say("POST /api/visits HTTP/1.0\r\nHost: localhost:8080\r\nContent-Type: application/json\r\n");
    client.say("Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}");
    expect(statusesIn(await client.ended)).toEqual([400]);
    client.close();
  });
});

test.each(["200-ok", "100-continue, 200-ok", "x"])("the expectation %s cannot be met", async (Expect) => {
  const client = await open("POST /api/visits", { ...json, Expect });
  expect(statusesIn(await client.ended)).toEqual([417]);
  client.close();
});

describe("a refused body", () => {
  test("is refused at the first part that is wrong, and leaves no file", async () => {
    const parts = [
      '--b\r\nContent-Disposition: form-data; name="featuredImage"; filename="a.png"',
      `Content-Type: image/png\r\n\r\n${"x".repeat(50_000)}`,
      '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b',
    ].join("\r\n");
    const head = { ...staff, "Content-Type": "multipart/form-data; boundary=b", "Content-Length": 5_000_000 };
    const client = await open("POST /api/news", head, parts);
    expect(statusesIn(await client.ended)).toEqual([400]);
    await expect.poll(app.uploadFiles).toEqual([]);
    client.close();
  });

  test("of which much is under way costs its sender the connection, but not the answer", async () => {
    const client = await open("POST /api/visits", { ...huge, "Content-Length": 300_000 }, "x".repeat(90_000));
    expect(statusesIn(await client.ended)).toEqual([413]);
    client.close();
  });

  test("of the size that browsers send is taken to its end, so that its sender reads the answer", async () => {
    const usual = await startTestApp();
    const client = await openRaw(usual.port);
    const failed = new Promise<string>((resolve) => client.socket.once("error", ({ message }) => resolve(message)));
    const piece = "x".repeat(1_000_000);
    client.say(rawRequest("POST /api/visits", { ...json, "Content-Length": 100 * piece.length }));
    await client.ended;
    const sendAll = async () => {
      for (let sent = 0; sent < 100; sent += 1)
        await new Promise<void>((resolve) => client.socket.write(piece, () => resolve()));
      return statusesIn(client.heard());
    };
    expect(await Promise.race([sendAll(), failed])).toEqual([413]);
    client.close();
    await usual.close();
  });

  test.each([
    ["no route takes", "POST /api/nothing", 404],
    ["a page does not take", "POST /berita", 405],
    ["nobody asked for", "GET /api/news", 200],
    ["is too large", "POST /api/visits", 413],
  ])("that %s is not read to its end", async (_why, line, status) => {
    const client = await open(line, huge);
    const piece = "x".repeat(200_000);
    let sent = 0;
    const send = () => {
      sent += piece.length;
      client.socket.write(piece, (error) => error || send());
    };
    send();
    await new Promise((gone) => client.socket.once("close", gone));
    expect(statusesIn(client.heard())).toEqual([status]);
    // The kernel's buffers take more than the server reads.
    expect(sent).toBeLessThan(50_000_000);
    client.close();
  });
});
