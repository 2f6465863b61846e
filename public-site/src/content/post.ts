/** Texts about articles, for all pages that show them. */
export const post = {
  sample: "Menggunakan data contoh",
  minutes: (count: number) => `${count} menit`,
  toRead: " baca",
  seen: " kali dilihat",
  noImage: "No Image",
} as const;
