import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { MailStatus } from "@etalase/contracts/mail";
import type { LeadsService } from "../application/leads/leads.ts";
import type { MailsService } from "../application/mail/mails.ts";
import type { TimeWatch } from "../application/time-watch.ts";
import type { Backups } from "../backup/backups.ts";
import { type Config, ConfigError } from "../config/config.ts";
import { by, type Metric, single, textOf } from "../http/metrics/figures.ts";
import { processMetrics } from "../http/metrics/measures.ts";
import type { Database } from "../persistence/database.ts";

const metricsPath = "/metrics";
const maxConnections = 50;

function refuse(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}) {
  response.writeHead(status, headers).end();
}

type Serving = Readonly<{ metrics: () => Promise<string>; failed: (error: unknown) => undefined }>;

/** Serves `metrics`, and nothing else, on a port of its own, for the operator's network alone. */
export function createMetricsListener({ metrics, failed }: Serving) {
  const server = createServer(async ({ method = "", url = "" }, response) => {
    if (url.split("?")[0] !== metricsPath) return refuse(response, 404);
    if (method !== "GET" && method !== "HEAD") return refuse(response, 405, { Allow: "GET, HEAD" });
    const text = await metrics().catch(failed);
    // A failing scrape must not end the site that it measures.
    if (text === undefined) return refuse(response, 500);
    const headers = { "Content-Type": "text/plain; version=0.0.4; charset=utf-8", "Cache-Control": "no-store" };
    response.writeHead(200, { ...headers, "Content-Length": Buffer.byteLength(text) });
    response.end(method === "HEAD" ? undefined : text);
  });
  server.maxConnections = maxConnections;
  return {
    server,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

type Services = Readonly<{
  backups: Backups;
  timeWatch: TimeWatch;
  mails: MailsService;
  leads: LeadsService;
}>;

/** Milliseconds that the database may take in total, so that the other metrics arrive in time. */
const databaseMs = 800;

async function backupMetrics({ keep, list }: Backups): Promise<readonly Metric[]> {
  const backups = await list();
  const all = [
    single("gauge", "etalase_backups", "Backups of nights, and those made by hand, that are there.", backups.length),
    single("gauge", "etalase_backups_kept", "Nightly backups that are to be kept; 0 where none are made.", keep),
  ];
  const [newest] = backups;
  if (!newest) return all;
  const ageSeconds = Math.max(0, (Date.now() - newest.madeAt.getTime()) / 1000);
  const isRehearsed = Number(newest.rehearsedAt !== null);
  return [
    ...all,
    single("gauge", "etalase_backup_age_seconds", "Time since the newest one was made.", ageSeconds),
    single("gauge", "etalase_backup_rehearsed", "1 where the newest one was restored in a rehearsal.", isRehearsed),
  ];
}

async function clockMetrics({ state }: TimeWatch): Promise<readonly Metric[]> {
  const isAhead = Number((await state()).isAhead);
  return [
    single("gauge", "etalase_clock_ahead", "1 where the clock is too far ahead to forget anything by it.", isAhead),
  ];
}

async function mailMetrics({ list }: MailsService): Promise<readonly Metric[]> {
  const countOf = async (status: MailStatus) => (await list({ page: 1, limit: 1, status })).total;
  const [pending, failed] = [await countOf("pending"), await countOf("failed")];
  return [
    by(
      "status",
      { pending, failed },
      {
        name: "etalase_outbox_mails",
        help: "Mails that wait for the mail server, and those that it has not taken.",
        type: "gauge",
      },
    ),
  ];
}

const leadMetrics = async ({ unstoredClicks }: LeadsService): Promise<readonly Metric[]> => [
  single(
    "gauge",
    "etalase_unstored_clicks",
    "Clicks on order buttons of the last seven days that were not stored, since there were too many.",
    await unstoredClicks(),
  ),
];

/** Resolves to null when the database is away, or too late. */
async function askDatabase(
  { ping }: Database,
  { mails, timeWatch, leads }: Services,
): Promise<readonly Metric[] | null> {
  const answer = async () => {
    await ping();
    return [...(await mailMetrics(mails)), ...(await clockMetrics(timeWatch)), ...(await leadMetrics(leads))];
  };
  return Promise.race([answer().catch(() => null), delay(databaseMs, null, { ref: false })]);
}

type Needs = Readonly<{
  config: Pick<Config, "host">;
  database: Database;
  services: Services;
  failed: (step: string, error: unknown) => void;
  serving: () => readonly Metric[];
}>;

async function siteMetrics({ database, services }: Needs): Promise<readonly Metric[]> {
  const [ofDatabase, ofBackups] = await Promise.all([
    askDatabase(database, services),
    // The folder may be unreachable; the other metrics are still sent.
    backupMetrics(services.backups).catch(() => []),
  ]);
  const isUp = Number(ofDatabase !== null);
  return [
    single("gauge", "etalase_database_up", "1 where the database answers in time.", isUp),
    ...(ofDatabase ?? []),
    ...ofBackups,
  ];
}

/** Serves all of the site's metrics on that port. @throws {ConfigError} when the port is taken */
export async function startMetrics(port: number, needs: Needs) {
  const metrics = async () =>
    textOf([...needs.serving(), ...processMetrics(needs.database.queue), ...(await siteMetrics(needs))]);
  const failed = (error: unknown) => void needs.failed("metrics", error);
  const { server, stop } = createMetricsListener({ metrics, failed });
  server.listen(port, needs.config.host);
  await once(server, "listening").catch((cause: unknown) => {
    const inUse = cause instanceof Error && "code" in cause && cause.code === "EADDRINUSE";
    if (!inUse) throw cause;
    throw new ConfigError(`Another program listens on port ${port}; set METRICS_PORT to a free one`, { cause });
  });
  return { stop };
}
