import { expect, test } from "vitest";
import { stemOf } from "./stem.ts";

test.each(
  `buat dibuat membuat buatan pembuatan buatkan dibuatkan buatnya pembuat
  kirim mengirim pengiriman dikirim kirimkan mengirimkan
  kerja bekerja pekerjaan mengerjakan dikerjakan pengerjaan
  usaha pengusaha perusahaan usahanya usahaku usahamu
  layan layanan pelayanan melayani dilayani
  jual menjual penjualan dijual penjual jualan berjualan
  beli membeli pembelian dibeli belikan pembeli
  pasar pemasaran memasarkan dipasarkan
  tulis menulis penulis penulisan ditulis tulisan menuliskan
  sewa menyewa penyewaan disewakan menyewakan
  kelola mengelola pengelolaan dikelola
  iklan mengiklankan periklanan beriklan
  ubah mengubah perubahan diubah berubah
  pesan pesanan memesan pemesanan dipesan
  langganan pelanggan berlangganan
  cetak percetakan mencetak cetakan dicetak
  baik perbaikan memperbaiki diperbaiki terbaik
  ganti mengganti penggantian diganti
  program pemrograman
  bayar membayar pembayaran dibayar
  nilai menilai penilaian dinilai
  mulai memulai dimulai
  pakai memakai pemakaian dipakai
  ajar belajar pelajar pelajaran mengajar
  kembang mengembangkan pengembangan berkembang perkembangan
  retas diretas peretas peretasan meretas
  rawat perawatan merawat dirawat
  website websites websitenya
  company companies
  price prices`
    .split("\n")
    .map((line) => line.trim().split(" ")),
)("%s meets its other forms", (...words) => {
  expect(words.map((word) => [word, stemOf(word)])).toEqual(words.map((word) => [word, stemOf(words[0] ?? "")]));
});

test.each([
  ["makan", "mak"],
  ["jalan", "jal"],
  ["beranda", "anda"],
  ["berita", "ita"],
  ["digital", "gital"],
  ["harga", "hari"],
  ["desain", "domain"],
  ["seo", "toko"],
  ["kerja", "meja"],
  ["langkah", "pelangan"],
])("%s does not meet %s", (one, other) => expect(stemOf(one)).not.toBe(stemOf(other)));

test.each(["", "a", "mengmengmeng", "2026", "日本語", "kankankankan", "a".repeat(10_000)])("%s has a stem", (word) =>
  expect(stemOf(word).length).toBeLessThanOrEqual(word.length),
);
