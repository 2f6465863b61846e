import { words } from "../site/texts.ts";

/** Texts of the newsletter box, in the visitors' language; the API's own messages are for the dashboard. */
export const newsletter = words("newsletter", {
  title: "Satu surat tiap bulan",
  text: "Artikel terbaik kami, tanpa promosi harian.",
  email: "Email",
  placeholder: "nama@usaha.id",
  submit: "Langganan",
  sending: "Mengirim...",
  missing: "Tulis alamat email Anda.",
  invalid: "Alamat email ini belum lengkap atau salah tulis.",
  consent: "Beri centang dulu supaya kami boleh mengirimi Anda surat.",
  tooMany: "Terlalu banyak percobaan. Silakan coba lagi nanti.",
  failed: "Pendaftaran belum terkirim. Periksa koneksi internet Anda, lalu coba lagi.",
  thanks: "Terima kasih!",
  thanksText: "Alamat Anda tercatat. Bila surat konfirmasi datang, tekan tombolnya.",
  waitingText: "Alamat Anda tersimpan. Surat konfirmasi menyusul.",
  needsScript: "Pendaftaran di sini memerlukan JavaScript.",
});
