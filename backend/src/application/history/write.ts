import { type Deed, undoMs } from "@etalase/contracts/history";
import { idsOf } from "../../domain/content.ts";
import {
  type Doer,
  doerOf,
  type KeptRecord,
  type Reference,
  type Step,
  type UndoInList,
} from "../../domain/history.ts";
import { packed } from "../../domain/snapshot.ts";
import type { PictureRegistry } from "../media.ts";
import type { History, Versioned, Writer } from "../ports.ts";
import type { Tools } from "../tools.ts";
import { type Kind, type Kinds, kindOf } from "./kinds.ts";
import type { HistoryStore, UndoTokens } from "./store.ts";
import { createVersions } from "./versions.ts";

export type WriteNeeds = HistoryStore &
  Pick<Tools, "audit" | "now" | "newId"> &
  Readonly<{
    kinds: Kinds;
    tokens: UndoTokens;
    registry: Pick<PictureRegistry, "follow">;
    isClockAhead: () => Promise<boolean>;
    /** Called with each write, within its transaction. */
    wrote: (all: readonly Pick<AfterWrite, "resource" | "records" | "after">[]) => Promise<unknown>;
  }>;

const titleMax = 200;

/** A single record has the name of its kind as its id. */
const keptOf = (resource: string, records: readonly Versioned[] = []): readonly KeptRecord[] =>
  records.map((record) => ({ id: resource, ...record }));

const titleOf = (kind: Kind, record: KeptRecord) => [...kind.titleOf(record)].slice(0, titleMax).join("");

const placesIn = async ({ order }: Kind) => (order ? (await order.all()).map(({ id }) => id) : null);

/** The records of one kind before a write, and the facts about them that a deletion would remove. */
type BeforeWrite = Readonly<{
  resource: string;
  kind: Kind;
  records: readonly KeptRecord[];
  order: readonly string[] | null;
  references: readonly Reference[];
  slugsOf: (id: string) => readonly string[];
}>;

/** The same with the records after the write. */
type AfterWrite = BeforeWrite & Readonly<{ after: readonly KeptRecord[]; deleted: readonly KeptRecord[] }>;

function doneOf(before: BeforeWrite, records: readonly Versioned[] | undefined): AfterWrite {
  const after = keptOf(before.resource, records);
  const stays = new Set(after.map(({ id }) => id));
  return { ...before, after, deleted: before.records.filter(({ id }) => !stays.has(id)) };
}

function stepsOf({ resource, kind: { forUndo }, records, references, slugsOf, after }: AfterWrite): readonly Step[] {
  const versions = new Map(after.map(({ id, version }) => [id, version]));
  const known = new Set(records.map(({ id }) => id));
  const newRecords = after.filter(({ id }) => !known.has(id));
  const changed = records.map((record) => {
    const { id, version } = record;
    const own = references.filter(({ target }) => target === id);
    const was = forUndo ? { was: packed(forUndo(record)), references: own } : {};
    return { resource, id, from: version, to: versions.get(id) ?? null, slugs: slugsOf(id), ...was };
  });
  return [...changed, ...newRecords.map(({ id, version }) => ({ resource, id, from: null, to: version, slugs: [] }))];
}

/** A restored record has a version above the first. */
const isNew = ({ version }: KeptRecord) => version === 1;

function deedOf({ records, after }: AfterWrite): Deed {
  if (after.length === 0) return "delete";
  if (after.length === records.length) return "update";
  return after.some(isNew) ? "create" : "restore";
}

/** The description of a write by its main change. */
function summaryOf(all: readonly AfterWrite[]): Pick<UndoInList, "resource" | "title" | "count" | "deed"> {
  const main = all.find(({ records, after }) => records.length + after.length > 0);
  if (!main) return { resource: all[0]?.resource ?? "", title: "", count: 0, deed: "move" };
  const { resource, kind, records, after } = main;
  const [first] = records.length > 0 ? records : after;
  const title = first ? titleOf(kind, first) : "";
  return { resource, title, count: after.length || records.length, deed: deedOf(main) };
}

/** Tells whether a write leaves a history: a write without a signed-in person does so only on request. */
export const isKept = ({ user, history }: Writer): boolean =>
  history === "always" || (user !== null && history !== "none");

/** Stores the versions and deleted records of one kind. */
function createKeep(needs: WriteNeeds) {
  const { trash, now } = needs;
  const versions = createVersions(needs);

  /** Puts a deleted record into the trash. */
  const discard = ({ resource, kind, references, slugsOf }: BeforeWrite, record: KeptRecord, doer: Doer) => {
    const { id } = record;
    const title = titleOf(kind, record);
    const own = references.filter(({ target }) => target === id);
    const item = { id, resource, title, deletedAt: now(), snapshot: packed(record), slugs: slugsOf(id) };
    return trash.insert({ ...item, ...doer, references: own });
  };

  /** Raises records to these versions, so that the versions made by the write come after them. */
  const beginning = async (done: AfterWrite, at: ReadonlyMap<string, number>): Promise<AfterWrite> => {
    const atVersion = (record: KeptRecord) => ({ ...record, version: at.get(record.id) ?? record.version });
    const after: KeptRecord[] = [];
    for (const record of done.after) after.push(at.has(record.id) ? await done.kind.update(atVersion(record)) : record);
    return { ...done, after, records: done.records.map(atVersion), deleted: done.deleted.map(atVersion) };
  };

  return async (start: AfterWrite, doer: Doer): Promise<AfterWrite> => {
    const done = await beginning(start, await versions.begin(start.resource, start.records));
    const { resource, records, after, deleted } = done;
    for (const record of deleted) await discard(done, record, doer);
    await versions.add(resource, after, records, doer);
    return done;
  };
}

/** The order before and after a write that only moved records. */
async function orderOf([first]: readonly BeforeWrite[]) {
  const after = first ? await placesIn(first.kind) : null;
  return after && first?.order ? { before: first.order, after } : null;
}

/** Removes the versions of deleted records. */
async function forgetDeleted({ revisions }: WriteNeeds, all: readonly AfterWrite[]) {
  for (const { resource, deleted } of all) if (deleted.length > 0) await revisions.removeOf(resource, idsOf(deleted));
}

/** Stores the way to undo a write. @returns its token; nothing for a write without changes */
const createWayBack =
  ({ undos, tokens, now }: WriteNeeds) =>
  async (all: readonly AfterWrite[], doer: Doer): Promise<string | undefined> => {
    const steps = all.flatMap(stepsOf);
    const order = steps.length === 0 ? await orderOf(all) : null;
    if (steps.length === 0 && !order) return undefined;
    const token = tokens.create();
    await undos.insert({
      id: tokens.hashOf(token),
      ...summaryOf(all),
      ...doer,
      expiresAt: new Date(now().getTime() + undoMs),
      steps,
      order,
    });
    return token;
  };

/** Runs writes and stores their changes: versions, deleted records, and the way to undo them. */
export function createWrite(needs: WriteNeeds): History["write"] {
  const { kinds, references, registry, wrote, audit } = needs;
  const keep = createKeep(needs);
  const keepWay = createWayBack(needs);

  const look = async (resource: string, before: readonly Versioned[]): Promise<BeforeWrite> => {
    const kind = kindOf(kinds, resource);
    const records = keptOf(resource, before);
    const ids = records.map(({ id }) => id);
    const slugs = await kind.slugs?.slugsOf(ids);
    return {
      resource,
      kind,
      records,
      order: await placesIn(kind),
      references: ids.length > 0 ? await references.to(resource, ids) : [],
      slugsOf: (id) => slugs?.get(id) ?? [],
    };
  };

  const keepAll = async (all: readonly AfterWrite[], { user, undoable }: Writer) => {
    const doer = doerOf(user);
    const writes: AfterWrite[] = [];
    for (const one of all) writes.push(one.kind.forUndo ? one : await keep(one, doer));
    const token = await keepWay(writes, doer);
    if (token) undoable?.(token);
  };

  return async (by, before, work) => {
    const parts: BeforeWrite[] = [];
    for (const [resource, records] of Object.entries(before)) parts.push(await look(resource, records));
    const { after = {}, acts, result } = await work();
    const all = parts.map((one) => doneOf(one, after[one.resource]));
    const [left, stands] = [all.flatMap(({ records }) => records), all.flatMap(({ after }) => after)];
    await registry.follow(left, stands);
    await (isKept(by) ? keepAll(all, by) : forgetDeleted(needs, all));
    await wrote(all);
    // Comes last, since it locks the log.
    await audit.record(by, acts);
    return result;
  };
}
