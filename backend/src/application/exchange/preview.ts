import type { Transaction } from "../ports.ts";

/** The result of a transaction, which its error rolls back. */
class RolledBack<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super();
    this.result = result;
  }
}

/** Runs transactions that are rolled back when their work is done. */
export const rollingBack =
  (transaction: Transaction): Transaction =>
  <T>(work: () => Promise<T>) =>
    transaction<T>(async () => {
      throw new RolledBack(await work());
    }).catch((error: unknown) => {
      if (error instanceof RolledBack) return error.result;
      throw error;
    });
