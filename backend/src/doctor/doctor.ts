import { BackupRefused } from "../backup/manifest.ts";
import type { Config } from "../config/config.ts";
import { knownSecret } from "../config/data-folder.ts";
import { openStorage, type Storage } from "../config/storage.ts";
import type { Database } from "../persistence/database.ts";
import { createServices } from "../services.ts";
import { openDatabase } from "../start-database.ts";
import { ofDatabase, ofMigrations } from "./database.ts";
import { type Finding, wrong } from "./finding.ts";
import { ofPublicMedia } from "./public-media.ts";
import { records } from "./records.ts";
import { surroundings } from "./surroundings.ts";
import { useCases } from "./use-cases.ts";

type Check<Subject> = (subject: Subject) => readonly Finding[] | Promise<readonly Finding[]>;

/** The findings of all checks, which run one after the other. */
async function findingsOf<Subject>(checks: readonly Check<Subject>[], subject: Subject): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  for (const check of checks) found.push(...(await check(subject)));
  return found;
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
  const found = await findingsOf(surroundings, config);
  const migrations = await ofMigrations(config).catch(away);
  if (migrations.length > 0) return [...found, ...migrations];
  const storage = await openStorage(config).catch((error: Error) => error);
  if (storage instanceof Error)
    return [...found, wrong(storage.message, "start the storage, or set MEDIA_URL and its keys to the site's own")];
  const secret = knownSecret(config);
  const database = await openDatabase(config.databaseUrl);
  try {
    return [
      ...found,
      ...(await ofDatabase(database)),
      ...(await findingsOf(records, { em: database.em, secret })),
      ...(await ofUseCases({ config, database, storage, secret })),
      ...(await ofPublicMedia(config, storage.files)),
    ];
  } finally {
    await database.close();
  }
}
