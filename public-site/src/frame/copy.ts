export const frame = {
  toHome: (siteName: string) => `${siteName}, ke beranda`,
  mainNavigation: "Utama",
  openMenu: "Buka menu",
  closeMenu: "Tutup menu",
  bottomNavigation: "Navigasi bawah",
  contactUs: "Hubungi kami",
  backToTop: "Kembali ke atas",
} as const;
