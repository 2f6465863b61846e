import { redirectLimits, redirectMessages } from "@etalase/contracts/redirects";
import type { RedirectsQuery } from "@etalase/contracts/redirects.schema";
import { DomainError, invalidField } from "../../domain/errors.ts";
import { createRedirectIndex, endOf, type RedirectIndex } from "../../domain/redirects/redirect-index.ts";
import { isForeign, isReserved, type Redirect, sourceOf, targetOf } from "../../domain/redirects/redirects.ts";
import { foldedSource, pathIn } from "../../domain/redirects/sources.ts";
import type { Rows } from "../content.ts";
import type { Clock, NewId } from "../ports.ts";
import type { ContentPages } from "./content-pages.ts";
import { spellings, type UnknownAddressRepository } from "./unknown-addresses.ts";

/** A redirect as somebody types it. */
export type Entry = Readonly<{ from: string; to: string }>;

/** A redirect in the form in which it is stored. */
export type Way = Pick<Redirect, "path" | "target">;

/** The target of a stored redirect: the site may own an address by now that was another site's. */
export const leadOf = ({ target }: Way, publicUrl: string): string =>
  target.startsWith("/") ? target : (targetOf(target, publicUrl) ?? target);

/** Leaves out redirects from reserved paths, which earlier versions could store. */
export const redirectIndexOf = (stored: readonly Redirect[], publicUrl: string): RedirectIndex =>
  createRedirectIndex(
    stored.filter(({ path }) => !isReserved(path)).map((one) => [one.path, leadOf(one, publicUrl)] as const),
  );

/** @throws {DomainError} "invalid" when no redirect fits beside all of these */
export function refuseTooMany(all: RedirectIndex) {
  if (all.size() >= redirectLimits.max) throw new DomainError("invalid", { message: redirectMessages.tooMany });
}

export interface RedirectRepository {
  list(query: RedirectsQuery): Promise<Rows<Redirect>>;
  all(): Promise<readonly Redirect[]>;
  findById(id: string): Promise<Redirect | null>;
  insert(redirect: Redirect): Promise<void>;
  change(id: string, change: Way): Promise<void>;
  remove(id: string): Promise<void>;
}

export type StoreNeeds = Readonly<{
  redirects: RedirectRepository;
  unknown: Pick<UnknownAddressRepository, "remove">;
  publicUrl: string;
  now: Clock;
  newId: NewId;
}>;

/** Checks redirects against the stored ones, and stores them so that no visitor is redirected twice. */
export function createRedirectStore(needs: StoreNeeds & Readonly<{ pages: ContentPages }>) {
  const { redirects, unknown, pages, publicUrl, now, newId } = needs;

  /** Points redirects to this path at its new target. */
  async function shorten({ path, target }: Way) {
    const all = await redirects.all();
    const place = foldedSource(pathIn(path));
    const near = all.filter((one) => foldedSource(pathIn(one.target)) === place);
    if (near.length === 0) return;
    const leads = redirectIndexOf(all, publicUrl);
    for (const one of near)
      if (leads.sourceFor(one.target) === path) await redirects.change(one.id, { path: one.path, target });
  }

  return {
    /** @param except the id of a redirect that is left out */
    leads: async (except?: string) =>
      redirectIndexOf(
        (await redirects.all()).filter(({ id }) => id !== except),
        publicUrl,
      ),

    /** @throws {DomainError} "invalid" or "conflict" with the field that is wrong */
    async checked({ from, to }: Entry, all: RedirectIndex): Promise<Way> {
      const [path, target] = [sourceOf(from), targetOf(to, publicUrl)];
      if (isForeign(from, publicUrl)) throw invalidField("from", redirectMessages.foreign);
      if (path === null) throw invalidField("from", redirectMessages.badPath);
      if (target === null) throw invalidField("to", redirectMessages.badTarget);
      if (isReserved(path)) throw invalidField("from", redirectMessages.reserved);
      if (all.has(path)) throw new DomainError("conflict", { errors: { from: redirectMessages.taken } });
      if (await pages.isPageOf(path)) throw invalidField("from", redirectMessages.exists);
      const end = endOf(target, path, all);
      if (end === null) throw invalidField("to", redirectMessages.loop);
      return { path, target: await pages.moved(end) };
    },

    /** Checks the other redirects only when one leads to this path: an import brings thousands. */
    async add(way: Way, { byName, isLedTo }: Readonly<{ byName: string | null; isLedTo: boolean }>): Promise<Redirect> {
      const redirect = { id: newId(), ...way, byName, createdAt: now(), hits: 0, lastHitAt: null };
      await redirects.insert(redirect);
      if (isLedTo) await shorten(redirect);
      await unknown.remove(spellings(redirect.path));
      return redirect;
    },

    async change(id: string, way: Way) {
      await redirects.change(id, way);
      await shorten(way);
      await unknown.remove(spellings(way.path));
    },
  };
}

export type RedirectStore = ReturnType<typeof createRedirectStore>;
