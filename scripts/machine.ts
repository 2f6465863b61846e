import { dirname, join } from "node:path";
import { findChromium } from "../e2e/chromium.ts";
import { mysqlServer as unpacked } from "./installed.ts";
import { mysqlServer, mysqlVersion, s3Server } from "./servers.ts";

/** The servers and programs that tests need; null for one that is not available here. */
export type Machine = Readonly<{
  mysql: Readonly<{ url: string; version: string }> | null;
  bucket: string | null;
  chromium: string | null;
  /** The command of promtool, Prometheus' tool for rules. */
  promtool: string | null;
}>;

export type Need = keyof Machine;

/** Names each missing need, and says how to get it. */
export const without: Readonly<Record<Need, string>> = {
  mysql: "no MySQL 9.7. Debian's packages bring it without root where apt reaches them; TEST_MYSQL_URL may name one",
  bucket:
    "no S3 server. Debian's python3-moto brings it without root where apt reaches it; TEST_MEDIA_URL may name a bucket with its keys",
  chromium:
    "no Chromium. On Debian: sudo apt-get install --no-install-recommends chromium-headless-shell fonts-liberation; CHROMIUM may name one",
  promtool: "no promtool. Debian's package prometheus brings it without root where apt reaches it",
};

async function findMysql() {
  const url = await mysqlServer.url();
  return url ? { url, version: await mysqlVersion(url) } : null;
}

function findPromtool(): string | null {
  try {
    const prometheus = unpacked("tool", "prometheus", "--suite", "bookworm");
    return [...prometheus.slice(0, -1), join(dirname(prometheus.at(-1) ?? ""), "promtool")].join(" ");
  } catch {
    return null;
  }
}

/** Finds, starts or unpacks the needs; the servers stay up for the whole run. */
export async function prepareMachine(needs: ReadonlySet<Need>): Promise<Machine> {
  const [mysql, bucket] = await Promise.all([
    needs.has("mysql") ? findMysql() : null,
    needs.has("bucket") ? s3Server.url() : null,
  ]);
  return {
    mysql,
    bucket,
    chromium: (needs.has("chromium") && findChromium()) || null,
    promtool: needs.has("promtool") ? findPromtool() : null,
  };
}
