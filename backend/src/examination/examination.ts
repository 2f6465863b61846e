import { constants, existsSync } from "node:fs";
import { access, readdir, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { createSecretBox } from "../adapters/secret-box.ts";
import { backupFolder, backupsIn, rehearsedMark } from "../backup/nightly.ts";
import { BackupRefused } from "../backup/refusal.ts";
import { openSnapshot } from "../backup/snapshot.ts";
import { type Config, isLoopback } from "../config/config.ts";
import { knownSecret } from "../config/data-folder.ts";
import { openToOthers } from "../config/private-files.ts";
import { openStorage, type Storage } from "../config/storage.ts";
import { type Database, migrationNames } from "../persistence/database.ts";
import { newsSchema } from "../persistence/news.ts";
import { twoFactorSchema } from "../persistence/two-factor.ts";
import { userSchema } from "../persistence/users.ts";
import { createServices } from "../services.ts";
import { openDatabase } from "../start-database.ts";
import { type Finding, hint, wrong } from "./finding.ts";
import { ofPublicMedia } from "./public-media.ts";

const MB = 1024 * 1024;
const room = { wrong: 100 * MB, hint: 1024 * MB };
const testedNode = "24";
const dayMs = 24 * 60 * 60 * 1000;
/** Clocks may differ a little. */
const clockMs = 60_000;
/** The most names in a list; the rest are only counted. */
const maxNames = 5;

const firstOf = (names: readonly string[]) =>
  names.slice(0, maxNames).join(", ") + (names.length > maxNames ? ` and ${names.length - maxNames} more` : "");
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split("\n")[0];

async function ofFolder({ dataDir }: Config): Promise<readonly Finding[]> {
  if (!existsSync(dataDir))
    return [wrong(`DATA_DIR, ${dataDir}, is not there`, "make up makes it, or set DATA_DIR to the site's")];
  const found: Finding[] = [];
  const isWritable = await access(dataDir, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable)
    found.push(
      wrong(`Nothing can be written to ${dataDir}`, `give it to the account that runs the site: chown -R … ${dataDir}`),
    );
  const open = openToOthers(dataDir);
  if (open.length > 0)
    found.push(wrong(`Other accounts of the machine can read ${firstOf(open)}`, `chmod -R go= ${dataDir}`));
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const says = `${Math.floor(free / MB)} MB are free for ${dataDir}`;
  if (free < room.wrong) found.push(wrong(says, "make room: uploads and, on SQLite, all writes are refused without"));
  else if (free < room.hint) found.push(hint(says, "make room before uploads are refused"));
  const uploads = await readdir(join(dataDir, "uploads")).catch((): string[] => []);
  const times = await Promise.all(uploads.map((name) => stat(join(dataDir, "uploads", name)).catch(() => null)));
  const old = uploads.filter((_, index) => Date.now() - (times[index]?.mtimeMs ?? Date.now()) > dayMs);
  if (old.length > 0)
    found.push(hint(`${old.length} uploads were never finished`, "the site removes them within an hour of running"));
  return found;
}

/** Nights on which the machine was off are no fault yet. */
const maxBackupAgeMs = 2.5 * dayMs;

async function ofBackups({ dataDir, backupKeep }: Config): Promise<readonly Finding[]> {
  if (backupKeep === 0)
    return [
      hint(
        "No backups are made by night",
        "set BACKUP_KEEP to the number to keep, or have make backup run, and keep them elsewhere",
      ),
    ];
  const folder = backupFolder(dataDir);
  const newest = (await backupsIn(folder)).at(-1);
  if (!newest)
    return [hint("There is no nightly backup yet", "a minute after the start there is one: see the log if not")];
  const { mtimeMs } = await stat(join(folder, newest));
  if (Date.now() - mtimeMs > maxBackupAgeMs)
    return [wrong(`The newest nightly backup is ${newest}`, "see the log for what keeps the site from making others")];
  if (!existsSync(rehearsedMark(join(folder, newest))))
    return [hint(`${newest} was not restored in a rehearsal`, `make rehearse FILE=${join(folder, newest)} tells why`)];
  return [];
}

function ofProcess({ isDefaultUrl, publicUrl, mail }: Config): readonly Finding[] {
  const found: Finding[] = [];
  const [major = ""] = process.versions.node.split(".");
  if (major !== testedNode)
    found.push(
      hint(`Node ${process.versions.node} runs it, tested is ${testedNode}`, "run it by make, which brings its own"),
    );
  if (isDefaultUrl)
    found.push(
      hint(`PUBLIC_URL is not set, so links lead to ${publicUrl}`, "set it to the address that visitors type"),
    );
  else if (!isLoopback(publicUrl) && publicUrl.startsWith("http:"))
    found.push(
      hint(
        `PUBLIC_URL is ${publicUrl}, without encryption`,
        "put a proxy with a certificate in front, and set PUBLIC_URL to https://…",
      ),
    );
  if (!mail)
    found.push(hint("No mail is sent", "set SMTP_URL and MAIL_FROM; until then nobody can reset a password by mail"));
  return found;
}

/** Checks that the tables are those of this version. */
async function ofMigrations({ databaseUrl }: Config): Promise<readonly Finding[]> {
  const file = databaseUrl.startsWith("sqlite:") ? databaseUrl.slice("sqlite:".length) : undefined;
  if (file && !existsSync(file))
    return [wrong(`There is no database at ${file}`, "make up makes it; make restore brings one back")];
  const snapshot = await openSnapshot(databaseUrl);
  const done = await snapshot.migrations().finally(snapshot.close);
  const known = migrationNames(databaseUrl);
  const later = done.filter((name) => !known.includes(name));
  const pending = known.filter((name) => !done.includes(name));
  if (later.length > 0)
    return [
      wrong(
        `The database is of a later version, which made ${firstOf(later)}`,
        "start that version, or restore a backup of this one",
      ),
    ];
  if (pending.length > 0) return [wrong(`The database lacks ${firstOf(pending)}`, "make up brings it up to date")];
  return [];
}

type Check = Readonly<{ problem: string }>;

async function ofDatabase({ em, dialect, warnings }: Database): Promise<readonly Finding[]> {
  const ask = <Row>(sql: string) => em.getConnection().execute<Row[]>(sql);
  if (dialect === "mysql") {
    const [row] = await ask<{ time: string }>("select utc_timestamp(3) as time");
    const off = Math.abs(Date.parse(`${String(row?.time).replace(" ", "T")}Z`) - Date.now());
    const clocks =
      off > clockMs
        ? [
            wrong(
              `The clocks of the database and of this machine differ by ${Math.round(off / 1000)} s`,
              "set both by NTP",
            ),
          ]
        : [];
    return [...clocks, ...(await warnings()).map((warning) => hint(warning, "set it in MySQL's own configuration"))];
  }
  const problems = (await ask<Check>("select quick_check as problem from pragma_quick_check")).filter(
    ({ problem }) => problem !== "ok",
  );
  const dangling = await ask<Check>('select distinct "table" as problem from pragma_foreign_key_check');
  const restore = "restore the newest backup: make restore";
  return [
    ...(problems.length > 0 ? [wrong(`The database file is damaged: ${problems[0]?.problem}`, restore)] : []),
    ...(dangling.length > 0
      ? [wrong(`Rows of ${firstOf(dangling.map(({ problem }) => problem))} name others that are gone`, restore)]
      : []),
  ];
}

type Site = Readonly<{ config: Config; database: Database; storage: Storage; secret: string | undefined }>;

async function ofRecords({ config, database, storage, secret }: Site): Promise<readonly Finding[]> {
  const { em } = database;
  const accounts = await em.count(userSchema, {});
  const found: Finding[] = [];
  if (accounts > 0 && (await em.count(userSchema, { role: "superadmin", disabled: false })) === 0)
    found.push(
      wrong(
        "No superadmin can sign in",
        "make up with ADMIN_USERNAME and ADMIN_PASSWORD only helps an empty site: restore a backup",
      ),
    );
  const ahead = { updatedAt: { $gt: new Date(Date.now() + clockMs) } };
  if ((await em.count(newsSchema, ahead)) > 0)
    found.push(wrong("Articles were written after now, by this machine's clock", "set the clock by NTP"));
  if (!secret) {
    if (accounts > 0)
      found.push(
        wrong(
          "The secret is gone: TOKEN_SECRET is not set, and DATA_DIR has no token-secret",
          "put back the former one, from a backup; a new one signs everybody out and breaks second factors and the audit log",
        ),
      );
    return found;
  }
  const box = createSecretBox(secret);
  const sealed = await em.find(twoFactorSchema, { secret: { $ne: null } });
  if (sealed.some(({ id, secret: text }) => box.open(text ?? "", id) === null))
    found.push(
      wrong(
        "Second factors were sealed with another secret",
        "set TOKEN_SECRET, or token-secret in DATA_DIR, to the former one",
      ),
    );
  const services = await createServices({ ...config, storage, secret, database, now: () => new Date() });
  const { problem } = await services.auditChain.check();
  if (problem)
    found.push(
      wrong(
        `The audit log was changed: ${problem.reason}`,
        "make audit tells more; who can write to the database can do that",
      ),
    );
  const { missing, damaged, strays } = await services.examineMedia();
  for (const [what, files] of [
    ["are missing", missing],
    ["have changed on disk", damaged],
  ] as const)
    if (files.length > 0)
      found.push(
        wrong(
          `Pictures ${what}: ${firstOf(files.map(({ file, titles }) => (titles[0] ? `${file} of "${titles[0]}"` : file)))}`,
          `put them back into ${storage.files.where("media")} from a backup, or choose others in the dashboard`,
        ),
      );
  if (strays.length > 0)
    found.push(
      hint(`Files that no record names: ${firstOf(strays)}`, "the site removes them within an hour of running"),
    );
  const clock = await services.timeWatch.state();
  if (clock.isAhead)
    found.push(
      wrong(
        `The clock says ${new Date().toISOString()}, and the newest time that this site has seen is ${clock.newestAt.toISOString()}`,
        `set the clock by NTP; until it is right, or has held for ${Math.ceil(clock.leftMs / 3_600_000)} more hours of running, nothing is forgotten by age`,
      ),
    );
  const broken = await services.brokenLinks();
  if (broken.length > 0)
    found.push(
      hint(
        `Links of published texts lead nowhere: ${firstOf(broken.map(({ title, link }) => `${link} of "${title}"`))}`,
        "mend them in the dashboard: /dashboard/not-found lists them",
      ),
    );
  const { total } = await services.mails.list({ status: "failed", page: 1, limit: 1 });
  if (total > 0) found.push(hint(`${total} mails could not be sent`, "see /dashboard/mail, which can try them again"));
  return found;
}

/** Checks everything that a site depends on, and changes nothing. */
export async function examine(config: Config): Promise<readonly Finding[]> {
  const found = [...ofProcess(config), ...(await ofFolder(config)), ...(await ofBackups(config))];
  const away = (error: unknown) => [
    wrong(
      error instanceof BackupRefused ? error.message : `The database cannot be read: ${messageOf(error)}`,
      "start it, or set DATABASE_URL to where it is; what is damaged, make restore brings back",
    ),
  ];
  const migrations = await ofMigrations(config).catch(away);
  if (migrations.length > 0) return [...found, ...migrations];
  const storage = await openStorage(config).catch((error: Error) => error);
  if (storage instanceof Error)
    return [...found, wrong(storage.message, "start the storage, or set MEDIA_URL and its keys to the site's own")];
  const database = await openDatabase(config.databaseUrl);
  try {
    return [
      ...found,
      ...(await ofDatabase(database)),
      ...(await ofRecords({ config, database, storage, secret: knownSecret(config) })),
      ...(await ofPublicMedia(config, storage.files)),
    ];
  } finally {
    await database.close();
  }
}
