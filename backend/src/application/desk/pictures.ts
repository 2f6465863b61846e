import { readdressed } from "../../domain/picture.ts";
import type { WorkingCopyRepository } from "./working-copies.ts";

/** Puts a file in the place of another wherever drafts show it by its address. Call it within a transaction. */
export type Readdress = (before: string, after: string) => Promise<void>;

/**
 * What was typed since the picture was written stays, and so does whose and of when a draft is: taking the write back
 * goes the same way, by address.
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
