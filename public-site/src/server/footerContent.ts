import type { PublicApi, SiteContext } from "@etalase/contracts/public-api";
import { isConditional, menuIds, type SectionId } from "@etalase/contracts/site/sections";
import type { FooterContent } from "../frame/Footer.tsx";
import { recordsIn } from "../pages/home/data.ts";

const isThere = async (api: PublicApi, id: SectionId) => !isConditional(id) || (await recordsIn(api, id)).length > 0;

/** Returns the sections and services that the landing page has now, without those that cannot be fetched. */
export async function footerContent(api: PublicApi, { sections }: SiteContext): Promise<FooterContent> {
  const ids = sections?.menu ?? menuIds;
  const hasServices = ids.includes("features");
  const [services, ...areThere] = await Promise.all([
    hasServices ? api.records("services").catch(() => []) : [],
    ...ids.map((id) => isThere(api, id)),
  ]);
  return { sections: ids.filter((_id, place) => areThere[place]), services: services.map(({ title }) => title) };
}
