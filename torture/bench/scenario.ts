import type { MysqlServer } from "./mysql-server.ts";

/** On a cluster, a scenario starts the servers itself. */
export type DatabaseName = "SQLite" | "MySQL" | "cluster";

/** The result of a scenario; it is ok when `failures` is empty. */
export type Outcome = Readonly<{
  /** The disturbance of the product. */
  did: string;
  /** The acknowledged data that were lost, in words; "nothing" if none. */
  lost: string;
  figures: string;
  failures: readonly string[];
}>;

export type Bench = Readonly<{
  database: DatabaseName;
  /** For CI: fewer rounds, on the same paths. */
  isShort: boolean;
  /** Returns the URL of a new database; undefined for the file that the product creates by itself. */
  newDatabase: () => Promise<string | undefined>;
  /** The server of MySQL's databases, which can be paused and killed. @throws {Error} on SQLite */
  mysql: () => MysqlServer;
  /** Runs after the scenario, in reverse order. */
  later: (cleanUp: () => unknown) => void;
}>;

export type Scenario = Readonly<{
  name: string;
  databases: readonly DatabaseName[];
  /** The databases of the short form, when they are fewer. */
  inShort?: readonly DatabaseName[];
  /** Pauses or kills MySQL's server, which other runs cannot share meanwhile. */
  stopsServer?: true;
  run: (bench: Bench) => Promise<Outcome>;
}>;

/**
 * Collects failed claims, so that a run reports all of them. Times are claimed only in the long form, which has the
 * machine to itself; the short form reports them among the figures.
 */
export function createClaims({ isShort }: Pick<Bench, "isShort">) {
  const failures: string[] = [];
  const claim = (holds: boolean, otherwise: string) => {
    if (!holds) failures.push(otherwise);
  };
  return { failures, claim, claimTime: (holds: boolean, otherwise: string) => claim(holds || isShort, otherwise) };
}

export type Claims = ReturnType<typeof createClaims>;
