import { isDeepStrictEqual } from "node:util";
import type { OfficeHours } from "@etalase/contracts/site/office-hours";
import { initialSettings } from "../application/settings.ts";
import type { Settings } from "../domain/settings.ts";

const weekday = [{ opens: "09:00", closes: "17:00" }];
const officeHours: OfficeHours = { days: [weekday, weekday, weekday, weekday, weekday, null, null], holidays: [] };

/** Lets visitors try links to chat and mail. Nobody has this number: Indonesia's toll-free ones begin with 800 1. */
const contact: Pick<Settings, "contactEmail" | "contactPhone" | "officeHours"> = {
  contactEmail: "halo@etalase.example",
  contactPhone: "+62 800 0000 0000",
  officeHours,
};

export const withDemoContact = (settings: Settings): Settings => ({ ...settings, ...contact });

/** Resets the parts of the contact that are still the demo's. */
export function withoutDemoContact(settings: Settings): Settings {
  const { contactEmail, contactPhone, officeHours } = initialSettings;
  return {
    ...settings,
    ...(settings.contactEmail === contact.contactEmail ? { contactEmail } : {}),
    ...(settings.contactPhone === contact.contactPhone ? { contactPhone } : {}),
    ...(isDeepStrictEqual(settings.officeHours, contact.officeHours) ? { officeHours } : {}),
  };
}
