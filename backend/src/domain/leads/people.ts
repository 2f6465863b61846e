import { searchKey } from "@etalase/contracts/text/text";
import { digitsOfNamed } from "@etalase/contracts/text/typed-phone";
import { identityKey } from "../user.ts";
import type { Lead } from "./lead.ts";

/** The number in international form and the address without case; each empty when there is none that can be one. */
export function contactKeys({ phone, email }: Pick<Lead, "phone" | "email">) {
  const emailKey = identityKey(email);
  return { phoneKey: digitsOfNamed(phone), emailKey: emailKey.includes("@") ? emailKey : "" };
}

type LeadTexts = Pick<Lead, "name" | "phone" | "email">;

/**
 * Tells whether a lead belongs to a person. Tests are written by staff and messages held back by robots, under numbers
 * that they may have taken from a customer, so both belong to nobody; so do clicks, which say nothing about the sender.
 */
export const isSomebodys = ({ aside, name, phone, email }: LeadTexts & Readonly<{ aside: string }>): boolean =>
  aside === "" && [name, phone, email].some((text) => text !== "");

/** The part of a lead that decides with which others it is one person. */
export type Joined = Readonly<{ id: string; name: string; keys: readonly string[]; apart: string | null }>;

/** More different names than this under one number or address are an office, whose people are not one person. */
const namesOfOne = 10;

/** Tells whether the leads of one number or address are of several people; leads without a name say nothing. */
export const isOffice = (leads: readonly Pick<Joined, "name">[]): boolean =>
  new Set(leads.map(({ name }) => searchKey(name).trim()).filter(Boolean)).size > namesOfOne;

/**
 * Joins leads that share a key, over others too, as long as no two of them were split: a lead without a mark joins the
 * oldest that it can. `offices` are keys that join nobody.
 * @returns for each lead the id of its person, which is the one of the person's oldest lead
 */
export function personsOf(leads: readonly Joined[], offices: ReadonlySet<string>): ReadonlyMap<string, string> {
  const above = new Map<string, string>();
  const marks = new Map(leads.map(({ id, apart }) => [id, apart]));
  const oldestOf = (id: string): string => {
    const next = above.get(id);
    if (next === undefined) return id;
    const oldest = oldestOf(next);
    above.set(id, oldest);
    return oldest;
  };
  const join = (one: string, other: string): boolean => {
    const [mine, others] = [oldestOf(one), oldestOf(other)];
    if (mine === others) return true;
    const [older, younger] = mine < others ? [mine, others] : [others, mine];
    const [mark, split] = [marks.get(older), marks.get(younger)];
    if (mark && split && mark !== split) return false;
    above.set(younger, older);
    marks.set(older, mark ?? split ?? null);
    return true;
  };
  const known = new Map<string, string[]>();
  for (const { id, keys } of leads.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    for (const key of keys.filter((one) => !offices.has(one))) {
      const parted = known.get(key) ?? [];
      known.set(key, parted);
      if (!parted.some((other) => join(other, id))) parted.push(id);
    }
  return new Map(leads.map(({ id }) => [id, oldestOf(id)]));
}

type PersonsLead = LeadTexts & Pick<Lead, "status" | "value" | "createdAt">;

/**
 * A person as lists show it. Numbers are in international form, but as typed where they cannot be one; the latest name
 * and contacts come first. `value` sums up the won leads.
 */
export function personFrom(id: string, leads: readonly PersonsLead[]) {
  const latest = leads.toSorted((one, other) => Number(other.createdAt) - Number(one.createdAt));
  const phones = latest.map(({ phone }) => {
    const digits = digitsOfNamed(phone);
    return digits ? `+${digits}` : phone;
  });
  const emails = latest.map(({ email }) => identityKey(email));
  const different = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))];
  return {
    id,
    name: latest.find(({ name }) => name)?.name ?? "",
    phones: different(phones),
    emails: different(emails),
    leads: leads.length,
    value: leads.reduce((sum, { status, value }) => sum + (status === "won" ? (value ?? 0) : 0), 0),
    lastAt: latest[0]?.createdAt ?? new Date(0),
  };
}

export type Person = ReturnType<typeof personFrom>;
