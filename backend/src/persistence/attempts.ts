import { createHash } from "node:crypto";
import { EntitySchema } from "@mikro-orm/core";
import { sql } from "kysely";
import type { Clock, RateLimiter, Transaction } from "../application/ports.ts";
import { type Dialect, type Em, fresh } from "./repository.ts";

type Attempts = Readonly<{ id: string; count: number; resetsAt: number }>;

/** The number of attempts under a key until `resetsAt`, in milliseconds since 1970. */
export const attemptsSchema = new EntitySchema<Attempts>({
  name: "Attempts",
  tableName: "attempts",
  properties: {
    id: { type: "string", length: 190, primary: true },
    count: { type: "integer" },
    // Seconds would fit an integer, milliseconds need more; both databases return a double as a number.
    resetsAt: { type: "double", index: true },
  },
});

const idMax = 190;
const startMax = 120;
const startOf = (key: string) => [...key].slice(0, startMax).join("");

/** Shortens a key to the column, since a typed user name may be longer. The prefix stays, for lookups. */
const idOf = (key: string) =>
  key.length <= idMax ? key : `${startOf(key)}#${createHash("sha256").update(key).digest("hex")}`;

type Needs = Readonly<{ em: Em; dialect: Dialect; transaction: Transaction }>;
type Tables = { attempts: { id: string; count: number; resets_at: number } };

/** Counts an attempt, and resets the count when its time window has ended. */
const createUpsert =
  ({ em, dialect }: Pick<Needs, "em" | "dialect">, now: Clock) =>
  (id: string, windowMs: number) => {
    const at = now().getTime();
    const values = { id, count: 1, resets_at: at + windowMs };
    const next = {
      count: sql<number>`case when attempts.resets_at <= ${at} then 1 else attempts.count + 1 end`,
      resets_at: sql<number>`case when attempts.resets_at <= ${at} then ${at + windowMs} else attempts.resets_at end`,
    };
    const insert = em.getKysely<Tables>().insertInto("attempts").values(values);
    return dialect === "mysql"
      ? insert.onDuplicateKeyUpdate(next).execute()
      : insert.onConflict((conflict) => conflict.column("id").doUpdateSet(next)).execute();
  };

/** Counts with one atomic upsert, so parallel attempts never miss each other, whichever instance they reach. */
export function createRateLimiter({ em, dialect, transaction }: Needs, now: Clock): RateLimiter {
  const upsert = createUpsert({ em, dialect }, now);

  return {
    // The transaction lets each of several parallel attempts read its own count, not that of the last one.
    count: (key, windowMs) =>
      transaction(async () => {
        await upsert(idOf(key), windowMs);
        const { count, resetsAt } = await em.findOneOrFail(attemptsSchema, { id: idOf(key) }, fresh);
        return { count, retryAfter: Math.max(1, Math.ceil((resetsAt - now().getTime()) / 1000)) };
      }),
    async counted(key) {
      const found = await em.findOne(attemptsSchema, { id: idOf(key) }, fresh);
      return found && found.resetsAt > now().getTime() ? found.count : 0;
    },
    giveBack: (key) =>
      em
        .getKysely<Tables>()
        .updateTable("attempts")
        .set({ count: sql`count - 1` })
        .where("id", "=", idOf(key))
        .where("count", ">", 0)
        .execute(),
    clear: (key) => em.nativeDelete(attemptsSchema, { id: idOf(key) }),
    async clearAll(start) {
      const prefix = startOf(start);
      await em
        .getKysely<Tables>()
        .deleteFrom("attempts")
        .where(sql`substr(id, 1, ${[...prefix].length})`, "=", prefix)
        .execute();
    },
    removeEnded: () => em.nativeDelete(attemptsSchema, { resetsAt: { $lt: now().getTime() } }),
  };
}
