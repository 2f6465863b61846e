import { type ContentResource, contentResources, pagePath } from "@etalase/contracts/kinds";
import { exchangeMessages } from "@etalase/contracts/operating/exchange";
import { redirectLimits } from "@etalase/contracts/operating/redirects";
import { DomainError } from "../../domain/errors.ts";
import type { Source, User } from "../../domain/user.ts";
import type { ChangeContent } from "../content.ts";
import type { Trash } from "../history/trash.ts";
import { renumber } from "../order.ts";
import type { NewId, Pause } from "../ports.ts";
import type { Added } from "../redirects/many-redirects.ts";
import type { Entry as Lead } from "../redirects/redirect-rules.ts";
import type { Redirects } from "../redirects/redirects.ts";
import { type Entry, isRefused, type Refused } from "./entry.ts";
import { createArrivals, createDuplicates, createForeignIds, createIdentities, foreignId } from "./identity.ts";
import type { AnyRecord, ExchangeKinds } from "./kinds.ts";
import { idOf, versionIn } from "./past.ts";
import { createImportPictures, type ImportPictures } from "./pictures.ts";
import { createWeighing, type Difference, refusalSentence, type Weighed } from "./weighing.ts";

/** Reads a file from its beginning: an import reads it twice, and keeps none of it in memory. */
export type ReadEntries = () => AsyncIterable<Entry | Refused>;

/** The effect of one entry, in an import or in its preview. */
export type Outcome = Readonly<{
  where: string;
  resource: ContentResource;
  title: string;
  action: "create" | "update" | "same";
  /** Whether the record is in the trash, and is restored from there. */
  isTrashed: boolean;
  differences: readonly Difference[];
}>;

export type Summary = Readonly<{
  create: number;
  update: number;
  same: number;
  refused: number;
  /** Equal for the same outcomes of the same entries. */
  digest: string;
}>;

/** The result of an import or of its preview. */
export type Imported = Readonly<{ summary: Summary; redirects: Added }>;

export type ImportNeeds = Parameters<typeof createImportPictures>[0] &
  Readonly<{
    kinds: ExchangeKinds;
    findAuthor: (id: string) => Promise<User | null>;
    trash: Pick<Trash, "lying" | "restore" | "kindsOf">;
    changeContent: ChangeContent;
    /** Redirects paths of an earlier site to pages of this one. */
    oldPaths: Pick<Redirects, "addAll" | "foresee">;
    /** Grows with every change of public content. */
    contentVersion: () => Promise<number>;
    newId: NewId;
    pause: Pause;
  }>;

type Told = (one: Outcome | Refused) => void;

/** Called with the number of written records. */
type Progress = (written: number) => void;

/** The result of the first reading that the second one needs for an entry. */
type Identity = Readonly<{ id: string | null; isTrashed: boolean }>;

/** The redirects from a record's old paths. */
function leadsOf({ resource, slug, old }: Pick<Later, "resource" | "slug" | "old">): readonly Lead[] {
  const to = pagePath(resource, slug);
  return to === null ? [] : old.map((from) => ({ from, to }));
}

type Later = Readonly<{
  resource: ContentResource;
  id: string;
  slug: string;
  former: readonly string[];
  old: readonly string[];
}>;

/** The limit exists because some facts of each record are held in memory. */
const mostRecords = 100_000;

const editorial = { id: null, name: "Redaksi" };

export function createImport(needs: ImportNeeds) {
  const { kinds, trash, changeContent, oldPaths, contentVersion, digestOf, newId, pause } = needs;

  /** Weighs the entries of one file, one after the other. */
  const weighing = (pictures: ImportPictures, by: Source) => {
    // The file's projects by their ids there: testimonials that refer to them come later.
    const projects = new Map<string, Readonly<{ id: string; isNew: boolean }>>();
    const weigh = createWeighing({
      kinds,
      pictures,
      findAuthor: needs.findAuthor,
      byline: by.user ?? editorial,
      projectOf: (id) => projects.get(id) ?? { id, isNew: false },
    });
    return async (entry: Entry, index: number, existing: AnyRecord | null): Promise<Weighed> => {
      const weighed = await weigh({ entry, index, existing });
      const { _id: id } = entry.values;
      if (entry.resource === "portfolio" && typeof id === "string")
        projects.set(id, { id: existing?.id ?? id, isNew: existing === null });
      return weighed;
    };
  };

  const foreignOf = createForeignIds(trash.kindsOf);

  const lyingOf = async ({ resource, values }: Entry): Promise<AnyRecord | null> => {
    const id = idOf(values);
    // A record in the trash came from the repository of its kind.
    return id ? ((await trash.lying(resource, id)) as AnyRecord | null) : null;
  };

  /** Checks the whole file. @returns the records that the entries belong to, and the site's version at that time */
  const check = async (read: ReadEntries, pictures: ImportPictures, by: Source, told: Told) => {
    const version = await contentVersion();
    const [identify, refuseTwice, weigh] = [createIdentities(kinds), createDuplicates(kinds), weighing(pictures, by)];
    const identities: Identity[] = [];
    const leads: Lead[] = [];
    const counts = { create: 0, update: 0, same: 0, refused: 0 };
    let digest = "";
    const tell = (one: Outcome | Refused) => {
      digest = digestOf(new TextEncoder().encode(digest + JSON.stringify(one)));
      told(one);
    };
    const refuse = (refused: Refused) => {
      counts.refused += 1;
      tell(refused);
    };
    const look = async (entry: Entry) => {
      const standing = await identify(entry);
      const trashed = standing ? null : await lyingOf(entry);
      const existing = standing ?? trashed;
      refuseTwice(entry, existing);
      const foreign = existing ? null : await foreignOf(entry);
      if (foreign) throw foreignId(foreign);
      const { action, title, slug, differences, oldPaths: old } = await weigh(entry, identities.length, existing);
      identities.push({ id: existing?.id ?? null, isTrashed: trashed !== null });
      // More redirects cannot be stored anyway.
      if (leads.length <= redirectLimits.max) leads.push(...leadsOf({ resource: entry.resource, slug, old }));
      // A restored record counts as an update, even when it is unchanged.
      const done = trashed && action === "same" ? "update" : action;
      counts[done] += 1;
      const { where, resource } = entry;
      tell({ where, resource, title, action: done, isTrashed: trashed !== null, differences });
    };
    for await (const one of read()) {
      await pause();
      if (identities.length >= mostRecords)
        throw new DomainError("invalid", { message: exchangeMessages.tooMany(mostRecords) });
      if (isRefused(one)) refuse(one);
      else
        await look(one).catch((error: unknown) => {
          if (!(error instanceof DomainError) || error.kind !== "invalid") throw error;
          identities.push({ id: null, isTrashed: false });
          refuse({ where: one.where, problem: refusalSentence(error) });
        });
    }
    return { identities, leads, version, summary: { ...counts, digest } satisfies Summary };
  };

  const bringIn = async ({ resource }: Entry, { values, files, past }: Weighed, by: Source): Promise<AnyRecord> => {
    const { id = newId() } = past.begun ?? {};
    return kinds[resource].writing.bringIn(values, files, by, { ...past, begun: { ...past.begun, id } });
  };

  /** Restores the record of an entry from the trash. @returns the restored record */
  const bringBack = async ({ resource, values }: Entry, id: string, by: Source): Promise<AnyRecord | null> => {
    if (!(await trash.lying(resource, id))) return null;
    await trash.restore([id], by, versionIn(values));
    const [record] = await kinds[resource].findByIds([id]);
    return record ?? null;
  };

  /** Creates the records of a file that was checked when the site had that version. */
  const creating = (seen: number) => {
    const [hasArrived, own] = [createArrivals(kinds), new Set<string>()];
    let known = seen;
    return async (entry: Entry, weighed: Weighed, by: Source): Promise<AnyRecord> => {
      const record = await changeContent(async () => {
        // The site has changed since: if not by this import, then perhaps by another import of the same file.
        const isKnown = async () => (await hasArrived(entry, own)) || (await foreignOf(entry)) !== null;
        if ((await contentVersion()) !== known + 1 && (await isKnown()))
          throw new DomainError("stale", { message: exchangeMessages.changedSince });
        const made = await bringIn(entry, weighed, by);
        known = await contentVersion();
        return made;
      });
      own.add(record.id);
      return record;
    };
  };

  /** Makes former slugs lead to the record, unless another record has them. */
  const leadSlugs = async ({ resource, id, former }: Later) => {
    const { slugs } = kinds[resource];
    if (!slugs || former.length === 0) return;
    const own = (await slugs.slugsOf([id])).get(id) ?? [];
    if (former.every((slug) => own.includes(slug))) return;
    await changeContent(() => slugs.putSlugs(id, [...own, ...former]));
  };

  const closeRanks = async () => {
    for (const resource of contentResources) {
      const { order } = kinds[resource];
      const all = (await order?.all()) ?? [];
      if (order && all.some((record, place) => record.order !== place))
        await changeContent(async () => void (await renumber(order, await order.all())));
    }
  };

  const writeAll = async (
    read: ReadEntries,
    { identities, version }: Readonly<{ identities: readonly Identity[]; version: number }>,
    pictures: ImportPictures,
    by: Source,
    progress: Progress,
  ): Promise<Added> => {
    const [weigh, create] = [weighing(pictures, by), creating(version)];
    const write = async (entry: Entry, weighed: Weighed, existing: AnyRecord | null): Promise<AnyRecord> => {
      if (!existing) return create(entry, weighed, by);
      const { values, files, action } = weighed;
      if (action === "same") return existing;
      return kinds[entry.resource].writing.update(existing.id, values, { by, files });
    };
    /** The record that belongs to an entry; it is restored when it is in the trash. */
    const known = async (entry: Entry, id: string | null): Promise<AnyRecord | null> => {
      if (id === null) return null;
      const [standing] = await kinds[entry.resource].findByIds([id]);
      return standing ?? bringBack(entry, id, by);
    };
    const later: Later[] = [];
    let index = 0;
    for await (const entry of read()) {
      await pause();
      if (isRefused(entry)) throw new DomainError("stale", { message: "The file has changed while it was imported" });
      const { id, isTrashed } = identities[index] ?? { id: null, isTrashed: false };
      const bring = async () => {
        const existing = await known(entry, id);
        const weighed = await weigh(entry, index, existing);
        return { weighed, record: await write(entry, weighed, existing) };
      };
      // Restoring a record and its update are one change: when the update fails, the record stays in the trash.
      const { record, weighed } = await (isTrashed ? changeContent(bring) : bring());
      const { formerSlugs: former, oldPaths: old } = weighed;
      if (former.length + old.length > 0)
        later.push({ resource: entry.resource, id: record.id, slug: String(record.slug), former, old });
      index += 1;
      progress(index);
    }
    // The present slugs of all records take precedence over former ones.
    for (const one of later) {
      await pause();
      await leadSlugs(one);
    }
    const redirects = await oldPaths.addAll(later.flatMap(leadsOf));
    await closeRanks();
    return redirects;
  };

  return {
    /** Previews an import. Nothing is written. */
    async foresee(read: ReadEntries, by: Source, told: Told): Promise<Imported> {
      const { summary, leads } = await check(read, createImportPictures(needs, false), by, told);
      return { summary, redirects: await oldPaths.foresee(leads) };
    },

    /**
     * Imports the whole file, or nothing when an entry is refused. `as` demands the result of a preview.
     * @throws {DomainError} "stale" when the result would differ
     */
    async run(
      read: ReadEntries,
      by: Source,
      { told, progress, as }: Readonly<{ told: Told; progress: Progress; as?: string | undefined }>,
    ): Promise<Imported> {
      const pictures = createImportPictures(needs, true);
      try {
        const { summary, ...checked } = await check(read, pictures, by, told);
        if (as !== undefined && summary.digest !== as)
          throw new DomainError("stale", { message: exchangeMessages.changedSince });
        const redirects =
          summary.refused === 0 ? await writeAll(read, checked, pictures, by, progress) : { added: 0, refused: [] };
        return { summary, redirects };
      } finally {
        await pictures.discard();
      }
    },
  };
}

export type Import = ReturnType<typeof createImport>;
