import { auditFaults } from "@etalase/contracts/audit";
import type { Refusal } from "@etalase/contracts/refusals/refusal";
import type { AuditEntry, Break, ChainHead } from "../../domain/audit.ts";
import type { AuditRepository } from "../audit.ts";
import type { OutsideMark } from "./time-watch.ts";

/** The progress of the site: the newest time that it trusts, and the audit log's last entry. */
export type HighWater = Readonly<{ newestAt: Date; number: number; hash: string }>;

/** Stored outside of the database, so that it reveals a database that was set back. */
export interface HighWaterMark {
  /** "changed" for a mark that this site has not written. */
  read(): Promise<HighWater | "changed" | null>;
  save(mark: HighWater): Promise<void>;
}

type Needs = Readonly<{ mark: HighWaterMark; entries: Pick<AuditRepository, "between"> }>;

const headProblem = (reason: Refusal): Break => ({ number: null, reason });

/** Compares the audit log with the mark. */
export function createHighWater({ mark, entries }: Needs) {
  /** Returns the fault of a log with this head, or null. */
  async function problemOf(head: ChainHead): Promise<Break | null> {
    const known = await mark.read();
    if (known === null) return null;
    if (known === "changed") return headProblem(auditFaults.markChanged);
    if (known.number > head.lastNumber) return headProblem(auditFaults.setBack(known.number, head.lastNumber));
    // Entries older than a year are forgotten.
    if (known.number < head.firstNumber) return null;
    const [entry]: readonly AuditEntry[] = await entries.between(known.number - 1, known.number, 1);
    const isSame = known.number === 0 || entry?.hash === known.hash;
    return isSame ? null : { number: known.number, reason: auditFaults.changed(known.number) };
  }

  return {
    problemOf,

    newestAt: (async () => {
      const known = await mark.read();
      return known === null || known === "changed" ? null : known.newestAt;
    }) satisfies OutsideMark["newestAt"],

    lower: (async (newestAt) => {
      const known = await mark.read();
      if (known === null || known === "changed" || known.newestAt <= newestAt) return;
      await mark.save({ ...known, newestAt });
    }) satisfies OutsideMark["lower"],

    /** Raises the mark, but never for a log that does not match it: the fault must stay visible. */
    async raise(newestAt: Date, head: ChainHead): Promise<void> {
      const known = await mark.read();
      if (known === "changed" || (known && (await problemOf(head)))) return;
      await mark.save({ newestAt, number: head.lastNumber, hash: head.lastHash });
    },
  };
}

export type HighWaterLine = ReturnType<typeof createHighWater>;
