import type { PublicApi } from "@etalase/contracts/public-api";
import type { FooterContent, FooterSection } from "../frame/Footer.tsx";
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

/** Returns the sections and services that the landing page has now, without those that cannot be fetched. */
export async function footerContent(api: PublicApi): Promise<FooterContent> {
  const [services, ...shown] = await Promise.all([
    api.services().catch(() => []),
    ...conditional.map(({ isShown }) => isShown(api).catch(() => false)),
  ]);
  const present = conditional.filter((_one, index) => shown[index]);
  const sections = sectionsIn("footer").flatMap((section) => [
    ...present.filter(({ before }) => before === section.id).map(({ id }) => id),
    section.id,
  ]);
  return { sections, services: services.map(({ title }) => title) };
}
