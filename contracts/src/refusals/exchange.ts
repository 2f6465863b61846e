/** Refusals of import and export. */
export const exchange = {
  "Choose a file to import": "Pilih berkas untuk diimpor",
  "The site or the file has changed since the preview. Look at the preview again":
    "Situs atau berkas sudah berubah sejak pratinjau. Lihat pratinjaunya lagi",
  "A table holds records of one kind. Choose which": "Satu tabel berisi satu jenis data. Pilih jenisnya",
  "A table holds records of one kind: RESOURCE takes {kinds}":
    "Satu tabel berisi satu jenis data: RESOURCE dapat berupa {kinds}",
  "The file holds more than {thousands},000 records: import it in parts":
    "Berkas berisi lebih dari {thousands}.000 data: impor bagian demi bagian",
  "Nothing is imported: one record is refused": "Tidak ada yang diimpor: satu data ditolak",
  "Nothing is imported: {count} records are refused": "Tidak ada yang diimpor: {count} data ditolak",
  "Pictures are being fetched already. Please wait until that has ended.":
    "Gambar sedang diambil. Silakan tunggu sampai selesai.",

  "{kind} have no field {names}": "{kind} tidak punya isian {names}",
  "formerSlugs must be a list of at most {max} slugs": "formerSlugs harus daftar paling banyak {max} slug",
  "oldPaths must be a list of at most {max} paths of up to {length} characters":
    "oldPaths harus daftar paling banyak {max} jalur, masing-masing sampai {length} karakter",
  "A slug is needed where the title has neither a letter nor a digit":
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
  "The file is UTF-16, or no text at all: save it again as UTF-8":
    "Berkas ini UTF-16, atau bukan teks: simpan ulang sebagai UTF-8",
  "This is no JSON: {problem}": "Ini bukan JSON: {problem}",
  "A Ghost export may have {max} MB, and this file is larger":
    "Ekspor Ghost maksimal {max} MB, dan berkas ini lebih besar",
  "The file says that it is of Ghost “{version}”; {first} to {last} can be read":
    "Menurut isinya, berkas ini dari Ghost “{version}”; yang dapat dibaca {first} sampai {last}",
  "The Ghost export is damaged at {place}: {problem}": "Ekspor Ghost rusak di {place}: {problem}",
  "A record must be an object": "Data harus berupa objek",
  "The picture's {name} is none: {problem}": "{name} gambar tidak benar: {problem}",
  "The export is of another version": "Ekspor ini dari versi lain",
  "The file holds more than {max} pictures": "Berkas berisi lebih dari {max} gambar",
  "There is no column {names}": "Tidak ada kolom {names}",
  "The column “{name}” is there twice": "Kolom “{name}” ada dua kali",
  "The JSON is nested deeper than {max} lists and objects": "JSON ini bersarang lebih dari {max} daftar dan objek",
  "{word} holds more than {max} values": "{word} berisi lebih dari {max} nilai",
  "Something follows the end of the list": "Masih ada isi setelah akhir daftar",
  "One record is larger than {max} MB": "Satu data lebih besar dari {max} MB",
  "The file does not begin as a list of records": "Awal berkas bukan daftar data",
  "The file is cut off: the end of its list is missing": "Berkas terpotong: akhir daftarnya tidak ada",
  "A row is longer than {max} characters": "Satu baris lebih panjang dari {max} karakter",
  "A quoted cell has no end: the file is cut off, or a quotation mark is missing":
    "Satu sel bertanda kutip tidak ditutup: berkas terpotong, atau ada tanda kutip yang kurang",
  "This is XML, but no WordPress export: in WordPress, choose Tools, Export":
    "Ini XML, tetapi bukan ekspor WordPress: di WordPress, pilih Alat, Ekspor",
  "One item holds more than {max} elements": "Satu item berisi lebih dari {max} elemen",
  "The XML is nested deeper than {max} elements": "XML ini bersarang lebih dari {max} elemen",
  "The file holds more than {max} items": "Berkas berisi lebih dari {max} item",
  "The export is of WXR version “{version}”; {versions} can be read":
    "Ekspor ini WXR versi “{version}”; yang dapat dibaca {versions}",
  "One item is larger than {max} million characters": "Satu item lebih besar dari {max} juta karakter",
  "The XML is broken: {problem}": "XML ini rusak: {problem}",
  "The file says that it is {encoding}: save it again as UTF-8":
    "Menurut isinya, berkas ini {encoding}: simpan ulang sebagai UTF-8",
  "The XML declares a document type, and with it entities: WordPress exports have none, so nothing is read":
    "XML ini memuat tipe dokumen beserta entitasnya: ekspor WordPress tidak punya itu, jadi tidak ada yang dibaca",
  "One text of the XML is too large to be read": "Satu teks di XML ini terlalu besar untuk dibaca",
} as const;
