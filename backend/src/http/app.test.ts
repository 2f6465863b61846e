import { beforeAll, describe, expect, test } from "vitest";
import {
  account,
  answerOf,
  bearer,
  postJson,
  postNews,
  signUp,
  startTestApp,
  type TestApp,
  testApp,
} from "../../test/app.ts";
import { sqliteByDay } from "../../test/databases.ts";
import { openRaw, statusesIn } from "../../test/raw-client.ts";
import { newId } from "../../test/records.ts";

const away = { status: 500, body: { message: "Something went wrong on our side. Please try again later." } };
const requestId = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const html = [["Accept", "text/html,application/xhtml+xml"]] as const;

let token: string;
const { app } = testApp();
beforeAll(async () => {
  ({ token } = await signUp(app));
});

/** All headers except those that differ between answers. */
async function headersOf(
  from: TestApp,
  path: string,
  headers: readonly (readonly [string, string])[] = [],
): Promise<Record<string, string | number>> {
  const answer = await from.raw(path, { headers: [["Host", new URL(from.url).host], ...headers] });
  const { date, connection: _connection, "x-request-id": id, etag, "last-modified": at, ...rest } = answer.headers;
  expect(id).toMatch(requestId);
  expect(date).toBeDefined();
  return { ...rest, status: answer.status, ...(etag ? { etag: "…" } : {}), ...(at ? { "last-modified": "…" } : {}) };
}

describe("the headers", () => {
  const always = {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
    "x-dns-prefetch-control": "off",
    "x-frame-options": "DENY",
    "x-permitted-cross-domain-policies": "none",
  };

  test("of a JSON answer", async () => {
    expect(await headersOf(app, "/api/news")).toEqual({
      ...always,
      "cache-control": "no-cache",
      "content-length": "45",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "content-type": "application/json; charset=utf-8",
      etag: "…",
      status: 200,
    });
  });

  test("of a refusal", async () => {
    expect(await headersOf(app, "/api/auth/me")).toEqual({
      ...always,
      "cache-control": "no-store",
      "content-length": "28",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "content-type": "application/json; charset=utf-8",
      status: 401,
    });
  });

  test("of a page", async () => {
    const { slug } = await postNews(app, bearer(token));
    expect(await headersOf(app, `/berita/${slug}`, html)).toEqual({
      ...always,
      "cache-control": "no-cache",
      "content-length": "64",
      "content-security-policy":
        "default-src 'none'; base-uri 'none'; object-src 'none'; frame-src 'none'; form-action 'self'; script-src http://localhost:8080/assets/; script-src-attr 'none'; style-src http://localhost:8080/assets/ 'sha256-x'; style-src-attr 'none'; img-src 'self' data: https:; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-ancestors 'none'",
      "content-type": "text/html; charset=utf-8",
      etag: "…",
      status: 200,
    });
  });

  test("of a page that is not there", async () => {
    expect(await headersOf(app, "/berita/tidak-ada", html)).toMatchObject({
      status: 404,
      "cache-control": "no-store",
      "content-type": "text/html; charset=utf-8",
    });
  });

  test("of a picture", async () => {
    const { featuredImage } = await postNews(app, bearer(token));
    expect(await headersOf(app, new URL(featuredImage).pathname)).toEqual({
      ...always,
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": "86",
      "content-security-policy": "default-src 'none'; sandbox",
      "content-type": "image/webp",
      etag: "…",
      "last-modified": "…",
      status: 200,
    });
  });

  test("of a page for staff keep it out of every cache", async () => {
    const { slug } = await postNews(app, bearer(token));
    const found = await headersOf(app, `/berita/${slug}`, [...html, ["Cookie", "etalase_staff=1"]]);
    expect(found["cache-control"]).toBe("private, no-store");
  });

  test("of an https site insist on https", async () => {
    const https = await startTestApp({ publicUrl: "https://etalase.example" });
    const found = await headersOf(https, "/berita/tidak-ada", html);
    expect(found["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
    expect(found["content-security-policy"]).toMatch(
      /script-src https:\/\/etalase\.example\/assets\/;.*; upgrade-insecure-requests; frame-ancestors 'none'$/,
    );
    await https.close();
  });
});

describe("every answer", () => {
  const paths = ["/api/news", "/api/nothing", "/berita/tidak-ada", "/media/none.webp", "/healthz", "/api/auth/me"];

  test.each(paths)("at %s carries the security headers and an id of our own making", async (path) => {
    const ids = new Set<string>();
    for (const method of ["GET", "HEAD", "POST", "PATCH", "OPTIONS"]) {
      const { headers } = await app.raw(path, { method, headers: [["X-Request-Id", "made-by-the-client"]] });
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; .*frame-ancestors 'none'|sandbox/);
      expect(headers["x-frame-options"]).toBe("DENY");
      expect(headers["x-request-id"]).toMatch(requestId);
      for (const name of ["server", "x-powered-by", "access-control-allow-origin"])
        expect(headers).not.toHaveProperty(name);
      ids.add(headers["x-request-id"] ?? "");
    }
    expect(ids.size).toBe(5);
  });

  test("that is long is compressed for who can read it, and tells caches so", async () => {
    const { id } = await postNews(app, bearer(token), { content: `<p>${"kata ".repeat(500)}</p>` });
    const { headers } = await app.raw(`/api/news/${id}`, { headers: [["Accept-Encoding", "br, gzip"]] });
    expect(headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding, Authorization" });
    expect((await app.raw(`/api/news/${id}`)).headers).not.toHaveProperty("content-encoding");
  });
});

describe("the host", () => {
  const at = (from: TestApp, host: string, path = "/api/news", headers: readonly (readonly [string, string])[] = []) =>
    from.raw(path, { headers: [["Host", host], ...headers] });

  test("of a site without PUBLIC_URL is a loopback name", async () => {
    for (const host of ["localhost:8080", "LOCALHOST:8080", "localhost", "127.0.0.1:9", "[::1]:9"])
      expect((await at(app, host)).status).toBe(200);
    for (const host of ["evil.example", "localhost.evil.example", "192.168.1.7:8080", "localhost:8080@evil.example"]) {
      const { status, text } = await at(app, host);
      expect(status).toBe(421);
      expect(JSON.parse(text).message).toBe(
        `This site does not answer for the host "${host}". Set PUBLIC_URL to the address it is reached by.`,
      );
    }
  });

  test("for pages is one loopback name", async () => {
    for (const host of ["127.0.0.1:8080", "[::1]:8080"]) {
      const { status, headers } = await at(app, host, "/berita?page=2", html);
      expect([status, headers.location]).toEqual([308, "http://localhost:8080/berita?page=2"]);
      expect((await at(app, host, "//evil.example/x", html)).headers.location).toBe(
        "http://localhost:8080//evil.example/x",
      );
    }
    expect((await at(app, "127.0.0.1:8080", "/api/news", html)).status).toBe(200);
  });

  test("of a site with PUBLIC_URL is that one alone, but for the health checks", async () => {
    const own = await startTestApp({ publicUrl: "https://etalase.example" });
    expect((await at(own, "etalase.example")).status).toBe(200);
    for (const host of [
      "localhost:8080",
      "127.0.0.1",
      "www.etalase.example",
      "etalase.example:8080",
      "etalase.example.",
    ]) {
      expect((await at(own, host)).status).toBe(421);
      expect((await at(own, host, "/", html)).status).toBe(421);
      expect((await at(own, host, "/healthz")).status).toBe(200);
      expect((await at(own, host, "/readyz")).status).toBe(200);
    }
    await own.close();
  });

  test("may stand in the address that is asked for, with or without a path", async () => {
    for (const [rest, status] of [
      ["", 404],
      ["?a=1", 404],
      ["/healthz", 200],
    ] as const) {
      const client = await openRaw(app.port);
      client.say(`GET http://localhost:8080${rest} HTTP/1.1\r\nHost: localhost:8080\r\nConnection: close\r\n\r\n`);
      expect(statusesIn(await client.ended)).toEqual([status]);
    }
    for (const other of ["http://localhost:80801", "http://localhost:8080@evil.example/", "http://evil.example/"]) {
      const client = await openRaw(app.port);
      client.say(`GET ${other} HTTP/1.1\r\nHost: localhost:8080\r\nConnection: close\r\n\r\n`);
      expect(statusesIn(await client.ended)).toEqual([400]);
    }
  });

  test("is named in a refused page without becoming part of it", async () => {
    const { status, text } = await at(app, "<img src=x>", "/", html);
    expect(status).toBe(421);
    expect(text).not.toContain("<img");
  });

  test("never becomes an address in an answer, whatever a proxy's header says", async () => {
    const { featuredImage, id } = await postNews(app, bearer(token));
    const forged = [
      ["X-Forwarded-Host", "evil.example"],
      ["X-Forwarded-Proto", "https"],
      ["Forwarded", "host=evil.example"],
    ] as const;
    const { text } = await at(app, "localhost:8080", `/api/news/${id}`, forged);
    expect(text).not.toContain("evil.example");
    expect(JSON.parse(text).featuredImage).toBe(featuredImage);
  });

  test("must not be said twice, and in the request line only as it is", async () => {
    expect((await at(app, "localhost:8080", "/api/news", [["Host", "localhost:8080"]])).status).toBe(400);
    expect((await at(app, "localhost:8080", "http://localhost:8080/api/news")).status).toBe(200);
    expect((await at(app, "localhost:8080", "http://evil.example/api/news")).status).toBe(400);
  });
});

describe("what is not there", () => {
  test.each(["/api", "/api/", "/api/nothing", "/api/news/slug/a/b", "/api/__proto__", "/api/%2e%2e/healthz"])(
    "is not found at %s, for any method",
    async (path) => {
      for (const method of ["GET", "PUT"])
        expect(await app.raw(path, { method, headers: Object.entries(bearer(token)) })).toMatchObject({
          status: 404,
          text: '{"message":"Not found"}',
        });
    },
  );

  test("is a page for who asks for one, and JSON for the rest", async () => {
    const page = await app.raw("/media/none.webp", { headers: [["Host", "localhost:8080"], ...html] });
    expect([page.status, page.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    const data = await app.raw("/media/none.webp", { headers: [["Accept", "application/json"]] });
    expect([data.status, data.text]).toEqual([404, '{"message":"Not found"}']);
  });

  test("pages take no other method", async () => {
    const response = await app.fetch("/berita", { method: "POST" });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  });
});

describe("a failure of ours", () => {
  test("tells nothing of what is inside, but the log does", async () => {
    const broken = await startTestApp();
    await broken.database.em.getConnection().execute("drop table news");
    expect(await answerOf(broken.fetch("/api/news"))).toEqual(away);
    const response = await broken.fetch("/api/news/facets");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("ETag")).toBeNull();
    const page = await broken.raw(`/berita/${newId()}`, { headers: [["Host", "localhost:8080"], ...html] });
    expect([page.status, page.headers["content-type"]]).toEqual([500, "text/html; charset=utf-8"]);
    expect(page.text).not.toMatch(/news|select|sql|node_modules| at /i);
    expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'; .*style-src 'sha256-[^']+';/);
    expect(broken.logLines.join("")).toContain("no such table");
    await broken.close();
  });
});

describe("the log", () => {
  const linesOf = (from: TestApp) => from.logLines.map((line) => JSON.parse(line));

  test("says who called what with which outcome, a line a request", async () => {
    const { id } = await answerOf<{ id: string }>(app.fetch("/api/auth/me", { headers: bearer(token) })).then(
      ({ body }) => body,
    );
    const response = await app.fetch("/api/news?search=rahasia", { headers: bearer(token) });
    expect(linesOf(app).at(-1)).toMatchObject({
      method: "GET",
      path: "/api/news",
      route: "/api/news",
      userId: id,
      status: 200,
      ms: expect.any(Number),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      requestId: response.headers.get("X-Request-Id"),
    });
    await app.fetch("/api/nothing%0A%0Dforged");
    expect(app.logLines.at(-1)?.trimEnd()).not.toMatch(/[\r\n]/);
  });

  test.each([
    ["/invitation", "/invitation/KUNCI"],
    ["/reset-password", "/reset-password/KUNCI"],
    ["/confirm-email", "/confirm-email/KUNCI"],
    ["/testimoni", "/testimoni/KUNCI"],
    ["/langganan/berhenti", "/langganan/berhenti/KUNCI"],
    ["/review", "/review/KUNCI"],
    ["/review", "/review/KUNCI/approve"],
    ["/preview", "/preview/KUNCI"],
    ["/preview", "/preview/letter/KUNCI"],
    ["/api/undo", "/api/undo/KUNCI"],
  ])("tells of the links below %s, but not the token of %s", async (told, path) => {
    await app.fetch(path);
    expect(app.logLines.at(-1)).toContain(`"${told}/…"`);
    expect(app.logLines.join("")).not.toContain("KUNCI");
  });

  test.each(sqliteByDay)("never holds a password, its hash, a token or a cookie, on %s", async (dialect) => {
    const own = await startTestApp({ dialect });
    const info = await signUp(own);
    const browser = { Origin: own.url, "Sec-Fetch-Site": "same-origin" };
    const login = await postJson(own, "/api/auth/login", { username: "ana", password: account.password }, browser);
    const cookie = login.headers.getSetCookie()[0]?.split(/[=;]/)[1] ?? "none";
    const bound = (await answerOf<{ token: string }>(login)).body.token;
    const headers = { ...bearer(bound), Cookie: `etalase_session=${cookie}` };
    const change = { currentPassword: account.password, newPassword: "kata sandi yang baru" };
    await postJson(own, "/api/auth/password", change, headers, "PUT");
    await postJson(own, "/api/auth/login", { username: "ana", password: "salah sekali" });
    await own.fetch("/api/auth/me", { headers: bearer(`${info.token}x`) });
    // The same holds when the account cannot be stored.
    await own.database.em.getConnection().execute("alter table users rename column email to elsewhere");
    const failed = await postJson(own, "/api/auth/register", {
      ...account,
      username: "budi",
      password: "sandi milik budi",
    });
    expect(failed.status).toBe(500);
    await postJson(own, "/api/auth/password", { ...change, currentPassword: change.newPassword }, headers, "PUT");
    await own.fetch("/api/auth/me", { headers });
    const log = own.logLines.join("");
    expect(log).toContain('"status":500');
    const secrets = [account.password, change.newPassword, "salah sekali", "sandi milik budi", "$argon2", cookie];
    for (const secret of [...secrets, info.token, bound]) expect(log).not.toContain(secret);
    await own.close();
  });
});
