/** The editor of texts. */
export const editor = {
  "A page of this site begins with /": "Halaman situs ini diawali dengan /",
  "A picture in the text could not be uploaded. Remove it or try again, then save.":
    "Ada gambar di teks yang tidak dapat diunggah. Hapus atau coba lagi, lalu simpan.",
  "Add column right": "Tambah kolom di kanan",
  "More tools": "Alat lainnya",
  "Only the text: {keys}": "Teks saja: {keys}",
  "Show everything again: Esc": "Tampilkan semua lagi: Esc",
  "Add row below": "Tambah baris di bawah",
  "Bullet list": "Daftar poin",
  "By address…": "Lewat alamat…",
  "Choose a still": "Pilih gambar sampul",
  "Close the notice": "Tutup pemberitahuan",
  "Delete column": "Hapus kolom",
  "Delete row": "Hapus baris",
  "Delete table": "Hapus tabel",
  "Enter an address such as example.com, /berita or ana@example.com":
    "Isi alamat seperti example.com, /berita, atau ana@example.com",
  Formatting: "Format teks",
  "From the media library…": "Dari pustaka media…",
  "Enter the https:// link of a YouTube or Vimeo video": "Isi tautan https:// sebuah video di YouTube atau Vimeo",
  "Heading 2": "Judul bagian 2",
  "Heading 3": "Judul bagian 3",
  "Heading 4": "Judul bagian 4",
  "Horizontal rule": "Garis pemisah",
  "Image address": "Alamat gambar",
  "Insert image": "Sisipkan gambar",
  "Insert table": "Sisipkan tabel",
  "Insert video": "Sisipkan video",
  Link: "Tautan",
  "Nothing was pasted: the text has {length} characters, and an article can have {max}.":
    "Tidak ada yang ditempel: teksnya {length} karakter, sedangkan satu artikel maksimal {max}.",
  "Numbered list": "Daftar bernomor",
  Paragraph: "Paragraf",
  "Pictures in the text are still uploading. Save when they are done.":
    "Gambar di teks masih diunggah. Simpan setelah selesai.",
  "Readers see a still; YouTube or Vimeo loads only when they press play.":
    "Pembaca melihat gambar sampul; YouTube atau Vimeo baru dimuat setelah video diputar.",
  Redo: "Ulangi",
  "Remove link": "Lepas tautan",
  "Remove the still": "Lepas gambar sampul",
  "Set link": "Pasang tautan",
  "Start with https://": "Awali dengan https://",
  Strikethrough: "Coret",
  Subscript: "Subskrip",
  Superscript: "Superskrip",
  Table: "Tabel",
  "Text style": "Gaya teks",
  Underline: "Garis bawah",
  "Upload pictures…": "Unggah gambar…",
  Video: "Video",
  "Video by link…": "Video lewat tautan…",
  "Video link": "Tautan video",
  "What does the picture show? For readers who cannot see it":
    "Apa isi gambar ini? Untuk pembaca yang tidak dapat melihatnya",
  "The text that readers see. Leave empty to show the address.":
    "Teks yang dilihat pembaca. Kosongkan untuk menampilkan alamatnya.",
  "{minutes} min read": "{minutes} menit baca",
  "{pictures} could not be pasted: the clipboard has only a file path. Drop the file here instead.":
    "{pictures} tidak dapat ditempel. Masukkan berkasnya lewat tombol gambar, atau seret ke sini.",
  "{pictures} left on {hosts}: to store a picture on your site, save it to your computer and drop it here.":
    "{pictures} masih tersimpan di {hosts}. Agar tersimpan di situs Anda, unduh dulu gambarnya, lalu masukkan lewat tombol gambar.",
} as const;
