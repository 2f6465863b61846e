import { expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "../test/databases.ts";
import { startRelay } from "../test/relay.ts";
import { beginSite, freePort } from "../test/site-process.ts";

test("the metrics are told while the database is away, and say that it is", async () => {
  const database = await openTestDatabase("MySQL");
  onTestFinished(database.close);
  const way = await startRelay(new URL(database.url));
  const [port, metricsPort] = [await freePort(), await freePort()];
  const site = beginSite(port, { DATABASE_URL: way.url, METRICS_PORT: String(metricsPort) });
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
