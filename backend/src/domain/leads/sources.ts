import type { LeadSource } from "@etalase/contracts/leads/leads";
import { rawSourceOf, sourceOf } from "@etalase/contracts/leads/sources";

/** The name under which counts store visitors who followed no link. */
export const direct = "langsung";

/** The most sources, and the most campaigns, that are counted by name in a day: strangers choose these names. */
export const namesADay = 200;
/** In code points; longer names are cut. */
export const sourceNameMax = 200;

/** The fields that tell how a visitor found the site. */
export type FoundBy = Pick<LeadSource, "utmSource" | "utmCampaign" | "referrer">;

const cut = (name: string) => [...name].slice(0, sourceNameMax).join("").trim();

/** The name of a visitor's campaign, empty for none. */
export const campaignOf = ({ utmCampaign }: Pick<FoundBy, "utmCampaign">): string => cut(utmCampaign);

/** The stored name of a visitor's source, as it came; counts are grouped by channel when they are read. */
export const sourceNameOf = (source: Pick<FoundBy, "utmSource" | "referrer">): string =>
  cut(rawSourceOf(source) || direct);

const channelMax = 50;

/** Links of one campaign may be on several channels: the name of its count begins with the channel. Empty for none. */
export function campaignKeyOf(source: FoundBy): string {
  const campaign = campaignOf(source);
  return campaign && cut(`${[...sourceOf(source)].slice(0, channelMax).join("")}\t${campaign}`);
}

/** Counts of earlier versions have no channel. */
export function campaignIn(key: string): Readonly<{ source: string; name: string }> {
  const at = key.indexOf("\t");
  return { source: key.slice(0, Math.max(at, 0)), name: key.slice(at + 1) };
}
