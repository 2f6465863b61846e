export const notFound = {
  title: "Halaman Tidak Ditemukan - 404",
  text: "Maaf, halaman yang Anda cari tidak tersedia atau telah dipindahkan.",
} as const;
