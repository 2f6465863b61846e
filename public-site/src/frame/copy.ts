export const frame = {
  toHome: (siteName: string) => `${siteName}, ke beranda`,
  mainNavigation: "Utama",
  openMenu: "Buka menu",
  closeMenu: "Tutup menu",
  bottomNavigation: "Navigasi bawah",
  contactUs: "Hubungi kami",
  backToTop: "Kembali ke atas",
} as const;

export const loadFailed = {
  title: "Halaman gagal dimuat",
  text: "Sambungan terputus di tengah jalan. Periksa jaringan Anda, lalu coba lagi.",
  retry: "Coba Lagi",
} as const;
