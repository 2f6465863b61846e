import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { mysqlServer } from "../../scripts/installed.ts";
import { accounts, type Member } from "./members.ts";
import { createProcess } from "./process.ts";
import { until } from "./until.ts";

/** The configuration in docs/cluster.md, for three servers on one machine. */
const config = (port: number, members: readonly Readonly<{ name: string; sql: number; health: number }>[]) => `global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  retries 3
  option redispatch
listen mysql
  bind 127.0.0.1:${port}
  option httpchk GET /
  default-server check inter 500ms fastinter 200ms fall 2 rise 1 on-marked-down shutdown-sessions
${members.map(({ name, sql, health }) => `  server ${name} 127.0.0.1:${sql} port ${health}`).join("\n")}
`;

type Needs = Readonly<{ folder: string; port: number; members: readonly Member[]; healthPorts: readonly number[] }>;

/** HAProxy in front of the members, and the health check that tells which of them is the primary. */
export function createBalancer({ folder, port, members, healthPorts }: Needs) {
  const targets = members.map(({ name, ports }, index) => ({ name, sql: ports.sql, health: healthPorts[index] ?? 0 }));
  const health = createProcess({
    command: [process.execPath, join(import.meta.dirname, "health.ts")],
    logFile: join(folder, "health.log"),
    env: {
      HEALTH: targets.map(({ sql, health }) => `${health}:${sql}`).join(" "),
      HEALTH_USER: accounts.group.user,
      HEALTH_PASSWORD: accounts.group.password,
    },
  });
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, config(port, targets));
  const haproxy = createProcess({
    command: [...mysqlServer("tool", "haproxy", "--suite", "bookworm"), "-db", "-f", file],
    logFile: join(folder, "haproxy.log"),
  });
  const tells = (port: number) => fetch(`http://127.0.0.1:${port}`).then(() => true);
  return {
    async start() {
      health.start();
      // HAProxy cuts the connections of a member whose health check does not answer at first.
      for (const { name, health } of targets) await until(() => tells(health), { what: `what tells of ${name}` });
      haproxy.start();
    },
    async stop() {
      await Promise.all([haproxy.kill(), health.kill()]);
    },
  };
}
