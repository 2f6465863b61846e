import { initialSettings } from "../application/settings.ts";
import type { Settings } from "../domain/settings.ts";

/** Lets visitors try links to chat and mail. The number is nobody's: Indonesia's toll-free ones begin with 800 1. */
const contact = { contactEmail: "halo@etalase.example", contactPhone: "+62 800 0000 0000" } as const;

export const withDemoContact = (settings: Settings): Settings => ({ ...settings, ...contact });

/** Takes back the contact that is still as the demo put it. */
export const withoutDemoContact = ({ contactEmail, contactPhone, ...settings }: Settings): Settings => ({
  ...settings,
  contactEmail: contactEmail === contact.contactEmail ? initialSettings.contactEmail : contactEmail,
  contactPhone: contactPhone === contact.contactPhone ? initialSettings.contactPhone : contactPhone,
});
