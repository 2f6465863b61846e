import type { Head } from "../../page/head.ts";

export const notFound = {
  title: "Halaman Tidak Ditemukan - 404",
  text: "Maaf, halaman yang Anda cari tidak tersedia atau telah dipindahkan.",
} as const;

export const notFoundHead = (path: string): Head => ({
  title: notFound.title,
  description: notFound.text,
  canonical: path,
  status: 404,
  noindex: true,
});
