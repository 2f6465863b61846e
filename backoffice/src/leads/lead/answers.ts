import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { whatsappDigits } from "@etalase/contracts/text/phone";

const asked = {
  order: (about: string) => `pesanan ${about}`,
  consultation: () => "konsultasi",
  contact: (about: string) => (about ? `pesan Anda tentang ${about}` : "pesan Anda"),
} as const;

/** How an answer begins, in the language of the clients; the rest is typed in the chat or the mail. */
export function greetingOf({ name, kind, code, package: wanted }: Lead, siteName: string): string {
  const about = asked[kind](wanted?.name ?? "").trim();
  return `Halo${name ? ` ${name}` : ""}, terima kasih sudah menghubungi ${siteName}. Kami ingin menindaklanjuti ${about} (kode ${code}).\n\n`;
}

/** A chat with whoever it is, where the number is known and can be one. */
export function chatLink(lead: Lead, siteName: string): string | undefined {
  const digits = whatsappDigits(lead.phone);
  return digits ? `https://wa.me/${digits}?text=${encodeURIComponent(greetingOf(lead, siteName))}` : undefined;
}

/** A mail to whoever it is, where the address is known. */
export function mailLink(lead: Lead, siteName: string): string | undefined {
  const subject = lead.package ? `${lead.package.name} – ${siteName}` : `Pesan Anda – ${siteName}`;
  const fields = Object.entries({ subject, body: greetingOf(lead, siteName) });
  // Mail programs take "+" for what it is: spaces have to be %20.
  const query = fields.map(([field, text]) => `${field}=${encodeURIComponent(text)}`).join("&");
  return lead.email ? `mailto:${encodeURIComponent(lead.email).replace("%40", "@")}?${query}` : undefined;
}
