import type { PublicApi, SiteContext } from "@etalase/contracts/public-api";
import { menuIds, type SectionId } from "@etalase/contracts/site/sections";
import type { FooterContent } from "../frame/Footer.tsx";

/** Tells of the sections that the landing page has only with content whether it is there. */
const conditional: Partial<Record<SectionId, (api: PublicApi) => Promise<boolean>>> = {
  testimonials: async (api) => (await api.testimonials()).length > 0,
  faq: async (api) => (await api.faqs()).length > 0,
};

/** Returns the sections and services that the landing page has now, without those that cannot be fetched. */
export async function footerContent(api: PublicApi, { sections }: SiteContext): Promise<FooterContent> {
  const ids = sections?.menu ?? menuIds;
  const hasServices = ids.includes("features");
  const [services, ...isThere] = await Promise.all([
    hasServices ? api.services().catch(() => []) : [],
    ...ids.map((id) => conditional[id]?.(api).catch(() => false) ?? true),
  ]);
  return { sections: ids.filter((_id, place) => isThere[place]), services: services.map(({ title }) => title) };
}
