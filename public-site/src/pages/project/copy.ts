export const caseStudy = {
  all: "Semua proyek",
  picture: (title: string) => `Tampilan ${title}`,
  shot: (title: string, number: number) => `Tampilan ${number} dari ${title}`,
  technologies: "Teknologi",
  visit: "Kunjungi situsnya",
  story: "Ceritanya",
  gallery: "Lihat lebih dekat",
  loading: "Memuat proyek...",
  retry: "Coba Lagi",
  invitation: {
    title: "Punya pekerjaan seperti ini?",
    text: "Ceritakan dalam beberapa kalimat. Kami balas dengan pertanyaan yang tepat, bukan brosur.",
    button: "Bicarakan lewat WhatsApp",
    contact: "Hubungi kami",
    greeting: (title: string) =>
      `Halo, saya melihat proyek "${title}" di situs Anda dan ingin membicarakan pekerjaan serupa.`,
  },
  next: "Proyek berikutnya",
} as const;
