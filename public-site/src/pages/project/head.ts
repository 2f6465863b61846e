/** What a project's page says of itself; apart from what stands on it, which only its drawing needs. */
export const projectHead = {
  portfolio: "Portfolio",
  failed: {
    title: "Oops! Terjadi kesalahan",
    text: "Proyek ini belum bisa dimuat. Tunggu sebentar, lalu coba lagi.",
  },
} as const;
