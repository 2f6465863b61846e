import { existsSync } from "node:fs";
import { createSecretBox } from "../adapters/secret-box.ts";
import { openSnapshot } from "../backup/snapshot.ts";
import type { Config } from "../config/config.ts";
import { type Database, migrationNames } from "../persistence/database.ts";
import { newsSchema } from "../persistence/news.ts";
import { twoFactorSchema } from "../persistence/two-factor.ts";
import { userSchema } from "../persistence/users.ts";
import { type Finding, firstOf, hint, when, wrong } from "./finding.ts";

/** Clocks may differ a little. */
export const clockMs = 60_000;

/** Checks that the tables are those of this version. */
export async function ofMigrations({ databaseUrl }: Config): Promise<readonly Finding[]> {
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

async function ofServer({ em, warnings }: Database): Promise<readonly Finding[]> {
  const [row] = await em.getConnection().execute<{ time: string }[]>("select utc_timestamp(3) as time");
  const off = Math.abs(Date.parse(`${String(row?.time).replace(" ", "T")}Z`) - Date.now());
  return [
    ...when(off > clockMs, () =>
      wrong(`The clocks of the database and of this machine differ by ${Math.round(off / 1000)} s`, "set both by NTP"),
    ),
    ...(await warnings()).map((warning) => hint(warning, "set it in MySQL's own configuration")),
  ];
}

type Check = Readonly<{ problem: string }>;

async function ofFile({ em }: Database): Promise<readonly Finding[]> {
  const ask = (sql: string) => em.getConnection().execute<Check[]>(sql);
  const problems = (await ask("select quick_check as problem from pragma_quick_check")).filter(
    ({ problem }) => problem !== "ok",
  );
  const dangling = await ask('select distinct "table" as problem from pragma_foreign_key_check');
  const restore = "restore the newest backup: make restore";
  return [
    ...when(problems.length > 0, () => wrong(`The database file is damaged: ${problems[0]?.problem}`, restore)),
    ...when(dangling.length > 0, () =>
      wrong(`Rows of ${firstOf(dangling.map(({ problem }) => problem))} name others that are gone`, restore),
    ),
  ];
}

export const ofDatabase = (database: Database): Promise<readonly Finding[]> =>
  database.dialect === "mysql" ? ofServer(database) : ofFile(database);

type Records = Readonly<{ em: Database["em"]; secret: string | undefined }>;

async function ofSuperadmins({ em }: Records): Promise<readonly Finding[]> {
  const accounts = await em.count(userSchema, {});
  const ableToSignIn = await em.count(userSchema, { role: "superadmin", disabled: false });
  return when(accounts > 0 && ableToSignIn === 0, () =>
    wrong(
      "No superadmin can sign in",
      "make up with ADMIN_USERNAME and ADMIN_PASSWORD only helps an empty site: restore a backup",
    ),
  );
}

async function ofTimes({ em }: Records): Promise<readonly Finding[]> {
  const ahead = { updatedAt: { $gt: new Date(Date.now() + clockMs) } };
  const count = await em.count(newsSchema, ahead);
  return when(count > 0, () =>
    wrong("Articles were written after now, by this machine's clock", "set the clock by NTP"),
  );
}

async function ofSecret({ em, secret }: Records): Promise<readonly Finding[]> {
  return when(!secret && (await em.count(userSchema, {})) > 0, () =>
    wrong(
      "The secret is gone: TOKEN_SECRET is not set, and DATA_DIR has no token-secret",
      "put back the former one, from a backup; a new one signs everybody out and breaks second factors and the audit log",
    ),
  );
}

async function ofSecondFactors({ em, secret }: Records): Promise<readonly Finding[]> {
  if (!secret) return [];
  const box = createSecretBox(secret);
  const sealed = await em.find(twoFactorSchema, { secret: { $ne: null } });
  return when(
    sealed.some(({ id, secret: text }) => box.open(text ?? "", id) === null),
    () =>
      wrong(
        "Second factors were sealed with another secret",
        "set TOKEN_SECRET, or token-secret in DATA_DIR, to the former one",
      ),
  );
}

/** The checks of stored records. */
export const records = [ofSuperadmins, ofTimes, ofSecret, ofSecondFactors];
