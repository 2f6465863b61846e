import argon2 from "argon2";
import type { PasswordHasher } from "../application/credentials.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { createTurnstile } from "./turnstile.ts";

// OWASP's second recommendation for argon2id: 19 MiB, two passes.
const parameters = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Returns m, t and p of an encoded hash, or undefined when it is none of argon2id's. */
function parametersOf(hash: string) {
  const [, kind, , settings] = hash.split("$");
  const values = Object.fromEntries((settings ?? "").split(",").map((setting) => setting.split("=")));
  const [m, t, p] = [Number(values.m), Number(values.t), Number(values.p)];
  return kind === "argon2id" && m > 0 && t > 0 && p > 0 ? { m, t, p } : undefined;
}

/** Hashes with argon2id, at most two at once: each takes a thread that file access shares, and 19 MiB. */
export async function createPasswordHasher(): Promise<PasswordHasher> {
  const turnstile = createTurnstile({ atOnce: 2, waiting: 16, retryAfter: 2 });
  // The password of an unknown account is compared with this hash, so that the answer takes as long.
  const nobody = await argon2.hash("nobody has this password", parameters);

  return {
    hash: (password) => turnstile.pass(() => argon2.hash(password, parameters)),
    verify: (hash, password) =>
      turnstile.pass(async () => {
        const settings = hash ? parametersOf(hash) : undefined;
        // A planted hash could ask for gigabytes.
        const affordable = settings && settings.m <= 65_536 && settings.t <= 8 && settings.p <= 4;
        const matches = await argon2.verify(hash && affordable ? hash : nobody, password);
        return matches && Boolean(hash && affordable);
      }),
    isOutdated: (hash) => {
      const settings = parametersOf(hash);
      return settings?.m !== parameters.memoryCost || settings.t !== parameters.timeCost || settings.p !== 1;
    },
    isCommon: isCommonPassword,
  };
}
