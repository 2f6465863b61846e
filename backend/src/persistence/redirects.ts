import { redirectLimits } from "@etalase/contracts/redirects";
import type { RedirectsQuery } from "@etalase/contracts/redirects.schema";
import { EntitySchema, type QueryOrderMap, raw } from "@mikro-orm/core";
import type { NewId } from "../application/ports.ts";
import type { RedirectRepository } from "../application/redirects/redirect-store.ts";
import type { AskedAddresses, PathHits, UnknownAddressRepository } from "../application/redirects/unknown-addresses.ts";
import { type Redirect, searchMark, type UnknownAddress } from "../domain/redirects/redirects.ts";
import { removeBefore } from "./ended.ts";
import { createTable, dateColumn, type Em, fresh, idColumn } from "./repository.ts";
import { holdingWords, inColumn } from "./words.ts";

const { pathMax, targetMax, max, unknownMax } = redirectLimits;

export const redirectSchema = new EntitySchema<Redirect>({
  name: "Redirect",
  tableName: "redirects",
  indexes: [{ properties: ["hits", "id"] }],
  properties: {
    id: idColumn,
    path: { type: "string", length: pathMax, unique: true },
    target: { type: "string", length: targetMax },
    byName: { type: "string", length: 100, nullable: true },
    createdAt: dateColumn,
    hits: { type: "integer", default: 0 },
    lastHitAt: { ...dateColumn, nullable: true },
  },
});

export const unknownAddressSchema = new EntitySchema<UnknownAddress>({
  name: "UnknownAddress",
  tableName: "unknown_addresses",
  indexes: [{ properties: ["isIgnored", "hits", "path"] }],
  properties: {
    path: { type: "string", length: pathMax, primary: true },
    hits: { type: "integer" },
    lastHitAt: { ...dateColumn, index: true },
    referrer: { type: "string", length: 100 },
    isIgnored: { type: "boolean", default: false },
  },
});

const orders: Record<RedirectsQuery["sort"], QueryOrderMap<Redirect>> = {
  newest: { id: "desc" },
  hits: { hits: "desc", id: "desc" },
  path: { path: "asc" },
};

const asTyped = (text: string) => text;

export function createRedirectRepository(em: Em): RedirectRepository {
  const table = createTable<Omit<Redirect, "version">, Redirect, RedirectsQuery>(em, {
    schema: redirectSchema,
    rowOf: (redirect) => ({ ...redirect }),
    recordOf: (row) => ({ ...row }),
    whereOf: ({ search, ids }) => ({
      $and: [
        ids ? { id: { $in: ids } } : {},
        holdingWords(search, inColumn("path", asTyped), inColumn("target", asTyped)),
      ],
    }),
    orderOf: ({ sort }) => orders[sort],
  });
  return {
    list: table.list,
    findById: table.findById,
    insert: table.insert,
    remove: (id) => table.remove([id]),
    all: () => table.find({}, { orderBy: { id: "asc" } }),
    async change(id, { path, target }) {
      await em.nativeUpdate(redirectSchema, { id }, { path, target });
    },
  };
}

export const createUnknownAddressRepository = (em: Em): UnknownAddressRepository => ({
  async list({ page, limit, start }) {
    const orderBy = { hits: "desc", path: "asc" } as const;
    const [rows, total] = await em.findAndCount(
      unknownAddressSchema,
      { isIgnored: false, path: { $like: `${start}%` } },
      { ...fresh, limit, offset: (page - 1) * limit, orderBy },
    );
    return { rows: rows.map((row) => ({ ...row })), total };
  },
  async ignore(paths) {
    await em.nativeUpdate(unknownAddressSchema, { path: { $in: paths } }, { isIgnored: true });
  },
  async remove(paths) {
    await em.nativeDelete(unknownAddressSchema, { path: { $in: paths } });
  },
  removeBefore: (time) => removeBefore(em, { schema: unknownAddressSchema, key: "path", since: "lastHitAt" }, time),
});

export function createAskedAddresses(em: Em, newId: NewId): AskedAddresses {
  const more = (hits: number) => raw(`hits + ${Math.trunc(hits)}`);

  /** A page that has moved gets no redirect of its own until a visitor requests its former address. */
  async function led({ path, hasMoved, hits, lastHitAt }: PathHits, target: string) {
    if (hasMoved) {
      await em.nativeUpdate(redirectSchema, { path, byName: null }, { target });
      // The page is there now: a redirect from its present address would lead in a circle once the page is gone.
      await em.nativeDelete(redirectSchema, { path: target, byName: null });
    }
    const change = { hits: more(hits), lastHitAt };
    if ((await em.nativeUpdate(redirectSchema, { path }, change)) > 0 || !hasMoved) return;
    if ((await em.count(redirectSchema)) >= max) return;
    const redirect = { id: newId(), path, target, byName: null, createdAt: lastHitAt, hits, lastHitAt };
    await em.upsert(redirectSchema, redirect, { onConflictFields: ["path"], onConflictAction: "ignore" });
  }

  /** Forgets the least requested address, so that a program that guesses addresses cannot fill the table for long. */
  async function madeWay(kind: { path: object }): Promise<boolean> {
    const orderBy = { hits: "asc", lastHitAt: "asc", path: "asc" } as const;
    const [least] = await em.find(unknownAddressSchema, { isIgnored: false, ...kind }, { ...fresh, orderBy, limit: 1 });
    if (least) await em.nativeDelete(unknownAddressSchema, { path: least.path });
    return least !== undefined;
  }

  async function missed({ path, hits, lastHitAt, referrer }: PathHits) {
    const change = { hits: more(hits), lastHitAt, referrer };
    if ((await em.nativeUpdate(unknownAddressSchema, { path }, change)) > 0) return;
    const kind = { path: { $like: path.startsWith(searchMark) ? `${searchMark}%` : "/%" } };
    if ((await em.count(unknownAddressSchema, kind)) >= unknownMax && !(await madeWay(kind))) return;
    const address = { path, hits, lastHitAt, referrer, isIgnored: false };
    await em.upsert(unknownAddressSchema, address, { onConflictFields: ["path"], onConflictAction: "ignore" });
  }

  return {
    async add(counts) {
      // In one order, so that two instances cannot deadlock.
      for (const one of counts.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
        await (one.target === null ? missed(one) : led(one, one.target));
    },
  };
}
