/** Articles beside those of the demo: near misses, and the customers' words. Each is a title, category, tags and text. */
export const moreArticles = [
  "Jasa pembuatan toko online untuk UMKM | UMKM | jasa, e-commerce | Kami membangun etalase dengan keranjang belanja dan pembayaran QRIS.",
  "Cara memilih nama merek yang mudah diingat | Bisnis | merek | Nama yang baik pendek, mudah dieja, dan belum dipakai orang lain.",
  "Mengelola Instagram untuk warung kopi | Pemasaran | media sosial, konten | Jadwalkan unggahan seminggu sekali dan balas komentar pelanggan.",
  "Mendesain logo tanpa menyesal lima tahun lagi | Desain | logo, merek | Logo harus terbaca di stempel, di nota, dan di layar kecil.",
  "Kapan perusahaan membutuhkan aplikasi sendiri | Bisnis | aplikasi | Situs sering cukup; aplikasi perlu bila pekerjaan terjadi tanpa sinyal.",
  "Memperbaiki tampilan halaman kontak | Desain | formulir | Nomor yang dapat disentuh lebih sering dipakai daripada formulir panjang.",
  "Iklan berbayar atau pencarian organik? | Pemasaran | iklan, seo | Anggaran promosi kecil lebih baik dibelanjakan setelah halamannya siap.",
  "Memindahkan situs lama tanpa kehilangan peringkat | SEO | migrasi, domain | Arahkan setiap alamat lama ke alamat baru dengan pengalihan permanen.",
];

export const englishArticles = [
  "How small shops sell more with a better website | Business | shops | Customers decide in seconds, so pages must load fast.",
  "Choosing colours for your company brand | Design | brand | Two colours are enough for most companies.",
];

type List = "news" | "portfolio" | "english";

/** Parts of addresses, each before questions of visitors that should find it. */
const asked: Readonly<Record<List, readonly (readonly [wanted: string, ...searches: string[]])[]>> = {
  news: [
    ["jasa-pembuatan-toko-online", "toko online", "olshop", "buat toko daring", "e-commerce umkm"],
    ["jasa-pembuatan-toko-online", "layanan pembuatan toko online"],
    ["biaya-membuat-situs", "jasa website", "dibuat", "harga bikin website", "berapa biaya pembuatan web"],
    ["biaya-membuat-situs", "tarif situs"],
    ["domain-id", "harga domain", "domain .co.id", "memilih domain"],
    ["enam-detik", "website lemot", "kenapa website saya lambat", "mempercepat situs", "pagespeed"],
    ["core-web-vitals", "core web vital", "LCP"],
    ["seo-lokal", "seo lokal", "seo bengkel", "google map", "muncul di google"],
    ["ulasan-google", "ulasan gogle", "membalas review pelanggan", "cara dapat ulasan"],
    ["cadangan-data", "backup website", "mencadangkan data", "situs diretas", "wordpress"],
    ["foto-produk", "foto produk pakai hp", "memotret produk", "gambar produk"],
    ["undangan-digital", "undangan digital", "undngan digital", "undangan pernikahan online"],
    ["uu-pdp", "uu pdp", "perlindungan data pribadi", "privasi pelanggan"],
    ["aksesibilitas-situs", "aksesibilitas", "kontras warna teks"],
    ["pesanan-whatsapp", "pesanan lewat WA", "pelanggan whatsapp"],
    ["mendesain-logo", "desain logo"],
    ["aplikasi-sendiri", "pembuatan aplikasi perusahaan"],
    ["mengelola-instagram", "pengelolaan instagram"],
    ["memindahkan-situs", "pindah website"],
    ["memilih-nama-merek", '"nama merek"'],
    ["meminta-dan-membalas-ulasan-google", "cara minta review google ke pelanggan"],
    ["meminta-dan-membalas-ulasan-google", "dikasih bintang 1 sama orang gak dikenal"],
    ["meminta-dan-membalas-ulasan-google", "jawab komentar pelanggan marah"],
    ["undangan-digital-yang-tidak-merepotkan", "undangan nikah online", "kapan sebar undangan pernikahan"],
    ["undangan-digital-yang-tidak-merepotkan", "amplop digital"],
    ["core-web-vitals-tanpa-istilah", "apa itu lcp", "skor pagespeed jelek", "tulisan loncat-loncat pas dibuka"],
    ["core-web-vitals-tanpa-istilah", "lighthouse"],
    ["aksesibilitas-situs-tujuh-perbaikan", "website untuk tunanetra", "tulisan susah dibaca kena matahari"],
    ["aksesibilitas-situs-tujuh-perbaikan", "warna teks kurang kontras"],
    ["uu-pdp-untuk-situs-usaha-kecil-yang", "data pelanggan bocor harus gimana", "bikin kebijakan privasi"],
    ["uu-pdp-untuk-situs-usaha-kecil-yang", "kirim promo wa harus ijin"],
    ["domain-id-co-id-atau-com-memilih-nama", "pilih nama website", "syarat domain sekolah"],
    ["domain-id-co-id-atau-com-memilih-nama", "email pakai nama usaha sendiri", "domen kadaluarsa"],
    ["cadangan-data-yang-benar-benar-bisa", "website kena hack judi", "bekup website"],
    ["cadangan-data-yang-benar-benar-bisa", "cara balikin data yang hilang"],
    ["foto-produk-yang-menjual-cukup-dengan", "cara motret makanan pakai hp", "foto jualan biar bagus"],
    ["foto-produk-yang-menjual-cukup-dengan", "pencahayaan foto tanpa studio"],
    ["berapa-sebenarnya-biaya-membuat-situs", "harga bikin website", "ongkos buat web"],
    ["berapa-sebenarnya-biaya-membuat-situs", "bikin website murah 299 ribu", "biaya perpanjangan tahunan"],
    ["dari-pesanan-whatsapp-ke-etalase", "jualan lewat wa", "bikin link wa otomatis", "pindah ke toko online"],
    ["dari-pesanan-whatsapp-ke-etalase", "cek ongkir"],
    ["muncul-di-pencarian-terdekat-panduan", "daftar google maps", "biar warung gampang dicari orang"],
    ["muncul-di-pencarian-terdekat-panduan", "nama bengkel di peta googel"],
    ["situs-anda-butuh-enam-detik-untuk", "web lemot", "kenapa loading website lama", "ngecilin ukuran gambar"],
  ],
  portfolio: [
    ["toko-daring", "toko online"],
    ["papan-antrean", "aplikasi antrian"],
    ["peta-kejadian", "peta bencana", "React PostGIS"],
    ["jadwal-servis", "bengkel"],
    ["janji-temu", "booking dokter"],
    ["pendaftaran-murid", "pendaftaran siswa baru"],
    ["situs-merek", "web kopi"],
    ["buku-besar", "koperasi"],
    ["jadwal-servis-yang-mengingatkan", "aplikasi bengkel motor", "boking servis"],
    ["papan-antrean-untuk-layanan", "mesin nomor antrian", "panggilan loket"],
    ["klasemen-jadwal-dan-data", "sepak bola", "skor pertandingan liga"],
    ["pesan-tumpeng-tanpa-salah", "pemesanan nasi kotak", "katering"],
    ["peta-kejadian-bencana-waktu", "lapor banjir", "tanah longsor"],
    ["janji-temu-dokter-lewat", "daftar pasien klinik online", "jadwal praktek dokter"],
    ["toko-daring-dan-stok-tiga", "toko elektronik", "aplikasi kasir stok barang"],
    ["pendaftaran-murid-baru-tanpa", "ppdb sekolah", "penerimaan siswa baru"],
    ["situs-merek-untuk-kopi-dari", "desain kemasan produk"],
    ["buku-besar-koperasi-yang-terbaca-semua", "simpan pinjam", "kopersi"],
    ["undangan-yang-bisa-dibalas", "web pernikahan"],
  ],
  english: [
    ["how-small-shops", "website for a small shop", "selling more"],
    ["choosing-colours", "company brands"],
  ],
};

/** The questions of visitors to a list, each with the part of the address that it should find. */
export const questionsTo = (list: List) =>
  asked[list].flatMap(([wanted, ...searches]) => searches.map((search) => ({ list, search, wanted })));
