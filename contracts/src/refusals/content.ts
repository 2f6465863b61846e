/** Refusals about articles, projects, packages and the other records, and about settings, texts, menus and redirects. */
export const content = {
  "The privacy policy keeps its language. Its translation is a page of its own":
    "Kebijakan privasi tetap dalam bahasanya. Terjemahannya adalah halaman tersendiri",
  "Translation of must be the id of the original, or empty":
    "Terjemahan dari harus berupa ID naskah aslinya, atau kosong",
  "Translation of must be an Indonesian record of the same kind":
    "Terjemahan dari harus berupa naskah berbahasa Indonesia yang sejenis",
  "{word} is already first": "{word} sudah yang pertama",
  "{word} is already last": "{word} sudah yang terakhir",
  "There can be at most {max} {word}s. Delete one to add another.":
    "Maksimal {max} {word}. Hapus satu untuk menambah yang lain.",
  "This is the last {word} that visitors see. Show another one before you hide or delete it.":
    "Ini {word} terakhir yang dilihat pengunjung. Tampilkan yang lain dulu sebelum menyembunyikan atau menghapusnya.",
  "Featured image is required": "Gambar utama wajib diisi",
  "Partner logo is required": "Logo mitra wajib diisi",
  "Author must be one of the accounts": "Penulis harus salah satu akun",
  "Unpublish time must be after publish time": "Waktu berhenti tayang harus setelah waktu mulai tayang",

  "Maximum 5 tags allowed": "Maksimal 5 tag",
  "Maximum 10 technologies allowed": "Maksimal 10 teknologi",
  "Maximum 12 images allowed": "Maksimal 12 gambar",
  "Images can only hold pictures of this project": "Galeri hanya boleh berisi gambar proyek ini",
  "Completion date must be a date like 2026-11-21": "Tanggal selesai harus tanggal seperti 2026-11-21",
  "Completion date must be from {from} to {to}": "Tanggal selesai harus dari {from} sampai {to}",

  "At least one feature is required": "Isi minimal satu fitur",
  "Maximum {max} features allowed": "Maksimal {max} fitur",
  "Promo must have a price, a start and an end": "Promo harus punya harga, waktu mulai, dan waktu berakhir",
  "Promo price must be lower than the price": "Harga promo harus lebih rendah dari harga",
  "Promo must end after it starts": "Promo harus berakhir setelah dimulai",
  "Price before must be higher than the price": "Harga sebelumnya harus lebih tinggi dari harga",
  "Rating must be between {min} and {max}": "Penilaian harus antara {min} dan {max}",

  "This address is taken by the site": "Alamat ini sudah dipakai situs",
  "The privacy policy cannot be deleted, since the footer, the consent banner and the forms link to it":
    "Kebijakan privasi tidak dapat dihapus, karena ditautkan di kaki halaman, pertanyaan persetujuan, dan formulir",
  "The privacy policy keeps its address, since the footer, the consent banner and the forms link to it":
    "Alamat kebijakan privasi tidak dapat diubah, karena ditautkan di kaki halaman, pertanyaan persetujuan, dan formulir",
  "The privacy policy is always published, since the footer, the consent banner and the forms link to it":
    "Kebijakan privasi selalu terbit, karena ditautkan di kaki halaman, pertanyaan persetujuan, dan formulir",

  "baseVersion must be a version, or null": "baseVersion harus berupa versi, atau null",

  "Only one phone number fits here, since the order buttons open a chat with it":
    "Isi satu nomor telepon saja, karena tombol pesan membuka chat ke nomor ini",
  "Contact phone must be a number that WhatsApp can open a chat with, such as 0812 3456 7890":
    "Telepon kontak harus berupa nomor yang dapat dihubungi lewat WhatsApp, misalnya 0812 3456 7890",
  "Google Analytics ID must look like UA-XXXXX-Y or G-XXXXXXXX":
    "ID Google Analytics harus seperti UA-XXXXX-Y atau G-XXXXXXXX",
  "Social media must hold an address for each network": "Media sosial harus berisi alamat untuk setiap jaringan",
  "Meta tags must be keywords, or a JSON list of {name or property, content}":
    "Tag meta harus berupa kata kunci, atau daftar JSON berisi {name or property, content}",
  "Only a superadmin may change custom code and third-party scripts":
    "Hanya admin utama yang dapat mengubah kode kustom dan skrip pihak lain",
  "Please enter a colour such as #0D8ABC, or leave the field empty for the default colour":
    "Silakan isi warna seperti #0D8ABC, atau kosongkan untuk warna bawaan",
  "Brand must have colours: primary, accent and dark": "Merek harus berisi warna: primary, accent, dan dark",
  "Too light, texts are hard to read. Try {nearest}": "Terlalu terang, tulisan sulit dibaca. Coba {nearest}",
  "Too dark, texts are hard to read. Try {nearest}": "Terlalu gelap, tulisan sulit dibaca. Coba {nearest}",
  "Hosts must be a list of names, such as connect.facebook.net":
    "Host harus berupa daftar nama, misalnya connect.facebook.net",
  "A host must be one exact name, such as connect.facebook.net: no wildcard, port or path":
    "Host harus satu nama lengkap, misalnya connect.facebook.net: tanpa tanda bintang, port, atau jalur",
  "There can be at most {max} hosts": "Maksimal {max} host",
  "Third-party scripts must have hosts and code": "Skrip pihak lain harus punya host dan kode",
  "Office hours must have seven days, each null or a list of spans with times such as 09:00":
    "Jam kerja harus berisi tujuh hari, masing-masing null atau daftar rentang dengan jam seperti 09:00",
  "Holidays must have a date, a name, and null or a list of spans with times such as 09:00":
    "Hari libur harus berisi tanggal, nama, dan null atau daftar rentang dengan jam seperti 09:00",
  "{field} must have one to {max} spans of hours, in order and without overlaps":
    "{field} harus punya satu sampai {max} rentang jam yang berurutan dan tidak bertumpukan",
  "{day} is no date: write one such as 2026-12-25": "{day} bukan tanggal: tulis seperti 2026-12-25",
  "{day} is a holiday already": "{day} sudah hari libur",
  "There can be at most {max} holidays": "Maksimal {max} hari libur",
  "Answer text can only contain these placeholders: {names}":
    "Teks jawaban hanya dapat memuat placeholder ini: {names}",

  "values must map keys to texts": "values harus memetakan kunci ke teks",
  "A text must be a text, or null for the default text": "Teks harus berupa teks, atau null untuk teks bawaan",
  "A text cannot be empty. Restore the default text instead.": "Teks tidak boleh kosong. Kembalikan teks bawaan saja.",
  "The site has no such text": "Situs tidak punya teks ini",
  "The text must keep {names}: the site puts values there":
    "Teks harus tetap memuat {names}: situs mengisi nilainya di situ",
  "The text must keep {names}: the site puts a value there":
    "Teks harus tetap memuat {names}: situs mengisi nilai di situ",
  "The text cannot contain {names}: the only placeholders here are {known}":
    "Teks tidak boleh memuat {names}: di sini placeholder yang ada hanya {known}",
  "The text cannot contain {names}: this text has no placeholders":
    "Teks tidak boleh memuat {names}: teks ini tidak punya placeholder",

  "sections must list each section with its id and whether it is shown":
    "sections harus memuat setiap bagian dengan id-nya dan apakah ditampilkan",
  "A section is one of {ids}": "Bagian harus salah satu dari {ids}",
  "The section home always comes first and is always shown": "Bagian home selalu pertama, dan selalu tampil",
  "The list must have every section: {ids} missing": "Daftar harus memuat semua bagian: {ids} belum ada",
  "The list must have every section once: {id} repeated": "Daftar harus memuat setiap bagian sekali: {id} berulang",

  "A menu must list its entries: a section, the blog or a page with its id and whether it is shown, or a link":
    "Menu harus memuat entrinya: bagian, blog, atau halaman dengan id-nya dan apakah ditampilkan, atau tautan",
  "An entry is a section, the blog, or a page by its id": "Entri harus bagian, blog, atau halaman menurut id-nya",
  "The navbar can have its own sections, pages and links, but no other sections and no blog":
    "Menu atas dapat memuat bagiannya sendiri, halaman, dan tautan, tetapi tidak bagian lain dan tidak blog",
  "A menu can have at most {max} entries": "Menu memuat maksimal {max} entri",
  "synonyms must be a list of at most {groups} groups, each with {min} to {max} words":
    "synonyms harus berupa daftar paling banyak {groups} kelompok, masing-masing {min} sampai {max} kata",
  "A word can be in one group only: {name} repeated": "Satu kata hanya boleh ada di satu kelompok: {name} berulang",
  "The menus can have at most {max} links to other sites":
    "Semua menu bersama memuat maksimal {max} tautan ke situs lain",
  "Please enter a public web address that begins with https://": "Silakan isi alamat web publik yang diawali https://",
  "The menu must have every entry once: {name} repeated": "Menu harus memuat setiap entri sekali: {name} berulang",

  "From must be a path such as /2020/01/judul": "Alamat asal harus seperti /2020/01/judul",
  "From must be an address of this site": "Alamat asal harus alamat di situs ini",
  "The site uses this address itself": "Alamat ini dipakai oleh situs sendiri",
  "A page of the site has this address": "Ada halaman situs dengan alamat ini",
  "There is already a redirect from this address": "Alamat ini sudah dialihkan",
  "To must be a path such as /berita/judul, or an address that begins with https://":
    "Alamat tujuan harus seperti /berita/judul, atau alamat yang diawali https://",
  "This redirect would loop": "Alamat ini akan berputar kembali ke dirinya sendiri",
  "There are already {max} redirects; delete some first": "Sudah ada {max} alamat lama; hapus beberapa dulu",

  "A backup is already being made.": "Cadangan sedang dibuat.",
  "The backup could not be made. The server's log says why, and `make doctor` may, too.":
    "Cadangan tidak dapat dibuat. Hubungi pengelola server: sebabnya ada di log server, mungkin juga di `make doctor`.",
} as const;
