import type { SiteContext } from "@etalase/contracts/public-api";
import { type ConditionalSection, isConditional, type SectionId, sectionIds } from "@etalase/contracts/site/sections";
import type { HomeData } from "./data.ts";

export type BelowHero = Exclude<SectionId, "home">;

/** The class of a section, which says its ground. */
export type Grounded = Readonly<{ ground: string }>;

const isBelowHero = (id: SectionId): id is BelowHero => id !== "home";

/**
 * Returns the sections below the hero with their grounds, which alternate. In the site's own order, the form at the end
 * is white; in the owner's, sections without records do not count, nor does the portfolio, which is dark everywhere.
 */
export function groundsOf(
  { sections }: Pick<SiteContext, "sections">,
  data: Pick<HomeData, ConditionalSection>,
): readonly (readonly [BelowHero, string])[] {
  const ids = (sections?.page ?? sectionIds).filter(isBelowHero);
  const isPassedOver = (id: BelowHero) => id === "portfolio" || (isConditional(id) && data[id].length === 0);
  let isWhite = false;
  return ids.map((id) => {
    if (!sections || !isPassedOver(id)) isWhite = !isWhite;
    return [id, isWhite || (!sections && id === "contact") ? "section white" : "section"];
  });
}
