import { words } from "../site/texts.ts";

/** Texts about the office hours. */
export const officeCopy = words("contact.office", {
  open: "Buka sekarang",
  openWithin: "Buka sekarang, biasanya dibalas dalam {within}",
  closed: "Tutup, buka {day} {clock} {zone}",
  closedFor: "Tutup hari ini: {holiday}. Buka lagi {day} {clock}",
  answers: "Biasanya dijawab dalam {within}",
  minutes: "{count} menit",
  hours: "{count} jam",
  hoursToday: "Hari ini {hours}",
  nextHours: "{date}: {hours}",
  nextClosed: "{date}: tutup",
  and: "dan",
  today: "hari ini",
  tomorrow: "besok",
  weekdays: ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"],
});

/** Texts of the contact form, and of the pages after it was sent. */
export const contact = words("contact", {
  title: "Ceritakan yang ingin Anda pajang",
  text: "Cukup beberapa kalimat tentang usaha dan kebutuhan Anda. Kami balas dengan saran dan kisaran biaya, tanpa kewajiban memesan.",
  chat: "Chat WhatsApp",
  greeting: "Halo, saya ingin bertanya tentang layanan Anda.",
  window: "Pesan untuk kami",
  marked: "Bertanda * wajib diisi.",
  name: "Nama",
  phone: "Nomor WhatsApp",
  email: "Email",
  reach: "Isi salah satu, mana yang paling mudah untuk Anda.",
  package: "Paket",
  noPackage: "Belum tahu, mohon saran",
  message: "Pesan",
  messageHint: "Misalnya: situs untuk toko batik, sekitar 40 produk, tayang sebelum Lebaran.",
  shortest: "Minimal {min} karakter.",
  trap: "Biarkan kosong",
  consent: "Saya setuju data ini disimpan untuk menjawab pesan saya, menurut {policy}.",
  policy: "kebijakan privasi",
  submit: "Kirim pesan",
});

/** Labels of fields, and days that stand in a row. */
export const limits = {
  "contact.office.weekdays": 20,
  "contact.office.today": 20,
  "contact.office.tomorrow": 20,
  "contact.office.minutes": 20,
  "contact.office.hours": 20,
  "contact.office.and": 20,
} as const;
