import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { PageRenderer } from "@etalase/contracts/public-api";
import { paths } from "@etalase/contracts/site/paths";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { openDataFolder } from "./data-folder.ts";
import { loadDemo } from "./demo/load.ts";
import { DomainError } from "./domain/errors.ts";
import { sweepUploads } from "./http/body/upload-folder.ts";
import { assets } from "./http/pages/assets.ts";
import { dashboard } from "./http/pages/dashboard.ts";
import { createLog } from "./log.ts";
import { createHttpServer } from "./server.ts";
import { createServices, type Services } from "./services.ts";
import { startDatabase } from "./start-database.ts";

const root = join(import.meta.dirname, "../..");
const hourMs = 60 * 60 * 1000;
const graceMs = 9_000;
const now = () => new Date();

/** Writes a line for the person at the terminal, as opposed to the log. */
const say = (line: string) => process.stdout.write(`${line}\n`);

async function loadRenderer(): Promise<PageRenderer> {
  const built: { renderer: PageRenderer } = await import(join(root, "public-site/dist/server/entry-server.js"));
  return built.renderer;
}

const frontends = (publicUrl: string) =>
  Promise.all([
    assets([
      { prefix: "/assets/", folder: join(root, "public-site/dist/client/assets") },
      { prefix: `${paths.dashboard}/assets/`, folder: join(root, "backoffice/dist/assets") },
    ]),
    dashboard(join(root, "backoffice/dist"), publicUrl),
  ]);

const refuseAdmin = (cause: unknown): never => {
  if (!(cause instanceof DomainError)) throw cause;
  throw new ConfigError(`ADMIN_PASSWORD cannot be used: ${cause.message}`, { cause });
};

/**
 * Gives a site without accounts its demo content, where DEMO asks for it, and then its superadmin. The account comes
 * last, so that the next start takes up again what an interrupted one began.
 */
async function prepareEmptySite({ admin, demo }: Config, { auth, demo: needs }: Services) {
  if (await auth.hasAccounts()) return;
  if (demo) {
    say("Loading the demo content …");
    await loadDemo(join(root, "backend/demo"), needs);
  }
  const password = admin.password || (demo ? randomBytes(12).toString("base64url") : "");
  if (!password || !(await auth.bootstrap({ ...admin, password }).catch(refuseAdmin)) || admin.password) return;
  say(`Sign in as "${admin.username}" with the password  ${password}`);
  say("It is shown only this once; `make admin` sets a new one.");
}

async function start() {
  const config = readConfig();
  const log = createLog(config.logLevel);
  const folder = openDataFolder(config, { alone: true });
  const database = await startDatabase(config.databaseUrl);
  for (const warning of await database.warnings()) log.warn(warning);
  if (database.dialect === "mysql" && !config.tokenSecret)
    log.warn("TOKEN_SECRET is not set: other instances on this database would not accept this one's sign-ins");

  const services = await createServices({ ...config, ...folder, database, now });
  await prepareEmptySite(config, services);
  const { server, stop } = createHttpServer({
    config,
    services,
    folders: folder,
    secret: folder.secret,
    log,
    ping: database.ping,
    now,
    renderer: await loadRenderer(),
    frontends: await frontends(config.publicUrl),
  });

  const tidy = async () => {
    await sweepUploads(folder.uploadDir);
    await services.auth.removeEndedSessions();
    await services.visits.forgetVisitors();
    await services.limiter.removeEnded();
    await services.shareCards.removeOrphans();
  };
  await tidy();
  const tidying = setInterval(() => {
    tidy().catch((error: unknown) => log.error({ err: error }, "tidying up failed"));
  }, hourMs);

  const end = async () => {
    clearInterval(tidying);
    await stop(graceMs);
    await database.close();
    folder.release();
    log.info("stopped");
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      void end().then(() => process.exit(0));
    });

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.port, config.host, resolve);
  });
  log.info({ port: config.port, database: database.dialect }, "listening");
  say(`Etalase runs on ${config.publicUrl} (dashboard: ${config.publicUrl}${paths.dashboard})`);
}

start().catch((error: unknown) => {
  const inUse = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  if (inUse) console.error(`${error.message}; set PORT to a free one`);
  else console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
