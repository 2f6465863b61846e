import type { Media, PictureUse } from "../../domain/media.ts";
import { filesNamedIn, readdressed } from "../../domain/picture.ts";
import type { EachUse } from "../orphans.ts";
import type { Clock } from "../ports.ts";
import type { ReviewRepository } from "./reviews.ts";
import { type DeskRecords, ofPresent, type WorkingCopyRepository } from "./working-copies.ts";

/** Replaces a file by another in all drafts that show its address. Call it within a transaction. */
export type Readdress = (before: string, after: string) => Promise<void>;

/**
 * Changes only the addresses: later input stays, and so do the author and the time of each draft. An undo of the write
 * replaces them back, by address.
 */
export const createReaddress =
  ({ copies }: Readonly<{ copies: Pick<WorkingCopyRepository, "lockWithPictures" | "rewrite"> }>): Readdress =>
  async (before, after) => {
    if (before === after) return;
    for (const copy of await copies.lockWithPictures()) {
      const typed = { values: copy.values, base: copy.base };
      const changed = readdressed(typed, before, after);
      if (JSON.stringify(changed) !== JSON.stringify(typed)) await copies.rewrite({ ...copy, ...changed });
    }
  };

type Needs = Readonly<{
  copies: Pick<WorkingCopyRepository, "withPictures">;
  reviews: Pick<ReviewRepository, "open">;
  media: Readonly<{ findByIds(ids: readonly string[]): Promise<readonly Media[]> }>;
  records: DeskRecords;
  now: Clock;
}>;

/** The pictures that were chosen in the library, at any depth: a form sends their ids. */
function chosenIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "mediaId" in value && typeof value.mediaId === "string" ? [value.mediaId] : [];
  return [...own, ...Object.values(value).flatMap(chosenIn)];
}

/**
 * The places in unsaved input that name pictures: working copies, and the items of open review links. Copies and links
 * of records that are deleted or in the trash do not count.
 */
export const createDeskUses = ({ copies, reviews, media, records, now }: Needs): EachUse =>
  async function* deskUses(): AsyncGenerator<readonly PictureUse[]> {
    const typed = (await copies.withPictures()).map((copy) => ({ ...copy, field: "workingCopy", holds: copy.values }));
    const shown = (await reviews.open(now())).map((review) => ({ ...review, field: "review", holds: review.shown }));
    const present = await ofPresent(records, [...typed, ...shown]);
    const chosen = await media.findByIds([...new Set(present.flatMap(({ holds }) => chosenIn(holds)))]);
    const fileOf = new Map(chosen.map(({ id, picture }) => [id, picture.file]));
    const uses = present.flatMap(({ resource, key: id, title, field, holds }) => {
      const files = [...filesNamedIn(JSON.stringify(holds)), ...chosenIn(holds).map((one) => fileOf.get(one) ?? [])];
      return files.flat().map((file) => ({ resource, id, title, field, file }));
    });
    // Several people can have typed the same.
    yield [...new Map(uses.map((use) => [`${use.resource} ${use.id} ${use.field} ${use.file}`, use])).values()];
  };
