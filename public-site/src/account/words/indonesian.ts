import { roleNamesInIndonesian, roleWordsInIndonesian } from "@etalase/contracts/accounts/indonesian";
import { inIndonesian } from "@etalase/contracts/refusals/indonesian";
import { authMessages, required } from "@etalase/contracts/text/account-messages";
import type { Words } from "./english.ts";

export const indonesian: Words = {
  account: {
    toHome: "{siteName}, beranda",
    languages: "Bahasa",
    tagline: ["Etalase yang rapi", "mengundang orang masuk."],
    taglineText: "Artikel, portofolio, dan mitra, tertata di satu tempat.",
    or: "atau",
    soon: "Segera hadir",
    showPassword: "Tampilkan kata sandi",
    hidePassword: "Sembunyikan kata sandi",
    needsScript: "Formulir ini memerlukan JavaScript. Silakan aktifkan, lalu muat ulang halaman ini.",
    required: inIndonesian(required("{field}")),
    waiting: {
      title: "Menunggu persetujuan",
      text: "Terima kasih, {name}. Admin utama harus menyetujui akun Anda dulu sebelum Anda dapat memakai dasbor.",
      stranger: "rekan",
      again: "Halaman ini memeriksa sendiri: dasbor terbuka begitu akun Anda disetujui.",
      logout: "Keluar",
    },
    login: {
      title: "Masuk",
      description: "Masuk ke dasbor.",
      text: "Gunakan akun yang Anda pakai untuk mengelola situs web.",
      endedText:
        "Sesi Anda sudah berakhir. Silakan masuk untuk melanjutkan; perubahan yang belum disimpan tidak hilang.",
      submit: "Masuk",
      submitting: "Sedang masuk...",
      failed: inIndonesian(authMessages.loginFailed),
      forgot: "Lupa kata sandi?",
      noneText: "Situs ini belum punya akun.",
      switchText: "Belum punya akun?",
      switchLink: "Buat akun",
    },
    register: {
      title: "Buat akun",
      description: "Buat akun untuk dasbor.",
      text: "Akun baru harus disetujui admin utama dulu sebelum dapat membuka dasbor.",
      firstTitle: "Buat akun pertama",
      firstText: "Akun ini menjadi admin utama: mengelola seluruh situs dan menyetujui semua akun lain.",
      codeText: "Untuk itu diperlukan kode yang ditampilkan server saat dijalankan.",
      submit: "Buat akun",
      submitting: "Sedang membuat akun...",
      failed: inIndonesian(authMessages.registerFailed),
      passwordsDiffer: inIndonesian(authMessages.passwordsDiffer),
      switchText: "Sudah punya akun?",
      switchLink: "Masuk",
      closed: inIndonesian(authMessages.closed),
      closedText: "Hubungi admin utama situs ini jika Anda memerlukan akun.",
    },
    code: {
      title: "Verifikasi dua langkah",
      text: "Kata sandi Anda benar. Tinggal satu langkah lagi.",
      app: {
        label: "Kode",
        hint: "Enam angka yang sekarang tampil di aplikasi autentikator Anda.",
        other: "Pakai kode pemulihan",
      },
      recovery: {
        label: "Kode pemulihan",
        hint: "Salah satu dari sepuluh kode yang Anda simpan. Setiap kode hanya dapat dipakai sekali.",
        other: "Pakai kode dari aplikasi",
      },
      back: "Kembali ke kata sandi",
    },
    fields: {
      name: "Nama lengkap",
      username: "Nama pengguna",
      email: "Email",
      password: "Kata sandi",
      confirmPassword: "Ulangi kata sandi",
      setupCode: "Kode penyiapan",
      setupCodeHint: "Empat kelompok, masing-masing empat huruf atau angka",
      passwordHint: "Minimal {min} karakter",
    },
  },
  links: {
    toLogin: "Ke halaman masuk",
    roles: roleNamesInIndonesian,
    roleWords: roleWordsInIndonesian,
    invitation: {
      title: "Buat akun Anda",
      text: "Selamat datang, {name}. Anda diundang ke dasbor {siteName}. Tentukan nama pengguna dan kata sandi untuk masuk.",
      role: "Peran Anda: {role}.",
      usernameHint: "Dipakai untuk masuk: huruf, angka, titik, garis bawah, dan tanda hubung",
      submit: "Buat akun",
    },
    resetPassword: {
      title: "Atur kata sandi baru",
      text: "Untuk akun “{username}”. Setelah kata sandi diganti, akun ini otomatis keluar dari semua perangkat. Verifikasi dua langkah tidak berubah.",
      submit: "Simpan kata sandi",
    },
    forgotPassword: {
      title: "Lupa kata sandi?",
      text: "Isi alamat email akun Anda. Kami akan mengirim tautan untuk mengatur kata sandi baru.",
      submit: "Kirim tautan",
      back: "Kembali ke halaman masuk",
      noMail:
        "Situs ini tidak mengirim email. Hubungi admin utama situs ini: ia dapat membuatkan tautan untuk mengatur kata sandi baru. Jika tidak ada admin utama lain, hubungi pengelola server.",
    },
    mailSent: {
      title: "Periksa email Anda",
      text: "Jika ada akun dengan alamat email ini, tautan untuk mengatur kata sandi baru sedang dikirim. Tautan itu hanya dapat dipakai sekali, dalam 30 menit. Periksa juga folder spam.",
    },
    confirmEmail: {
      title: "Konfirmasi email Anda",
      text: "Mulai sekarang akun Anda akan memakai alamat email {email}.",
      submit: "Konfirmasi email",
    },
    emailConfirmed: {
      title: "Email Anda sudah dikonfirmasi",
      text: "Akun Anda sekarang memakai alamat email yang baru. Anda juga dapat masuk dengan alamat itu.",
    },
    accountMade: {
      title: "Akun Anda sudah siap",
      text: "Masuk dengan nama pengguna dan kata sandi yang baru saja Anda buat.",
    },
    passwordSet: {
      title: "Kata sandi baru Anda sudah tersimpan",
      text: "Semua sesi akun ini sudah berakhir. Masuk dengan kata sandi yang baru.",
    },
    goneLink: {
      title: "Tautan ini tidak berlaku lagi",
      text: "Tautan ini sudah dipakai, sudah dicabut, atau sudah kedaluwarsa. Minta tautan baru kepada pengirimnya. Tautan atur ulang kata sandi dapat Anda minta lagi sendiri.",
    },
  },
};
