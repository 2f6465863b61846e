import type { Head } from "../../page/head.ts";
import { type Spoken, words, wordsFor } from "../../site/texts.ts";

export const notFound = words("notFound.head", {
  title: "Halaman Tidak Ditemukan - 404",
  text: "Maaf, halaman yang Anda cari tidak tersedia atau telah dipindahkan.",
});

type Message = Readonly<{ title: string; text: string }>;

/** The head of a page that is missing, or that cannot be loaded now. */
export const missingHead = ({ title, text }: Message, canonical: string, status: 404 | 503): Head => ({
  title,
  description: text,
  canonical,
  status,
  noindex: true,
});

export const notFoundHead = (canonical: string, site: Spoken): Head =>
  missingHead(wordsFor(notFound, site), canonical, 404);
