/** Where to go from a page that is not there. */
export const waysOn = {
  home: "Kembali ke Beranda",
  searchLabel: "Cari di artikel kami",
  search: "Cari",
  title: "Yang paling sering dicari",
  links: [
    { label: "Layanan", href: "/#features" },
    { label: "Harga paket", href: "/#price" },
    { label: "Portfolio", href: "/portfolio" },
    { label: "Artikel", href: "/berita" },
    { label: "Kontak", href: "/#contact" },
  ],
} as const;
