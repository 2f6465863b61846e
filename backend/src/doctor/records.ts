import { createSecretBox } from "../adapters/secret-box.ts";
import type { Database } from "../persistence/database.ts";
import { newsSchema } from "../persistence/news.ts";
import { twoFactorSchema } from "../persistence/two-factor.ts";
import { userSchema } from "../persistence/users.ts";
import { clockMs } from "./database.ts";
import { type Finding, when, wrong } from "./finding.ts";

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
  const found = await em.count(newsSchema, ahead);
  return when(found > 0, () =>
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
