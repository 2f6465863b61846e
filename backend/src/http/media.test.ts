import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Koa from "koa";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createMediaReader } from "../adapters/disk-media-store.ts";
import { DomainError } from "../domain/errors.ts";
import { serveMedia } from "./media.ts";

const name = "0123456789abcdef".repeat(2);
const cleanUp: (() => unknown)[] = [];
let get: (path: string, init?: RequestInit) => Promise<Response>;

beforeAll(async () => {
  const root = await mkdtemp(join(tmpdir(), "etalase-media-"));
  const folder = join(root, "media");
  await mkdir(folder);
  await writeFile(join(folder, `${name}.webp`), "picture");
  await writeFile(join(folder, `${name}.svg`), "<svg/>");
  const app = new Koa();
  app.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      ctx.status = error instanceof DomainError && error.kind === "notFound" ? 404 : 500;
    }
  });
  app.use(serveMedia(createMediaReader(folder)));
  app.use((ctx) => {
    ctx.body = "not media";
  });
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  get = (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init);
  cleanUp.push(
    () => server.close(),
    () => rm(root, { recursive: true }),
  );
});
afterAll(async () => {
  for (const step of cleanUp) await step();
});

const headersOf = ({ headers }: Response, ...names: string[]) => names.map((header) => headers.get(header));

it("serves a file for good, as nothing but a picture", async () => {
  const response = await get(`/media/${name}.webp`);
  expect([response.status, await response.text()]).toEqual([200, "picture"]);
  expect(headersOf(response, "content-type", "content-length", "cache-control", "content-security-policy")).toEqual([
    "image/webp",
    "7",
    "public, max-age=31536000, immutable",
    "default-src 'none'; sandbox",
  ]);
});

it("answers HEAD with the same headers and no content", async () => {
  const response = await get(`/media/${name}.webp`, { method: "HEAD" });
  expect([response.status, response.headers.get("content-length"), await response.text()]).toEqual([200, "7", ""]);
});

it("answers 304 to whoever has it", async () => {
  const first = await get(`/media/${name}.webp`);
  await first.text();
  const [etag, modified] = headersOf(first, "etag", "last-modified");
  const conditions: Record<string, string>[] = [
    { "If-None-Match": etag ?? "" },
    { "If-Modified-Since": modified ?? "" },
  ];
  for (const header of conditions) {
    // fetch adds "no-cache" to a conditional request unless it is told otherwise.
    const again = await get(`/media/${name}.webp`, { headers: { ...header, "Cache-Control": "max-age=0" } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("cache-control")).toContain("immutable");
  }
});

it("lets an SVG style itself, under its own name", async () => {
  const response = await get(`/media/${name}.svg`);
  await response.text();
  expect(headersOf(response, "content-type", "content-security-policy", "content-disposition")).toEqual([
    "image/svg+xml",
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    `inline; filename="${name}.svg"`,
  ]);
});

it.each(["/media/", "/media/x.webp", "/media/..%2fsecret", `/media/a/${name}.webp`, `/media/${name}.gif`])(
  "does not find %s",
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

it("leaves other paths and methods to others", async () => {
  const answers = [await get("/mediax"), await get(`/media/${name}.webp`, { method: "POST" })];
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(["not media", "not media"]);
});
