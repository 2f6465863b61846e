import type { Head } from "../../page/head.ts";
import { words } from "../../site/texts.ts";

export const notFound = words("notFound.head", {
  title: "Halaman Tidak Ditemukan - 404",
  text: "Maaf, halaman yang Anda cari tidak tersedia atau telah dipindahkan.",
});

export const notFoundHead = (path: string): Head => ({
  title: notFound.title,
  description: notFound.text,
  canonical: path,
  status: 404,
  noindex: true,
});
