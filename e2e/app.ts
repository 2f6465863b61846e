import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { openDatabase } from "../backend/src/start-database.ts";
import { createScratchDatabase } from "../backend/test/databases.ts";
import { copyMysqlTemplate, emptyMysqlCopy } from "../backend/test/mysql-copies.ts";
import { type Prepared, prepared } from "./prepared.ts";

export const admin = { username: "admin", password: "jendela-toko-2026" };

/** Returns an unused port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a string only for pipes
  server.close();
  await once(server, "close");
  return port;
}

/** Waits until a started site reports that it runs. @throws when it ends before */
export async function siteRuns(child: ChildProcess, origin: string) {
  if (!child.stdout) throw new Error("The site's output is not piped");
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    if (!line.includes(`runs on ${origin}`)) continue;
    // Nobody reads the output from here on, and a full pipe would block the site.
    child.stdout.resume();
    return;
  }
  throw new Error("The site ended before it ran");
}

type Scratch = Awaited<ReturnType<typeof createScratchDatabase>>;

/** Databases of this worker's former sites: resetting one takes a tenth of the work of copying the tables. */
const spare: Scratch[] = [];

async function copyOf({ folder, database }: Prepared, server: string | undefined) {
  const dataDir = await mkdtemp(join(folder, "site-"));
  await cp(join(folder, "data"), dataDir, { recursive: true });
  if (!server) return { dataDir };
  const used = spare.pop();
  const scratch = used ?? (await createScratchDatabase(server, database));
  const copy = await openDatabase(scratch.url);
  if (!used) await Promise.all([scratch.leave(), copyMysqlTemplate(database, copy)]);
  else if (!(await emptyMysqlCopy(database, copy))) throw new Error("A test has changed the tables");
  await copy.close();
  return { dataDir, scratch: { ...scratch, drop: async () => void spare.push(scratch) } };
}

async function emptyPlace(server: string | undefined) {
  const dataDir = await mkdtemp(join(tmpdir(), "etalase-e2e-"));
  return server ? { dataDir, scratch: await createScratchDatabase(server, "e2e") } : { dataDir };
}

/** Controls the clock of a site started with `ownClock`: it stops first, and then advances. */
function clockOf(site: ChildProcess) {
  let timeMs = 0;
  async function set(newMs: number) {
    timeMs = newMs;
    const told = once(site, "message");
    site.send(timeMs);
    await told;
    return new Date(timeMs);
  }
  return { stopClock: () => set(Date.now()), pass: (ms: number) => set(timeMs + ms) };
}

const refuse = (): never => {
  throw new Error("This site was not started with a clock of its own");
};

/** The control of a site that uses the real clock, which refuses every call. */
export const noClock: ReturnType<typeof clockOf> = { stopClock: refuse, pass: refuse };

/** Environment variables of a site whose clock is controlled by a test. */
export const ownClock = { NODE_OPTIONS: `--import=${new URL("clock.ts", import.meta.url)}` };

/**
 * Starts the built product like `make up`, with demo content, a data folder and a database of its own: copies of the
 * prepared ones, if there are any.
 */
export async function startApp(variables: Readonly<Record<string, string>> = {}) {
  const server = process.env.E2E_DATABASE_URL;
  const template = prepared();
  const [port, { dataDir, scratch }] = await Promise.all([
    freePort(),
    template ? copyOf(template, server) : emptyPlace(server),
  ]);
  const origin = `http://localhost:${port}`;
  const child = spawn("sh", ["backend/start", "backend/dist/main.js"], {
    cwd: join(import.meta.dirname, ".."),
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: "node_modules/.cache/node",
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      ...(scratch ? { DATABASE_URL: scratch.url, TOKEN_SECRET: "long enough for the browser tests" } : {}),
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: "error",
      // Each test has an address of its own, so that one test's attempts do not limit another's.
      TRUST_PROXY: "1",
      ...variables,
    },
  });
  await siteRuns(child, origin);
  /** Ends it like Ctrl-C, which does not wait for a balancer to notice. */
  const end = async () => {
    const ended = once(child, "exit");
    child.kill("SIGINT");
    await ended;
  };
  return {
    origin,
    dataDir,
    database: scratch,
    databaseUrl: scratch?.url ?? `sqlite:${join(dataDir, "etalase.sqlite")}`,
    // The process runs, so it has an id.
    pid: child.pid ?? 0,
    ...(variables.NODE_OPTIONS === ownClock.NODE_OPTIONS ? clockOf(child) : noClock),
    end,
    async stop() {
      await end();
      await scratch?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type App = Awaited<ReturnType<typeof startApp>>;
