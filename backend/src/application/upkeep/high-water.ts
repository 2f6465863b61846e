import { messages } from "@etalase/contracts/text/messages";
import type { AuditEntry, Break, ChainHead } from "../../domain/audit.ts";
import type { AuditRepository } from "../audit.ts";
import type { OutsideMark } from "./time-watch.ts";

/** How far the site has come: the newest time that it believes, and the audit log's last entry. */
export type HighWater = Readonly<{ newestAt: Date; number: number; hash: string }>;

/** Kept outside of the database, so that it tells of one that was set back. */
export interface HighWaterMark {
  /** "changed" where it was not written by this site. */
  read(): Promise<HighWater | "changed" | null>;
  save(mark: HighWater): Promise<void>;
}

type Needs = Readonly<{ mark: HighWaterMark; entries: Pick<AuditRepository, "between"> }>;

const headProblem = (reason: string): Break => ({ number: null, reason });

/** Holds the audit log against the mark. */
export function createHighWater({ mark, entries }: Needs) {
  /** What is wrong with a log that ends as `head` says. */
  async function problemOf(head: ChainHead): Promise<Break | null> {
    const known = await mark.read();
    if (known === null) return null;
    if (known === "changed") return headProblem(messages.audit.markChanged);
    if (known.number > head.lastNumber) return headProblem(messages.audit.setBack(known.number, head.lastNumber));
    // What is older than a year is forgotten.
    if (known.number < head.firstNumber) return null;
    const [entry]: readonly AuditEntry[] = await entries.between(known.number - 1, known.number, 1);
    const isSame = known.number === 0 || entry?.hash === known.hash;
    return isSame ? null : { number: known.number, reason: messages.audit.changed(known.number) };
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

    /** Raises the mark, but never over a log that is not the one that it tells of: that stays to be seen. */
    async raise(newestAt: Date, head: ChainHead): Promise<void> {
      const known = await mark.read();
      if (known === "changed" || (known && (await problemOf(head)))) return;
      await mark.save({ newestAt, number: head.lastNumber, hash: head.lastHash });
    },
  };
}

export type HighWaterLine = ReturnType<typeof createHighWater>;
