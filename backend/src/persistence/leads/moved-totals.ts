import type { Transaction } from "../../application/ports.ts";
import { movingTotals } from "../migrations/lead-totals.ts";
import type { Dialect, Em } from "../repository.ts";

/** Moves the totals that instances of the previous version write during a rolling upgrade. */
export const createTotalsMove =
  ({ em, dialect, transaction }: Readonly<{ em: Em; dialect: Dialect; transaction: Transaction }>) =>
  async (): Promise<void> => {
    if ((await em.execute("select 1 from lead_totals limit 1")).length === 0) return;
    await transaction(async () => {
      for (const statement of movingTotals(dialect)) await em.execute(statement);
    });
  };
