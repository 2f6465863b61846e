import { roleNamesInIndonesian } from "@etalase/contracts/accounts/indonesian";
import { siteZone } from "../../../domain/time.ts";
import type { TwoFactorChange } from "../../../domain/two-factor.ts";
import { daysIn, momentIn, type Words } from "./english.ts";

const twoFactor: Readonly<Record<TwoFactorChange["now"], string>> = {
  on: "sekarang aktif: untuk masuk diperlukan kode dari aplikasi",
  replaced: "sudah diatur ulang: kode dari aplikasi lama dan kode pemulihan lama tidak berlaku lagi",
  off: "sekarang nonaktif: untuk masuk cukup dengan kata sandi",
};

export const indonesian: Words = {
  hello: (name) => `Halo ${name},`,

  forgottenPassword: ({ siteName, username }, minutes) => ({
    subject: `Atur kata sandi baru untuk ${siteName}`,
    text: `Ada yang meminta kata sandi baru untuk akun Anda “${username}”. Jika itu Anda, atur di sini:`,
    button: "Atur kata sandi baru",
    after: `Tautan ini hanya dapat dipakai sekali, dalam ${minutes} menit. Setelah kata sandi diganti, akun keluar dari semua perangkat, dan tautan yang dibuatnya untuk orang lain tidak berlaku lagi.`,
    why: "Jika bukan Anda yang meminta, abaikan email ini: tidak ada yang berubah, dan tautan ini hanya dikirim kepada Anda.",
  }),

  confirmEmail: ({ siteName, username }, hours) => ({
    subject: `Konfirmasi email Anda untuk ${siteName}`,
    text: `Alamat ini akan menjadi email baru untuk akun “${username}”. Konfirmasi di sini:`,
    button: "Konfirmasi email",
    after: `Tautan ini berlaku ${hours} jam. Sebelum dikonfirmasi, email akun tidak berubah.`,
    why: "Jika Anda tidak punya akun ini, abaikan email ini.",
  }),

  emailChanged: ({ siteName, username }) => ({
    subject: `Email Anda untuk ${siteName} sudah diganti`,
    text: `Akun “${username}” sekarang memakai alamat email lain. Email tentang akun ini tidak lagi dikirim ke sini. Jika bukan Anda yang menggantinya, segera beri tahu admin utama situs ini.`,
    why: "Sebelumnya alamat ini adalah email akun tersebut.",
  }),

  passwordSet: ({ siteName, username }) => ({
    subject: `Kata sandi Anda untuk ${siteName} sudah diganti`,
    text: `Kata sandi akun “${username}” sudah diganti lewat tautan. Semua sesi akun ini sudah berakhir, dan tautan yang dibuatnya untuk orang lain tidak berlaku lagi. Jika bukan Anda yang menggantinya, segera beri tahu admin utama situs ini.`,
    why: "Alamat ini adalah email akun tersebut.",
  }),

  atTerminal: "seseorang lewat terminal server",

  twoFactorChanged: ({ siteName, username }, now, by) => ({
    subject: `Verifikasi dua langkah untuk ${siteName} berubah`,
    text: [
      `Verifikasi dua langkah akun “${username}” ${twoFactor[now]}.`,
      ...(by === null ? [] : [`Perubahan ini dibuat oleh ${by}.`]),
      "Jika Anda tidak tahu soal ini, ganti kata sandi Anda dan segera beri tahu admin utama situs ini.",
    ],
    why: "Alamat ini adalah email akun tersebut.",
  }),

  newBrowser: ({ siteName, username }, { browser, createdAt }) => ({
    subject: `Ada yang masuk ke ${siteName} dengan akun Anda`,
    text: [
      `Pada ${momentIn("id-ID", createdAt)} ${siteZone()} ada yang masuk ke akun “${username}” dari browser yang belum dikenal situs ini: ${browser.replace(" on ", " di ") || "jenisnya tidak diketahui"}. Setelah kata sandi diganti atau verifikasi dua langkah diubah, semua browser dianggap baru.`,
      "Jika bukan Anda, ganti kata sandi Anda: semua sesi lain langsung berakhir.",
    ],
    button: "Lihat sesi Anda",
    why: "Anda meminta email ini di halaman akun. Di sana email ini juga dapat dimatikan.",
  }),

  webhookOff: ({ siteName }, host) => ({
    subject: `${siteName} tidak lagi menghubungi ${host}`,
    text: `webhook ke ${host} gagal selama sehari, atau penerimanya tidak mau menerima kiriman lagi. Webhook itu sekarang mati: ${host} tidak diberi tahu tentang prospek dan konten baru sampai Anda menyalakannya lagi.`,
    button: "Lihat webhook",
    why: "Anda menerima email ini sebagai admin utama situs.",
  }),

  invitation: ({ siteName }, role, days) => ({
    subject: `Anda diundang ke ${siteName}`,
    text: `Anda diundang ke dasbor ${siteName} sebagai ${roleNamesInIndonesian[role].toLowerCase()}. Buat akun Anda di sini:`,
    button: "Buat akun",
    after: `Tautan ini hanya dapat dipakai sekali, dalam ${days} hari.`,
    why: "Jika Anda tidak tahu soal undangan ini, abaikan email ini.",
  }),

  newLeads: {
    subject: (count, firstName) =>
      count === 1 ? `${firstName} mengirim pesan kepada Anda` : `${count} orang mengirim pesan kepada Anda`,
    email: "Email",
    package: "Paket",
    code: "Kode",
    button: "Buka prospek",
    why: "Alamat ini adalah email kontak di pengaturan situs web Anda.",
    whyRung: "Anda meminta dikabari lewat email di halaman akun Anda, dan di sana bisa dimatikan.",
  },

  alerts: {
    title: (name, wanted) => `Pesanan baru: ${[name, wanted].filter(Boolean).join(" — ")}`,
    test: "Beginilah bunyi pesanan baru",
    chat: "Chat",
    take: "Saya tangani",
  },

  week: {
    subject: (siteName, { from, to }) => `${siteName}, ${daysIn("id-ID", from, to)}`,
    figures: { visitors: "Pengunjung", leads: "Pesanan dan pesan masuk", won: "Jadi", value: "Nilainya" },
    beside: (last, before) => `${last} (minggu sebelumnya ${before})`,
    toDo: "Yang perlu dikerjakan minggu ini:",
    todos: {
      leads: (count) => `Jawab ${count} prospek baru`,
      followUps: (count) => `Tindak lanjuti ${count} prospek yang sudah waktunya dihubungi lagi`,
      comments: (count) => `Baca ${count} komentar klien`,
      accounts: (count) => `Setujui ${count} akun`,
      testimonials: (count) => `Terbitkan ${count} testimoni`,
      article: (days) => `Tulis artikel: yang terbaru sudah berumur ${days} hari`,
    },
    button: "Buka dasbor",
    why: "Anda meminta email ini di halaman akun, dan bisa mematikannya di sana.",
  },
};
