import { Readable } from "node:stream";
import { exchangeLimits, exchangeMessages } from "@etalase/contracts/exchange";
import {
  exportFile,
  exportQuery,
  type ImportPreview,
  importPreview,
  previewInput,
} from "@etalase/contracts/exchange.schema";
import { contentResources } from "@etalase/contracts/kinds";
import { progressStreamType } from "@etalase/contracts/progress-stream";
import { type Refusal, verbatim } from "@etalase/contracts/refusals/refusal";
import type { AuditLog } from "../../application/audit.ts";
import { isRefused, type Outcome, type Refused } from "../../application/exchange/entry.ts";
import type { Export } from "../../application/exchange/export.ts";
import type { Imported } from "../../application/exchange/import.ts";
import { DomainError, invalidField } from "../../domain/errors.ts";
import { type Say, speakerFor } from "../language.ts";
import { limits } from "../limits.ts";
import { counting, file, type ImportNeeds, importRoute, withFile } from "./exchange-import.ts";
import { type Route, route } from "./route.ts";

const base = "/api/exchange";

type Needs = ImportNeeds & Readonly<{ exporting: Export; audit: Pick<AuditLog, "record"> }>;

const types = { json: "application/json", csv: "text/csv" } as const;

const viewOf = (
  { name, isForeign }: Readonly<{ name: Refusal; isForeign: boolean }>,
  { summary, redirects }: Imported,
  { outcomes, notes }: Readonly<{ outcomes: readonly (Outcome | Refused)[]; notes: readonly Refusal[] }>,
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

const exportRoute = ({ exporting, exchangeFiles, audit }: Needs): Route =>
  route({
    method: "GET",
    path: `${base}/export`,
    who: "staff",
    query: exportQuery,
    response: exportFile,
    fileType: "text/csv",
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
      await audit.record(call.by, [
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
    fileType: progressStreamType,
    handle: (call) =>
      withFile(call, async (path, reporting): Promise<ImportPreview> => {
        const by = call.by;
        const listing = createListing();
        const note = (problem: Refusal) => {
          // The dashboard asks a superadmin below whether to fetch them.
          if (by.user.role !== "superadmin" || problem !== exchangeMessages.picturesStay) listing.note(problem);
        };
        const count = counting(reporting);
        const opened = await (await exchangeFiles()).openImport(path, { note });
        const report = (one: Outcome | Refused) => {
          if (!reporting.isHeard()) throw new Error("Nobody waits for the comparison any more");
          count.compared();
          listing.add(one);
        };
        const foreseen = await importing.preview({ read: opened.read, by, report });
        for (const one of foreseen.redirects.refused) listing.note(verbatim(exchangeMessages.notLed(one)));
        return viewOf(opened, foreseen, listing, speakerFor(call.context));
      }),
  });

/** Import and export for admins, who manage the content anyway. */
export const exchangeRoutes = (needs: Needs): readonly Route[] => [
  exportRoute(needs),
  comparisonRoute(needs),
  importRoute(needs),
];
