import { words } from "../site/texts.ts";

/** Texts about articles, for all pages that show them. */
export const post = words("article.card", {
  sample: "Menggunakan data contoh",
  minutes: "{count} menit",
  toRead: "baca",
  seen: "kali dilihat",
});
