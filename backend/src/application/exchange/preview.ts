import type { Trash } from "../history/trash.ts";
import type { Transaction } from "../ports.ts";
import type { ExchangeKinds } from "./kinds.ts";
import type { WriteNeeds } from "./write.ts";

/** The result of a transaction, which its error rolls back. */
class RolledBack<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super();
    this.result = result;
  }
}

/** Runs transactions that are rolled back when their work is done. */
const rollingBack =
  (transaction: Transaction): Transaction =>
  <T>(work: () => Promise<T>) =>
    transaction<T>(async () => {
      throw new RolledBack(await work());
    }).catch((error: unknown) => {
      if (error instanceof RolledBack) return error.result;
      throw error;
    });

export type DryRunNeeds = Readonly<{
  /** The same kinds, whose writes leave the files of pictures where they are. */
  dryKinds: ExchangeKinds;
  trash: Pick<Trash, "restoreDry">;
}>;

/** The needs of an import that writes the same, and whose every transaction is rolled back. */
export const dryRun = <Needs extends WriteNeeds & DryRunNeeds>(needs: Needs): Needs => ({
  ...needs,
  kinds: needs.dryKinds,
  trash: { ...needs.trash, restore: needs.trash.restoreDry },
  exclusively: rollingBack(needs.exclusively),
});
