import { once } from "node:events";
import { connect } from "node:net";
import { start } from "./processes.ts";

/**
 * The server that a variable names, or else one of our own, which the first call starts by a script and all share until
 * `stop`. Null where none can be started (needs Debian).
 */
function sharedServer(variable: "TEST_MYSQL_URL" | "TEST_MEDIA_URL", ...script: readonly string[]) {
  const [file = "", ...options] = script;
  const run = (command: "start" | "stop") =>
    start("bash", [file, command, "--name", `test-${process.pid}`, ...options], {
      stdio: ["ignore", "pipe", "inherit"],
    });
  let started: Promise<string | null> | undefined;

  async function startOwn() {
    const { child, ended } = run("start");
    const output = child.stdout ? child.stdout.setEncoding("utf8").toArray() : [];
    const [code, url] = await Promise.all([ended, output]);
    return code === 0 ? url.join("").trim() : null;
  }

  return {
    async url(): Promise<string | null> {
      const named = process.env[variable];
      if (named) return named;
      started ??= startOwn();
      return started;
    },
    async stop() {
      if (started !== undefined) await run("stop").ended;
    },
  };
}

export const mysqlServer = sharedServer("TEST_MYSQL_URL", "scripts/mysql-server", "--flavor", "mysql");

/** A bucket, whose URL holds its keys. */
export const s3Server = sharedServer("TEST_MEDIA_URL", "scripts/s3-server");

/** Reads the version from the server's greeting: after five bytes, up to a zero byte. */
export async function mysqlVersion(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port || 3306), hostname);
  const [greeting]: Buffer[] = await once(socket, "data");
  socket.destroy();
  return greeting?.subarray(5, greeting.indexOf(0, 5)).toString("latin1") ?? "";
}
