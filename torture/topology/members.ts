import { join } from "node:path";
import { createConnection, type RowDataPacket } from "mysql2/promise";
import { mysqlServer } from "../../scripts/installed.ts";
import { createProcess } from "./process.ts";
import { until } from "./until.ts";

/** The group's name; any UUID. */
const group = "e7a1a5e0-0c1d-4c6b-9a51-2f6f0f0f0f0f";

/** The product's account, and the one with which members catch up and the health check connects. */
export const accounts = {
  app: { user: "etalase", password: "etalase", database: "etalase" },
  group: { user: "group", password: "group" },
} as const;

export type MemberPorts = Readonly<{ sql: number; group: number }>;

/** The options of every member beyond the defaults; docs/cluster.md explains each. */
const memberOptions = ({ sql, group: own }: MemberPorts, all: readonly MemberPorts[], folder: string) => [
  ...["--port", String(sql)],
  ...["--bind-address=127.0.0.1", `--socket=${join(folder, "s")}`, `--pid-file=${join(folder, "mysqld.pid")}`],
  `--log-error=${join(folder, "error.log")}`,
  ...[`--server-id=${sql}`, "--report-host=127.0.0.1", `--report-port=${sql}`],
  // An acknowledged write is stored: on this member's disk as well as in the memory of most.
  ...["--innodb-flush-log-at-trx-commit=1", "--innodb-doublewrite=ON", "--innodb-flush-method=fsync"],
  ...["--log-bin=binlog", "--sync-binlog=1", "--gtid-mode=ON", "--enforce-gtid-consistency=ON"],
  // Required by the health check. Small, since three members share a machine.
  ...["--performance-schema=ON", "--performance-schema-digests-size=200", "--table-open-cache=400"],
  ...["--performance-schema-max-table-instances=500", "--max-connections=100"],
  ...["--plugin-load-add=group_replication.so", `--group-replication-group-name=${group}`],
  "--group-replication-start-on-boot=OFF",
  `--group-replication-local-address=127.0.0.1:${own}`,
  `--group-replication-group-seeds=${all.map((one) => `127.0.0.1:${one.group}`).join()}`,
  ...["--group-replication-single-primary-mode=ON", "--group-replication-consistency=BEFORE_ON_PRIMARY_FAILOVER"],
  // A silent member is suspected after 5 s and expelled after 3 more; when isolated, it refuses writes after 10.
  ...["--group-replication-member-expel-timeout=0", "--group-replication-unreachable-majority-timeout=10"],
  ...["--group-replication-autorejoin-tries=30", "--group-replication-exit-state-action=OFFLINE_MODE"],
  ...["--group-replication-recovery-get-public-key=ON", "--group-replication-recovery-reconnect-interval=5"],
];

const accountsSql = [
  "set sql_log_bin = 0",
  `create user '${accounts.app.user}'@'%' identified by '${accounts.app.password}'`,
  // On any database, since tests create some.
  `grant all on *.* to '${accounts.app.user}'@'%'`,
  // An account with these rights writes past read_only, though not past super_read_only.
  `revoke super, connection_admin on *.* from '${accounts.app.user}'@'%'`,
  `create user '${accounts.group.user}'@'%' identified by '${accounts.group.password}'`,
  `grant replication slave, backup_admin, group_replication_stream, connection_admin on *.* to '${accounts.group.user}'@'%'`,
  `grant select on performance_schema.* to '${accounts.group.user}'@'%'`,
  "set sql_log_bin = 1",
];

const sourceSql = `change replication source to source_user = '${accounts.group.user}', source_password = '${accounts.group.password}' for channel 'group_replication_recovery'`;

const stateSql =
  "select member_state as state, member_role as role from performance_schema.replication_group_members where member_id = @@server_uuid";

type Needs = Readonly<{ name: string; ports: MemberPorts; all: readonly MemberPorts[] }>;

/** Runs statements over a member's socket, and returns the rows of the last one. */
const createRun =
  (socketPath: string) =>
  async (...statements: readonly string[]) => {
    const connection = await createConnection({ socketPath, user: "root", connectTimeout: 2_000 });
    try {
      let rows: RowDataPacket[] = [];
      for (const sql of statements) [rows] = await connection.query<RowDataPacket[]>({ sql, timeout: 60_000 });
      return rows;
    } finally {
      connection.destroy();
    }
  };

/** Prepares a data folder, and the mysqld that uses it. */
function createServer({ name, ports, all }: Needs) {
  const command = mysqlServer("member", "--name", name, "--flavor", "mysql");
  const folder = join(command.find((word) => word.startsWith("--datadir="))?.slice("--datadir=".length) ?? "", "..");
  const server = createProcess({
    command: [...command, ...memberOptions(ports, all, folder)],
    logFile: join(folder, "output.log"),
  });
  return { folder, server };
}

/** One mysqld of the group, with a data folder of its own. */
export function createMember(needs: Needs) {
  const { name, ports } = needs;
  const { folder, server } = createServer(needs);
  const run = createRun(join(folder, "s"));
  const answers = () => run("select 1");
  /** Returns the group's view of this member, as reported by the member itself. */
  async function state() {
    const [row] = await run(stateSql);
    return { state: String(row?.state), role: String(row?.role) };
  }

  const isOnline = async () => (await state()).state === "ONLINE";

  return {
    name,
    ports,
    folder,
    server,
    run,
    state,
    isOnline,
    async start() {
      server.start();
      await until(answers, { what: `${name} to answer` });
    },
    prepare: () => run(...accountsSql, sourceSql),
    found: () =>
      run(
        "set global group_replication_bootstrap_group = on",
        "start group_replication",
        "set global group_replication_bootstrap_group = off",
        `create database ${accounts.app.database}`,
      ),
    async join() {
      await run("start group_replication");
      await until(isOnline, { what: `${name} to be a member` });
    },
    async remove() {
      await server.kill();
      mysqlServer("stop", "--name", name);
    },
  };
}

export type Member = ReturnType<typeof createMember>;
