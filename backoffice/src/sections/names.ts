import type { SectionId } from "@etalase/contracts/site/sections";
import { t } from "../language/t.ts";

type Named = Readonly<{ name: string; about: string }>;

/** The sections of the landing page, for its order and for the menus. */
export const sectionNames: Readonly<Record<SectionId, Named>> = {
  home: { name: t("Hero"), about: t("Always first, and always shown") },
  features: { name: t("Services"), about: t("Your services") },
  price: { name: t("Prices"), about: t("Packages, and the free consultation") },
  news: { name: t("Articles"), about: t("Highlighted and newest articles") },
  portfolio: { name: t("Portfolio"), about: t("Featured projects") },
  testimonials: { name: t("Testimonials"), about: t("Only with published testimonials") },
  partners: { name: t("Partners"), about: t("Logos of partners") },
  faq: { name: t("Questions & answers"), about: t("Only with active questions") },
  contact: { name: t("Contact"), about: t("The form; the chat and your address stay in the footer") },
};
