import { roleWordsInIndonesian } from "@etalase/contracts/accounts/indonesian";
import { roleWords } from "@etalase/contracts/accounts/people";

/** Accounts of others, and invitations. */
export const users = {
  "1 waiting for approval": "1 menunggu persetujuan",
  "Account deleted": "Akun dihapus",
  "Actions for {name}": "Tindakan untuk {name}",
  Approve: "Setujui",
  "Approve {name}": "Setujui {name}",
  "Approve {name}?": "Setujui {name}?",
  "Change role": "Ubah peran",
  "Change the role of {name}?": "Ubah peran {name}?",
  "Change your own role?": "Ubah peran Anda sendiri?",
  "Current code": "Kode saat ini",
  "Delete account": "Hapus akun",
  "Delete account?": "Hapus akun?",
  Disable: "Nonaktifkan",
  "Disable account": "Nonaktifkan akun",
  "Disable account?": "Nonaktifkan akun?",
  "Disable your own account?": "Nonaktifkan akun Anda sendiri?",
  [roleWords.superadmin]: roleWordsInIndonesian.superadmin,
  Enable: "Aktifkan",
  "Enable it first": "Aktifkan akunnya dulu",
  "{name} will sign in with the password alone, and the recovery codes will stop working. If mail is set up, {name} is told by mail. Make sure that {name} asked for it, and confirm with your own password.":
    "Setelah itu {name} masuk dengan kata sandi saja, dan kode pemulihannya tidak berlaku lagi. Jika email sudah diatur, pemberitahuan dikirim kepadanya. Pastikan yang meminta memang {name}, lalu konfirmasikan dengan kata sandi Anda sendiri.",
  "Invitation for {name}": "Undangan untuk {name}",
  "Invitation link for {name}": "Tautan undangan untuk {name}",
  Invitations: "Undangan",
  Invite: "Undang",
  "Invite somebody": "Undang seseorang",
  "invited by {name}": "diundang oleh {name}",
  "is signed out at once, and only another superadmin can let you in again.":
    "langsung keluar, dan hanya admin utama lain yang dapat membuka akses Anda lagi.",
  "is signed out everywhere at once and cannot sign in until you enable the account again.":
    "langsung keluar dari semua perangkat dan tidak dapat masuk sampai akunnya Anda aktifkan lagi.",
  "It takes effect at once, wherever the account is signed in.":
    "Langsung berlaku di semua perangkat tempat akun ini masuk.",
  "It is shown only once. Give it to {name} yourself: anyone who opens it can set the password, once, until {time}.":
    "Tautan ini hanya tampil sekali ini. Berikan sendiri kepada {name}: siapa pun yang membukanya dapat membuat kata sandi, satu kali, sampai {time}.",
  "It is shown only once. Send it to {name} yourself: the first to open it can create the account.":
    "Tautan ini hanya tampil sekali ini. Kirim sendiri ke {name}: orang pertama yang membukanya dapat membuat akun.",
  "It works for {days} days, until {day}.": "Berlaku {days} hari, sampai {day}.",
  Joined: "Bergabung",
  "Joined {day}": "Bergabung {day}",
  "Last sign-in: {time}": "Terakhir masuk: {time}",
  "Create a new link?": "Buat tautan baru?",
  "Create invitation link": "Buat tautan undangan",
  "Create new link": "Buat tautan baru",
  "Create reset link": "Buat tautan atur ulang kata sandi",
  Never: "Belum pernah",
  "New link for {name}": "Tautan baru untuk {name}",
  "No account matches this search.": "Tidak ada akun yang cocok dengan pencarian ini.",
  "No users found": "Tidak ada pengguna",
  "Reset link for {name}": "Tautan atur ulang kata sandi untuk {name}",
  "Revoke invitation?": "Cabut undangan?",
  "Revoke the invitation of {name}": "Cabut undangan {name}",
  "Role [of an account]": "Peran",
  "Role of {name}": "Peran {name}",
  "Search name or e-mail": "Cari nama atau email",
  [roleWords.user]: roleWordsInIndonesian.user,
  "The account can also sign in with it. If mail is set up, the link is sent there.":
    "Dapat dipakai juga untuk masuk. Jika email sudah diatur, tautannya dikirim ke sana.",
  "The browser blocked copying. The link is selected: copy it by hand.":
    "Browser tidak mengizinkan penyalinan. Tautannya sudah dipilih: silakan salin sendiri.",
  "The invitation is mailed to {address}. You can also give out the link, which is shown only once: the first to open it can create the account.":
    "Undangan dikirim ke {address}. Tautannya dapat juga Anda berikan sendiri, tetapi hanya tampil sekali ini: orang pertama yang membukanya dapat membuat akun.",
  "The invitation of {name} is revoked": "Undangan {name} dicabut",
  "The invitations could not be loaded.": "Daftar undangan tidak dapat dimuat.",
  "The link is copied": "Tautan disalin",
  "The link stops working at once. You can always invite again.":
    "Tautannya langsung tidak berlaku. Anda dapat mengundang lagi kapan saja.",
  "The earlier link stops working. The new one works for 7 days.":
    "Tautan sebelumnya tidak berlaku lagi. Tautan baru berlaku 7 hari.",
  "The six digits that your app shows now, or a recovery code.":
    "Enam angka yang tampil di aplikasi Anda sekarang, atau kode pemulihan.",
  "Turn off two-factor": "Nonaktifkan verifikasi dua langkah",
  "Turn off two-factor of {name}?": "Nonaktifkan verifikasi dua langkah {name}?",
  "Two-factor": "Verifikasi dua langkah",
  "Two-factor sign-in of {name} is off": "Verifikasi dua langkah {name} dinonaktifkan",
  "Two-factor: {state}": "Verifikasi dua langkah: {state}",
  "Undone. The account is back without its password and two-factor: create a reset link for it.":
    "Diurungkan. Akun kembali tanpa kata sandi dan verifikasi dua langkah: buatkan tautan atur ulang kata sandi untuknya.",
  "Waiting for approval": "Menunggu persetujuan",
  "will be deleted and signed out everywhere. Articles keep the author's name. If you undo this within 30 minutes, the account is back without its password and two-factor. Its ended links stay ended.":
    "akan dihapus dan keluar dari semua perangkat. Nama penulis tetap ada di artikel. Jika diurungkan dalam 30 menit, akun kembali tanpa kata sandi dan verifikasi dua langkah. Tautan yang sudah berakhir tetap berakhir.",
  [roleWords.admin]: roleWordsInIndonesian.admin,
  You: "Anda",
  "You lose access to this page at once, and only another superadmin can give you the role back.":
    "Anda langsung tidak dapat membuka halaman ini, dan hanya admin utama lain yang dapat mengembalikan peran Anda.",
  "Change yours on your account page": "Ubah kata sandi Anda di halaman akun Anda",
  "Turn yours off on your account page": "Nonaktifkan milik Anda di halaman akun Anda",
  "{accounts} found": "{accounts} ditemukan",
  "{account} becomes an admin and can use the dashboard at once.":
    "{account} menjadi admin dan langsung dapat memakai dasbor.",
  "{count} invited": "{count} diundang",
  "{count} waiting for approval": "{count} menunggu persetujuan",
  "{name} can no longer sign in": "{name} tidak dapat masuk lagi",
  "{name} can use it to set a new password within {minutes} minutes. That signs the account out everywhere and ends its links for others; two-factor sign-in stays as it is. An earlier link stops working.":
    "Dengan tautan ini {name} dapat membuat kata sandi baru dalam {minutes} menit. Setelah itu akun ini keluar dari semua perangkat, dan tautan yang dibuatnya untuk orang lain berakhir; verifikasi dua langkah tetap seperti semula. Tautan sebelumnya tidak berlaku lagi.",
  "{name} can sign in again": "{name} dapat masuk lagi",
  "{name} has {links} for reviews, testimonials or invitations, which end now.":
    "{name} punya {links} untuk tinjauan, testimoni, atau undangan, yang kini berakhir.",
  "{name} is approved, and can open the dashboard now": "{name} sudah disetujui dan kini dapat membuka dasbor",
  "{name} now has the role {role}": "{name} sekarang menjadi {role}",
} as const;
