import { paths, sectionPath } from "@etalase/contracts/site/paths";

/** Ways to go on from a page that is not there. */
export const elsewhere = {
  home: "Kembali ke Beranda",
  searchLabel: "Cari di artikel kami",
  search: "Cari",
  title: "Yang paling sering dicari",
  links: [
    { label: "Layanan", href: sectionPath("features") },
    { label: "Harga paket", href: sectionPath("price") },
    { label: "Portfolio", href: paths.portfolio },
    { label: "Artikel", href: paths.blog },
    { label: "Kontak", href: sectionPath("contact") },
  ],
} as const;
