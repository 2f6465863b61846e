import { isDeepStrictEqual } from "node:util";
import { withoutDemoContact } from "./contact.ts";
import { type DemoKind, demoKinds } from "./content.ts";
import type { DemoNeeds } from "./load.ts";

type Removing = Readonly<{ remove(ids: readonly string[]): Promise<number> }>;

/** Removes all demo content and nothing else; records deleted by hand are gone already. @returns how many records */
export async function clearDemo(
  services: Readonly<Record<DemoKind, Removing>> & Readonly<{ demo: DemoNeeds }>,
): Promise<number> {
  const { marks, settings, changeContent } = services.demo;
  let removed = 0;
  for (const kind of demoKinds) {
    const present = await services.demo[kind].findByIds(await marks.marked(kind));
    if (present.length > 0) removed += await services[kind].remove(present.map(({ id }) => id));
  }
  await changeContent(async () => {
    const before = await settings.find();
    const after = before && withoutDemoContact(before);
    if (after && !isDeepStrictEqual(before, after)) await settings.save({ ...after, version: after.version + 1 });
    await marks.clear();
  });
  return removed;
}
