import type { PublicApi } from "@etalase/contracts/public-api";
import { type Section, sectionsIn } from "../frame/sections.ts";

/** Sections that depend on content, with the check for it. */
const isShown: Readonly<Record<string, (api: PublicApi) => Promise<boolean>>> = {
  testimonials: async (api) => (await api.testimonials()).length > 0,
};

/** Returns the footer's sections that the landing page has now; one whose check fails is left out. */
export async function footerSections(api: PublicApi): Promise<readonly Section[]> {
  const all = sectionsIn("footer");
  const shown = await Promise.all(all.map(({ id }) => isShown[id]?.(api).catch(() => false) ?? true));
  return all.filter((_section, index) => shown[index]);
}
