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
} from "@etalase/contracts/operating/exchange.schema";
import { progressStreamType } from "@etalase/contracts/operating/progress-stream";
import type { AuditLog } from "../../application/audit.ts";
import { isRefused, type ReadEntries, type Refused } from "../../application/exchange/entry.ts";
import type { Export } from "../../application/exchange/export.ts";
import type { Brought, Import, Imported, Progress } from "../../application/exchange/import.ts";
import type { Outcome } from "../../application/exchange/report.ts";
import type { Files } from "../../application/media.ts";
import { DomainError, invalidField } from "../../domain/errors.ts";
import { type Answer, type Call, type Route, route } from "../api/route.ts";
import { theActor } from "../api/session.ts";
import { keepFile } from "../body/upload-folder.ts";
import { limits } from "../limits.ts";
import { type Reporting, streamProgress, wantsProgress, withoutProgress } from "../progress-stream.ts";
import { type FetchNeeds, pictureRoutes } from "./exchange-pictures.ts";

const base = "/api/exchange";

type ExchangeFiles = Readonly<{
  openImport(
    path: string,
    options: Readonly<{ note?: (sentence: string) => void; isInSite: true }>,
  ): Promise<Readonly<{ name: string; isForeign: boolean; read: ReadEntries }>>;
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

type Listed = Readonly<{ outcomes: readonly (Outcome | Refused)[]; notes: readonly string[] }>;

const viewOf = (
  { name: format, isForeign }: Readonly<{ name: string; isForeign: boolean }>,
  { summary, redirects }: Imported,
  { outcomes, notes }: Listed,
): ImportPreview => {
  const changed = outcomes.filter((one): one is Outcome => !isRefused(one));
  return {
    format,
    isForeign,
    ...summary,
    outcomes: changed.flatMap(({ action, ...one }) => (action === "same" ? [] : [{ ...one, action }])),
    refusals: outcomes.filter(isRefused),
    redirects: redirects.added,
    notes: [...notes],
  };
};

/** Keeps the first outcomes, which are shown: a file may hold any number. */
function createListing() {
  const outcomes: (Outcome | Refused)[] = [];
  const notes: string[] = [];
  const counts = { refused: 0, changed: 0 };
  return {
    outcomes,
    notes,
    note(sentence: string) {
      if (notes.length < exchangeLimits.listed) notes.push(sentence);
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
    body: { schema: importInput, file, maxBytes: limits.importBytes },
    response: importPreview,
    file: progressStreamType,
    handle: (call) =>
      withFile(call, async (path, reporting): Promise<ImportPreview> => {
        const listing = createListing();
        const count = counting(reporting);
        const opened = await (await exchangeFiles()).openImport(path, { note: listing.note, isInSite: true });
        const report = (one: Outcome | Refused) => {
          if (!reporting.isHeard()) throw new Error("Nobody waits for the comparison any more");
          count.compared();
          listing.add(one);
        };
        const by = theActor(call);
        const foreseen = await importing.preview({ read: opened.read, by, report, replaces: call.input.replace });
        for (const one of foreseen.redirects.refused) listing.note(exchangeMessages.notLed(one));
        return viewOf(opened, foreseen, listing);
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
        const brought: Brought[] = [];
        const progress: Progress = (_written, one) => {
          count.written();
          if (one && brought.length < exchangeLimits.linked) brought.push(one);
        };
        const by = theActor(call);
        const looking = { read, by, report: count.compared, replaces: call.input.replace };
        const { summary, redirects } = await importing.run({ ...looking, progress });
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
