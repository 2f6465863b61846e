import { type ContentResource, contentResources, titleOf } from "@etalase/contracts/kinds";
import { exchangeMessages } from "@etalase/contracts/operating/exchange";
import { refusal } from "@etalase/contracts/refusals/refusal";
import { DomainError } from "../../domain/errors.ts";
import type { Source } from "../../domain/user.ts";
import type { ChangeContent } from "../content.ts";
import type { Trash } from "../history/trash.ts";
import { renumber } from "../order.ts";
import type { NewId, Pause } from "../ports.ts";
import type { Added } from "../redirects/many-redirects.ts";
import type { Redirects } from "../redirects/redirects.ts";
import { withAddress } from "./addresses.ts";
import type { Checked } from "./checking.ts";
import { type Entry, isRefused, type ReadEntries } from "./entry.ts";
import { createArrivals, createForeignIds } from "./identity.ts";
import type { AnyRecord, ExchangeKinds } from "./kinds.ts";
import { redirectsFrom } from "./old-paths.ts";
import type { Origins } from "./origins.ts";
import { versionIn } from "./past.ts";
import type { Resolve, ResolvedEntry } from "./resolving.ts";

export type BringNeeds = Readonly<{
  kinds: ExchangeKinds;
  trash: Pick<Trash, "lying" | "restore" | "kindsOf">;
  changeContent: ChangeContent;
  origins: Origins;
  /** Redirects paths of an earlier site to pages of this one. */
  oldPaths: Pick<Redirects, "addAll">;
  /** Grows with every change of public content. */
  contentVersion: () => Promise<number>;
  newId: NewId;
  pause: Pause;
}>;

/** A record that the import created or changed. */
export type Brought = Readonly<{ resource: ContentResource; id: string; title: string }>;

/** Called after each record of the file; without `brought`, it stays as it was. */
export type Progress = (written: number, brought?: Brought) => void;

type Later = Readonly<{
  resource: ContentResource;
  id: string;
  slug: string;
  former: readonly string[];
  old: readonly string[];
}>;

/** Creates the records of a file that was checked when the site had the version `seen`. */
function createCreating(needs: BringNeeds, seen: number, by: Source) {
  const { kinds, trash, changeContent, origins, contentVersion, newId } = needs;
  const hasArrived = createArrivals({ kinds, originOf: origins.recordOf });
  const [foreignOf, own] = [createForeignIds(trash.kindsOf), new Set<string>()];
  let known = seen;
  return async (entry: Entry, { values, files, past }: ResolvedEntry): Promise<AnyRecord> => {
    const record = await changeContent(async () => {
      // The site has changed since: if not by this import, then perhaps by another import of the same file.
      const isKnown = async () => (await hasArrived(entry, own)) || (await foreignOf(entry)) !== null;
      if ((await contentVersion()) !== known + 1 && (await isKnown()))
        throw new DomainError("stale", { message: exchangeMessages.changedSince });
      const { id = newId() } = past.begun ?? {};
      const begun = { ...past, begun: { ...past.begun, id } };
      const made = await kinds[entry.resource].writing.bringIn(values, files, by, begun);
      await origins.keep(entry, made.id);
      known = await contentVersion();
      return made;
    });
    own.add(record.id);
    return record;
  };
}

/** Restores the record of an entry from the trash. @returns the restored record */
async function bringBack({ kinds, trash }: BringNeeds, { resource, values }: Entry, id: string, by: Source) {
  if (!(await trash.lying(resource, id))) return null;
  await trash.restore([id], by, versionIn(values));
  const [record] = await kinds[resource].findByIds([id]);
  return record ?? null;
}

/** The record that belongs to an entry; it is restored when it is in the trash. */
async function known(needs: BringNeeds, entry: Entry, id: string | null, by: Source): Promise<AnyRecord | null> {
  if (id === null) return null;
  const [standing] = await needs.kinds[entry.resource].findByIds([id]);
  return standing ?? bringBack(needs, entry, id, by);
}

/** Makes former slugs lead to the record, unless another record has them. */
async function leadSlugs({ kinds, changeContent }: BringNeeds, { resource, id, former }: Later) {
  const { slugs } = kinds[resource];
  if (!slugs || former.length === 0) return;
  const own = (await slugs.slugsOf([id])).get(id) ?? [];
  if (former.every((slug) => own.includes(slug))) return;
  await changeContent(() => slugs.putSlugs(id, [...own, ...former]));
}

async function closeRanks({ kinds, changeContent }: BringNeeds) {
  for (const resource of contentResources) {
    const { order } = kinds[resource];
    const all = (await order?.all()) ?? [];
    if (order && all.some((record, place) => record.order !== place))
      await changeContent(async () => void (await renumber(order, await order.all())));
  }
}

type Bringing = Readonly<{ read: ReadEntries; checked: Checked; resolve: Resolve; by: Source; progress: Progress }>;

/** Writes the records of a file that was checked. @returns the records whose former addresses are to lead to them */
async function bringRecords(needs: BringNeeds, { read, checked, resolve, by, progress }: Bringing) {
  const { kinds, changeContent, origins, pause } = needs;
  const create = createCreating(needs, checked.version, by);
  const write = async (entry: Entry, resolved: ResolvedEntry, existing: AnyRecord | null): Promise<AnyRecord> => {
    if (!existing) return create(entry, resolved);
    // Kept first: an import that ends here finds the record again.
    await origins.keep(entry, existing.id);
    const { values, files, action } = resolved;
    if (action === "same") return existing;
    return kinds[entry.resource].writing.update(existing.id, values, { by, files });
  };
  const later: Later[] = [];
  let index = 0;
  for await (const one of read()) {
    await pause();
    if (isRefused(one))
      throw new DomainError("stale", { message: refusal("The file has changed while it was imported") });
    const { id, isTrashed, instead } = checked.identities[index] ?? { id: null, isTrashed: false };
    const entry = withAddress(one, instead);
    const bring = async () => {
      const existing = await known(needs, entry, id, by);
      const resolved = await resolve({ entry, index, existing });
      return { resolved, record: await write(entry, resolved, existing) };
    };
    // Restoring a record and its update are one change: when the update fails, the record stays in the trash.
    const { record, resolved } = await (isTrashed ? changeContent(bring) : bring());
    const { formerSlugs: former, oldPaths: old } = resolved;
    if (former.length + old.length > 0)
      later.push({ resource: entry.resource, id: record.id, slug: String(record.slug), former, old });
    index += 1;
    const { resource } = entry;
    if (resolved.action === "same") progress(index);
    else progress(index, { resource, id: record.id, title: titleOf(resource, record) });
  }
  return later;
}

/** Writes all that a file brings. @returns the result for its redirects */
export async function bringFile(needs: BringNeeds, bringing: Bringing): Promise<Added> {
  const later = await bringRecords(needs, bringing);
  // The present slugs of all records take precedence over former ones.
  for (const one of later) {
    await needs.pause();
    await leadSlugs(needs, one);
  }
  const redirects = await needs.oldPaths.addAll(later.flatMap(redirectsFrom));
  await closeRanks(needs);
  return redirects;
}
