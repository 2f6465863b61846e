import { statSync } from "node:fs";
import { join } from "node:path";
import { json, readJson, type Staff, statusOf } from "../bench/client.ts";
import { newPlace, openPlace, runProgram } from "../bench/places.ts";
import { browser, sendNews, sendTestimonial } from "../bench/records.ts";
import type { Scenario } from "../bench/scenario.ts";
import { startSite } from "../bench/site.ts";
import { until } from "../topology/until.ts";

const clock = join(import.meta.dirname, "../bench/stepped-clock.ts");
const steps = [40, 800];

/** Counts the rows of each kind that is deleted by age. */
async function keptOf(staff: Staff) {
  const totalOf = async (path: string) => (await readJson<{ total: number }>(staff, path)).total;
  return {
    trash: await totalOf("/api/trash?page=1"),
    leads: await totalOf("/api/leads?page=1"),
    reviews: (await readJson<{ reviews: unknown[] }>(staff, "/api/reviews")).reviews.length,
  };
}

export const clockAhead: Scenario = {
  name: "clock ahead by 40 and 800 days",
  databases: ["SQLite", "MySQL"],
  inShort: ["SQLite"],
  async run(bench) {
    const { claim } = bench;
    const place = await newPlace(bench);
    const { site: first, client, staff } = await openPlace(bench, place);
    for (const name of ["Satu", "Dua", "Tiga"]) await sendTestimonial(staff, name);
    const article: { id: string; slug: string } = JSON.parse((await sendNews(staff, "Artikel yang dihapus")).text);
    const contact = { kind: "contact", phone: "0812 3456 7890", email: "", consent: true };
    for (let number = 0; number < 5; number += 1) {
      const lead = json({ ...contact, name: `Rina ${number}`, message: "Kami ingin situs untuk toko batik." });
      const headers = { ...lead.headers, ...browser, "X-Forwarded-For": `10.9.0.${number}` };
      const status = await statusOf(client.ask("/api/leads", { ...lead, headers }));
      claim(status === 201, `a lead got ${status}`);
    }
    await staff.ask(`/api/news/${article.id}`, { method: "DELETE" });
    const before = await keptOf(staff);
    const entries = (await readJson<{ total: number }>(staff, "/api/audit?page=1")).total;
    await first.stop();

    for (const days of steps) {
      const mark = join(place.dataDir, "high-water.json");
      const noted = () => statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      const since = noted();
      const variables = { NODE_OPTIONS: `--import=${clock}`, CLOCK_AHEAD_DAYS: String(days) };
      const ahead = await startSite(bench, { ...place, variables });
      await until(() => noted() > since, { what: "the clock to be looked at" });
      // The process ends once the running sweep is done.
      await ahead.stop();
    }

    const { client: later, staff: back } = await openPlace(bench, place);
    const after = await keptOf(back);
    claim(
      JSON.stringify(after) === JSON.stringify(before),
      `${JSON.stringify(before)} became ${JSON.stringify(after)}`,
    );
    const stayed = (await readJson<{ total: number }>(back, "/api/audit?page=1")).total;
    claim(stayed >= entries, `the audit log had ${entries} entries, and has ${stayed}`);
    const chain = await runProgram(bench, place, ["audit-check"]);
    claim(chain.code === 0, `the audit log: ${chain.out}`);
    await back.ask(`/api/trash/${article.id}/restore`, { method: "POST" });
    const restored = await readJson<{ featuredImage: string }>(back, `/api/news/${article.id}`);
    const { status } = await later.ask(new URL(restored.featuredImage).pathname);
    claim(status === 200, `the picture of what lay in the trash answered ${status}`);
    return {
      did: `started twice by a clock that was ${steps.join(" and ")} days ahead`,
      figures: `trash ${after.trash}, leads ${after.leads}, audit log ${entries} entries before and ${stayed} after`,
    };
  },
};
