import { words } from "../../site/texts.ts";

/** The words around the page's text, and those of the parts that follow from the settings. */
export const privacy = words("privacyPolicy", {
  updatedOn: "Terakhir diperbarui {date}",
  contents: "Isi halaman",
  stored: {
    why: "Tujuan",
    basis: "Dasar",
    keptFor: "Disimpan",
    label: "Semua data, tujuan, dasar, dan masa simpannya",
  },
  browser: {
    analytics:
      "Google Analytics baru dimuat setelah Anda menyetujuinya. Pilihan Anda disimpan di peramban Anda dan dapat diubah kapan saja; menolak tidak mengurangi apa pun dari situs ini.",
    foreign:
      "Layanan pihak lain baru dimuat setelah Anda menyetujuinya, dan memakai kuki untuk mengenali peramban Anda. Pilihan Anda dapat diubah kapan saja; menolak tidak mengurangi apa pun dari situs ini.",
    change: "Ubah pilihan analitik",
  },
  others: {
    name: "pihak lain",
    analytics:
      "Bila Anda menyetujui Google Analytics, Google memproses datanya dan dapat memindahkannya ke luar Indonesia. Pemindahan itu mengikuti Pasal 56 UU PDP.",
    foreign:
      "Bila Anda menyetujui, layanan di {hosts} memproses data kunjungan Anda dan dapat memindahkannya ke luar Indonesia. Pemindahan itu mengikuti Pasal 56 UU PDP.",
    measuring:
      "Penyedia hosting kami mengukur kecepatan halaman dengan skripnya sendiri, tanpa kuki dan tanpa mengenali pengunjung.",
  },
});
