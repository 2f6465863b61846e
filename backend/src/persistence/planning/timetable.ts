import { officeStateAt } from "@etalase/contracts/site/office-hours";
import type { Timetable } from "../../application/publication.ts";
import type { Schedule } from "../../domain/publication.ts";
import type { Settings } from "../../domain/settings.ts";
import { newsSchema } from "../news.ts";
import { packageSchema } from "../packages.ts";
import { portfolioSchema } from "../portfolio.ts";
import { type Em, fresh } from "../repository.ts";
import { createSettingsRepository } from "../settings.ts";

const soonest = (times: readonly Date[]): Date | null =>
  times.reduce<Date | null>((first, time) => (first && first < time ? first : time), null);

/** Of the tables whose records come, go or change by themselves; each has indexes that find the next row at once. */
export function createTimetable(em: Em): Timetable {
  const next = async (column: keyof Schedule, after: Date): Promise<readonly Date[]> => {
    const where = { status: "published", [column]: { $gt: after } } as const;
    const first = { ...fresh, fields: [column], orderBy: { [column]: "asc" }, limit: 1 } as const;
    const [articles, projects] = await Promise.all([
      em.find(newsSchema, where, first),
      em.find(portfolioSchema, where, first),
    ]);
    return [...articles, ...projects].flatMap((row) => row[column] ?? []);
  };

  /** When a promo begins or ends. */
  const nextPrice = async (column: "promoStartsAt" | "promoEndsAt", after: Date): Promise<readonly Date[]> => {
    const first = { ...fresh, fields: [column], orderBy: { [column]: "asc" }, limit: 1 } as const;
    return (await em.find(packageSchema, { [column]: { $gt: after } }, first)).flatMap((row) => row[column] ?? []);
  };

  const settings = createSettingsRepository(em);

  /** When the office opens or closes, which pages tell of. */
  const nextTurn = async (after: Date): Promise<readonly Date[]> => {
    // A row from before there were office hours lacks them.
    const { officeHours }: Partial<Settings> = (await settings.find()) ?? {};
    const state = officeHours && officeStateAt(officeHours, after);
    return state ? [new Date(state.until)] : [];
  };

  return {
    async nextChange(after) {
      const [starts, ends, promoStarts, promoEnds, turns] = await Promise.all([
        next("publishAt", after),
        next("unpublishAt", after),
        nextPrice("promoStartsAt", after),
        nextPrice("promoEndsAt", after),
        nextTurn(after),
      ]);
      return {
        changesAt: soonest([...starts, ...ends, ...promoStarts, ...promoEnds, ...turns]),
        endsAt: soonest(ends),
      };
    },
  };
}
