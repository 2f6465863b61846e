import { isDeepStrictEqual } from "node:util";
import type { ChangeContent } from "./application/content.ts";
import type { Pictures } from "./application/media.ts";
import type { NewsRepository } from "./application/news.ts";
import type { PartnerRepository } from "./application/partners.ts";
import type { PortfolioRepository } from "./application/portfolio.ts";
import type { Clock, NewId } from "./application/ports.ts";
import { initialSettings, type SettingsRepository } from "./application/settings.ts";
import { demoNews } from "./demo-news.ts";
import type { DemoPart } from "./demo-part.ts";
import { demoPartners } from "./demo-partners.ts";
import { demoPortfolio } from "./demo-portfolio.ts";
import { withDemoContact, withoutDemoContact } from "./demo-settings.ts";
import { demoVisits } from "./demo-visits.ts";
import { dayOf } from "./domain/time.ts";
import type { DemoMarks } from "./persistence/demo.ts";
import type { Services } from "./services.ts";

export type DemoNeeds = Readonly<{
  news: NewsRepository;
  portfolio: PortfolioRepository;
  partners: PartnerRepository;
  settings: SettingsRepository;
  marks: DemoMarks;
  pictures: Pictures;
  changeContent: ChangeContent;
  sanitize: (html: string) => string;
  now: Clock;
  newId: NewId;
}>;

async function insertAll(parts: readonly DemoPart[], stored: Parameters<DemoPart["insert"]>[0]) {
  let next = 0;
  for (const { requests, insert } of parts) {
    await insert(stored.slice(next, next + requests.length));
    next += requests.length;
  }
}

/** Loads the demo content of `folder`, all or none, marked as such; does nothing where it is already. */
export async function loadDemo(folder: string, needs: DemoNeeds) {
  const { marks, settings, pictures, changeContent, now } = needs;
  if ((await marks.marked("news")).length > 0) return;
  const own = { ...needs, folder };
  const parts = await Promise.all([demoNews(own), demoPortfolio(own), demoPartners(own)]);
  await pictures.during(
    parts.flatMap(({ requests }) => requests),
    (stored) =>
      changeContent(async () => {
        await insertAll(parts, stored);
        if (!(await settings.find())) await settings.save(withDemoContact(initialSettings));
        await marks.addVisits(demoVisits(dayOf(now())));
      }),
  );
}

type Removing = Readonly<{ remove(ids: readonly string[]): Promise<number> }>;

/** Removes all demo content and nothing else; what was deleted by hand is gone already. @returns how many records */
export async function clearDemo({ news, portfolio, partners, demo }: Services): Promise<number> {
  const services: Readonly<Record<"news" | "portfolio" | "partners", Removing>> = { news, portfolio, partners };
  let removed = 0;
  for (const kind of ["news", "portfolio", "partners"] as const) {
    const ids = await demo.marks.marked(kind);
    const present = (await demo[kind].findByIds(ids)).map(({ id }) => id);
    if (present.length > 0) removed += await services[kind].remove(present);
  }
  await demo.changeContent(async () => {
    const before = await demo.settings.find();
    const after = before && withoutDemoContact(before);
    if (after && !isDeepStrictEqual(before, after)) await demo.settings.save({ ...after, version: after.version + 1 });
    await demo.marks.clear();
  });
  return removed;
}
