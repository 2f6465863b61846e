import { once } from "node:events";
import { symlinkSync } from "node:fs";
import { inEnglish, verbatim } from "@etalase/contracts/refusals/refusal";
import { serverMessages } from "@etalase/contracts/text/messages";
import { PersistentFile } from "formidable";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { type BodyServer, startBodyServer } from "../../../test/body-server.ts";
import { effortOf } from "../../../test/effort.ts";
import { DomainError } from "../../domain/errors.ts";
import { limits } from "../limits.ts";

const mebibyte = 1024 * 1024;
const spec = {
  kind: "upload",
  maxBytes: 6 * mebibyte,
  jsonMaxBytes: 8 * mebibyte,
  fileFields: {
    featuredImage: { max: 1, tooMany: verbatim("one, please") },
    newImages: { max: 2, tooMany: verbatim("two, please") },
  },
  dataUrlFields: ["featuredImage"],
} as const;

const picture = (bytes = 10, name = "a.png") => new File([new Uint8Array(bytes)], name, { type: "image/png" });

const form = (parts: readonly (readonly [name: string, value: string | File])[]) => {
  const body = new FormData();
  for (const [name, value] of parts) body.append(name, value);
  return { body };
};

/** A hand-written body: each part has its header lines and its content. */
const handmade = (parts: readonly (readonly [head: string, content: string])[], boundary = "b") => ({
  headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
  body: `${parts.map(([head, content]) => `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`).join("")}--${boundary}--\r\n`,
});

const named = (name: string, more = "") => `Content-Disposition: form-data; name="${name}"${more}`;
const typed = (name: string, more = "") => `${named(name, more)}\r\nContent-Type: image/png`;

describe("a multipart body", () => {
  let server: BodyServer;
  beforeAll(async () => {
    server = await startBodyServer({ spec });
  });
  afterEach(async () => expect(await server.left()).toEqual([]));
  afterAll(() => server.stop());

  it("hands over texts and the file", async () => {
    const { status, body } = await server.send(
      form([
        ["title", "Halo é"],
        ["featuredImage", picture(1000, "../../é.png")],
      ]),
    );
    const upload = { field: "featuredImage", name: "../../é.png", type: "image/png", size: 1000, read: 1000 };
    expect([status, body]).toEqual([200, { fields: { title: "Halo é" }, files: [upload], errors: {} }]);
  });

  it("hands over a file above its own limit, which is its field's matter", async () => {
    const { status, body } = await server.send(form([["featuredImage", picture(5 * mebibyte + 1)]]));
    expect([status, body.files]).toMatchObject([200, [{ size: 5 * mebibyte + 1 }]]);
  });

  it.each([1, 1000, mebibyte])("is 507 where the disk has no room for a file of %i bytes", async (bytes) => {
    const { open } = PersistentFile.prototype;
    const opened = vi.spyOn(PersistentFile.prototype, "open").mockImplementation(function (
      this: InstanceType<typeof PersistentFile>,
    ) {
      symlinkSync("/dev/full", (this as unknown as { filepath: string }).filepath); // its types leave it out
      open.call(this);
    });
    onTestFinished(() => opened.mockRestore());
    const { status, body } = await server.send(form([["featuredImage", picture(bytes)]]));
    expect([status, body.message]).toEqual([507, inEnglish(serverMessages.full)]);
  });

  it("keeps no more files of a field than it takes, and says so of the field", async () => {
    const names = ["featuredImage", ...Array(3).fill("newImages"), "featuredImage"];
    const { status, body } = await server.send(form([...names.map((name) => [name, picture()] as const), ["a", "b"]]));
    expect([status, body.fields]).toEqual([200, { a: "b" }]);
    expect(body.files).toMatchObject([{ field: "featuredImage" }, { field: "newImages" }, { field: "newImages" }]);
    expect(body.errors).toEqual({ featuredImage: verbatim("one, please"), newImages: verbatim("two, please") });
  });

  it("hands over an empty file, which is no picture", async () => {
    expect((await server.send(form([["featuredImage", picture(0)]]))).body.files).toMatchObject([{ size: 0 }]);
  });

  it("overlooks a file input in which nothing was chosen", async () => {
    const empty = `${named("featuredImage", '; filename=""')}\r\nContent-Type: application/octet-stream`;
    const answer = await server.send(
      handmade([
        [empty, ""],
        [named("title"), "Halo"],
      ]),
    );
    expect(answer).toMatchObject({ status: 200, body: { fields: { title: "Halo" }, files: [] } });
  });

  it("takes a file that names no type for a file", async () => {
    const answer = await server.send(handmade([[named("featuredImage", '; filename="a"'), "abc"]]));
    expect(answer.body.files).toMatchObject([{ type: "application/octet-stream", size: 3 }]);
  });

  it.each(["7bit", "8bit", "binary"])("reads a text in the encoding %s", async (encoding) => {
    const answer = await server.send(
      handmade([[`${named("title")}\r\nContent-Transfer-Encoding: ${encoding}`, "Halo"]]),
    );
    expect(answer).toMatchObject({ status: 200, body: { fields: { title: "Halo" } } });
  });

  it("takes no part for a reason to read the body otherwise", async () => {
    const answer = await server.send(handmade([[named("title"), "Halo"]], "json"));
    expect(answer).toMatchObject({ status: 200, body: { fields: { title: "Halo" } } });
  });

  it.each<[string, RequestInit]>([
    [
      "a text twice",
      form([
        ["title", "a"],
        ["title", "b"],
      ]),
    ],
    [
      "a file under an unknown name",
      form([
        ["title", "a"],
        ["other", picture()],
      ]),
    ],
    [
      "files named __proto__",
      form([
        ["__proto__", picture()],
        ["__proto__", picture()],
      ]),
    ],
    ["a text named __proto__", form([["__proto__", "a"]])],
    ["a text that a type makes a file", handmade([[typed("title"), "a"]])],
    ["a part without a name", handmade([["Content-Disposition: form-data", "a"]])],
    ["a part without headers", handmade([["", "a"]])],
    ["a text in base64", handmade([[`${named("title")}\r\nContent-Transfer-Encoding: base64`, "YQ=="]])],
    ["an unknown encoding", handmade([[`${typed("featuredImage")}\r\nContent-Transfer-Encoding: x`, "a"]])],
    ["a body that is cut", { ...handmade([]), body: `--b\r\n${typed("featuredImage", '; filename="x"')}\r\n\r\nabc` }],
    ["a body that never begins", { ...handmade([]), body: "abc" }],
    ["a missing boundary", { headers: { "Content-Type": "multipart/form-data" }, body: "abc" }],
    ["a long part header", handmade([[`${named("title")}\r\nX-Long: ${"x".repeat(9000)}`, "a"]])],
    ["many part headers", handmade([[`${named("title")}${"\r\nX-A: b".repeat(3000)}`, "a"]])],
  ])("refuses %s", async (_case, init) => {
    expect(await server.send(init)).toMatchObject({
      status: 400,
      body: { message: inEnglish(serverMessages.malformedBody) },
    });
  });

  it("refuses a part header that would keep a regular expression busy for minutes", async () => {
    const head = named("title", `; ${'filename="'.repeat(500_000)}x`);
    const refused = async () => expect(await server.send(handmade([[head, "a"]]))).toMatchObject({ status: 400 });
    expect(await effortOf(refused)).toBeLessThan(3000);
  });

  it.each<[string, RequestInit]>([
    ["a body over the cap", form([["featuredImage", picture(6 * mebibyte)]])],
    ["too much text", form([["content", "x".repeat(300_001)]])],
    ["too many texts", form(Array.from({ length: limits.fields + 1 }, (_, index) => [`field${index}`, "a"] as const))],
    [
      "a file after too much text",
      form([
        ["content", "x".repeat(300_001)],
        ["featuredImage", picture()],
      ]),
    ],
  ])("refuses %s as too large", async (_case, init) => {
    expect(await server.send(init)).toMatchObject({
      status: 413,
      body: { message: inEnglish(serverMessages.uploadTooLarge) },
    });
  });

  it.each(["multipart/mixed; boundary=b", "image/png"])("refuses %s", async (type) => {
    const answer = await server.send({ ...handmade([]), headers: { "Content-Type": type } });
    expect(answer).toMatchObject({ status: 415, body: { message: inEnglish(serverMessages.wrongContentType) } });
  });

  it("demands a length", async () => {
    const head = "POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\n";
    const chunked = await server.raw(`${head}Transfer-Encoding: chunked\r\n\r\n3\r\n--b\r\n0\r\n\r\n`);
    const without = await server.raw(`${head}\r\n`);
    for (const answer of [chunked, without]) {
      expect(answer).toMatch(/^HTTP\/1\.1 411 /);
      expect(answer).toContain(inEnglish(serverMessages.lengthRequired));
    }
  });

  it("waits for what was announced behind the last boundary, and refuses a body that ends before", async () => {
    const use = vi.fn(async () => ({}));
    const own = await startBodyServer({ spec, use });
    const { headers, body } = handmade([[named("title"), "Halo"]]);
    const { req, answer } = own.open({ ...headers, "Content-Length": "5000" });
    answer.catch(() => {});
    req.on("error", () => {});
    req.write(body, () => req.destroy());
    await expect.poll(own.ended).toBe(1);
    expect(use).not.toHaveBeenCalled();
    expect(await own.send({ headers, body: `${body}${"x".repeat(50_000)}` })).toMatchObject({ status: 200 });
    expect(use).toHaveBeenCalledOnce();
    await own.stop();
  });

  it("leaves nothing of an upload whose client goes away", async () => {
    const before = server.ended();
    const { req, answer } = server.open({ ...handmade([]).headers, "Content-Length": "90000" });
    answer.catch(() => {});
    req.on("error", () => {});
    req.write(`--b\r\n${typed("featuredImage", '; filename="x"')}\r\n\r\n${"y".repeat(40_000)}`);
    await expect.poll(server.left).toHaveLength(1);
    req.destroy();
    await expect.poll(server.ended).toBe(before + 1);
    expect(await server.left()).toEqual([]);
  });
});

it("gives up a client that went away before its body was asked for", async () => {
  const server = await startBodyServer({ spec, before: ({ req }) => new Promise((gone) => req.once("close", gone)) });
  const { req, answer } = server.open({ ...handmade([]).headers, "Content-Length": "90000" });
  const gone = expect(answer).rejects.toThrow();
  req.flushHeaders();
  await once(req, "socket");
  req.write("--b", () => req.destroy());
  await gone;
  await expect.poll(server.ended).toBe(1);
  expect(await server.left()).toEqual([]);
  await server.stop();
});

describe("an upload that takes too long", () => {
  const slowly = async (deadline: { idleMs: number; totalMs: number }, everyMs: number | null) => {
    const server = await startBodyServer({ spec, deadlines: { json: deadline, upload: deadline } });
    const { req, answer } = server.open({ ...handmade([]).headers, "Content-Length": "90000" });
    req.on("error", () => {});
    req.write(`--b\r\n${typed("featuredImage", '; filename="x"')}\r\n\r\n`);
    const trickle = everyMs ? setInterval(() => req.write("y"), everyMs) : undefined;
    const got = await answer;
    clearInterval(trickle);
    const left = await server.left();
    await server.stop();
    return { ...got, left };
  };
  const refused = {
    status: 408,
    body: { message: inEnglish(serverMessages.bodyTooSlow) },
    connection: "close",
    left: [],
  };

  it("is refused when no byte comes any more", async () => {
    expect(await slowly({ idleMs: 50, totalMs: 60_000 }, null)).toEqual(refused);
  });

  it("is refused when it drips on and on", async () => {
    expect(await slowly({ idleMs: 10_000, totalMs: 200 }, 20)).toEqual(refused);
  });
});

describe("what the route does with the body", () => {
  it("may fail without leaving the file", async () => {
    const seen: unknown[] = [];
    const server = await startBodyServer({
      spec,
      use: async () => {
        seen.push(...(await server.left()));
        throw new DomainError("conflict");
      },
    });
    expect(await server.send(form([["featuredImage", picture()]]))).toMatchObject({ status: 409 });
    expect(seen).toHaveLength(1);
    expect(await server.left()).toEqual([]);
    await server.stop();
  });

  it("may take longer than the body itself", async () => {
    const deadline = { idleMs: 1_000, totalMs: 1_000 };
    const server = await startBodyServer({
      spec,
      deadlines: { json: deadline, upload: deadline },
      use: () => new Promise((resolve) => setTimeout(resolve, 1_500, { done: true })),
    });
    expect(await server.send(form([["title", "a"]]))).toMatchObject({ status: 200, body: { done: true } });
    await server.stop();
  });
});
