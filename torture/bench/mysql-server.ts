import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "../../backend/src/start-database.ts";
import { createProcess } from "../topology/process.ts";
import { until } from "../topology/until.ts";
import { LeftOut } from "./left-out.ts";

const root = join(import.meta.dirname, "../..");
const name = `torture-${process.pid}`;

const script = (command: "start" | "stop" | "status") =>
  execFileSync("bash", ["scripts/mysql-server", command, "--name", name, "--flavor", "mysql"], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", command === "stop" ? "ignore" : "inherit"],
  });

function startScript(): string {
  try {
    return script("start").trim();
  } catch (cause) {
    throw new LeftOut("no MySQL 9.7 can be had here", { cause });
  }
}

type Rows = Readonly<Record<string, unknown>>[];

/** Runs statements on a connection of their own. */
export async function withSql<T>(url: string, work: (run: (sql: string) => Promise<Rows>) => Promise<T>): Promise<T> {
  const database = await openDatabase(url);
  try {
    return await work((sql) => database.em.getConnection().execute<Rows>(sql));
  } finally {
    await database.close();
  }
}

/** Returns the command line of a process; empty when it has ended. */
function commandOf(pid: number): readonly string[] {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) ? readFileSync(file, "utf8").split("\0").slice(0, -1) : [];
}

/**
 * Ends the server that the script started. Returns the command that starts it again, durably: commits survive a kill.
 * The server shuts down regularly, so that it removes its lock files: its process may not have been reaped when the
 * next one checks them.
 */
async function durableCommand(): Promise<readonly string[]> {
  const line = script("status")
    .split("\n")
    .find((one) => one.startsWith(`${name} `));
  const pid = Number(line?.split(" ").at(-1));
  const command = commandOf(pid);
  process.kill(pid, "SIGTERM");
  await until(() => commandOf(pid).length === 0, { what: "the first MySQL to end" });
  return [...command, "--innodb-flush-log-at-trx-commit=1", "--innodb-doublewrite=ON"];
}

/** Returns the URL of a new database on the same server. */
async function createDatabaseBeside(url: string): Promise<string> {
  const database = `torture_${randomBytes(6).toString("hex")}`;
  await withSql(url, (run) => run(`create database ${database}`));
  const own = new URL(url);
  own.pathname = `/${database}`;
  return own.href;
}

/** A MySQL server of our own, which can be paused, killed and restarted. @throws {LeftOut} when none is available */
export async function startMysqlServer() {
  const url = startScript();
  const server = createProcess({ command: await durableCommand(), logFile: "/dev/null" });

  async function start() {
    server.start();
    await until(() => withSql(url, (run) => run("select 1")), { what: "MySQL" });
  }

  async function remove() {
    await server.kill();
    script("stop");
  }

  await start().catch(async (cause) => {
    await remove();
    throw cause;
  });
  return {
    ...server,
    start,
    createDatabase: () => createDatabaseBeside(url),
    remove,
  };
}

export type MysqlServer = Awaited<ReturnType<typeof startMysqlServer>>;
