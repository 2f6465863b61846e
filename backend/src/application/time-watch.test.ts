import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { dialects } from "../../test/databases.ts";
import { actor } from "../../test/records.ts";
import { startTestServices } from "../../test/services.ts";
import { eachTest } from "../../test/started.ts";
import { highWaterFile } from "../backup/restoring-mark.ts";

const [hour, day] = [3_600_000, 86_400_000];

describe.each(dialects)("the clock of a site on %s", (dialect) => {
  const site = eachTest(() => startTestServices({ dialect }));

  const record = () => site.services.audit.record(actor(), [{ action: "signIn", resource: "users", record: null }]);
  const look = () => site.services.timeWatch.look();
  /** Runs for that many hours, and checks the clock in each. */
  const runFor = async (hours: number) => {
    for (let ran = 0; ran < hours; ran += 1) {
      site.pass(hour);
      await look();
    }
  };

  test("is believed as it goes on, and after a weekend off", async () => {
    expect(await look()).toEqual({ isAhead: false, newestAt: site.now(), leftMs: 0 });
    site.pass(2 * day);
    expect(await look()).toEqual({ isAhead: false, newestAt: site.now(), leftMs: 0 });
  });

  test("that jumps ahead is not, until it has held for a day of running", async () => {
    await look();
    const seen = site.now();
    site.setClock(40 * day);
    expect(await look()).toEqual({ isAhead: true, newestAt: seen, leftMs: day });
    await runFor(23);
    expect(await look()).toEqual({ isAhead: true, newestAt: seen, leftMs: hour });
    await runFor(1);
    expect(await look()).toEqual({ isAhead: false, newestAt: site.now(), leftMs: 0 });
  });

  test("that is set right again leaves nothing behind", async () => {
    await look();
    const seen = site.now();
    site.setClock(40 * day);
    await look();
    await runFor(20);
    site.setClock(-40 * day);
    expect(await look()).toEqual({ isAhead: false, newestAt: seen, leftMs: 0 });
    await runFor(8);
    expect(await look()).toEqual({ isAhead: false, newestAt: site.now(), leftMs: 0 });
    site.setClock(40 * day);
    expect(await look()).toMatchObject({ isAhead: true, leftMs: day });
  });

  test("is not believed sooner because it was set on again, nor because several look", async () => {
    await look();
    site.setClock(40 * day);
    await look();
    const other = (await site.startInstance()).timeWatch;
    await other.look();
    site.setClock(day);
    expect(await look()).toMatchObject({ leftMs: day });
    for (let ran = 0; ran < 12; ran += 1) {
      site.pass(hour);
      await look();
      await other.look();
    }
    expect(await look()).toMatchObject({ isAhead: true, leftMs: 12 * hour });
  });

  const noted = async () => {
    const { newestAt, number } = JSON.parse(await readFile(highWaterFile(dirname(site.folders.mediaDir)), "utf8"));
    return { newestAt: new Date(newestAt), number };
  };

  test("that was believed and was wrong counts no more once it has been set right for a day of running", async () => {
    await record();
    await look();
    site.setClock(800 * day);
    await runFor(25);
    await site.services.auditChain.note();
    const wrong = site.now();
    expect(await noted()).toEqual({ newestAt: wrong, number: 1 });
    site.setClock(-800 * day);
    await runFor(24);
    expect(await look()).toEqual({ isAhead: false, newestAt: wrong, leftMs: 0 });
    await runFor(1);
    expect(await look()).toEqual({ isAhead: false, newestAt: site.now(), leftMs: 0 });
    expect(await noted()).toEqual({ newestAt: site.now(), number: 1 });
    await site.services.auditChain.note();
    expect((await site.services.auditChain.check()).problem).toBeNull();
    site.setClock(300 * day);
    expect(await look()).toMatchObject({ isAhead: true, leftMs: day });
  });

  test("is not believed further than a site runs, however small its steps are", async () => {
    await look();
    const seen = site.now();
    for (let step = 0; step < 20; step += 1) {
      site.setClock(47 * hour);
      await look();
    }
    expect(await look()).toEqual({ isAhead: true, newestAt: seen, leftMs: day });
  });

  test("is followed by a site that runs for a third of each day", async () => {
    for (let started = 0; started < 20; started += 1) {
      await look();
      await runFor(8);
      site.setClock(16 * hour);
    }
    expect(await look()).toMatchObject({ isAhead: false });
  });

  test("is looked at, and what was seen noted, by several instances at once", async () => {
    await record();
    const other = await site.startInstance();
    // Twice as many as get a connection at once; more would wait longer than a caller may.
    const both = Array.from({ length: 10 }, () => [site.services, other]).flat();
    const done = await Promise.allSettled(
      both.map(async ({ timeWatch, auditChain }) => {
        await timeWatch.look();
        return auditChain.note();
      }),
    );
    expect(done.filter(({ status }) => status === "rejected")).toEqual([]);
    expect(await noted()).toEqual({ newestAt: site.now(), number: 1 });
  });

  test("of a site that never looked is held against what was last noted", async () => {
    await record();
    const noted = site.now();
    site.setClock(800 * day);
    expect(await look()).toMatchObject({ isAhead: true, newestAt: noted });
  });

  test("is held against the mark outside, too, where the database was set back", async () => {
    await record();
    await site.live(30);
    await look();
    await site.services.auditChain.note();
    const seen = site.now();
    const before = new Date(seen.getTime() - 29 * day);
    await site.database.em.getConnection().execute("update site_state set newest_at = ?", [before]);
    site.pass(hour);
    expect(await site.services.timeWatch.state()).toMatchObject({ isAhead: false, newestAt: seen });
  });
});
