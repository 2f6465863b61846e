import { EntitySchema } from "@mikro-orm/core";
import type { VisitTally } from "../application/statistics/visits.ts";
import { type Em, fresh } from "./repository.ts";
import { demoCounts, visitDaySchema, visitTotalSchema } from "./visits.ts";

type DemoRecord = Readonly<{ kind: string; recordId: string }>;

/** The records that came as demo content. */
export const demoRecordSchema = new EntitySchema<DemoRecord>({
  name: "DemoRecord",
  tableName: "demo_records",
  properties: {
    kind: { type: "string", length: 20, primary: true },
    recordId: { type: "character", length: 24, primary: true },
  },
});

type DemoTotal = VisitTally & Readonly<{ day: string; visitors: number }>;
type DemoDay = Readonly<{ day: string; visitors: number; views: number }>;

const rowsAtOnce = 1000;

export const createDemoMarks = (em: Em) => ({
  mark: (kind: string, recordId: string) => em.insert(demoRecordSchema, { kind, recordId }),
  marked: async (kind: string) => (await em.find(demoRecordSchema, { kind }, fresh)).map(({ recordId }) => recordId),
  async addVisits(days: readonly DemoDay[], totals: readonly DemoTotal[]) {
    await em.insertMany(
      visitDaySchema,
      days.map((day) => ({ ...day, isDemo: true })),
    );
    const rows = totals.map(({ what, ...total }) => ({ ...total, what: demoCounts[what] }));
    // Databases limit the number of values in one statement.
    for (let first = 0; first < rows.length; first += rowsAtOnce)
      await em.insertMany(visitTotalSchema, rows.slice(first, first + rowsAtOnce));
  },
  countVisitDays: () => em.count(visitDaySchema, { isDemo: true }),
  /** Forgets the marks, and removes the demo visits. */
  async clear() {
    await em.nativeDelete(demoRecordSchema, {});
    await em.nativeDelete(visitDaySchema, { isDemo: true });
    await em.nativeDelete(visitTotalSchema, { what: { $in: Object.values(demoCounts) } });
  },
});

export type DemoMarks = ReturnType<typeof createDemoMarks>;
