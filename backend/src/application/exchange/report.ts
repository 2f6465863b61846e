import type { ContentResource } from "@etalase/contracts/kinds";
import { type Refusal, refusal } from "@etalase/contracts/refusals/refusal";
import { serverMessages } from "@etalase/contracts/text/messages";
import { DomainError } from "../../domain/errors.ts";
import { type Entry, isRefused, type Refused } from "./entry.ts";

/** A field that an import changes. */
export type Difference = Readonly<{ field: string; before: string; after: string }>;

/** The effect of one entry. */
export type Outcome = Readonly<{
  place: Refusal;
  resource: ContentResource;
  title: string;
  action: "create" | "update" | "same";
  /** Whether the record was in the trash, from which it is restored. */
  isTrashed: boolean;
  /** Another record that has the address: the entry replaces it, or comes beside it under the address `slug`. */
  beside: Readonly<{ title: string; slug: string }> | null;
  differences: readonly Difference[];
}>;

export type Report = (one: Outcome | Refused) => void;

export type Summary = Readonly<{
  create: number;
  update: number;
  same: number;
  refused: number;
  /** Entries whose address another record has, which they replace or come beside. */
  beside: number;
}>;

/** Counts outcomes and reports them. */
export function createTally(report: Report = () => {}) {
  const summary = { create: 0, update: 0, same: 0, refused: 0, beside: 0 };
  return {
    summary: summary as Summary,
    add(one: Outcome | Refused) {
      summary[isRefused(one) ? "refused" : one.action] += 1;
      if (!isRefused(one) && one.beside) summary.beside += 1;
      report(one);
    },
  };
}

/** Returns the function that makes the refusal of an entry from an error. It throws every error that is none. */
export const refusing =
  ({ where }: Entry) =>
  (error: unknown): Refused => {
    if (!(error instanceof DomainError) || error.kind !== "invalid") throw error;
    const { errors, refusal: whole = serverMessages.validationFailed } = error;
    const each = Object.entries(errors ?? {}).map(([name, one]) =>
      refusal("{name}: {refusal}", { name, refusal: one }),
    );
    return { where, problem: each.length > 0 ? refusal("{refusals}", { refusals: each }) : whole };
  };
