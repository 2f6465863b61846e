import type { SiteContext } from "@etalase/contracts/public-api";
import { type SocialNetwork, socialNetworkNames, socialNetworks } from "@etalase/contracts/settings";
import { safeUrl } from "./safeUrl.ts";

/** As wa.me takes it, in international form: "0812 3456 7890" and "+62 (0)812 3456 7890" are one. Else empty. */
function digitsOf(phone: string): string {
  const digits = phone
    .replace(/\D/g, "")
    .replace(/^00/, "")
    .replace(/^(?:62)?0/, "62");
  return /^\d{8,15}$/.test(digits) ? digits : "";
}

/** Links to where the agency is asked: a chat in WhatsApp, or without a number the contact section. */
export function askLink({ settings, whatsappFallback }: SiteContext, greeting: string) {
  const number = digitsOf(settings.contactPhone) || digitsOf(whatsappFallback);
  if (!number) return { isChat: false, icon: "message-circle", link: { href: "#contact" } } as const;
  const href = `https://wa.me/${number}?text=${encodeURIComponent(greeting)}`;
  return { isChat: true, icon: "whatsapp", link: { href, target: "_blank", rel: "noopener noreferrer" } } as const;
}

export const phoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, "")}`;

const socialHref = (network: SocialNetwork, value: string) =>
  network === "whatsapp" && /^[\d\s+()-]+$/.test(value) ? `https://wa.me/${digitsOf(value)}` : safeUrl(value);

/** The networks that the settings name. */
export const socialLinks = ({ settings }: SiteContext) =>
  socialNetworks
    .filter((network) => settings.socialMedia[network])
    .map((network) => ({
      network,
      name: socialNetworkNames[network],
      href: socialHref(network, settings.socialMedia[network]),
    }));
