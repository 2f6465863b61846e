import { privacyPolicyId, privacyPolicySlug } from "@etalase/contracts/pages";
import { type Dialect, escaped, expressions } from "./expressions.ts";

/** A sentence that the owner could change before the page became a record; `key` is where the texts hold it. */
type Sentence = Readonly<{ key: string; own: string }>;
type Part = string | Sentence;

const sentence = (key: string, own: string): Sentence => ({ key: `privacyPolicy.${key}`, own });
const heading = (id: string, of: Sentence): readonly Part[] => [`<h2 id="${id}">`, of, "</h2>"];
const paragraph = (of: Part): readonly Part[] => ["<p>", of, "</p>"];
const paragraphs = (key: string, all: readonly string[]): readonly Part[] =>
  all.flatMap((own, index) => paragraph(sentence(`${key}.${index}`, own)));
const list = (key: string, all: readonly string[]): readonly Part[] => [
  "<ul>",
  ...all.flatMap((own, index) => ["<li>", sentence(`${key}.${index}`, own), "</li>"]),
  "</ul>",
];

/** The first privacy policy. Names in braces stand for parts that follow from the settings, which its page fills in. */
const content: readonly Part[] = [
  ...paragraph(
    sentence(
      "lead",
      "{siteName} menyimpan sesedikit mungkin tentang Anda. Halaman ini menerangkan data apa yang kami proses, alasannya, berapa lama, dan hak Anda menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP).",
    ),
  ),
  "<blockquote>",
  ...heading("singkatnya", sentence("short.title", "Singkatnya")),
  ...list("short.points", [
    "Anda dapat membaca seluruh situs tanpa akun dan tanpa kuki.",
    "Pengunjung kami hitung sendiri, tanpa mengenali siapa pun.",
    "E-mail dan nomor Anda hanya kami simpan bila Anda mengirimnya kepada kami, dan hanya untuk itu.",
    "Data Anda tidak kami jual dan tidak kami pakai untuk iklan.",
  ]),
  "</blockquote>",
  ...heading("pengendali", sentence("controller.title", "Siapa yang bertanggung jawab")),
  ...paragraph(
    sentence(
      "controller.text",
      "Pengendali data pribadi di situs ini adalah {siteName}. Untuk pertanyaan, permintaan, atau keberatan tentang data Anda, hubungi kami di sini:",
    ),
  ),
  ...paragraph("{controller}"),
  ...heading("data", sentence("stored.title", "Data yang kami proses")),
  ...paragraph(
    sentence(
      "stored.text",
      "Setiap jenis data punya tujuan, dasar pemrosesan menurut Pasal 20 UU PDP, dan batas waktunya sendiri.",
    ),
  ),
  ...paragraph("{storedData}"),
  ...heading("peramban", sentence("browser.title", "Kuki dan penyimpanan di peramban")),
  ...paragraphs("browser.text", [
    "Pengunjung tidak kami beri kuki. Peramban Anda sendiri mengingat posisi gulir halaman, supaya tombol Kembali membawa Anda ke tempat semula. Catatan itu tidak pernah dikirim kepada kami dan hilang saat tab ditutup.",
    "Pengelola yang masuk ke dasbor mendapat dua kuki yang wajib ada: satu mengikat sesi masuknya, satu lagi menjauhkannya dari hitungan pengunjung. Keduanya hilang saat keluar atau peramban ditutup.",
  ]),
  ...paragraph("{consent}"),
  ...heading("pihak-lain", sentence("others.title", "Pihak lain")),
  ...paragraphs("others.text", [
    "Tombol WhatsApp, tautan media sosial, dan tombol bagikan hanyalah tautan: tidak ada yang dimuat dari layanan itu sebelum Anda memilihnya. Setelahnya berlaku kebijakan privasi mereka. Pesan WhatsApp yang sudah terisi, dengan kode di baris terakhirnya, baru terkirim bila Anda sendiri mengirimnya.",
    "Situs ini berjalan di server penyedia hosting yang memproses data atas nama kami dan menurut perintah kami. Huruf, gambar, dan skrip dilayani dari server yang sama.",
    "Gambar yang diunggah pengelola dikodekan ulang, sehingga keterangan tersembunyi seperti letak pengambilan foto tidak ikut tersimpan.",
  ]),
  ...paragraph("{thirdParties}"),
  ...heading("hak", sentence("rights.title", "Hak Anda")),
  ...paragraph(sentence("rights.text", "Menurut Pasal 5 sampai 13 UU PDP Anda berhak:")),
  ...list("rights.list", [
    "mengetahui siapa yang memproses data Anda, untuk apa, dan atas dasar apa;",
    "melihat data Anda dan meminta salinannya, juga dalam bentuk yang dapat dibaca mesin;",
    "melengkapi dan memperbaiki data yang keliru;",
    "mengakhiri pemrosesan, serta menghapus atau memusnahkan data Anda;",
    "menarik kembali persetujuan kapan saja, misalnya berhenti berlangganan surat bulanan;",
    "keberatan dan meminta pemrosesan ditunda atau dibatasi;",
    "menggugat dan menerima ganti rugi bila data Anda diproses melanggar undang-undang.",
  ]),
  ...paragraph(
    sentence(
      "rights.how",
      "Tulis saja kepada kami dengan alamat e-mail yang bersangkutan, tanpa formulir dan tanpa biaya. Kami menjawab paling lambat 3 × 24 jam. Kami tidak mengambil keputusan otomatis tentang Anda dan tidak menyusun profil.",
    ),
  ),
  ...heading("keamanan", sentence("security.title", "Keamanan dan kegagalan pelindungan")),
  ...paragraphs("security.text", [
    "Sambungan ke situs ini dienkripsi, sandi disimpan sebagai acakan yang tidak dapat dibalik, dan dasbor hanya terbuka bagi pengelola yang disetujui.",
    "Bila data pribadi tetap bocor, kami memberi tahu Anda dan lembaga yang berwenang paling lambat 3 × 24 jam: data apa, kapan dan bagaimana, serta apa yang kami lakukan.",
  ]),
  ...heading("anak", sentence("children.title", "Anak")),
  ...paragraph(
    sentence(
      "children.text",
      "Situs ini ditujukan bagi pelaku usaha dan lembaga. Data anak hanya kami proses dengan persetujuan orang tua atau wali; bila ternyata tidak, beri tahu kami, dan kami menghapusnya.",
    ),
  ),
  ...heading("perubahan", sentence("changes.title", "Perubahan")),
  ...paragraph(
    sentence(
      "changes.text",
      "Bila cara kami memproses data berubah, halaman ini berubah lebih dulu, dengan tanggal yang baru. Perubahan yang menyangkut persetujuan Anda selalu kami tanyakan kembali.",
    ),
  ),
];

const title: Sentence = { key: "frame.pages.privacyPolicy", own: "Kebijakan Privasi" };
const description = sentence(
  "head.description",
  "Data pribadi apa yang kami simpan, untuk apa, berapa lama, dan bagaimana Anda mengaturnya menurut UU PDP.",
);

/** The day since when the first text applies, which the page shows. */
const since = "2026-11-23";

/** That day in the form of a column. */
const sinceIn: Readonly<Record<Dialect, string>> = {
  sqlite: String(Date.parse(since)),
  mysql: `'${since} 00:00:00.000'`,
};

const columns =
  "id, position, name_key, created_at, updated_at, version, title, slug, content, menu, status, excerpt, has_own_excerpt, published_at";

/**
 * The statements that make a page of the privacy policy, with the words that the owner has given it. They read no data
 * before they run, since a finished migration is recognised by the text of its statements.
 */
export function insertPrivacyPolicy(dialect: Dialect): readonly string[] {
  const { wordsAt, lengthOf, joined } = expressions[dialect];
  const time = sinceIn[dialect];
  const wordsOf = ({ key, own }: Sentence, as: (text: string) => string) =>
    `coalesce((select ${as(wordsAt(key))} from texts where id = 1), '${own}')`;
  const cut = (max: number) => (text: string) => `case when ${lengthOf(text)} > 1 then substr(${text}, 1, ${max}) end`;
  const html = joined(content.map((part) => (typeof part === "string" ? `'${part}'` : wordsOf(part, escaped))));
  const words = `select ${wordsOf(title, cut(100))} as title, ${html} as content, ${wordsOf(description, cut(300))} as excerpt`;
  return [
    `insert into pages (${columns}) select '${privacyPolicyId}', (select count(*) from pages as others), lower(title), ` +
      `${time}, ${time}, 1, title, '${privacyPolicySlug}', content, 'none', 'published', excerpt, 1, ${time} ` +
      `from (${words}) as own;`,
    `insert into page_slugs (slug, page_id) values ('${privacyPolicySlug}', '${privacyPolicyId}');`,
  ];
}
