/** Settings of the site. */
export const settings = {
  "@name": "@nama",
  Accent: "Aksen",
  "An error occurred while saving settings: {reason}": "Terjadi kesalahan saat menyimpan pengaturan: {reason}",
  "Each one appears in the footer as an icon. Enter a name, a WhatsApp number or a full address.":
    "Setiap isian tampil sebagai ikon di kaki halaman. Isi nama, nomor WhatsApp, atau alamat lengkap.",
  "Badges and highlights": "Lencana dan sorotan",
  "The start of a reply by WhatsApp or e-mail. Fills in {fields}.":
    "Pembuka jawaban lewat WhatsApp atau email. Yang diisi otomatis: {fields}.",
  "Visitors see beside the contact form whether you are open now, or when you will be.":
    "Di samping formulir kontak, pengunjung melihat apakah Anda sedang buka, atau kapan Anda buka lagi.",
  "Buttons, links and the awning": "Tombol, tautan, dan kanopi",
  "Choose the colour: {label}": "Pilih warna: {label}",
  "Clarity assigns you one of its hosts. If its project shows no visits, add the host named in the browser’s console, such as e.clarity.ms.":
    "Clarity menetapkan salah satu host-nya untuk Anda. Jika kunjungan tidak tampil di proyeknya, tambahkan host yang disebut di konsol browser, misalnya e.clarity.ms.",
  Colours: "Warna",
  Company: "Perusahaan",
  "Contact email": "Email kontak",
  "Contact Information": "Informasi Kontak",
  "Container ID": "ID kontainer",
  "Conversion ID": "ID konversi",
  Dark: "Gelap",
  "Days, at most {max}. Leads without a name, phone, e-mail or note.":
    "Hari, paling lama {max}. Prospek tanpa nama, telepon, email, dan catatan.",
  "Default share picture": "Gambar bawaan saat dibagikan",
  "Drop a picture or browse": "Seret gambar ke sini atau pilih berkas",
  "Drop an icon or browse": "Seret ikon ke sini atau pilih berkas",
  "Failed to load settings": "Gagal memuat pengaturan",
  "Failed to save settings. Please try again.": "Gagal menyimpan pengaturan. Silakan coba lagi.",
  "Failed to save website settings. Please try again.": "Gagal menyimpan pengaturan situs. Silakan coba lagi.",
  Favicon: "Favicon",
  "For every public page, never in the dashboard.": "Untuk semua halaman publik, tidak untuk dasbor.",
  "For search engines, shared links, statistics and your own code.":
    "Untuk mesin pencari, tautan yang dibagikan, statistik, dan kode Anda sendiri.",
  "Forget clicks after": "Hapus klik setelah",
  "Forget leads after": "Hapus prospek setelah",
  "General Settings": "Pengaturan Umum",
  "Headings, bars and the footer": "Judul, bilah, dan kaki halaman",
  "Hosts, one a line": "Host, satu per baris",
  "How replies begin, and how long leads are kept, as in the privacy policy.":
    "Awal jawaban untuk prospek, dan berapa lama prospek disimpan. Kebijakan privasi menyebut waktu yang sama.",
  "Example: {example}": "Contohnya {example}",
  "Keywords separated by commas, or a JSON list of tags.":
    "Kata kunci yang dipisahkan koma, atau daftar tag dalam JSON.",
  "Meta tags": "Tag meta",
  "Months after the last change, at most {max}. All others.":
    "Bulan sejak perubahan terakhir, paling lama {max}. Semua prospek lainnya.",
  "Name, description and the pictures in the header and the browser tab.":
    "Nama, deskripsi, serta gambar di bagian atas halaman dan di tab browser.",
  "No day is open, so pages do not show your hours.": "Tidak ada hari buka, jadi jam kerja tidak tampil di situs.",
  "Not a colour yet. Example: {colour}.": "Belum berupa warna. Contohnya {colour}.",
  "For pages, share pictures, icons and mails. Texts must stay readable.":
    "Untuk halaman, gambar saat dibagikan, ikon, dan email, bukan untuk dasbor. Teks harus tetap terbaca.",
  "Office Hours": "Jam Kerja",
  "Office hours": "Jam kerja",
  "Open on {day}": "Buka hari {day}",
  "Paste the code of the company, with or without its <script>":
    "Tempel kode dari perusahaan itu, dengan atau tanpa <script>",
  "Pixel ID": "ID piksel",
  Primary: "Utama",
  "Project ID": "ID proyek",
  "Recommended size 200x60 px, up to 2 MB": "Ukuran yang disarankan 200x60 px, paling besar 2 MB",
  "Recommended size 32x32 px; ICO, PNG or SVG": "Ukuran yang disarankan 32x32 px; ICO, PNG, atau SVG",
  "Save Settings": "Simpan Pengaturan",
  "Third-party scripts": "Skrip pihak lain",
  "SEO & Additional Settings": "SEO & Pengaturan Tambahan",
  "Settings saved successfully!": "Pengaturan disimpan!",
  "Shown in the footer. The order buttons open a chat with the phone number.":
    "Tampil di kaki halaman. Tombol pesan membuka chat ke nomor telepon ini.",
  "Shown where a link to the site is shared. Recommended size 1200x630 px, up to 2 MB":
    "Tampil saat tautan ke situs dibagikan. Ukuran yang disarankan 1200x630 px, paling besar 2 MB",
  "Shown while you are open: “biasanya dibalas dalam …”. Leave empty for no promise.":
    "Tampil selama Anda buka: “biasanya dibalas dalam …”. Kosongkan jika tidak ingin berjanji.",
  "Social Media Links": "Tautan Media Sosial",
  "The landing page in English, at /en. Translate your services and packages under Texts: each appears once all its texts are translated. Articles, projects and pages are written in English, and can name their original.":
    "Beranda dalam bahasa Inggris, di /en. Terjemahkan layanan dan paket Anda di menu Teks: masing-masing tampil di sana setelah semua teksnya diterjemahkan. Artikel, proyek, dan halaman ditulis dalam bahasa Inggris, dan dapat menyebut naskah aslinya.",
  "They run on public pages once the visitor agrees, and only from the hosts above. The event etalase:order tells the code about orders.":
    "Berjalan di halaman publik setelah pengunjung setuju, dan hanya dari host di atas. Kode diberi tahu tentang pesanan lewat event etalase:order.",
  "Already added": "Sudah ditambahkan",
  "Time zone": "Zona waktu",
  "UA-XXXXX-Y or G-XXXXXXXX; empty for none.": "UA-XXXXX-Y atau G-XXXXXXXX; kosongkan jika tidak ada.",
  "Until then they lead to the contact form.": "Sampai saat itu tombol pesan menuju formulir kontak.",
  "Use the default": "Pakai warna bawaan",
  "Use the default: {label}": "Pakai warna bawaan: {label}",
  "Use {colour}": "Pakai {colour}",
  "Website settings have been saved successfully!": "Pengaturan situs berhasil disimpan!",
  "What visitors and search engines see on every page.": "Yang dilihat pengunjung dan mesin pencari di setiap halaman.",
  "Your input will not be saved.": "Isian Anda tidak akan disimpan.",
  "Without a number the order buttons lead to the contact form.": "Tanpa nomor, tombol pesan menuju formulir kontak.",
  "{contrast}, passes. {use}.": "{contrast}, cukup jelas. {use}.",
  "{contrast}, too dark. Text needs at least 4.5 : 1.": "{contrast}, terlalu gelap. Teks perlu paling sedikit 4,5 : 1.",
  "{contrast}, too light. Text needs at least 4.5 : 1.":
    "{contrast}, terlalu terang. Teks perlu paling sedikit 4,5 : 1.",
  "{day} from": "{day} dari",
  "{day} to": "{day} sampai",
  "{phone}: the order buttons open {link}": "{phone}: tombol pesan membuka {link}",
  "{use}. Default: {colour}.": "{use}. Warna bawaan: {colour}.",
} as const;
