import { once } from "node:events";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import { describe, expect, it, onTestFinished } from "vitest";
import { openTestStorage, type StorageKind, storageKinds } from "../../test/storages.ts";
import { DomainError } from "../domain/errors.ts";
import { serveMedia } from "./media.ts";

const name = "0123456789abcdef".repeat(2);

async function startServer(kind: StorageKind) {
  const { storage } = await openTestStorage(kind);
  await storage.files.write(`${name}.webp`, Buffer.from("picture"));
  await storage.files.write(`${name}.svg`, Buffer.from("<svg/>"));
  const app = new Koa();
  app.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      ctx.status = error instanceof DomainError && error.kind === "notFound" ? 404 : 500;
    }
  });
  app.use(serveMedia({ openMedia: storage.open, isShown: async () => true }));
  app.use((ctx) => {
    ctx.body = "not media";
  });
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
}

const headersOf = ({ headers }: Response, ...names: string[]) => names.map((header) => headers.get(header));

describe.each(storageKinds)("media stored by %s", (kind) => {
  it("serves a file for good, as nothing but a picture", async () => {
    const get = await startServer(kind);
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
    const get = await startServer(kind);
    const response = await get(`/media/${name}.webp`, { method: "HEAD" });
    expect([response.status, response.headers.get("content-length"), await response.text()]).toEqual([200, "7", ""]);
  });

  it("answers 304 to whoever has it", async () => {
    const get = await startServer(kind);
    const first = await get(`/media/${name}.webp`);
    await first.text();
    const [etag, modified] = headersOf(first, "etag", "last-modified");
    const conditions: Record<string, string>[] = [
      { "If-None-Match": etag ?? "" },
      { "If-Modified-Since": modified ?? "" },
    ];
    for (const header of conditions) {
      // Without this header fetch adds "no-cache" to a conditional request.
      const again = await get(`/media/${name}.webp`, { headers: { ...header, "Cache-Control": "max-age=0" } });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      expect(again.headers.get("cache-control")).toContain("immutable");
    }
  });

  it("lets an SVG style itself, under its own name", async () => {
    const get = await startServer(kind);
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
      const get = await startServer(kind);
      expect((await get(path)).status).toBe(404);
    },
  );

  it("leaves other paths and methods to others", async () => {
    const get = await startServer(kind);
    const answers = [await get("/mediax"), await get(`/media/${name}.webp`, { method: "POST" })];
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(["not media", "not media"]);
  });
});
