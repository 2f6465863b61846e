import { words } from "../site/texts.ts";

/** Texts of the page where a client gives a testimonial. */
export const request = words("request", {
  title: "Halo {name}, bagaimana rasanya bekerja bersama kami?",
  text: "Beberapa kalimat dari Anda membantu orang lain mengenal {siteName}. Cukup dua menit, tanpa perlu membuat akun.",
  ofProject: "Proyek kita",
  promise: ["Kami membacanya lebih dulu sebelum menampilkannya.", "Nama dan foto tampil persis seperti yang Anda isi."],
  window: "Testimoni Anda",
  name: "Nama",
  role: "Jabatan dan usaha",
  roleHint: "Pemilik, Toko Roti Melati",
  optional: "boleh kosong",
  quote: "Testimoni",
  quoteHint: "Apa yang berubah sejak situs Anda tayang? {min} sampai {max} karakter.",
  rating: "Nilai",
  stars: "{count} dari {max} bintang",
  photo: "Foto Anda",
  photoHint: "JPG, PNG, GIF, atau WebP, maksimal 2 MB. Tampil sebagai lingkaran kecil di samping nama.",
  photoAgain: "Bila tadi Anda memilih foto, pilih sekali lagi: browser tidak menyimpannya.",
  consent:
    "Saya setuju {siteName} menyimpan testimoni ini dan menampilkannya di situsnya, dengan nama dan foto yang saya isi.",
  submit: "Kirim testimoni",
  problems: {
    invalid: "Testimoni belum terkirim. Periksa isian yang ditandai.",
    tooMany: "Terlalu banyak percobaan. Tunggu beberapa menit, lalu coba lagi.",
    tooLarge: "Foto terlalu besar, sehingga testimoni belum terkirim. Tulis sekali lagi dengan foto yang lebih kecil.",
  },
  formTitle: "Testimoni Anda",
  thanks: {
    title: "Terima kasih, testimoni Anda sudah kami terima",
    text: "Kami senang pernah bekerja bersama Anda. Testimoni Anda kami baca dulu, lalu kami tampilkan di situs.",
  },
  gone: {
    title: "Tautan ini tidak berlaku",
    text: "Tautan testimoni hanya bisa dipakai satu kali dan berlaku 30 hari. Mintalah tautan baru kepada orang yang mengirimkannya.",
  },
  visit: "Kunjungi {siteName}",
});
