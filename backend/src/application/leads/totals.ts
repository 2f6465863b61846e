import type { LeadCounts } from "../../domain/leads/counts.ts";
import type { LeadTotal } from "../../domain/leads/totals.ts";

/** The counts that are left of forgotten leads. */
export interface LeadTotals {
  /** From one day to another, both included. */
  between(from: string, to: string): Promise<readonly KeptTotal[]>;
  /** The same, counted, some days after the other. */
  counted(from: string, to: string): AsyncIterable<LeadCounts>;
  /** Puts some in the place of others. */
  exchange(before: readonly KeptTotal[], after: readonly LeadTotal[]): Promise<void>;
}

/** Clicks that are counted alone. */
export interface UnstoredClicks {
  count(click: Pick<LeadTotal, "day" | "kind" | "slug" | "name">): Promise<void>;
  /** How many there were since that day. */
  since(day: string): Promise<number>;
}

export type KeptTotal = LeadTotal & Readonly<{ id: string }>;
