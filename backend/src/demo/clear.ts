import { isDeepStrictEqual } from "node:util";
import { newsQuery } from "@etalase/contracts/news.schema";
import type { PlainKindOf } from "@etalase/contracts/plain-kinds";
import type { SectionId } from "@etalase/contracts/site/sections";
import type { DemoLeft } from "@etalase/contracts/statistics.schema";
import type { Trash } from "../application/history/trash.ts";
import type { NewsService } from "../application/news.ts";
import type { PlainService } from "../application/plain.ts";
import type { PortfolioService } from "../application/portfolio.ts";
import type { SectionsService } from "../application/sections.ts";
import { isSample } from "../domain/plain.ts";
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

type Shown = Counted &
  Readonly<{
    news: Pick<NewsService, "list">;
    portfolio: Pick<PortfolioService, "featured">;
    partners: Readonly<{ active(): Promise<readonly unknown[]> }>;
    sections: Pick<SectionsService, "get" | "update">;
  }>;

/** Hides the sample showcases and the sections without content, which their ordinary switches show again. */
async function hideClaims({ showcases, news, portfolio, partners, sections }: Shown, { user, ip }: Source) {
  const by = { user, ip };
  for (const { id } of await samplesAmong(showcases)) await showcases.update(id, { isActive: false }, { by });
  const counts: Partial<Record<SectionId, number>> = {
    news: (await news.list(newsQuery.parse({ limit: "1" }), "public")).total,
    portfolio: (await portfolio.featured(1)).length,
    partners: (await partners.active()).length,
  };
  const { sections: before } = await sections.get();
  const after = before.map((one) => (counts[one.id] === 0 ? { ...one, isShown: false } : one));
  if (!isDeepStrictEqual(before, after)) await sections.update(after, { by });
}

type Services = Readonly<Record<DemoKind, Removing>> &
  Shown &
  Readonly<{ trash: Pick<Trash, "purgePresent">; endUndosOf(resource: string, ids: readonly string[]): Promise<void> }>;

export type DemoChoice = Readonly<{ hides?: boolean }>;

/**
 * Removes all demo content and nothing else, for good and from the trash too; `hides` also hides the claims that stay.
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
    const before = await settings.find();
    const after = before && withoutDemoContact(before);
    if (after && !isDeepStrictEqual(before, after)) await settings.save({ ...after, version: after.version + 1 });
    await marks.clear();
  });
  if (hides) await hideClaims(services, by);
  return removed;
}
