import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { postNews, testApp } from "../../test/app.ts";
import { dialects } from "../../test/databases.ts";
import { createDiskMediaFolder } from "../adapters/media/disk-media-store.ts";

describe.each(dialects)("a picture that nothing uses, on %s", (dialect) => {
  const { app, superadmin: headers } = testApp({ dialect, accounts: ["superadmin"], anew: true });

  /** An article in the trash, with the addresses of all of its picture's sizes. */
  async function deleted() {
    const article = await postNews(app, headers, { title: "Toko roti" });
    const sizes = (await app.mediaFiles()).map((file) => `/media/${file}`);
    expect(await statuses(sizes)).toEqual(sizes.map(() => 200));
    const { status } = await app.fetch(`/api/news/${article.id}`, { method: "DELETE", headers });
    expect(status).toBe(204);
    return { id: article.id, sizes };
  }
  const statuses = (paths: readonly string[]) => Promise.all(paths.map(async (path) => (await app.fetch(path)).status));
  const restore = (id: string) =>
    app.fetch("/api/trash/restore", {
      method: "POST",
      body: JSON.stringify({ ids: [id] }),
      headers: { ...headers, "Content-Type": "application/json" },
    });

  test("is 404 in every size, for staff in the history alone, and there again with its record", async () => {
    const { id, sizes } = await deleted();
    expect(await statuses(sizes)).toEqual(sizes.map(() => 404));
    const kept = sizes[0]?.replace("/media/", "/api/history/pictures/") ?? "";
    expect((await app.fetch(kept, { headers })).status).toBe(200);
    expect((await app.fetch(kept)).status).toBe(401);
    expect((await restore(id)).status).toBe(200);
    expect(await statuses(sizes)).toEqual(sizes.map(() => 200));
  });

  test("that an earlier version has moved away comes back, in sight with its record alone", async () => {
    const { id, sizes } = await deleted();
    const { mediaDir } = app.folders;
    await mkdir(`${mediaDir}-hidden`);
    for (const file of await app.mediaFiles()) await rename(join(mediaDir, file), join(`${mediaDir}-hidden`, file));
    // As each start does, before anything reads.
    await createDiskMediaFolder(mediaDir).bringBack();
    expect(await statuses(sizes)).toEqual(sizes.map(() => 404));
    expect((await restore(id)).status).toBe(200);
    expect((await app.mediaFiles()).map((file) => `/media/${file}`)).toEqual(sizes);
    expect(await statuses(sizes)).toEqual(sizes.map(() => 200));
  });
});
