import { words } from "../../site/texts.ts";

export const home = words("home", {
  hero: {
    heading: "Solusi digital untuk bisnis yang layak dipajang",
    lead: "Kerja sama TI untuk pertumbuhan bisnis di era digital.",
    text: "Dari toko daring sampai papan antrean, kami merancang, membangun, dan merawatnya bersama tim Anda.",
    priceFrom: "Paket mulai",
    button: "Jelajahi Layanan Kami",
  },
  services: {
    title: "Satu tim, dari baris kode sampai lembar presentasi",
    text: "{jumlah} layanan yang saling mengenal. Situs, merek, dan video Anda dikerjakan oleh orang-orang yang sama, jadi tidak ada yang perlu dijelaskan dua kali.",
  },
  packages: {
    title: "Harga yang terpampang jelas",
    text: "Tanpa biaya tersembunyi. Domain dan hosting tahun pertama sudah termasuk di setiap paket berharga tetap.",
    label: "Daftar paket",
    places: "Posisi paket",
    oldPrice: "Harga lama",
    from: "Mulai dari",
    discount: "{percent}% OFF",
    promoUntil: "Promo sampai {day} pukul {clock} {zone}",
    order: "Pesan sekarang",
    orderMessage: "Halo, saya tertarik dengan {name}. Mohon informasi lebih lanjut.",
    loading: "Memuat paket...",
    empty: "Belum ada paket yang tersedia",
    failed: "Failed to load packages",
  },
  consultation: {
    title: "Butuh Solusi yang Lebih Spesifik?",
    text: "Ceritakan kebutuhannya. Kami jawab dengan saran, perkiraan waktu, dan kisaran biaya, tanpa kewajiban memesan.",
    button: "Konsultasi Gratis",
    message: "Halo, saya ingin konsultasi gratis tentang kebutuhan yang lebih spesifik.",
    chatLabel: "Contoh percakapan konsultasi",
    /** The visitor begins, then the two alternate. */
    chat: [
      "Selamat pagi, kami butuh sistem pendaftaran pasien. Bisa?",
      "Bisa, Bu. Berapa pasien per hari, dan apakah sudah ada datanya?",
      "Sekitar 120. Datanya masih di buku.",
      "Baik, kami mulai dari memindahkan buku itu. Besok pukul 10 kami ke sana?",
      "Boleh. Alamatnya saya kirim sekarang.",
    ],
  },
  news: {
    title: "Catatan dari meja kerja",
    all: "Lihat semua artikel",
    read: "Baca {minutes} menit",
    loading: "Memuat berita...",
    empty: "Belum ada berita yang tersedia",
    failed: "Failed to load news",
  },
  portfolio: {
    title: "Yang sedang kami pajang",
    text: "Pekerjaan pilihan kami. Setiap jendela bertuliskan nama pemiliknya.",
    all: "Lihat semua portofolio",
    loading: "Memuat portofolio...",
    empty: "Belum ada portofolio yang tersedia",
    failed: "Failed to load portfolio",
  },
  partners: {
    title: "Mitra Kerjasama",
    text: "Mereka mempercayakan wajah digitalnya kepada kami.",
    sample: "Menggunakan data contoh",
    loading: "Memuat mitra...",
    empty: "Belum ada mitra yang tersedia",
    failed: "Mitra belum dapat dimuat",
  },
  retry: "Coba Lagi",
});

/** The site's own drawings of work, for visitors who do not see them. */
export const showcases = words("home.showcases", {
  mega: { alt: "Tampilan toko daring Mega Digital: banner promo kulkas dan AC, daftar produk dengan harga" },
  bpbd: { alt: "Peta kejadian bencana Jawa Tengah dengan penanda banjir, longsor, dan erupsi" },
  psai: { alt: "Tabel klasemen liga PSAI dengan pertandingan berikutnya" },
  queue: { alt: "Papan antrean: nomor A-042 dipanggil ke loket 3" },
});

/** Badges and buttons stay on one line. */
export const limits = {
  "home.hero.heading": 90,
  "home.hero.lead": 120,
  "home.hero.text": 240,
  "home.hero.button": 40,
  "home.packages.order": 30,
  "home.packages.discount": 30,
  "home.consultation.chat": 120,
} as const;

export const faqsWords = words("home.faqs", {
  title: "Yang sering ditanyakan",
  text: "Jawaban singkat sebelum Anda menghubungi kami. Belum ketemu jawabannya? Tanyakan saja.",
});
