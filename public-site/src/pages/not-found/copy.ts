import { paths, sectionPath } from "@etalase/contracts/site/paths";

/** Texts that lead on from a page that does not exist. */
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
