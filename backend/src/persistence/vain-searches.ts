import { EntitySchema, raw } from "@mikro-orm/core";
import type { VainSearchRepository } from "../application/searches.ts";
import { removeBefore } from "./ended.ts";
import { type Em, timeOf } from "./repository.ts";

/** `id` is the day and the digest of the text, which is too long for a key of both. */
type VainSearchRow = Readonly<{ id: string; day: string; text: string; count: number; lastAt: Date }>;

export const vainSearchSchema = new EntitySchema<VainSearchRow>({
  name: "VainSearch",
  tableName: "vain_searches",
  indexes: [{ properties: ["day"] }, { properties: ["lastAt"] }],
  properties: {
    id: { type: "string", length: 120, primary: true },
    day: { type: "string", length: 10 },
    text: { type: "string", length: 100, index: true },
    // "count" is a function of SQL.
    count: { type: "integer", fieldName: "times" },
    lastAt: { type: "datetime", length: 3 },
  },
});

const idOf = (day: string, text: string) => `${day} ${text}`;

type Counted = Readonly<{ text: string; times: number; last: Date }>;

export const createVainSearchRepository = (em: Em): VainSearchRepository => ({
  async count({ day, text, at }, max) {
    const id = idOf(day, text);
    const more = { count: raw("times + 1"), lastAt: at };
    if ((await em.nativeUpdate(vainSearchSchema, { id }, more)) > 0) return;
    if ((await em.count(vainSearchSchema, { day })) >= max) return;
    const search = { id, day, text, count: 1, lastAt: at };
    await em.upsert(vainSearchSchema, search, { onConflictFields: ["id"], onConflictAction: "ignore" });
  },
  async removeTyped({ day, texts, since }) {
    const ids = texts.map((text) => idOf(day, text));
    await em.nativeDelete(vainSearchSchema, { id: { $in: ids }, count: 1, lastAt: { $gte: since } });
  },
  async list({ page, limit }) {
    const counted: readonly Counted[] = await em
      .createQueryBuilder(vainSearchSchema)
      .select(["text", raw("sum(times) as times"), raw("max(last_at) as last")])
      .groupBy("text")
      .orderBy([{ [raw("times")]: "desc" }, { [raw("last")]: "desc" }, { text: "asc" }])
      .limit(limit, (page - 1) * limit)
      .execute("all", false);
    const [{ total } = { total: 0 }] = await em.execute<{ total: number }[]>(
      "select count(distinct text) as total from vain_searches",
    );
    const rows = counted.map(({ text, times, last }) => ({ text, count: Number(times), lastAt: timeOf(last) }));
    return { rows, total: Number(total) };
  },
  async remove(text) {
    await em.nativeDelete(vainSearchSchema, { text });
  },
  removeBefore: (time) => removeBefore(em, { schema: vainSearchSchema, key: "id", since: "lastAt" }, time),
});
