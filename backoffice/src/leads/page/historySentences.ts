import type { LeadStatus } from "@etalase/contracts/leads/leads";
import type { LeadHistoryEntry } from "@etalase/contracts/leads/leads.schema";
import { formatCalendarDay, rupiah } from "../../parts/format.ts";
import { statusNames } from "../lead/words.ts";

type Value = LeadHistoryEntry["from"];

/** Returns a staff member's name by id. */
type NameOf = (id: string) => string;

const isEmpty = (value: Value) => value === null || value === "";

/** Describes a field's change: set for the first time, changed, or removed. */
function becameOf(field: string, { from, to }: LeadHistoryEntry, say: (value: string | number) => string): string {
  if (to === null || to === "") return `removed the ${field}`;
  if (from === null || from === "") return `set the ${field} to ${say(to)}`;
  return `changed the ${field} from ${say(from)} to ${say(to)}`;
}

const sayStatus = (value: Value) => statusNames[value as LeadStatus] ?? String(value); // as the server tells it

const sentences: Readonly<Record<LeadHistoryEntry["what"], (entry: LeadHistoryEntry, nameOf: NameOf) => string>> = {
  status: ({ from, to }) => `moved it from ${sayStatus(from)} to ${sayStatus(to)}`,
  name: (entry) => becameOf("name", entry, String),
  phone: (entry) => becameOf("phone number", entry, String),
  email: (entry) => becameOf("e-mail address", entry, String),
  value: (entry) => becameOf("value", entry, (value) => rupiah(Number(value))),
  assignee: ({ by, from, to }, nameOf) => {
    if (isEmpty(to)) return from === by.id ? "gave it back" : `took it from ${nameOf(String(from))}`;
    return to === by.id ? "took it on" : `assigned it to ${nameOf(String(to))}`;
  },
  followUpAt: (entry) => becameOf("day to come back", entry, (day) => formatCalendarDay(String(day))),
  note: () => "noted",
};

/** Describes a change, as it follows a person's name; a note's own text comes after. */
export const sentenceOf = (entry: LeadHistoryEntry, nameOf: NameOf): string => sentences[entry.what](entry, nameOf);
