import type { PasswordHasher } from "../application/credentials.ts";
import { lazily } from "./lazily.ts";
import { createTurnstile } from "./turnstile.ts";

// OWASP's second recommendation for argon2id: 19 MiB, two passes.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Compiled code and lists of words, which most days nobody signs in for. */
const argon2id = lazily(async () => {
  const { default: argon2 } = await import("argon2");
  const hash = (password: string) => argon2.hash(password, { ...parameters, type: argon2.argon2id });
  // The password of an unknown account is compared with this hash, so that the answer takes as long.
  return { hash, verify: argon2.verify, nobody: await hash("nobody has this password") };
});
const commonPasswords = lazily(() => import("./common-passwords.ts"));

/** Returns m, t and p of an encoded hash, or undefined when it is none of argon2id's. */
function parametersOf(hash: string) {
  const [, kind, , settings] = hash.split("$");
  const values = Object.fromEntries((settings ?? "").split(",").map((setting) => setting.split("=")));
  const [m, t, p] = [Number(values.m), Number(values.t), Number(values.p)];
  return kind === "argon2id" && m > 0 && t > 0 && p > 0 ? { m, t, p } : undefined;
}

/** Hashes with argon2id, at most two at once: each takes a thread that file access shares, and 19 MiB. */
export function createPasswordHasher(): PasswordHasher {
  const turnstile = createTurnstile({ atOnce: 2, waiting: 16, retryAfter: 2 });

  return {
    hash: (password) => turnstile.pass(async () => (await argon2id()).hash(password)),
    verify: (hash, password) =>
      turnstile.pass(async () => {
        const settings = hash ? parametersOf(hash) : undefined;
        // A planted hash could ask for gigabytes.
        const affordable = settings && settings.m <= 65_536 && settings.t <= 8 && settings.p <= 4;
        const { verify, nobody } = await argon2id();
        const matches = await verify(hash && affordable ? hash : nobody, password);
        return matches && Boolean(hash && affordable);
      }),
    isOutdated: (hash) => {
      const settings = parametersOf(hash);
      return settings?.m !== parameters.memoryCost || settings.t !== parameters.timeCost || settings.p !== 1;
    },
    isCommon: async (password) => (await commonPasswords()).isCommonPassword(password),
  };
}
