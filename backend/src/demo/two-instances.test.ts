import { join } from "node:path";
import { newsQuery } from "@etalase/contracts/news.schema";
import { expect, onTestFinished, test } from "vitest";
import { dialects } from "../../test/databases.ts";
import { inParallel } from "../../test/on-each-database.ts";
import { quickEncoder } from "../../test/quick-encoder.ts";
import { startTestServices } from "../../test/services.ts";
import { createDiskMediaStore } from "../adapters/media/disk-media-store.ts";
import { createPictures } from "../application/media.ts";
import { terminal } from "../domain/user.ts";
import type { Database } from "../persistence/database.ts";
import { clearDemo } from "./clear.ts";
import { loadDemo } from "./load.ts";

const folder = join(import.meta.dirname, "../../demo");

/** Raises the timeout for locks: on a busy machine, loading takes longer than a site waits for the other instance. */
async function waitLongForLocks({ dialect, em, queue, transaction }: Database) {
  if (dialect !== "mysql") return;
  const all = Promise.withResolvers<void>();
  let told = 0;
  const sql = "set session innodb_lock_wait_timeout = 60";
  // Each transaction keeps its connection until all have one.
  await inParallel(queue.places, () =>
    transaction(async () => {
      await em.getConnection().execute(sql, [], "run", em.getTransactionContext());
      told += 1;
      if (told === queue.places) all.resolve();
      await all.promise;
    }),
  );
}

test.each(dialects)("two instances that start at once load it once, on %s", async (dialect) => {
  const empty = await startTestServices({ dialect });
  onTestFinished(empty.close);
  await waitLongForLocks(empty.database);
  const pictures = createPictures({ encoder: quickEncoder, store: createDiskMediaStore(empty.folders.mediaDir) });
  const [one, other] = [empty.services, await empty.startInstance()];
  await Promise.all([one, other].map(({ demo }) => loadDemo(folder, { ...demo, pictures })));
  expect((await one.news.list(newsQuery.parse({}), "staff")).total).toBe(14);
  const stored = (await empty.mediaFiles()).length;
  expect(await clearDemo({ ...one, demo: { ...one.demo, pictures } }, terminal)).toBe(14 + 12 + 8 + 6 + 15);
  expect(stored).toBeGreaterThan(30);
  expect(await empty.mediaFiles()).toEqual([]);
});
