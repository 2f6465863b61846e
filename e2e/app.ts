import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createScratchDatabase } from "../backend/test/databases.ts";

export const admin = { username: "admin", password: "jendela-toko-2026" };

/** A port on this machine that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a string only for pipes
  server.close();
  await once(server, "close");
  return port;
}

/** Waits until a started site says that it runs. @throws when it ends before */
export async function siteRuns(child: ChildProcess, origin: string) {
  if (!child.stdout) throw new Error("The site's output is not piped");
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    if (!line.includes(`runs on ${origin}`)) continue;
    // Nobody reads on, and a full pipe would stop the site.
    child.stdout.resume();
    return;
  }
  throw new Error("The site ended before it ran");
}

/** A site that runs already, with demo content and the tests' superadmin: E2E_SITE is its address. */
const runningSite = (origin: string) => ({ origin, databaseUrl: "", pid: 0, stop: async () => {} });

/**
 * The built product as `make up` starts it, with demo content, a data folder and a database of its own; a test that
 * sets no variable gets the site of E2E_SITE instead, where there is one.
 */
export async function startApp(variables: Readonly<Record<string, string>> = {}) {
  if (process.env.E2E_SITE && Object.keys(variables).length === 0) return runningSite(process.env.E2E_SITE);
  const [port, dataDir] = await Promise.all([freePort(), mkdtemp(join(tmpdir(), "etalase-e2e-"))]);
  const server = process.env.E2E_DATABASE_URL;
  const scratch = server ? await createScratchDatabase(server) : undefined;
  const origin = `http://localhost:${port}`;
  const child = spawn("sh", ["backend/start", "backend/dist/main.js"], {
    cwd: join(import.meta.dirname, ".."),
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      ...(scratch ? { DATABASE_URL: scratch.url, TOKEN_SECRET: "long enough for the browser tests" } : {}),
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: "error",
      // Visitors of another worker see a change up to a second later, for which no test should wait.
      WORKERS: "1",
      // Each test has an address of its own, so that one test's attempts do not limit another's.
      TRUST_PROXY: "1",
      ...variables,
    },
  });
  await siteRuns(child, origin);
  return {
    origin,
    databaseUrl: scratch?.url ?? `sqlite:${join(dataDir, "etalase.sqlite")}`,
    // It runs, so it has one.
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, "exit");
      // As by Ctrl-C: no balancer has to hear of it first.
      child.kill("SIGINT");
      await ended;
      await scratch?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type App = Awaited<ReturnType<typeof startApp>>;
