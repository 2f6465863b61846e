import type { Person } from "@etalase/contracts/people.schema";
import { internationalForm } from "@etalase/contracts/text/typed-phone";
import { t } from "../kit/language/t.ts";

/** Writes a number as people read it; as typed where it cannot be one. */
export const phoneText = (phone: string): string => (/^\+\d+$/.test(phone) ? internationalForm(phone.slice(1)) : phone);

type Contacts = Readonly<{ phones: readonly string[]; emails: readonly string[] }>;

/** Returns the numbers and addresses of a person as people read them. */
export const contactsOf = ({ phones, emails }: Contacts): readonly string[] => [...phones.map(phoneText), ...emails];

/** Returns a person's display name. */
export const nameOf = (person: Contacts & Pick<Person, "name">): string =>
  person.name || contactsOf(person)[0] || t("Unknown");
