import type { SectionId } from "@etalase/contracts/site/sections";

type Named = Readonly<{ name: string; about: string }>;

/** The sections of the landing page, for its order and for the menus. */
export const sectionNames: Readonly<Record<SectionId, Named>> = {
  home: { name: "Hero", about: "Always first, and always shown" },
  features: { name: "Services", about: "Your services" },
  price: { name: "Prices", about: "Packages, and the free consultation" },
  news: { name: "Articles", about: "Highlighted and newest articles" },
  portfolio: { name: "Portfolio", about: "Featured projects" },
  testimonials: { name: "Testimonials", about: "Only with published testimonials" },
  partners: { name: "Partners", about: "Logos of partners" },
  faq: { name: "Questions & answers", about: "Only with active questions" },
  contact: { name: "Contact", about: "The form; the chat and your address stay in the footer" },
};
