/** Refusals about settings, texts, sections, menus, redirects and backups. */
export const site = {
  "Only one phone number fits here, since the order buttons open a chat with it":
    "Isi satu nomor telepon saja, karena tombol pesan membuka chat ke nomor ini",
  "Contact phone must be a number that WhatsApp can open a chat with, such as 0812 3456 7890":
    "Telepon kontak harus berupa nomor yang dapat dihubungi lewat WhatsApp, misalnya 0812 3456 7890",
  "Google Analytics ID must look like UA-XXXXX-Y or G-XXXXXXXX":
    "ID Google Analytics harus seperti UA-XXXXX-Y atau G-XXXXXXXX",
  "Social media must hold an address for each network": "Media sosial harus berisi alamat untuk setiap jaringan",
  "Meta tags must be keywords, or a JSON list of {name or property, content}":
    "Tag meta harus berupa kata kunci, atau daftar JSON berisi {name or property, content}",
  "Only a superadmin may change custom code and the scripts of others":
    "Hanya admin utama yang dapat mengubah kode kustom dan skrip pihak lain",
  "Please enter a colour such as #0D8ABC, or nothing for the site's own":
    "Silakan isi warna seperti #0D8ABC, atau kosongkan untuk warna bawaan situs",
  "Brand must hold colours: primary, accent and dark": "Merek harus berisi warna: primary, accent, dan dark",
  "This colour is too light for the texts on it": "Warna ini terlalu terang untuk teks di atasnya",
  "This colour is too dark for the texts on it": "Warna ini terlalu gelap untuk teks di atasnya",
  "{whole}.{tenth} : 1": "{whole},{tenth} : 1",
  "{refusal}: {contrast}, where {least} is needed. The nearest colour that passes is {nearest}":
    "{refusal}: {contrast}, padahal minimal {least}. Warna terdekat yang memenuhi adalah {nearest}",
  "Hosts must be a list of names, such as connect.facebook.net":
    "Host harus berupa daftar nama, misalnya connect.facebook.net",
  "A host must be one exact name, such as connect.facebook.net: no wildcard, port or path":
    "Host harus satu nama lengkap, misalnya connect.facebook.net: tanpa tanda bintang, port, atau jalur",
  "There can be at most {max} hosts": "Paling banyak {max} host",
  "Scripts of others must hold their hosts and their code": "Skrip pihak lain harus berisi host dan kodenya",
  "Office hours must have a zone, and for each of seven days null or its times, such as 09:00":
    "Jam kerja harus punya zona waktu, dan untuk tiap hari dari tujuh hari null atau jamnya, misalnya 09:00",
  "{word} must close after it opens": "{word}: jam tutup harus setelah jam buka",
  "Answer text can only fill in {names}": "Teks jawaban hanya dapat mengisi {names}",

  "values must hold texts by their keys": "values harus berisi teks menurut kuncinya",
  "A text must be a text, or null for the site's own words":
    "Teks harus berupa teks, atau null untuk kata-kata bawaan situs",
  "A text cannot be empty. Restore the site's own words instead.":
    "Teks tidak boleh kosong. Kembalikan kata-kata bawaan situs saja.",
  "The site has no such text": "Situs tidak punya teks ini",
  "The text must keep {names}: the site puts values there":
    "Teks harus tetap memuat {names}: situs mengisi nilainya di situ",
  "The text must keep {names}: the site puts a value there":
    "Teks harus tetap memuat {names}: situs mengisi nilai di situ",
  "The text cannot hold {names}: in braces the site only knows {known}":
    "Teks tidak boleh memuat {names}: dalam kurung kurawal situs hanya mengenal {known}",
  "The text cannot hold {names}: the site puts no value into this text":
    "Teks tidak boleh memuat {names}: situs tidak mengisi nilai ke teks ini",

  "sections must list each section with its id and whether it is shown":
    "sections harus memuat setiap bagian dengan id-nya dan apakah ditampilkan",
  "A section is one of {ids}": "Bagian harus salah satu dari {ids}",
  "The section home is always first, and always shown": "Bagian home selalu pertama, dan selalu tampil",
  "The list must have every section: {ids} missing": "Daftar harus memuat semua bagian: {ids} belum ada",
  "The list must have every section once: {id} repeated": "Daftar harus memuat setiap bagian sekali: {id} berulang",

  "A menu must list its entries: a section, the blog or a page with its id and whether it is shown, or a link":
    "Menu harus memuat entrinya: bagian, blog, atau halaman dengan id-nya dan apakah ditampilkan, atau tautan",
  "An entry is a section, the blog, or a page by its id": "Entri harus bagian, blog, atau halaman menurut id-nya",
  "The navbar can have its own sections, pages and links, but no other sections and no blog":
    "Menu atas dapat memuat bagiannya sendiri, halaman, dan tautan, tetapi tidak bagian lain dan tidak blog",
  "A menu can have at most {max} entries": "Menu dapat memuat paling banyak {max} entri",
  "The menus can have at most {max} links to other sites":
    "Semua menu bersama dapat memuat paling banyak {max} tautan ke situs lain",
  "Please enter an address that begins with https:// and is on the web":
    "Silakan isi alamat di web yang diawali https://",
  "The menu must have every entry once: {name} repeated": "Menu harus memuat setiap entri sekali: {name} berulang",

  "From must be a path such as /2020/01/judul": "Alamat asal harus seperti /2020/01/judul",
  "From must be an address of this site": "Alamat asal harus alamat di situs ini",
  "The site answers this address by itself": "Situs sudah memakai alamat ini sendiri",
  "A page of the site has this address": "Ada halaman situs dengan alamat ini",
  "There is a redirect from this address already": "Sudah ada pengalihan dari alamat ini",
  "To must be a path such as /berita/judul, or an address that begins with https://":
    "Alamat tujuan harus seperti /berita/judul, atau alamat yang diawali https://",
  "This would lead back to where it begins": "Pengalihan ini akan kembali ke alamat asalnya",
  "There are {max} redirects; delete some first": "Sudah ada {max} pengalihan; hapus beberapa dulu",

  "A backup is being made already.": "Cadangan sedang dibuat.",
  "The backup could not be made. The server's log tells why; `make doctor` may, too.":
    "Cadangan tidak dapat dibuat. Log server memuat sebabnya; `make doctor` mungkin juga.",
} as const;
