import { words } from "../../site/texts.ts";

export const caseStudy = words("project", {
  all: "Semua proyek",
  picture: "Tampilan {title}",
  shot: "Tampilan {number} dari {title}",
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
    greeting: 'Halo, saya melihat proyek "{title}" di situs Anda dan ingin membicarakan pekerjaan serupa.',
  },
  next: "Proyek berikutnya",
});
