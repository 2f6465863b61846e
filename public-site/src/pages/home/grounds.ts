import type { SiteContext } from "@etalase/contracts/public-api";
import { type SectionId, sectionIds } from "@etalase/contracts/site/sections";
import type { HomeData } from "./data.ts";

export type BelowHero = Exclude<SectionId, "home">;

/** The class of a section, which says its ground. */
export type Grounded = Readonly<{ ground: string }>;

const plain = "section";
const white = "section white";

/** The grounds while all sections stand in the site's own order. */
const own: Readonly<Record<BelowHero, string>> = {
  features: white,
  price: plain,
  news: white,
  portfolio: plain,
  testimonials: white,
  partners: plain,
  faq: white,
  contact: white,
};

const isBelowHero = (id: SectionId): id is BelowHero => id !== "home";

/**
 * Returns the sections below the hero with their grounds. In the owner's order they alternate; the portfolio is dark
 * everywhere, and sections without content do not count.
 */
export function groundsOf(
  { sections }: Pick<SiteContext, "sections">,
  { testimonials, faqs }: Pick<HomeData, "testimonials" | "faqs">,
): readonly (readonly [BelowHero, string])[] {
  const ids = (sections?.page ?? sectionIds).filter(isBelowHero);
  if (!sections) return ids.map((id) => [id, own[id]]);
  const isEmpty = { testimonials: testimonials.length === 0, faq: faqs.length === 0 };
  let isWhite = false;
  return ids.map((id) => {
    const isPassedOver = id === "portfolio" || (id in isEmpty && isEmpty[id as keyof typeof isEmpty]);
    if (!isPassedOver) isWhite = !isWhite;
    return [id, isWhite ? white : plain];
  });
}
