/** Refusals that any field or request can have, and those about accounts, leads, mails and personal data. */
export const rules = {
  "{field} is required": "{field} wajib diisi",
  "{field} must be at least {min} characters long": "{field} minimal {min} karakter",
  "{field} cannot exceed {max} characters": "{field} maksimal {max} karakter",
  "{field} cannot exceed {max} bytes": "{field} maksimal {max} byte",
  '{field} contains characters that cannot be used: {code} after "{after}"':
    '{field} memuat karakter yang tidak dapat dipakai: {code} setelah "{after}"',
  "{field} contains characters that cannot be used: {code} at the beginning":
    "{field} memuat karakter yang tidak dapat dipakai: {code} di awal",
  "{field} must be true or false": "{field} harus true atau false",
  "{field} must be a text": "{field} harus berupa teks",
  "{field} must be a list of texts": "{field} harus berupa daftar teks",
  "{field} must be one of: {choices}": "{field} harus salah satu dari: {choices}",
  "Role must be one of: {choices}": "Peran harus salah satu dari: {choices}",
  "{field} must be a whole number from {min} to {max}": "{field} harus bilangan bulat dari {min} sampai {max}",
  "{field} must be a number from {min} to {max}": "{field} harus angka dari {min} sampai {max}",
  "{field} must be a record id": "{field} harus berupa id data",
  "ids must hold 1 to {max} record ids": "ids harus berisi 1 sampai {max} id data",
  "Idempotency-Key must be 1 to 100 letters, digits or . _ : -":
    "Idempotency-Key harus 1 sampai 100 huruf, angka, atau . _ : -",
  "{field} can be given only once": "{field} hanya boleh dikirim sekali",
  "{field} can be given at most {max} times": "{field} boleh dikirim maksimal {max} kali",
  "{field} must be a date like 2026-11-21": "{field} harus tanggal seperti 2026-11-21",
  "{field} must be a date and time like 2026-05-04T09:00:00+07:00":
    "{field} harus tanggal dan waktu seperti 2026-05-04T09:00:00+07:00",
  "{field} must be a month like 2026-11": "{field} harus bulan seperti 2026-11",
  "resource must be a kind of record, such as news": "resource harus jenis data, misalnya news",
  "path must start with /": "path harus diawali /",
  "Slug is already in use": "Alamat ini sudah dipakai",
  "Slug can only contain a-z, 0-9 and single hyphens, at most 160 characters":
    "Alamat hanya boleh berisi a-z, 0-9, dan satu tanda hubung di antaranya, maksimal 160 karakter",
  "Please enter a valid URL (e.g., https://example.com)":
    "Silakan isi alamat web yang benar (misalnya https://example.com)",
  "Please enter a valid email address": "Silakan isi alamat email yang benar",
  "This has been changed since, so nothing was undone.": "Ini sudah berubah sejak itu, jadi tidak ada yang diurungkan.",
  "A record of another kind with this id is in the trash. Restore it or delete it for good first.":
    "Di tempat sampah ada data jenis lain dengan id ini. Kembalikan atau hapus permanen data itu dulu.",

  "File size exceeds {size} limit. Please choose a smaller file.":
    "Ukuran berkas melebihi {size}. Silakan pilih berkas yang lebih kecil.",
  "Invalid file type. Only JPEG, JPG, PNG, GIF, and WebP are allowed.":
    "Jenis berkas tidak sesuai. Hanya JPEG, JPG, PNG, GIF, dan WebP yang diterima.",
  "Invalid file type. Only JPEG, JPG, PNG, GIF, WebP, and SVG are allowed.":
    "Jenis berkas tidak sesuai. Hanya JPEG, JPG, PNG, GIF, WebP, dan SVG yang diterima.",
  "Invalid file type. Only ICO, PNG, and SVG are allowed.":
    "Jenis berkas tidak sesuai. Hanya ICO, PNG, dan SVG yang diterima.",
  "The image could not be read": "Gambar tidak dapat dibaca",
  "The picture has {millions} million pixels; at most {max} million can be read":
    "Gambar ini {millions} juta piksel; yang dapat dibaca maksimal {max} juta",
  "The picture measures {width} × {height} pixels; a side may have at most 20,000, and at most 100 times as many as the other":
    "Ukuran gambar ini {width} × {height} piksel; satu sisi maksimal 20.000 piksel, dan maksimal 100 kali sisi yang lain",
  "The SVG shows nothing without its parts that cannot be kept ({parts}). Save it as PNG instead.":
    "SVG ini kosong tanpa bagian yang tidak dapat disimpan ({parts}). Simpan sebagai PNG saja.",
  "The SVG shows nothing: all it draws is transparent or outside of its frame.":
    "SVG ini kosong: semua isinya transparan atau di luar bingkai.",
  "The SVG has too many shapes or styles. Simplify it, or save it as PNG.":
    "SVG ini memuat terlalu banyak bentuk atau gaya. Sederhanakan, atau simpan sebagai PNG.",
  "The picture is in use": "Gambar ini sedang dipakai",
  "A picture is required": "Gambar wajib diisi",
  "file must be the name of a stored picture": "file harus nama gambar yang tersimpan",
  "focal must hold x and y, from 0 to 1": "focal harus berisi x dan y, dari 0 sampai 1",
  "The picture is no longer in the library": "Gambar ini sudah tidak ada di pustaka",
  "The picture is neither in the file nor in the library": "Gambar ini tidak ada di berkas maupun di pustaka",
  "{name}: {refusal}": "{name}: {refusal}",
  "{refusals}": "{refusals}",

  "The upload is too large": "Unggahan terlalu besar",
  "No updatable fields": "Tidak ada yang diubah",
  "Please check the highlighted fields": "Silakan periksa isian yang ditandai",
  "Not found": "Tidak ditemukan",
  "Method not allowed": "Metode ini tidak didukung",
  "You are not allowed to do this": "Anda tidak berhak melakukan ini",
  "Please sign in": "Silakan masuk",
  "The request could not be read": "Permintaan tidak dapat dibaca",
  "The request has too many or too long headers": "Header permintaan terlalu banyak atau terlalu panjang",
  "The request body could not be read": "Isi permintaan tidak dapat dibaca",
  "Send JSON or multipart form data": "Kirim JSON atau multipart form data",
  "Content-Length is required": "Content-Length wajib ada",
  "The request took too long to arrive": "Kiriman terlalu lama sampai",
  "Someone else has changed this record. Reload it to see the latest version.":
    "Orang lain telah mengubah data ini. Muat ulang untuk melihat versi terbaru.",
  "Something went wrong on our side. Please try again later.": "Ada yang salah di pihak kami. Silakan coba lagi nanti.",
  "The server is busy. Please try again in a moment.": "Server sedang sibuk. Silakan coba lagi sebentar lagi.",
  "The server has no space left to store this. Please try again later.":
    "Ruang penyimpanan server sudah penuh. Silakan coba lagi nanti.",
  'This site does not answer for the host "{host}". Set PUBLIC_URL to the address it is reached by.':
    'Situs ini tidak melayani host "{host}". Isi PUBLIC_URL dengan alamat yang dipakai untuk membukanya.',

  "Login failed. Please try again.": "Gagal masuk. Silakan coba lagi.",
  "Registration failed. Please try again.": "Pendaftaran gagal. Silakan coba lagi.",
  "Passwords do not match": "Kata sandi tidak sama",
  "Invalid username or password": "Nama pengguna atau kata sandi salah",
  "The current password is wrong": "Kata sandi saat ini salah",
  "Username or email is already taken": "Nama pengguna atau email sudah dipakai",
  "Registration is closed": "Pendaftaran ditutup",
  "Too many attempts. Please try again later.": "Terlalu banyak percobaan. Silakan coba lagi nanti.",
  "Username can only contain letters, digits, dots, underscores and hyphens":
    "Nama pengguna hanya boleh berisi huruf, angka, titik, garis bawah, dan tanda hubung",
  "This password is too common": "Kata sandi ini terlalu umum",
  "The password must differ from the username": "Kata sandi harus berbeda dari nama pengguna",
  "The last superadmin cannot be demoted, disabled or deleted":
    "Admin utama terakhir tidak dapat diturunkan, dinonaktifkan, atau dihapus",
  "Enter the code from your authenticator app": "Isi kode dari aplikasi autentikator Anda",
  "Invalid code": "Kode salah",
  "Enter a code from the authenticator app that you use now, or a recovery code":
    "Isi kode dari aplikasi autentikator yang sekarang dipakai, atau kode pemulihan",
  "Turn your own two-factor sign-in off on your account page":
    "Nonaktifkan verifikasi dua langkah Anda sendiri di halaman akun",
  "Turn two-factor sign-in on for your own account first":
    "Aktifkan dulu verifikasi dua langkah untuk akun Anda sendiri",
  "Admins and superadmins must turn two-factor sign-in on. Set it up on your account page.":
    "Admin dan admin utama wajib mengaktifkan verifikasi dua langkah. Aktifkan di halaman akun Anda.",
  "This site sends no mail. Ask a superadmin for a link that sets a new password.":
    "Situs ini tidak mengirim email. Minta tautan atur ulang kata sandi kepada admin utama.",
  "Enter the setup code that the server printed when it started":
    "Isi kode penyiapan yang ditampilkan server saat dijalankan",
  "The setup code is wrong": "Kode penyiapan salah",
  "Change your own password on your account page": "Ubah kata sandi Anda sendiri di halaman akun",
  "This account is disabled. Enable it before you make a reset link.":
    "Akun ini nonaktif. Aktifkan dulu sebelum membuat tautan atur ulang kata sandi.",
  "At most {max} invitations can be open. Revoke some first.":
    "Maksimal {max} undangan yang belum dipakai. Cabut beberapa dulu.",
  "There is already an account with this e-mail address. Sign in with it, or ask for another invitation.":
    "Sudah ada akun dengan alamat email ini. Masuk dengan akun itu, atau minta undangan lain.",

  "Enter a name, a phone number or an e-mail address": "Isi nama, nomor telepon, atau alamat email",
  "{field} cannot be in the future": "{field} tidak boleh di masa depan",
  "Only a lost lead can have a reason why it was lost": "Hanya prospek yang batal yang punya alasan batal",
  "Assignee must be a staff member": "Yang menangani harus salah satu staf",
  "Only leads of this person can be split off": "Hanya prospek dari orang ini yang dapat dipisahkan",
  "At least one lead must stay with this person": "Setidaknya satu prospek harus tetap pada orang ini",
  "The keys are not those of a browser": "Kuncinya bukan kunci dari browser",
  "On duty must be a list of accounts": "Daftar jaga harus berisi akun",
  "At most {max} accounts can be on duty": "Maksimal {max} akun di daftar jaga",
  "Everybody on duty must be a staff member": "Semua yang ada di daftar jaga harus staf",
  "source must hold texts": "source harus berisi teks",

  "The newsletter is in Indonesian, so only Indonesian articles can be sent":
    "Buletin berbahasa Indonesia, jadi hanya artikel berbahasa Indonesia yang dapat dikirim",
  "Only published articles can be sent": "Hanya artikel yang sudah terbit yang dapat dikirim",
  "Nobody has confirmed a subscription yet": "Belum ada pelanggan buletin yang mengonfirmasi",
  "This article has already been sent": "Artikel ini sudah dikirim",
  "Your account has no e-mail address": "Akun Anda belum punya alamat email",
  "Mail is not set up": "Email belum diatur",
  "The link in this mail has expired, so the mail is no longer sent":
    "Tautan di email ini sudah tidak berlaku, jadi email tidak dikirim lagi",

  "Enter one complete e-mail address, or one phone number of 8 to 15 digits":
    "Isi satu alamat email lengkap, atau satu nomor telepon dengan 8 sampai 15 angka",

  "The mail cannot be read: the secret of the site was another one when it was written":
    "Email tidak dapat dibaca: kunci rahasia situs sudah berganti sejak email ini ditulis",

  "Choose at least one event": "Pilih paling sedikit satu peristiwa",
  "The address cannot be used: {reason}": "Alamat ini tidak dapat dipakai: {reason}",
  "There are already {max} webhooks; delete one first": "Sudah ada {max} webhook; hapus salah satu dulu",
  "the webhook was turned off": "webhook dimatikan",
  "its secret cannot be read: the secret of the site was another one when it was made":
    "kuncinya tidak dapat dibaca: kunci rahasia situs sudah berganti sejak webhook ini dibuat",
} as const;
