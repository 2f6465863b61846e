import { inEnglish } from "@etalase/contracts/refusals/refusal";
import { serverMessages } from "@etalase/contracts/text/messages";
import { describe, expect, onTestFinished, test } from "vitest";
import { startTestApp, testApp } from "../../../test/app.ts";
import { openRaw, rawRequest, statusesIn } from "../../../test/raw-client.ts";

const { app } = testApp({ limits: { pipelined: 10 } });

/** Returns everything that the server sends in answer to these bytes, until it ends the connection. */
async function conversation(text: string, { port } = app) {
  const client = await openRaw(port);
  client.say(text);
  const heard = await client.ended;
  client.close();
  return heard;
}

const last = rawRequest("GET /healthz", { Connection: "close" });
const host = "Host: localhost:8080\r\n";

function expectRefusal(heard: string, status: number) {
  expect(statusesIn(heard)).toEqual([status]);
  expect(heard).toMatch(/connection: close\r\n/i);
  for (const header of [
    "x-content-type-options: nosniff",
    "x-frame-options: deny",
    "content-security-policy: default-",
  ])
    expect(heard.toLowerCase()).toContain(header);
  const [, body = ""] = heard.split("\r\n\r\n");
  expect(JSON.parse(body)).toEqual({ message: expect.stringMatching(/\w/) });
}

describe("what is no request", () => {
  test.each<[string, string, number]>([
    ["no HTTP", "hello\r\n\r\n", 400],
    ["the begin of TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
    ["an unknown version", `GET / HTTP/3.7\r\n${host}\r\n`, 400],
    ["a space before the colon", `GET / HTTP/1.1\r\n${host}X-A : b\r\n\r\n`, 400],
    ["a folded header", `GET / HTTP/1.1\r\n${host}X-A: b\r\n c\r\n\r\n`, 400],
    ["a bare line feed in a header", `GET / HTTP/1.1\r\n${host}X-A: b\nc\r\n\r\n`, 400],
    ["a NUL", `GET / HTTP/1.1\r\n${host}X-A: \0\r\n\r\n`, 400],
    ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
    ["two lengths", `POST /api/visits HTTP/1.1\r\n${host}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`, 400],
    ["a length of no number", `POST /api/visits HTTP/1.1\r\n${host}Content-Length: +5\r\n\r\nhello`, 400],
    [
      "a length and chunks",
      `POST /api/visits HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ["an unknown transfer", `POST /api/visits HTTP/1.1\r\n${host}Transfer-Encoding: chunked, x\r\n\r\n0\r\n\r\n`, 400],
    [
      "a chunk of no length",
      `POST /api/visits HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`,
      400,
    ],
    ["a long header", rawRequest("GET /", { "X-A": "b".repeat(20_000) }), 431],
    ["a long path", rawRequest(`GET /${"a".repeat(20_000)}`), 431],
    ["many headers", `GET / HTTP/1.1\r\n${host}${"X-A: b\r\n".repeat(101)}Connection: close\r\n\r\n`, 431],
    ["an unknown method", `BREW / HTTP/1.1\r\n${host}\r\n`, 501],
    ["a method in small letters", `get / HTTP/1.1\r\n${host}\r\n`, 501],
    ["a tunnel", `CONNECT localhost:25 HTTP/1.1\r\n${host}\r\n`, 405],
  ])("%s is refused, and the connection ends", async (_what, text, status) => {
    expectRefusal(await conversation(text), status);
  });

  test.each([
    ["a head that does not end", `GET / HTTP/1.1\r\n${host}`],
    ["silence", ""],
  ])("%s is refused after a while", async (_what, text) => {
    const hasty = await startTestApp({ limits: { headMs: 300 } });
    onTestFinished(hasty.close);
    expectRefusal(await conversation(text, hasty), 408);
  });

  test("does not cost the requests before it their answers", async () => {
    const heard = await conversation(`${rawRequest("GET /api/news")}${rawRequest("GET /healthz")}nonsense\r\n\r\n`);
    expect(statusesIn(heard)).toEqual([200, 200, 400]);
    expect(heard).toContain(inEnglish(serverMessages.malformedRequest));
  });
});

describe("methods", () => {
  test.each(["/healthz", "/readyz", "/api/news", "/", "/berita", "/sitemap.xml", "/api/auth/login"])(
    "that %s does not know are 405, and say which it does",
    async (path) => {
      for (const method of ["TRACE", "PROPFIND", "OPTIONS", "PATCH"]) {
        const heard = await conversation(rawRequest(`${method} ${path}`, { Connection: "close" }));
        expect(statusesIn(heard), method).toEqual([405]);
        expect(heard, method).toMatch(/\r\nallow: [A-Z, ]+\r\n/i);
      }
    },
  );

  test("on nothing at all are refused, too", async () => {
    expect(statusesIn(await conversation(rawRequest("OPTIONS *", { Connection: "close" })))).toEqual([400]);
  });
});

describe("requests sent ahead", () => {
  test("are answered in their order", async () => {
    const paths = ["/api/news", "/healthz", "/api/nothing", "/readyz", "/api/auth/me"];
    const heard = await conversation(paths.map((path) => rawRequest(`GET ${path}`)).join("") + last);
    expect(statusesIn(heard)).toEqual([200, 200, 404, 200, 401, 200]);
  });

  test("may be so many, and no more", async () => {
    const heard = await conversation(rawRequest("GET /api/news").repeat(1000));
    // One request is at work while the others wait.
    expect(statusesIn(heard)).toEqual(Array.from({ length: 11 }, () => 200));
  });

  test("end with the one that asks for the end", async () => {
    expect(statusesIn(await conversation(last + rawRequest("POST /api/visits") + last))).toEqual([200]);
  });
});

describe("a client that ends its side of the connection", () => {
  async function lastWords(text: string) {
    const client = await openRaw(app.port);
    client.socket.end(text);
    const heard = await client.ended;
    client.close();
    return statusesIn(heard);
  }

  test("after its requests gets their answers", async () => {
    const paths = ["/api/news", "/berita", "/readyz"];
    expect(await lastWords(paths.map((path) => rawRequest(`GET ${path}`)).join(""))).toEqual([200, 404, 200]);
  });

  test("within a request is told so", async () => {
    expect(await lastWords("GET / HTTP/1.1\r\nHost:")).toEqual([400]);
    const head = { "Content-Type": "application/json", "Content-Length": 9 };
    expect(await lastWords(rawRequest("POST /api/visits", head, "{"))).toEqual([400]);
  });
});

test("a request of HTTP/1.0 is answered, and the connection ends", async () => {
  expect(statusesIn(await conversation(`GET /api/news HTTP/1.0\r\n${host}\r\n`))).toEqual([200]);
});
