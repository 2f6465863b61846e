import { contentResources, kinds, type PagedResource } from "@etalase/contracts/kinds";
import { redirectLimits, redirectMessages } from "@etalase/contracts/operating/redirects";
import type { RedirectInput, RedirectsQuery, UnknownQuery } from "@etalase/contracts/operating/redirects.schema";
import { DomainError, invalidField } from "../../domain/errors.ts";
import { isPublic, type Publication, publicAt } from "../../domain/publication.ts";
import {
  createLikest,
  endOf,
  isForeign,
  isReserved,
  isStandingPage,
  pathIn,
  pathOf,
  type Redirect,
  targetOf,
  type UnknownAddress,
} from "../../domain/redirects/redirects.ts";
import type { Actor } from "../../domain/user.ts";
import type { AuditLog } from "../audit.ts";
import { type ChangeContent, type Found, pageOf } from "../content.ts";
import { keptByEdition, type NamedEditions } from "../kept-by-edition.ts";
import type { Clock, NewId, Pause } from "../ports.ts";
import type { SluggedRepository } from "../slugs.ts";

export interface RedirectRepository {
  list(query: RedirectsQuery): Promise<Found<Redirect>>;
  all(): Promise<readonly Redirect[]>;
  findById(id: string): Promise<Redirect | null>;
  findByIds(ids: readonly string[]): Promise<readonly Redirect[]>;
  insert(redirect: Redirect): Promise<void>;
  change(id: string, change: Pick<Redirect, "path" | "target">): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

export interface UnknownAddressRepository {
  /** The addresses that nobody has ignored, the most requested first. */
  list(query: UnknownQuery): Promise<Found<UnknownAddress>>;
  ignore(path: string): Promise<void>;
  remove(path: string): Promise<void>;
  removeBefore(time: Date): Promise<void>;
}

type Page = Publication & Readonly<{ slug: string }>;
type Slugged = Pick<SluggedRepository<Page>, "findBySlug" | "addresses">;

type Needs = Readonly<{
  redirects: RedirectRepository;
  unknown: UnknownAddressRepository;
  /** The records that have pages. */
  records: Readonly<Record<PagedResource, Slugged>>;
  changeContent: ChangeContent;
  audit: Pick<AuditLog, "record">;
  editions: NamedEditions;
  publicUrl: string;
  now: Clock;
  newId: NewId;
  pause: Pause;
}>;

const pagedResources = contentResources.filter((resource): resource is PagedResource => "pageOf" in kinds[resource]);

const dayMs = 24 * 60 * 60 * 1000;

export type Entry = Readonly<{ from: string; to: string }>;
type Refused = Entry & Readonly<{ problem: string }>;

/** The result of adding many redirects: the number of new ones, and the reasons of refusals. */
export type Added = Readonly<{ added: number; refused: readonly Refused[] }>;

/** Redirects in one transaction, during which SQLite blocks this process. */
const atOnce = 50;
/** The number of pages that are compared with missed addresses before other work has its turn. */
const seenAtOnce = 500;

export function createRedirects({
  redirects,
  unknown,
  records,
  changeContent,
  audit,
  now,
  newId,
  editions,
  publicUrl,
  pause,
}: Needs) {
  /** The target of a stored redirect: the site may own an address by now that was another site's. */
  const leadOf = ({ target }: Redirect) => (target.startsWith("/") ? target : (targetOf(target, publicUrl) ?? target));
  /** Leaves out redirects from reserved paths, which earlier versions could store. */
  const map = async () => {
    const all = (await redirects.all()).filter(({ path }) => !isReserved(path));
    return new Map(all.map((one) => [one.path, leadOf(one)]));
  };
  const known = keptByEdition(editions.current, map);

  const publicPages = keptByEdition(editions.current, async () => {
    const shown = publicAt(now());
    const all: string[] = [];
    for (const resource of pagedResources)
      for (const { slug } of await records[resource].addresses(shown)) all.push(kinds[resource].pageOf(slug));
    return all;
  });

  /** The path of the public article or project with that address, even by a former slug. */
  async function contentAt(path: string): Promise<string | null> {
    for (const resource of pagedResources) {
      const { pageOf } = kinds[resource];
      const slug = path.startsWith(pageOf("")) ? path.slice(pageOf("").length) : "";
      const found = slug && !slug.includes("/") ? await records[resource].findBySlug(slug) : null;
      if (found && isPublic(found, now())) return pageOf(found.slug);
    }
    return null;
  }

  /** Tells whether a page exists, which a redirect would never replace. */
  const isPage = async (path: string) => isStandingPage(path) || (await contentAt(path)) !== null;

  /** The target with the present address of its page, which may have moved since. */
  async function moved(target: string): Promise<string> {
    const path = pathIn(target);
    const page = target.startsWith("/") ? await contentAt(path) : null;
    return page === null ? target : page + target.slice(path.length);
  }

  /** @throws {DomainError} "invalid" or "conflict" with the field that is wrong */
  async function checked({ from, to }: Entry, all: ReadonlyMap<string, string>) {
    const [path, target] = [pathOf(from), targetOf(to, publicUrl)];
    if (isForeign(from, publicUrl)) throw invalidField("from", redirectMessages.foreign);
    if (path === null) throw invalidField("from", redirectMessages.badPath);
    if (target === null) throw invalidField("to", redirectMessages.badTarget);
    if (isReserved(path)) throw invalidField("from", redirectMessages.reserved);
    if (all.has(path)) throw new DomainError("conflict", { errors: { from: redirectMessages.taken } });
    if (await isPage(path)) throw invalidField("from", redirectMessages.exists);
    const end = endOf(target, path, all);
    if (end === null) throw invalidField("to", redirectMessages.loop);
    return { path, target: await moved(end) };
  }

  /** Tells whether the path already leads there, by a redirect or as a present or former address of the page. */
  async function isThere({ from, to }: Entry, all: ReadonlyMap<string, string>) {
    const [path, target] = [pathOf(from), targetOf(to, publicUrl)];
    if (path === null || target === null || isForeign(from, publicUrl)) return false;
    if (path === pathIn(target)) return true;
    const end = await moved(endOf(target, path, all) ?? target);
    const lead = all.get(path);
    return (lead !== undefined && (await moved(lead)) === end) || (await contentAt(path)) === pathIn(end);
  }

  /** Points redirects to this path at its new target, so that no visitor is redirected twice. */
  async function shorten({ path, target }: Pick<Redirect, "path" | "target">) {
    for (const one of await redirects.all())
      if (pathIn(one.target) === path) await redirects.change(one.id, { path: one.path, target });
  }

  /** Checks the other redirects only when one leads to this path: an import brings thousands. */
  async function put(redirect: Redirect, isLedTo: boolean) {
    await redirects.insert(redirect);
    if (isLedTo) await shorten(redirect);
    await unknown.remove(redirect.path);
  }

  /** The new redirects among many, and the reasons why others are refused. */
  async function planned(entries: readonly Entry[], between: Pause) {
    const all = await map();
    const ledTo = new Set([...all.values()].map(pathIn));
    const wanted: (Pick<Redirect, "path" | "target"> & Readonly<{ isLedTo: boolean }>)[] = [];
    const refused: Refused[] = [];
    for (const entry of entries) {
      await between();
      if (await isThere(entry, all)) continue;
      try {
        if (all.size >= redirectLimits.max) throw new DomainError("invalid", { message: redirectMessages.tooMany });
        const { path, target } = await checked(entry, all);
        wanted.push({ path, target, isLedTo: ledTo.has(path) });
        all.set(path, target);
        ledTo.add(pathIn(target));
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        refused.push({ ...entry, problem: error.message });
      }
    }
    return { wanted, refused };
  }

  async function addSome(entries: readonly Entry[]): Promise<Added> {
    // No pause: the transaction blocks other writes anyway.
    const { wanted, refused } = await planned(entries, async () => {});
    for (const { path, target, isLedTo } of wanted) await put(made({ path, target }, null), isLedTo);
    return { added: wanted.length, refused };
  }

  const made = (change: Pick<Redirect, "path" | "target">, byName: string | null): Redirect => ({
    id: newId(),
    ...change,
    byName,
    createdAt: now(),
    hits: 0,
    lastHitAt: null,
  });
  const told = (action: "create" | "update" | "delete", { id, path }: Pick<Redirect, "id" | "path">) =>
    ({ action, resource: "redirects", record: { id, title: path } }) as const;

  return {
    /** Lists redirects with their present targets. */
    async list(query: RedirectsQuery) {
      const { rows, ...info } = pageOf(await redirects.list(query), query);
      const current = rows.map(async (row) => ({ ...row, target: await moved(leadOf(row)) }));
      return { rows: await Promise.all(current), ...info };
    },

    create: (input: RedirectInput, by: Actor) =>
      changeContent(async () => {
        const all = await map();
        if (all.size >= redirectLimits.max) throw new DomainError("invalid", { message: redirectMessages.tooMany });
        const redirect = made(await checked(input, all), by.user.name);
        await put(redirect, true);
        await audit.record(by, [told("create", redirect)]);
        return redirect;
      }),

    update: (id: string, input: RedirectInput, by: Actor) =>
      changeContent(async () => {
        const before = await redirects.findById(id);
        if (!before) throw new DomainError("notFound");
        const others = await map();
        others.delete(before.path);
        const change = await checked(input, others);
        await redirects.change(id, change);
        await shorten(change);
        await unknown.remove(change.path);
        await audit.record(by, [told("update", { id, ...change })]);
        return { ...before, ...change };
      }),

    /** Removes all redirects or none. @throws {DomainError} "notFound" */
    remove: (ids: readonly string[], by: Actor) =>
      changeContent(async () => {
        const found = await redirects.findByIds(ids);
        if (found.length !== ids.length) throw new DomainError("notFound");
        await redirects.remove(found.map(({ id }) => id));
        await audit.record(
          by,
          found.map((one) => told("delete", one)),
        );
        return found.length;
      }),

    /** Adds many redirects; existing ones stay as they are. */
    async addAll(entries: readonly Entry[]): Promise<Added> {
      const all: Refused[] = [];
      let sum = 0;
      for (let from = 0; from < entries.length; from += atOnce) {
        await pause();
        const { added, refused } = await changeContent(() => addSome(entries.slice(from, from + atOnce)));
        all.push(...refused);
        sum += added;
      }
      return { added: sum, refused: all };
    },

    /** Previews `addAll`. */
    async foresee(entries: readonly Entry[]): Promise<Added> {
      const { wanted, refused } = await planned(entries, pause);
      return { added: wanted.length, refused };
    },

    /** The paths that redirect to articles and projects, by the page; former addresses of the page are left out. */
    async toContent(): Promise<ReadonlyMap<string, readonly string[]>> {
      const leads: (readonly [path: string, page: string])[] = [];
      const pages = new Map<string, string | null>();
      for (const one of await redirects.all()) {
        await pause();
        const target = pathIn(leadOf(one));
        if (!pages.has(target)) pages.set(target, await contentAt(target));
        const page = pages.get(target) ?? null;
        if (page !== null && (await contentAt(one.path)) === null) leads.push([one.path, page]);
      }
      return new Map(
        [...Map.groupBy(leads, ([, page]) => page)].map(([page, own]) => [page, own.map(([path]) => path)]),
      );
    },

    /** The target for a visitor of an address without a page; undefined for none. */
    async targetFor(path: string): Promise<string | undefined> {
      const target = (await known()).get(path);
      return target && moved(target);
    },

    /** The target for an address that may be a page's; undefined for a page. */
    async leadFor(path: string): Promise<string | undefined> {
      const target = (await known()).get(path);
      return target === undefined || (await isPage(path)) ? undefined : moved(target);
    },

    /** All redirects with their targets. */
    leads: async () => (await redirects.all()).map(({ id, path, target }) => ({ id, path, target })),

    /** Tells whether a link to that path finds a page, even by a redirect. */
    leadsSomewhere: async (path: string): Promise<boolean> => (await isPage(path)) || (await known()).has(path),

    async unknown(query: UnknownQuery) {
      const { rows, ...info } = pageOf(await unknown.list(query), query);
      const pages = await publicPages();
      const likest = createLikest(rows.map(({ path }) => path));
      for (let from = 0; from < pages.length; from += seenAtOnce) {
        likest.see(pages.slice(from, from + seenAtOnce));
        await pause();
      }
      const found = likest.found();
      return { rows: rows.map((row) => ({ ...row, suggestion: found.get(row.path) ?? null })), ...info };
    },

    ignore: unknown.ignore,

    /** Forgets addresses that nobody has requested for a long time. */
    forget: () => unknown.removeBefore(new Date(now().getTime() - redirectLimits.forgetDays * dayMs)),
  };
}

export type Redirects = ReturnType<typeof createRedirects>;
