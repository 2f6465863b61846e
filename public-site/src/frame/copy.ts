import { words } from "../site/texts.ts";

export const frame = words("frame", {
  toHome: "{siteName}, ke beranda",
  mainNavigation: "Utama",
  openMenu: "Buka menu",
  closeMenu: "Tutup menu",
  bottomNavigation: "Navigasi bawah",
  contactUs: "Hubungi kami",
  backToTop: "Kembali ke atas",
});

/** Titles, labels and links of the frame stand in narrow places. */
export const limits = { frame: 60 } as const;
