export type Package = Readonly<{
  name: string;
  text: string;
  /** Rupiah; `isFrom` when it is where the price begins. */
  price: number;
  isFrom?: boolean;
  oldPrice?: number;
  /** The reduction as it is advertised, which is rounded. */
  offPercent?: number;
  /** The one that stands out. */
  isPopular?: boolean;
  features: readonly string[];
}>;

export const packages: readonly Package[] = [
  {
    name: "Paket Undangan Digital",
    text: "Situs undangan pernikahan dan pertunangan yang siap dibagikan.",
    oldPrice: 99_000,
    price: 49_000,
    offPercent: 50,
    features: [
      "Desain responsif",
      "Informasi acara lengkap",
      "Galeri foto pasangan",
      "Peta lokasi acara",
      "RSVP daring",
      "Ucapan dan doa tamu",
      "Gratis domain 1 tahun",
      "Hosting 1 tahun",
      "Dukungan teknis 24/7",
    ],
  },
  {
    name: "Paket UMKM",
    text: "Situs branding sederhana untuk usaha kecil yang ingin ditemukan.",
    oldPrice: 500_000,
    price: 299_000,
    offPercent: 40,
    features: [
      "Hingga 5 halaman",
      "Optimasi SEO",
      "Integrasi media sosial",
      "Formulir kontak",
      "Galeri produk atau portofolio",
      "Gratis domain 1 tahun",
      "Hosting 1 tahun",
      "Pelatihan dasar",
      "Dukungan 24/7",
    ],
  },
  {
    name: "Paket Bisnis",
    text: "Landing page kelas menengah untuk perusahaan dan sekolah.",
    oldPrice: 2_000_000,
    price: 1_499_999,
    offPercent: 25,
    isPopular: true,
    features: [
      "Hingga 10 halaman",
      "Optimasi SEO",
      "Integrasi media sosial penuh",
      "Sistem pengelolaan berita",
      "Formulir kontak dan pendaftaran",
      "Galeri interaktif",
      "Integrasi peta",
      "Domain premium dan hosting 1 tahun",
      "Pelatihan",
      "Dukungan 24/7",
    ],
  },
  {
    name: "Paket Premium",
    text: "Situs dengan CMS sendiri dan dasbor untuk tim Anda.",
    price: 3_000_000,
    isFrom: true,
    features: [
      "Semua fitur Paket Bisnis",
      "CMS khusus",
      "Dasbor admin lengkap",
      "Pengelolaan pengguna dan hak akses",
      "Basis data terintegrasi",
      "Sistem inventaris (opsional)",
      "Pembayaran daring (opsional)",
      "Dukungan 24/7",
    ],
  },
  {
    name: "Paket Enterprise",
    text: "Sistem manajemen menyeluruh untuk organisasi besar.",
    price: 10_000_000,
    isFrom: true,
    features: [
      "Semua fitur paket sistem manajemen",
      "Manajemen keuangan terintegrasi",
      "Analitik dan laporan bisnis waktu nyata",
      "Integrasi ERP",
      "Keamanan kelas enterprise",
      "Domain premium dan hosting 2 tahun",
      "Pelatihan tim menyeluruh",
      "Dukungan 24/7",
    ],
  },
];
