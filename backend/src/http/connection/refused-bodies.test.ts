import { describe, expect, test } from "vitest";
import { startTestApp, testApp } from "../../../test/app.ts";
import { openRaw, rawRequest, statusesIn } from "../../../test/raw-client.ts";

type Head = Record<string, string | number>;

const { app, superadmin: staff } = testApp({ limits: { lingerBytes: 100_000 }, accounts: ["superadmin"] });

const json = { "Content-Type": "application/json", "Content-Length": 2 };
const huge = { "Content-Type": "application/json", "Content-Length": 10_000_000_000 };

async function open(line: string, headers: Head, body = "") {
  const client = await openRaw(app.port);
  client.say(rawRequest(line, headers, body));
  return client;
}

test("a client that waits for 100 Continue gets it, and then its answer", async () => {
  const client = await open("POST /api/visits", { ...json, Expect: "100-continue" });
  await client.hears(/^HTTP\/1\.1 100 Continue\r\n\r\n$/);
  client.say("{}");
  await client.hears(/HTTP\/1\.1 400 /);
  client.close();
});

test("an expectation that cannot be met is refused", async () => {
  const client = await open("POST /api/visits", { ...json, Expect: "200-ok" });
  expect(statusesIn(await client.hears(/HTTP\/1\.1 417 /))).toEqual([417]);
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
