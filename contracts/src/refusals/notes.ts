/** Notes and reasons of an import; those of one record follow its place in the file. */
export const notes = {
  "line {line}": "baris {line}",
  "post {place}": "artikel ke-{place}",
  "{place} (“{title}”)": "{place} (“{title}”)",

  "JSON export": "Ekspor JSON",
  "CSV export": "Ekspor CSV",
  "WordPress export": "Ekspor WordPress",
  "Ghost export": "Ekspor Ghost",

  "Left out: what is no article but “{type}” ({count})": "Tidak diambil: “{type}”, yang bukan artikel ({count})",
  "Left out: comments ({count})": "Tidak diambil: komentar ({count})",
  "Left out: the shortcode [{name}], but not the text in it ({count})":
    "Tidak diambil: shortcode [{name}], tetapi teks di dalamnya tetap ({count})",
  "Left out: the article “{title}”, which is in the state {status}":
    "Tidak diambil: artikel “{title}”, yang berstatus {status}",
  "Pictures are not fetched: drawn ones stand in for those of articles, and those in texts stay on the old site. A superadmin can have them fetched with the import, in the dashboard under Import & Export":
    "Gambar belum diambil: gambar artikel diganti ilustrasi sementara, dan gambar di dalam teks tetap di situs lama. Admin utama dapat mengambilnya saat impor, di dasbor pada Impor & Ekspor",
  "Ghost leaves its own address out of exports: SITE=https://… gives it, for pictures and links":
    "Ekspor Ghost tidak memuat alamat situsnya: tambahkan SITE=https://… agar gambar dan tautan ditemukan",
  "The author “{author}” has only a login or an address: your name stands instead":
    "Penulis “{author}” hanya punya nama pengguna atau alamat email: nama Anda dipakai sebagai gantinya",

  "its {word} is longer than {max} characters, and is cut: “{line}”":
    "{word} lebih dari {max} karakter, jadi dipotong: “{line}”",
  "an article has at most {max} tags; left out: {tags}":
    "satu artikel paling banyak {max} tag; tidak diambil: “{tags}”",
  "an article has one author here; left out: {count} more":
    "tulisan di sini hanya punya satu penulis; tidak diambil: {count} lainnya",
  "an article has one author here, {author}; left out: {others}":
    "di sini satu artikel punya satu penulis, yaitu “{author}”; tidak diambil: “{others}”",
  "left out, since it can be no article here: {refusal}":
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
  "it was planned, and comes as a draft, since its date is lost":
    "artikel ini dijadwalkan, tetapi tanggalnya tidak terbaca, jadi diimpor sebagai draf",
  "its old address {address} cannot lead here, since it has no path of its own":
    "alamat lamanya {address} tidak dapat dialihkan ke sini, karena tidak punya jalur sendiri",
  "its picture is not in the file": "gambarnya tidak ada di berkas",

  "a picture without an address of its own is left out": "gambar tanpa alamat sendiri tidak diambil",
  "a player ({name}) names nothing that it plays, and is left out":
    "pemutar ({name}) tidak menyebut apa yang diputar, jadi tidak diambil",
  "a link cannot stand here, and leaves its words: {address}":
    "tautan tidak dapat dipakai di sini, jadi hanya teksnya yang disimpan: {address}",
  "a drawing (svg) in the text is left out": "gambar vektor (svg) di dalam teks tidak diambil",
  "a sign-up form is left out": "formulir pendaftaran tidak diambil",
  "a pattern that several articles share is not in the file, and is left out":
    "pola yang dipakai beberapa artikel tidak ada di berkas, jadi tidak diambil",
  "a gallery shows pictures that are not in the file, and is left out":
    "galeri memuat gambar yang tidak ada di berkas, jadi tidak diambil",
  "a playlist names no files, and is left out": "daftar putar tidak menyebut berkas, jadi tidak diambil",
  "a caption without its picture is left out": "keterangan tanpa gambarnya tidak diambil",
  "the block “{name}” means nothing here, and is left out": "blok “{name}” tidak dikenal di sini, jadi tidak diambil",
  "the file holds its text only as Ghost's editor keeps it, without HTML":
    "berkas memuat teksnya hanya dalam bentuk editor Ghost, tanpa HTML",
  "lost without SITE=https://…: {paths}": "hilang tanpa SITE=https://…: {paths}",
  "{word} are not in the file, and are left out": "{word} tidak ada di berkas, jadi tidak diambil",

  "it is no web address": "ini bukan alamat web",
  "its address holds a password": "alamatnya memuat kata sandi",
  "there is no server {host}": "tidak ada server {host}",
  "{host} is in a private network ({address})": "{host} ada di jaringan pribadi ({address})",
  "it has more than {max} MB": "ukurannya lebih dari {max} MB",
  "the server answers {status}": "server menjawab {status}",
  "it leads on more than {max} times": "alamatnya dialihkan lebih dari {max} kali",
  "it took longer than {seconds} s": "butuh lebih dari {seconds} detik",
  "the server does not answer": "server tidak menjawab",
  "the time for fetching pictures is over": "waktu untuk mengambil gambar sudah habis",

  "The row has {cells} cells, but there are {columns} columns":
    "Baris ini punya {cells} sel, padahal ada {columns} kolom",
  "“{cell}” stands in a column without a name": "“{cell}” ada di kolom tanpa nama",
  "“{value}” is none of {kinds}": "“{value}” bukan salah satu dari {kinds}",
  "{kind} have no column “{column}”": "{kind} tidak punya kolom “{column}”",
  "“{cell}” can be two days; write the year first, like {day}":
    "“{cell}” dapat berarti dua tanggal; tulis tahunnya dulu, seperti {day}",
} as const;
