import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { servedPaths } from "@etalase/contracts/site/paths";
import { admin } from "../../e2e/app.ts";
import { endAll, interrupted, root, start } from "../../scripts/processes.ts";
import { createCluster } from "./cluster.ts";
import { createProxy } from "./proxy.ts";
import { until } from "./until.ts";

/** The ports from this one on, all on 127.0.0.1. */
const first = Number(process.env.TOPOLOGY_PORT || 9600);
const ports = Array.from({ length: 13 }, (_, index) => first + index);
const [front = 0, balancer = 0, one = 0, other = 0] = ports;
const [sql, group, health] = [ports.slice(4, 7), ports.slice(7, 10), ports.slice(10, 13)];
const publicUrl = `http://localhost:${front}`;

const folder = mkdtempSync(join(tmpdir(), "etalase-topology-"));
const cluster = createCluster({ name: `topology-${first}`, folder, ports: { balancer, sql, group, health } });
/** With "browser", it runs browser tests through the topology, all or those of some files, and then ends. */
const [mode, ...files] = process.argv.slice(2);
const isTried = mode === "browser";
const proxy = createProxy({ folder, port: front, instances: [one, other], isTried });

/** Like compose.yaml: the instances share the database, the folder and the secret. */
const startInstance = (port: number) =>
  start("sh", ["backend/start", "backend/dist/main.js"], {
    env: {
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: publicUrl,
      TRUST_PROXY: isTried ? "2" : "1",
      ...(isTried ? { ADMIN_PASSWORD: admin.password, LOG_LEVEL: "error" } : {}),
      DATABASE_URL: cluster.url,
      DATA_DIR: join(folder, "data"),
      TOKEN_SECRET: process.env.TOKEN_SECRET || "long enough for a topology on loopback",
    },
  });

/** @returns the exit code of the browser tests */
async function tryIt() {
  // The first instance loads the demo content into the cluster.
  for (const port of [one, other])
    await until(() => answers(port), { what: `the instance on port ${port}`, withinMs: 300_000 });
  const config = ["test", "--config=e2e/playwright.config.ts"];
  return start("playwright", [...config, ...files], { env: { E2E_SITE: publicUrl } }).ended;
}

const answers = async (port: number) => (await fetch(`http://127.0.0.1:${port}${servedPaths.readiness}`)).ok;

async function run() {
  console.log("Starting three MySQL servers in a group ...");
  await cluster.start();
  proxy.start();
  const instances = [one, other].map(startInstance);
  for (const { name, ports, server, state } of cluster.members)
    console.log(`${name}: 127.0.0.1:${ports.sql}, process ${server.pid()}, ${(await state()).role}`);
  console.log(`HAProxy: ${cluster.url}`);
  console.log(`Caddy: ${publicUrl}, in front of ports ${one} and ${other}; all of it in ${folder}; Ctrl-C stops it`);
  const ends = [interrupted(), ...instances.map(({ ended }) => ended)];
  return Promise.race(isTried ? [...ends, tryIt()] : ends);
}

async function remove() {
  await endAll();
  await proxy.kill();
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
}

process.chdir(root);
let code = 1;
try {
  code = await run();
} finally {
  await remove();
}
process.exit(code);
