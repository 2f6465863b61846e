import { heldReasons, type LeadSort, type LeadStatus } from "@etalase/contracts/leads/leads";
import { type FilterQuery, type QueryOrderMap, raw, UniqueConstraintViolationException } from "@mikro-orm/core";
import type { LeadRepository, LeadSearch } from "../../application/leads/leads.ts";
import { withoutPerson } from "../../domain/leads/counts.ts";
import { asideOf, type Lead, setAside } from "../../domain/leads/lead.ts";
import { isSomebodys } from "../../domain/leads/people.ts";
import { endOfDay, startOfDay } from "../../domain/time.ts";
import { createTable, type Em, fresh } from "../repository.ts";
import { inParts, type Parts } from "../search.ts";
import { createCountedLeads, forgottenLeadSchema, forgottenRow } from "./counts.ts";
import { createGrouping, isRegrouped } from "./grouping.ts";
import { type LeadRow, leadOf, leadSchema, rowOf, searched } from "./rows.ts";

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
      searched(search.search),
    ],
  };
}

const createLeadTable = (em: Em, parts: Parts) =>
  createTable<Lead, LeadRow, LeadSearch>(em, {
    schema: leadSchema,
    rowOf,
    recordOf: leadOf,
    whereOf,
    orderOf: ({ sort }) => orders[sort],
    unlisted: ["history"],
    untouched: ["personId"],
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
  const rows: readonly Readonly<Pick<LeadRow, "status" | "aside"> & { count: number }>[] = await em
    .createQueryBuilder(leadSchema)
    .select(["status", "aside", raw("count(*) as count")])
    .groupBy(["status", "aside"])
    .execute("all");
  const counts = { statuses: new Map<LeadStatus, number>(), tests: 0, heldBack: 0 };
  for (const { status, aside, count } of rows) {
    if (aside === "") counts.statuses.set(status, Number(count));
    else counts[aside === "test" ? "tests" : "heldBack"] += Number(count);
  }
  return counts;
}

export function createLeadRepository(em: Em, parts = inParts) {
  const table = createLeadTable(em, parts);
  const grouping = createGrouping(em);

  async function add(lead: Lead): Promise<boolean> {
    try {
      await table.insert(lead);
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return false;
      throw error;
    }
    if (isSomebodys({ ...lead, aside: asideOf(lead) })) await grouping.settle([lead.id], []);
    return true;
  }

  async function remove(ids: readonly string[]): Promise<void> {
    const keys = (await grouping.read("id", ids)).flatMap(grouping.keysOf);
    await table.remove(ids);
    await grouping.settle([], keys);
  }

  return {
    list: table.list,
    findById: table.findById,
    findByIds: table.findByIds,
    async update(lead) {
      const [before] = await grouping.read("id", [lead.id]);
      const after = await table.update(lead);
      if (before && isRegrouped(before, rowOf(lead))) await grouping.settle([lead.id], grouping.keysOf(before));
      return after;
    },
    async remove(ids) {
      await em.nativeDelete(forgottenLeadSchema, { id: { $in: [...ids] } });
      await remove(ids);
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
      await remove(leads.map(({ id }) => id));
    },
    async remember(lead) {
      await em.nativeDelete(forgottenLeadSchema, { id: lead.id });
      return add(lead);
    },
    counted: createCountedLeads(em),
    wonSince: async (time) =>
      (await em.find(leadSchema, { ...counted, status: "won", updatedAt: { $gte: time } }, fresh)).map(leadOf),
    answeredSince: (time) =>
      em
        .createQueryBuilder(leadSchema)
        .select(["createdAt", "firstAnswerAt"])
        .where({ aside: "", createdAt: { $gte: time }, firstAnswerAt: { $ne: null } })
        .execute("all"),
    async personal(afterId, limit) {
      const where = { isPersonal: true, id: { $gt: afterId } };
      return (await em.find(leadSchema, where, { ...fresh, limit, orderBy: { id: "asc" } })).map(leadOf);
    },
    count: () => em.count(leadSchema),
    countClicks: () => em.count(leadSchema, { isPersonal: false }),
    outdated: outdatedIn(table),
  } satisfies LeadRepository;
}
