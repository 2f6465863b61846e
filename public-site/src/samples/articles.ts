type Sample = Pick<NewsArticle, "title" | "slug" | "excerpt" | "category" | "tags" | "date" | "content">;

const complete = (sample: Sample, index: number): NewsArticle => {
  const id = String(index + 1).padStart(24, "0");
  return {
    ...sample,
    _id: id,
    id,
    featuredImage: "",
    featuredImageSet: { width: 0, height: 0, color: "", srcset: "" },
    author: { name: "Tim Redaksi" },
    status: "published",
    isHighlighted: false,
    publishAt: null,
    unpublishAt: null,
    language: "id",
    translationOf: "",
    translation: null,
    hasOwnExcerpt: false,
    seoTitle: "",
    seoDescription: "",
    noindex: false,
    shareImage: "",
    shareImageSet: null,
    authorId: null,
    createdAt: sample.date,
    updatedAt: sample.date,
    views: 0,
    readingTime: 1,
    version: 1,
  };
};

/** Shown when no articles are available. Newest first. */
export const sampleArticles: readonly NewsArticle[] = [
  {
    title: "Lima hal yang dicari pembeli sebelum menghubungi Anda",
    slug: "lima-hal-yang-dicari-pembeli",
    excerpt:
      "Harga, alamat, foto, jam buka, dan cara bertanya. Situs yang menjawab kelimanya membuat telepon lebih singkat.",
    category: "Bisnis",
    tags: ["umkm", "konten"],
    date: "2026-10-12T02:00:00.000Z",
    content:
      "<p>Sebelum menekan tombol pesan, calon pembeli hampir selalu mencari hal yang sama. Situs yang menjawabnya lebih dulu menghemat waktu kedua pihak.</p><ol><li>Kisaran harga, walau hanya “mulai dari”.</li><li>Alamat yang bisa dibuka di peta.</li><li>Foto pekerjaan yang sungguh pernah dibuat.</li><li>Jam buka dan lama pengerjaan.</li><li>Satu cara bertanya yang dibalas hari itu juga.</li></ol><p>Mulailah dari yang paling sering ditanyakan lewat telepon, lalu pindahkan jawabannya ke halaman depan.</p>",
  },
  {
    title: "Memilih nama domain yang mudah disebut lewat telepon",
    slug: "memilih-nama-domain",
    excerpt: "Pendek, tanpa tanda hubung, dan tidak perlu dieja. Tiga ujian sederhana sebelum Anda membayar.",
    category: "Bisnis",
    tags: ["domain", "umkm"],
    date: "2026-09-21T02:00:00.000Z",
    content:
      "<p>Nama domain yang baik lolos tiga ujian: bisa disebut sekali lewat telepon, bisa diketik tanpa bertanya, dan masih masuk akal lima tahun lagi.</p><h2>Hindari tanda hubung</h2><p>Tanda hubung membuat orang salah ketik, dan situs tetangga Anda yang menerima kunjungannya.</p>",
  },
  {
    title: "Gambar besar, halaman lambat: cara mengecilkannya",
    slug: "gambar-besar-halaman-lambat",
    excerpt:
      "Satu foto dari ponsel bisa lebih berat daripada seluruh halaman. Begini mengecilkannya tanpa terlihat pecah.",
    category: "Performa",
    tags: ["gambar", "kecepatan"],
    date: "2026-09-07T02:00:00.000Z",
    content:
      "<p>Kamera ponsel menyimpan empat ribu piksel, sementara layar pengunjung memakai empat ratus. Selisihnya dibayar dengan kuota mereka.</p><ul><li>Simpan dalam WebP.</li><li>Siapkan dua atau tiga ukuran.</li><li>Cantumkan lebar dan tinggi, supaya teks tidak melompat.</li></ul>",
  },
  {
    title: "Judul halaman yang dipilih orang di hasil pencarian",
    slug: "judul-halaman-di-hasil-pencarian",
    excerpt: "Orang memilih judul yang menyebut masalahnya. Contoh sebelum dan sesudah untuk tiga usaha kecil.",
    category: "SEO",
    tags: ["seo", "konten"],
    date: "2026-08-18T02:00:00.000Z",
    content:
      "<p>“Beranda” bukan judul. Judul yang dipilih orang menyebut apa yang dijual, di mana, dan untuk siapa.</p><blockquote><p>Servis AC panggilan di Semarang, datang hari ini.</p></blockquote><p>Tulislah seperti Anda menjawab orang yang bertanya di depan toko.</p>",
  },
].map(complete);

import type { NewsArticle } from "@etalase/contracts/news.schema";
