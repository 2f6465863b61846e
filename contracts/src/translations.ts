import { editedKinds, type TranslatedResource } from "./kinds.ts";

/** English words for the services, showcases and settings of a new site, and for the packages that come with the demo. */
const ownWords = new Map(
  Object.entries({
    "Web Development and Digital Solutions": "Web Development and Digital Solutions",
    "1 jam": "1 hour",

    "Pengembangan Web": "Web Development",
    "Toko daring, sistem informasi, dan aplikasi yang cepat dibuka di jaringan mana pun.":
      "Online shops, information systems and applications that open fast on any network.",
    "Desain Web": "Web Design",
    "Tampilan yang dirancang dari isi dan pelanggan Anda, bukan dari templat.":
      "A look designed from your content and your customers, not from a template.",
    "Optimasi Web SEO": "Search Engine Optimisation",
    "Ditemukan saat calon pembeli mencari, lalu tetap di sana.": "Be found when buyers search, and stay there.",
    "Desain Grafis": "Graphic Design",
    "Logo, kemasan, dan materi cetak yang satu suara dengan situs Anda.":
      "Logos, packaging and print that speak with the same voice as your site.",
    Videografi: "Videography",
    "Profil usaha, liputan acara, dan video produk dari naskah sampai suntingan akhir.":
      "Company profiles, events and product videos, from the script to the final cut.",
    "Desain PPT": "Presentation Design",
    "Presentasi yang membuat rapat lebih singkat.": "Presentations that make meetings shorter.",

    "Ritel elektronik": "Electronics retail",
    "Instansi pemerintah": "Government agency",
    "Organisasi olahraga": "Sports organisation",
    "Layanan digital": "Digital service",

    "Paket Undangan Digital": "Digital Invitation",
    "Situs undangan pernikahan dan pertunangan yang siap dibagikan.":
      "An invitation site for weddings and engagements, ready to share.",
    "Desain responsif": "Responsive design",
    "Informasi acara lengkap": "All details of the event",
    "Galeri foto pasangan": "Photo gallery of the couple",
    "Peta lokasi acara": "Map of the venue",
    "RSVP daring": "Online RSVP",
    "Ucapan dan doa tamu": "Wishes from the guests",
    "Gratis domain 1 tahun": "Free domain for 1 year",
    "Hosting 1 tahun": "Hosting for 1 year",
    "Dukungan teknis 24/7": "Technical support 24/7",

    "Paket UMKM": "Small Business",
    "Situs branding sederhana untuk usaha kecil yang ingin ditemukan.":
      "A simple branding site for a small business that wants to be found.",
    "Hingga 5 halaman": "Up to 5 pages",
    "Optimasi SEO": "Search engine optimisation",
    "Integrasi media sosial": "Social media integration",
    "Formulir kontak": "Contact form",
    "Galeri produk atau portofolio": "Gallery of products or work",
    "Pelatihan dasar": "Basic training",
    "Dukungan 24/7": "Support 24/7",

    "Paket Bisnis": "Business",
    "Landing page kelas menengah untuk perusahaan dan sekolah.": "A mid-range landing page for companies and schools.",
    POPULER: "POPULAR",
    "Hingga 10 halaman": "Up to 10 pages",
    "Integrasi media sosial penuh": "Full social media integration",
    "Sistem pengelolaan berita": "News management",
    "Formulir kontak dan pendaftaran": "Contact and registration forms",
    "Galeri interaktif": "Interactive gallery",
    "Integrasi peta": "Map integration",
    "Domain premium dan hosting 1 tahun": "Premium domain and hosting for 1 year",
    Pelatihan: "Training",

    "Paket Premium": "Premium",
    "Situs dengan CMS sendiri dan dasbor untuk tim Anda.": "A site with its own CMS, and a dashboard for your team.",
    "Semua fitur Paket Bisnis": "All features of Business",
    "CMS khusus": "Custom CMS",
    "Dasbor admin lengkap": "Complete admin dashboard",
    "Pengelolaan pengguna dan hak akses": "Users and their rights",
    "Basis data terintegrasi": "Integrated database",
    "Sistem inventaris (opsional)": "Inventory system (optional)",
    "Pembayaran daring (opsional)": "Online payments (optional)",

    "Paket Enterprise": "Enterprise",
    "Sistem manajemen menyeluruh untuk organisasi besar.": "A complete management system for large organisations.",
    "Semua fitur paket sistem manajemen": "All features of management packages",
    "Manajemen keuangan terintegrasi": "Integrated financial management",
    "Analitik dan laporan bisnis waktu nyata": "Analytics and business reports in real time",
    "Integrasi ERP": "ERP integration",
    "Keamanan kelas enterprise": "Enterprise-grade security",
    "Domain premium dan hosting 2 tahun": "Premium domain and hosting for 2 years",
    "Pelatihan tim menyeluruh": "Training for the whole team",
  }),
);

/** Returns the site's own English words for a text, line by line; "" where a line has none. */
function ownEnglish(words: string): string {
  const lines = words.split("\n").map((line) => ownWords.get(line));
  return lines.every((line) => line !== undefined) ? lines.join("\n") : "";
}

type TranslatedText = Readonly<{
  key: string;
  field: string;
  kind: "line" | "lines" | "list";
  words: string;
  /** The site's own translation, or "". */
  own: string;
}>;

/**
 * Returns the words of a record that have to be translated, with the key that its translation has among the texts: the
 * settings, of which there are only one, have no `_id` in it.
 */
export function wordsToTranslate(resource: TranslatedResource, record: object): readonly TranslatedText[] {
  const values = new Map<string, unknown>(Object.entries(record));
  return Object.entries(editedKinds[resource].translated).flatMap(([field, kind]) => {
    const value = values.get(field);
    const words = Array.isArray(value) ? value.join("\n") : String(value ?? "");
    const key = [resource, values.get("_id"), field].filter(Boolean).join(".");
    return words === "" ? [] : [{ key, field, kind, words, own: ownEnglish(words) }];
  });
}

const linesOf = (words: string) =>
  words
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Returns a record in English, or undefined while some of its words have no translation. */
export function inEnglish<T extends object>(
  resource: TranslatedResource,
  record: T,
  english: Readonly<Record<string, string>>,
): T | undefined {
  const englishFields = wordsToTranslate(resource, record).map(({ key, field, kind, own }) => {
    const words = english[key] ?? own;
    return [field, kind === "list" && words ? linesOf(words) : words] as const;
  });
  return englishFields.every(([, words]) => words) ? { ...record, ...Object.fromEntries(englishFields) } : undefined;
}
