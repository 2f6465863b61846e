import type { IncomingHttpHeaders, RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import { startServer, withoutTls } from "../../test/other-program.ts";
import { type Asked, createOutgoing, isPublicAddress } from "./outgoing.ts";

const message = { headers: {}, body: "{}", timeoutMs: 60_000, maxBytes: 10 };

describe("addresses", () => {
  test.each([
    ...["127.0.0.1", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254", "100.64.0.1"],
    ...["0.0.0.0", "224.0.0.1", "255.255.255.255", "198.18.0.1", "::", "::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1"],
    ...["::ffff:8.8.8.8", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "64:ff9b::a00:1", "2002:7f00:1::", "2001:db8::1"],
  ])("%s is not in the open internet", (address) => expect(isPublicAddress(address)).toBe(false));
  test.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111"])("%s is", (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});

test.each<[address: string, sentence: RegExp]>([
  ["http://example.com/", /must begin with https/],
  ["file:///etc/passwd", /must begin with https/],
  ["no address", /must begin with https/],
  ["https://user:word@example.com/", /holds a password/],
  ["https://example.com:25/", /port 25 is for other services/],
  ["https://localhost/", /is in a private network/],
  ["https://2130706433/", /127.0.0.1 is in a private network/],
  ["https://0x7f.1/", /127.0.0.1 is in a private network/],
  ["https://[::ffff:10.0.0.1]/", /is in a private network/],
  ["https://[::1]:8443/", /is in a private network/],
  ["https://169.254.169.254/latest/meta-data", /is in a private network/],
])("nothing is sent to %s", async (address, sentence) => {
  const { post, check } = createOutgoing();
  await expect(post(address, message)).rejects.toThrow(sentence);
  await expect(check(address, "url")).rejects.toThrow(sentence);
});

test("a name is looked up once, so a second address of it is never reached", async () => {
  const port = await startServer((_, to) => to.end("yes"));
  const addresses = ["127.0.0.1", "10.0.0.7"];
  const resolve = async () => [{ address: addresses.shift() ?? "10.0.0.7", family: 4 }];
  const { post } = createOutgoing({ ...withoutTls, resolve });
  const url = `http://berubah.example:${port}/`;
  expect((await post(url, message)).body.toString()).toBe("yes");
  await expect(post(url, message)).rejects.toThrow(/10.0.0.7/);
});

test("a post arrives, is answered and leaves a line without its secrets", async () => {
  const got: { headers: IncomingHttpHeaders; body: string }[] = [];
  const port = await startServer(async (request, to) => {
    got.push({ headers: request.headers, body: (await request.toArray()).join("") });
    to.writeHead(201).end("a long answer of which the beginning is enough");
  });
  const lines: Asked[] = [];
  const { post } = createOutgoing({ ...withoutTls, asked: (request) => lines.push(request) });
  const answer = await post(`http://lain.example:${port}/rahasia`, { ...message, headers: { "X-Kunci": "k" } });
  expect({ ...answer, body: answer.body.toString() }).toMatchObject({ status: 201, body: "a long ans" });
  expect(got).toMatchObject([{ body: "{}", headers: { "x-kunci": "k", host: `lain.example:${port}` } }]);
  expect(lines).toEqual([{ host: `lain.example:${port}`, status: 201, ms: expect.any(Number) }]);
});

test("a redirect is an answer, and is not followed", async () => {
  const port = await startServer((_, to) => to.writeHead(307, { Location: "http://dalam/" }).end());
  const { post } = createOutgoing(withoutTls);
  expect(await post(`http://lain.example:${port}/`, message)).toMatchObject({ status: 307 });
});

test("megabytes are cut off", async () => {
  const port = await startServer((_, to) => {
    to.on("error", () => undefined).write(Buffer.alloc(6_000_000)); // and never ends
  });
  const { body } = await createOutgoing(withoutTls).post(`http://lain.example:${port}/`, message);
  expect(body.length).toBe(10);
});

test.each<[what: string, answer: RequestListener, sentence: RegExp]>([
  ["no answer", () => undefined, /it took longer than 0.5 s/],
  ["half an answer", (_, to) => to.writeHead(200).write("half"), /it took longer than 0.5 s/],
  ["a cut line", (_, to) => to.destroy(), /the server does not answer/],
])("%s is a failure", async (_what, answer, sentence) => {
  const lines: Asked[] = [];
  const { post } = createOutgoing({ ...withoutTls, asked: (request) => lines.push(request) });
  const url = `http://lain.example:${await startServer(answer)}/`;
  await expect(post(url, { ...message, timeoutMs: 500 })).rejects.toThrow(sentence);
  expect(lines).toMatchObject([{ error: expect.stringMatching(sentence) }]);
});

test("a lookup that hangs ends in time", async () => {
  const { post } = createOutgoing({ resolve: () => new Promise(() => undefined) });
  await expect(post("https://lambat.example/", { ...message, timeoutMs: 50 })).rejects.toThrow(/longer than 0.05 s/);
});
