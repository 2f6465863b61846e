import type { PublicApi } from "@etalase/contracts/public-api";
import { type Section, sectionsIn } from "../frame/sections.ts";

/** Sections that come and go with their content, and whether they are there. */
const isShown: Readonly<Record<string, (api: PublicApi) => Promise<boolean>>> = {
  testimonials: async (api) => (await api.testimonials()).length > 0,
};

/** Returns those of the footer that stand on the landing page now; one that could not be asked for does not. */
export async function footerSections(api: PublicApi): Promise<readonly Section[]> {
  const all = sectionsIn("footer");
  const shown = await Promise.all(all.map(({ id }) => isShown[id]?.(api).catch(() => false) ?? true));
  return all.filter((_section, index) => shown[index]);
}
