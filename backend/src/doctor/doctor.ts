import { BackupRefused } from "../backup/manifest.ts";
import type { Config } from "../config/config.ts";
import { knownSecret } from "../config/data-folder.ts";
import { openStorage, type Storage } from "../config/storage.ts";
import type { Database } from "../persistence/database.ts";
import { createServices } from "../services.ts";
import { openDatabase } from "../start-database.ts";
import { ofDatabase, ofMigrations, records } from "./database.ts";
import { type Finding, firstOf, hint, when, wrong } from "./finding.ts";
import { surroundings } from "./surroundings.ts";

type Site = Readonly<{ services: Awaited<ReturnType<typeof createServices>>; storage: Storage }>;

async function ofAuditLog({ services }: Site): Promise<readonly Finding[]> {
  const { problem } = await services.auditChain.check();
  return problem ? [wrong(`The audit log was changed: ${problem}`, "who can write to the database can do that")] : [];
}

async function ofPictures({ services, storage }: Site): Promise<readonly Finding[]> {
  const { missing, damaged, strays } = await services.examineMedia();
  const lost = (files: typeof missing, state: string) =>
    when(files.length > 0, () =>
      wrong(
        `Pictures ${state}: ${firstOf(files.map(({ file, titles }) => (titles[0] ? `${file} of "${titles[0]}"` : file)))}`,
        `put them back into ${storage.files.where} from a backup, or choose others in the dashboard`,
      ),
    );
  return [
    ...lost(missing, "are missing"),
    ...lost(damaged, "have changed on disk"),
    ...when(strays.length > 0, () =>
      hint(`Files that no record names: ${firstOf(strays)}`, "the site removes them within an hour of running"),
    ),
  ];
}

async function ofClock({ services }: Site): Promise<readonly Finding[]> {
  const clock = await services.timeWatch.state();
  return when(clock.isAhead, () =>
    wrong(
      `The clock says ${new Date().toISOString()}, and the newest time that this site has seen is ${clock.newestAt.toISOString()}`,
      `set the clock by NTP; until it is right, or has held for ${Math.ceil(clock.leftMs / 3_600_000)} more hours of running, nothing is forgotten by age`,
    ),
  );
}

async function ofMails({ services }: Site): Promise<readonly Finding[]> {
  const { total } = await services.mails.list({ status: "failed", page: 1, limit: 1 });
  return when(total > 0, () =>
    hint(`${total} mails could not be sent`, "see /dashboard/mail, which can try them again"),
  );
}

/** The checks by the use cases of the site itself. */
export const useCases = [ofAuditLog, ofPictures, ofClock, ofMails];

type Check<Subject> = (subject: Subject) => readonly Finding[] | Promise<readonly Finding[]>;

/** The findings of all checks, which run one after the other. */
async function findingsOf<Subject>(checks: readonly Check<Subject>[], subject: Subject): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const check of checks) findings.push(...(await check(subject)));
  return findings;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split("\n")[0];

const away = (error: unknown) => [
  wrong(
    error instanceof BackupRefused ? error.message : `The database cannot be read: ${messageOf(error)}`,
    "start it, or set DATABASE_URL to where it is; what is damaged, make restore brings back",
  ),
];

type Opened = Readonly<{ config: Config; database: Database; storage: Storage; secret: string | undefined }>;

async function ofUseCases({ config, database, storage, secret }: Opened): Promise<readonly Finding[]> {
  if (!secret) return [];
  const services = await createServices({ ...config, storage, secret, database, now: () => new Date() });
  return findingsOf(useCases, { services, storage });
}

/** Checks everything that a site depends on, and changes nothing. */
export async function examine(config: Config): Promise<readonly Finding[]> {
  const findings = await findingsOf(surroundings, config);
  const migrations = await ofMigrations(config).catch(away);
  if (migrations.length > 0) return [...findings, ...migrations];
  const storage = await openStorage(config).catch((error: Error) => error);
  if (storage instanceof Error)
    return [...findings, wrong(storage.message, "start the storage, or set MEDIA_URL and its keys to the site's own")];
  const secret = knownSecret(config);
  const database = await openDatabase(config.databaseUrl);
  try {
    return [
      ...findings,
      ...(await ofDatabase(database)),
      ...(await findingsOf(records, { em: database.em, secret })),
      ...(await ofUseCases({ config, database, storage, secret })),
    ];
  } finally {
    await database.close();
  }
}
