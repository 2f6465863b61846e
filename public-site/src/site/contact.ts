import type { LeadClick } from "@etalase/contracts/leads/leads";
import type { SiteContext } from "@etalase/contracts/public-api";
import { type SocialNetwork, socialNetworkNames, socialNetworks } from "@etalase/contracts/settings";
import { paths } from "@etalase/contracts/site/paths";
import { whatsappDigits } from "@etalase/contracts/text/phone";
import { safeUrl } from "./safeUrl.ts";

/** The data attributes of a lead, which a click on the link reports (see `followClicks`). */
type LeadData = Readonly<{ lead: LeadClick; package?: string }>;

/** Returns a link for questions to the agency: a chat in WhatsApp, or the contact section when no number is set. */
export function askLink(
  { settings, whatsappFallback }: SiteContext,
  greeting: string,
  { lead, package: slug }: LeadData = { lead: "consultation" },
) {
  const number = whatsappDigits(settings.contactPhone) || whatsappDigits(whatsappFallback);
  if (!number) return { isChat: false, icon: "message-circle", link: { href: "#contact" } } as const;
  const href = `https://wa.me/${number}?text=${encodeURIComponent(greeting)}`;
  const attributes = { "data-lead": lead, "data-package": slug };
  return {
    isChat: true,
    icon: "whatsapp",
    link: { href, target: "_blank", rel: "noopener noreferrer", ...attributes },
  } as const;
}

const socialHref = (network: SocialNetwork, value: string) =>
  network === "whatsapp" && !/[a-z]/i.test(value) ? `https://wa.me/${whatsappDigits(value)}` : safeUrl(value);

/** Returns the networks that the settings name. */
export const socialLinks = ({ settings }: SiteContext) =>
  socialNetworks
    .filter((network) => settings.socialMedia[network])
    .map((network) => ({
      network,
      name: socialNetworkNames[network],
      href: socialHref(network, settings.socialMedia[network]),
    }));

/** Returns the address of the privacy policy in the language of the page. */
export const policyOf = ({ policy = paths.privacyPolicy }: SiteContext): string => policy;
