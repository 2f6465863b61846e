import type { Head } from "../../page/head.ts";
import { type Spoken, words, wordsFor } from "../../site/texts.ts";

export const notFound = words("notFound.head", {
  title: "Halaman Tidak Ditemukan - 404",
  text: "Maaf, halaman yang Anda cari tidak tersedia atau telah dipindahkan.",
});

export function notFoundHead(canonical: string, site: Spoken): Head {
  const { title, text } = wordsFor(notFound, site);
  return { title, description: text, canonical, status: 404, noindex: true };
}
