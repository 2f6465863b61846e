import { heldReasons, type LeadSort, type LeadStatus } from "@etalase/contracts/leads/leads";
import { sourceOf } from "@etalase/contracts/leads/sources";
import { searchKey } from "@etalase/contracts/text/text";
import {
  BigIntType,
  EntitySchema,
  type FilterQuery,
  type QueryOrderMap,
  UniqueConstraintViolationException,
} from "@mikro-orm/core";
import type { LeadRepository, LeadSearch } from "../../application/leads/leads.ts";
import { withoutPerson } from "../../domain/leads/counts.ts";
import { asideOf, isPersonal, type Lead, type LeadHistoryEntry, setAside } from "../../domain/leads/lead.ts";
import { endOfDay, startOfDay } from "../../domain/time.ts";
import { createTable, dateColumn, type Em, fresh, idColumn, referenceTo } from "../repository.ts";
import { inParts, type Parts } from "../search.ts";
import { userSchema } from "../users.ts";
import { holdingWords, inColumn } from "../words.ts";
import { createCountedLeads, forgottenLeadSchema, forgottenRow } from "./counts.ts";

type Entry = Omit<LeadHistoryEntry, "at"> & Readonly<{ at: string }>;
type Wanted = Readonly<{ packageSlug: string | null; packageName: string | null; packagePrice: number | null }>;
type LeadRow = Omit<Lead, "package" | "history" | "isTest" | "heldBack"> &
  Wanted &
  Readonly<{
    history: readonly Entry[];
    aside: ReturnType<typeof asideOf>;
    isPersonal: boolean;
    searchText: string;
    /** For the filter; null in rows that were stored before leads had a channel. */
    channel: string | null;
  }>;

const channelMax = 200;

// All values are safe integers in JavaScript.
const rupiah = { type: new BigIntType("number"), nullable: true } as const;
const day = { type: "character", length: 10, nullable: true, index: true } as const;

export const leadSchema = new EntitySchema<LeadRow>({
  name: "Lead",
  tableName: "leads",
  indexes: [
    // For clicks, which are limited and forgotten by their time of arrival.
    { properties: ["isPersonal", "createdAt"] },
    { properties: ["value", "createdAt", "id"] },
    { properties: ["status", "aside"] },
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

const channelIn = ({ source }: Pick<Lead, "source">) => sourceOf(source).slice(0, channelMax);

const rowOf = ({ package: wanted, history, isTest, heldBack, ...lead }: Lead): LeadRow => ({
  ...lead,
  aside: asideOf({ isTest, heldBack }),
  packageSlug: wanted?.slug ?? null,
  packageName: wanted?.name ?? null,
  packagePrice: wanted?.price ?? null,
  history: history.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
  isPersonal: isPersonal({ ...lead, history }),
  searchText: wordsOf(lead),
  channel: channelIn(lead),
});

/** All three or none, since they are written together. */
const wantedOf = (slug: string | null, name: string | null, price: number | null): Lead["package"] =>
  slug !== null && name !== null && price !== null ? { slug, name, price } : null;

function leadOf(row: Omit<LeadRow, "history"> & Partial<Pick<LeadRow, "history">>): Lead {
  const { packageSlug: slug, packageName: name, packagePrice: price, ...rest } = row;
  const { isPersonal: _personal, searchText: _words, channel: _channel, history = [], aside, ...lead } = rest;
  const isTest = aside === "test";
  return {
    ...lead,
    isTest,
    heldBack: isTest ? null : aside || null,
    package: wantedOf(slug, name, price),
    history: history.map((entry) => ({ ...entry, at: new Date(entry.at) })),
  };
}

const orders: Record<LeadSort, QueryOrderMap<LeadRow>> = {
  newest: { createdAt: "desc", id: "desc" },
  oldest: { createdAt: "asc", id: "asc" },
  // Both databases sort null below any number.
  valueDesc: { value: "desc", createdAt: "desc", id: "desc" },
  updated: { updatedAt: "desc", id: "desc" },
};

const ended: readonly LeadStatus[] = ["won", "lost"];

const held = { aside: { $in: [...heldReasons] } };
/** Written so that no index serves it: nearly all leads are counted, which SQLite would not expect. */
const counted = { aside: { $nin: [...setAside] } };

/** Tests are never due; a search by a client's code finds any lead. */
function amongWhich({ isTest, heldBack, due, search }: LeadSearch): FilterQuery<LeadRow> {
  if (heldBack) return held;
  if (isTest) return { aside: "test" };
  if (due || isTest === false) return counted;
  return search && heldBack === undefined ? {} : { aside: { $nin: [...heldReasons] } };
}

function whereOf(search: LeadSearch): FilterQuery<LeadRow> {
  const { status, kind, package: packageSlug, assignee, source: channel, from, to, due, ids, today } = search;
  return {
    $and: [
      amongWhich(search),
      status ? { status } : {},
      kind ? { kind } : {},
      packageSlug ? { packageSlug } : {},
      assignee ? { assignee } : {},
      channel ? { channel } : {},
      from ? { createdAt: { $gte: startOfDay(from) } } : {},
      to ? { createdAt: { $lt: endOfDay(to) } } : {},
      due ? { followUpAt: { $lte: today }, status: { $nin: [...ended] } } : {},
      ids ? { id: { $in: [...ids] } } : {},
      holdingWords(search.search, inColumn("search_text")),
    ],
  };
}

type Tables = { leads: { status: LeadStatus; aside: LeadRow["aside"] } };

const createLeadTable = (em: Em, parts: Parts) =>
  createTable<Lead, LeadRow, LeadSearch>(em, {
    schema: leadSchema,
    rowOf,
    recordOf: leadOf,
    whereOf,
    orderOf: ({ sort }) => orders[sort],
    unlisted: ["history"],
    parts,
  });

/** Finds leads that are kept no longer; an index of its own finds each kind. */
const outdatedIn =
  ({ find }: ReturnType<typeof createLeadTable>): LeadRepository["outdated"] =>
  async ({ clicksBefore, othersBefore, heldBefore, limit }) => {
    const byId = new Map<string, Lead>();
    const add = async (where: FilterQuery<LeadRow>, orderBy: QueryOrderMap<LeadRow>) => {
      if (byId.size === limit) return;
      for (const lead of await find(where, { limit: limit - byId.size, orderBy })) byId.set(lead.id, lead);
    };
    await add({ isPersonal: false, createdAt: { $lt: clicksBefore } }, orders.oldest);
    await add({ isPersonal: true, updatedAt: { $lt: othersBefore } }, { updatedAt: "asc", id: "asc" });
    await add({ ...held, createdAt: { $lt: heldBefore } }, orders.oldest);
    return [...byId.values()];
  };

async function readCounts(em: Em): ReturnType<LeadRepository["counts"]> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("leads")
    .select(({ fn }) => ["status", "aside", fn.countAll().as("count")])
    .groupBy(["status", "aside"])
    .execute();
  const counts = { statuses: new Map<LeadStatus, number>(), tests: 0, heldBack: 0 };
  for (const { status, aside, count } of rows) {
    if (aside === "") counts.statuses.set(status, Number(count));
    else counts[aside === "test" ? "tests" : "heldBack"] += Number(count);
  }
  return counts;
}

export function createLeadRepository(em: Em, parts = inParts) {
  const table = createLeadTable(em, parts);

  async function add(lead: Lead): Promise<boolean> {
    try {
      await table.insert(lead);
      return true;
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return false;
      throw error;
    }
  }

  return {
    list: table.list,
    findById: table.findById,
    findByIds: table.findByIds,
    update: table.update,
    async remove(ids) {
      await em.nativeDelete(forgottenLeadSchema, { id: { $in: [...ids] } });
      await table.remove(ids);
    },
    hasCode: async (code) => (await em.count(leadSchema, { code })) > 0,
    async codeOfEqual({ kind, package: wanted, name, phone, email, message, ...sent }, since) {
      const aside = asideOf(sent);
      const where = { kind, packageSlug: wanted?.slug ?? null, phone, email, aside, createdAt: { $gt: since } };
      const found = await table.find(where, { orderBy: orders.oldest });
      // Compared here, since MySQL ignores spaces at the end and differences of case.
      return found.find((lead) => lead.name === name && lead.message === message)?.code ?? null;
    },
    counts: () => readCounts(em),
    testIds: async () => (await table.find({ aside: "test" }, {})).map(({ id }) => id),
    add,
    async forget(leads) {
      const counted = leads.filter((lead) => asideOf(lead) === "");
      await em.insertMany(
        forgottenLeadSchema,
        counted.map((lead) => forgottenRow(withoutPerson(lead))),
      );
      await table.remove(leads.map(({ id }) => id));
    },
    async remember(lead) {
      await em.nativeDelete(forgottenLeadSchema, { id: lead.id });
      return add(lead);
    },
    counted: createCountedLeads(em),
    wonSince: async (time) =>
      (await em.find(leadSchema, { ...counted, status: "won", updatedAt: { $gte: time } }, fresh)).map(leadOf),
    async personal(afterId, limit) {
      const where = { isPersonal: true, id: { $gt: afterId } };
      return (await em.find(leadSchema, where, { ...fresh, limit, orderBy: { id: "asc" } })).map(leadOf);
    },
    count: () => em.count(leadSchema),
    countClicks: () => em.count(leadSchema, { isPersonal: false }),
    outdated: outdatedIn(table),
    async nameChannels(limit) {
      const rows = await em.find(leadSchema, { channel: null }, { ...fresh, fields: ["id", "source"], limit });
      for (const { id, source } of rows) await em.nativeUpdate(leadSchema, { id }, { channel: channelIn({ source }) });
      return rows.length;
    },
  } satisfies LeadRepository;
}
