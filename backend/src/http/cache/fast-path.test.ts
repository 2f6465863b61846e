import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { RenderPage } from "@etalase/contracts/public-api";
import { expect, onTestFinished, test } from "vitest";
import { bearer, postJson, postNews, signUp, startTestApp, type TestApp } from "../../../test/app.ts";
import { newsRecord } from "../../../test/records.ts";

const filling = "<p>Etalase</p>".repeat(200);

const render: RenderPage = async (_url, api) => {
  const titles = (await api.latest(9)).map(({ title }) => title).join();
  return { status: 200, html: `${titles}${filling}`, policy: "default-src 'none'", indexable: true };
};

type Asked = Readonly<{ method?: string; headers?: readonly (readonly [name: string, value: string])[] }>;

/** Sends a request like a browser's: without a body, and with the site's own name unless the test sets another. */
async function ask(app: TestApp, path: string, { method = "GET", headers = [] }: Asked = {}) {
  const own = headers.some(([name]) => name === "Host") ? [] : [["Host", new URL(app.url).host] as const];
  const { port } = app;
  const head = [...own, ...headers].flat();
  return new Promise<{ status: number; headers: Record<string, string>; bytes: Buffer }>((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, method, headers: head, agent: false }, async (answer) => {
      const bytes = Buffer.concat(await answer.toArray());
      const { date: _date, "x-request-id": id = "", ...rest } = answer.headers;
      expect(id).toMatch(/^[\da-f-]{36}$/);
      resolve({ status: answer.statusCode ?? 0, headers: rest as Record<string, string>, bytes });
    })
      .on("error", reject)
      .end();
  });
}

/** The number of requests that the app itself has answered: each has a line in its log. */
const linesOf = (app: TestApp, path: string) =>
  app.logLines.filter((line) => line.includes('"request"') && line.includes(`"path":"${path}"`)).length;

async function startSite() {
  const app = await startTestApp({ render });
  onTestFinished(app.close);
  const { token } = await signUp(app);
  return { app, token };
}

const accepts = (encoding: string) => ["Accept-Encoding", encoding] as const;

/** Waits until the page is compressed, and all of its forms are cached. */
async function untilCompressed(app: TestApp, path: string) {
  await expect
    .poll(async () => (await ask(app, path, { headers: [accepts("br")] })).headers["content-length"])
    .toBeDefined();
}

test("a kept page is answered without the app, with the same head and bytes in every encoding", async () => {
  const { app } = await startSite();
  const first = await ask(app, "/");
  await untilCompressed(app, "/");
  const lines = linesOf(app, "/");
  const again = await ask(app, "/");
  expect(again).toEqual(first);
  const br = await ask(app, "/", { headers: [accepts("gzip, br")] });
  const gzip = await ask(app, "/", { headers: [accepts("gzip")] });
  expect(brotliDecompressSync(br.bytes)).toEqual(first.bytes);
  expect(gunzipSync(gzip.bytes)).toEqual(first.bytes);
  const tags = [first, br, gzip].map(({ headers }) => headers.etag);
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) {
    const asked = [accepts("br"), ["If-None-Match", String(tag)] as const];
    const same = await ask(app, "/", { headers: asked });
    expect([same.status, same.headers.etag, same.bytes.length]).toEqual([304, tag, 0]);
    expect(same.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
    const head = await ask(app, "/", { method: "HEAD", headers: [accepts("br")] });
    expect([head.headers, head.bytes.length]).toEqual([br.headers, 0]);
  }
  expect((await ask(app, "/", { headers: [["Range", "bytes=0-9"]] })).bytes).toEqual(first.bytes);
  expect(linesOf(app, "/")).toBe(lines);
});

test("a change made here shows on the next page, one of another instance within a second", async () => {
  const { app, token } = await startSite();
  const textOf = async () => (await ask(app, "/")).bytes.toString();
  await ask(app, "/");
  await postNews(app, bearer(token), { title: "Artikel yang baru saja terbit" });
  expect(await textOf()).toContain("Artikel yang baru saja terbit");
  const other = await app.startInstance();
  const { changeContent, news } = other.demo;
  await changeContent(() => news.insert(newsRecord({ slug: "sebelah", title: "Dari sebelah" })));
  app.pass(1_000);
  expect(await textOf()).toContain("Dari sebelah");
});

test("staff see at once what another instance has changed, on pages and by the API", async () => {
  const { app } = await startSite();
  const list = "/api/news?page=1&limit=10";
  const asStaff = async (path: string) =>
    (await ask(app, path, { headers: [["Cookie", "etalase_staff=1"]] })).bytes.toString();
  for (const path of ["/", list]) await ask(app, path);
  for (const path of ["/", list]) await asStaff(path);
  const { changeContent, news } = (await app.startInstance()).demo;
  await changeContent(() => news.insert(newsRecord({ slug: "sebelah", title: "Dari sebelah" })));
  for (const path of ["/", list]) expect(await asStaff(path)).toContain("Dari sebelah");
});

test("whatever is out of the ordinary is the app's", async () => {
  const { app, token } = await startSite();
  await ask(app, "/");
  const special: readonly (readonly [string, Asked])[] = [
    ["200 private, no-store", { headers: [["Cookie", "a=b; etalase_staff=1"]] }],
    ["421 no-store", { headers: [["Host", "example.com"]] }],
    [
      "400 no-store",
      {
        headers: [
          ["Host", "localhost:8080"],
          ["Host", "localhost:8080"],
        ],
      },
    ],
    ["405 no-store", { method: "PUT" }],
    ["200 no-cache", { headers: [["Authorization", `Bearer ${token}`]] }],
    ["304 no-cache", { headers: [["If-None-Match", "*"]] }],
    ["200 no-cache", { headers: [["If-None-Match", '"another"']] }],
  ];
  for (const [expected, asked] of special) {
    const lines = linesOf(app, "/");
    const { status, headers } = await ask(app, "/", asked);
    expect(`${status} ${headers["cache-control"]}`, JSON.stringify(asked)).toBe(expected);
    expect(linesOf(app, "/"), JSON.stringify(asked)).toBe(lines + 1);
  }
});

test("/healthz is answered ahead of the app, by any name of the host", async () => {
  const { app } = await startSite();
  const answer = await ask(app, "/healthz", { headers: [["Host", "10.0.0.7"]] });
  expect([answer.status, answer.bytes.toString(), answer.headers["cache-control"]]).toEqual([
    200,
    '{"status":"ok"}',
    "no-store",
  ]);
  expect(linesOf(app, "/healthz")).toBe(0);
});

test("what is answered so is counted in a line a minute", async () => {
  const { app } = await startSite();
  for (const _ of [1, 2, 3, 4, 5]) await ask(app, "/healthz");
  app.pass(60_000);
  await ask(app, "/healthz");
  const counted = app.logLines.filter((line) => line.includes("kept answers"));
  expect(counted.map((line) => JSON.parse(line))).toMatchObject([{ answers: 6, unchanged: 0, seconds: 60 }]);
});

test("a page that is a minute old is made anew", async () => {
  const { app, token } = await startSite();
  await ask(app, "/");
  const lines = linesOf(app, "/");
  app.pass(60_000);
  await ask(app, "/");
  expect(linesOf(app, "/")).toBe(lines + 1);
  await postJson(app, "/api/settings", { siteName: "Rumah Kaca" }, bearer(token), "PUT");
  await ask(app, "/");
  expect(linesOf(app, "/")).toBe(lines + 2);
});

test("lists of the API are kept for everybody alike until the content changes, searches are not", async () => {
  const { app, token } = await startSite();
  const read = async (path: string, headers: Asked["headers"] = []) => {
    const { status, bytes } = await ask(app, path, { headers });
    const { total } = JSON.parse(bytes.toString());
    return { status, total };
  };
  const staff = [["Authorization", `Bearer ${token}`]] as const;
  const [kept, searched] = ["/api/news?limit=2", "/api/news?search=artikel"];
  for (const expected of [1, 1]) {
    expect(await read(kept)).toEqual({ status: 200, total: 0 });
    expect(linesOf(app, "/api/news")).toBe(expected);
  }
  await postNews(app, bearer(token), { title: "Artikel yang terbit" });
  await postNews(app, bearer(token), { title: "Artikel yang belum", status: "draft" });
  for (const expected of [2, 2]) {
    expect(await read(kept)).toEqual({ status: 200, total: 1 });
    expect(linesOf(app, "/api/news") - 2).toBe(expected);
  }
  expect(await read(kept, staff)).toEqual({ status: 200, total: 2 });
  for (const expected of [6, 7]) {
    expect(await read(searched)).toEqual({ status: 200, total: 1 });
    expect(linesOf(app, "/api/news")).toBe(expected);
  }
  const { headers } = await ask(app, kept);
  const again = await ask(app, kept, { headers: [["If-None-Match", String(headers.etag)]] });
  expect([again.status, linesOf(app, "/api/news")]).toEqual([304, 7]);
});
