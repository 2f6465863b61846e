import { mediaPath } from "@etalase/contracts/site/paths";
import type { NamesPictures } from "../application/orphans.ts";
import { filesInText } from "../domain/picture.ts";
import type { Em } from "./repository.ts";

type NewsTable = { news: { id: string; title: string; content: string } };

/** Articles name pictures in their texts, too. */
export const withTextPictures = (em: Em, table: Pick<NamesPictures, "uses">) =>
  ({
    async uses() {
      const news = em.getKysely<NewsTable>().selectFrom("news").select(["id", "title", "content"]);
      const [held, texts] = await Promise.all([
        table.uses(),
        news.where("content", "like", `%${mediaPath("")}%`).execute(),
      ]);
      const inTexts = texts.flatMap(({ id, title, content }) =>
        filesInText(content).map((file) => ({ id, title, field: "content", file })),
      );
      return [...held, ...inTexts];
    },
  }) satisfies Pick<NamesPictures, "uses">;
