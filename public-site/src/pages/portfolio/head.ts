/** Words that the head needs too; the rest of the copy comes with the view. */
export const portfolioHead = {
  title: "Portfolio",
  description:
    "Pekerjaan kami untuk toko, sekolah, klinik, dan instansi. Klik jendelanya untuk melihat apa yang kami bangun dan mengapa.",
} as const;
