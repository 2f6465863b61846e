import type { ExchangeFormat } from "@etalase/contracts/exchange";
import type { ImportPreview, ImportProgress, ImportResult } from "@etalase/contracts/exchange.schema";
import type { ContentResource } from "@etalase/contracts/kinds";
import { fetchFile } from "../kit/data/fetchFile.ts";
import { streamedWork, type Watch } from "../kit/data/streamedWork.ts";

const path = "/api/exchange";

/** The content to export; without a resource, all of it. */
export type Wanted = Readonly<{ format: ExchangeFormat; resource: ContentResource | undefined }>;

function formOf(file: File, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", file, file.name);
  return form;
}

/** A file to import; `replaces` lets it replace other records that have its addresses. */
export type Chosen = Readonly<{ file: File; replaces: boolean }>;

type Watched = Watch<ImportProgress>;

/** The API calls for export and import. */
export const exchangeApi = {
  file: ({ format, resource }: Wanted): Promise<Blob> =>
    fetchFile(`${path}/export?${new URLSearchParams({ format, ...(resource ? { resource } : {}) })}`),
  preview: ({ file, replaces }: Chosen, watch: Watched) =>
    streamedWork<ImportProgress, ImportPreview>(
      `${path}/comparison`,
      formOf(file, { replace: String(replaces) }),
      watch,
    ),
  /** `fetches` has pictures fetched, too. */
  import: ({ file, replaces }: Chosen, fetches: boolean, watch: Watched) =>
    streamedWork<ImportProgress, ImportResult>(
      `${path}/import`,
      formOf(file, { replace: String(replaces), fetch: String(fetches) }),
      watch,
    ),
};
