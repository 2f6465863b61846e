export const lightbox = {
  title: "Gambar proyek",
  close: "Tutup",
  previous: "Gambar sebelumnya",
  next: "Gambar berikutnya",
  place: (project: string, number: number, count: number) => `${project}, ${number} dari ${count}`,
} as const;
