import { isDeepStrictEqual } from "node:util";
import type { OfficeHours } from "@etalase/contracts/site/office-hours";
import { initialSettings } from "../application/settings.ts";
import type { Settings } from "../domain/settings.ts";

const weekday = { opens: "09:00", closes: "17:00" };
const officeHours: OfficeHours = { zone: "WIB", days: [weekday, weekday, weekday, weekday, weekday, null, null] };

/** Lets visitors try links to chat and mail. The number is nobody's: Indonesia's toll-free ones begin with 800 1. */
const contact: Pick<Settings, "contactEmail" | "contactPhone" | "officeHours"> = {
  contactEmail: "halo@etalase.example",
  contactPhone: "+62 800 0000 0000",
  officeHours,
};

export const withDemoContact = (settings: Settings): Settings => ({ ...settings, ...contact });

/** Takes back of the contact what is still as the demo put it. */
export function withoutDemoContact(settings: Settings): Settings {
  const { contactEmail, contactPhone, officeHours } = initialSettings;
  return {
    ...settings,
    ...(settings.contactEmail === contact.contactEmail ? { contactEmail } : {}),
    ...(settings.contactPhone === contact.contactPhone ? { contactPhone } : {}),
    ...(isDeepStrictEqual(settings.officeHours, contact.officeHours) ? { officeHours } : {}),
  };
}
