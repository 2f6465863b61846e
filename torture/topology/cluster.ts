import { createConnection, type RowDataPacket } from "mysql2/promise";
import { createBalancer } from "./balancer.ts";
import { accounts, createMember } from "./members.ts";
import { until } from "./until.ts";

export type ClusterPorts = Readonly<{
  balancer: number;
  sql: readonly number[];
  group: readonly number[];
  health: readonly number[];
}>;
type Needs = Readonly<{ name: string; folder: string; ports: ClusterPorts }>;

/** Connects through HAProxy, as the product does. @returns whether it could write */
async function canWrite(url: string): Promise<boolean> {
  const connection = await createConnection({ uri: url, connectTimeout: 1_000 });
  try {
    const sql = "select @@global.super_read_only as locked";
    const [[row]] = await connection.query<RowDataPacket[]>({ sql, timeout: 1_000 });
    return row?.locked === 0;
  } finally {
    connection.destroy();
  }
}

/** Three MySQL servers in one group behind HAProxy. */
export function createCluster({ name, folder, ports }: Needs) {
  const all = ports.sql.map((sql, index) => ({ sql, group: ports.group[index] ?? 0 }));
  const members = all.map((own, index) => createMember({ name: `${name}-${index + 1}`, ports: own, all }));
  const balancer = createBalancer({ folder, port: ports.balancer, members, healthPorts: ports.health });
  const { user, password } = accounts.app;
  const url = `mysql://${user}:${password}@127.0.0.1:${ports.balancer}/${accounts.app.database}`;

  const answers = () => canWrite(url);

  /** HAProxy starts with all members in turn, until it has asked which one is the primary. */
  const leadsToThePrimary = async () => (await Promise.all(members.map(answers))).every(Boolean);

  async function byRole(role: string) {
    const ofRole = [];
    for (const member of members.filter(({ server }) => server.isRunning()))
      if ((await member.state()).role === role) ofRole.push(member);
    return ofRole;
  }

  return {
    url,
    members,
    async start() {
      await Promise.all(members.map((member) => member.start()));
      for (const member of members) await member.prepare();
      const [first, ...others] = members;
      await first?.found();
      await Promise.all(others.map((member) => member.join()));
      await balancer.start();
      await until(leadsToThePrimary, { what: "the primary behind HAProxy" });
    },
    async primary() {
      const [primary] = await byRole("PRIMARY");
      if (!primary) throw new Error("The group has no primary");
      return primary;
    },
    secondaries: () => byRole("SECONDARY"),
    answers,
    async remove() {
      await balancer.stop();
      await Promise.all(members.map((member) => member.remove()));
    },
  };
}

export type Cluster = ReturnType<typeof createCluster>;
