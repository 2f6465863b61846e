import type { Transaction } from "../../application/ports.ts";
import { totalsCopy } from "../migrations/lead-totals.ts";
import type { Dialect, Em } from "../repository.ts";

/** Copies the growth of the totals that instances of the previous version write during a rolling upgrade. */
export const createTotalsCopy =
  ({ em, dialect, transaction }: Readonly<{ em: Em; dialect: Dialect; transaction: Transaction }>) =>
  async (): Promise<void> => {
    const { find, insert } = totalsCopy(dialect);
    if ((await em.execute(find)).length > 0) await transaction(() => em.execute(insert));
  };
