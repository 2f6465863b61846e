import { words } from "../../site/texts.ts";

/** Texts that the head needs too; the others load with the view. */
export const articleHead = words("article.head", {
  blog: "Blog",
  unknown: {
    title: "Berita Tidak Ditemukan",
    text: "Artikel ini mungkin sudah dihapus, atau alamatnya salah ketik.",
  },
  failed: { title: "Oops! Terjadi kesalahan", text: "Berita tidak ditemukan" },
});
