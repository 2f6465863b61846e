/** Import and export. */
export const exchange = {
  "A table for spreadsheets. Pictures are only links, so import it only where the library has them.":
    "Tabel untuk aplikasi spreadsheet. Gambar hanya berupa alamat, jadi hanya dapat diimpor kembali di situs yang pustaka medianya punya gambar itu.",
  "All content": "Semua konten",
  "An export from Etalase (JSON or CSV), WordPress (XML) or Ghost (JSON), up to {megabytes} MB. You see the changes first: nothing is written until you confirm.":
    "Hasil ekspor dari Etalase (JSON atau CSV), WordPress (XML), atau Ghost (JSON), paling besar {megabytes} MB. Anda melihat perubahannya dulu: tidak ada yang ditulis sebelum Anda setuju.",
  "And {records} more.": "Dan {records} lagi.",
  "and {records} more": "dan {records} lagi",
  "Another {noun} of this site has this address: “{title}”. It stays, and this one gets the address {slug}":
    "Alamat ini sudah dipakai {noun} lain di situs ini: “{title}”. Yang lama tetap, dan yang ini mendapat alamat {slug}",
  "Articles, projects, packages, partners, testimonials and questions as a file, to keep, edit or move.":
    "Artikel, proyek, paket, mitra, testimoni, dan pertanyaan sebagai berkas: untuk disimpan, diolah, atau dipindahkan.",
  "Choose another file": "Pilih berkas lain",
  "Comparing with the site …": "Membandingkan dengan situs …",
  "Comparing with the site again …": "Membandingkan sekali lagi dengan situs …",
  "CSV, for spreadsheets": "CSV, untuk spreadsheet",
  "CSV, for spreadsheets (one kind)": "CSV, untuk spreadsheet (satu jenis)",
  Differences: "Perbedaan",
  "(empty)": "(kosong)",
  "Complete records and their pictures in one file, to restore here or on another site.":
    "Data lengkap beserta gambarnya dalam satu berkas, untuk dikembalikan di sini atau di situs lain.",
  "Copy the pictures from the old site, too": "Salin juga gambarnya dari situs lama",
  "Fetching pictures …": "Mengambil gambar …",
  "File to import": "Berkas untuk diimpor",
  Format: "Format",
  Import: "Impor",
  "Import more": "Impor lagi",
  "Import {work}": "Impor {work}",
  "Imported records": "Data yang diimpor",
  "Importing …": "Mengimpor …",
  "It continues if you leave this screen.": "Impor tetap berjalan jika Anda meninggalkan layar ini.",
  "It is in the trash and will be restored. Its deleted state stays in its history.":
    "Data ini ada di tempat sampah dan akan dikembalikan. Keadaan saat dihapus tetap ada di riwayatnya.",
  "JSON, with pictures": "JSON, dengan gambar",
  "Both stay: the new one gets its own address.": "Keduanya tetap ada: yang baru mendapat alamat sendiri.",
  "Not everything can be imported unchanged:": "Tidak semua isi situs lain masuk seperti aslinya:",
  "Nothing can be imported until {records} in the file are fixed.":
    "Belum ada yang dapat diimpor sampai {records} di berkas diperbaiki.",
  "Nothing can be imported until {records} in the file is fixed.":
    "Belum ada yang dapat diimpor sampai {records} di berkas diperbaiki.",
  "One record of the file has an address that another record of this site has.":
    "Satu data di berkas beralamat sama dengan data lain di situs ini.",
  "Pictures that could not be fetched": "Gambar yang tidak dapat diambil",
  "Sending {name} …": "Mengirim {name} …",
  "The file is {size} MB, and the dashboard accepts {most} MB. On the server, use make import":
    "Ukuran berkas {size} MB, sedangkan dasbor menerima paling besar {most} MB. Di server, berkas ini dapat diimpor dengan make import",
  "The first {count} are listed.": "Hanya {count} pertama yang ditampilkan.",
  "The site already has everything in it.": "Semuanya sudah ada di situs.",
  "These pictures could not be fetched. Texts still show them from the old site:":
    "Gambar berikut tidak dapat diambil. Teks tetap menampilkannya dari situs lama:",
  What: "Isi",
  "{count} changed": "{count} berubah",
  "{count} records of the file have addresses that other records of this site have.":
    "{count} data di berkas beralamat sama dengan data lain di situs ini.",
  "{count} refused": "{count} ditolak",
  "{count} the same": "{count} tetap sama",
  "{created} created, {changed} changed, {same} unchanged.":
    "{created} dibuat, {changed} diubah, {same} tidak berubah.",
  "{redirects} could not be created.": "{redirects} tidak dapat dibuat.",
  "{redirects} created.": "{redirects} dibuat.",
} as const;
