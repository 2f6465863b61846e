import { exchangeMessages } from "@etalase/contracts/operating/exchange";
import { DomainError } from "../../domain/errors.ts";
import type { Source } from "../../domain/user.ts";
import type { Added } from "../redirects/many-redirects.ts";
import type { Redirects } from "../redirects/redirects.ts";
import { type BringNeeds, bringFile, type Progress } from "./bringing.ts";
import { type CheckNeeds, checkFile, type ReportOutcome, type Summary } from "./checking.ts";
import type { ReadEntries } from "./entry.ts";
import { createOrigins, type OriginNeeds } from "./origins.ts";
import type { PictureNeeds } from "./picture-source.ts";
import { createImportPictures } from "./pictures.ts";
import { createEntryResolver, type ResolvingNeeds } from "./resolving.ts";

/** The result of an import or of its preview. */
export type Imported = Readonly<{ summary: Summary; redirects: Added }>;

type Needs = PictureNeeds &
  ResolvingNeeds &
  Omit<CheckNeeds & BringNeeds, "origins"> &
  OriginNeeds &
  Readonly<{ oldPaths: Pick<Redirects, "addAll" | "foresee"> }>;

/** `replaces` lets the file replace other records that have its addresses. */
type Looking = Readonly<{ report: ReportOutcome; replaces?: boolean | undefined }>;

type Running = Looking & Readonly<{ progress: Progress; as?: string | undefined }>;

export function createImport(given: Needs) {
  const needs = { ...given, origins: createOrigins(given) };
  return {
    /** Previews an import. Nothing is written. */
    async foresee(read: ReadEntries, by: Source, { report, replaces = false }: Looking): Promise<Imported> {
      const resolve = createEntryResolver(needs, createImportPictures(needs, false), by);
      const { summary, leads } = await checkFile(needs, { read, resolve, report, replaces });
      return { summary, redirects: await needs.oldPaths.foresee(leads) };
    },

    /**
     * Imports the whole file, or nothing when an entry is refused. `as` demands the result of a preview.
     * @throws {DomainError} "stale" when the result would differ
     */
    async run(read: ReadEntries, by: Source, { report, progress, as, replaces = false }: Running): Promise<Imported> {
      const pictures = createImportPictures(needs, true);
      try {
        const checked = await checkFile(needs, {
          read,
          resolve: createEntryResolver(needs, pictures, by),
          report,
          replaces,
        });
        const { summary } = checked;
        if (as !== undefined && summary.digest !== as)
          throw new DomainError("stale", { message: exchangeMessages.changedSince });
        if (summary.refused > 0) return { summary, redirects: { added: 0, refused: [] } };
        const resolve = createEntryResolver(needs, pictures, by);
        return { summary, redirects: await bringFile(needs, { read, checked, resolve, by, progress }) };
      } finally {
        await pictures.discard();
      }
    },
  };
}

export type Import = ReturnType<typeof createImport>;
