import { openSound } from "../bench/examined.ts";
import { claimAnswers, tally } from "../bench/figures.ts";
import { bringIn, contentFile } from "../bench/imports.ts";
import { newPlace, openPlace } from "../bench/places.ts";
import { articles } from "../bench/records.ts";
import { withoutPicture } from "../bench/replacing.ts";
import type { Scenario } from "../bench/scenario.ts";

export const twoImports: Scenario = {
  name: "two imports at once",
  databases: ["SQLite", "MySQL"],
  inShort: ["MySQL"],
  async run(bench) {
    const { claim } = bench;
    const rounds = bench.isShort ? 1 : 5;
    const count = bench.isShort ? 10 : 60;
    const file = await contentFile({ count });
    const statuses: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const place = await newPlace(bench);
      const here = await openPlace(bench, place);
      // On MySQL, two instances share database and folder; on SQLite a single process serves.
      const there = bench.database === "MySQL" ? await openPlace(bench, place) : here;
      const both = await Promise.all([bringIn(here.staff, file), bringIn(there.staff, file)]);
      statuses.push(...both.map(({ status }) => status));
      claim(
        both.some(({ status }) => status === 200),
        `neither of two imports was done: ${both.map(({ text }) => text).join(" ")}`,
      );
      const once = await bringIn(here.staff, file);
      claim(once.status === 200, `one after the two got ${once.status}: ${once.text}`);
      const all = await articles(here.staff);
      claim(all.length === count, `${all.length} articles came of ${count}`);
      claim(new Set(all.map(({ title }) => title)).size === count, "some came twice");
      for (const { site } of new Set([here, there])) await site.stop();
      const { site, staff, client } = await openSound(bench, place, "two imports at once");
      const missing = await withoutPicture(client, staff);
      claim(missing.length === 0, `two imports at once left articles without a picture: ${missing.join(", ")}`);
      await site.stop();
    }
    claimAnswers(bench, "imports", statuses, 200, 409, 412);
    return {
      did: `imported the same ${count} articles twice at once, ${rounds} times`,
      figures: `answers ${tally(statuses)}; each article once, with its picture`,
    };
  },
};
