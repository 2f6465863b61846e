import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { beginSite, freePort, listenSomewhere } from "../../test/site-process.ts";

async function start() {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const site = beginSite(port, { METRICS_PORT: String(metricsPort), BACKUP_KEEP: "7" });
  await site.says("runs on");
  /** Requests the metrics by any name of the host. */
  const tell = async (path = "/metrics", method = "GET") => {
    const sent = request({ host: "127.0.0.1", port: metricsPort, path, method, headers: { Host: "10.0.0.7" } }).end();
    const [answer] = await once(sent, "response");
    const text: string = (await answer.toArray()).join("");
    return { status: answer.statusCode, type: answer.headers["content-type"], text };
  };
  const lines = async (start: string) => (await tell()).text.split("\n").filter((line) => line.startsWith(start));
  return { ...site, url: `http://127.0.0.1:${port}`, port, metricsPort, tell, lines };
}

test("the site tells its metrics on their own port, by the patterns of routes alone", async () => {
  const { url, tell, lines, dataDir } = await start();
  for (const path of ["/", "/", "/berita/secret-1", "/secret-2.php", "/api/news/secret-3", "/api/secret-4", "/healthz"])
    await fetch(url + path);
  await fetch(`${url}/api/news`, { method: "PATCH" });
  await fetch(`${url}/api/auth/me`);
  await expect
    .poll(() => lines("etalase_requests_total{").then((found) => found.toSorted()))
    .toEqual(
      [
        'route="/",method="GET",status="200"} 2',
        'route="/api/*",method="GET",status="404"} 1',
        'route="/api/auth/me",method="GET",status="401"} 1',
        'route="/api/news",method="PATCH",status="405"} 1',
        'route="/api/news/:id",method="GET",status="404"} 1',
        'route="/berita/*",method="GET",status="404"} 1',
        'route="/healthz",method="GET",status="200"} 1',
        'route="other",method="GET",status="404"} 1',
      ].map((line) => `etalase_requests_total{${line}`),
    );
  const { status, type, text } = await tell();
  expect([status, type]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
  expect(text).not.toContain("secret");
  expect(text).toContain('\netalase_request_duration_seconds_count{route="/"} 2\n');
  expect(text).toContain("\netalase_database_up 1\n");
  expect(text).toContain('\netalase_outbox_mails{status="pending"} 0\n');
  expect(text).toContain("\netalase_backups_kept 7\n");
  expect(text).not.toContain("etalase_backup_age_seconds");
  const backups = join(dataDir, "backups");
  mkdirSync(backups, { recursive: true });
  writeFileSync(join(backups, "etalase-2026-11-20.backup"), "");
  expect(await lines("etalase_backup_rehearsed")).toEqual(["etalase_backup_rehearsed 0"]);
  writeFileSync(join(backups, "etalase-2026-11-20.backup.rehearsed"), "");
  expect(await lines("etalase_backup_rehearsed")).toEqual(["etalase_backup_rehearsed 1"]);

  expect((await tell("/")).status).toBe(404);
  expect((await tell("/healthz")).status).toBe(404);
  expect((await tell("/metrics", "POST")).status).toBe(405);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
});

test("a port for metrics that is taken stops the start with one line", async () => {
  const { port, close } = await listenSomewhere();
  onTestFinished(close);
  const { exited, complaints, said } = beginSite(await freePort(), { METRICS_PORT: String(port) });
  expect(await complaints).toBe(`Another program listens on port ${port}; set METRICS_PORT to a free one\n`);
  expect(await exited).toEqual([1, null]);
  expect(said()).not.toContain("runs on");
});

const docs = (file: string) => readFileSync(join(import.meta.dirname, "../../../docs", file), "utf8");
const alarms = docs("alerts.yaml");
const named = (text: string) => [...new Set(text.match(/\betalase_\w+/g))].sort();

test("the dashboard for Grafana and the alarms ask for metrics that the site tells", async () => {
  const { url, tell, dataDir } = await start();
  await fetch(url);
  mkdirSync(join(dataDir, "backups"), { recursive: true });
  writeFileSync(join(dataDir, "backups/etalase-2026-11-20.backup"), "");
  await expect.poll(async () => (await tell()).text).toContain("etalase_requests_total{");
  const told = new Set((await tell()).text.match(/^etalase_\w+/gm));
  expect(named(alarms).filter((name) => !told.has(name))).toEqual([]);
  expect(named(docs("grafana/etalase.json")).filter((name) => !told.has(name))).toEqual([]);
});

test("each alarm says where it is told what to do, and it is told there", () => {
  const names = Array.from(alarms.matchAll(/^ +- alert: (\w+)$/gm), ([, name = ""]) => name);
  const pages = Array.from(alarms.matchAll(/^ +runbook_url: (.*)$/gm), ([, page]) => page);
  const told = Array.from(docs("cluster.md").matchAll(/^### (Etalase\w+)$/gm), ([, name]) => name);
  expect(pages).toEqual(names.map((name) => `docs/cluster.md#${name.toLowerCase()}`));
  expect(told).toEqual(names);
});
