import type { PublicApi } from "@etalase/contracts/public-api";
import type { FooterSection } from "../frame/Footer.tsx";
import { sectionsIn } from "../frame/sections.ts";

type Conditional = Readonly<{
  id: FooterSection;
  before: FooterSection;
  isShown: (api: PublicApi) => Promise<boolean>;
}>;

/** Sections that the landing page has only with content, and the section that each stands before. */
const conditional: readonly Conditional[] = [
  { id: "testimonials", before: "partners", isShown: async (api) => (await api.testimonials()).length > 0 },
  { id: "faq", before: "contact", isShown: async (api) => (await api.faqs()).length > 0 },
];

/** Returns the footer's sections that the landing page has now; one whose check fails is left out. */
export async function footerSections(api: PublicApi): Promise<readonly FooterSection[]> {
  const shown = await Promise.all(conditional.map(({ isShown }) => isShown(api).catch(() => false)));
  const present = conditional.filter((_one, index) => shown[index]);
  return sectionsIn("footer").flatMap((section) => [
    ...present.filter(({ before }) => before === section.id).map(({ id }) => id),
    section.id,
  ]);
}
