import { sourceOf } from "@etalase/contracts/leads/sources";
import { searchKey } from "@etalase/contracts/text/text";
import { digitsOfNamed } from "@etalase/contracts/text/typed-phone";
import { BigIntType, EntitySchema, type FilterQuery } from "@mikro-orm/core";
import { asideOf, isPersonal, type Lead, type LeadHistoryEntry } from "../../domain/leads/lead.ts";
import { contactKeys } from "../../domain/leads/people.ts";
import { dateColumn, idColumn, referenceTo } from "../repository.ts";
import { userSchema } from "../users.ts";
import { holdingWords, inColumn } from "../words.ts";

type Entry = Omit<LeadHistoryEntry, "at"> & Readonly<{ at: string }>;
type Wanted = Readonly<{ packageSlug: string | null; packageName: string | null; packagePrice: number | null }>;
/** `phoneKey` is null in rows of the version before, which knew no persons; `grouping.ts` writes `personId`. */
type Person = Readonly<{ phoneKey: string | null; emailKey: string | null; personId: string | null }>;
export type LeadRow = Omit<Lead, "package" | "history" | "isTest" | "heldBack"> &
  Wanted &
  Person &
  Readonly<{
    history: readonly Entry[];
    aside: ReturnType<typeof asideOf>;
    isPersonal: boolean;
    searchText: string;
    /** For the filter; null in rows of the version before. */
    channel: string | null;
  }>;

const channelMax = 200;

// All values are safe integers in JavaScript.
const rupiah = { type: new BigIntType("number"), nullable: true } as const;
const day = { type: "character", length: 10, nullable: true, index: true } as const;
const idOrNull = { type: "character", length: 24, nullable: true } as const;

export const leadSchema = new EntitySchema<LeadRow>({
  name: "Lead",
  tableName: "leads",
  indexes: [
    // For clicks, which are limited and forgotten by their time of arrival.
    { properties: ["isPersonal", "createdAt"] },
    { properties: ["value", "createdAt", "id"] },
    { properties: ["status", "aside"] },
    { properties: ["personId", "createdAt"] },
  ],
  properties: {
    id: idColumn,
    code: { type: "character", length: 6, unique: true },
    kind: { type: "string", length: 20 },
    packageSlug: { type: "string", length: 160, nullable: true, index: true },
    packageName: { type: "string", length: 80, nullable: true },
    packagePrice: rupiah,
    name: { type: "string", length: 100 },
    phone: { type: "string", length: 40 },
    email: { type: "string", length: 254 },
    message: { type: "string", length: 2000 },
    status: { type: "string", length: 20, index: true },
    aside: { type: "string", length: 20, default: "", index: true },
    value: rupiah,
    lostReason: { type: "string", length: 20, nullable: true },
    source: { type: "json" },
    assignee: referenceTo(() => userSchema, "assignee_id"),
    followUpAt: day,
    firstAnswerAt: { ...dateColumn, nullable: true },
    history: { type: "json" },
    phoneKey: { type: "string", length: 15, nullable: true, index: true },
    emailKey: { type: "string", length: 254, nullable: true, index: true },
    apart: idOrNull,
    personId: idOrNull,
    isPersonal: { type: "boolean" },
    searchText: { type: "text" },
    channel: { type: "string", length: channelMax, nullable: true, index: true },
    createdAt: { ...dateColumn, index: true },
    updatedAt: { ...dateColumn, index: true },
    version: { type: "integer" },
  },
});

/** Some characters become several in a key; this many always fit into the column. */
const wordsMax = 16_000;

const wordsOf = ({ code, name, phone, email, message }: Pick<Lead, "code" | "name" | "phone" | "email" | "message">) =>
  searchKey([code, name, phone, email, message].join(" ")).slice(0, wordsMax);

/** Finds words anywhere in a lead, and a number in any spelling. */
export const searched = (search: string | undefined): FilterQuery<LeadRow> => {
  if (!search) return {};
  const phoneKey = digitsOfNamed(search);
  return { $or: [holdingWords(search, inColumn("search_text")), ...(phoneKey ? [{ phoneKey }] : [])] };
};

export const channelIn = ({ source }: Pick<Lead, "source">) => sourceOf(source).slice(0, channelMax);

export const rowOf = ({ package: wanted, history, isTest, heldBack, ...lead }: Lead): LeadRow => ({
  ...lead,
  aside: asideOf({ isTest, heldBack }),
  packageSlug: wanted?.slug ?? null,
  packageName: wanted?.name ?? null,
  packagePrice: wanted?.price ?? null,
  history: history.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
  ...contactKeys(lead),
  // Undos of the version before lack it.
  apart: lead.apart ?? null,
  personId: null,
  isPersonal: isPersonal({ ...lead, history }),
  searchText: wordsOf(lead),
  channel: channelIn(lead),
});

/** All three or none, since they are written together. */
const wantedOf = (slug: string | null, name: string | null, price: number | null): Lead["package"] =>
  slug !== null && name !== null && price !== null ? { slug, name, price } : null;

export function leadOf(row: Omit<LeadRow, "history"> & Partial<Pick<LeadRow, "history">>): Lead {
  const { packageSlug: slug, packageName: name, packagePrice: price, ...rest } = row;
  const { isPersonal: _personal, searchText: _words, channel: _channel, history = [], aside, ...keyed } = rest;
  const { phoneKey: _phone, emailKey: _email, personId: _person, ...lead } = keyed;
  const isTest = aside === "test";
  return {
    ...lead,
    isTest,
    heldBack: isTest ? null : aside || null,
    package: wantedOf(slug, name, price),
    history: history.map((entry) => ({ ...entry, at: new Date(entry.at) })),
  };
}
