import { revisionsKept } from "@etalase/contracts/history";
import type { PersonalDataStore } from "@etalase/contracts/privacy/personal-data";
import type { SiteSettings } from "@etalase/contracts/settings.schema";

/** A row of the table of stored data; a change of storage means a change here. */
type Stored = Readonly<{ what: string; why: string; basis: string; keptFor: string }>;

/** How long leads are kept, according to the settings. */
type Kept = Pick<SiteSettings, "forgetClicksAfterDays" | "forgetLeadsAfterMonths">;

const visits: Stored = {
  what: "Kunjungan: sidik acak dari alamat IP dan jenis peramban, yang berganti setiap hari; situs atau iklan asalnya, dan apakah paket terlihat",
  why: "Menghitung pengunjung tanpa mengenali siapa pun",
  basis: "Kepentingan yang sah",
  keptFor: "Sidik dihapus setelah harinya berakhir; yang tersisa hanya jumlah per hari",
};

const reading: Stored = {
  what: "Jumlah pembacaan tiap artikel dan ukuran kecepatan tiap halaman, tanpa keterangan tentang Anda",
  why: "Mengetahui tulisan yang berguna dan halaman yang lambat",
  basis: "Kepentingan yang sah",
  keptFor: "Jumlah bacaan selama artikel ada; ukuran kecepatan selama catatan server disimpan",
};

const newsletter: Stored = {
  what: "Surat bulanan: alamat e-mail, versi pernyataan persetujuan, kapan Anda menyetujui dan mengonfirmasinya, dan alamat IP yang diacak",
  why: "Mengirim surat, dan membuktikan bahwa Anda memintanya",
  basis: "Persetujuan Anda",
  keptFor: "Sampai Anda berhenti berlangganan; bila tidak Anda konfirmasi, 30 hari",
};

const mails: Stored = {
  what: "Surat yang sedang kami kirim kepada Anda: alamat, judul, dan isinya yang disandikan",
  why: "Mengantarkan konfirmasi, balasan, dan artikel yang Anda minta",
  basis: "Persetujuan Anda",
  keptFor: "Sampai server surat menerimanya; bila gagal, paling lama 30 hari",
};

const limits: Stored = {
  what: "Alamat IP pada formulir masuk, pendaftaran, kontak, dan langganan, serta klik tombol pesan, beserta jumlah percobaannya",
  why: "Menahan penyalahgunaan",
  basis: "Kepentingan yang sah",
  keptFor: "Paling lama satu hari",
};

const logs: Stored = {
  what: "Catatan server: waktu, halaman yang diminta, dan hasilnya, tanpa alamat IP",
  why: "Menemukan kesalahan dan serangan",
  basis: "Kepentingan yang sah",
  keptFor: "Selama diperlukan untuk menelusuri gangguan",
};

const staff: Stored = {
  what: "Akun pengelola dan undangannya: nama, nama pengguna, e-mail, juga yang baru dan belum dikonfirmasi, sandi yang diacak, waktu masuk, dan jejak perubahan penting",
  why: "Membuka dasbor hanya untuk yang berhak",
  basis: "Perjanjian dengan pengelola",
  keptFor: "Selama akun ada; undangan 7 hari; e-mail yang belum dikonfirmasi satu hari; sesi masuk paling lama 12 jam",
};

const chats: Stored = {
  what: "Pesan, telepon, dan e-mail yang Anda kirim kepada kami",
  why: "Menjawab dan menyiapkan penawaran",
  basis: "Langkah sebelum perjanjian, atas permintaan Anda",
  keptFor: "Selama pembicaraan dan pekerjaannya berlangsung",
};

const clicks = ({ forgetClicksAfterDays }: Kept): Stored => ({
  what: "Klik tombol pesan dan konsultasi: kode acak, paketnya, halaman itu, halaman pertama kunjungan, dan situs asalnya",
  why: "Mengenali pesanan Anda lewat kodenya di WhatsApp, dan mengetahui apa yang diminati",
  basis: "Kepentingan yang sah",
  keptFor: `${forgetClicksAfterDays} hari; yang tersisa hanya jumlah per hari`,
});

const messages = ({ forgetLeadsAfterMonths }: Kept): Stored => ({
  what: "Formulir kontak: nama, nomor WhatsApp atau e-mail, dan pesan Anda, serta dari mana Anda datang; juga catatan kami tentang pesanan Anda",
  why: "Menjawab dan menyiapkan penawaran",
  basis: "Persetujuan Anda, dan langkah sebelum perjanjian atas permintaan Anda",
  keptFor: `${forgetLeadsAfterMonths} bulan sejak perubahan terakhir`,
});

const reviews: Stored = {
  what: "Tanggapan atas tautan tinjauan: nama dan komentar yang Anda tulis, serta persetujuan Anda",
  why: "Mengerjakan dan menayangkan apa yang sudah disepakati",
  basis: "Langkah sebelum perjanjian, atas permintaan Anda",
  keptFor: "Sampai 90 hari setelah tautannya berakhir",
};

const testimonials: Stored = {
  what: "Testimoni: nama, jabatan, kutipan, nilai, dan foto yang Anda berikan kepada kami",
  why: "Menunjukkan hasil kerja kepada calon klien",
  basis: "Persetujuan Anda",
  keptFor: "Sampai Anda memintanya dihapus; setelah itu paling lama 30 hari",
};

const unsaved: Stored = {
  what: "Naskah yang belum disimpan pengelola, dan catatan untuk membatalkan perubahan, sejauh memuat data Anda",
  why: "Menyunting, dan memulihkan yang keliru diubah",
  basis: "Kepentingan yang sah",
  keptFor: "Naskah sampai disimpan atau dibuang; catatan pembatalan 30 menit",
};

const versions: Stored = {
  what: "Versi lama isi situs, testimoni, dan pengaturan, sejauh memuat data Anda",
  why: "Melihat siapa mengubah apa, dan memulihkan yang keliru diubah",
  basis: "Kepentingan yang sah",
  keptFor: `Satu tahun, dan ${revisionsKept} versi terakhir selama isinya ada; atas permintaan Anda segera dihapus`,
};

const analytics: Stored = {
  what: "Google Analytics: halaman yang dibuka, kira-kira dari mana, dan perangkatnya, dengan kuki milik Google",
  why: "Memahami cara situs dipakai",
  basis: "Persetujuan Anda",
  keptFor: "Menurut pengaturan Google Analytics; berhenti begitu persetujuan dicabut",
};

/** The stores where staff search and delete personal data: a store without a row here fails to compile. */
const searched = (kept: Kept): Readonly<Record<PersonalDataStore, Stored>> => ({
  leads: messages(kept),
  subscribers: newsletter,
  mails,
  comments: reviews,
  testimonials,
  trashed: testimonials,
  drafts: unsaved,
  versions,
  undos: unsaved,
  accounts: staff,
  invitations: staff,
  emailChanges: staff,
});

export const storedData = (withAnalytics: boolean, kept: Kept): readonly Stored[] => [
  ...new Set(Object.values(searched(kept))),
  clicks(kept),
  visits,
  reading,
  ...(withAnalytics ? [analytics] : []),
  chats,
  limits,
  logs,
];

export const privacy = {
  lead: (siteName: string) =>
    `${siteName} menyimpan sesedikit mungkin tentang Anda. Halaman ini menerangkan data apa yang kami proses, alasannya, berapa lama, dan hak Anda menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP).`,
  updated: "2026-11-23",
  updatedOn: (date: string) => `Berlaku sejak ${date}`,
  contents: "Isi halaman",
  short: {
    title: "Singkatnya",
    points: [
      "Anda dapat membaca seluruh situs tanpa akun dan tanpa kuki.",
      "Pengunjung kami hitung sendiri, tanpa mengenali siapa pun.",
      "E-mail dan nomor Anda hanya kami simpan bila Anda mengirimnya kepada kami, dan hanya untuk itu.",
      "Data Anda tidak kami jual dan tidak kami pakai untuk iklan.",
    ],
  },
  controller: {
    id: "pengendali",
    title: "Siapa yang bertanggung jawab",
    text: (siteName: string) =>
      `Pengendali data pribadi di situs ini adalah ${siteName}. Untuk pertanyaan, permintaan, atau keberatan tentang data Anda, hubungi kami di sini:`,
  },
  stored: {
    id: "data",
    title: "Data yang kami proses",
    text: "Setiap jenis data punya tujuan, dasar pemrosesan menurut Pasal 20 UU PDP, dan batas waktunya sendiri.",
    columns: ["Data", "Tujuan", "Dasar", "Disimpan"],
    label: "Data pribadi yang diproses",
  },
  browser: {
    id: "peramban",
    title: "Kuki dan penyimpanan di peramban",
    text: [
      "Pengunjung tidak kami beri kuki. Peramban Anda sendiri mengingat posisi gulir halaman, supaya tombol Kembali membawa Anda ke tempat semula. Catatan itu tidak pernah dikirim kepada kami dan hilang saat tab ditutup.",
      "Pengelola yang masuk ke dasbor mendapat dua kuki yang wajib ada: satu mengikat sesi masuknya, satu lagi menjauhkannya dari hitungan pengunjung. Keduanya hilang saat keluar atau peramban ditutup.",
    ],
    analytics:
      "Google Analytics baru dimuat setelah Anda menyetujuinya. Pilihan Anda disimpan di peramban Anda dan dapat diubah kapan saja; menolak tidak mengurangi apa pun dari situs ini.",
    change: "Ubah pilihan analitik",
  },
  others: {
    id: "pihak-lain",
    title: "Pihak lain",
    text: [
      "Tombol WhatsApp, tautan media sosial, dan tombol bagikan hanyalah tautan: tidak ada yang dimuat dari layanan itu sebelum Anda memilihnya. Setelahnya berlaku kebijakan privasi mereka. Pesan WhatsApp yang sudah terisi, dengan kode di baris terakhirnya, baru terkirim bila Anda sendiri mengirimnya.",
      "Situs ini berjalan di server penyedia hosting yang memproses data atas nama kami dan menurut perintah kami. Huruf, gambar, dan skrip dilayani dari server yang sama.",
      "Gambar yang diunggah pengelola dikodekan ulang, sehingga keterangan tersembunyi seperti letak pengambilan foto tidak ikut tersimpan.",
    ],
    analytics:
      "Bila Anda menyetujui Google Analytics, Google memproses datanya dan dapat memindahkannya ke luar Indonesia. Pemindahan itu mengikuti Pasal 56 UU PDP.",
    measuring:
      "Penyedia hosting kami mengukur kecepatan halaman dengan skripnya sendiri, tanpa kuki dan tanpa mengenali pengunjung.",
  },
  rights: {
    id: "hak",
    title: "Hak Anda",
    text: "Menurut Pasal 5 sampai 13 UU PDP Anda berhak:",
    list: [
      "mengetahui siapa yang memproses data Anda, untuk apa, dan atas dasar apa;",
      "melihat data Anda dan meminta salinannya, juga dalam bentuk yang dapat dibaca mesin;",
      "melengkapi dan memperbaiki data yang keliru;",
      "mengakhiri pemrosesan, serta menghapus atau memusnahkan data Anda;",
      "menarik kembali persetujuan kapan saja, misalnya berhenti berlangganan surat bulanan;",
      "keberatan dan meminta pemrosesan ditunda atau dibatasi;",
      "menggugat dan menerima ganti rugi bila data Anda diproses melanggar undang-undang.",
    ],
    how: "Tulis saja kepada kami dengan alamat e-mail yang bersangkutan, tanpa formulir dan tanpa biaya. Kami menjawab paling lambat 3 × 24 jam. Kami tidak mengambil keputusan otomatis tentang Anda dan tidak menyusun profil.",
  },
  security: {
    id: "keamanan",
    title: "Keamanan dan kegagalan pelindungan",
    text: [
      "Sambungan ke situs ini dienkripsi, sandi disimpan sebagai acakan yang tidak dapat dibalik, dan dasbor hanya terbuka bagi pengelola yang disetujui.",
      "Bila data pribadi tetap bocor, kami memberi tahu Anda dan lembaga yang berwenang paling lambat 3 × 24 jam: data apa, kapan dan bagaimana, serta apa yang kami lakukan.",
    ],
  },
  children: {
    id: "anak",
    title: "Anak",
    text: "Situs ini ditujukan bagi pelaku usaha dan lembaga. Data anak hanya kami proses dengan persetujuan orang tua atau wali; bila ternyata tidak, beri tahu kami, dan kami menghapusnya.",
  },
  changes: {
    id: "perubahan",
    title: "Perubahan",
    text: "Bila cara kami memproses data berubah, halaman ini berubah lebih dulu, dengan tanggal yang baru. Perubahan yang menyangkut persetujuan Anda selalu kami tanyakan kembali.",
  },
} as const;
