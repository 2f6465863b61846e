import { type ContentResource, contentResources, pagePath, titleOf } from "@etalase/contracts/kinds";
import type { Source } from "../../domain/user.ts";
import type { ChangeContent } from "../content.ts";
import { renumber } from "../order.ts";
import type { Transaction } from "../ports.ts";
import type { Entry as Lead } from "../redirects/redirect-store.ts";
import { type CompareNeeds, type Comparison, createComparison } from "./compare.ts";
import type { Entry, Outcome } from "./entry.ts";
import type { AnyRecord, ExchangeKinds } from "./kinds.ts";
import { createMatching, type MatchNeeds } from "./match.ts";
import type { ImportPictures, LostPicture } from "./pictures.ts";
import { formerSlugsOf, oldPathsOf } from "./provenance.ts";

export type WriteNeeds = MatchNeeds &
  CompareNeeds &
  Readonly<{
    /** Runs work in a transaction during which no content changes. */
    exclusively: Transaction;
  }>;

/** An entry that is written, or would be; its former slugs and paths are to lead to its record. */
export type Written = Readonly<{
  resource: ContentResource;
  id: string;
  title: string;
  slug: string;
  outcome: Outcome;
  formerSlugs: readonly string[];
  oldPaths: readonly string[];
  /** The pictures on another site that could not be fetched. */
  lost: readonly LostPicture[];
}>;

type WriteOptions = Readonly<{ pictures: ImportPictures; by: Source }>;

/** Returns the function that writes the entries of one file, one after the other, each in one transaction. */
export function createEntryWrite(needs: WriteNeeds, { pictures, by }: WriteOptions) {
  const { kinds, exclusively, origins } = needs;
  const matching = createMatching(needs, by);
  const { prepare, compare } = createComparison(needs, pictures, by);

  const store = async (
    { resource }: Entry,
    { action, values, files, past }: Comparison,
    existing: AnyRecord | null,
  ) => {
    const { writing } = kinds[resource];
    if (existing) return action === "same" ? existing : writing.update(existing.id, values, { by, files });
    const record = await writing.create(values, files, by, past);
    matching.created(record.id);
    return record;
  };

  const write = async (read: Entry, index: number): Promise<Written> => {
    const { entry, existing, isTrashed, other } = await matching.match(read);
    const { resource, place, values, oldPaths } = entry;
    const compared = await compare(entry, index, existing);
    const formerSlugs = formerSlugsOf(values);
    const paths = [...oldPaths, ...oldPathsOf(values)];
    const record = await store(entry, compared, existing);
    await origins.keep(entry, record.id);
    const [slug, { action, differences }] = [String(record.slug ?? ""), compared];
    return {
      resource,
      id: record.id,
      title: titleOf(resource, record),
      slug,
      outcome: {
        place,
        resource,
        title: titleOf(resource, existing ?? record),
        // A restored record counts as an update, even when it is unchanged.
        action: isTrashed && action === "same" ? "update" : action,
        isTrashed,
        beside: other && { title: titleOf(resource, other), slug },
        differences,
      },
      formerSlugs,
      oldPaths: paths,
      lost: pictures.lostBy(entry, index),
    };
  };

  /** @throws {DomainError} "invalid" for an entry that is refused: its transaction is rolled back then */
  return async (entry: Entry, index: number): Promise<Written> => {
    const ahead = async () => prepare(entry, index, await matching.foresee(entry));
    // Refusals come again in the transaction.
    await ahead().catch(() => {});
    return exclusively(() => write(entry, index));
  };
}

/** The redirects from a record's old paths. */
export function redirectsTo({ resource, slug, oldPaths }: Written): readonly Lead[] {
  const to = pagePath(resource, slug);
  return to === null ? [] : oldPaths.map((from) => ({ from, to }));
}

type AfterNeeds = Readonly<{ kinds: ExchangeKinds; changeContent: ChangeContent }>;

/** Makes former slugs lead to the record, unless another record has them. */
export async function leadFormerSlugs({ kinds, changeContent }: AfterNeeds, { resource, id, formerSlugs }: Written) {
  const { slugs } = kinds[resource];
  if (!slugs || formerSlugs.length === 0) return;
  const own = (await slugs.slugsOf([id])).get(id) ?? [];
  if (formerSlugs.every((slug) => own.includes(slug))) return;
  await changeContent(() => slugs.putSlugs(id, [...own, ...formerSlugs]));
}

/** Closes gaps in the orders of records, which came with their places on their former site. */
export async function closeRanks({ kinds, changeContent }: AfterNeeds) {
  for (const resource of contentResources) {
    const { order } = kinds[resource];
    const all = (await order?.all()) ?? [];
    if (order && all.some((record, place) => record.order !== place))
      await changeContent(async () => void (await renumber(order, await order.all())));
  }
}
