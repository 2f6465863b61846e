import type { MysqlServer } from "./mysql-server.ts";

/** On a cluster, a scenario starts the servers itself. */
export type DatabaseName = "SQLite" | "MySQL" | "cluster";

/** The result of a scenario. */
export type Outcome = Readonly<{
  /** The disturbance of the product. */
  did: string;
  /** The acknowledged data that were lost, in words; absent where the failures say it. */
  lost?: string;
  figures: string;
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
  /** Collects what does not hold, so that a run reports all of it; a scenario is ok without any. */
  claim: (holds: boolean, otherwise: string) => void;
  /** Claimed only in the long form, which has the machine to itself; the short form reports it among the figures. */
  claimTime: (holds: boolean, otherwise: string) => void;
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
