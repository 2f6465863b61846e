import { freePort } from "../../e2e/app.ts";
import { createCluster } from "../topology/cluster.ts";
import { createProxy } from "../topology/proxy.ts";
import { until } from "../topology/until.ts";
import { createClient, signIn } from "./client.ts";
import { LeftOut } from "./left-out.ts";
import type { Bench } from "./scenario.ts";
import { newFolder, startSite } from "./site.ts";

const freePorts = async (count: number): Promise<number[]> => {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
};

function orLeftOut<T>(create: () => T): T {
  try {
    return create();
  } catch (cause) {
    throw new LeftOut("no MySQL 9.7, HAProxy or Caddy can be had here", { cause });
  }
}

async function startCluster(bench: Bench) {
  const [balancer = 0, ...others] = await freePorts(10);
  const ports = { balancer, sql: others.slice(0, 3), group: others.slice(3, 6), health: others.slice(6, 9) };
  const folder = await newFolder(bench);
  const cluster = orLeftOut(() => createCluster({ name: `torture-${process.pid}`, folder, ports }));
  bench.later(cluster.remove);
  await cluster.start();
  return cluster;
}

/** Three MySQL servers in a group behind HAProxy, and two instances of the product on them behind Caddy. */
export async function startTopology(bench: Bench) {
  const cluster = await startCluster(bench);
  const [port = 0, ...instances] = await freePorts(3);
  const [dataDir, folder] = [await newFolder(bench), await newFolder(bench)];
  const publicUrl = `http://127.0.0.1:${port}`;
  const startInstance = (own: number) =>
    startSite(bench, { databaseUrl: cluster.url, dataDir, port: own, variables: { PUBLIC_URL: publicUrl } });
  const sites = await Promise.all(instances.map(startInstance));
  const proxy = orLeftOut(() => createProxy({ folder, port, instances }));
  bench.later(proxy.kill);
  proxy.start();
  const client = createClient(publicUrl);
  bench.later(client.close);
  await until(async () => (await client.ask("/healthz")).status === 200, { what: "Caddy" });
  return { cluster, sites, client, staff: await signIn(client), startInstance };
}

export type Topology = Awaited<ReturnType<typeof startTopology>>;
