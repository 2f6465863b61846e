import { gzipSync } from "node:zlib";
import { inEnglish, verbatim } from "@etalase/contracts/refusals/refusal";
import { messages, serverMessages } from "@etalase/contracts/text/messages";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type BodyServer, startBodyServer } from "../../../test/body-server.ts";

const json = { "Content-Type": "application/json" };
const pixel = Buffer.from("not really a picture").toString("base64");

describe("a JSON route", () => {
  let server: BodyServer;
  beforeAll(async () => {
    server = await startBodyServer({ spec: { kind: "json", maxBytes: 1000 } });
  });
  afterAll(() => server.stop());

  it("hands over the object", async () => {
    const answer = await server.send({ headers: json, body: '{"title":"Halo","tags":["a"]}' });
    expect(answer).toMatchObject({ status: 200, body: { fields: { title: "Halo", tags: ["a"] }, files: [] } });
  });

  it("takes a missing body for an empty object", async () => {
    const answers = [await server.send({}), await server.send({ headers: json, body: "" })];
    expect(answers.map(({ status, body }) => [status, body.fields])).toEqual([
      [200, {}],
      [200, {}],
    ]);
  });

  it.each(['{"a":', '"text"', "7", "null", "[1]", '{"__proto__":{"x":1}}', '{"a":{"__proto__":{"x":1}}}'])(
    "refuses %s",
    async (body) => {
      expect(await server.send({ headers: json, body })).toMatchObject({
        status: 400,
        body: { message: inEnglish(serverMessages.malformedBody) },
      });
    },
  );

  it.each([
    ["keys", 10_001, (count: number) => `{${Array.from({ length: count }, (_, at) => `"${at}":1`).join()}}`],
    ["items", 10_002, (count: number) => `{"a":[${Array(count).fill(1).join()}]}`],
    ["keys after a text with escapes", 10_001, (count: number) => `{"\\\\\\"":"\\\\"${',"a":1'.repeat(count)}}`],
  ])("refuses too many %s before it makes an object of them", async (_what, count, bodyOf) => {
    const roomy = await startBodyServer({ spec: { kind: "json", maxBytes: 1_000_000 } });
    const parsed = vi.spyOn(JSON, "parse");
    const answer = await roomy.send({ headers: json, body: bodyOf(count) });
    expect(answer).toMatchObject({ status: 413, body: { message: inEnglish(serverMessages.uploadTooLarge) } });
    expect(parsed.mock.calls.filter(([text]) => text.length > 10_000)).toEqual([]);
    parsed.mockRestore();
    await roomy.stop();
  });

  it("counts nothing that stands inside of a text", async () => {
    const roomy = await startBodyServer({ spec: { kind: "json", maxBytes: 1_000_000 } });
    const title = ',":\\'.repeat(20_000);
    const answer = await roomy.send({ headers: json, body: JSON.stringify({ title }) });
    expect(answer).toMatchObject({ status: 200, body: { fields: { title } } });
    await roomy.stop();
  });

  it.each([
    "text/plain",
    "application/json; charset=utf-16",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=b",
    "application/jsonp",
  ])("refuses %s", async (type) => {
    expect(await server.send({ headers: { "Content-Type": type }, body: "{}" })).toMatchObject({
      status: 415,
      body: { message: inEnglish(serverMessages.wrongContentType) },
    });
  });

  it("refuses a body without a type", async () => {
    expect(await server.send({ body: new Uint8Array(3) })).toMatchObject({ status: 415 });
  });

  it("refuses a compressed body", async () => {
    const body = new Uint8Array(gzipSync('{"a":1}'));
    expect(await server.send({ headers: { ...json, "Content-Encoding": "gzip" }, body })).toMatchObject({
      status: 415,
      body: { message: inEnglish(serverMessages.wrongContentType) },
    });
  });

  it("refuses a declared length over the cap before it reads", async () => {
    const { req, answer } = server.open({ ...json, "Content-Length": "1001" });
    req.flushHeaders();
    expect(await answer).toMatchObject({ status: 413, body: { message: inEnglish(serverMessages.uploadTooLarge) } });
    req.destroy();
  });

  it("refuses a body over the cap that declares no length", async () => {
    const { req, answer } = server.open({ ...json, "Transfer-Encoding": "chunked" });
    req.end(JSON.stringify({ a: "x".repeat(1001) }));
    expect(await answer).toMatchObject({ status: 413, body: { message: inEnglish(serverMessages.uploadTooLarge) } });
  });

  it("leaves a data URL a text", async () => {
    const body = JSON.stringify({ featuredImage: `data:image/png;base64,${pixel}` });
    expect((await server.send({ headers: json, body })).body.files).toEqual([]);
  });
});

describe("JSON on an upload route", () => {
  let server: BodyServer;
  beforeAll(async () => {
    const spec = {
      kind: "upload",
      maxBytes: 1000,
      jsonMaxBytes: 2000,
      fileFields: { featuredImage: { max: 1, tooMany: verbatim("one, please") } },
      dataUrlFields: ["featuredImage"],
    } as const;
    server = await startBodyServer({ spec });
  });
  afterAll(() => server.stop());

  const sendImage = (featuredImage: unknown) =>
    server.send({ headers: json, body: JSON.stringify({ title: "Halo", featuredImage }) });

  it("makes an upload of a data URL", async () => {
    const { body } = await sendImage(`data:image/PNG;base64,${pixel}`);
    const upload = { field: "featuredImage", name: "featuredImage", type: "image/png", size: 20, read: 20 };
    expect(body).toEqual({ fields: { title: "Halo" }, files: [upload], errors: {} });
  });

  it.each<[string, string, string]>([
    ["with a parameter", `data:image/png;name=foto.png;base64,${pixel}`, "image/png"],
    ["without a type", `data:;base64,${pixel}`, ""],
    [
      "in wrapped lines without end marks",
      `data:image/png;base64,${pixel.slice(0, 8)}\r\n${pixel.slice(8, -1)}`,
      "image/png",
    ],
    ["of another type than its bytes", "data:text/plain;base64,R0lGODlh", "image/gif"],
  ])("takes a data URL %s", async (_case, url, type) => {
    expect((await sendImage(url)).body).toMatchObject({ files: [{ type }], errors: {} });
  });

  it.each([
    "data:",
    "data:,x",
    "data:image/png,abc",
    "data:image/png;base64,",
    "data:image/png;base64,a%b=",
    "data:image/png;base64,abcde",
  ])("says of its field that the data URL %s cannot be read", async (url) => {
    expect((await sendImage(url)).body).toEqual({
      fields: { title: "Halo" },
      files: [],
      errors: { featuredImage: messages.imageUnreadable },
    });
  });

  it.each(["https://example.com/media/a.webp", "", 5, null])("leaves %j a field", async (value) => {
    expect((await sendImage(value)).body).toEqual({
      fields: { title: "Halo", featuredImage: value },
      files: [],
      errors: {},
    });
  });

  it("has a cap of its own", async () => {
    const answers = [await sendImage("x".repeat(1900)), await sendImage("x".repeat(2000))];
    expect(answers.map(({ status }) => status)).toEqual([200, 413]);
  });

  it("demands a length", async () => {
    const { req, answer } = server.open({ ...json, "Transfer-Encoding": "chunked" });
    req.end("{}");
    expect(await answer).toMatchObject({ status: 411, body: { message: inEnglish(serverMessages.lengthRequired) } });
  });
});

it("gives a JSON body so much time and no more", async () => {
  const deadline = { idleMs: 10_000, totalMs: 50 };
  const server = await startBodyServer({
    spec: { kind: "json", maxBytes: 1000 },
    deadlines: { json: deadline, upload: deadline },
  });
  const { req, answer } = server.open({ ...json, "Content-Length": "100" });
  req.write("{");
  expect(await answer).toEqual({
    status: 408,
    body: { message: inEnglish(serverMessages.bodyTooSlow) },
    connection: "close",
  });
  await server.stop();
});
