import { blogWords } from "@etalase/contracts/news";
import { words } from "../../site/texts.ts";

/** Texts that the head needs too; the others load with the view. */
export const blogHead = words("blog.head", {
  title: blogWords.title,
  description: `${blogWords.about}, ditulis oleh orang yang mengerjakannya.`,
  tagTitle: blogWords.tagTitle,
  tagDescription: "Semua catatan kami yang bertanda {tag}.",
});
