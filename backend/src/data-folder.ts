import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Config, ConfigError } from "./config.ts";

function isExists(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EEXIST";
}

/** Returns the secret that signs tokens: the configured one, or one made on the first start and kept in the folder. */
function tokenSecret({ tokenSecret, dataDir }: Config): string {
  if (tokenSecret) return tokenSecret;
  const file = join(dataDir, "token-secret");
  try {
    writeFileSync(file, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!isExists(error)) throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (Buffer.byteLength(secret) < 32)
    throw new ConfigError(`${file} holds less than 32 bytes; remove it to get a new one`);
  return secret;
}

function openLock(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true });
    return new DatabaseSync(join(folder, "lock.sqlite"), { timeout: 0 });
  } catch (cause) {
    throw new ConfigError(`DATABASE_URL leads to ${JSON.stringify(folder)}, where no file can be written`, { cause });
  }
}

/**
 * Keeps a second process off the same SQLite database: writers would wait for each other with the whole process. The
 * lock is a transaction, so that it ends with the process however that ends.
 */
function lockSqlite(databaseUrl: string) {
  if (!databaseUrl.startsWith("sqlite:") || databaseUrl.endsWith(":memory:")) return { release() {} };
  const file = databaseUrl.slice("sqlite:".length);
  const lock = openLock(dirname(file));
  try {
    lock.exec("begin exclusive");
  } catch {
    lock.close();
    throw new ConfigError(`Another process is using ${file}; stop it first, or set DATA_DIR to another folder`);
  }
  return { release: () => lock.close() };
}

/** Prepares DATA_DIR, `alone` with its SQLite database. @throws {ConfigError} when it cannot be used */
export function openDataFolder(config: Config, { alone }: Readonly<{ alone: boolean }>) {
  const { dataDir } = config;
  try {
    mkdirSync(join(dataDir, "media"), { recursive: true });
  } catch (error) {
    throw new ConfigError(`DATA_DIR is ${JSON.stringify(dataDir)}, but it takes a folder that can be written`, {
      cause: error,
    });
  }
  const { release } = alone ? lockSqlite(config.databaseUrl) : { release() {} };
  return {
    mediaDir: join(dataDir, "media"),
    shareDir: join(dataDir, "share"),
    uploadDir: join(dataDir, "uploads"),
    secret: tokenSecret(config),
    release,
  };
}
