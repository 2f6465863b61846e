import { passwordForm } from "@etalase/contracts/auth";
import type { PasswordHasher } from "../application/credentials.ts";
import { lazily } from "./lazily.ts";
import { createTurnstile } from "./turnstile.ts";

/** Memory in KiB, and the number of passes. */
type Cost = Readonly<{ memoryCost: number; timeCost: number }>;

// OWASP's second recommendation for argon2id: 19 MiB, two passes.
const usual: Cost = { memoryCost: 19_456, timeCost: 2 };

// Compiled code and lists of words, which are not needed on days without a sign-in.
const argon2id = lazily(async () => (await import("argon2")).default);
const commonPasswords = lazily(() => import("./common-passwords.ts"));

type Parameters = Readonly<{ m: number; t: number; p: number }>;

/** Returns m, t and p of an encoded hash, or undefined when argon2id did not make it. */
function parametersOf(hash: string): Parameters | undefined {
  const [, kind, , settings] = hash.split("$");
  const values = Object.fromEntries((settings ?? "").split(",").map((setting) => setting.split("=")));
  const [m, t, p] = [Number(values.m), Number(values.t), Number(values.p)];
  return kind === "argon2id" && m > 0 && t > 0 && p > 0 ? { m, t, p } : undefined;
}

/** Hashes with argon2id, at most two at once: each takes 19 MiB, and a thread that file access needs, too. */
export function createPasswordHasher(cost = usual): PasswordHasher {
  const turnstile = createTurnstile({ atOnce: 2, waiting: 16, retryAfter: 2 });

  async function hash(password: string): Promise<string> {
    const { hash, argon2id: type } = await argon2id();
    return hash(password, { ...cost, parallelism: 1, type });
  }
  // The password of an unknown account is compared with this hash, so that the answer takes as long.
  const nobody = lazily(() => hash("nobody has this password"));

  const isUsual = ({ m, t, p }: Parameters) => m === cost.memoryCost && t === cost.timeCost && p === 1;

  return {
    hash: (password) => turnstile.pass(() => hash(passwordForm(password))),
    verify: (hash, password) =>
      turnstile.pass(async () => {
        const settings = hash ? parametersOf(hash) : undefined;
        // An injected hash could demand gigabytes.
        const affordable = settings && settings.m <= 65_536 && settings.t <= 8 && settings.p <= 4;
        const [{ verify }, other] = [await argon2id(), await nobody()];
        const compared = hash && affordable ? hash : other;
        // Earlier versions hashed a password as it was typed.
        for (const form of new Set([passwordForm(password), password]))
          if (await verify(compared, form))
            return affordable ? { isOutdated: !isUsual(settings) || form !== passwordForm(password) } : null;
        return null;
      }),
    isCommon: async (password) => (await commonPasswords()).isCommonPassword(passwordForm(password)),
  };
}
