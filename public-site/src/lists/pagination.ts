export const pagination = {
  pages: "Halaman",
  previous: "Halaman sebelumnya",
  next: "Halaman berikutnya",
  pastTheEnd: (page: number) => `Tidak ada halaman ${page}`,
  first: "Ke halaman pertama",
} as const;
