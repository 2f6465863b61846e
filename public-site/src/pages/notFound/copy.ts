import { words } from "../../site/texts.ts";

/** Texts that lead on from a page that does not exist. */
export const elsewhere = words("notFound", {
  home: "Kembali ke Beranda",
  searchLabel: "Cari di artikel kami",
  search: "Cari",
  title: "Yang paling sering dicari",
  links: {
    features: "Layanan",
    price: "Harga paket",
    portfolio: "Portfolio",
    blog: "Artikel",
    contact: "Kontak",
  },
});
