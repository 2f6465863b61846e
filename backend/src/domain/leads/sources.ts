import type { LeadSource } from "@etalase/contracts/leads/leads";

/** The source of visitors who followed no link. */
export const direct = "langsung";

/** The most sources, and the most campaigns, that are counted by name in a day: strangers choose these names. */
export const namesADay = 200;
/** The name of all further sources or campaigns of the day. */
export const otherNames = "lain-lain";

/** In code points; longer names are cut. */
export const sourceNameMax = 200;

/** The fields that tell how a visitor found the site. */
export type FoundBy = Pick<LeadSource, "utmSource" | "utmCampaign" | "referrer">;

const cut = (name: string) => [...name].slice(0, sourceNameMax).join("").trim();

/** The name of a visitor's campaign, empty for none. */
export const campaignOf = ({ utmCampaign }: Pick<FoundBy, "utmCampaign">): string => cut(utmCampaign);

/** The name of a visitor's source: that of the link, else the host of the page with the link. */
export const sourceNameOf = ({ utmSource, referrer }: Pick<FoundBy, "utmSource" | "referrer">): string =>
  cut(utmSource || URL.parse(referrer)?.host || direct);
