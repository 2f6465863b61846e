import { words } from "../../site/texts.ts";

/** Texts of the head, separate from the page's others, which only its view needs. */
export const projectHead = words("project.head", {
  portfolio: "Portfolio",
  failed: {
    title: "Oops! Terjadi kesalahan",
    text: "Proyek ini belum bisa dimuat. Tunggu sebentar, lalu coba lagi.",
  },
});
