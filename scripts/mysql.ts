import { once } from "node:events";
import { connect } from "node:net";
import { start } from "./processes.ts";

const mysqlServer = (command: "start" | "stop") =>
  start("bash", ["scripts/mysql-server", command, "--name", `test-${process.pid}`, "--flavor", "mysql"], {
    stdio: ["ignore", "pipe", "inherit"],
  });

let started: Promise<string | null> | undefined;

async function startMysql() {
  const { child, ended } = mysqlServer("start");
  const output = child.stdout ? child.stdout.setEncoding("utf8").toArray() : [];
  const [code, url] = await Promise.all([ended, output]);
  return code === 0 ? url.join("").trim() : null;
}

/**
 * The URL of the MySQL server in TEST_MYSQL_URL, or else of a server of our own, which the first call starts and all
 * share until `stopMysql`. Null where none can be started (needs Debian).
 */
export async function mysqlUrl(): Promise<string | null> {
  if (process.env.TEST_MYSQL_URL) return process.env.TEST_MYSQL_URL;
  started ??= startMysql();
  return started;
}

export async function stopMysql() {
  if (started !== undefined) await mysqlServer("stop").ended;
}

/** Reads the version from the server's greeting: after five bytes, up to a zero byte. */
export async function mysqlVersion(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port || 3306), hostname);
  const [greeting]: Buffer[] = await once(socket, "data");
  socket.destroy();
  return greeting?.subarray(5, greeting.indexOf(0, 5)).toString("latin1") ?? "";
}
