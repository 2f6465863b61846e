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

const handle = /^@?([\p{L}\p{N}_][\p{L}\p{N}_.-]*)$/u;
// "etalase.id" may be an Instagram name as well as a site: without an @ it is treated as a site.
const name = /^[\p{L}\p{N}_][\p{L}\p{N}_-]*$/u;

/** Completes a name ("@etalase", "etalase") or, for WhatsApp, a number to the network's address. */
export function socialAddressOf(network: SocialNetwork, typed: string): string {
  const text = typed.trim();
  if (network === "whatsapp") {
    // A link may greet, which the number alone would not.
    const isNumber = opensChat(text) && !/[?&]text=/.test(text);
    return isNumber ? `https://wa.me/${whatsappDigits(cleanPhone(text))}` : webAddressOf(text);
  }
  const [, named] = (text.startsWith("@") || name.test(text) ? handle.exec(text) : null) ?? [];
  return named ? profiles[network] + named : webAddressOf(text);
}
