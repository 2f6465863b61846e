/** Refusals about accounts, leads, mails and personal data. */
export const people = {
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
  "Enter a code of the app that is in force, or a recovery code":
    "Isi kode dari aplikasi yang sekarang berlaku, atau kode pemulihan",
  "Turn your own two-factor sign-in off on your account page":
    "Matikan verifikasi dua langkah Anda sendiri di halaman akun",
  "The account keeps its links, so there are none to hand over":
    "Akun ini tetap memegang tautannya, jadi tidak ada yang dialihkan",
  "Choose a colleague who may work in the dashboard": "Pilih rekan yang boleh bekerja di dasbor",
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
    "Undangan yang terbuka paling banyak {max}. Cabut beberapa dulu.",
  "There is an account with this e-mail address already. Sign in with it, or ask for another invitation.":
    "Sudah ada akun dengan alamat email ini. Masuk dengan akun itu, atau minta undangan lain.",

  "Only a lost lead has a reason why it was lost": "Hanya prospek yang gagal punya alasan gagal",
  "Assignee must be somebody of the staff": "Petugas harus salah satu staf",
  "source must hold texts": "source harus berisi teks",

  "Letters are in Indonesian, and so are the articles that they send":
    "Surat berbahasa Indonesia, begitu juga artikel yang dikirimnya",
  "Only published articles can be sent": "Hanya artikel yang sudah terbit yang dapat dikirim",
  "Nobody has confirmed a subscription yet": "Belum ada pelanggan buletin yang mengonfirmasi",
  "This article has been sent already": "Artikel ini sudah dikirim",
  "Your account has no e-mail address": "Akun Anda belum punya alamat email",
  "Mail is not set up: the server needs SMTP_URL and MAIL_FROM":
    "Email belum diatur: server memerlukan SMTP_URL dan MAIL_FROM",
  "The link in this mail has ended, so it is not sent any more":
    "Tautan di email ini sudah tidak berlaku, jadi email tidak dikirim lagi",

  "Enter one whole e-mail address, or one phone number of 8 to 15 digits":
    "Isi satu alamat email lengkap, atau satu nomor telepon dengan 8 sampai 15 angka",
} as const;
