import { tmpdir } from "node:os";
import type { PasswordHasher } from "../src/application/credentials.ts";
import { createDiskStorage } from "../src/config/storage.ts";
import type { Database } from "../src/persistence/database.ts";
import { createServices } from "../src/services.ts";
import { secret } from "./services.ts";

export const hashOf = (password: string) => `hash of ${password}`;

/** Hashes without any work, in a way that anybody can reverse. */
export const swiftHasher: PasswordHasher = {
  hash: async (password) => hashOf(password),
  // Real hashes differ for the same password, too.
  verify: async (hash, password) => (hash?.toLowerCase() === hashOf(password) ? { isOutdated: false } : null),
  isCommon: async () => false,
};

/** Starts an instance of the sign-in on that database, with the test's hasher and clock. It stores no files. */
export async function startAuth(database: Database, passwords = swiftHasher, now = () => new Date()) {
  const storage = createDiskStorage({ mediaDir: "", shareDir: "" });
  const given = { database, storage, dataDir: tmpdir(), secret, publicUrl: "http://localhost:8080", passwords, now };
  const { auth, twoFactor, resetLinks, accountSessions } = await createServices({ ...given, registration: "open" });
  return Object.assign(auth, { twoFactor, resetLinks, accountSessions });
}

/** A hasher that decides at once, and answers when the test lets it. */
export function heldHasher(outdated: (hash: string) => boolean = () => false) {
  let begun = 0;
  let opened = false;
  const waiting: (() => void)[] = [];
  const watchers: (() => void)[] = [];
  const held = async <T>(result: T): Promise<T> => {
    begun += 1;
    for (const look of watchers) look();
    if (!opened) await new Promise<void>((resolve) => waiting.push(resolve));
    return result;
  };
  const passwords: PasswordHasher = {
    ...swiftHasher,
    verify: async (hash, password) =>
      held((await swiftHasher.verify(hash, password)) && { isOutdated: outdated(hash ?? "") }),
  };
  return {
    passwords,
    /** Resolves when that many passwords wait for their answer. */
    reached: (count: number) =>
      new Promise<void>((resolve) => {
        const look = () => begun >= count && resolve();
        watchers.push(look);
        look();
      }),
    open() {
      opened = true;
      for (const go of waiting) go();
    },
  };
}
