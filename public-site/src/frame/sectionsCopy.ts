import { words } from "../site/texts.ts";

/** The names of the landing page's sections, in all navigations. The footer alone has more. */
export const sectionNames = words("frame.sections", {
  home: "Home",
  features: "Layanan",
  news: "Artikel",
  price: "Harga",
  portfolio: "Portfolio",
  partners: "Mitra",
  contact: "Kontak",
});

/** Four of them stand side by side at the bottom of a phone. */
export const limits = { "frame.sections": 20 } as const;
