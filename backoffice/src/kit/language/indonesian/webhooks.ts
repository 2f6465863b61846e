/** Webhooks. */
export const webhooks = {
  Webhooks: "Webhook",
  "Tell other programs of new leads and published records.":
    "Beri tahu program lain tentang prospek baru dan konten yang terbit.",
  "{count} turned off after failures": "{count} dimatikan karena gagal",
  "{count} on": "{count} menyala",
  "None on": "Tidak ada yang menyala",
  "The site tells these programs, such as Google Sheets or n8n, what happens here.":
    "Situs memberi tahu program-program ini, misalnya Google Sheets atau n8n, apa yang terjadi di sini.",
  "Turned off {time}: {host} failed for a day, or wants no more requests. Later events were not sent, and are not sent afterwards.":
    "Dimatikan {time}: {host} gagal selama sehari, atau tidak mau menerima kiriman lagi. Peristiwa setelah itu tidak dikirim, dan tidak akan disusulkan.",
  "Send a test to {host}": "Kirim percobaan ke {host}",
  "Send a test": "Kirim percobaan",
  "Test event": "Percobaan",
  "It took {ms} ms.": "Butuh {ms} milidetik.",
  "Webhook deleted": "Webhook dihapus",
  "Delete webhook": "Hapus webhook",
  "{host} will be told nothing more. Its secret and its log are deleted.":
    "{host} tidak diberi tahu apa pun lagi. Kunci dan catatannya ikut dihapus.",
  "Nothing was sent yet.": "Belum ada yang dikirim.",
  "Last request {when}.": "Kiriman terakhir {when}.",
  "New webhook": "Webhook baru",
  "The webhooks could not be loaded.": "Webhook tidak dapat dimuat.",
  "No webhooks yet": "Belum ada webhook",
  "Add one to write each new lead into a Google Sheet, or to begin a flow in n8n.":
    "Tambahkan satu untuk mencatat setiap prospek baru di Google Sheets, atau menjalankan alur di n8n.",
  "New leads": "Prospek baru",
  "Changed leads": "Prospek yang berubah",
  "Published articles, projects and pages": "Artikel, proyek, dan halaman yang terbit",
  "It answered {status}.": "Jawabannya {status}.",
  "No answer: {error}.": "Tidak ada jawaban: {error}.",
  "No answer.": "Tidak ada jawaban.",
  Delivered: "Terkirim",
  "Next try {time}.": "Dicoba lagi {time}.",
  "The log could not be loaded.": "Catatan tidak dapat dimuat.",
  Log: "Catatan",
  "Latest events": "Kiriman terakhir",
  Events: "Peristiwa",
  "The other program shows it. It begins with https://":
    "Alamat ini ditampilkan program lain itu, dan diawali https://",
  "Events while it is off are not sent afterwards.": "Peristiwa selama webhook mati tidak disusulkan.",
  "Create webhook": "Buat webhook",
  "Save webhook": "Simpan webhook",
  "The secret is copied": "Kunci sudah disalin",
  "Copy it by hand.": "Salin sendiri.",
  "With this secret the other program can tell that a request is from this site. It is shown only now: keep it there.":
    "Dengan kunci ini program lain itu tahu bahwa kiriman berasal dari situs ini. Kunci hanya ditampilkan sekarang: simpan di sana.",
  Secret: "Kunci",
  "Copy secret": "Salin kunci",
  "Webhook saved": "Webhook disimpan",
  "Webhook created": "Webhook dibuat",
  "Edit webhook": "Ubah webhook",
} as const;
