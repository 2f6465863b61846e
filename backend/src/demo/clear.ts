import { isDeepStrictEqual } from "node:util";
import type { PlainKindOf } from "@etalase/contracts/plain-kinds";
import { isSample } from "@etalase/contracts/site/drawings";
import type { DemoLeft } from "@etalase/contracts/statistics.schema";
import type { Trash } from "../application/history/trash.ts";
import type { PlainService } from "../application/plain.ts";
import { storedSettings } from "../application/settings.ts";
import type { Source } from "../domain/user.ts";
import { withoutDemoContact } from "./contact.ts";
import { type DemoKind, demoKinds } from "./content.ts";
import type { DemoNeeds } from "./load.ts";

type Removing = Readonly<{ remove(ids: readonly string[], by: Source): Promise<number> }>;

type Showcases = Pick<PlainService<PlainKindOf<"showcases">>, "active" | "update">;
type Counted = Readonly<{ demo: DemoNeeds; showcases: Showcases }>;

/** The shown showcases with a drawing of the site's own, whatever they are called: no client ordered that work. */
const samplesAmong = async (showcases: Pick<Showcases, "active">) => (await showcases.active()).filter(isSample);

/** The demo content that is left: the records of each kind, the days of visits, and the sample showcases. */
export async function demoLeft({ demo, showcases }: Counted): Promise<DemoLeft> {
  const count = async (kind: DemoKind) => [kind, (await demo[kind].findByIds(await demo.marks.marked(kind))).length];
  return {
    records: Object.fromEntries(await Promise.all(demoKinds.map(count))),
    visitDays: await demo.marks.countVisitDays(),
    samples: (await samplesAmong(showcases)).map(({ title }) => title),
  };
}

type Services = Readonly<Record<DemoKind, Removing>> &
  Counted &
  Readonly<{ trash: Pick<Trash, "purgePresent">; endUndosOf(resource: string, ids: readonly string[]): Promise<void> }>;

export type DemoChoice = Readonly<{ hides?: boolean }>;

/**
 * Removes all demo content and nothing else, for good and from the trash too; `hides` also hides the sample showcases.
 * @returns the number of records
 */
export async function clearDemo(services: Services, by: Source, { hides = false }: DemoChoice = {}): Promise<number> {
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
    const before = await storedSettings(settings);
    const after = withoutDemoContact(before);
    if (!isDeepStrictEqual(before, after)) await settings.save({ ...after, version: after.version + 1 });
    await marks.clear();
  });
  // Their ordinary switches show them again.
  if (hides)
    for (const { id } of await samplesAmong(services.showcases))
      await services.showcases.update(id, { isActive: false }, { by: { user: by.user, ip: by.ip } });
  return removed;
}
