/** Import and export. */
export const exchange = {
  "A table for spreadsheets. Pictures are addresses, so that it comes back only where the library has them.":
    "Tabel untuk aplikasi spreadsheet. Gambar hanya berupa alamat, jadi hanya dapat diimpor kembali di situs yang pustaka medianya punya gambar itu.",
  "All content": "Semua konten",
  "An export of this product (JSON or CSV), of WordPress (XML) or of Ghost (JSON), of up to {megabytes} MB. First you see what would change: nothing is written before you say so.":
    "Hasil ekspor dari Etalase (JSON atau CSV), WordPress (XML), atau Ghost (JSON), paling besar {megabytes} MB. Anda melihat dulu apa yang akan berubah: tidak ada yang ditulis sebelum Anda setuju.",
  "And {records} more.": "Dan {records} lagi.",
  "and {records} more": "dan {records} lagi",
  "Another {noun} of this site has this address: “{title}”. It stays, and this one gets the address {slug}":
    "Alamat ini sudah dipakai {noun} lain di situs ini: “{title}”. Yang lama tetap, dan yang ini mendapat alamat {slug}",
  "Articles, projects, packages, partners, testimonials and questions as a file: to keep, to work on, or to move.":
    "Artikel, proyek, paket, mitra, testimoni, dan pertanyaan sebagai berkas: untuk disimpan, diolah, atau dipindahkan.",
  "Choose another file": "Pilih berkas lain",
  "Comparing it with the site …": "Membandingkan dengan situs …",
  "Comparing it with the site once more …": "Membandingkan sekali lagi dengan situs …",
  "CSV, for spreadsheets": "CSV, untuk spreadsheet",
  "CSV, for spreadsheets (one kind)": "CSV, untuk spreadsheet (satu jenis)",
  Differences: "Perbedaan",
  "(empty)": "(kosong)",
  "Everything of the records and their pictures in one file: enough to bring them back, here or on another site.":
    "Seluruh isi data beserta gambarnya dalam satu berkas: cukup untuk mengembalikannya, di sini atau di situs lain.",
  "Fetch the pictures from the old site": "Ambil gambarnya dari situs lama",
  "Fetching pictures …": "Mengambil gambar …",
  "File to import": "Berkas untuk diimpor",
  Format: "Format",
  Import: "Impor",
  "Import more": "Impor lagi",
  "Import {work}": "Impor {work}",
  "Imported records": "Data yang diimpor",
  "Importing …": "Mengimpor …",
  "It goes on when you leave this screen.": "Impor tetap berjalan jika Anda meninggalkan layar ini.",
  "It lies in the trash. It comes back from there, and its deleted state stays in its history.":
    "Data ini ada di tempat sampah. Data akan dikembalikan dari sana, dan keadaan saat dihapus tetap ada di riwayatnya.",
  "It replaces another {noun} of this site, which has the address {slug}: “{title}”":
    "Ini menggantikan {noun} lain di situs ini, yang beralamat {slug}: “{title}”",
  "JSON, with pictures": "JSON, dengan gambar",
  "Keep both: the new one gets an address of its own": "Pertahankan keduanya: yang baru mendapat alamat sendiri",
  "Not everything of the other site comes as it was:": "Tidak semua isi situs lain masuk seperti aslinya:",
  "Nothing can be imported until {records} in the file are put right.":
    "Belum ada yang dapat diimpor sampai {records} di berkas diperbaiki.",
  "Nothing can be imported until {records} in the file is put right.":
    "Belum ada yang dapat diimpor sampai {records} di berkas diperbaiki.",
  "One record of the file has an address that another record of this site has.":
    "Satu data di berkas beralamat sama dengan data lain di situs ini.",
  "Pictures that could not be fetched": "Gambar yang tidak dapat diambil",
  "Records at the same address": "Data dengan alamat yang sama",
  "Replace those of this site": "Ganti yang ada di situs ini",
  "Sending {name} …": "Mengirim {name} …",
  "The file has {size} MB, and the dashboard takes {most} MB. On the server, make import takes it":
    "Ukuran berkas {size} MB, sedangkan dasbor menerima paling besar {most} MB. Di server, berkas ini dapat diimpor dengan make import",
  "The first {count} are listed.": "Hanya {count} pertama yang ditampilkan.",
  "The site has all of it already.": "Semuanya sudah ada di situs.",
  "These pictures could not be fetched. Texts still show them from the old site:":
    "Gambar berikut tidak dapat diambil. Teks tetap menampilkannya dari situs lama:",
  What: "Isi",
  "{count} changed": "{count} berubah",
  "{count} records of the file have addresses that other records of this site have.":
    "{count} data di berkas beralamat sama dengan data lain di situs ini.",
  "{count} refused": "{count} ditolak",
  "{count} the same": "{count} tetap sama",
  "{created} created, {changed} changed, {same} left as they were.":
    "{created} dibuat, {changed} diubah, {same} tidak berubah.",
  "{redirects} could not be made.": "{redirects} tidak dapat dibuat.",
  "{redirects} made.": "{redirects} dibuat.",
} as const;
