import { words } from "../site/texts.ts";

/** Texts of the page after the form was sent; those of the form are also in the scripts of the landing page. */
export const sent = words("contact.sent", {
  problems: "Pesan belum terkirim. Periksa isian yang ditandai.",
  tooMany: "Terlalu banyak pesan dari koneksi Anda. Tunggu beberapa menit, lalu coba lagi.",
  formTitle: "Kirim pesan",
  thanksTitle: "Terima kasih, pesan Anda sudah kami terima",
  thanksText: "Kami baca dan jawab lewat kontak yang Anda tulis. Sebut kode ini bila Anda menghubungi kami lagi:",
  chat: "Lanjut di WhatsApp",
  greeting: "Halo, saya baru saja mengirim pesan lewat situs Anda.\nKode: {code}",
  home: "Kembali ke beranda",
});
