import { mediaPath } from "@etalase/contracts/site/paths";
import type { NamesPictures } from "../application/orphans.ts";
import { filesInText } from "../domain/picture.ts";
import type { Em } from "./repository.ts";

type NewsTable = { news: { id: string; content: string } };

/** Adds the pictures that articles name in their texts. */
export const withTextPictures = (em: Em, table: NamesPictures): NamesPictures => ({
  async *naming() {
    for await (const records of table.naming()) {
      const ids = records.map(({ id }) => id);
      const texts = await em
        .getKysely<NewsTable>()
        .selectFrom("news")
        .select(["id", "content"])
        .where("id", ">=", ids[0] ?? "")
        .where("id", "<=", ids.at(-1) ?? "")
        .where("content", "like", `%${mediaPath("")}%`)
        .execute();
      const files = new Map(texts.map(({ id, content }) => [id, filesInText(content)]));
      yield records.map((record) => ({
        ...record,
        named: [...record.named, ...(files.get(record.id) ?? []).map((file) => ({ field: "content", file }))],
      }));
    }
  },
});
