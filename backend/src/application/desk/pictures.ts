import { readdressed } from "../../domain/picture.ts";
import type { WorkingCopyRepository } from "./working-copies.ts";

/** Replaces a file by another in all drafts that show its address. Call it within a transaction. */
export type Readdress = (before: string, after: string) => Promise<void>;

/**
 * Changes only the addresses: later input stays, and so do the author and the time of each draft. An undo of the write
 * replaces them back, by address.
 */
export const createReaddress =
  ({ copies }: Readonly<{ copies: Pick<WorkingCopyRepository, "lockWithPictures" | "rewrite"> }>): Readdress =>
  async (before, after) => {
    if (before === after) return;
    for (const copy of await copies.lockWithPictures()) {
      const typed = { values: copy.values, base: copy.base };
      const changed = readdressed(typed, before, after);
      if (JSON.stringify(changed) !== JSON.stringify(typed)) await copies.rewrite({ ...copy, ...changed });
    }
  };
