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
  "Default share picture": "Gambar bawaan saat dibagikan",
  "Drop a picture or browse": "Seret gambar ke sini atau pilih berkas",
  "Drop an icon or browse": "Seret ikon ke sini atau pilih berkas",
  "Failed to load settings": "Gagal memuat pengaturan",
  "Failed to save settings. Please try again.": "Gagal menyimpan pengaturan. Silakan coba lagi.",
  "Failed to save website settings. Please try again.": "Gagal menyimpan pengaturan situs. Silakan coba lagi.",
  Favicon: "Favicon",
  "For every public page, never in the dashboard.": "Untuk semua halaman publik, tidak untuk dasbor.",
  "General Settings": "Pengaturan Umum",
  "Headings, bars and the footer": "Judul, bilah, dan kaki halaman",
  "Hosts, one a line": "Host, satu per baris",
  "How replies begin, and how long leads are kept, as in the privacy policy.":
    "Awal jawaban untuk prospek, dan berapa lama prospek disimpan. Kebijakan privasi menyebut waktu yang sama.",
  "Example: {example}": "Contohnya {example}",
  "Keywords separated by commas, or a JSON list of tags.":
    "Kata kunci yang dipisahkan koma, atau daftar tag dalam JSON.",
  "Meta tags": "Tag meta",
  "Name, description and the pictures in the header and the browser tab.":
    "Nama, deskripsi, serta gambar di bagian atas halaman dan di tab browser.",
  "No day is open, so pages do not show your hours.": "Tidak ada hari buka, jadi jam kerja tidak tampil di situs.",
  "Not a colour yet. Example: {colour}.": "Belum berupa warna. Contohnya {colour}.",
  "For pages, share pictures, icons and mails. Texts must stay readable.":
    "Untuk halaman, gambar saat dibagikan, ikon, dan email, bukan untuk dasbor. Teks harus tetap terbaca.",
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
  "Shown while you are open: “biasanya dibalas dalam …”. Leave empty for no promise.":
    "Tampil selama Anda buka: “biasanya dibalas dalam …”. Kosongkan jika tidak ingin berjanji.",
  "Social Media Links": "Tautan Media Sosial",
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
  "{day} from": "{day} dari",
  "{day} to": "{day} sampai",
  "{phone}: the order buttons open {link}": "{phone}: tombol pesan membuka {link}",
  "{use}. Default: {colour}.": "{use}. Warna bawaan: {colour}.",
  "Ads and statistics of other companies, for visitors who agree.":
    "Iklan dan statistik dari perusahaan lain, untuk pengunjung yang setuju.",
  "Answers and leads": "Jawaban dan prospek",
  "Articles, projects and pages name their language in their forms.":
    "Bahasa artikel, proyek, dan halaman dipilih di formulirnya masing-masing.",
  "Buttons, links and the striped awning at the top": "Tombol, tautan, dan tenda bergaris di atas",
  "Change [button]": "Ubah",
  "Change: {label}": "Ubah: {label}",
  "Clicks on the order buttons that were never followed by a name or a number.":
    "Klik di tombol pesan yang tidak pernah disusul nama atau nomor.",
  "Colours, languages and the picture of shared links.": "Warna, bahasa, dan gambar saat tautan dibagikan.",
  "Delete clicks without a name after (days, at most {max})": "Hapus klik tanpa nama setelah (hari, paling lama {max})",
  "Delete other leads after (months without a change, at most {max})":
    "Hapus prospek lain setelah (bulan tanpa perubahan, paling lama {max})",
  "Enter the ID that the company gave you. Its hosts and its script are filled in below.":
    "Isi ID yang Anda dapat dari perusahaan itu. Host dan skripnya terisi di bawah.",
  "For search engines, statistics and your own code.": "Untuk mesin pencari, statistik, dan kode Anda sendiri.",
  "Hosts and script": "Host dan skrip",
  "Hours & answers": "Jam & jawaban",
  "Known companies": "Perusahaan yang dikenal",
  Look: "Tampilan",
  "On this page": "Di halaman ini",
  "Other companies: paste their code, and list its hosts.":
    "Untuk perusahaan lain: tempel kodenya, lalu tulis host-nya.",
  "Recommended size 1200x630 px, up to 2 MB": "Ukuran yang disarankan 1200x630 px, paling besar 2 MB",
  Scripts: "Skrip",
  "Scripts of others": "Skrip pihak lain",
  "Shared links": "Tautan yang dibagikan",
  "Shown where a link to the site is shared, such as in WhatsApp.":
    "Tampil saat tautan ke situs dibagikan, misalnya di WhatsApp.",
  "The landing page in English, at /en. Services and packages appear there once all their texts are translated.":
    "Beranda dalam bahasa Inggris, di /en. Layanan dan paket tampil di sana setelah semua teksnya diterjemahkan.",
  "Unsaved changes": "Perubahan belum disimpan",
  "Office hours, the text of answers, and how long leads are kept.":
    "Jam kerja, teks jawaban, dan berapa lama prospek disimpan.",
  "When you answer": "Kapan Anda menjawab",
  "{use}. Easy to read.": "{use}. Tulisan mudah dibaca.",
} as const;
