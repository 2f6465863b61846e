import { exchangeLimits, exchangeMessages } from "@etalase/contracts/exchange";
import { type ImportProgress, type ImportResult, importInput, importResult } from "@etalase/contracts/exchange.schema";
import type { ContentResource } from "@etalase/contracts/kinds";
import { progressStreamType } from "@etalase/contracts/progress-stream";
import type { Refusal } from "@etalase/contracts/refusals/refusal";
import { serverMessages } from "@etalase/contracts/text/messages";
import type { ReadEntries } from "../../application/exchange/entry.ts";
import type { Export } from "../../application/exchange/export.ts";
import type { Brought, Import, Progress } from "../../application/exchange/import.ts";
import type { Files } from "../../application/media.ts";
import { DomainError, invalidField } from "../../domain/errors.ts";
import type { Actor } from "../../domain/user.ts";
import { keepFile } from "../body/upload-folder.ts";
import { type Say, speakerFor } from "../language.ts";
import { limits } from "../limits.ts";
import { type Reporting, streamProgress, wantsProgress, withoutProgress } from "../progress-stream.ts";
import { type Answer, type Call, type Route, route } from "./route.ts";

type FetchPicture = (address: string) => Promise<Uint8Array>;

type ExchangeFiles = Readonly<{
  openImport(
    path: string,
    options: Readonly<{ note?: (problem: Refusal) => void; fetchPicture?: FetchPicture }>,
  ): Promise<Readonly<{ name: Refusal; isForeign: boolean; read: ReadEntries }>>;
  exportFormats: Readonly<Record<string, (exporting: Export, of: readonly ContentResource[]) => AsyncIterable<string>>>;
}>;

export type ImportNeeds = Readonly<{
  importing: Import;
  /** Loads the formats with the first import or export. */
  exchangeFiles: () => Promise<ExchangeFiles>;
  /** Returns the function that fetches the pictures of one import. */
  pictureFetch: () => Promise<FetchPicture>;
}>;

export const file = { name: "file", required: exchangeMessages.fileRequired };

/** The path of the sent file while its request lasts. */
const sentPath = (uploads: Files): string => {
  const [sent] = uploads[file.name] ?? [];
  if (!sent || !("path" in sent) || !sent.path) throw invalidField(file.name, file.required);
  return sent.path;
};

const nothingYet: ImportProgress = { compared: 0, written: 0 };

/** Counts the records that an import has checked and written, for progress reports. */
export function counting({ report }: Reporting<ImportProgress>) {
  const counted = { ...nothingYet };
  const more = (kind: keyof ImportProgress) => () => {
    counted[kind] += 1;
    report({ ...counted });
  };
  return { compared: more("compared"), written: more("written") };
}

/** Works on the sent file, and reports progress to a client that asks for it and may go away meanwhile. */
export async function withFile<R>(
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

/** Fetches for one import at a time, to bound the pictures that are decoded at once. */
function createAlone() {
  let isFetching = false;
  return async <R>(work: () => Promise<R>): Promise<R> => {
    if (isFetching) throw new DomainError("conflict", { message: serverMessages.exchange.isFetching });
    isFetching = true;
    return work().finally(() => {
      isFetching = false;
    });
  };
}

type Importing = Readonly<{
  by: Actor;
  say: Say;
  reporting: Reporting<ImportProgress>;
  fetchPicture?: FetchPicture | undefined;
}>;

/** Returns the function that imports a sent file, with its pictures when `fetchPicture` is given. */
const createImporting =
  ({ importing, exchangeFiles }: ImportNeeds) =>
  async (path: string, { by, say, reporting, fetchPicture }: Importing): Promise<ImportResult> => {
    const count = counting(reporting);
    const { openImport } = await exchangeFiles();
    const { read } = await openImport(path, fetchPicture ? { fetchPicture } : {});
    const brought: Brought[] = [];
    const progress: Progress = (_written, one) => {
      count.written();
      if (one && brought.length < exchangeLimits.linked) brought.push(one);
    };
    const done = await importing.run({ read, by, report: count.compared, progress });
    const { create, update, same, refused } = done.summary;
    if (refused > 0) throw new DomainError("invalid", { message: exchangeMessages.refused(refused) });
    const { added, refused: notLed } = done.redirects;
    const notFetched = done.notFetched
      .slice(0, exchangeLimits.listed)
      .map(({ record: { id, title }, address, problem }) => ({ id, title, address, problem: say(problem) }));
    return { create, update, same, redirects: added, notLed: notLed.length, brought, notFetched };
  };

export function importRoute(needs: ImportNeeds): Route {
  const alone = createAlone();
  const bring = createImporting(needs);
  return route({
    method: "POST",
    path: "/api/exchange/import",
    who: "staff",
    body: { schema: importInput, file, maxBytes: limits.importBytes },
    response: importResult,
    fileType: progressStreamType,
    handle: async (call) => {
      const by = call.by;
      const { fetch: fetches } = call.input;
      // The server fetches from addresses that the file names.
      if (fetches && by.user.role !== "superadmin") throw new DomainError("forbidden");
      return withFile(call, (path, reporting) => {
        const importing = { by, say: speakerFor(call.context), reporting };
        return fetches
          ? alone(async () => bring(path, { ...importing, fetchPicture: await needs.pictureFetch() }))
          : bring(path, importing);
      });
    },
  });
}
