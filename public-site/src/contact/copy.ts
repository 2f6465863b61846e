import { leadLimits } from "@etalase/contracts/leads/leads";

const weekdays = ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"];

/** Returns "hari ini", "besok", or the day's name; a week from now has today's name. */
const dayOf = ({ inDays, weekday }: Readonly<{ inDays: number; weekday: number }>) =>
  ["hari ini", "besok"][inDays] ?? weekdays[weekday];

/** Texts about the office hours. */
export const officeCopy = {
  open: (within: string) => (within ? `Buka sekarang, biasanya dibalas dalam ${within}` : "Buka sekarang"),
  closed: (opens: Readonly<{ inDays: number; weekday: number }>, clock: string, zone: string) =>
    `Tutup, buka ${dayOf(opens)} ${clock} ${zone}`,
  hours: (first: number, last: number, opens: string, closes: string) =>
    `${weekdays[first]}${last > first ? `–${weekdays[last]}` : ""} ${opens}–${closes}`,
} as const;

/** Texts of the contact form, and of the pages after it was sent. */
export const contact = {
  title: "Ceritakan yang ingin Anda pajang",
  text: "Cukup beberapa kalimat tentang usaha dan kebutuhan Anda. Kami balas dengan saran dan kisaran biaya, tanpa kewajiban memesan.",
  chat: "Chat WhatsApp",
  greeting: "Halo, saya ingin bertanya tentang layanan Anda.",
  window: "Pesan untuk kami",
  name: "Nama",
  phone: "Nomor WhatsApp",
  email: "Email",
  reach: "Isi salah satu, mana yang paling mudah untuk Anda.",
  package: "Paket",
  noPackage: "Belum tahu, mohon saran",
  message: "Pesan",
  messageHint: "Misalnya: situs untuk toko batik, sekitar 40 produk, tayang sebelum Lebaran.",
  trap: "Biarkan kosong",
  consent: ["Saya setuju data ini disimpan untuk menjawab pesan saya, menurut ", "kebijakan privasi", "."],
  submit: "Kirim pesan",
  limits: leadLimits,
} as const;
