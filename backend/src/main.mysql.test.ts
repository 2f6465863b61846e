import { execFile } from "node:child_process";
import { request } from "node:http";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "../test/databases.ts";
import { startRelay } from "../test/relay.ts";
import { beginSite, freePort, listenSomewhere } from "../test/site-process.ts";

const run = promisify(execFile);
const password = "jendela-toko-2026";

/** Sends a request over a separate connection, which may reach any worker. Resolves to the status. */
const ask = (port: number, path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, agent: false, headers }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode));
    });
    sent.once("error", reject).end();
  });

/** Starts the site with two workers, on a separate database, without a TOKEN_SECRET. */
async function begin(port: number, variables: Readonly<Record<string, string>> = {}) {
  const database = await openTestDatabase("MySQL");
  // Runs after the site has ended.
  onTestFinished(database.close);
  const own = { DATABASE_URL: database.url, WORKERS: "2", ADMIN_PASSWORD: password };
  const site = beginSite(port, { ...own, ...variables });
  const { pid } = site.child;
  return {
    ...site,
    workers: async () => (await run("pgrep", ["-P", String(pid)])).stdout.trim().split("\n").map(Number),
  };
}

async function start(variables: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const site = await begin(port, variables);
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

test("the metrics of all workers are told as one, and no count falls when one dies", async () => {
  const metricsPort = await freePort();
  const { port, says, workers } = await start({ METRICS_PORT: String(metricsPort) });
  const tell = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const asked = (metrics: string) =>
    Number(/^etalase_requests_total{route="\/privacy-policy",method="GET",status="200"} (\d+)$/m.exec(metrics)?.[1]);
  await says('"listening"', 2);
  for (let at = 0; at < 12; at += 1) await ask(port, "/privacy-policy");
  await expect.poll(async () => asked(await tell())).toBe(12);
  const before = await tell();
  expect(before).toContain("\netalase_workers 2\n");
  expect(before).toMatch(/^etalase_database_connections 30$/m);
  for (const process of ["first", "worker 1", "worker 2"])
    expect(before).toMatch(new RegExp(`^etalase_resident_memory_bytes{process="${process}"} \\d+$`, "m"));

  const [one = 0] = await workers();
  process.kill(one, "SIGKILL");
  await says("a worker died", 1);
  expect(asked(await tell())).toBe(12);
  await says('"listening"', 3);
  await expect.poll(async () => /^etalase_workers (\d)$/m.exec(await tell())?.[1]).toBe("2");
  await ask(port, "/privacy-policy");
  await expect.poll(async () => asked(await tell())).toBe(13);
});

test("the metrics are told while the database is away, and say that it is", async () => {
  const database = await openTestDatabase("MySQL");
  onTestFinished(database.close);
  const way = await startRelay(new URL(database.url));
  const [port, metricsPort] = [await freePort(), await freePort()];
  const site = beginSite(port, { DATABASE_URL: way.url, WORKERS: "1", METRICS_PORT: String(metricsPort) });
  await site.says("runs on");
  const tell = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(await tell()).toContain("\netalase_database_up 1\n");
  await way.cut();
  const away = await tell();
  expect(away).toContain("\netalase_database_up 0\n");
  expect(away).not.toContain("etalase_outbox_mails");
  await way.mend();
  await expect.poll(tell).toContain("\netalase_database_up 1\n");
  site.child.kill("SIGKILL");
  await site.exited;
  await way.cut();
});
