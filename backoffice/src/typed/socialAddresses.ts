import type { SocialNetwork } from "@etalase/contracts/settings";
import { webAddressOf } from "@etalase/contracts/text/addresses";
import { whatsappDigits } from "@etalase/contracts/text/phone";
import { cleanPhone, opensChat } from "@etalase/contracts/text/typed-phone";

/**
 * The start of a profile's address on each network. LinkedIn's is for companies, since the site belongs to an agency.
 */
const profiles: Readonly<Record<Exclude<SocialNetwork, "whatsapp">, string>> = {
  facebook: "https://www.facebook.com/",
  twitter: "https://x.com/",
  instagram: "https://www.instagram.com/",
  linkedin: "https://www.linkedin.com/company/",
  youtube: "https://www.youtube.com/@",
};

/** A link to a chat; people put the number behind it as they write it. */
const chat = /^(?:(?:https?:)?\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)([^/?&#]+)$/i;
const handle = /^@?([\p{L}\p{N}_][\p{L}\p{N}_.-]*)$/u;
// "etalase.id" may be an Instagram name as well as a site: without an @ it is treated as a site.
const name = /^[\p{L}\p{N}_][\p{L}\p{N}_-]*$/u;

/** Completes a name ("@etalase", "etalase") or, for WhatsApp, a number to the network's address. */
export function socialAddressOf(network: SocialNetwork, typed: string): string {
  const text = typed.trim();
  if (network === "whatsapp") {
    const number = cleanPhone(chat.exec(text)?.[1] ?? text);
    return opensChat(number) ? `https://wa.me/${whatsappDigits(number)}` : webAddressOf(text);
  }
  const [, named] = (text.startsWith("@") || name.test(text) ? handle.exec(text) : null) ?? [];
  return named ? profiles[network] + named : webAddressOf(text);
}
