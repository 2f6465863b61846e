import { undoHeader } from "@etalase/contracts/history";
import { json, readJson, type Staff, statusOf } from "../bench/client.ts";
import { openSound } from "../bench/examined.ts";
import { claimAnswers } from "../bench/figures.ts";
import { bringIn, compare, contentFile } from "../bench/imports.ts";
import { newPlace, openPlace } from "../bench/places.ts";
import { articles } from "../bench/records.ts";
import { withoutPicture } from "../bench/replacing.ts";
import type { Scenario } from "../bench/scenario.ts";
import { until } from "../topology/until.ts";

const totalOf = async (staff: Staff, path: string) => (await readJson<{ total: number }>(staff, path)).total;

type Versions = Readonly<{ revisions: readonly Readonly<{ version: number }>[] }>;

/**
 * Returns the titles of an article by version, requested one after the other: a site refuses hundreds of parallel
 * requests.
 */
async function versionsOf(staff: Staff, id: string): Promise<ReadonlyMap<number, string>> {
  const { revisions } = await readJson<Versions>(staff, `/api/news/${id}/revisions`);
  const titles = new Map<number, string>();
  for (const { version } of revisions) {
    const { values } = await readJson<{ values: { title: string } }>(staff, `/api/news/${id}/revisions/${version}`);
    titles.set(version, values.title);
  }
  return titles;
}

async function retitle(staff: Staff, ids: readonly string[], title: string) {
  for (const id of ids) await staff.ask(`/api/news/${id}`, json({ title: `${title} dari ${id}` }, "PUT"));
}

/** Counts the former versions that are missing or changed. */
const lostOf = (before: ReadonlyMap<number, string>, after: ReadonlyMap<number, string>) =>
  [...before].filter(([version, title]) => after.get(version) !== title).length;

export const importOverTrash: Scenario = {
  name: "import over the trash",
  databases: ["SQLite", "MySQL"],
  inShort: ["MySQL"],
  async run(bench) {
    const { claim } = bench;
    const count = bench.isShort ? 5 : 60;
    const place = await newPlace(bench);
    const first = await openPlace(bench, place);
    const file = await contentFile({ count });
    await bringIn(first.staff, file);
    const ids = (await articles(first.staff)).map(({ id }) => String(id));
    for (const title of ["Judul kedua", "Judul ketiga"]) await retitle(first.staff, ids, title);
    const before = new Map<string, ReadonlyMap<number, string>>();
    for (const id of ids) before.set(id, await versionsOf(first.staff, id));
    const deletion = await first.staff.ask(`/api/news?ids=${ids.join()}`, { method: "DELETE" });
    claim(deletion.status === 200, `deleting got ${deletion.status}: ${deletion.text}`);
    const undo = String(deletion.headers[undoHeader.toLowerCase()]);

    const preview = await compare(first.staff, file);
    claim(
      preview.update === count && preview.outcomes.every(({ isTrashed }) => isTrashed),
      "nothing is told of the trash",
    );
    const killed = bringIn(first.staff, file).catch(() => undefined);
    await until(async () => (await totalOf(first.staff, "/api/trash?page=1")) <= count / 2, {
      what: "half to be back",
    });
    await first.site.kill();
    await killed;
    const { site, staff, client } = await openSound(bench, place, "an import over the trash that was killed");
    const back = (await articles(staff)).length;
    const lying = await totalOf(staff, "/api/trash?page=1");
    claim(back + lying === count, `${back} came back and ${lying} lie in the trash of ${count}`);
    const { status } = await bringIn(staff, file);
    claim(status === 200, `the import that was killed got ${status} when it was sent again`);
    claim((await totalOf(staff, "/api/trash?page=1")) === 0, "something still lies in the trash");
    const missing = await withoutPicture(client, staff);
    claim(missing.length === 0, `what came back lacks pictures: ${missing.join(", ")}`);

    const undone = await statusOf(staff.ask(`/api/undo/${undo}`, { method: "POST" }));
    claim(undone === 409, `undoing the deletion of what came back got ${undone}`);
    for (const title of ["Sesudah satu", "Sesudah dua", "Sesudah tiga"]) await retitle(staff, ids, title);
    let lost = 0;
    for (const [id, versions] of before) lost += lostOf(versions, await versionsOf(staff, id));
    claim(lost === 0, `${lost} versions are gone or others`);
    const restored: (number | string)[] = [];
    for (const id of ids)
      restored.push(await statusOf(staff.ask(`/api/news/${id}/revisions/2/restore`, { method: "POST" })));
    claimAnswers(bench, "restoring an earlier version", restored, 200);
    const titles = (await articles(staff)).map(({ title }) => String(title));
    claim(
      titles.every((title) => title.startsWith("Judul kedua")),
      "the earlier version is not what is shown",
    );
    await site.stop();
    return {
      did: `imported ${count} articles over their trash, killed in the middle, and edited what came back`,
      lost: lost ? `${lost} versions` : "nothing",
      figures: `killed when ${back} were back and ${lying} still in the trash; versions 1 to 3 of all are there after 3 more edits`,
    };
  },
};
