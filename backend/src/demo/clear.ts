import { isDeepStrictEqual } from "node:util";
import type { DemoLeft } from "@etalase/contracts/statistics/dashboard.schema";
import type { Trash } from "../application/history/trash.ts";
import type { Source } from "../domain/user.ts";
import { withoutDemoContact } from "./contact.ts";
import { type DemoKind, demoKinds } from "./content.ts";
import type { DemoNeeds } from "./load.ts";

type Removing = Readonly<{ remove(ids: readonly string[], by: Source): Promise<number> }>;

type Counted = Readonly<{ demo: DemoNeeds }>;

/** The demo content that is left: the records of each kind and the days of visits. */
export async function demoLeft({ demo }: Counted): Promise<DemoLeft> {
  const count = async (kind: DemoKind) => [kind, (await demo[kind].findByIds(await demo.marks.marked(kind))).length];
  return {
    records: Object.fromEntries(await Promise.all(demoKinds.map(count))),
    visitDays: await demo.marks.countVisitDays(),
  };
}

type Services = Readonly<Record<DemoKind, Removing>> &
  Counted &
  Readonly<{ trash: Pick<Trash, "purgePresent">; endUndosOf(resource: string, ids: readonly string[]): Promise<void> }>;

/** Removes all demo content and nothing else, for good and from the trash too. @returns the number of records */
export async function clearDemo(services: Services, by: Source): Promise<number> {
  const { marks, settings, changeContent } = services.demo;
  let removed = 0;
  for (const kind of demoKinds) {
    const marked = await marks.marked(kind);
    await services.trash.purgePresent(kind, marked, by);
    await services.endUndosOf(kind, marked);
    const present = await services.demo[kind].findByIds(marked);
    if (present.length > 0)
      removed += await services[kind].remove(
        present.map(({ id }) => id),
        { user: by.user, ip: by.ip, history: "none" },
      );
  }
  await changeContent(async () => {
    const before = await settings.find();
    const after = before && withoutDemoContact(before);
    if (after && !isDeepStrictEqual(before, after)) await settings.save({ ...after, version: after.version + 1 });
    await marks.clear();
  });
  return removed;
}
