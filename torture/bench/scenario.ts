import type { MysqlServer } from "./mysql-server.ts";

/** On a cluster a scenario starts the servers itself. */
export type DatabaseName = "SQLite" | "MySQL" | "cluster";

/** What a scenario has found; it is ok where `failures` is empty. */
export type Outcome = Readonly<{
  /** What was done to the product. */
  did: string;
  /** What was lost of what the product had acknowledged, in words; "nothing" where nothing was. */
  lost: string;
  figures: string;
  failures: readonly string[];
}>;

export type Bench = Readonly<{
  database: DatabaseName;
  /** For CI: fewer rounds, on the same paths. */
  isShort: boolean;
  /** The URL of a new database; undefined for the file that the product makes by itself. */
  newDatabase: () => Promise<string | undefined>;
  /** The server that MySQL's databases are on, to be held up and killed. @throws {Error} on SQLite */
  mysql: () => MysqlServer;
  /** Runs when the scenario has ended, the last one first. */
  later: (cleanUp: () => unknown) => void;
}>;

export type Scenario = Readonly<{
  name: string;
  databases: readonly DatabaseName[];
  /** Those of the short form, where they are fewer. */
  inShort?: readonly DatabaseName[];
  run: (bench: Bench) => Promise<Outcome>;
}>;

/**
 * Collects what does not hold, so that a run says all of it. A time is claimed in the long form alone, which has the
 * machine to itself; the short one tells it among the figures.
 */
export function createClaims({ isShort }: Pick<Bench, "isShort">) {
  const failures: string[] = [];
  const claim = (holds: boolean, otherwise: string) => {
    if (!holds) failures.push(otherwise);
  };
  return { failures, claim, claimTime: (holds: boolean, otherwise: string) => claim(holds || isShort, otherwise) };
}

export type Claims = ReturnType<typeof createClaims>;
