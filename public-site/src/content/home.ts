import graphicDesign from "../assets/service-graphic-design.svg";
import presentation from "../assets/service-presentation.svg";
import seo from "../assets/service-seo.svg";
import videography from "../assets/service-videography.svg";
import webDesign from "../assets/service-web-design.svg";
import webDevelopment from "../assets/service-web-development.svg";
import bpbd from "../assets/showcase-bpbd.svg";
import megaDigital from "../assets/showcase-mega-digital.svg";
import psai from "../assets/showcase-psai.svg";
import queueSystem from "../assets/showcase-queue-system.svg";

export const home = {
  heading: "Solusi digital untuk bisnis yang layak dipajang",
  lead: "Kerja sama TI untuk pertumbuhan bisnis di era digital.",
  text: "Dari toko daring sampai papan antrean, kami merancang, membangun, dan merawatnya bersama tim Anda.",
  button: "Jelajahi Layanan Kami",
  services: {
    title: "Satu tim, dari baris kode sampai lembar presentasi",
    text: "Enam layanan yang saling mengenal. Situs, merek, dan video Anda dikerjakan oleh orang-orang yang sama, jadi tidak ada yang perlu dijelaskan dua kali.",
  },
  packages: {
    title: "Harga yang terpampang jelas",
    text: "Tanpa biaya tersembunyi. Domain dan hosting tahun pertama sudah termasuk di setiap paket berharga tetap.",
    label: "Daftar paket",
    oldPrice: "Harga lama",
    from: "Mulai dari",
    popular: "POPULER",
    order: "Pesan sekarang",
    orderMessage: (name: string) => `Halo, saya tertarik dengan ${name}. Mohon informasi lebih lanjut.`,
  },
  consultation: {
    title: "Butuh Solusi yang Lebih Spesifik?",
    text: "Ceritakan kebutuhannya. Kami jawab dengan saran, perkiraan waktu, dan kisaran biaya, tanpa kewajiban memesan.",
    button: "Konsultasi Gratis",
    message: "Halo, saya ingin konsultasi gratis tentang kebutuhan yang lebih spesifik.",
    chatLabel: "Contoh percakapan konsultasi",
    /** The visitor begins, then they take turns. */
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
    read: (minutes: number) => `Baca ${minutes} menit`,
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
    text: "Dari warung roti sampai instansi provinsi, mereka mempercayakan wajah digitalnya kepada kami.",
    sample: "Menggunakan data contoh",
    loading: "Memuat mitra...",
  },
  retry: "Coba Lagi",
} as const;

/** What was built, as it stands in the hero's windows. */
export const showcases = [
  {
    id: "mega",
    client: "Mega Digital",
    kind: "Ritel elektronik",
    picture: megaDigital,
    alt: "Tampilan toko daring Mega Digital: banner promo kulkas dan AC, daftar produk dengan harga",
  },
  {
    id: "bpbd",
    client: "BPBD Jawa Tengah",
    kind: "Instansi pemerintah",
    picture: bpbd,
    alt: "Peta kejadian bencana Jawa Tengah dengan penanda banjir, longsor, dan erupsi",
  },
  {
    id: "psai",
    client: "PSAI",
    kind: "Organisasi olahraga",
    picture: psai,
    alt: "Tabel klasemen liga PSAI dengan pertandingan berikutnya",
  },
  {
    id: "queue",
    client: "Queue System",
    kind: "Layanan digital",
    picture: queueSystem,
    alt: "Papan antrean: nomor A-042 dipanggil ke loket 3",
  },
] as const;

/**
 * `size` is the picture's own; `shape` is the width on a wide screen, in twelfths. `motif` is what of the picture stands
 * alone on a phone, whole: left, top and side of a square.
 */
export const services = [
  {
    title: "Pengembangan Web",
    text: "Toko daring, sistem informasi, dan aplikasi yang cepat dibuka di jaringan mana pun.",
    picture: webDevelopment,
    size: [760, 320],
    motif: [404, 14, 344],
    shape: "sv-7",
  },
  {
    title: "Desain Web",
    text: "Tampilan yang dirancang dari isi dan pelanggan Anda, bukan dari templat.",
    picture: webDesign,
    size: [400, 240],
    motif: [32, 12, 258],
    shape: "sv-4",
  },
  {
    title: "Optimasi Web SEO",
    text: "Ditemukan saat calon pembeli mencari, lalu tetap di sana.",
    picture: seo,
    size: [400, 240],
    motif: [24, 16, 264],
    shape: "sv-4",
  },
  {
    title: "Desain Grafis",
    text: "Logo, kemasan, dan materi cetak yang satu suara dengan situs Anda.",
    picture: graphicDesign,
    size: [400, 240],
    motif: [16, 36, 204],
    shape: "sv-4",
  },
  {
    title: "Videografi",
    text: "Profil usaha, liputan acara, dan video produk dari naskah sampai suntingan akhir.",
    picture: videography,
    size: [760, 300],
    motif: [31, -74, 440],
    shape: "sv-7",
  },
  {
    title: "Desain PPT",
    text: "Presentasi yang membuat rapat lebih singkat.",
    picture: presentation,
    size: [520, 292],
    motif: [75, -33, 366],
    shape: "sv-5",
  },
] as const;
