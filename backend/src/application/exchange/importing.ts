import { exchangeMessages } from "@etalase/contracts/exchange";
import { DomainError } from "../../domain/errors.ts";
import type { Source } from "../../domain/user.ts";
import type { Added } from "../redirects/many-redirects.ts";
import type { Redirects } from "../redirects/redirects.ts";
import { type BringNeeds, bringFile, type NotFetched, type Progress } from "./bringing.ts";
import { type CheckNeeds, checkFile, type ReportOutcome, type Summary } from "./checking.ts";
import type { ReadEntries } from "./entry.ts";
import { createOrigins, type OriginNeeds } from "./origins.ts";
import type { PictureNeeds } from "./picture-source.ts";
import { createImportPictures, type LostPicture } from "./pictures.ts";
import { createEntryResolver, type ResolvingNeeds } from "./resolving.ts";

/** The result of an import or of its preview. */
export type Imported<Lost = LostPicture> = Readonly<{
  summary: Summary;
  redirects: Added;
  notFetched: readonly Lost[];
}>;

type Needs = PictureNeeds &
  ResolvingNeeds &
  Omit<CheckNeeds & BringNeeds, "origins"> &
  OriginNeeds &
  Readonly<{ oldPaths: Pick<Redirects, "addAll" | "foresee"> }>;

/** `replaces` lets the file replace other records that have its addresses. */
type Looking = Readonly<{ report: ReportOutcome; replaces?: boolean | undefined }>;

/** `as` demands the result of a preview, which has read the file as `compared` reads it: without fetching pictures. */
type Running = Looking & Readonly<{ progress: Progress; as?: string | undefined; compared?: ReadEntries | undefined }>;

const nothing = { redirects: { added: 0, refused: [] }, notFetched: [] };

/** @throws {DomainError} "stale" */
function refuseOther({ digest }: Summary, as: string | undefined) {
  if (as !== undefined && digest !== as) throw new DomainError("stale", { message: exchangeMessages.changedSince });
}

export function createImport(given: Needs) {
  const needs = { ...given, origins: createOrigins(given) };

  /** Previews an import. Nothing is written. */
  async function foresee(read: ReadEntries, by: Source, { report, replaces = false }: Looking): Promise<Imported> {
    const pictures = createImportPictures(needs, false);
    const resolve = createEntryResolver(needs, pictures, by);
    const { summary, leads } = await checkFile(needs, { read, resolve, report, replaces });
    return { summary, redirects: await needs.oldPaths.foresee(leads), notFetched: pictures.takeLost() };
  }

  return {
    foresee,
    /**
     * Imports the whole file, or nothing when an entry is refused.
     * @throws {DomainError} "stale" when the result would differ from that of the preview
     */
    async run(
      read: ReadEntries,
      by: Source,
      { report, progress, as, compared, replaces = false }: Running,
    ): Promise<Imported<NotFetched>> {
      const quietly = { report: () => {}, replaces };
      if (compared) {
        const { summary } = await foresee(compared, by, quietly);
        refuseOther(summary, as);
        if (summary.refused > 0) return { summary, ...nothing };
      }
      const pictures = createImportPictures(needs, true);
      const resolver = () => createEntryResolver(needs, pictures, by);
      const check = (looking: Required<Looking>) => checkFile(needs, { read, resolve: resolver(), ...looking });
      try {
        let checked = await check({ report, replaces });
        if (!compared) refuseOther(checked.summary, as);
        // The pictures that could not be fetched are tried once again.
        if (pictures.takeLost().length > 0) checked = await check(quietly);
        const { summary } = checked;
        if (summary.refused > 0) return { summary, ...nothing };
        return { summary, ...(await bringFile(needs, { read, checked, resolve: resolver(), pictures, by, progress })) };
      } finally {
        await pictures.discard();
      }
    },
  };
}

export type Import = ReturnType<typeof createImport>;
