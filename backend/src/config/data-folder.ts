import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { holdFile } from "../backup/held-file.ts";
import { restoringLock, restoringMark, unended } from "../backup/restoring-mark.ts";
import { type Config, ConfigError } from "./config.ts";
import { keepDatabasePrivate, keepPrivate, ownerOnly } from "./private-files.ts";
import { writeOnce } from "./write-once.ts";

/** The lock beside a SQLite database. */
export const lockName = "lock.sqlite";

/** Returns the secret that signs tokens: the configured one, or one that the first start stored in the folder. */
function tokenSecret({ tokenSecret, dataDir }: Config): string {
  if (tokenSecret) return tokenSecret;
  const file = join(dataDir, "token-secret");
  if (!existsSync(file)) writeOnce(dataDir, "token-secret", randomBytes(48).toString("base64url"));
  const secret = readFileSync(file, "utf8").trim();
  if (Buffer.byteLength(secret) < 32)
    throw new ConfigError(`${file} holds less than 32 bytes; remove it to get a new one`);
  return secret;
}

/** The secret of an existing site: none is made. */
export function knownSecret({ tokenSecret, dataDir }: Pick<Config, "tokenSecret" | "dataDir">): string | undefined {
  const file = join(dataDir, "token-secret");
  return tokenSecret ?? (existsSync(file) ? readFileSync(file, "utf8").trim() : undefined);
}

type Use = Readonly<{ alone: boolean; restores?: boolean }>;

/** Runs work that needs a writable folder. @throws {ConfigError} when it is not writable */
function inWritableFolder<Result>(dataDir: string, write: () => Result): Result {
  try {
    return write();
  } catch (cause) {
    throw new ConfigError(`DATA_DIR is ${JSON.stringify(dataDir)}, but it takes a folder that can be written`, {
      cause,
    });
  }
}

function lockIn(folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
    return holdFile(join(folder, lockName));
  } catch (cause) {
    throw new ConfigError(`DATABASE_URL leads to ${JSON.stringify(folder)}, where no file can be written`, { cause });
  }
}

/** Keeps a second process off the same SQLite database: a waiting writer would block its whole process. */
function lockSqlite(databaseUrl: string) {
  if (!databaseUrl.startsWith("sqlite:") || databaseUrl.endsWith(":memory:")) return () => {};
  const file = databaseUrl.slice("sqlite:".length);
  const release = lockIn(dirname(file));
  keepDatabasePrivate(file);
  if (!release)
    throw new ConfigError(`Another process is using ${file}; stop it first, or set DATA_DIR to another folder`);
  return release;
}

/** Keeps a second restore out of the folder, with either database: it would take the first for a killed one. */
function lockRestore(dataDir: string) {
  const path = restoringLock(dataDir);
  const release = inWritableFolder(dataDir, () => holdFile(path));
  if (!release) throw new ConfigError(`Another restore into ${dataDir} goes on: wait until it has ended`);
  return () => {
    rmSync(path, { force: true });
    release();
  };
}

/** Takes all locks, or none. @returns a function that releases them */
function takeLocks({ dataDir, databaseUrl }: Config, { alone, restores }: Use): () => void {
  const endRestore = restores ? lockRestore(dataDir) : () => {};
  try {
    const release = alone ? lockSqlite(databaseUrl) : () => {};
    return () => {
      release();
      endRestore();
    };
  } catch (error) {
    endRestore();
    throw error;
  }
}

/**
 * Prepares DATA_DIR; `alone` locks its SQLite database. @throws {ConfigError} when it cannot be used, or when a restore
 * was interrupted there and this is none
 */
export function openDataFolder(config: Config, use: Use) {
  const { dataDir } = config;
  if (!use.restores && existsSync(restoringMark(dataDir))) throw new ConfigError(unended(dataDir));
  ownerOnly();
  inWritableFolder(dataDir, () => {
    mkdirSync(join(dataDir, "media"), { recursive: true });
    keepPrivate(dataDir);
  });
  const release = takeLocks(config, use);
  return {
    uploadDir: join(dataDir, "uploads"),
    secret: tokenSecret(config),
    release,
  };
}
