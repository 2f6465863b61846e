/** Words about the lists of the site, which stand in their pages' heads and on their share cards. */
export const blogWords = {
  title: "Blog",
  about: "Catatan tentang situs, pencarian, dan desain untuk bisnis Indonesia",
  tagTitle: (tag: string) => `Artikel tentang ${tag}`,
} as const;

export const portfolioWords = {
  title: "Portfolio",
  about: "Pekerjaan kami untuk toko, sekolah, klinik, dan instansi",
} as const;
