/** Small parts of many screens. */
export const parts = {
  Demo: "Demo",
  expired: "kedaluwarsa",
  "expires {when}": "kedaluwarsa {when}",
  "just now": "baru saja",
  "Press / to search": "Tekan / untuk mencari",
  "The browser blocked copying.": "Browser tidak mengizinkan penyalinan.",
} as const;
