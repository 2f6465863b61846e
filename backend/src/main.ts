import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { PageRenderer } from "@etalase/contracts/public-api";
import { paths } from "@etalase/contracts/site/paths";
import type { TextEntry } from "@etalase/contracts/texts";
import type { Logger } from "pino";
import { createBrandPictures } from "./adapters/brand-pictures.ts";
import type { Asked } from "./adapters/outgoing.ts";
import type { MailNotTaken } from "./application/mail/sending.ts";
import { startBackground } from "./background/background.ts";
import { type Config, ConfigError, isLoopback, readConfig } from "./config/config.ts";
import { openDataFolder } from "./config/data-folder.ts";
import { openStorage } from "./config/storage.ts";
import { loadDemo } from "./demo/load.ts";
import { DomainError } from "./domain/errors.ts";
import { brandPictures } from "./http/discovery/site-icons.ts";
import { limits } from "./http/limits.ts";
import { servingMetrics, watchLoopDelay } from "./http/metrics/measures.ts";
import { createRequestCounts } from "./http/metrics/request-counts.ts";
import { assets, dashboard } from "./http/pages/built-apps.ts";
import { createLog } from "./process/log.ts";
import { startMetrics } from "./process/metrics.ts";
import { createHttpServer } from "./server.ts";
import { backupPrograms, createServices, type Services } from "./services.ts";
import { startDatabase } from "./start-database.ts";

const root = join(import.meta.dirname, "../..");
/** A load balancer, which stops the site by SIGTERM, needs time to notice; a person with Ctrl-C does not. */
const drainMs = { SIGINT: 0, SIGTERM: limits.drainMs };
type StopSignal = keyof typeof drainMs;
const now = () => new Date();

/** Writes a line for the person at the terminal, not for the log. */
const say = (line: string) => process.stdout.write(`${line}\n`);

type BuiltSite = Readonly<{ renderer: PageRenderer; textEntries?: readonly TextEntry[] }>;

const loadSite = (): Promise<BuiltSite> => import(join(root, "public-site/dist/server/entry-server.js"));

const siteAssets = join(root, "public-site/dist/client/assets");

const frontends = ({ publicUrl }: Config, { settings, auth }: Pick<Services, "settings" | "auth">) =>
  Promise.all([
    brandPictures({ settings, pictures: createBrandPictures(siteAssets) }),
    assets([
      { prefix: "/assets/", folder: siteAssets },
      { prefix: `${paths.dashboard}/assets/`, folder: join(root, "backoffice/dist/assets") },
    ]),
    dashboard({ dist: join(root, "backoffice/dist"), publicUrl, hasAccounts: auth.hasAccounts }),
  ]);

const refuseAdmin = (cause: unknown): never => {
  if (!(cause instanceof DomainError)) throw cause;
  throw new ConfigError(`ADMIN_PASSWORD cannot be used: ${cause.message}`, { cause });
};

/** Prints the setup code, where not simply the first visitor may make the first account. */
async function tellSetupCode({ publicUrl }: Config, { auth, setupCode }: Services) {
  if (!(await auth.wantsSetupCode())) return;
  say(`There is no account yet. Register at ${publicUrl}${paths.register} with the setup code  ${setupCode}`);
  say("It makes one account, the superadmin's, and is worthless then.");
}

/**
 * Gives a site without accounts its demo content, if DEMO is set, and then its superadmin. The account comes last, so
 * that the next start completes an interrupted one.
 */
async function prepareEmptySite({ admin, demo }: Config, { auth, demo: needs, registerMissingPictures }: Services) {
  if (await auth.hasAccounts()) return;
  if (demo) {
    say("Loading the demo content …");
    await loadDemo(join(root, "backend/demo"), needs);
    await registerMissingPictures();
  }
  const password = admin.password || (demo ? randomBytes(12).toString("base64url") : "");
  if (!password || !(await auth.bootstrap({ ...admin, password }).catch(refuseAdmin)) || admin.password) return;
  say(`Sign in as "${admin.username}" with the password  ${password}`);
  say("It is shown only this once; `make admin` sets a new one.");
}

async function openSite(config: Config, log: Logger) {
  const folder = openDataFolder(config, { alone: true });
  const storage = await openStorage(config);
  const database = await startDatabase(config.databaseUrl);
  // Otherwise the first visitor of a public site would own it.
  const setupCodeRequired = !isLoopback(config.publicUrl);
  const mailNotTaken: MailNotTaken = (mail) => log.warn({ mail }, "a mail was not taken");
  const failed = (step: string, error: unknown) => log.error({ err: error, step }, "a step in the background failed");
  const outgoing = { asked: (request: Asked) => log.info({ request }, "asked another program") };
  const services = await createServices({
    ...config,
    ...folder,
    storage,
    setupCodeRequired,
    database,
    textCatalogue: async () => (await loadSite()).textEntries ?? [],
    mailNotTaken,
    failed,
    outgoing,
    now,
  });
  return { config, log, folder, database, services, failed };
}

type Site = Awaited<ReturnType<typeof openSite>>;

async function prepare({ config, log, database, services }: Site) {
  for (const warning of await database.warnings()) log.warn(warning);
  if (database.dialect === "mysql" && !config.tokenSecret)
    log.warn("TOKEN_SECRET is not set: other instances on this database would not accept this one's sign-ins");
  await prepareEmptySite(config, services);
  await tellSetupCode(config, services);
}

/** Prepares the server, which listens once `start` is called. */
async function createServing({ config, log, folder, database, services }: Site) {
  const requests = config.metricsPort === undefined ? undefined : createRequestCounts();
  const loopDelayMs = watchLoopDelay();
  const { server, announceStop, stop, load } = createHttpServer({
    config,
    services,
    folders: folder,
    secret: folder.secret,
    log,
    ping: database.ping,
    now,
    requests,
    renderer: (await loadSite()).renderer,
    frontends: await frontends(config, services),
  });
  return {
    metrics: () => (requests ? servingMetrics(requests, load(), loopDelayMs()) : []),
    async start() {
      await new Promise<void>((resolve, reject) => {
        server.once("error", reject);
        server.listen(config.port, config.host, resolve);
      });
      log.info({ port: config.port, database: database.dialect }, "listening");
    },
    async stop(signal: StopSignal) {
      announceStop();
      await setTimeout(drainMs[signal]);
      await stop(limits.graceMs);
      await services.forgotten.settled();
      await services.askedCounter
        .write()
        .catch((error: unknown) => log.warn({ err: error }, "visits were not written"));
    },
  };
}

async function start() {
  const config = readConfig();
  const log = createLog(config.logLevel);
  const site = await openSite(config, log);
  const { folder, database } = site;
  await prepare(site);
  const serving = await createServing(site);
  const background = startBackground({ ...site, ...folder, backups: backupPrograms });
  const { metricsPort } = config;
  const metrics =
    metricsPort === undefined ? undefined : await startMetrics(metricsPort, { ...site, serving: serving.metrics });

  let isEnding = false;
  const end = async (signal: StopSignal) => {
    if (isEnding) return;
    isEnding = true;
    const atRest = background.stop();
    await serving.stop(signal);
    await atRest;
    metrics?.stop();
    await database.close();
    folder.release();
    log.info("stopped");
    process.exit();
  };
  // A person's second Ctrl-C ends everything at once.
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      void end(signal);
    });

  await serving.start();
  say(`Etalase runs on ${config.publicUrl} (dashboard: ${config.publicUrl}${paths.dashboard})`);
}

start().catch((error: unknown) => {
  const inUse = error instanceof Error && "code" in error && error.code === "EADDRINUSE" && "port" in error;
  if (inUse) console.error(`Another program listens on port ${error.port}; set PORT to a free one`);
  else console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
