import { words } from "../../site/texts.ts";

/** The rows of the list of stored data; a change of storage means a change here. */
export const storedWords = words("privacyPolicy.data", {
  visits: {
    what: "Kunjungan: sidik acak dari alamat IP dan jenis peramban, yang berganti setiap hari; situs atau iklan asalnya, dan apakah paket terlihat",
    why: "Menghitung pengunjung tanpa mengenali siapa pun",
    basis: "Kepentingan yang sah",
    keptFor: "Sidik dihapus setelah harinya berakhir; yang tersisa hanya jumlah per hari",
  },
  reading: {
    what: "Jumlah pembacaan tiap artikel dan ukuran kecepatan tiap halaman, tanpa keterangan tentang Anda",
    why: "Mengetahui tulisan yang berguna dan halaman yang lambat",
    basis: "Kepentingan yang sah",
    keptFor: "Jumlah bacaan selama artikel ada; ukuran kecepatan selama catatan server disimpan",
  },
  newsletter: {
    what: "Surat bulanan: alamat e-mail, versi pernyataan persetujuan, kapan Anda menyetujui dan mengonfirmasinya, dan alamat IP yang diacak",
    why: "Mengirim surat, dan membuktikan bahwa Anda memintanya",
    basis: "Persetujuan Anda",
    keptFor: "Sampai Anda berhenti berlangganan; bila tidak Anda konfirmasi, 30 hari",
  },
  mails: {
    what: "Surat yang sedang kami kirim kepada Anda: alamat, judul, dan isinya yang disandikan",
    why: "Mengantarkan konfirmasi, balasan, dan artikel yang Anda minta",
    basis: "Persetujuan Anda",
    keptFor: "Sampai server surat menerimanya; bila gagal, paling lama 30 hari",
  },
  limits: {
    what: "Alamat IP pada formulir masuk, pendaftaran, kontak, dan langganan, serta klik tombol pesan, beserta jumlah percobaannya",
    why: "Menahan penyalahgunaan",
    basis: "Kepentingan yang sah",
    keptFor: "Paling lama satu hari",
  },
  logs: {
    what: "Catatan server: waktu, halaman yang diminta, dan hasilnya, tanpa alamat IP",
    why: "Menemukan kesalahan dan serangan",
    basis: "Kepentingan yang sah",
    keptFor: "Selama diperlukan untuk menelusuri gangguan",
  },
  staff: {
    what: "Akun pengelola dan undangannya: nama, nama pengguna, e-mail, juga yang baru dan belum dikonfirmasi, sandi yang diacak, waktu masuk, dan jejak perubahan penting",
    why: "Membuka dasbor hanya untuk yang berhak",
    basis: "Perjanjian dengan pengelola",
    keptFor:
      "Selama akun ada; undangan 7 hari; e-mail yang belum dikonfirmasi satu hari; sesi masuk paling lama 12 jam",
  },
  chats: {
    what: "Pesan, telepon, dan e-mail yang Anda kirim kepada kami",
    why: "Menjawab dan menyiapkan penawaran",
    basis: "Langkah sebelum perjanjian, atas permintaan Anda",
    keptFor: "Selama pembicaraan dan pekerjaannya berlangsung",
  },
  clicks: {
    what: "Klik tombol pesan dan konsultasi: kode acak, paketnya, halaman itu, halaman pertama kunjungan, dan situs asalnya",
    why: "Mengenali pesanan Anda lewat kodenya di WhatsApp, dan mengetahui apa yang diminati",
    basis: "Kepentingan yang sah",
    keptFor: "{days} hari; setelah itu hanya ikut dihitung, tanpa kode dan jamnya",
  },
  messages: {
    what: "Formulir kontak: nama, nomor WhatsApp atau e-mail, dan pesan Anda, serta dari mana Anda datang; juga catatan kami tentang pesanan Anda",
    why: "Menjawab dan menyiapkan penawaran",
    basis: "Persetujuan Anda, dan langkah sebelum perjanjian atas permintaan Anda",
    keptFor: "{months} bulan sejak perubahan terakhir; setelah itu hanya ikut dihitung, tanpa data Anda",
  },
  reviews: {
    what: "Tanggapan atas tautan tinjauan: nama dan komentar yang Anda tulis, serta persetujuan Anda",
    why: "Mengerjakan dan menayangkan apa yang sudah disepakati",
    basis: "Langkah sebelum perjanjian, atas permintaan Anda",
    keptFor: "Sampai 90 hari setelah tautannya berakhir",
  },
  testimonials: {
    what: "Testimoni: nama, jabatan, kutipan, nilai, dan foto yang Anda berikan kepada kami",
    why: "Menunjukkan hasil kerja kepada calon klien",
    basis: "Persetujuan Anda",
    keptFor: "Sampai Anda memintanya dihapus; setelah itu paling lama 30 hari",
  },
  unsaved: {
    what: "Naskah yang belum disimpan pengelola, dan catatan untuk membatalkan perubahan, sejauh memuat data Anda",
    why: "Menyunting, dan memulihkan yang keliru diubah",
    basis: "Kepentingan yang sah",
    keptFor: "Naskah sampai disimpan atau dibuang; catatan pembatalan 30 menit",
  },
  versions: {
    what: "Versi lama isi situs, testimoni, dan pengaturan, sejauh memuat data Anda",
    why: "Melihat siapa mengubah apa, dan memulihkan yang keliru diubah",
    basis: "Kepentingan yang sah",
    keptFor: "Satu tahun, dan {count} versi terakhir selama isinya ada; atas permintaan Anda segera dihapus",
  },
  analytics: {
    what: "Google Analytics: halaman yang dibuka, kira-kira dari mana, dan perangkatnya, dengan kuki milik Google",
    why: "Memahami cara situs dipakai",
    basis: "Persetujuan Anda",
    keptFor: "Menurut pengaturan Google Analytics; berhenti begitu persetujuan dicabut",
  },
  foreign: {
    what: "Layanan pihak lain: halaman yang dibuka, tombol pesan yang ditekan, dan perangkatnya, dengan kuki layanan itu",
    why: "Mengukur kunjungan dan hasil iklan kami",
    basis: "Persetujuan Anda",
    keptFor: "Menurut kebijakan layanan itu; berhenti begitu persetujuan dicabut",
  },
});
