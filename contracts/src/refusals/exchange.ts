/** Refusals of import and export, and notes of an import; those of one record follow its place in the file. */
export const exchange = {
  "Choose a file to import": "Pilih berkas untuk diimpor",
  "The site or the file has changed since the preview. Look at the preview again":
    "Situs atau berkas sudah berubah sejak pratinjau. Lihat pratinjaunya lagi",
  "A table holds records of one kind. Choose the kind": "Satu tabel berisi satu jenis data. Pilih jenisnya",
  "A table holds records of one kind: RESOURCE takes {kinds}":
    "Satu tabel berisi satu jenis data: RESOURCE dapat berupa {kinds}",
  "The file holds more than {thousands},000 records: import it in parts":
    "Berkas berisi lebih dari {thousands}.000 data: impor bagian demi bagian",
  "Nothing is imported: one record is refused": "Tidak ada yang diimpor: satu data ditolak",
  "Nothing is imported: {count} records are refused": "Tidak ada yang diimpor: {count} data ditolak",
  "Pictures are already being fetched. Please wait until this is done.":
    "Gambar sedang diambil. Silakan tunggu sampai selesai.",

  "{kind} have no field {names}": "{kind} tidak punya isian {names}",
  "formerSlugs must be a list of at most {max} slugs": "formerSlugs harus berupa daftar maksimal {max} slug",
  "oldPaths must be a list of at most {max} paths of up to {length} characters":
    "oldPaths harus berupa daftar maksimal {max} jalur, masing-masing sampai {length} karakter",
  "A slug is required when the title has neither a letter nor a digit":
    "Slug wajib diisi bila judul tidak memuat huruf atau angka",
  "Several records are called “{name}”: the file must give an _id":
    "Beberapa data bernama “{name}”: berkas harus memuat _id",
  "This _id already belongs to a {kind} record. Leave it out to get a new one":
    "_id ini sudah milik data {kind}. Kosongkan agar mendapat id baru",
  "It has the same {field} as {refusal}": "Bentrok dengan {refusal}: {field} sama",

  "{refusal} (column {column})": "{refusal} (kolom {column})",
  "The file is in none of the formats that can be imported: {word}. A table needs a first line that names its columns, “resource” among them":
    "Format berkas ini tidak dapat diimpor. Yang dapat: {word}. Baris pertama tabel harus berisi nama kolom, termasuk “resource”",
  "The text is not UTF-8: {word}": "Teksnya bukan UTF-8: {word}",
  "The text is not UTF-8: save the file again in that encoding":
    "Teksnya bukan UTF-8: simpan ulang berkas dengan pengodean itu",
  "This is a {kind} archive: unpack it, and import the file that is in it":
    "Ini arsip {kind}: buka dulu, lalu impor berkas di dalamnya",
  "This is a spreadsheet: save it as CSV (UTF-8), and import that file":
    "Ini berkas lembar kerja (seperti Excel): simpan sebagai CSV (UTF-8), lalu impor berkas itu",
  "The file is UTF-16, or not text at all: save it again as UTF-8":
    "Berkas ini UTF-16, atau bukan teks: simpan ulang sebagai UTF-8",
  "This is not valid JSON: {problem}": "Ini bukan JSON yang sah: {problem}",
  "A Ghost export can be at most {max} MB, and this file is larger":
    "Ekspor Ghost maksimal {max} MB, dan berkas ini lebih besar",
  "The file is from Ghost “{version}”; only {first} to {last} can be read":
    "Berkas ini dari Ghost “{version}”; yang dapat dibaca hanya {first} sampai {last}",
  "The Ghost export is damaged at {place}: {problem}": "Ekspor Ghost rusak di {place}: {problem}",
  "A record must be an object": "Data harus berupa objek",
  "The picture's {name} is invalid: {problem}": "{name} gambar tidak sah: {problem}",
  "The export is from another version": "Ekspor ini dari versi lain",
  "The file holds more than {max} pictures": "Berkas berisi lebih dari {max} gambar",
  "There is no column {names}": "Tidak ada kolom {names}",
  "The column “{name}” appears twice": "Kolom “{name}” ada dua kali",
  "The JSON is nested deeper than {max} lists and objects": "JSON ini bersarang lebih dari {max} daftar dan objek",
  "{word} holds more than {max} values": "{word} berisi lebih dari {max} nilai",
  "There is something after the end of the list": "Masih ada isi setelah akhir daftar",
  "The file does not start with a list of records": "Berkas tidak diawali daftar data",
  "One record is larger than {max} MB": "Satu data lebih besar dari {max} MB",
  "The file is cut off: the end of its list is missing": "Berkas terpotong: akhir daftarnya tidak ada",
  "A row is longer than {max} characters": "Satu baris lebih panjang dari {max} karakter",
  "A quoted cell has no end: the file is cut off, or a quotation mark is missing":
    "Satu sel bertanda kutip tidak ditutup: berkas terpotong, atau ada tanda kutip yang kurang",
  "This is XML, but not a WordPress export: in WordPress, choose Tools, Export":
    "Ini XML, tetapi bukan ekspor WordPress: di WordPress, pilih Alat, Ekspor",
  "One item holds more than {max} elements": "Satu item berisi lebih dari {max} elemen",
  "The XML is nested deeper than {max} elements": "XML ini bersarang lebih dari {max} elemen",
  "The file holds more than {max} items": "Berkas berisi lebih dari {max} item",
  "The export has WXR version “{version}”; only {versions} can be read":
    "Ekspor ini WXR versi “{version}”; yang dapat dibaca hanya {versions}",
  "One item is larger than {max} million characters": "Satu item lebih besar dari {max} juta karakter",
  "The XML is broken: {problem}": "XML ini rusak: {problem}",
  "The file says that its encoding is {encoding}: save it again as UTF-8":
    "Menurut isinya, pengodean berkas ini {encoding}: simpan ulang sebagai UTF-8",
  "The XML declares a document type, and with it entities: WordPress exports have none, so nothing is read":
    "XML ini memuat tipe dokumen beserta entitasnya: ekspor WordPress tidak punya itu, jadi tidak ada yang dibaca",
  "One text of the XML is too large to be read": "Satu teks di XML ini terlalu besar untuk dibaca",

  "line {line}": "baris {line}",
  "line {line}, row {row}": "baris berkas {line}, baris tabel {row}",
  "post {place}": "artikel ke-{place}",
  "{place} (“{title}”)": "{place} (“{title}”)",

  "JSON export": "Ekspor JSON",
  "CSV export": "Ekspor CSV",
  "WordPress export": "Ekspor WordPress",
  "Ghost export": "Ekspor Ghost",

  "Left out: items of type “{type}”, which are not articles ({count})":
    "Tidak diambil: item berjenis “{type}”, yang bukan artikel ({count})",
  "Left out: comments ({count})": "Tidak diambil: komentar ({count})",
  "Left out: the shortcode [{name}]; the text inside it is kept ({count})":
    "Tidak diambil: shortcode [{name}]; teks di dalamnya tetap ada ({count})",
  "Left out: the article “{title}”, whose status is {status}":
    "Tidak diambil: artikel “{title}”, yang berstatus {status}",
  "Pictures are not fetched: drawn ones stand in for those of articles, and those in texts stay on the old site. A superadmin can have them fetched with the import, in the dashboard under Import & Export":
    "Gambar belum diambil: gambar artikel diganti ilustrasi sementara, dan gambar di dalam teks tetap di situs lama. Admin utama dapat mengambilnya saat impor, di dasbor pada Impor & Ekspor",
  "Ghost leaves its own address out of exports: SITE=https://… gives it, for pictures and links":
    "Ekspor Ghost tidak memuat alamat situsnya: tambahkan SITE=https://… agar gambar dan tautan ditemukan",
  "“{author}” has no display name, so the article appears under your name":
    "“{author}” tidak punya nama tampilan, jadi artikel tampil dengan nama Anda",

  "its {word} is longer than {max} characters, and is cut: “{line}”":
    "{word} lebih dari {max} karakter, jadi dipotong: “{line}”",
  "an article has at most {max} tags; left out: {tags}": "satu artikel maksimal {max} tag; tidak diambil: “{tags}”",
  "an article has one author here, {author}; left out: {others}":
    "di sini satu artikel punya satu penulis, yaitu “{author}”; tidak diambil: “{others}”",
  "an article has one author here; left out: {count} more":
    "tulisan di sini hanya punya satu penulis; tidak diambil: {count} lainnya",
  "left out, because it cannot be an article here: {refusal}":
    "tidak diambil, karena tidak dapat menjadi artikel di sini: {refusal}",
  "it has a password, so it comes as a draft": "artikel ini berkata sandi, jadi diimpor sebagai draf",
  "it is private, so it comes as a draft": "artikel ini pribadi, jadi diimpor sebagai draf",
  "it was only sent by e-mail, so it comes as a draft":
    "artikel ini hanya dikirim lewat email, jadi diimpor sebagai draf",
  "not everybody may read it ({visibility}), so it comes as a draft":
    "tidak semua orang boleh membacanya ({visibility}), jadi diimpor sebagai draf",
  "its date cannot be read, so it gets the day of the import: “{date}”":
    "tanggalnya tidak terbaca, jadi diberi tanggal hari impor: “{date}”",
  "it has no date, so it gets the day of the import": "tidak ada tanggalnya, jadi diberi tanggal hari impor",
  "it was scheduled, but its date cannot be read, so it comes as a draft":
    "artikel ini dijadwalkan, tetapi tanggalnya tidak terbaca, jadi diimpor sebagai draf",
  "its old address {address} cannot lead here, since it has no path of its own":
    "alamat lamanya {address} tidak dapat dialihkan ke sini, karena tidak punya jalur sendiri",
  "its picture is not in the file": "gambarnya tidak ada di berkas",

  "a picture without an address of its own is left out": "gambar tanpa alamat sendiri tidak diambil",
  "a player ({name}) does not say what it plays, so it is left out":
    "pemutar ({name}) tidak menyebut apa yang diputar, jadi tidak diambil",
  "a link cannot be used here, so only its words are kept: {address}":
    "tautan tidak dapat dipakai di sini, jadi hanya teksnya yang disimpan: {address}",
  "a link without words is left out: {address}": "tautan tanpa teks tidak diambil: {address}",
  "a file that is not in its text is left out: {address}": "berkas di luar teksnya tidak diambil: {address}",
  "bold or slanted words that go on in other paragraphs are so in the first one only":
    "huruf tebal atau miring yang berlanjut ke paragraf lain hanya tersisa di paragraf pertamanya",
  "the site and author beside a bookmark are left out": "nama situs dan penulis di kartu tautan tidak diambil",
  "a drawing (svg) in the text is left out": "gambar vektor (svg) di dalam teks tidak diambil",
  "a sign-up form is left out": "formulir pendaftaran tidak diambil",
  "a pattern that several articles share is not in the file, and is left out":
    "pola yang dipakai beberapa artikel tidak ada di berkas, jadi tidak diambil",
  "a gallery shows pictures that are not in the file, and is left out":
    "galeri memuat gambar yang tidak ada di berkas, jadi tidak diambil",
  "a caption without its picture is left out": "keterangan tanpa gambarnya tidak diambil",
  "the block “{name}” is not known here, so it is left out": "blok “{name}” tidak dikenal di sini, jadi tidak diambil",
  "the file has its text only in the Ghost editor's own form, without HTML":
    "berkas memuat teksnya hanya dalam bentuk editor Ghost, tanpa HTML",
  "left out of the text without SITE=https://…: {paths}": "tidak diambil dari teks tanpa SITE=https://…: {paths}",
  "{word} are not in the file, and are left out": "{word} tidak ada di berkas, jadi tidak diambil",

  "it is not a web address": "ini bukan alamat web",
  "its address holds a password": "alamatnya memuat kata sandi",
  "there is no server {host}": "tidak ada server {host}",
  "{host} is in a private network ({address})": "{host} ada di jaringan pribadi ({address})",
  "its address must begin with https://": "alamatnya harus diawali https://",
  "port {port} is for other services": "port {port} dipakai layanan lain",
  "it is larger than {max} MB": "ukurannya lebih dari {max} MB",
  "the server answers {status}": "server menjawab {status}",
  "it redirects more than {max} times": "alamatnya dialihkan lebih dari {max} kali",
  "it took longer than {seconds} s": "butuh lebih dari {seconds} detik",
  "the server does not answer": "server tidak menjawab",
  "the time for fetching pictures is over": "waktu untuk mengambil gambar sudah habis",

  "The row has {cells} cells, but there are {columns} columns":
    "Baris ini punya {cells} sel, padahal ada {columns} kolom",
  "“{cell}” is in a column without a name": "“{cell}” ada di kolom tanpa nama",
  "“{value}” is not one of {kinds}": "“{value}” bukan salah satu dari {kinds}",
  "{kind} have no column “{column}”": "{kind} tidak punya kolom “{column}”",
  "“{cell}” could be either of two dates; write the year first, like {day}":
    "“{cell}” dapat berarti dua tanggal; tulis tahunnya dulu, seperti {day}",
} as const;
