import { words } from "../../site/texts.ts";

/** Texts of the head and of a page that could not be loaded. */
export const ownPageHead = words("ownPage.head", {
  title: "Oops! Terjadi kesalahan",
  text: "Halaman ini belum bisa dimuat. Tunggu sebentar, lalu coba lagi.",
  retry: "Coba Lagi",
});
