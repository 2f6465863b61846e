import { leadLimits } from "@etalase/contracts/leads/leads";

/** The contact form, and the pages that it leads to. */
export const contact = {
  title: "Ceritakan yang ingin Anda pajang",
  text: "Cukup beberapa kalimat tentang usaha Anda dan apa yang dibutuhkan. Kami balas lewat WhatsApp atau email, dengan saran dan kisaran biayanya.",
  free: "Bertanya tidak mewajibkan Anda memesan.",
  window: "Pesan untuk kami",
  name: "Nama",
  phone: "Nomor WhatsApp",
  email: "Email",
  reach: "Isi salah satu, mana yang paling mudah untuk Anda.",
  message: "Pesan",
  messageHint: "Misalnya: situs untuk toko batik, sekitar 40 produk, tayang sebelum Lebaran.",
  trap: "Biarkan kosong",
  consent: ["Saya setuju data ini disimpan untuk menjawab pesan saya, menurut ", "kebijakan privasi", "."],
  submit: "Kirim pesan",
  problems: "Pesan belum terkirim. Periksa isian yang ditandai.",
  tooMany: "Terlalu banyak pesan dari sambungan Anda. Coba lagi beberapa menit lagi.",
  formTitle: "Kirim pesan",
  thanksTitle: "Terima kasih, pesan Anda sudah kami terima",
  thanksText: "Kami baca dan jawab lewat kontak yang Anda tulis. Sebut kode ini bila Anda menghubungi kami lagi:",
  home: "Kembali ke beranda",
  limits: leadLimits,
} as const;
