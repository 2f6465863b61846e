/** Refusals about articles, projects, packages and the other records. */
export const content = {
  "The privacy policy keeps its language. Its translation is a page of its own":
    "Kebijakan privasi tetap dalam bahasanya. Terjemahannya adalah halaman tersendiri",
  "Translation of must name the original by its id, or nothing":
    "Terjemahan dari harus menyebut naskah aslinya dengan ID, atau kosong",
  "Translation of must name an Indonesian record of the same kind":
    "Terjemahan dari harus menyebut naskah berbahasa Indonesia yang sejenis",
  "{word} is already first": "{word} sudah yang pertama",
  "{word} is already last": "{word} sudah yang terakhir",
  "There can be at most {max} {word}s. Delete one to add another.":
    "Paling banyak {max} {word}. Hapus satu untuk menambah yang lain.",
  "This is the last {word} that visitors see. Show another one before you hide or delete it.":
    "Ini {word} terakhir yang dilihat pengunjung. Tampilkan yang lain dulu sebelum menyembunyikan atau menghapusnya.",
  "Featured image is required": "Gambar utama wajib diisi",
  "Partner logo is required": "Logo mitra wajib diisi",
  "Author must be one of the accounts": "Penulis harus salah satu akun",
  "Unpublish time must be after publish time": "Waktu berhenti tayang harus setelah waktu mulai tayang",

  "Maximum 5 tags allowed": "Paling banyak 5 tag",
  "Maximum 10 technologies allowed": "Paling banyak 10 teknologi",
  "Maximum 12 images allowed": "Paling banyak 12 gambar",
  "Images can only hold pictures of this project": "Galeri hanya boleh berisi gambar proyek ini",
  "Completion date must be a date like 2026-11-21": "Tanggal selesai harus tanggal seperti 2026-11-21",
  "Completion date must be from {from} to {to}": "Tanggal selesai harus dari {from} sampai {to}",

  "At least one feature is required": "Minimal satu fitur wajib diisi",
  "Maximum {max} features allowed": "Paling banyak {max} fitur",
  "Promo must hold a price, a start and an end": "Promo harus punya harga, waktu mulai, dan waktu berakhir",
  "Promo price must be lower than the price": "Harga promo harus lebih rendah dari harga",
  "Promo must end after it starts": "Promo harus berakhir setelah dimulai",
  "Price before must be higher than the price": "Harga sebelumnya harus lebih tinggi dari harga",
  "Rating must be between {min} and {max}": "Penilaian harus antara {min} dan {max}",

  "This address is taken by the site": "Alamat ini sudah dipakai situs",
  "The privacy policy cannot be deleted, since the footer, the consent question and the forms link to it":
    "Kebijakan privasi tidak dapat dihapus, karena ditautkan di kaki halaman, pertanyaan persetujuan, dan formulir",
  "The privacy policy keeps its address, since the footer, the consent question and the forms link to it":
    "Alamat kebijakan privasi tidak dapat diubah, karena ditautkan di kaki halaman, pertanyaan persetujuan, dan formulir",
  "The privacy policy is always published, since the footer, the consent question and the forms link to it":
    "Kebijakan privasi selalu terbit, karena ditautkan di kaki halaman, pertanyaan persetujuan, dan formulir",

  "baseVersion must be a version, or null": "baseVersion harus berupa versi, atau null",
} as const;
