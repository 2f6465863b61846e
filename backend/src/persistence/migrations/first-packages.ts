import { searchKey } from "@etalase/contracts/text/text";

type FirstPackage = Readonly<{
  slug: string;
  name: string;
  description: string;
  price: number;
  priceBefore?: number;
  isFrom?: true;
  isHighlighted?: true;
  features: readonly string[];
}>;

/** The packages that the landing page showed before they became records. */
const firstPackages: readonly FirstPackage[] = [
  {
    slug: "paket-undangan-digital",
    name: "Paket Undangan Digital",
    description: "Situs undangan pernikahan dan pertunangan yang siap dibagikan.",
    priceBefore: 99_000,
    price: 49_000,
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
    slug: "paket-umkm",
    name: "Paket UMKM",
    description: "Situs branding sederhana untuk usaha kecil yang ingin ditemukan.",
    priceBefore: 500_000,
    price: 299_000,
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
    slug: "paket-bisnis",
    name: "Paket Bisnis",
    description: "Landing page kelas menengah untuk perusahaan dan sekolah.",
    priceBefore: 2_000_000,
    price: 1_499_999,
    isHighlighted: true,
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
    slug: "paket-premium",
    name: "Paket Premium",
    description: "Situs dengan CMS sendiri dan dasbor untuk tim Anda.",
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
    slug: "paket-enterprise",
    name: "Paket Enterprise",
    description: "Sistem manajemen menyeluruh untuk organisasi besar.",
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

const createdAt = new Date("2026-11-22T00:00:00.000Z");
/** The id is the same on every instance and database: the time of the packages, and the place of each. */
const idOf = (place: number) => `6b023080${String(place + 1).padStart(16, "0")}`;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The statements that insert these packages; `timeOf` writes a time in the form that the database stores. */
export const insertFirstPackages = (timeOf: (time: Date) => string): readonly string[] =>
  firstPackages.flatMap(({ slug, name, description, price, priceBefore, isFrom, isHighlighted, features }, place) => {
    const badge = isHighlighted ? "POPULER" : "";
    const id = quoted(idOf(place));
    const columns = {
      id,
      slug: quoted(slug),
      name: quoted(name),
      name_key: quoted(searchKey(name)),
      description: quoted(description),
      price,
      price_before: priceBefore ?? "null",
      is_from: isFrom ? 1 : 0,
      features: quoted(JSON.stringify(features)),
      badge: quoted(badge),
      is_highlighted: isHighlighted ? 1 : 0,
      is_active: 1,
      position: place,
      search_text: quoted(searchKey([name, description, badge, ...features].join(" "))),
      created_at: timeOf(createdAt),
      updated_at: timeOf(createdAt),
      version: 1,
    };
    return [
      `insert into packages (${Object.keys(columns).join(", ")}) values (${Object.values(columns).join(", ")})`,
      `insert into package_slugs (slug, package_id) values (${quoted(slug)}, ${id})`,
    ];
  });
