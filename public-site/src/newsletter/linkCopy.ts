import { words } from "../site/texts.ts";

/** Texts of the pages behind the links in letters. */
export const subscription = words("subscription", {
  toBlog: "Baca artikel kami",
  confirm: {
    title: "Konfirmasi langganan",
    text: "Surat bulanan kami akan dikirim ke {email}. Tekan tombol ini untuk memastikannya.",
    submit: "Ya, saya berlangganan",
  },
  confirmed: {
    title: "Langganan Anda aktif",
    text: "Terima kasih! Setiap surat memuat tautan untuk berhenti, kapan saja Anda mau.",
  },
  unsubscribe: {
    title: "Berhenti berlangganan",
    text: "Surat kami tidak akan lagi dikirim ke {email}, dan alamatnya kami hapus.",
    submit: "Berhenti berlangganan",
  },
  unsubscribed: {
    title: "Anda sudah berhenti",
    text: "Alamat Anda sudah kami hapus. Surat kami tidak akan datang lagi.",
  },
  goneLink: {
    title: "Tautan ini tidak berlaku lagi",
    text: "Tautannya sudah terlalu lama atau sudah diganti yang lebih baru. Daftarkan alamat Anda sekali lagi di samping artikel kami.",
  },
});
