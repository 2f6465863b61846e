/** Texts of the head, separate from the page's others, which only its view needs. */
export const projectHead = {
  portfolio: "Portfolio",
  failed: {
    title: "Oops! Terjadi kesalahan",
    text: "Proyek ini belum bisa dimuat. Tunggu sebentar, lalu coba lagi.",
  },
} as const;
