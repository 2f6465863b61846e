import { words } from "../../site/texts.ts";

export const article = words("article", {
  back: "Kembali ke Blog",
  minutes: "{count} menit baca",
  views: "{count} kali dilihat",
  share: "Bagikan",
  shareTitle: "Bagikan artikel",
  shareTo: "Bagikan ke {name}",
  picture: "Gambar utama: {title}",
  tags: "Tag artikel",
  invitation: {
    title: "Ingin yang seperti ini untuk usaha Anda?",
    text: "Tanyakan lewat chat; bertanya tidak mewajibkan Anda memesan.",
    packages: "Lihat paket dan harga",
    button: "Tanya lewat WhatsApp",
    contact: "Hubungi kami",
    greeting: 'Halo, saya membaca artikel "{title}" di situs Anda dan ingin bertanya.',
  },
  related: "Artikel terkait",
  all: "Semua artikel",
  table: "Tabel",
  play: "Putar video {provider}",
  loading: "Memuat berita...",
  retry: "Coba Lagi",
});
