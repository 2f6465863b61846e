import { words } from "../../site/texts.ts";

/** The day of the last change. */
export const updated = "2026-11-23";

export const privacy = words("privacyPolicy", {
  lead: "{siteName} menyimpan sesedikit mungkin tentang Anda. Halaman ini menerangkan data apa yang kami proses, alasannya, berapa lama, dan hak Anda menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP).",
  updatedOn: "Berlaku sejak {date}",
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
    title: "Siapa yang bertanggung jawab",
    text: "Pengendali data pribadi di situs ini adalah {siteName}. Untuk pertanyaan, permintaan, atau keberatan tentang data Anda, hubungi kami di sini:",
  },
  stored: {
    title: "Data yang kami proses",
    text: "Setiap jenis data punya tujuan, dasar pemrosesan menurut Pasal 20 UU PDP, dan batas waktunya sendiri.",
    columns: ["Data", "Tujuan", "Dasar", "Disimpan"],
    label: "Data pribadi yang diproses",
  },
  browser: {
    title: "Kuki dan penyimpanan di peramban",
    text: [
      "Pengunjung tidak kami beri kuki. Peramban Anda sendiri mengingat posisi gulir halaman, supaya tombol Kembali membawa Anda ke tempat semula. Catatan itu tidak pernah dikirim kepada kami dan hilang saat tab ditutup.",
      "Pengelola yang masuk ke dasbor mendapat dua kuki yang wajib ada: satu mengikat sesi masuknya, satu lagi menjauhkannya dari hitungan pengunjung. Keduanya hilang saat keluar atau peramban ditutup.",
    ],
    analytics:
      "Google Analytics baru dimuat setelah Anda menyetujuinya. Pilihan Anda disimpan di peramban Anda dan dapat diubah kapan saja; menolak tidak mengurangi apa pun dari situs ini.",
    foreign:
      "Layanan pihak lain baru dimuat setelah Anda menyetujuinya, dan memakai kuki untuk mengenali peramban Anda. Pilihan Anda dapat diubah kapan saja; menolak tidak mengurangi apa pun dari situs ini.",
    change: "Ubah pilihan analitik",
  },
  others: {
    title: "Pihak lain",
    text: [
      "Tombol WhatsApp, tautan media sosial, dan tombol bagikan hanyalah tautan: tidak ada yang dimuat dari layanan itu sebelum Anda memilihnya. Setelahnya berlaku kebijakan privasi mereka. Pesan WhatsApp yang sudah terisi, dengan kode di baris terakhirnya, baru terkirim bila Anda sendiri mengirimnya.",
      "Situs ini berjalan di server penyedia hosting yang memproses data atas nama kami dan menurut perintah kami. Huruf, gambar, dan skrip dilayani dari server yang sama.",
      "Gambar yang diunggah pengelola dikodekan ulang, sehingga keterangan tersembunyi seperti letak pengambilan foto tidak ikut tersimpan.",
    ],
    analytics:
      "Bila Anda menyetujui Google Analytics, Google memproses datanya dan dapat memindahkannya ke luar Indonesia. Pemindahan itu mengikuti Pasal 56 UU PDP.",
    foreign:
      "Bila Anda menyetujui, layanan di {hosts} memproses data kunjungan Anda dan dapat memindahkannya ke luar Indonesia. Pemindahan itu mengikuti Pasal 56 UU PDP.",
    measuring:
      "Penyedia hosting kami mengukur kecepatan halaman dengan skripnya sendiri, tanpa kuki dan tanpa mengenali pengunjung.",
  },
  rights: {
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
    title: "Keamanan dan kegagalan pelindungan",
    text: [
      "Sambungan ke situs ini dienkripsi, sandi disimpan sebagai acakan yang tidak dapat dibalik, dan dasbor hanya terbuka bagi pengelola yang disetujui.",
      "Bila data pribadi tetap bocor, kami memberi tahu Anda dan lembaga yang berwenang paling lambat 3 × 24 jam: data apa, kapan dan bagaimana, serta apa yang kami lakukan.",
    ],
  },
  children: {
    title: "Anak",
    text: "Situs ini ditujukan bagi pelaku usaha dan lembaga. Data anak hanya kami proses dengan persetujuan orang tua atau wali; bila ternyata tidak, beri tahu kami, dan kami menghapusnya.",
  },
  changes: {
    title: "Perubahan",
    text: "Bila cara kami memproses data berubah, halaman ini berubah lebih dulu, dengan tanggal yang baru. Perubahan yang menyangkut persetujuan Anda selalu kami tanyakan kembali.",
  },
});
