/** One's own account, and signing in. */
export const account = {
  Alerts: "Notifikasi pesanan",
  "A new order rings here within seconds. Once somebody opens it, the alerts stop.":
    "Notifikasi pesanan baru sampai di sini dalam hitungan detik. Setelah ada yang membukanya, yang lain tidak dikabari lagi.",
  "Alerts could not be changed: {reason}": "Notifikasi gagal diubah: {reason}",
  "At any time": "Kapan saja",
  "In office hours, or as they begin": "Saat jam kerja, atau begitu mulai",
  "Needs mail to be set up, and an e-mail address of yours.":
    "Email situs harus sudah diatur, dan akun Anda punya alamat email.",
  "New orders by e-mail, too": "Kabari pesanan baru lewat email juga",
  "You get no alert for new orders: no device of yours rings.":
    "Pesanan baru tidak sampai ke Anda: tidak ada perangkat Anda yang berbunyi.",
  "No device could be reached": "Tidak ada perangkat yang terjangkau",
  "Cannot be reached: turn alerts on there again": "Tidak terjangkau: aktifkan lagi notifikasi di perangkat itu",
  "Devices that ring": "Perangkat yang berbunyi",
  "Ring on my devices": "Bunyikan di perangkat saya",
  "Turn off alerts on {browser}": "Matikan notifikasi di {browser}",
  "{browser} (this device)": "{browser} (perangkat ini)",
  "Ring as a test": "Coba bunyikan",
  "Alert me": "Kabari saya",
  "Sent: it rings within a few seconds": "Terkirim: berbunyi dalam beberapa detik",
  "Weekly summary by e-mail, on Mondays": "Ringkasan mingguan lewat email, tiap Senin",
  "This browser blocks notifications of this site. Press the icon beside the address, allow notifications, and come back to this page.":
    "Browser ini memblokir notifikasi dari situs ini. Tekan ikon di samping alamat, izinkan notifikasi, lalu kembali ke halaman ini.",
  "This browser cannot ring. On an iPhone, first add the dashboard to the home screen and open it from there.":
    "Browser ini tidak dapat berbunyi. Di iPhone, tambahkan dulu dasbor ke layar utama, lalu buka dari sana.",
  "Turn on alerts": "Aktifkan notifikasi pesanan",
  "Ring on this device": "Bunyikan di perangkat ini",
  "Your alerts could not be loaded.": "Notifikasi Anda tidak dapat dimuat.",
  "Changing your password ends all your other sessions and cancels any reset link.":
    "Kata sandi baru mengakhiri semua sesi lain akun ini, juga tautan atur ulang kata sandi yang masih berlaku.",
  "another network": "jaringan lain",
  "At least {min} characters, and not a common password.":
    "Minimal {min} karakter, dan bukan kata sandi yang umum dipakai.",
  "Your password plus a code from your phone.": "Kata sandi ditambah kode dari ponsel Anda.",
  "Change password": "Ubah kata sandi",
  "Confirm new password": "Ulangi kata sandi baru",
  "Confirm that it is you. Turning it on ends all your other sessions.":
    "Konfirmasikan bahwa ini Anda. Setelah aktif, semua sesi lain akun ini berakhir.",
  "Copy key": "Salin kunci",
  "Alert me by e-mail when a new browser signs in": "Kirimi saya email saat ada yang masuk dari browser baru",
  End: "Akhiri",
  "End the session of {browser}, used {time}": "Akhiri sesi {browser}, dipakai {time}",
  "Failed to sign out everywhere: {reason}": "Gagal keluar dari semua perangkat: {reason}",
  "For this browser only. Turn it off if you use speech input or press keys by accident.":
    "Hanya untuk browser ini. Nonaktifkan jika Anda memakai input suara atau sering salah tekan.",
  "You will sign in with your password alone, and your recovery codes will stop working.":
    "Setelah itu Anda masuk dengan kata sandi saja, dan kode pemulihan tidak berlaku lagi.",
  "I have saved them": "Sudah saya simpan",
  "In use now": "Sedang dipakai",
  "This site requires it: you will have to set it up again right away.":
    "Verifikasi ini wajib di sini: Anda harus langsung mengaturnya lagi.",
  "Keep my links working": "Biarkan tautan saya tetap berlaku",
  "Key copied": "Kunci disalin",
  "Keyboard shortcuts": "Pintasan papan ketik",
  "Leave without saving the recovery codes?": "Tinggalkan tanpa menyimpan kode pemulihan?",
  "They are shown only once. Without them, a lost phone locks you out.":
    "Kode ini hanya tampil sekali ini. Tanpa kode ini Anda tidak dapat masuk jika ponsel hilang.",
  "Turn the selected text into a link": "Jadikan teks terpilih sebagai tautan",
  "Member since": "Bergabung sejak",
  "This site requires two-factor sign-in. Set it up here to open the rest of the dashboard.":
    "Situs ini mewajibkan verifikasi dua langkah. Atur di sini untuk membuka bagian dasbor lainnya.",
  "Once for each browser, and again after a new password. Needs mail to be set up.":
    "Sekali untuk tiap browser, dan sekali lagi setelah kata sandi diganti. Email harus sudah diatur.",
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
  "Recovery codes: {count} of {all} left. Set it up again to switch phones or to get ten new codes.":
    "Kode pemulihan: tersisa {count} dari {all}. Atur ulang untuk ganti ponsel atau untuk mendapat sepuluh kode baru.",
  "Require it for all admins and superadmins": "Wajibkan untuk semua admin dan admin utama",
  "Save a form": "Simpan formulir",
  "Save profile": "Simpan profil",
  "Scan this with an authenticator app such as Aegis, Google Authenticator or 1Password, then type the code that it shows.":
    "Pindai dengan aplikasi autentikator seperti Aegis, Google Authenticator, atau 1Password, lalu ketik kode yang tampil.",
  "Select the codes instead.": "Silakan blok kodenya, lalu salin sendiri.",
  "Select the key instead.": "Silakan blok kuncinya, lalu salin sendiri.",
  Sessions: "Sesi",
  "Set up": "Atur",
  "Set up again": "Atur ulang",
  "Sign out everywhere": "Keluar dari semua perangkat",
  "Sign out everywhere?": "Keluar dari semua perangkat?",
  "signed in {time}, from {where}": "masuk {time} dari {where}",
  "Signing in requires your password and a code from your app.":
    "Untuk masuk diperlukan kata sandi dan kode dari aplikasi Anda.",
  "The QR code could not be shown. Type the key into the app.":
    "Kode QR tidak dapat ditampilkan. Ketik kuncinya di aplikasi.",
  "Failed to end the session: {reason}": "Gagal mengakhiri sesi: {reason}",
  "The session of {browser} has ended": "Sesi {browser} sudah berakhir",
  "The six digits that the app shows now.": "Enam angka yang tampil di aplikasi sekarang.",
  "this network": "jaringan ini",
  "This one": "Yang ini",
  "Anyone without it must set it up before doing anything else.":
    "Yang belum memakainya harus mengaturnya dulu sebelum dapat melakukan hal lain.",
  "To confirm that it is you.": "Untuk memastikan ini benar Anda.",
  "Turn it on for your own account first.": "Aktifkan dulu untuk akun Anda sendiri.",
  "Turn on": "Aktifkan",
  "Two-factor sign-in": "Verifikasi dua langkah",
  "Two-factor sign-in could not be loaded.": "Verifikasi dua langkah tidak dapat dimuat.",
  "Two-factor sign-in is off.": "Verifikasi dua langkah dinonaktifkan.",
  "Two-factor sign-in is on. Keep these recovery codes away from your phone: each signs you in once without the app. They are shown only once.":
    "Verifikasi dua langkah aktif. Simpan kode pemulihan ini terpisah dari ponsel Anda: setiap kode dapat dipakai sekali untuk masuk tanpa aplikasi. Kode ini hanya tampil sekali ini.",
  "Undo while writing": "Urungkan saat menulis",
  "Unknown browser": "Browser tidak dikenal",
  "Until then your e-mail stays as it is.": "Sampai saat itu email Anda tidak berubah.",
  "Used {time}": "Dipakai {time}",
  "Waiting for you to confirm {address}: open the link in the mail that we sent there.":
    "Menunggu konfirmasi {address}: buka tautan di email yang kami kirim ke sana.",
  "Your name and e-mail, as colleagues see them.": "Nama dan email Anda, seperti yang dilihat rekan.",
  "For lists and forms.": "Untuk daftar dan formulir.",
  "Browsers signed in to this account. End any session that you do not recognise.":
    "Browser yang sedang masuk ke akun ini. Akhiri sesi yang tidak Anda kenal.",
  "The two-factor policy could not be loaded.": "Aturan verifikasi dua langkah tidak dapat dimuat.",
  "You can also sign in with it.": "Dapat dipakai juga untuk masuk.",
  "Your account could not be loaded.": "Akun Anda tidak dapat dimuat.",
  "Your password": "Kata sandi Anda",
  "You sign in with your password alone.": "Anda masuk dengan kata sandi saja.",
  "Your profile, password, two-factor sign-in and sessions.":
    "Profil, kata sandi, verifikasi dua langkah, dan sesi Anda.",
  "Your sessions could not be loaded.": "Daftar sesi Anda tidak dapat dimuat.",
  "{browser} on {system}": "{browser} di {system}",
  "{links} of yours for reviews, testimonials or invitations will end otherwise.":
    "{links} Anda untuk tinjauan, testimoni, atau undangan akan berakhir jika ini tidak dipilih.",
} as const;
