/** Drafts, schedules and search results of records with pages of their own. */
export const publication = {
  "A heading is empty.": "Ada judul bagian yang kosong.",
  "A picture": "Sebuah gambar",
  "Any status": "Semua status",
  "Published or not": "Terbit atau belum",
  "Clear {label}": "Kosongkan {label}",
  "Leave empty to use the excerpt.": "Kosongkan untuk memakai ringkasan.",
  "Leave empty to use the title above with the site's name.":
    "Kosongkan untuk memakai judul di atas dengan nama situs.",
  "Ended {when}": "Sudah berakhir {when}",
  "Ends {when}": "Berakhir {when}",
  "Goes live {when}": "Tayang {when}",
  "Google cuts the title: “{shown}”": "Google memotong judulnya: “{shown}”",
  "In a chat, such as WhatsApp": "Di chat, misalnya WhatsApp",
  "JPG, PNG, GIF or WebP, up to 2 MB; 1200 × 630 pixels is best. Without one, a card is drawn from the title.":
    "JPG, PNG, GIF, atau WebP, maksimal 2 MB; paling pas 1200 × 630 piksel. Jika kosong, gambarnya dibuat otomatis dari judul.",
  "Link in a chat: {title}": "Tautan di chat: {title}",
  "Generated from the text": "Dibuat dari teks",
  "Nothing found [to improve]": "Tidak ada saran",
  "On Google": "Di Google",
  "Picture {number} of the gallery": "Gambar ke-{number} di galeri",
  Schedule: "Jadwalkan",
  "Schedule again": "Jadwalkan lagi",
  "Tomorrow, {time}": "Besok {time}",
  "Monday, {time}": "Senin {time}",
  "Search engines and sharing": "Mesin pencari dan berbagi",
  "Search engines are asked not to list this page.": "Mesin pencari diminta tidak menampilkan halaman ini.",
  "Search result: {title}": "Hasil pencarian: {title}",
  Show: "Tunjukkan",
  "Show: {text}": "Tunjukkan: {text}",
  "Shown in lists and feeds. Leave empty to use the text.":
    "Tampil di daftar artikel. Kosongkan untuk memakai awal teks.",
  "Shown in lists and feeds. {left} characters left.": "Tampil di daftar artikel. Sisa {left} karakter.",
  "Status: {state}": "Status: {state}",
  "The featured picture": "Gambar utama",
  "The link “{text}” leads to {path}, which visitors cannot open.":
    "Tautan “{text}” menuju {path}, yang tidak dapat dibuka pengunjung.",
  "The page stays on the website, but not in the sitemap.":
    "Halaman tetap dapat dibuka, tetapi tidak didaftarkan ke mesin pencari.",
  "The share picture": "Gambar saat dibagikan",
  "This is a draft: it will not be published on {when}.": "Ini masih draf, jadi tidak akan tayang {when}.",
  "This time has passed: once published, it {effect}.": "Waktu ini sudah lewat: begitu diterbitkan, {effect}.",
  "Title, description and picture as Google and chats show them":
    "Judul, deskripsi, dan gambar seperti tampil di Google dan chat",
  "Worth a look": "Perlu diperiksa",
  // The effects of saving stand in a button, where a phone has room for 24 letters.
  "changes the live page": "mengubah situs",
  "goes live at once": "langsung tayang",
  "goes live {time}": "tayang {time}",
  "hidden until {time}": "tayang lagi {time}",
  "in less than a minute": "kurang dari satu menit lagi",
  "stays a draft": "tetap draf",
  "stays off the website": "tetap tidak tayang",
  "takes it off the website": "diturunkan dari situs",
  "until {time}": "sampai {time}",
  "{count} pictures have no alternative text for readers who cannot see them.":
    "{count} gambar belum punya teks alternatif bagi pembaca yang tidak dapat melihatnya.",
  "{day}, {time} {zone}": "{day} pukul {time} {zone}",
  "{label} ({zone})": "{label} ({zone})",
  "{name} has no alternative text for readers who cannot see it.":
    "{name} belum punya teks alternatif bagi pembaca yang tidak dapat melihatnya.",
  "{saved} as a draft, which will not be published at its time": "{saved} sebagai draf. Draf tidak tayang sendiri.",
  "{saved}: scheduled for {time}": "{saved}: dijadwalkan {time}",
  "{words} without a heading are hard to read.": "{words} tanpa judul bagian sulit dibaca.",
  "{words}: search engines rarely show pages with fewer than {enough}.":
    "{words}: mesin pencari jarang menampilkan halaman yang kurang dari {enough} kata.",
  "“{name}” skips a level of headings.": "Judul bagian “{name}” melompati satu tingkat.",
} as const;
