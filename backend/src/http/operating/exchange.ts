import { Readable } from "node:stream";
import { type ContentResource, contentResources } from "@etalase/contracts/kinds";
import { exchangeLimits, exchangeMessages } from "@etalase/contracts/operating/exchange";
import {
  exportFile,
  exportQuery,
  type ImportPreview,
  type ImportProgress,
  type ImportResult,
  importInput,
  importPreview,
  importResult,
  previewInput,
} from "@etalase/contracts/operating/exchange.schema";
import { progressStreamType } from "@etalase/contracts/operating/progress-stream";
import { type Refusal, verbatim } from "@etalase/contracts/refusals/refusal";
import type { AuditLog } from "../../application/audit.ts";
import type { Brought, Progress } from "../../application/exchange/bringing.ts";
import { isRefused, type ReadEntries, type Refused } from "../../application/exchange/entry.ts";
import type { Export } from "../../application/exchange/exporting.ts";
import type { Import, Imported } from "../../application/exchange/importing.ts";
import type { Outcome } from "../../application/exchange/looking.ts";
import type { Files } from "../../application/media.ts";
import { DomainError, invalidField } from "../../domain/errors.ts";
import { type Answer, type Call, type Route, route } from "../api/route.ts";
import { theActor } from "../api/session.ts";
import { keepFile } from "../body/upload-folder.ts";
import { limits } from "../limits.ts";
import { type Reporting, streamProgress, wantsProgress, withoutProgress } from "../progress-stream.ts";
import { type Say, speakerFor } from "../refusal-language.ts";
import { type FetchNeeds, pictureRoutes } from "./exchange-pictures.ts";

const base = "/api/exchange";

type ExchangeFiles = Readonly<{
  openImport(
    path: string,
    options: Readonly<{ note?: (problem: Refusal) => void; isInSite: true }>,
  ): Promise<Readonly<{ name: Refusal; isForeign: boolean; read: ReadEntries }>>;
  exportFormats: Readonly<Record<string, (exporting: Export, of: readonly ContentResource[]) => AsyncIterable<string>>>;
}>;

type Needs = FetchNeeds &
  Readonly<{
    exporting: Export;
    importing: Import;
    /** Loads the formats with the first import or export. */
    exchangeFiles: () => Promise<ExchangeFiles>;
    audit: Pick<AuditLog, "record">;
  }>;

const types = { json: "application/json", csv: "text/csv" } as const;

const file = { name: "file", required: exchangeMessages.fileRequired };

/** The path of the sent file while its request lasts. */
const sentPath = (uploads: Files): string => {
  const [sent] = uploads[file.name] ?? [];
  if (!sent || !("path" in sent) || !sent.path) throw invalidField(file.name, file.required);
  return sent.path;
};

type Listed = Readonly<{ outcomes: readonly (Outcome | Refused)[]; notes: readonly Refusal[] }>;

const viewOf = (
  { name, isForeign }: Readonly<{ name: Refusal; isForeign: boolean }>,
  { summary, redirects }: Imported,
  { outcomes, notes }: Listed,
  say: Say,
): ImportPreview => {
  const changed = outcomes.filter((one): one is Outcome => !isRefused(one));
  return {
    format: say(name),
    isForeign,
    ...summary,
    outcomes: changed.flatMap(({ action, place, ...one }) =>
      action === "same" ? [] : [{ ...one, where: say(place), action }],
    ),
    refusals: outcomes.filter(isRefused).map(({ where, problem }) => ({ where: say(where), problem: say(problem) })),
    redirects: redirects.added,
    notes: notes.map(say),
  };
};

/** Keeps the first outcomes, which are shown: a file may hold any number. */
function createListing() {
  const outcomes: (Outcome | Refused)[] = [];
  const notes: Refusal[] = [];
  const counts = { refused: 0, changed: 0 };
  return {
    outcomes,
    notes,
    note(problem: Refusal) {
      if (notes.length < exchangeLimits.listed) notes.push(problem);
    },
    add(one: Outcome | Refused) {
      const kind = isRefused(one) ? "refused" : "changed";
      if (!isRefused(one) && one.action === "same") return;
      counts[kind] += 1;
      if (counts[kind] <= exchangeLimits.listed) outcomes.push(one);
    },
  };
}

const nothingYet: ImportProgress = { compared: 0, written: 0 };

/** Counts the records that an import has checked and written, for progress reports. */
function counting({ report }: Reporting<ImportProgress>) {
  const counted = { ...nothingYet };
  const more = (kind: keyof ImportProgress) => () => {
    counted[kind] += 1;
    report({ ...counted });
  };
  return { compared: more("compared"), written: more("written") };
}

/** Works on the sent file, and reports progress to a client that asks for it and may go away meanwhile. */
async function withFile<R>(
  { context, uploads }: Pick<Call, "context" | "uploads">,
  work: (path: string, reporting: Reporting<ImportProgress>) => Promise<R>,
): Promise<Answer> {
  const sent = sentPath(uploads);
  if (!wantsProgress(context)) return { body: await work(sent, withoutProgress) };
  const { path, remove } = await keepFile(sent);
  return {
    body: streamProgress(context, nothingYet, (reporting: Reporting<ImportProgress>) =>
      work(path, reporting).finally(remove),
    ),
  };
}

const exportRoute = ({ exporting, exchangeFiles, audit }: Needs): Route =>
  route({
    method: "GET",
    path: `${base}/export`,
    who: "staff",
    query: exportQuery,
    response: exportFile,
    file: "text/csv",
    handle: async (call) => {
      const { context, query } = call;
      const { format, resource } = query;
      if (format === "csv" && !resource) throw invalidField("resource", exchangeMessages.oneKind);
      const write = (await exchangeFiles()).exportFormats[format];
      if (!write) throw new DomainError("notFound");
      context.set("Cache-Control", "private, no-store");
      context.type = types[format];
      context.attachment(`etalase-${resource ?? "content"}.${format}`);
      if (context.method === "HEAD") return { body: "" };
      await audit.record(theActor(call), [
        { action: "export", resource: resource ?? "exchange", record: null, detail: { format } },
      ]);
      return { body: Readable.from(write(exporting, resource ? [resource] : contentResources), { objectMode: false }) };
    },
  });

/** An import is previewed first, and the preview writes nothing. */
const comparisonRoute = ({ importing, exchangeFiles }: Needs): Route =>
  route({
    method: "POST",
    path: `${base}/comparison`,
    who: "staff",
    body: { schema: previewInput, file, maxBytes: limits.importBytes },
    response: importPreview,
    file: progressStreamType,
    handle: (call) =>
      withFile(call, async (path, reporting): Promise<ImportPreview> => {
        const user = theActor(call).user;
        const listing = createListing();
        const note = (problem: Refusal) => {
          // The dashboard asks a superadmin below whether to fetch them.
          if (user.role !== "superadmin" || problem !== exchangeMessages.picturesStay) listing.note(problem);
        };
        const count = counting(reporting);
        const opened = await (await exchangeFiles()).openImport(path, { note, isInSite: true });
        const report = (one: Outcome | Refused) => {
          if (!reporting.isHeard()) throw new Error("Nobody waits for the comparison any more");
          count.compared();
          listing.add(one);
        };
        const foreseen = await importing.foresee(opened.read, theActor(call), { report, replaces: call.input.replace });
        for (const one of foreseen.redirects.refused) listing.note(verbatim(exchangeMessages.notLed(one)));
        return viewOf(opened, foreseen, listing, speakerFor(call.context));
      }),
  });

const importRoute = ({ importing, exchangeFiles }: Needs): Route =>
  route({
    method: "POST",
    path: `${base}/import`,
    who: "staff",
    body: { schema: importInput, file, maxBytes: limits.importBytes },
    response: importResult,
    file: progressStreamType,
    handle: (call) =>
      withFile(call, async (path, reporting): Promise<ImportResult> => {
        const count = counting(reporting);
        const { read } = await (await exchangeFiles()).openImport(path, { isInSite: true });
        const { as, replace: replaces } = call.input;
        const brought: Brought[] = [];
        const progress: Progress = (_written, one) => {
          count.written();
          if (one && brought.length < exchangeLimits.linked) brought.push(one);
        };
        const watched = { report: count.compared, progress, as, replaces };
        const { summary, redirects } = await importing.run(read, theActor(call), watched);
        const { create, update, same, refused } = summary;
        if (refused > 0) throw new DomainError("invalid", { message: exchangeMessages.refused(refused) });
        return { create, update, same, redirects: redirects.added, notLed: redirects.refused.length, brought };
      }),
  });

/** Import and export for admins, who manage the content anyway. */
export const exchangeRoutes = (needs: Needs): readonly Route[] => [
  exportRoute(needs),
  comparisonRoute(needs),
  importRoute(needs),
  ...pictureRoutes(needs),
];
