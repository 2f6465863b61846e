import { afterAll, beforeAll, beforeEach, describe } from "vitest";
import type { Database } from "../src/persistence/database.ts";
import { type DialectName, dialects, openTestDatabase } from "./databases.ts";

type Given = Readonly<{ dialect: DialectName; database: () => Database }>;

const suites = dialects.map((dialect) => ({ dialect, name: dialect === "MySQL" ? "MySQL 9.7" : dialect }));

/** Runs the same tests on every database, each time with those tables empty. */
export function onEachDatabase(what: string, tables: readonly string[], define: (given: Given) => void) {
  describe.each(suites)(`${what} on $name`, ({ dialect }) => {
    let database: Database;
    beforeAll(async () => {
      database = await openTestDatabase(dialect);
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      for (const table of tables) await database.em.getConnection().execute(`delete from ${table}`);
    });
    define({ dialect, database: () => database });
  });
}

export const inParallel = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

export const on = (day: number, hour = 0) => new Date(Date.UTC(2026, 10, day, hour));
