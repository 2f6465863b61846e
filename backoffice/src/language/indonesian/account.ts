/** One's own account, and signing in. */
export const account = {
  "A new password ends every other session of this account, and a reset link that is under way.":
    "Kata sandi baru mengakhiri semua sesi lain akun ini, juga tautan atur ulang kata sandi yang masih berlaku.",
  "another network": "jaringan lain",
  "At least {min} characters, and not one that many people use.":
    "Paling sedikit {min} karakter, dan bukan kata sandi yang dipakai banyak orang.",
  "Besides your password, a code from your phone.": "Selain kata sandi, juga kode dari ponsel Anda.",
  "Change password": "Ubah kata sandi",
  "Confirm new password": "Ulangi kata sandi baru",
  "Confirm that it is you. Once it is on, every other session of this account ends.":
    "Konfirmasikan bahwa ini Anda. Setelah aktif, semua sesi lain akun ini berakhir.",
  "Copy key": "Salin kunci",
  "Email me when a new browser signs in": "Kirimi saya email saat ada yang masuk dari browser baru",
  End: "Akhiri",
  "End the session of {browser}, used {time}": "Akhiri sesi {browser}, dipakai {time}",
  "Failed to sign out everywhere: {reason}": "Gagal keluar dari semua perangkat: {reason}",
  "For you in this browser. Turn it off if you use speech input or press keys by accident.":
    "Untuk Anda di browser ini. Matikan jika Anda memakai input suara atau sering salah tekan.",
  "From then on the password alone signs you in, and the recovery codes are worthless.":
    "Setelah itu Anda masuk dengan kata sandi saja, dan kode pemulihan tidak berlaku lagi.",
  "I have kept them": "Sudah saya simpan",
  "In use now": "Sedang dipakai",
  "It is required here: you will have to set it up again at once.":
    "Verifikasi ini wajib di sini: Anda harus langsung mengaturnya lagi.",
  "Keep my links working": "Biarkan tautan saya tetap berlaku",
  "Key copied": "Kunci disalin",
  "Keyboard shortcuts": "Pintasan papan ketik",
  "Leave without the recovery codes?": "Tinggalkan tanpa kode pemulihan?",
  "Make a link of the selected text": "Jadikan teks terpilih sebagai tautan",
  "Member since": "Bergabung sejak",
  "On this site you sign in by a second factor. Set it up here; the rest of the dashboard opens then.":
    "Di situs ini Anda harus masuk dengan verifikasi dua langkah. Atur di sini; setelah itu bagian dasbor lainnya terbuka.",
  "One that the site does not recognise. After a new password it recognises none. Mail must be set up.":
    "Yaitu browser yang belum dikenal situs ini. Setelah kata sandi diganti, semua browser dianggap baru. Email harus sudah diatur.",
  "Open in an authenticator app": "Buka di aplikasi autentikator",
  "Or type this key into the app:": "Atau ketik kunci ini di aplikasi:",
  "Password changed. Every other session has ended.": "Kata sandi diubah. Semua sesi lain sudah berakhir.",
  "Press / to search a list": "Tekan / untuk mencari di daftar",
  Profile: "Profil",
  "Profile saved": "Profil disimpan",
  "Profile saved. Open the link in the mail to {address}.":
    "Profil disimpan. Buka tautan di email yang dikirim ke {address}.",
  "QR code for an authenticator app": "Kode QR untuk aplikasi autentikator",
  "Recovery codes": "Kode pemulihan",
  "Recovery codes copied": "Kode pemulihan disalin",
  "Recovery codes: {count} of {all} left. Set it up anew for another phone or when they run short: you get ten new ones.":
    "Kode pemulihan: tersisa {count} dari {all}. Atur ulang untuk ponsel lain atau jika kodenya hampir habis: Anda mendapat sepuluh kode baru.",
  "Recovery codes: {count} of {all} left. Set it up anew to get ten new ones, before a lost phone locks you out.":
    "Kode pemulihan: tersisa {count} dari {all}. Atur ulang untuk mendapat sepuluh kode baru, agar Anda tetap dapat masuk jika ponsel hilang.",
  "Require it of all admins and superadmins": "Wajibkan untuk semua admin dan admin utama",
  "Save a form": "Simpan formulir",
  "Save profile": "Simpan profil",
  "Scan this with an authenticator app such as Aegis, Google Authenticator or 1Password, then type the code that it shows.":
    "Pindai dengan aplikasi autentikator seperti Aegis, Google Authenticator, atau 1Password, lalu ketik kode yang tampil.",
  "Select the codes instead.": "Silakan blok kodenya, lalu salin sendiri.",
  "Select the key instead.": "Silakan blok kuncinya, lalu salin sendiri.",
  Sessions: "Sesi",
  "Set up": "Atur",
  "Set up anew": "Atur ulang",
  "Sign out everywhere": "Keluar dari semua perangkat",
  "Sign out everywhere?": "Keluar dari semua perangkat?",
  "signed in {time}, from {where}": "masuk {time} dari {where}",
  "Signing in takes your password and a code from your app.":
    "Untuk masuk diperlukan kata sandi dan kode dari aplikasi Anda.",
  "The QR code could not be drawn. Type the key into the app.":
    "Kode QR tidak dapat dibuat. Ketik kuncinya di aplikasi.",
  "The session did not end: {reason}": "Sesi tidak dapat diakhiri: {reason}",
  "The session of {browser} has ended": "Sesi {browser} sudah berakhir",
  "The six digits that the app shows now.": "Enam angka yang tampil di aplikasi sekarang.",
  "They are shown only now. Without them a lost phone locks you out.":
    "Kode ini hanya tampil sekali ini. Tanpa kode ini Anda tidak dapat masuk jika ponsel hilang.",
  "this network": "jaringan ini",
  "This one": "Yang ini",
  "Those without it can do nothing else before they have set it up.":
    "Yang belum memakainya harus mengaturnya dulu sebelum dapat melakukan hal lain.",
  "To be sure that it is you.": "Untuk memastikan ini benar Anda.",
  "Turn it on for your own account first.": "Aktifkan dulu untuk akun Anda sendiri.",
  "Turn on": "Aktifkan",
  "Two-factor sign-in": "Verifikasi dua langkah",
  "Two-factor sign-in could not be loaded.": "Verifikasi dua langkah tidak dapat dimuat.",
  "Two-factor sign-in is off.": "Verifikasi dua langkah dinonaktifkan.",
  "Two-factor sign-in is on. Keep these recovery codes where your phone is not: each signs you in once without the app. They are shown only now.":
    "Verifikasi dua langkah aktif. Simpan kode pemulihan ini terpisah dari ponsel Anda: setiap kode dapat dipakai sekali untuk masuk tanpa aplikasi. Kode ini hanya tampil sekali ini.",
  "Undo while writing": "Urungkan saat menulis",
  "Unknown browser": "Browser tidak dikenal",
  "Until then your e-mail stays empty.": "Sampai saat itu email Anda tetap kosong.",
  "Until then your e-mail stays {address}.": "Sampai saat itu email Anda tetap {address}.",
  "Used {time}": "Dipakai {time}",
  "Waiting for confirmation of {address}: open the link in the mail that we sent there.":
    "Menunggu konfirmasi {address}: buka tautan di email yang kami kirim ke sana.",
  "What colleagues see of you, and where you can be reached.":
    "Yang dilihat rekan tentang Anda, dan ke mana Anda dapat dihubungi.",
  "What keys do in lists and forms.": "Fungsi tombol di daftar dan formulir.",
  "Where this account is signed in. End the sessions that you do not recognise.":
    "Perangkat yang sedang masuk ke akun ini. Akhiri sesi yang tidak Anda kenal.",
  "Whether it is required could not be loaded.": "Kewajiban ini tidak dapat dimuat.",
  "You can sign in with it, too.": "Dapat dipakai juga untuk masuk.",
  "Your account could not be loaded.": "Akun Anda tidak dapat dimuat.",
  "Your password": "Kata sandi Anda",
  "Your password alone signs you in.": "Anda masuk dengan kata sandi saja.",
  "Your profile, your password, two-factor sign-in and where you are signed in.":
    "Profil, kata sandi, verifikasi dua langkah, dan perangkat tempat Anda masuk.",
  "Your sessions could not be loaded.": "Daftar sesi Anda tidak dapat dimuat.",
  "{browser} on {system}": "{browser} di {system}",
  "{links} that you made for others, for reviews, testimonials or invitations, will end otherwise.":
    "{links} yang Anda buat untuk orang lain, untuk tinjauan, testimoni, atau undangan, akan berakhir jika ini tidak dipilih.",
  "{links} that you made for others, for reviews, testimonials or invitations, will end, too: somebody else may have made them on a lost device.":
    "{links} yang Anda buat untuk orang lain, untuk tinjauan, testimoni, atau undangan, juga akan berakhir: mungkin ada orang lain yang membuatnya dari perangkat yang hilang.",
} as const;
