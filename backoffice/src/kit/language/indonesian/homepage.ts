/** The screen of what the landing page is made of. */
export const homepage = {
  "Click them on the page": "Ketuk langsung di halaman",
  "Edit texts on the page": "Ubah teks di halaman",
  "Everything on your homepage, from top to bottom.": "Semua isi beranda Anda, dari atas ke bawah.",
  "Form, address and numbers": "Formulir, alamat, dan nomor",
  "From top to bottom": "Dari atas ke bawah",
  hidden: "disembunyikan",
  "Navbar and footer": "Menu atas dan kaki halaman",
  "The homepage": "Halaman beranda",
  "The whole page": "Seluruh halaman",
  "{shown} of {all} shown": "{shown} dari {all} tampil",
} as const;
