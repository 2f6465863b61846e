import type { LeadCounts } from "../../domain/leads/counts.ts";
import type { LeadTotal } from "../../domain/leads/totals.ts";

/** The counts that remain of forgotten leads. */
export interface LeadTotals {
  /** The totals from one day to another, both included. */
  between(from: string, to: string): Promise<readonly KeptTotal[]>;
  /** The same as sums, in batches of days. */
  counted(from: string, to: string): AsyncIterable<LeadCounts>;
  /** Replaces totals by others. */
  exchange(before: readonly KeptTotal[], after: readonly LeadTotal[]): Promise<void>;
}

/** Clicks that are only counted. */
export interface UnstoredClicks {
  count(click: Pick<LeadTotal, "day" | "kind" | "slug" | "name">): Promise<void>;
  /** The number of these clicks since that day. */
  since(day: string): Promise<number>;
}

export type KeptTotal = LeadTotal & Readonly<{ id: string }>;
