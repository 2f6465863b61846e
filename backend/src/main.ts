import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { PageRenderer } from "@etalase/contracts/public-api";
import { paths } from "@etalase/contracts/site/paths";
import type { MailNotTaken } from "./application/mail/sending.ts";
import { startBackground } from "./background.ts";
import { type Config, ConfigError, isLoopback, readConfig } from "./config.ts";
import { openDataFolder } from "./data-folder.ts";
import { loadDemo } from "./demo/load.ts";
import { DomainError } from "./domain/errors.ts";
import { limits } from "./http/limits.ts";
import { watchLoopDelay } from "./http/loop-delay.ts";
import { assets } from "./http/pages/assets.ts";
import { dashboard } from "./http/pages/dashboard.ts";
import { createLog } from "./log.ts";
import { createHttpServer } from "./server.ts";
import { createServices, type Services } from "./services.ts";
import { startDatabase } from "./start-database.ts";

const root = join(import.meta.dirname, "../..");
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

/** Tells who may make the first account, where that is not simply whoever comes first. */
async function tellSetupCode({ publicUrl }: Config, { auth, setupCode }: Services) {
  if (!(await auth.wantsSetupCode())) return;
  say(`There is no account yet. Register at ${publicUrl}${paths.register} with the setup code  ${setupCode}`);
  say("It makes one account, the superadmin's, and is worthless then.");
}

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

  // Whoever is first to reach a site on the net would own it.
  const setupCodeRequired = !isLoopback(config.publicUrl);
  const mailNotTaken: MailNotTaken = (mail) => log.warn({ mail }, "a mail was not taken");
  const failed = (step: string, error: unknown) => log.error({ err: error, step }, "a step in the background failed");
  const reports = { mailNotTaken, failed };
  const services = await createServices({ ...config, ...folder, setupCodeRequired, database, ...reports, now });
  await services.audit.begin();
  await prepareEmptySite(config, services);
  await services.registerMissingPictures();
  await tellSetupCode(config, services);
  const { server, announceStop, stop } = createHttpServer({
    config,
    services,
    folders: folder,
    secret: folder.secret,
    log,
    ping: database.ping,
    now,
    loopDelayMs: watchLoopDelay(),
    renderer: await loadRenderer(),
    frontends: await frontends(config.publicUrl),
  });

  const background = await startBackground({ ...folder, services, log, failed });

  let isEnding = false;
  const end = async (drainMs: number) => {
    if (isEnding) return;
    isEnding = true;
    const atRest = background.stop();
    announceStop();
    await setTimeout(drainMs);
    await stop(limits.graceMs);
    await services.forgotten.settled();
    await atRest;
    await database.close();
    folder.release();
    log.info("stopped");
    process.exit(0);
  };
  // A balancer, which stops by SIGTERM, needs the time to hear of it; a person with Ctrl-C does not.
  for (const [signal, drainMs] of [
    ["SIGINT", 0],
    ["SIGTERM", limits.drainMs],
  ] as const)
    process.once(signal, () => {
      void end(drainMs);
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
