/*
 * The way of an import
 *
 * An adapter reads the file as entries (entry.ts). Each entry goes through one transaction (write.ts), which
 *   - matches it with the record that it belongs to, and restores that from the trash (match.ts; origins.ts knows the
 *     records that came from other products),
 *   - compares the two by the rules of forms (compare.ts; form-values.ts, provenance.ts and sent-pictures.ts take the
 *     values, the past and the pictures out of the entry),
 *   - writes the difference by the use cases of the kind (kinds.ts).
 * Pictures are found, fetched or stored before the transaction (pictures.ts, picture-source.ts), so that it waits for
 * none.
 *
 * A preview does the very same without storing pictures, and rolls each of these transactions back. An import is a
 * preview that refuses nothing, a second one when pictures of another site have failed, which are then tried again, and
 * at last the same in earnest. No transaction is longer than one entry takes: one for the whole file would hold up every
 * other write, and on SQLite every read. So an entry of a preview does not meet the earlier entries of its file in the
 * database, and match.ts and compare.ts remember them.
 */

import { exchangeMessages } from "@etalase/contracts/exchange";
import type { ContentResource } from "@etalase/contracts/kinds";
import { redirectLimits } from "@etalase/contracts/redirects";
import { DomainError } from "../../domain/errors.ts";
import type { Source } from "../../domain/user.ts";
import type { ChangeContent } from "../content.ts";
import type { Pause, Transaction } from "../ports.ts";
import type { Added } from "../redirects/many-redirects.ts";
import type { Entry as Lead } from "../redirects/redirect-store.ts";
import type { Redirects } from "../redirects/redirects.ts";
import {
  createTally,
  isRefused,
  type ReadEntries,
  type Refused,
  type Report,
  refusing,
  type Summary,
} from "./entry.ts";
import { createOrigins, type OriginNeeds } from "./origins.ts";
import type { PictureNeeds } from "./picture-source.ts";
import { createImportPictures, type ImportPictures, type LostPicture } from "./pictures.ts";
import { closeRanks, createEntryWrite, leadFormerSlugs, redirectsTo, type WriteNeeds, type Written } from "./write.ts";

/** A record that the import created or changed. */
export type Brought = Readonly<{ resource: ContentResource; id: string; title: string }>;

/** Called after each record of the file; without `brought`, it stays as it was. */
export type Progress = (count: number, brought?: Brought) => void;

/** A picture on another site that could not be fetched, and the article that lacks it. */
export type NotFetched = LostPicture & Readonly<{ record: Brought }>;

/** The result of an import or of its preview. */
export type Imported = Readonly<{ summary: Summary; redirects: Added; notFetched: readonly NotFetched[] }>;

type Needs = PictureNeeds &
  Omit<WriteNeeds, "origins"> &
  OriginNeeds &
  Readonly<{
    changeContent: ChangeContent;
    /** Redirects paths of an earlier site to pages of this one. */
    oldPaths: Pick<Redirects, "addAll" | "foresee">;
    pause: Pause;
  }>;

/** The result of a transaction, which its error rolls back. */
class RolledBack<T> extends Error {
  readonly result: T;
  constructor(result: T) {
    super();
    this.result = result;
  }
}

/** Runs transactions that are rolled back when their work is done. */
const rollingBack =
  (transaction: Transaction): Transaction =>
  <T>(work: () => Promise<T>) =>
    transaction<T>(async () => {
      throw new RolledBack(await work());
    }).catch((error: unknown) => {
      if (error instanceof RolledBack) return error.result;
      throw error;
    });

/** The limit exists because some facts of each record are held in memory. */
const mostThousands = 100;

type Write = ReturnType<typeof createEntryWrite>;

/** Takes all entries of a file through the same write. */
async function* passThrough(read: ReadEntries, write: Write, pause: Pause): AsyncGenerator<Written | Refused> {
  let index = 0;
  for await (const one of read()) {
    await pause();
    if (index >= mostThousands * 1000)
      throw new DomainError("invalid", { message: exchangeMessages.tooMany(mostThousands) });
    yield isRefused(one) ? one : await write(one, index++).catch(refusing(one));
  }
}

type Looking = Readonly<{ read: ReadEntries; by: Source; report: Report }>;

const nothing = { redirects: { added: 0, refused: [] }, notFetched: [] };

export function createImport(tools: Needs) {
  const needs = { ...tools, origins: createOrigins(tools) };
  const dry = { ...needs, exclusively: rollingBack(needs.exclusively) };
  const { oldPaths, pause } = needs;

  const look = async ({ read, by, report }: Looking, pictures: ImportPictures) => {
    const { summary, add } = createTally(report);
    const leads: Lead[] = [];
    const quiet = { ...by, undoable: () => {} };
    const write = createEntryWrite(dry, { pictures, by: quiet });
    for await (const one of passThrough(read, write, pause)) {
      add(isRefused(one) ? one : one.outcome);
      // More redirects cannot be stored anyway.
      if (!isRefused(one) && leads.length <= redirectLimits.max) leads.push(...redirectsTo(one));
    }
    return { summary, leads };
  };

  const bring = async ({ read, by }: Looking, pictures: ImportPictures, progress: Progress) => {
    const { summary, add } = createTally();
    const later: Written[] = [];
    const notFetched: NotFetched[] = [];
    const write = createEntryWrite(needs, { pictures, by });
    for await (const one of passThrough(read, write, pause)) {
      if (isRefused(one)) throw new DomainError("stale", { message: exchangeMessages.changedSince });
      const { resource, id, title, outcome, lost } = one;
      const record: Brought = { resource, id, title };
      add(outcome);
      notFetched.push(...lost.map((picture) => ({ ...picture, record })));
      if (one.formerSlugs.length + one.oldPaths.length > 0) later.push(one);
      const { create, update, same } = summary;
      progress(create + update + same, outcome.action === "same" ? undefined : record);
    }
    // The present slugs of all records take precedence over former ones.
    for (const one of later) {
      await pause();
      await leadFormerSlugs(needs, one);
    }
    const redirects = await oldPaths.addAll(later.flatMap(redirectsTo));
    await closeRanks(needs);
    return { summary, redirects, notFetched };
  };

  return {
    /** Tells what an import would do. Nothing is written. */
    async preview(looking: Looking): Promise<Imported> {
      const { summary, leads } = await look(looking, createImportPictures(needs, false));
      return { ...nothing, summary, redirects: await oldPaths.foresee(leads) };
    },

    /** Imports the whole file, or nothing when an entry is refused. */
    async run({ progress, ...looking }: Looking & Readonly<{ progress: Progress }>): Promise<Imported> {
      const pictures = createImportPictures(needs, true);
      try {
        let { summary } = await look(looking, pictures);
        if (summary.refused === 0 && pictures.retry())
          ({ summary } = await look({ ...looking, report: () => {} }, pictures));
        return summary.refused > 0 ? { ...nothing, summary } : await bring(looking, pictures, progress);
      } finally {
        await pictures.discard();
      }
    },
  };
}

export type Import = ReturnType<typeof createImport>;
