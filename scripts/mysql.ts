import { once } from "node:events";
import { connect } from "node:net";
import { start } from "./processes.ts";

const names = new Set<string>();

const mysqlServer = (command: string, name: string) =>
  start("bash", ["scripts/mysql-server", command, "--name", name, "--flavor", "mysql"], {
    stdio: ["ignore", "pipe", "inherit"],
  });

async function stop(name: string) {
  await mysqlServer("stop", name).ended;
  names.delete(name);
}

/** A fresh MySQL of our own, or the one that TEST_MYSQL_URL names. Null where none can be had (needs Debian). */
export async function startMysql(purpose: string) {
  if (process.env.TEST_MYSQL_URL) return { url: process.env.TEST_MYSQL_URL, stop: async () => {} };
  const name = `${purpose}-${process.pid}`;
  names.add(name);
  const { child, ended } = mysqlServer("start", name);
  const output = child.stdout ? child.stdout.setEncoding("utf8").toArray() : [];
  const [code, url] = await Promise.all([ended, output]);
  return code === 0 ? { url: url.join("").trim(), stop: () => stop(name) } : null;
}

/** As the server's greeting says: after five bytes, up to a zero. */
export async function mysqlVersion(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port || 3306), hostname);
  const [greeting]: Buffer[] = await once(socket, "data");
  socket.destroy();
  return greeting?.subarray(5, greeting.indexOf(0, 5)).toString("latin1") ?? "";
}

export async function stopEveryMysql() {
  await Promise.all([...names].map(stop));
}
