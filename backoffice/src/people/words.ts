import type { Person } from "@etalase/contracts/people.schema";
import { groupedPhone } from "@etalase/contracts/text/phone";
import { t } from "../kit/language/t.ts";

type Contacts = Readonly<{ phones: readonly string[]; emails: readonly string[] }>;

/** Returns the numbers and addresses of a person as people read them. */
export const contactsOf = ({ phones, emails }: Contacts): readonly string[] => [...phones.map(groupedPhone), ...emails];

/** Returns a person's display name. */
export const nameOf = (person: Contacts & Pick<Person, "name">): string =>
  person.name || contactsOf(person)[0] || t("Unknown");
