import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { admin, freePort, siteRuns } from "../../e2e/app.ts";
import type { Bench } from "./scenario.ts";

const root = join(import.meta.dirname, "../..");

export type Options = Readonly<{
  databaseUrl?: string | undefined;
  dataDir?: string;
  port?: number;
  variables?: Readonly<Record<string, string>>;
}>;

/** Creates a folder for the scenario, which is removed at its end. */
export async function newFolder({ later }: Bench): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "etalase-torture-"));
  later(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const secret = "long enough for the reliability runs";

/** Returns the variables for a program of the backend that works on the site's data. */
export const variablesOf = ({
  databaseUrl,
  dataDir,
}: Readonly<{ databaseUrl: string | undefined; dataDir: string }>) => ({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? "",
  TOKEN_SECRET: secret,
});

/** Starts the built product, on loopback only; it is killed when the scenario ends. */
export async function beginSite(bench: Bench, { databaseUrl, dataDir, port, variables }: Options = {}) {
  const folder = dataDir ?? (await newFolder(bench));
  const ownPort = port ?? (await freePort());
  const origin = `http://127.0.0.1:${ownPort}`;
  const child = spawn("sh", ["backend/start", "backend/dist/main.js"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: "node_modules/.cache/node",
      PORT: String(ownPort),
      HOST: "127.0.0.1",
      PUBLIC_URL: origin,
      DATA_DIR: folder,
      DEMO: "0",
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: "error",
      // Instances share the secret. Visitors have addresses of their own, as behind a balancer.
      TOKEN_SECRET: secret,
      TRUST_PROXY: "1",
      DATABASE_URL: databaseUrl ?? "",
      ...variables,
    },
  });
  const ended = once(child, "exit");
  let complaints = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaints = (complaints + text).slice(-4_000);
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  bench.later(() => end("SIGKILL"));
  return {
    origin,
    port: ownPort,
    dataDir: folder,
    child,
    ended,
    // 0 when the process could not be started.
    pid: child.pid ?? 0,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGINT"),
    /** Resolves when the site serves. @throws {Error} with its output, when it ends before */
    runs: () =>
      siteRuns(child, variables?.PUBLIC_URL ?? origin).catch((cause: unknown) => {
        throw new Error(`The site did not start: ${complaints}`, { cause });
      }),
  };
}

export async function startSite(bench: Bench, options: Options = {}) {
  const startedAt = performance.now();
  const site = await beginSite(bench, options);
  await site.runs();
  return { ...site, startMs: performance.now() - startedAt };
}

export type Site = Awaited<ReturnType<typeof startSite>>;
