import { EntitySchema, LockMode, raw } from "@mikro-orm/core";
import type { FirstStepMarks } from "../application/first-steps.ts";
import type { SiteState } from "../application/ports.ts";
import type { WeekMark } from "../application/statistics/weekly.ts";
import type { TimeMark, TimeMarks } from "../application/time-watch.ts";
import { dateColumn, type Em, fresh } from "./repository.ts";

type WeekRow = Readonly<{ weekWritten: string }>;
type FirstStepsRow = Readonly<{ firstStepsHidden: boolean; pricesSeen: boolean }>;
type SiteStateRow = TimeMark &
  FirstStepsRow &
  WeekRow &
  Readonly<{ id: number; contentVersion: number; twoFactorRequired: boolean }>;

/** A single row, made by the first migration. */
export const siteStateSchema = new EntitySchema<SiteStateRow>({
  name: "SiteState",
  tableName: "site_state",
  properties: {
    id: { type: "integer", primary: true, autoincrement: false },
    contentVersion: { type: "integer" },
    twoFactorRequired: { type: "boolean", default: false },
    newestAt: { ...dateColumn, nullable: true },
    lookedAt: { ...dateColumn, nullable: true },
    doubtedMs: { type: "integer", default: 0 },
    firstStepsHidden: { type: "boolean", default: false },
    pricesSeen: { type: "boolean", default: false },
    weekWritten: { type: "string", length: 10, default: "" },
  },
});

type Tables = { site_state: { id: number; content_version: number; two_factor_required: number } };

type Needs = Readonly<{
  em: Em;
  /** Runs work once the surrounding transaction has ended. */
  afterTransaction(work: () => void): void;
}>;

export function createSiteState({ em, afterTransaction }: Needs): SiteState {
  const listeners: (() => void)[] = [];
  const tell = () => {
    for (const changed of listeners) changed();
  };
  return {
    async twoFactorRequired() {
      const rows = em.getKysely<Tables>().selectFrom("site_state").select("two_factor_required").where("id", "=", 1);
      return Boolean((await rows.executeTakeFirstOrThrow()).two_factor_required);
    },
    requireTwoFactor: (required) => em.nativeUpdate(siteStateSchema, { id: 1 }, { twoFactorRequired: required }),
    lock: () => em.findOneOrFail(siteStateSchema, { id: 1 }, { ...fresh, lockMode: LockMode.PESSIMISTIC_WRITE }),
    async contentChanged() {
      await em.nativeUpdate(siteStateSchema, { id: 1 }, { contentVersion: raw("content_version + 1") });
      afterTransaction(tell);
    },
    onContentChange: (changed) => void listeners.push(changed),
    // The version is read all the time, and the ORM would take ten times as long.
    async contentVersion() {
      const versions = em.getKysely<Tables>().selectFrom("site_state").select("content_version").where("id", "=", 1);
      return (await versions.executeTakeFirstOrThrow()).content_version;
    },
  };
}

export const createTimeMarks = (em: Em): TimeMarks => ({
  async read() {
    const { newestAt, lookedAt, doubtedMs } = await em.findOneOrFail(siteStateSchema, { id: 1 }, fresh);
    return { newestAt, lookedAt, doubtedMs };
  },
  save: (mark) => em.nativeUpdate(siteStateSchema, { id: 1 }, { ...mark }),
});

export const createWeekMark = (em: Em): WeekMark => ({
  read: async () => (await em.findOneOrFail(siteStateSchema, { id: 1 }, fresh)).weekWritten,
  save: (weekWritten) => em.nativeUpdate(siteStateSchema, { id: 1 }, { weekWritten }),
});

export const createFirstStepMarks = (em: Em): FirstStepMarks => ({
  async read() {
    const { firstStepsHidden, pricesSeen } = await em.findOneOrFail(siteStateSchema, { id: 1 }, fresh);
    return { isHidden: firstStepsHidden, pricesSeen };
  },
  save: ({ isHidden, pricesSeen }) =>
    em.nativeUpdate(siteStateSchema, { id: 1 }, { firstStepsHidden: isHidden, pricesSeen }),
});
