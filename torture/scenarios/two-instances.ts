import { createClient, json, signIn, statusOf } from "../bench/client.ts";
import { claimAnswers, tally } from "../bench/figures.ts";
import { sendTestimonial, testimonials } from "../bench/records.ts";
import type { Scenario } from "../bench/scenario.ts";
import { startSite } from "../bench/site.ts";

const records = 8;

/** An edit may take a second to reach another instance; the rest is for a busy machine. */
const promisedMs = 2_000;
/** After this time, the edit counts as lost. */
const seenWithinMs = 60_000;

/**
 * Requests the landing page until it shows the text. Returns the milliseconds it took, or Infinity when that is too
 * long.
 */
async function untilSeen(client: ReturnType<typeof createClient>, text: string): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const isSeen = (await client.ask("/")).text.includes(text);
    const ms = performance.now() - startedAt;
    if (isSeen) return ms;
    if (ms > seenWithinMs) return Number.POSITIVE_INFINITY;
  }
}

export const twoInstances: Scenario = {
  name: "two instances",
  databases: ["MySQL"],
  async run(bench) {
    const { claim, claimTime } = bench;
    const edits = bench.isShort ? 10 : 100;
    const databaseUrl = await bench.newDatabase();
    // Started at the same time on an empty database: both try to migrate it and to create its superadmin.
    const one = startSite(bench, { databaseUrl });
    const other = startSite(bench, { databaseUrl });
    const clients = (await Promise.all([one, other])).map(({ origin }) => createClient(origin));
    for (const client of clients) bench.later(client.close);
    const [here, there] = clients;
    if (!here || !there) throw new Error("Two instances have two clients");
    const staff = await signIn(here);
    for (let turn = 0; turn < records; turn += 1) await sendTestimonial(staff, `Pelanggan ${turn}`);

    let unseen = 0;
    let slowest = 0;
    for (let turn = 0; turn < edits; turn += 1) {
      const siteName = `Toko ${turn}x`;
      const saved = await staff.ask("/api/settings", json({ siteName }, "PUT"));
      const seen = await here.ask("/");
      const ms = await untilSeen(there, siteName);
      slowest = Math.max(slowest, ms);
      if (saved.status !== 200 || !seen.text.includes(siteName) || ms === Number.POSITIVE_INFINITY) unseen += 1;
    }
    claim(unseen === 0, `${unseen} of ${edits} edits were not on the next page, or never on the other instance's`);
    claimTime(slowest <= promisedMs, `an edit took ${Math.round(slowest)} ms to the other instance`);

    const second = await signIn(there);
    const ids = (await testimonials(staff)).map(({ id }) => id);
    const moves = await Promise.all(
      Array.from({ length: bench.isShort ? 40 : 200 }, (_, turn) => {
        const move = { id: ids[turn % records], direction: turn % 3 ? "up" : "down" };
        return statusOf((turn % 2 ? staff : second).ask("/api/testimonials/order", json(move, "PUT")));
      }),
    );
    const orders = (await testimonials(second)).map(({ order }) => Number(order)).sort((a, b) => a - b);
    claim(orders.join() === [...ids.keys()].join(), `the orders are ${orders.join()}`);
    // 400 answers the first record's move up, and the last one's move down.
    claimAnswers(bench, "moves", moves, 200, 400, 503);

    const token = { headers: { Authorization: `Bearer ${staff.token}` } };
    const before = await statusOf(there.ask("/api/auth/me", token));
    await staff.ask("/api/auth/logout", { method: "POST" });
    const after = await statusOf(there.ask("/api/auth/me", token));
    claim(before === 200 && after === 401, `the other instance said ${before} before and ${after} after the logout`);
    return {
      did: `started both on an empty database; ${edits} edits, ${moves.length} moves over both at once, a logout`,
      lost: unseen ? `${unseen} edits unseen` : "nothing",
      figures: `the other's page after ${Math.round(slowest)} ms at most; moves ${tally(moves)}; logout seen at once: ${after}`,
    };
  },
};
