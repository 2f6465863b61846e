import { EntitySchema } from "@mikro-orm/core";
import { type Em, fresh } from "./repository.ts";
import { visitDaySchema } from "./visits.ts";

type DemoRecord = Readonly<{ kind: string; recordId: string }>;

/** Which records came as demo content. */
export const demoRecordSchema = new EntitySchema<DemoRecord>({
  name: "DemoRecord",
  tableName: "demo_records",
  properties: {
    kind: { type: "string", length: 20, primary: true },
    recordId: { type: "character", length: 24, primary: true },
  },
});

type DemoDay = Readonly<{ day: string; visitors: number; views: number }>;

export const createDemoMarks = (em: Em) => ({
  async mark(kind: string, recordId: string) {
    await em.insert(demoRecordSchema, { kind, recordId });
  },
  marked: async (kind: string) => (await em.find(demoRecordSchema, { kind }, fresh)).map(({ recordId }) => recordId),
  async addVisits(days: readonly DemoDay[]) {
    await em.insertMany(
      visitDaySchema,
      days.map((day) => ({ ...day, isDemo: true })),
    );
  },
  countVisitDays: () => em.count(visitDaySchema, { isDemo: true }),
  /** Forgets the marks, and removes the demo visits. */
  async clear() {
    await em.nativeDelete(demoRecordSchema, {});
    await em.nativeDelete(visitDaySchema, { isDemo: true });
  },
});

export type DemoMarks = ReturnType<typeof createDemoMarks>;
