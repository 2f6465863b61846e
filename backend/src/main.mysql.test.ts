import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { createScratchDatabase } from "../test/databases.ts";

// Whole sites are started, on machines that do much else.
vi.setConfig({ testTimeout: 90_000 });

const run = promisify(execFile);
const password = "jendela-toko-2026";

async function listenSomewhere() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a string only for pipes
  const close = async () => {
    server.close();
    await once(server, "close");
  };
  return { port, close };
}

/** Asks over a connection of its own, which may reach any worker. Resolves to the status. */
const ask = (port: number, path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, agent: false, headers }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode));
    });
    sent.once("error", reject).end();
  });

/** The site by two workers, on a database of its own, without a TOKEN_SECRET. */
async function begin(port: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "etalase-workers-"));
  const scratch = await createScratchDatabase(process.env.TEST_MYSQL_URL ?? "");
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: {
      ...{ PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: scratch.url, WORKERS: "2" },
      ...{ HOST: "127.0.0.1", PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` },
      ...{ DEMO: "0", ADMIN_PASSWORD: password },
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit");
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => {
    said += part;
  });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exited;
    await scratch.drop();
    rmSync(dataDir, { recursive: true });
  });
  return {
    child,
    exited,
    complaints: text(child.stderr),
    said: () => said,
    /** Resolves once it has said that so often. */
    says: (what: string, times: number) =>
      expect.poll(() => said.split(what).length - 1, { timeout: 30_000 }).toBe(times),
    workers: async () => (await run("pgrep", ["-P", String(child.pid)])).stdout.trim().split("\n").map(Number),
  };
}

async function start() {
  const { port, close } = await listenSomewhere();
  await close();
  const site = await begin(port);
  await site.says(`runs on http://127.0.0.1:${port}`, 1);
  return { ...site, port };
}

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("workers serve one site, take the place of those that die, and end with the process that keeps them", async () => {
  const { port, child, exited, complaints, said, says, workers } = await start();
  const [first = 0, second = 0, ...more] = await workers();
  expect(more).toEqual([]);

  const login = { method: "POST", headers: { "Content-Type": "application/json" } };
  const body = JSON.stringify({ username: "admin", password });
  const { token } = (await (await fetch(`http://127.0.0.1:${port}/api/auth/login`, { ...login, body })).json()) as {
    token: string;
  };
  const askAll = () =>
    Promise.all(Array.from({ length: 8 }, () => ask(port, "/api/auth/me", { Authorization: `Bearer ${token}` })));
  expect(new Set(await askAll())).toEqual(new Set([200]));

  process.kill(first, "SIGKILL");
  await says("a worker died", 1);
  expect(new Set(await askAll())).toEqual(new Set([200]));
  await says('"listening"', 3);
  process.kill(second, "SIGKILL");
  await says("a worker died", 2);
  expect(new Set(await askAll())).toEqual(new Set([200]));
  await says('"listening"', 4);

  const last = await workers();
  expect(last).toHaveLength(2);
  child.kill("SIGTERM");
  expect(await exited).toEqual([0, null]);
  expect([first, second, ...last].filter(isThere)).toEqual([]);
  expect(await complaints).toBe("");
  expect(said().match(/^Etalase runs on/gm)).toHaveLength(1);
});

test("a Ctrl-C, which reaches every process of the terminal, ends all of them cleanly", async () => {
  const { child, exited, complaints, said, workers } = await start();
  const all = await workers();
  for (const pid of [...all, child.pid ?? 0]) process.kill(pid, "SIGINT");
  expect(await exited).toEqual([0, null]);
  expect(await complaints).toBe("");
  expect(said().match(/"stopped"/g)).toHaveLength(3);
  expect(all.filter(isThere)).toEqual([]);
});

test("a port that is taken is told once, and ends all", async () => {
  const { port, close } = await listenSomewhere();
  onTestFinished(close);
  const { exited, complaints, said } = await begin(port);
  expect(await complaints).toBe(`Another program listens on port ${port}; set PORT to a free one\n`);
  expect(await exited).toEqual([1, null]);
  expect(said()).not.toContain("runs on");
});
