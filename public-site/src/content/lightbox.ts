export const lightbox = {
  title: "Gambar proyek",
  close: "Tutup",
  previous: "Gambar sebelumnya",
  next: "Gambar berikutnya",
  place: (number: number, count: number) => `${number} dari ${count}`,
} as const;
